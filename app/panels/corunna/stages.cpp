// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/corunna/stages.h"

#include "app/panels/act_draft.h"
#include "app/panels/corunna/fight_stage.h"
#include "app/panels/corunna/naval_stage.h"

#include <QVBoxLayout>

#include <algorithm>

namespace qd::corunna {

Stages::Stages(QWidget *parent) : StagePanel(parent)
{
    setObjectName(QStringLiteral("corunnaStages"));
    m_stages = {new FightStage(this), new NavalStage(this)};
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    for (StagePanel *stage : m_stages) {
        column->addWidget(stage);
        connect(stage, &StagePanel::offerChosen, this, &StagePanel::offerChosen);
        connect(stage, &StagePanel::turnedOn, this, &StagePanel::turnedOn);
        connect(stage, &StagePanel::claimsChanged, this, &StagePanel::claimsChanged);
        connect(stage, &StagePanel::cautionsChanged, this, &StagePanel::cautionsChanged);
        connect(stage, &StagePanel::valueWanted, this, &StagePanel::valueWanted);
    }
}

void Stages::setDraft(ActDraft *draft)
{
    for (StagePanel *stage : m_stages)
        stage->setDraft(draft);
    if (draft != nullptr) // after the stages: which one is on show
        connect(draft, &ActDraft::changed, this, &Stages::showFront);
}

StagePanel *Stages::front() const
{
    const auto on =
        std::ranges::find_if(m_stages, [](const StagePanel *stage) { return stage->isOn(); });
    return on == m_stages.end() ? nullptr : *on;
}

bool Stages::isOn() const
{
    return front() != nullptr;
}

bool Stages::claims(const Offer &offer) const
{
    const StagePanel *stage = front();
    return stage != nullptr && stage->claims(offer);
}

bool Stages::claimsField(const Field &field) const
{
    const StagePanel *stage = front();
    return stage != nullptr && stage->claimsField(field);
}

std::vector<Refusal> Stages::cautions() const
{
    const StagePanel *stage = front();
    return stage == nullptr ? std::vector<Refusal>() : stage->cautions();
}

QString Stages::heading() const
{
    const StagePanel *stage = front();
    return stage == nullptr ? QString() : stage->heading();
}

bool Stages::takeKey(const QString &key)
{
    StagePanel *stage = front();
    return stage != nullptr && stage->takeKey(key);
}

void Stages::refresh()
{
    for (StagePanel *stage : m_stages) {
        stage->setNarrator(narrator());
        if (position())
            stage->showPosition(*position(), isLive() ? Moment::Now : Moment::Past);
    }
    showFront();
}

void Stages::showFront()
{
    const StagePanel *shown = front();
    for (StagePanel *stage : m_stages)
        stage->setVisible(stage == shown);
}

} // namespace qd::corunna
