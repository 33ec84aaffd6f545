// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

namespace qd {

/// What the act in hand asks for on the board: other pieces stand back, its places are lit.
struct AskedFor {
    bool on = false; ///< an act asks for pieces
    QStringList pieces;
    QHash<QString, QString> whyNot; ///< by piece, in the reader's language
    QStringList places; ///< of the field that waits for one

    /// It is not among the pieces that the act asks for, or can do nothing with it.
    bool standsBack(const QString &piece) const
    {
        return on && (!pieces.contains(piece) || whyNot.contains(piece));
    }

    friend bool operator==(const AskedFor &, const AskedFor &) = default;
};

} // namespace qd
