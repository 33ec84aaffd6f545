// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/dice_tray.h"

#include "app/narration/narrator.h"
#include "app/panels/act_draft.h"
#include "app/panels/caption.h"
#include "app/panels/die_button.h"
#include "app/panels/digit_key.h"
#include "app/panels/face_palette.h"
#include "app/panels/flow_layout.h"
#include "app/panels/game_panels.h"
#include "rules/module/game_module.h"
#include "rules/module/position.h"

#include <QAccessible>
#include <QEvent>
#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <string>
#include <utility>

namespace qd {
namespace {

/// One group: its label over its dice. As wide as the wider of the two, so that two groups share a
/// line.
class DiceGroup : public QWidget {
public:
    DiceGroup(Caption *label, QWidget *dice, QWidget *parent)
        : QWidget(parent), m_label(label), m_dice(dice)
    {
        auto *column = new QVBoxLayout(this);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(2);
        column->addWidget(label);
        column->addWidget(dice);
        column->addStretch(1);
    }

    QSize sizeHint() const override
    {
        const int words = m_label->fontMetrics().horizontalAdvance(m_label->text())
            + m_label->fontMetrics().averageCharWidth();
        const int width = std::max(words, m_dice->sizeHint().width());
        return {width, layout()->heightForWidth(width)};
    }

private:
    Caption *m_label;
    QWidget *m_dice;
};

} // namespace

DiceTray::DiceTray(QWidget *parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("diceTray"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    auto *groups = new QWidget(this);
    m_groups = new FlowLayout(groups);
    m_groups->setSpacing(12);
    column->addWidget(groups);
    m_faces = new FacePalette(this);
    connect(m_faces, &FacePalette::faceChosen, this, [this](int face) {
        if (m_draft != nullptr)
            m_draft->typeFace(face);
    });
    column->addWidget(m_faces);
    m_status = new Caption(Caption::Manner::Muted, this);
    m_status->setObjectName(QStringLiteral("diceStatus"));
    column->addWidget(m_status);
    refresh();
}

void DiceTray::setDraft(ActDraft *draft)
{
    if (m_draft != nullptr)
        disconnect(m_draft, nullptr, this, nullptr);
    m_draft = draft;
    if (draft != nullptr)
        connect(draft, &ActDraft::changed, this, &DiceTray::refresh);
    refresh();
}

void DiceTray::setNarrator(const Narrator *narrator)
{
    m_narrator = narrator;
    refresh();
}

void DiceTray::rebuild()
{
    while (QLayoutItem *item = m_groups->takeAt(0)) {
        if (QWidget *widget = item->widget()) {
            widget->hide();
            widget->deleteLater();
        }
        delete item;
    }
    m_labels.clear();
    m_dice.clear();
    m_tens = 0;
    int index = 0;
    const std::string game = m_draft != nullptr && m_draft->position()
        ? m_draft->position()->module().info().id
        : std::string();
    for (const DiceAsk &ask : m_shown) {
        auto *label = new Caption(Caption::Manner::Heading, this);
        // Said before it is laid out: the group's width follows its words.
        label->setText(m_narrator != nullptr ? m_narrator->diceAsk(ask) : QString());
        m_labels.push_back(label);
        auto *row = new QWidget(this);
        auto *flow = new FlowLayout(row);
        for (int i = 0; i < ask.count; ++i, ++index) {
            auto *die = new DieButton(row);
            die->setObjectName(QStringLiteral("die%1").arg(index));
            if (mindsTopFaces(game, ask))
                die->setTopFace(DieButton::TopFace::Filled);
            connect(die, &DieButton::clicked, this, [this, index] { click(index); });
            flow->addWidget(die);
            die->show();
            m_dice.push_back(die);
        }
        auto *group = new DiceGroup(label, row, m_groups->parentWidget());
        m_groups->addWidget(group);
        group->show();
    }
}

void DiceTray::refresh()
{
    const std::vector<DiceAsk> asks = m_draft != nullptr ? m_draft->asks() : std::vector<DiceAsk>();
    if (asks != m_shown) {
        m_shown = asks;
        rebuild();
    }
    setVisible(!m_shown.empty());
    showFaces();
    if (m_shown.empty())
        return;
    const std::vector<int> &faces = m_draft->faces();
    std::size_t index = 0;
    for (std::size_t group = 0; group < m_shown.size(); ++group) {
        const DiceAsk &ask = m_shown[group];
        const QString label = m_narrator != nullptr ? m_narrator->diceAsk(ask) : QString();
        m_labels[group]->setText(label);
        for (int i = 0; i < ask.count; ++i, ++index) {
            const int face = index < faces.size() ? faces[index] : DieButton::kOpen;
            DieButton *die = m_dice[index];
            die->setDie(ask.kind, face);
            die->setCursor(index == faces.size() ? DieButton::Cursor::Here
                                                 : DieButton::Cursor::Elsewhere);
            die->setAccessibleName(tr("%1, die %2 of %3: %4")
                                       .arg(label)
                                       .arg(i + 1)
                                       .arg(ask.count)
                                       .arg(DieButton::spoken(ask.kind, face)));
        }
    }
    for (Caption *label : m_labels) {
        label->parentWidget()->layout()->invalidate();
        label->parentWidget()->updateGeometry();
    }
    m_groups->invalidate();
    m_groups->parentWidget()->updateGeometry();
    m_status->setText(sourceText());
    setAccessibleName(tr("Dice tray"));
    setAccessibleDescription(m_status->text());
    if (std::exchange(m_asked, m_draft->isRollAsked()) != m_asked && m_asked) {
        QAccessibleEvent event(m_status, QAccessible::Alert);
        QAccessible::updateAccessibility(&event);
    }
}

void DiceTray::showFaces()
{
    const bool open =
        m_draft != nullptr && static_cast<int>(m_draft->faces().size()) < m_draft->facesNeeded();
    const bool on = open && FacePalette::isFor(nextKind());
    if (on)
        m_faces->setKind(nextKind());
    m_faces->setVisible(on);
}

QString DiceTray::sourceText() const
{
    if (m_draft == nullptr || m_shown.empty())
        return {};
    if (m_draft->isRollAsked())
        return tr("Faces are typed already: roll once more, and every die is rolled anew");
    const int open = m_draft->facesNeeded() - static_cast<int>(m_draft->faces().size());
    if (open > 0 && m_draft->customaryDice() == DiceSource::App)
        return tr("Enter rolls; or type the %n faces that fell", "", open);
    if (open > 0)
        return tr("Type the %n faces that fell, or R to roll", "", open);
    return m_draft->source() == DiceSource::App ? tr("Dice from the program")
                                                : tr("Dice from the table");
}

DieKind DiceTray::nextKind() const
{
    int index = static_cast<int>(m_draft->faces().size());
    for (const DiceAsk &ask : m_shown) {
        if (index < ask.count)
            return ask.kind;
        index -= ask.count;
    }
    return DieKind::Pips6;
}

void DiceTray::click(int index)
{
    const auto given = static_cast<int>(m_draft->faces().size());
    if (index > given)
        index = given;
    const int face =
        index < given ? m_draft->faces()[static_cast<std::size_t>(index)] : DieButton::kOpen;
    int at = index;
    for (const DiceAsk &ask : m_shown) {
        if (at < ask.count) {
            m_draft->setFace(index, DieButton::nextFace(ask.kind, face));
            return;
        }
        at -= ask.count;
    }
}

bool DiceTray::takeDigit(int digit)
{
    if (static_cast<int>(m_draft->faces().size()) >= m_draft->facesNeeded())
        return false;
    if (nextKind() != DieKind::Base66) {
        m_draft->typeFace(digit);
        return true;
    }
    if (m_tens == 0) {
        m_tens = digit;
        return true;
    }
    const int face = m_tens * 10 + digit;
    m_tens = 0;
    m_draft->typeFace(face);
    return true;
}

bool DiceTray::takeKey(QKeyEvent *event)
{
    if (m_draft == nullptr || m_shown.empty()
        || (event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) != Qt::NoModifier)
        return false;
    const int key = event->key();
    if (const int digit = digitOf(*event); digit >= 0)
        return takeDigit(digit);
    if (key == Qt::Key_Backspace && !m_draft->faces().empty()) {
        m_tens = 0;
        m_draft->removeFace();
        return true;
    }
    if (key == Qt::Key_R)
        return m_draft->rollMissing();
    return false;
}

void DiceTray::keyPressEvent(QKeyEvent *event)
{
    if (!takeKey(event))
        QWidget::keyPressEvent(event);
}

void DiceTray::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

} // namespace qd
