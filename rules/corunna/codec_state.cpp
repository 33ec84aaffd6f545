// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/codec.h"
#include "rules/corunna/pending.h"

namespace qd::corunna {
namespace {

constexpr std::string_view kGame = "corunna";

/// What a unit's or leader's object shows besides its own keys.
template <class Card>
void writeCard(Json &object, const Lexicon &lexicon, const Card &card)
{
    object["side"] = encode(lexicon, card.side);
    if constexpr (std::is_same_v<Card, UnitCard>) {
        object["kind"] = encode(lexicon, card.kind);
        object["type"] = encode(lexicon, card.type);
    } else {
        object["role"] = encode(lexicon, card.role);
    }
}

/// Reads a piece's object into the piece: what its card says must agree.
template <class P>
bool readPiece(const Lexicon &lexicon, Json object, P &piece)
{
    if (!object.is_object())
        return false;
    if constexpr (!std::is_same_v<P, Colours>) {
        Json shown = Json::object();
        writeCard(shown, lexicon, *piece.card);
        for (const auto &[key, value] : shown.items()) {
            if (object.value(key, Json()) != value)
                return false;
            object.erase(key);
        }
    }
    KeyReader reader(lexicon, object);
    piece.fields(reader);
    return reader.strictlyWrong().empty();
}

Json unitsJson(const Lexicon &lexicon, const State &state)
{
    Json object = Json::object();
    for (const Unit &unit : state.units) {
        Json &entry = object[unit.card->id] = encode(lexicon, unit);
        writeCard(entry, lexicon, *unit.card);
    }
    return object;
}

Json leadersJson(const Lexicon &lexicon, const State &state)
{
    Json object = Json::object();
    for (const Leader &leader : state.leaders) {
        Json &entry = object[std::string(nameOf(leader.card->id))] = encode(lexicon, leader);
        writeCard(entry, lexicon, *leader.card);
    }
    return object;
}

Json coloursJson(const Lexicon &lexicon, const State &state)
{
    Json object = Json::object();
    for (const Colours &colours : state.colours)
        object[std::string(nameOf(colours.card->brigade))] = encode(lexicon, colours);
    return object;
}

/// Reads an object of pieces, all of them; the wrong id, or empty.
template <class P, class Name>
std::string readPieces(const Lexicon &lexicon, const Json *json, std::vector<P> &pieces, Name name)
{
    if (json == nullptr || !json->is_object() || json->size() != pieces.size())
        return "(pieces)";
    for (P &piece : pieces) {
        const auto found = json->find(name(piece));
        if (found == json->end() || !readPiece(lexicon, *found, piece))
            return name(piece);
    }
    return {};
}

std::string firstOf(std::initializer_list<std::string> wrongs)
{
    for (const std::string &wrong : wrongs)
        if (!wrong.empty())
            return wrong;
    return {};
}

} // namespace

Json stateJson(const State &state)
{
    const Lexicon lexicon = lexiconOf(state);
    Json object = encode(lexicon, state.sequence);
    object.update(encode(lexicon, state.ledger));
    object["game"] = std::string(kGame);
    object["scenario"] = state.roster->scenario;
    object["time"] = timeOf(state, state.turn());
    object["options"] = encodeOptions(state.options);
    object["units"] = unitsJson(lexicon, state);
    object["leaders"] = leadersJson(lexicon, state);
    object["colours"] = coloursJson(lexicon, state);
    object["sides"] = encode(lexicon, state.armies);
    object["command"] = encode(lexicon, state.command);
    object["naval"] = encode(lexicon, state.naval);
    object["evacuation"] = encode(lexicon, state.evacuation);
    object["control"] = encode(lexicon, state.control);
    object["pending"] =
        state.pending.empty() ? Json(nullptr) : encode(lexicon, state.pending.front());
    return object;
}

std::string readState(const Json &json, State &state)
{
    if (!json.is_object())
        return "(state)";
    const Lexicon lexicon = lexiconOf(state);
    KeyReader reader(lexicon, json);
    state.sequence.fields(reader);
    state.ledger.fields(reader);
    reader("sides", state.armies);
    reader("command", state.command);
    reader("naval", state.naval);
    reader("evacuation", state.evacuation);
    reader("control", state.control);
    std::optional<Pending> open;
    reader("pending", open);
    if (open)
        state.pending.assign(1, *open);
    else
        state.pending.clear();
    const Json shown{{"game", std::string(kGame)},
                     {"scenario", state.roster->scenario},
                     {"time", timeOf(state, state.turn())},
                     {"options", encodeOptions(state.options)}};
    for (const auto &[key, value] : shown.items()) {
        const Json *found = reader.raw(key);
        if (found == nullptr || *found != value)
            reader.fail(key);
    }
    const Json *units = reader.raw("units");
    const Json *leaders = reader.raw("leaders");
    const Json *colours = reader.raw("colours");
    return firstOf(
        {reader.strictlyWrong(),
         readPieces(lexicon, units, state.units, [](const Unit &u) { return u.card->id; }),
         readPieces(lexicon, leaders, state.leaders,
                    [](const Leader &l) { return std::string(nameOf(l.card->id)); }),
         readPieces(lexicon, colours, state.colours,
                    [](const Colours &c) { return std::string(nameOf(c.card->brigade)); })});
}

bool decode(const Lexicon &lexicon, const Json &json, std::map<UnitRef, Unit> &units)
{
    if (!json.is_object())
        return false;
    for (const auto &[id, object] : json.items()) {
        UnitRef ref;
        Unit unit;
        if (!decode(lexicon, Json(id), ref))
            return false;
        unit.card = &lexicon.roster.card(ref);
        if (!decode(lexicon, object, unit))
            return false;
        units.emplace(ref, std::move(unit));
    }
    return true;
}

bool decode(const Lexicon &lexicon, const Json &json, std::map<LeaderId, Leader> &leaders)
{
    if (!json.is_object())
        return false;
    for (const auto &[name, object] : json.items()) {
        const auto &cards = lexicon.roster.leaders;
        const auto id = wordNamed<LeaderId>(name);
        const auto card = std::find_if(cards.begin(), cards.end(),
                                       [&id](const LeaderCard &c) { return id == c.id; });
        Leader leader;
        if (card == cards.end())
            return false;
        leader.card = &*card;
        if (!decode(lexicon, object, leader))
            return false;
        leaders.emplace(card->id, leader);
    }
    return true;
}

bool decode(const Lexicon &lexicon, const Json &json, std::map<Brigade, Colours> &colours)
{
    if (!json.is_object())
        return false;
    for (const auto &[name, object] : json.items()) {
        const auto &cards = lexicon.roster.colours;
        const auto brigade = wordNamed<Brigade>(name);
        const auto card = std::find_if(cards.begin(), cards.end(),
                                       [&](const ColoursCard &c) { return brigade == c.brigade; });
        Colours entry;
        if (card == cards.end())
            return false;
        entry.card = &*card;
        if (!decode(lexicon, object, entry))
            return false;
        colours.emplace(card->brigade, entry);
    }
    return true;
}

} // namespace qd::corunna
