// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/score_panel.h"

#include "app/narration/narrator.h"
#include "app/panels/caption.h"
#include "app/panels/panel_colours.h"
#include "app/panels/tally_card.h"

#include <QLocale>
#include <QScrollArea>
#include <QVBoxLayout>

namespace qd {

ScorePanel::ScorePanel(QWidget *parent)
    : TablePanel(parent)
    , m_empty(new Caption(Caption::Manner::Muted, this))
    , m_leader(new Caption(Caption::Manner::Strong, this))
    , m_standings(new Caption(Caption::Manner::Muted, this))
{
    setObjectName(QStringLiteral("scorePanel"));
    m_leader->setObjectName(QStringLiteral("scoreLeader"));
    m_standings->setObjectName(QStringLiteral("scoreStandings"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 0);
    column->setSpacing(8);
    column->addWidget(m_empty, 0, Qt::AlignTop);
    column->addWidget(m_leader);
    column->addWidget(m_standings);
    auto *content = new QWidget;
    m_sides = new QHBoxLayout(content);
    m_sides->setContentsMargins(0, 0, 0, 0);
    auto *scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidget(content);
    column->addWidget(scroll, 1);
    refresh();
}

QString ScorePanel::title() const
{
    return tr("Score");
}

void ScorePanel::refresh()
{
    findChild<QScrollArea *>()->setAccessibleName(title());
    m_empty->setText(tr("The score so far appears here once a table is open."));
    const bool on = position() && narrator() != nullptr;
    m_empty->setVisible(!on);
    m_leader->setVisible(on);
    m_standings->setVisible(on);
    std::size_t count = 0;
    if (on) {
        const Situation situation = position()->situation();
        count = situation.score.size();
        int best = 0;
        QString leader;
        for (std::size_t i = 0; i < count; ++i) {
            const SideScore &score = situation.score[i];
            if (i == m_cards.size()) {
                m_cards.push_back(new TallyCard(this));
                m_sides->addWidget(m_cards.back(), 1, Qt::AlignTop);
            }
            TallyCard *card = m_cards[i];
            card->setObjectName(QStringLiteral("score-") + fromUtf8(score.side));
            const SideColours colours = sideColours(palette(), score.side);
            card->setColours(colours.tint, colours.onTint);
            card->setAnswer(narrator()->side(score.side),
                            situation.scoreTerm.empty()
                                ? tr("%n VP", "victory points", score.points.total())
                                : tr("%1 %2", "a number and what it counts")
                                      .arg(QLocale().toString(score.points.total()),
                                           narrator()->term(situation.scoreTerm)));
            card->setReasons(score.points, *narrator());
            card->show();
            const int points = score.points.total();
            if (i == 0 || points > best) {
                best = points;
                leader = narrator()->side(score.side);
            } else if (points == best) {
                leader.clear();
            }
        }
        const QString so =
            leader.isEmpty() ? tr("A draw") : tr("%1 ahead", "a side leads").arg(leader);
        QStringList standings;
        for (const Standing &standing : situation.standings)
            standings << tr("%1 (%2)", "a number beside the score and its rule")
                             .arg(narrator()->count(standing.key, standing.value),
                                  narrator()->rule(standing.rule));
        m_standings->setText(standings.join(QStringLiteral(" · ")));
        m_leader->setText(situation.over ? tr("Game over: %1").arg(so) : tr("So far: %1").arg(so));
    }
    for (std::size_t i = count; i < m_cards.size(); ++i)
        m_cards[i]->hide();
}

} // namespace qd
