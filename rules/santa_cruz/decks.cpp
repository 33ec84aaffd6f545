// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/board.h"
#include "rules/santa_cruz/data_reader.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace qd::santa_cruz {
namespace {

constexpr int kMostCopies = 99;

/// Whose deck a title belongs to, nullopt: both (2.1).
std::optional<Side> ownerOf(Card card)
{
    switch (card) {
    case Card::Rayo:
    case Card::SpikeTheCannons:
    case Card::Panic:
    case Card::AssaultLadders:
    case Card::BattleDrums:
        return Side::British;
    case Card::FrenchEager:
    case Card::Harassment:
    case Card::Lost:
    case Card::HeavySwell:
    case Card::FiringFromCover:
    case Card::LuckyShot:
        return Side::Spanish;
    default:
        return std::nullopt;
    }
}

class DecksReader {
public:
    static tl::expected<Decks, Fault> read(const Json &file)
    {
        if (!file.is_object())
            return tl::unexpected(Fault{FaultKind::Malformed, {}, {}, "decks are a JSON object"});
        DecksReader reader;
        reader.m_in.header(file, "quarterdeck-decks-1");
        reader.m_decks.name = reader.m_in.textOr("unnamed", file, "name", {});
        for (const Side side : {Side::British, Side::Spanish})
            reader.readDeck(file, side);
        if (reader.m_in.failed())
            return tl::unexpected(reader.m_in.fault());
        reader.warn();
        reader.m_decks.text = canonicalText(file);
        return std::move(reader.m_decks);
    }

private:
    void readDeck(const Json &file, Side side)
    {
        const std::string name(nameOf(side));
        const Json *deck = m_in.object(file, name.c_str(), {});
        const Json *cards = deck != nullptr ? m_in.list(*deck, "cards", name, kCardCount) : nullptr;
        if (cards == nullptr)
            return;
        for (std::size_t i = 0; i < cards->size() && !m_in.failed(); ++i)
            readCard((*cards)[i], name + ".cards[" + std::to_string(i) + "]", side);
        m_totals[indexOf(side)] = m_in.integerOr(-1, *deck, "total", name, 0, 9999);
    }

    void readCard(const Json &entry, const std::string &place, Side side)
    {
        if (!m_in.isObject(entry, place))
            return;
        const auto card = cardFrom(m_in.text(entry, "card", place));
        if (!card)
            return m_in.fail(place + ".card", "is no card");
        if (m_decks.find(side, *card) != nullptr)
            return m_in.fail(place + ".card", "stands twice");
        DeckCard read;
        read.card = *card;
        read.count = m_in.integer(entry, "count", place, 0, kMostCopies);
        const bool british = side == Side::British;
        const int most = read.count;
        read.anchor = m_in.integerOr(0, entry, "anchor", place, 0, british ? most : 0);
        read.pool = m_in.integerOr(0, entry, "pool", place, 0, british ? most - read.anchor : 0);
        read.battery = m_in.integerOr(0, entry, "battery", place, 0, british ? 0 : most);
        read.plus = m_in.integerOr(0, entry, "plus", place, 0, british ? 0 : most);
        read.eliminate = m_in.flag(entry, "eliminate", place);
        m_decks.cards[indexOf(side)].push_back(read);
    }

    int sum(Side side, int DeckCard::*number) const
    {
        int total = 0;
        for (const DeckCard &card : m_decks.cards[indexOf(side)])
            total += card.*number;
        return total;
    }

    void warn()
    {
        auto &warnings = m_decks.warnings;
        for (const Side side : {Side::British, Side::Spanish}) {
            const std::string name(nameOf(side));
            const int count = sum(side, &DeckCard::count);
            const int total = m_totals[indexOf(side)];
            if (total >= 0 && count != total)
                warnings.push_back(name + ": the counts add up to " + std::to_string(count)
                                   + ", not to " + std::to_string(total));
            if (m_decks.copies(side, Card::Reinforcements) != 2)
                warnings.push_back(name + ": Reinforcements are not 2");
            for (const DeckCard &card : m_decks.cards[indexOf(side)])
                if (const auto owner = ownerOf(card.card); owner && *owner != side)
                    warnings.push_back(name + ": " + std::string(nameOf(card.card))
                                       + " is the other side's card");
        }
        if (sum(Side::British, &DeckCard::anchor) != 3)
            warnings.emplace_back("british: the anchor cards are not 3");
        if (sum(Side::Spanish, &DeckCard::plus) != 1)
            warnings.emplace_back("spanish: the +1 cards are not 1");
    }

    DataReader m_in;
    Decks m_decks;
    std::array<int, 2> m_totals{-1, -1};
};

} // namespace

tl::expected<Decks, Fault> Decks::fromJson(const Json &file)
{
    return DecksReader::read(file);
}

const DeckCard *Decks::find(Side side, Card card) const
{
    const auto &list = cards[indexOf(side)];
    const auto found = std::find_if(list.begin(), list.end(),
                                    [card](const DeckCard &c) { return c.card == card; });
    return found == list.end() ? nullptr : &*found;
}

} // namespace qd::santa_cruz
