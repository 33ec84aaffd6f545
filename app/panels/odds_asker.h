// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/module/position.h"

#include <QByteArray>
#include <QHash>
#include <QJsonObject>
#include <QObject>
#include <QThreadPool>

#include <optional>

namespace qd {

/// Asks positions for odds without keeping the window waiting: what is quick is answered at once, a
/// long walk goes on beside it, and a newer question puts it off. Answers are kept: each key typed
/// asks for the same again.
class OddsAsker : public QObject {
    Q_OBJECT
public:
    explicit OddsAsker(QObject *parent = nullptr);
    ~OddsAsker() override;

    /// The answer, empty where the rules have none; nullopt: it is on its way, `answered` tells of
    /// it.
    std::optional<QJsonObject> ask(const Position &position, const QJsonObject &query);

    /// How long `ask` waits for an answer, in milliseconds.
    void setPatience(int milliseconds) { m_patience = milliseconds; }

    static constexpr int kAnswersKept = 200;

    int answersKept() const { return static_cast<int>(m_answers.size()); }

signals:
    void answered();

private:
    void keep(const QByteArray &key, const QJsonObject &answer);
    void take(const QByteArray &key, const QJsonObject &answer);

    QHash<QByteArray, QJsonObject> m_answers;
    QByteArray m_awaited; ///< the question that is on its way, empty: none
    QThreadPool m_pool;
    int m_patience = 15;
};

} // namespace qd
