// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/state_store.h"

#include <QJsonObject>
#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace qd {

/// What the referee had begun and not recorded: the act in hand, a note, an adjustment.
struct InHand {
    std::string command; ///< of the act, JSON; empty: none
    std::vector<int> faces; ///< dice typed for it
    bool rolled = false; ///< the program threw them
    QString reason;
    QString note;
    QJsonObject adjust; ///< the `set` of an adjust command
    QString adjustReason;

    bool isEmpty() const { return command.empty() && note.isEmpty() && adjust.isEmpty(); }

    friend bool operator==(const InHand &, const InHand &) = default;
};

/// Which table a program had open, and what was in hand.
struct SessionMark {
    QString file;
    QString head; ///< hash of the journal's last entry; what was in hand belongs to it
    qint64 entries = 0;
    InHand hand;
    bool ended = false; ///< the table was closed in order
};

/// The marks of open tables, one small file each. A mark that no living program owns tells of a
/// crash or a power cut.
class SessionMarks {
public:
    explicit SessionMarks(StateStore store);

    /// Writes it as this program's. False: the disk said no.
    bool write(const SessionMark &mark) const;
    void remove(const QString &file) const;
    std::optional<SessionMark> of(const QString &file) const;
    /// The newest table that was not closed in order and that no living program has open. Marks of
    /// files that are gone are forgotten.
    std::optional<SessionMark> unfinished() const;

    /// This process, told from any other that gets its number later.
    static QString ownerMark();

private:
    StateStore m_store;
};

} // namespace qd
