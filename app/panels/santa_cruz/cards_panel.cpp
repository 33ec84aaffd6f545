// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/santa_cruz/cards_panel.h"

#include "app/panels/caption.h"
#include "app/panels/json_values.h"

#include <QHeaderView>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace qd::santa_cruz {
namespace {

/// Where copies lie, in the order of the columns.
const QStringList &piles()
{
    static const QStringList all{QStringLiteral("hidden"), QStringLiteral("discard"),
                                 QStringLiteral("eliminated"), QStringLiteral("pool"),
                                 QStringLiteral("fox")};
    return all;
}

} // namespace

CardsPanel::CardsPanel(QWidget *parent)
    : TablePanel(parent)
    , m_empty(new Caption(Caption::Manner::Muted, this))
    , m_tree(new QTreeWidget(this))
{
    setObjectName(QStringLiteral("cardsPanel"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_empty);
    column->addWidget(m_tree, 1);
    m_tree->setObjectName(QStringLiteral("cardsTree"));
    m_tree->setColumnCount(1 + static_cast<int>(piles().size()));
    m_tree->setRootIsDecorated(true);
    m_tree->setUniformRowHeights(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->header()->setStretchLastSection(true);
    m_tree->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    refresh();
}

QString CardsPanel::title() const
{
    return tr("Cards");
}

void CardsPanel::refresh()
{
    m_empty->setText(tr("Both decks, counted by title, appear here once a table is open."));
    m_tree->setHeaderLabels({tr("Deck"), tr("Hand or draw pile"), tr("Discarded"), tr("Eliminated"),
                             tr("Beside the board"), tr("Aboard the Fox")});
    m_tree->setAccessibleName(title());
    m_tree->clear();
    const bool on = position() && narrator() != nullptr;
    m_empty->setVisible(!on);
    m_tree->setVisible(on);
    if (!on)
        return;
    const auto answer = position()->ask(R"({"ask":"cards"})");
    const QJsonObject decks = answer ? jsonObject(*answer) : QJsonObject();
    for (const std::string &side : position()->module().info().sides) {
        const QJsonObject deck = decks.value(fromUtf8(side)).toObject();
        auto *top = new QTreeWidgetItem(m_tree);
        top->setText(0,
                     tr("%1: hand %2 of %3, draw pile %4")
                         .arg(narrator()->side(side))
                         .arg(deck.value(u"hand").toInt())
                         .arg(deck.value(u"limit").toInt())
                         .arg(deck.value(u"draw").toInt()));
        QFont bold = m_tree->font();
        bold.setBold(true);
        top->setFont(0, bold);
        QStringList titles;
        for (const QString &pile : piles())
            titles << deck.value(pile).toObject().keys();
        titles.removeDuplicates();
        for (const QString &card : titles) {
            auto *line = new QTreeWidgetItem(top);
            line->setText(0, narrator()->term(card.toStdString()));
            for (int c = 0; c < piles().size(); ++c) {
                const int count = deck.value(piles()[c]).toObject().value(card).toInt();
                line->setText(c + 1, count > 0 ? QString::number(count) : QString());
                line->setTextAlignment(c + 1, Qt::AlignCenter);
            }
        }
        top->setExpanded(true);
    }
}

} // namespace qd::santa_cruz
