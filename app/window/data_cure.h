// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/data_editor.h"

#include <QStringList>

#include <optional>
#include <string>

namespace qd {

/// A data file without what kept the rules from reading it and no field of an editor shows: keys
/// that they don't know, and another program's format.
struct DataCure {
    std::string json;
    QStringList taken; ///< the keys, each once
    bool formatSet = false;
};

/// Whether there is such a thing in a file that the rules refuse.
bool canCure(const std::string &json, const std::string &format, const DataTrial &trial);

/// The file without it; nullopt: there is nothing to be taken out.
std::optional<DataCure> cureOf(const std::string &json, const std::string &format,
                               const DataTrial &trial);

} // namespace qd
