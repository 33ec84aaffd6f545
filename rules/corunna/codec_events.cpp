// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/codec.h"
#include "rules/corunna/corunna.h"

#include <algorithm>
#include <array>
#include <utility>

namespace qd::corunna {
namespace {

using ReadBody = std::optional<EventBody> (*)(const Lexicon &, const Json &);

struct Reader {
    std::string_view name;
    ReadBody read;
};

template <class Body>
std::optional<EventBody> readBody(const Lexicon &lexicon, const Json &json)
{
    Body body{};
    KeyReader reader(lexicon, json);
    reader.raw("event");
    reader.raw("rule");
    body.fields(reader);
    if (!reader.strictlyWrong().empty())
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

} // namespace

Json Game::encodeEvent(const State &state, const Event &event)
{
    return std::visit(
        [&](const auto &body) {
            const Lexicon lexicon = lexiconOf(state);
            Json object = Json::object();
            body.fields(KeyWriter(lexicon, object));
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
    auto body = reader->read(lexiconOf(state), object);
    if (!body)
        return tl::unexpected(malformed("the event " + word + " is not what it should be"));
    Event event{{}, std::move(*body)};
    if (const auto rule = object.find("rule"); rule != object.end() && rule->is_string())
        event.rule = Citation(rule->get<std::string>());
    if (std::holds_alternative<event::After>(event.body)) {
        State then = state;
        corunna::apply(then, event);
        if (const std::string wrong = incoherence(then); !wrong.empty())
            return tl::unexpected(malformed("the event " + word + " leaves " + wrong));
    }
    return event;
}

Json Game::pendingJson(const State &state)
{
    return state.pending.empty() ? Json(nullptr) : encode(lexiconOf(state), state.pending.front());
}

Json Game::encodeState(const State &state)
{
    Json object = stateJson(state);
    object["waiting"] = Json::array();
    for (std::size_t i = 1; i < state.pending.size(); ++i)
        object["waiting"].push_back(encode(lexiconOf(state), state.pending[i]));
    if (state.series.givenInPlay())
        object["series"] = encode(lexiconOf(state), state.series);
    return object;
}

tl::expected<State, Fault> Game::decodeState(const State &opening, const Json &object)
{
    State state = opening;
    Json json = object;
    std::vector<Pending> waiting;
    if (!json.is_object() || !decode(lexiconOf(state), json.value("waiting", Json()), waiting))
        return tl::unexpected(malformed("a snapshot is a JSON object"));
    json.erase("waiting");
    if (const auto series = json.find("series"); series != json.end()) {
        if (!decode(lexiconOf(state), *series, state.series))
            return tl::unexpected(malformed("the snapshot is not what it should be: series"));
        json.erase(series);
    }
    std::string wrong = readState(json, state);
    state.pending.insert(state.pending.end(), waiting.begin(), waiting.end());
    if (wrong.empty())
        wrong = incoherence(state);
    if (!wrong.empty())
        return tl::unexpected(malformed("the snapshot is not what it should be: " + wrong));
    return state;
}

State Game::apply(State state, const Event &event)
{
    corunna::apply(state, event);
    return state;
}

} // namespace qd::corunna
