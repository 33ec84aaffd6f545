// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/state_store.h"

#include <QDateTime>
#include <QString>

#include <optional>
#include <string>

namespace qd {

/// What somebody is typing into an editor of a data file, kept after every change so that neither a
/// crash nor a power cut loses it. One a kind of file; a state file, so that losing it harms nobody
/// who saved.
class TypedDraft {
public:
    struct Kept {
        std::string json;
        QDateTime when; ///< local time
    };

    TypedDraft(StateStore store, const std::string &game, const QString &kind);

    std::optional<Kept> kept() const;
    void keep(const std::string &json) const;
    void drop() const;

private:
    StateStore m_store;
    QString m_name;
};

} // namespace qd
