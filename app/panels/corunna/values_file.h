// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QJsonValue>
#include <QString>

#include <string>

namespace qd::corunna {

inline constexpr auto *kValuesFormat = "corunna-values-1";

/// The figures of the counters as the owner typed them (specification 9.4): parts `units` and
/// `leaders`, by piece and field. Values only; whether they are right is for the rules to say.
struct ValuesFile {
    QJsonObject head; ///< everything but the figures: format, name, chart_fill …
    QJsonObject units, leaders; ///< piece → field → number, leaders' specials true or false

    /// A file's text; what is no JSON object begins an empty one.
    static ValuesFile fromJson(const std::string &text);

    std::string json() const; ///< canonical
    std::string text() const; ///< a line a piece, the pieces by name

    QString name() const { return head.value(u"name").toString(); }

    void setName(const QString &name);

    /// Undefined: nobody typed it. `part` is "units" or "leaders".
    QJsonValue value(const QString &part, const QString &piece, const QString &field) const;
    /// Null or undefined takes the figure out.
    void set(const QString &part, const QString &piece, const QString &field,
             const QJsonValue &value);

    bool isEmpty() const { return units.isEmpty() && leaders.isEmpty(); }
};

} // namespace qd::corunna
