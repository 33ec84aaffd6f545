// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/odds_asker.h"

#include "app/panels/json_values.h"

#include <chrono>
#include <future>
#include <memory>
#include <utility>

namespace qd {

OddsAsker::OddsAsker(QObject *parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
}

OddsAsker::~OddsAsker()
{
    m_pool.clear();
    m_pool.waitForDone();
}

std::optional<QJsonObject> OddsAsker::ask(const Position &position, const QJsonObject &query)
{
    const std::string text = jsonText(query);
    const QByteArray key =
        QByteArray::number(static_cast<qulonglong>(position.fingerprint())) + text.c_str();
    if (const auto known = m_answers.constFind(key); known != m_answers.constEnd())
        return *known;
    if (key == m_awaited)
        return std::nullopt;
    m_pool.clear(); // what was asked before and has not begun is not waited for any more
    m_awaited = key;
    auto promise = std::make_shared<std::promise<QJsonObject>>();
    std::future<QJsonObject> answer = promise->get_future();
    m_pool.start([this, position, text, key, promise] {
        const auto asked = position.ask(text);
        const QJsonObject object = asked ? jsonObject(*asked) : QJsonObject();
        promise->set_value(object);
        QMetaObject::invokeMethod(
            this, [this, key, object] { take(key, object); }, Qt::QueuedConnection);
    });
    if (answer.wait_for(std::chrono::milliseconds(m_patience)) != std::future_status::ready)
        return std::nullopt;
    m_awaited.clear();
    const QJsonObject object = answer.get();
    keep(key, object);
    return object;
}

void OddsAsker::keep(const QByteArray &key, const QJsonObject &answer)
{
    if (m_answers.size() >= kAnswersKept)
        m_answers.clear();
    m_answers.insert(key, answer);
}

void OddsAsker::take(const QByteArray &key, const QJsonObject &answer)
{
    if (m_answers.contains(key))
        return; // it came in time
    keep(key, answer);
    if (m_awaited == key)
        m_awaited.clear();
    emit answered();
}

} // namespace qd
