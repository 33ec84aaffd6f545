// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/table_session.h"

#include <QByteArray>
#include <QString>

#include <memory>

namespace qd {

/// True while the journal holds the acts of the example's script and nothing else.
bool isUntouchedExample(const TableSession &session, const QByteArray &script);

/// An example of that name that nobody recorded anything in, ready to be used again; null: there is
/// none. `fresh` is the file that a new one would get (freshTableFile): those looked at are the
/// ones that already have its name, of the same day.
std::unique_ptr<TableSession> untouchedExample(const QString &fresh, const QByteArray &script);

} // namespace qd
