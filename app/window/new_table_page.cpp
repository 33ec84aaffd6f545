// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/new_table_page.h"

#include "app/panels/caption.h"

#include <QVBoxLayout>

namespace qd {

NewTableContext::NewTableContext(Preferences &given, const std::vector<const GameModule *> &all,
                                 const NewTableDraft &begun)
    : preferences(given), games(all), draft(begun), narrator(makeNarrator(draft.game()))
{
}

void NewTableContext::chooseGame(const QString &id)
{
    if (draft.chooseGame(id))
        narrator = makeNarrator(draft.game());
}

QString NewTableContext::gameName() const
{
    return nameOfGame(draft.game());
}

QString nameOfGame(const GameModule &game)
{
    const QString name = makeNarrator(game)->gameName();
    return name.isEmpty() ? fromUtf8(game.info().id) : name;
}

QString literally(QString text)
{
    return text.replace(QLatin1Char('&'), QStringLiteral("&&"));
}

QLabel *explanation(const QString &text, QWidget *parent)
{
    auto *label = new Caption(Caption::Manner::Muted, parent);
    label->setText(text);
    return label;
}

NewTablePage::NewTablePage(NewTableContext &context, QWidget *parent)
    : QScrollArea(parent), m_context(context)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    viewport()->setAutoFillBackground(false);
}

QVBoxLayout *NewTablePage::freshColumn()
{
    auto *fresh = new QWidget;
    fresh->setAutoFillBackground(false);
    auto *column = new QVBoxLayout(fresh);
    const int pad = fontMetrics().height() / 2;
    column->setContentsMargins(0, 0, pad, 0);
    column->setSpacing(pad);
    if (QWidget *old = takeWidget()) {
        old->hide();
        old->deleteLater(); // a signal of something on it may be under way
    }
    setWidget(fresh);
    fresh->setAutoFillBackground(false);
    return column;
}

QVBoxLayout *NewTablePage::addBlock(QVBoxLayout *column) const
{
    auto *block = new QVBoxLayout;
    block->setSpacing(fontMetrics().height() / 5);
    column->addLayout(block);
    return block;
}

} // namespace qd
