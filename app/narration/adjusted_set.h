// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/narration/narrator.h"

#include <QCoreApplication>

#include <functional>

namespace qd {

/// What an adjustment set, in words: "Victory – hull boxes left: 5". Made of the `set` of the
/// command, whose keys have the labels of the adjust form.
class AdjustedSet {
    Q_DECLARE_TR_FUNCTIONS(AdjustedSet)
public:
    /// The words of a value that only the game can say (a heading, a place); null: as usual.
    using Value = std::function<QString(const QString &key, const QJsonValue &value)>;

    AdjustedSet(const Narrator &narrator, Value value)
        : m_narrator(narrator), m_value(std::move(value))
    {
    }

    /// One text for each thing that was set; `groups` are the keys that hold pieces by id. What
    /// would be too much for a line is counted.
    QString said(const QJsonObject &set, const QStringList &groups) const;

private:
    QString piece(const QString &id, const QJsonValue &value) const;
    QString fact(const QString &key, const QJsonValue &value) const;
    QString words(const QString &key, const QJsonValue &value) const;
    QString label(const QString &key) const;
    static QString capped(const QStringList &texts, const QString &between);

    const Narrator &m_narrator;
    Value m_value;
};

} // namespace qd
