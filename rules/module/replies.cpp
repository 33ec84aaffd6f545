// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/module/replies.h"

#include "rules/base/decision.h"
#include "rules/base/json_text.h"

#include <cmath>
#include <nlohmann/json.hpp>

namespace qd {
namespace {

std::string head(int line, std::string_view ok)
{
    return "{\"line\":" + std::to_string(line) + ",\"ok\":" + std::string(ok);
}

std::string ruleText(const Citation &rule)
{
    return rule.isNone() ? std::string("null") : jsonString(rule.text());
}

Json detailValue(const Refusal::Detail &detail)
{
    return std::visit([](const auto &value) { return Json(value); }, detail);
}

/// Fractions of a number beyond six decimals are taken away, wherever they stand.
void roundNumbers(Json &json)
{
    constexpr double kMillion = 1e6;
    if (json.is_number_float())
        json = std::round(json.get<double>() * kMillion) / kMillion + 0.0; // never −0
    else if (json.is_structured())
        for (Json &element : json)
            roundNumbers(element);
}

/// An event as replies show it. Journals keep every digit of a measured number.
std::string shown(const std::string &event)
{
    if (event.find('.') == std::string::npos)
        return event;
    auto json = parseJson(event);
    if (!json)
        return event;
    roundNumbers(*json);
    return canonicalText(*json);
}

std::string listed(const std::vector<EventText> &events)
{
    std::string text = "[";
    for (const EventText &event : events) {
        if (text.size() > 1)
            text += ',';
        text += event.json;
    }
    return text + "]";
}

} // namespace

std::string takenReply(int line, const Taken &taken)
{
    std::string reply = head(line, "true");
    reply += ",\"entry\":" + std::to_string(taken.entry);
    reply += ",\"events\":" + taken.events;
    if (!taken.overruled.empty())
        reply += ",\"overruled\":" + taken.overruled;
    reply += ",\"pending\":" + taken.pending;
    return reply + "}";
}

std::string steppedReply(int line, long long entry, std::string_view pending)
{
    return head(line, "true") + ",\"entry\":" + std::to_string(entry)
        + ",\"pending\":" + std::string(pending) + "}";
}

std::string answeredReply(int line, std::string_view answer)
{
    return head(line, "true") + ",\"answer\":" + std::string(answer) + "}";
}

std::string refusedReply(int line, const Refusal &refusal)
{
    std::string error = "{\"code\":" + jsonString(refusal.code)
        + ",\"rule\":" + ruleText(refusal.rule) + ",\"message\":" + jsonString(refusal.message);
    for (const auto &[key, value] : refusal.details)
        error += "," + jsonString(key) + ":" + canonicalText(detailValue(value));
    return head(line, "false") + ",\"error\":" + error + "}}";
}

std::string eventsText(const std::vector<EventText> &events)
{
    return listed(events);
}

std::string shownEventsText(const std::vector<EventText> &events)
{
    std::vector<EventText> round;
    for (const EventText &event : events)
        if (!event.isBookkeeping())
            round.push_back(EventText{event.name, shown(event.json)});
    return eventsText(round);
}

std::string overruledText(const std::optional<Refusal> &overruled)
{
    if (!overruled)
        return {};
    return "{\"code\":" + jsonString(overruled->code) + ",\"rule\":" + ruleText(overruled->rule)
        + "}";
}

Refusal diceFace(int face)
{
    if (face == kNoFace)
        return Refusal{"dice-face", {}, "a face is a whole number", {}};
    return Refusal{"dice-face", {}, "no die of this throw can show " + std::to_string(face), {}}
        .with("face", face);
}

Refusal diceCount(int needed, int given)
{
    return Refusal{"dice-count",
                   {},
                   "needed " + std::to_string(needed) + " dice, given " + std::to_string(given),
                   {}}
        .with("needed", needed)
        .with("need", needed) // as Corunna's specification calls it
        .with("given", given);
}

Refusal nothingToUndo()
{
    return Refusal{"nothing-to-undo", {}, "no live entry is left to take back", {}};
}

Refusal nothingToRedo()
{
    return Refusal{"nothing-to-redo", {}, "nothing that was taken back can come again", {}};
}

} // namespace qd
