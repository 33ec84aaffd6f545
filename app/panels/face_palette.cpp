// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/face_palette.h"

#include "app/panels/caption.h"
#include "app/panels/die_button.h"
#include "app/panels/flow_layout.h"

#include <QEvent>
#include <QVBoxLayout>

namespace qd {
namespace {

constexpr int kHighestFace = 3; ///< of the dice that are shown so

} // namespace

FacePalette::FacePalette(QWidget *parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("facePalette"));
    auto *flow = new FlowLayout(this);
    flow->setSpacing(fontMetrics().height() / 2);
}

bool FacePalette::isFor(DieKind kind)
{
    return kind == DieKind::Star || kind == DieKind::Coin;
}

void FacePalette::setKind(DieKind kind)
{
    if (kind == m_kind)
        return;
    m_kind = kind;
    build();
}

void FacePalette::build()
{
    while (QLayoutItem *item = layout()->takeAt(0)) {
        if (QWidget *widget = item->widget()) {
            widget->hide();
            widget->setParent(
                nullptr); // gone from the tree at once: nobody finds the old die's faces
            widget->deleteLater();
        }
        delete item;
    }
    m_entries.clear();
    if (!isFor(m_kind))
        return;
    for (int face = 0; face <= kHighestFace; ++face) {
        if (!isFace(m_kind, face))
            continue;
        auto *cell = new QWidget(this);
        auto *column = new QVBoxLayout(cell);
        column->setContentsMargins(0, 0, 0, 0);
        auto *button = new DieButton(cell);
        button->setObjectName(QStringLiteral("face%1").arg(face));
        button->setScale(DieButton::Scale::Large);
        button->setDie(m_kind, face);
        connect(button, &DieButton::clicked, this, [this, face] { emit faceChosen(face); });
        auto *word = new Caption(Caption::Manner::Muted, cell);
        column->addWidget(button, 0, Qt::AlignHCenter);
        column->addWidget(word);
        word->setAlignment(Qt::AlignHCenter);
        layout()->addWidget(cell);
        cell->show();
        m_entries.push_back({face, button, word});
    }
    retranslate();
}

void FacePalette::retranslate()
{
    setAccessibleName(tr("The faces of the die"));
    for (const Entry &entry : m_entries) {
        const QString said = DieButton::spoken(m_kind, entry.face);
        entry.word->setText(said);
        entry.button->setAccessibleName(tr("It fell %1", "a die's face").arg(said));
        entry.button->setToolTip(said);
    }
}

void FacePalette::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace qd
