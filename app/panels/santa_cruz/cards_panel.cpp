// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/santa_cruz/cards_panel.h"

#include "app/panels/json_values.h"

#include <iterator>

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

/// Where the Confusion cards are, and which way they go (8.3, 8.4, 9 Harassment).
void CardsPanel::addConfusion(const QJsonObject &decks)
{
    const QString confusion = QStringLiteral("confusion");
    auto *group = addGroup(tr("Flow of Confusion"));
    const auto line = [&](const QString &way, int count, const Citation &rule) {
        addLine(group,
                {tr("%1 (%2)", "a way of the cards and its rule").arg(way, narrator()->rule(rule)),
                 QString::number(count)},
                Cells::Numbers);
    };
    const QJsonObject british = decks.value(u"british").toObject();
    const QJsonObject spanish = decks.value(u"spanish").toObject();
    line(tr("British: wait beside the board; Harassment puts one into the draw pile"),
         copies(british, u"pool", confusion), "9.harassment");
    for (const auto &[deck, side] :
         {std::pair{british, "british"}, std::pair{spanish, "spanish"}}) {
        const QString name = narrator()->side(side);
        line(tr("%1: in hand or draw pile, until passed with or discarded").arg(name),
             copies(deck, u"hidden", confusion), "8.3");
        line(tr("%1: discarded, back when the draw pile is made anew").arg(name),
             copies(deck, u"discard", confusion), "8.4");
    }
}

void CardsPanel::fill()
{
    const auto answer = position()->ask(R"({"ask":"cards"})");
    const QJsonObject decks = answer ? jsonObject(*answer) : QJsonObject();
    for (const std::string &side : position()->module().info().sides) {
        const QJsonObject deck = decks.value(fromUtf8(side)).toObject();
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
    addConfusion(decks);
}

} // namespace qd::santa_cruz
