// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/module/random_play.h"

#include "rules/base/json_text.h"
#include "rules/module/script.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

namespace qd {
namespace {

constexpr int kFillSteps = 60; ///< fields filled in at most: a form that never ends is given up
constexpr int kAttempts = 40; ///< offers tried at most at one step
constexpr int kLooks = 3; ///< legal acts looked at where much is owed
constexpr int kMuchOwed = 2;

Json textValue(const std::string &text)
{
    const auto value = parseJson(text);
    return value ? *value : Json();
}

constexpr std::uint64_t kCompassPoints = 32;
constexpr double kPoint = 11.25; ///< degrees

/// Picks values for the fields of a form.
class Filler {
public:
    /// `wanted`: ids that are worth choosing more often.
    Filler(SeededGenerator &random, std::set<std::string> wanted)
        : m_random(random), m_wanted(std::move(wanted))
    {
    }

    /// A value for the field, nullopt: none is to be had.
    std::optional<Json> value(const Field &field)
    {
        switch (field.kind) {
        case FieldKind::Place:
        case FieldKind::Piece:
        case FieldKind::Choice:
            return one(field);
        case FieldKind::Places:
        case FieldKind::Pieces:
            return several(field, Repeats::No);
        case FieldKind::Choices:
            return several(field, Repeats::Yes);
        case FieldKind::Flag:
            return field.choices.empty() ? std::optional<Json>(Json(chance(2))) : one(field);
        case FieldKind::Number:
            return field.choices.empty() ? std::optional<Json>(number(field)) : one(field);
        case FieldKind::Measure:
            return measure(field);
        case FieldKind::Heading:
            return Json(static_cast<int>(m_random.below(kCompassPoints)) * kPoint);
        case FieldKind::Rows:
            return rows(field);
        case FieldKind::Group:
            return object(field.rowFields);
        }
        return std::nullopt;
    }

    bool chance(std::uint64_t oneIn) { return m_random.below(oneIn) == 0; }

private:
    enum class Repeats { No, Yes };

    std::vector<const Choice *> open(const Field &field)
    {
        std::vector<const Choice *> free;
        for (const Choice &choice : field.choices)
            if (!choice.refused)
                free.push_back(&choice);
        if (m_wanted.empty() || chance(4))
            return free;
        std::vector<const Choice *> better;
        for (const Choice *choice : free)
            if (m_wanted.contains(choice->term))
                better.push_back(choice);
        return better.empty() ? free : better;
    }

    /// A length in quarters, its ends more often.
    Json measure(const Field &field)
    {
        if (chance(3))
            return chance(2) ? field.low : field.high;
        const auto quarters = static_cast<std::uint64_t>((field.high - field.low) * 4);
        return field.low + static_cast<double>(m_random.below(quarters + 1)) / 4;
    }

    std::optional<Json> one(const Field &field)
    {
        const auto free = open(field);
        if (free.empty())
            return std::nullopt;
        return textValue(free[m_random.below(free.size())]->value);
    }

    int count(const Field &field, std::size_t most)
    {
        const int least = std::max(field.min, 0);
        const int top = field.max > 0 ? field.max : static_cast<int>(most);
        if (top <= least)
            return least;
        return least
            + static_cast<int>(m_random.below(static_cast<std::uint64_t>(top - least) + 1));
    }

    std::optional<Json> several(const Field &field, Repeats repeats)
    {
        auto free = open(field);
        int wanted = count(field, free.size());
        if (chance(2)) // few are more often right than many
            wanted = std::max(field.min, 1);
        Json list = Json::array();
        while (wanted-- > 0 && !free.empty()) {
            const std::size_t at = m_random.below(free.size());
            list.push_back(textValue(free[at]->value));
            if (repeats == Repeats::No || chance(3))
                free.erase(free.begin() + static_cast<std::ptrdiff_t>(at));
        }
        if (static_cast<int>(list.size()) < field.min)
            return std::nullopt;
        return list;
    }

    Json number(const Field &field)
    {
        const auto span = static_cast<std::uint64_t>(std::max(0, field.max - field.min)) + 1;
        return field.min + static_cast<int>(m_random.below(span));
    }

    std::optional<Json> object(const std::vector<Field> &fields)
    {
        Json made = Json::object();
        for (const Field &field : fields) {
            if (field.optional && chance(2))
                continue;
            if (auto filled = value(field))
                made[field.key] = std::move(*filled);
            else if (!field.optional)
                return std::nullopt;
        }
        return made;
    }

    std::optional<Json> rows(const Field &field)
    {
        Json list = Json::array();
        for (int wanted = std::max(1, count(field, 3)); wanted > 0; --wanted)
            if (auto row = object(field.rowFields))
                list.push_back(std::move(*row));
        if (static_cast<int>(list.size()) < field.min)
            return std::nullopt;
        return list;
    }

