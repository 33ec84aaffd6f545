// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/adjust.h"
#include "rules/santa_cruz/codec.h"
#include "rules/santa_cruz/santa_cruz.h"

#include <algorithm>
#include <array>

namespace qd::santa_cruz {
namespace {

using ReadBody = std::optional<EventBody> (*)(const Board &, const Json &);

struct Reader {
    std::string_view name;
    ReadBody read;
};

template <class Body>
std::optional<EventBody> readBody(const Board &board, const Json &json)
{
    Body body{};
    if (!decode(board, json, body))
        return std::nullopt;
    return EventBody(std::move(body));
}

template <class... Bodies>
auto readersOf(const std::variant<Bodies...> * /*tag*/)
{
    std::array<Reader, sizeof...(Bodies)> readers{{{Bodies::kName, &readBody<Bodies>}...}};
    std::sort(readers.begin(), readers.end(),
              [](const Reader &a, const Reader &b) { return a.name < b.name; });
    return readers;
}

const Reader *findReader(std::string_view name)
{
    static const auto kReaders = readersOf(static_cast<const EventBody *>(nullptr));
    const auto found =
        std::lower_bound(kReaders.begin(), kReaders.end(), name,
                         [](const Reader &r, std::string_view n) { return r.name < n; });
    return found != kReaders.end() && found->name == name ? &*found : nullptr;
}

/// Whether an open decision stands on what it is about: a choice of a combat on its resolution.
bool coherent(const event::After &after)
{
    if (!after.pending)
        return true;
    switch (after.pending->kind) {
    case DecisionKind::AssignHit:
    case DecisionKind::Oldfield:
    case DecisionKind::Flee:
    case DecisionKind::Retreat:
    case DecisionKind::DrumsReturn:
        return after.combat && after.combat->resolution;
    case DecisionKind::PanicRetreat:
    case DecisionKind::EliminateExcess:
        return after.pending->area.has_value();
    case DecisionKind::FoxLoss:
        break;
    }
    return true;
}

Fault malformed(std::string detail)
{
    return Fault{FaultKind::Malformed, {}, {}, std::move(detail)};
}

} // namespace

tl::expected<Event, Fault> Game::decodeEvent(const State &state, const Json &object)
{
    const auto name = object.find("event");
    if (name == object.end() || !name->is_string())
        return tl::unexpected(malformed("the event has no name"));
    const auto &word = name->get_ref<const std::string &>();
    const Reader *reader = findReader(word);
    if (reader == nullptr)
        return tl::unexpected(malformed("no event is called " + jsonString(word)));
    auto body = reader->read(*state.board, object);
    if (!body)
        return tl::unexpected(malformed("the event " + word + " is not what it should be"));
    if (const auto *morale = std::get_if<event::Morale>(&*body))
        if (state.board->moraleBox(morale->to) == nullptr)
            return tl::unexpected(malformed("the morale track has no such box"));
    if (const auto *after = std::get_if<event::After>(&*body))
        if (!coherent(*after))
            return tl::unexpected(malformed("the open decision has nothing to stand on"));
    Event event{{}, std::move(*body)};
    if (const auto rule = object.find("rule"); rule != object.end() && rule->is_string())
        event.rule = Citation(rule->get<std::string>());
    return event;
}

} // namespace qd::santa_cruz
