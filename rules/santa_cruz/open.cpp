// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/options.h"
#include "rules/santa_cruz/santa_cruz.h"

#include <nlohmann/json.hpp>

namespace qd::santa_cruz {
namespace {

constexpr std::string_view kGame = "santa-cruz-1797";
constexpr std::string_view kDefaultBoard = "schematic";
constexpr std::string_view kDefaultDecks = "conjecture";
constexpr int kBritishHand = 6; ///< 8.1
constexpr int kSpanishHand = 5;

template <class T>
using Read = tl::expected<T, Refusal>;

Refusal inFile(std::string_view what, const Fault &fault)
{
    std::string message = "the " + std::string(what) + ": ";
    if (!fault.place.empty())
        message += fault.place + " ";
    return badCommand(message + fault.detail);
}

/// The data that a spec names: an object is itself, a text is a name for the library.
Read<Json> dataOf(const Json &value, std::string_view kind, const DataLibrary &library)
{
    if (value.is_object())
        return value;
    if (!value.is_string())
        return tl::unexpected(
            badCommand("\"" + std::string(kind) + "\" must be a name or an object"));
    const auto &name = value.get_ref<const std::string &>();
    const auto text = library ? library(kGame, kind, name) : std::nullopt;
    if (!text)
        return tl::unexpected(
            badCommand("no " + std::string(kind) + " is called " + jsonString(name)));
    auto json = parseJson(*text);
    if (!json)
        return tl::unexpected(inFile(std::string(kind) + " " + jsonString(name), json.error()));
    return std::move(*json);
}

Read<Json> parsed(const std::string &text, std::string_view what, Json fallback)
{
    if (text.empty())
        return fallback;
    auto json = parseJson(text);
    if (!json)
        return tl::unexpected(inFile(what, json.error()));
    return std::move(*json);
}

/// The parts of a spec, read and checked.
struct Opening {
    bool blank = false;
    Options options;
    std::shared_ptr<const Board> board;
    std::shared_ptr<const Decks> decks;
};

Read<std::shared_ptr<const Board>> readBoard(const TableSpec &spec, const DataLibrary &library)
{
    const auto named = parsed(spec.board, "board", std::string(kDefaultBoard));
    if (!named)
        return tl::unexpected(named.error());
    const auto data = dataOf(*named, "board", library);
    if (!data)
        return tl::unexpected(data.error());
    auto board = Board::fromJson(*data);
    if (!board)
        return tl::unexpected(inFile("board", board.error()));
    return std::make_shared<const Board>(std::move(*board));
}

Read<std::shared_ptr<const Decks>> readDecks(const Json &options, const DataLibrary &library)
{
    const auto named = options.find("decks");
    const auto data = dataOf(named == options.end() ? Json(std::string(kDefaultDecks)) : *named,
                             "decks", library);
    if (!data)
        return tl::unexpected(data.error());
    auto decks = Decks::fromJson(*data);
    if (!decks)
        return tl::unexpected(inFile("decks", decks.error()));
    return std::make_shared<const Decks>(std::move(*decks));
}

/// 14.4: Lucky Shot is taken out.
std::shared_ptr<const Decks> withoutLuckyShot(const Decks &decks)
{
    auto reduced = std::make_shared<Decks>(decks);
    std::erase_if(reduced->cards[indexOf(Side::Spanish)],
                  [](const DeckCard &card) { return card.card == Card::LuckyShot; });
    return reduced;
}

Read<Opening> readSpec(const TableSpec &spec, const DataLibrary &library)
{
    Opening opening;
    if (!spec.scenario.empty() && spec.scenario != "standard" && spec.scenario != "blank")
        return tl::unexpected(badCommand("no scenario is called " + jsonString(spec.scenario)));
    opening.blank = spec.scenario == "blank";
    const auto options = parsed(spec.options, "options", Json::object());
    if (!options)
        return tl::unexpected(options.error());
    if (!options->is_object())
        return tl::unexpected(badCommand("\"options\" must be an object"));
    auto merged = mergedOptions({}, *options);
    if (!merged)
        return tl::unexpected(badCommand(merged.error()));
    opening.options = *merged;
    auto decks = readDecks(*options, library);
    if (!decks)
        return tl::unexpected(decks.error());
    opening.decks = std::move(*decks);
    auto board = readBoard(spec, library);
    if (!board)
        return tl::unexpected(board.error());
    opening.board = std::move(*board);
    return opening;
}

/// Hands, pools and limits; Fox's cards in the standard game.
void dealCards(State &state)
{
    state.deck[indexOf(Side::British)].baseLimit = kBritishHand;
    state.deck[indexOf(Side::Spanish)].baseLimit = kSpanishHand;
    for (const DeckCard &card : state.decks->cards[indexOf(Side::British)]) {
        const std::size_t i = indexOf(card.card);
        state.deck[indexOf(Side::British)].pool[i] = static_cast<std::uint8_t>(card.pool);
        if (!state.blank)
            state.fox.cards[i] = static_cast<std::uint8_t>(card.anchor);
    }
    if (state.blank)
        for (DeckState &deck : state.deck)
            deck.hand = deck.baseLimit;
}

} // namespace

tl::expected<State, Refusal> Game::open(const TableSpec &spec, const DataLibrary &library)
{
    auto opening = readSpec(spec, library);
    if (!opening)
        return tl::unexpected(opening.error());
    State state;
    state.board = opening->board;
    state.decks = opening->options.simplified ? withoutLuckyShot(*opening->decks) : opening->decks;
    state.blank = opening->blank;
    state.options = opening->options;
    if (state.blank) {
        state.turn = 1;
        state.phase = Phase::BritishAction;
        state.fox.status = FoxState::Status::Unloaded;
    } else {
        state.fox.at = state.board->setupArea();
    }
    if (state.options.simplified)
        for (OfficerState &officer : state.officers)
            officer.status = OfficerState::Status::OutOfPlay;
    dealCards(state);
    return state;
}

tl::expected<TableSpec, Refusal> Game::complete(const TableSpec &spec, const DataLibrary &library)
{
    auto opening = readSpec(spec, library);
    if (!opening)
        return tl::unexpected(opening.error());
    TableSpec complete = spec;
    complete.game = std::string(kGame);
    complete.scenario = opening->blank ? "blank" : "standard";
    complete.board = opening->board->text();
    // The decks' text is canonical already: it is put in as it is, first by the order of keys.
    std::string options = canonicalText(encodeOptions(opening->options));
    const std::size_t place = options.find("\"discard_down\"");
    options.insert(place, "\"decks\":" + opening->decks->text + ",");
    complete.options = std::move(options);
    return complete;
}

} // namespace qd::santa_cruz