    SeededGenerator &m_random;
    std::set<std::string> m_wanted;
};

std::set<std::string> wantedIds(const Position &position)
{
    std::set<std::string> ids;
    for (const Owed &owed : position.situation().owed)
        ids.insert(owed.subjects.begin(), owed.subjects.end());
    return ids;
}

/// The pieces that rows of a field name, nullptr: they name none.
const Field *piecesOf(const Field &field)
{
    if (field.kind == FieldKind::Rows)
        for (const Field &inner : field.rowFields)
            if (inner.kind == FieldKind::Pieces || inner.kind == FieldKind::Piece)
                return &inner;
    return nullptr;
}

std::string nameOf(const std::string &command)
{
    return textValue(command).value("do", std::string());
}

bool isDice(const Field &field)
{
    return field.key == "dice";
}

} // namespace

int owedCount(const Situation &situation)
{
    int sum = 0;
    for (const Owed &owed : situation.owed)
        sum += owed.count;
    return sum;
}

std::string RandomPlayer::dropAll(const Position &position, std::string command,
                                  const Field &pieces)
{
    std::vector<std::string> left;
    for (const Choice &choice : pieces.choices)
        left.push_back(choice.term);
    for (std::size_t i = left.size(); i > 1; --i)
        std::swap(left[i - 1], left[below(i)]);
    const std::string name = nameOf(command);
    while (!left.empty()) {
        const std::size_t many =
            pieces.kind == FieldKind::Pieces && below(2) == 0 ? 1 + below(left.size()) : 1;
        const std::vector<std::string> together(left.end() - static_cast<std::ptrdiff_t>(many),
                                                left.end());
        std::vector<std::string> made;
        for (const Drop &drop : position.drops(command, together))
            if (!drop.refused && !drop.command.empty() && nameOf(drop.command) == name)
                made.push_back(drop.command);
        if (!made.empty())
            command = made[below(made.size())];
        if (!made.empty() || many == 1)
            left.resize(left.size() - many);
    }
    return command;
}

std::optional<std::string> RandomPlayer::fill(const Position &position, std::string command)
{
    Filler filler(m_random, wantedIds(position));
    std::set<std::string> done;
    for (int step = 0; step < kFillSteps; ++step) {
        const Form form = position.form(command);
        const auto open =
            std::find_if(form.fields.begin(), form.fields.end(), [&](const Field &field) {
                const bool rows =
                    !form.complete && field.kind == FieldKind::Rows; // perhaps some are missing yet
                return !isDice(field) && !done.contains(field.key) && (field.value.empty() || rows);
            });
        if (open == form.fields.end())
            return form.complete ? std::optional<std::string>(form.command) : std::nullopt;
        done.insert(open->key);
        command = form.command;
        if (open->optional && !filler.chance(3))
            continue;
        if (const Field *pieces = piecesOf(*open)) {
            command = dropAll(position, command, *pieces);
            if (command != form.command)
                continue;
        }
        auto value = filler.value(*open);
        if (!value && !open->optional)
            return std::nullopt;
        if (!value)
            continue;
        Json whole = textValue(form.command);
        whole[open->key] = std::move(*value);
        command = canonicalText(whole);
    }
    return std::nullopt;
}

std::vector<std::string> RandomPlayer::candidates(const Position &position)
{
    std::vector<std::string> commands;
    for (const Offer &offer : position.offers())
        if (!offer.refused)
            commands.push_back(offer.command);
    for (std::size_t i = commands.size(); i > 1; --i)
        std::swap(commands[i - 1], commands[below(i)]);
    return commands;
}

std::optional<RandomAct> RandomPlayer::attempt(const Position &position, const std::string &partial)
{
    auto command = fill(position, partial);
    if (!command)
        return std::nullopt;
    Act act{std::move(*command), std::nullopt, Strictness::Enforce, {}};
    std::vector<int> rolled;
    auto decided = decideWithDice(position, act, m_random, &rolled);
    auto *happened = std::get_if<Happened>(&decided);
    if (!happened)
        return std::nullopt;
    if (!rolled.empty())
        act.dice = std::move(rolled);
    return RandomAct{std::move(act), std::move(*happened)};
}

std::optional<RandomAct> RandomPlayer::play(const Position &position)
{
    const std::vector<std::string> commands = candidates(position);
    if (commands.empty())
        return std::nullopt;
    // Where much is owed (a set-up), of a few acts the one that brings it nearest is taken.
    const int owed = owedCount(position.situation());
    int looks = owed < kMuchOwed || below(8) == 0 ? 1 : kLooks;
    std::optional<RandomAct> best;
    int least = 0;
    for (int tried = 0; tried < kAttempts && looks > 0; ++tried) {
        auto found = attempt(position, commands[static_cast<std::size_t>(tried) % commands.size()]);
        if (!found)
            continue;
        --looks;
        const int left = owedCount(found->happened.after.situation());
        if (!best || left < least) {
            best = std::move(found);
            least = left;
        }
    }
    return best;
}

} // namespace qd
