// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/as_per_margin/as_per_margin.h"
#include "rules/as_per_margin/codec.h"
#include "rules/base/decision.h"

#include <algorithm>
#include <array>
#include <utility>

namespace qd::as_per_margin {
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

/// Facts that tie ships together or set parts of the state: what they leave must hang together.
bool ties(const EventBody &body)
{
    return std::holds_alternative<event::After>(body)
        || std::holds_alternative<event::FellAboard>(body)
        || std::holds_alternative<event::BoardingBegun>(body);
}

} // namespace

Json Game::encodeEvent(const State & /*state*/, const Event &event)
{
    return std::visit(
        [&](const auto &body) {
            Json object = encode(body);
            object["event"] = body.kName;
            object["rule"] = event.rule.text();
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
    if (ties(event.body)) {
        State after = state;
        as_per_margin::apply(after, event);
        if (!coherent(after))
            return tl::unexpected(
                malformed("the event " + word + " names ships that are not there"));
    }
    return event;
}

Json Game::encodeState(const State &state)
{
    return {{"turn", state.turn},
            {"phase", encode(state.phase)},
            {"wind", encode(state.wind)},
            {"ships", encode(state.ships)},
            {"batteries", encode(state.batteries)},
            {"contacts", encode(state.contacts)},
            {"melees", encode(state.melees)},
            {"pending", encode(state.pending)}};
}

tl::expected<State, Fault> Game::decodeState(const State &opening, const Json &object)
{
    State state = opening;
    if (!object.is_object())
        return tl::unexpected(malformed("a snapshot is a JSON object"));
    FieldReader reader(object);
    reader("turn", state.turn);
    reader("phase", state.phase);
    reader("wind", state.wind);
    reader("ships", state.ships);
    reader("batteries", state.batteries);
    reader("contacts", state.contacts);
    reader("melees", state.melees);
    reader("pending", state.pending);
    // No element stands beside one that is not above it: sorted, and no id twice.
    const auto notAbove = [](const auto &a, const auto &b) { return !(a.id < b.id); };
    const auto sorted = [&notAbove](const auto &list) {
        return std::adjacent_find(list.begin(), list.end(), notAbove) == list.end();
    };
    if (!reader.wrong().empty() || state.turn < 1 || !sorted(state.ships)
        || !sorted(state.batteries) || !coherent(state))
        return tl::unexpected(malformed("the snapshot is not what it should be"));
    return state;
}

} // namespace qd::as_per_margin
