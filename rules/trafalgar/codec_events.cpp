// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/trafalgar/board.h"
#include "rules/trafalgar/codec.h"
#include "rules/trafalgar/trafalgar.h"

#include <algorithm>
#include <array>
#include <type_traits>
#include <utility>

namespace qd::trafalgar {
namespace {

using ReadBody = std::optional<EventBody> (*)(const Json &);

struct Reader {
    std::string_view name;
    ReadBody read;
};

template <class Body>
std::optional<EventBody> readBody(const Json &json)
{
    Body body{};
    if (!decode(json, body))
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

Fault malformed(std::string detail)
{
    return Fault{FaultKind::Malformed, {}, {}, std::move(detail)};
}

/// Points as people call them, beside their numbers: sentences name them on any board.
void addLabels(Json &object, const Board &board)
{
    for (Json &value : object)
        if (value.is_object())
            addLabels(value, board);
    LatticePoint point;
    if (const auto at = object.find("at");
        at != object.end() && decode(*at, point) && board.has(point))
        object["label"] = board.label(point);
}

template <class Body>
constexpr bool kTellsPoints =
    !std::is_same_v<Body, event::After> && !std::is_same_v<Body, event::Adjusted>;

} // namespace

Json Game::encodeEvent(const State &state, const Event &event)
{
    return std::visit(
        [&](const auto &body) {
            Json object = encode(body);
            if (kTellsPoints<std::decay_t<decltype(body)>>)
                addLabels(object, *state.board);
            object["event"] = body.kName;
            object["rule"] = event.rule.isNone() ? Json(nullptr) : Json(event.rule.text());
            return object;
        },
        event.body);
}

tl::expected<Event, Fault> Game::decodeEvent(const State &state, const Json &object)
{
    const auto name = object.find("event");
    if (name == object.end() || !name->is_string())
        return tl::unexpected(malformed("the event has no name"));
    const auto &word = name->get_ref<const std::string &>();
    const Reader *reader = findReader(word);
    if (reader == nullptr)
        return tl::unexpected(malformed("no event is called " + jsonString(word)));
    auto body = reader->read(object);
    if (!body)
        return tl::unexpected(malformed("the event " + word + " is not what it should be"));
    Event event{{}, std::move(*body)};
    if (const auto rule = object.find("rule"); rule != object.end() && rule->is_string())
        event.rule = Citation(rule->get<std::string>());
    State after = state;
    trafalgar::apply(after, event);
    if (!coherent(after))
        return tl::unexpected(malformed("the event " + word + " leaves what can't be"));
    return event;
}

Json Game::encodeState(const State &state)
{
    return {{"play", encode(state.play)},
            {"ships", encode(std::vector<Ship>(state.ships.begin(), state.ships.end()))},
            {"forts", encode(std::vector<Fort>(state.forts.begin(), state.forts.end()))},
            {"flags", encode(state.flags)},
            {"transfers", encode(state.transfers)},
            {"pending", encode(state.pending)}};
}

tl::expected<State, Fault> Game::decodeState(const State &opening, const Json &object)
{
    if (!object.is_object())
        return tl::unexpected(malformed("a state is a JSON object"));
    State state = opening;
    std::vector<Ship> ships;
    std::vector<Fort> forts;
    FieldReader v(object);
    v("play", state.play);
    v("ships", ships);
    v("forts", forts);
    v("flags", state.flags);
    v("transfers", state.transfers);
    v("pending", state.pending);
    if (!v.wrong().empty() || ships.size() != state.ships.size()
        || forts.size() != state.forts.size())
        return tl::unexpected(malformed("the state's \"" + v.wrong() + "\" is wrong"));
    std::move(ships.begin(), ships.end(), state.ships.begin());
    std::copy(forts.begin(), forts.end(), state.forts.begin());
    if (!coherent(state))
        return tl::unexpected(malformed("the state holds what can't be"));
    return state;
}

} // namespace qd::trafalgar
