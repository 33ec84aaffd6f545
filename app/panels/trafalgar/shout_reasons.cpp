// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/trafalgar/shout_reasons.h"

#include "app/panels/json_values.h"

#include <QJsonObject>

#include <algorithm>
#include <array>
#include <string_view>

namespace qd::trafalgar {
namespace {

/// What stands in the way last is told first: a ship out of range matters less than one that is in
/// range and has not moved.
int closeness(const Refusal &refusal)
{
    constexpr std::array<std::string_view, 5> kOrder{"ship-priority", "not-leaving", "not-passing",
                                                     "blocked", "not-in-field"};
    return static_cast<int>(std::ranges::find(kOrder, refusal.code) - kOrder.begin());
}

const Field *fieldOf(const Form &form, std::string_view key)
{
    const auto found = std::ranges::find(form.fields, key, &Field::key);
    return found == form.fields.end() ? nullptr : &*found;
}

bool isTurn(const Position &position)
{
    const auto answer = position.ask(R"({"ask":"state"})");
    const QJsonObject state = answer ? jsonObject(*answer) : QJsonObject();
    return state.value(u"phase").toString() == QLatin1String("turn")
        && position.pending() == "null";
}

} // namespace

std::optional<SilentFort> silentFort(const Position &position, const std::string &fort)
{
    if (!isTurn(position))
        return std::nullopt;
    const QJsonObject command{{QStringLiteral("do"), QStringLiteral("fort-fire")},
                              {QStringLiteral("fort"), fromUtf8(fort)}};
    const Form form = position.form(jsonText(command));
    const Field *targets = fieldOf(form, "target");
    if (targets == nullptr || targets->choices.empty())
        return std::nullopt;
    const Choice *nearest = nullptr;
    for (const Choice &choice : targets->choices) {
        if (!choice.refused)
            return std::nullopt; // it may
        if (nearest == nullptr || closeness(*choice.refused) < closeness(*nearest->refused))
            nearest = &choice;
    }
    return SilentFort{fort, nearest->term, *nearest->refused};
}

} // namespace qd::trafalgar
