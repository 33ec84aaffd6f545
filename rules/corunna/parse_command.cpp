// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/codec.h"
#include "rules/corunna/corunna.h"

#include <array>
#include <type_traits>

namespace qd::corunna {
namespace {

constexpr std::size_t kLongestSet = std::size_t{1} << 20U; ///< bytes of an adjustment

/// Commands that take dice.
template <class Body>
constexpr bool kDice = false;
template <>
constexpr bool kDice<command::Fire> = true;
template <>
constexpr bool kDice<command::Magazine> = true;
template <>
constexpr bool kDice<command::Roll> = true;
template <>
constexpr bool kDice<command::NavalCommitment> = true;
template <>
constexpr bool kDice<command::NavalSupport> = true;
template <>
constexpr bool kDice<asked::Square> = true;
template <>
constexpr bool kDice<asked::Recall> = true;
template <>
constexpr bool kDice<asked::Limber> = true;
template <>
constexpr bool kDice<asked::Close> = true;
template <>
constexpr bool kDice<command::Stand> = true;
template <>
constexpr bool kDice<command::Morale> = true;
template <>
constexpr bool kDice<command::Melee> = true;

using Parsed = tl::expected<CommandBody, std::string>;

std::string wrongKey(const Json &object, const std::string &key)
{
    const auto found = object.find(key);
    if (found == object.end())
        return "the key " + jsonString(key) + " is missing";
    return jsonString(key.substr(0, kLongestWord)) + " can't be "
        + canonicalText(*found).substr(0, kLongestWord);
}

template <class Body>
Parsed parseBody(const State &state, const Json &object)
{
    const Lexicon lexicon = lexiconOf(state);
    Body body{};
    KeyReader reader(lexicon, object);
    reader.raw("do");
    body.fields(reader);
    if (const std::string wrong = reader.strictlyWrong(); !wrong.empty())
        return tl::unexpected(wrongKey(object, wrong));
    return CommandBody(std::move(body));
}

/// `adjust` keeps its object as it stands.
template <>
Parsed parseBody<command::Adjust>(const State & /*state*/, const Json &object)
{
    const auto set = object.find("set");
    if (object.size() != 2 || set == object.end() || !set->is_object())
        return tl::unexpected(std::string("\"adjust\" has one key, \"set\", an object"));
    command::Adjust adjust{canonicalText(*set)};
    if (adjust.set.size() > kLongestSet)
        return tl::unexpected(std::string("\"set\" is too long"));
    return CommandBody(std::move(adjust));
}

struct Verb {
    std::string_view name;
    Parsed (*parse)(const State &, const Json &);
    bool dice;
};

template <class Body>
constexpr std::string_view verbOf()
{
    if constexpr (std::is_same_v<Body, command::Adjust>)
        return "adjust";
    else
        return Body::kName;
}

template <class... Bodies>
constexpr auto verbsOf(const std::variant<Bodies...> * /*tag*/)
{
    return std::array<Verb, sizeof...(Bodies)>{
        {{verbOf<Bodies>(), &parseBody<Bodies>, kDice<Bodies>}...}};
}

/// Shape that no single key tells.
std::string misshapen(const CommandBody &body)
{
    const auto pieces = [](const command::Pieces &p) -> std::string {
        if (p.piece.has_value() == !p.pieces.empty())
            return "either a \"piece\" or \"pieces\" are named";
        return {};
    };
    if (const auto *place = std::get_if<command::Place>(&body))
        return pieces(*place);
    if (const auto *move = std::get_if<command::Move>(&body)) {
        if (move->path.has_value() == move->to.has_value())
            return "either a \"path\" or its end \"to\" is named";
        if (move->path && move->path->empty())
            return "the \"path\" is empty";
        return pieces(*move);
    }
    if (const auto *forced = std::get_if<command::Forced>(&body))
        return forced->path.empty() ? "the \"path\" is empty" : "";
    if (const auto *loss = std::get_if<command::Loss>(&body))
        return loss->increments < 1 || loss->cause == Cause::Sunk
            ? "a loss is of one increment or more"
            : "";
    if (const auto *fire = std::get_if<command::Fire>(&body))
        return fire->attackers.empty() ? "nobody fires" : "";
    if (const auto *melee = std::get_if<command::Melee>(&body))
        return melee->attackers.empty() || melee->defenders.empty() ? "two sides fight" : "";
    if (const auto *adjust = std::get_if<command::Reinforce>(&body))
        return adjust->hex.has_value() == !adjust->at.empty()
            ? "either a \"hex\" or \"at\" is named"
            : "";
    return {};
}

} // namespace

tl::expected<Command, Refusal> Game::parseCommand(const State &state, const Json &object,
                                                  DiceNamed dice)
{
    static constexpr auto kVerbs = verbsOf(static_cast<const CommandBody *>(nullptr));
    const auto name = object.find("do");
    const auto verb = std::find_if(kVerbs.begin(), kVerbs.end(), [&](const Verb &v) {
        return name != object.end() && *name == std::string(v.name);
    });
    if (verb == kVerbs.end())
        return tl::unexpected(badCommand("no command is called so"));
    auto body = verb->parse(state, object);
    if (!body)
        return tl::unexpected(badCommand(body.error()));
    if (const std::string wrong = misshapen(*body); !wrong.empty())
        return tl::unexpected(badCommand(wrong));
    if (dice == DiceNamed::Yes && !verb->dice)
        return tl::unexpected(badCommand(std::string(verb->name) + " takes no dice"));
    return Command{std::move(*body)};
}

} // namespace qd::corunna
