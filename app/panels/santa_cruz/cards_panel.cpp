// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/santa_cruz/cards_panel.h"

#include "app/panels/json_values.h"

namespace qd::santa_cruz {
namespace {

/// Where copies lie, in the order of the columns.
constexpr QStringView kPiles[] = {u"hidden", u"discard", u"eliminated", u"pool", u"fox"};

int copies(const QJsonObject &deck, QStringView pile, const QString &card)
{
    return deck.value(pile).toObject().value(card).toInt();
}

QString shown(int count)
{
    return count > 0 ? QString::number(count) : QString();
}

} // namespace

CardsPanel::CardsPanel(QWidget *parent) : TreePanel(QStringLiteral("cards"), parent)
{
    refresh();
}

QString CardsPanel::title() const
{
    return tr("Cards");
}

QString CardsPanel::emptyText() const
{
    return tr("Both decks, counted by title, appear here once a table is open.");
}

QStringList CardsPanel::columns() const
{
    return {tr("Deck"),       tr("Hand or draw pile"), tr("Discarded"),
            tr("Eliminated"), tr("Beside the board"),  tr("Aboard the Fox")};
}

QString CardsPanel::noteText() const
{
    const Narrator &told = *narrator();
    return tr("Confusion: Harassment brings a British card from beside the board into the draw "
              "pile (%1); a card that is passed with or discarded lies in the discard pile (%2), "
              "which comes back when the draw pile runs out (%3).")
        .arg(told.rule("9.harassment"), told.rule("8.3"), told.rule("8.4"));
}

/// Where the Confusion cards of both decks are, side by side.
void CardsPanel::addConfusion(const QJsonObject &decks)
{
    auto *group = addGroup(tr("Flow of Confusion"));
    for (const std::string &side : position()->module().info().sides) {
        QStringList cells{narrator()->side(side)};
        for (const QStringView pile : kPiles)
            cells << QString::number(
                copies(decks.value(fromUtf8(side)).toObject(), pile, QStringLiteral("confusion")));
        addLine(group, cells, Cells::Numbers);
    }
}

void CardsPanel::addDeck(const std::string &side, const QJsonObject &deck)
{
    auto *group = addGroup(tr("%1: hand %2 of %3, draw pile %4")
                               .arg(narrator()->side(side))
                               .arg(deck.value(u"hand").toInt())
                               .arg(deck.value(u"limit").toInt())
                               .arg(deck.value(u"draw").toInt()));
    QStringList titles;
    for (const QStringView pile : kPiles)
        titles << deck.value(pile).toObject().keys();
    titles.removeDuplicates();
    for (const QString &card : titles) {
        QStringList cells{narrator()->term(card.toStdString())};
        for (const QStringView pile : kPiles)
            cells << shown(copies(deck, pile, card));
        addLine(group, cells, Cells::Numbers);
    }
}

void CardsPanel::fill()
{
    const auto answer = position()->ask(R"({"ask":"cards"})");
    const QJsonObject decks = answer ? jsonObject(*answer) : QJsonObject();
    addConfusion(decks);
    for (const std::string &side : position()->module().info().sides)
        addDeck(side, decks.value(fromUtf8(side)).toObject());
}

} // namespace qd::santa_cruz
