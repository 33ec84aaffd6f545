// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/corunna/series_file.h"
#include "app/panels/corunna/values_file.h"

#include <QString>

#include <vector>

namespace qd::corunna {

struct OrderGroup;

/// The counters' figures as a page for people, rich text: a table a part of the order of battle;
/// what nobody typed is left empty to be written in by hand.
QString valuesPage(const std::vector<OrderGroup> &groups, const ValuesFile &file);
/// The tables of the series likewise.
QString seriesPage(const SeriesFile &file);

} // namespace qd::corunna
