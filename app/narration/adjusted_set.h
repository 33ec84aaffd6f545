// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/narration/narrator.h"

#include <QCoreApplication>
#include <QJsonObject>
#include <QJsonValue>
#include <QString>
#include <QStringList>

#include <functional>
#include <utility>

namespace qd {

/// What an adjustment set, in words: "Victory – hull boxes left: 5". Made of the `set` of the
/// command, whose keys have the labels of the adjust form.
class AdjustedSet {
    Q_DECLARE_TR_FUNCTIONS(AdjustedSet)
public:
    /// The words of a value that only the game can say (a heading, a place); null: as usual.
    using Value = std::function<QString(const QString &key, const QJsonValue &value)>;
    /// What a piece of a group is called where its id alone doesn't say it; null: as usual.
    using Name = std::function<QString(const QString &group, const QString &id)>;

    AdjustedSet(const Narrator &narrator, Value value, Name name = {})
        : m_narrator(narrator), m_value(std::move(value)), m_name(std::move(name))
    {
    }

    /// One text for each thing that was set; `groups` are the keys that hold pieces by id. What
    /// would be too much for a line is counted.
    QString said(const QJsonObject &set, const QStringList &groups) const;

    /// A label as it stands within a sentence: names keep their capital.
    static QString lowerFirst(const QString &label);
    /// "A, B, C and 4 more": no more of them than fit on a line.
    static QString capped(const QStringList &texts);

private:
    QString piece(const QString &group, const QString &id, const QJsonValue &value) const;
    QStringList options(const QJsonObject &options) const;
    QString fact(const QString &key, const QJsonValue &value) const;
    QString words(const QString &key, const QJsonValue &value) const;
    QString label(const QString &key) const;
    static QString capped(const QStringList &texts, const QString &between);

    const Narrator &m_narrator;
    Value m_value;
    Name m_name;
};

/// An `adjusted` event with what its command set, which not every game's event holds; any other
/// event as it is.
QJsonObject withWhatWasSet(QJsonObject event, const QJsonObject &command);

} // namespace qd
