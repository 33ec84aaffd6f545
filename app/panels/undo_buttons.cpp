// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/undo_buttons.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QShortcut>

namespace qd {

UndoButtons::UndoButtons(const QString &name, QWidget *editor)
    : QWidget(editor)
    , m_undo(new QPushButton(tr("Undo", "what was typed"), this))
    , m_redo(new QPushButton(tr("Redo", "what was typed"), this))
{
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    m_undo->setObjectName(name + QStringLiteral("-undo"));
    m_undo->setToolTip(tr("Ctrl+Z"));
    m_redo->setObjectName(name + QStringLiteral("-redo"));
    m_redo->setToolTip(tr("Ctrl+Y"));
    for (QPushButton *each : {m_undo, m_redo}) {
        each->setAutoDefault(false);
        line->addWidget(each);
    }
    connect(m_undo, &QPushButton::clicked, this, &UndoButtons::goBack);
    connect(m_redo, &QPushButton::clicked, this, &UndoButtons::goOn);
    const auto key = [this, editor](const QKeySequence &keys, void (UndoButtons::*then)()) {
        auto *shortcut = new QShortcut(keys, editor);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, then);
    };
    key(Qt::CTRL | Qt::Key_Z, &UndoButtons::goBack);
    key(Qt::CTRL | Qt::Key_Y, &UndoButtons::goOn);
    key(Qt::CTRL | Qt::SHIFT | Qt::Key_Z, &UndoButtons::goOn);
    showState();
}

void UndoButtons::begin(const std::string &json)
{
    m_history.begin(json);
    showState();
}

void UndoButtons::note(const std::string &json, const QString &run)
{
    m_history.note(json, run);
    showState();
}

void UndoButtons::goBack()
{
    if (!m_history.canUndo())
        return;
    emit restored(m_history.undo());
    showState();
}

void UndoButtons::goOn()
{
    if (!m_history.canRedo())
        return;
    emit restored(m_history.redo());
    showState();
}

void UndoButtons::showState()
{
    m_undo->setEnabled(m_history.canUndo());
    m_redo->setEnabled(m_history.canRedo());
}

} // namespace qd
