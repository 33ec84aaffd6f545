// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/module/script.h"
#include "tests/support/toy_game.h"

#include <QByteArray>

#include <optional>

namespace qd::toy {

inline const GameModule &toyModule()
{
    static const ModuleOf<toy::Game> kModule;
    return kModule;
}

inline DataLibrary noLibrary()
{
    return [](std::string_view, std::string_view, std::string_view) -> std::optional<std::string> {
        return std::nullopt;
    };
}

/// Feeds lines and keeps the reply of the last one.
class Feeder {
public:
    QByteArray operator()(const QByteArray &text)
    {
        const auto reply = m_script.feed(text.toStdString(), ++m_line);
        return reply ? QByteArray::fromStdString(*reply) : QByteArray("none");
    }

    const Script &script() const { return m_script; }

private:
    Script m_script{{&toyModule()}, noLibrary()};
    int m_line = 0;
};

inline const QByteArray kTable = R"({"table":{"game":"toy","seed":5}})";

inline QByteArray codeOf(const QByteArray &reply)
{
    const auto json = parseJson(reply.toStdString());
    if (!json || !json->contains("error"))
        return reply;
    return QByteArray::fromStdString(json->at("error").at("code").get<std::string>());
}

} // namespace qd::toy
