// SPDX-License-Identifier: GPL-3.0-or-later
// The keys of a lattice board.
#include "app/mirror/drop_desk.h"
#include "app/mirror/lattice_hand.h"
#include "app/mirror/lattice_table.h"
#include "app/mirror/mirror_scene.h"
#include "app/mirror/mirror_view.h"
#include "app/mirror/model_item.h"
#include "app/mirror/table_selection.h"

#include <QKeyEvent>

namespace qd {

namespace {

/// The letter of a step, or none.
char letterOf(int key)
{
    switch (key) {
    case Qt::Key_F:
        return 'f';
    case Qt::Key_P:
        return 'p';
    case Qt::Key_S:
        return 's';
    default:
        return '\0';
    }
}

bool isPlain(const QKeyEvent &event)
{
    return (event.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
}

} // namespace

/// The ship that this key names, empty: none. Forts fire by their letters, wherever the keyboard
/// is.
QString LatticeHand::withKey(const QKeyEvent &event) const
{
    const std::string typed = event.text().toLower().toStdString();
    if (typed.empty())
        return {};
    for (const PicturePiece &piece : m_view.mirrorScene()->pieces())
        if (piece.shortcut == typed && piece.pose && piece.kind == "model-ship")
            return QString::fromStdString(piece.id);
    return {};
}

bool LatticeHand::wants(const QKeyEvent &event) const
{
    if (!isOn() || !isPlain(event) || !mayAct())
        return false;
    const QString mine = chosen();
    const int key = event.key();
    // Dice and aims of an act in hand come first: what is typed then is the act's.
    const bool idle =
        m_view.dropDesk()->partialCommand().isEmpty() || m_plan.has_value() || !m_sailing.isEmpty();
    // So does the answer of a question: its digits are no ships.
    if (!idle || !table()->shown().focus.empty())
        return false;
    if (!withKey(event).isEmpty())
        return true;
    if (letterOf(key) != '\0')
        return item(mine) && m_view.dropDesk()->along(mine, {}).has_value();
    if (key == Qt::Key_Backspace)
        return m_plan.has_value();
    const QString cursor = m_view.selection()->place();
    return (key == Qt::Key_Return || key == Qt::Key_Enter) && !m_plan && !mine.isEmpty()
        && cursor != item(mine)->place() && !dropsAt(cursor.toStdString()).empty();
}

bool LatticeHand::key(const QKeyEvent &event)
{
    if (!isPlain(event))
        return false;
    const int key = event.key();
    if (key == Qt::Key_Escape)
        return letGo();
    if (key == Qt::Key_Return || key == Qt::Key_Enter)
        return enter();
    if (!wants(event))
        return false;
    if (const QString piece = withKey(event); !piece.isEmpty()) {
        const QString mine = chosen();
        const Drop *target = piece != mine ? targetOn(piece) : nullptr;
        if (target != nullptr && (!target->refused || !item(piece)->piece().movable))
            put(mine, *target); // an enemy's number: fire at it
        else
            choose(piece);
        return true;
    }
    return key == Qt::Key_Backspace ? stepBack() : step(letterOf(key));
}

/// One step more, if the rules let her take it; else why not.
bool LatticeHand::step(char letter)
{
    const QString mine = chosen();
    const std::string steps = (m_plan ? m_plan->steps : std::string()) + letter;
    const auto drop = m_view.dropDesk()->along(mine, steps);
    if (!drop)
        return false;
    if (!drop->refused) {
        put(mine, *drop);
        return true;
    }
    const QPointF at = drop->pose ? table()->toScene(drop->pose->at) : item(mine)->pos();
    m_view.say(m_view.mapFromScene(at), m_view.whyNot(*drop->refused), true);
    return true;
}

bool LatticeHand::stepBack()
{
    if (!m_plan)
        return false;
    std::string steps = m_plan->steps;
    if (steps.size() < 2) {
        dropPlan();
        return true;
    }
    steps.pop_back();
    if (const auto drop = m_view.dropDesk()->along(m_plan->piece, steps); drop && !drop->refused)
        put(m_plan->piece, *drop);
    else
        dropPlan();
    return true;
}

bool LatticeHand::enter()
{
    const QString mine = chosen();
    const QString cursor = m_view.selection()->place();
    if (m_plan) {
        emit m_view.confirmed();
        return true;
    }
    if (!mine.isEmpty()) {
        const std::vector<Drop> here = dropsAt(cursor.toStdString());
        if (!here.empty() && cursor != item(mine)->place()) {
            put(mine, here.front());
            return true;
        }
        return false;
    }
    for (const QString &piece : m_view.mirrorScene()->piecesIn(cursor))
        if (item(piece) && !item(piece)->isHidden()) {
            choose(piece);
            return true;
        }
    return false;
}

bool LatticeHand::letGo()
{
    TableSelection *selection = m_view.selection();
    const bool something = !held().isEmpty() || m_plan;
    m_view.say({}, {}, false);
    if (m_plan || !m_sailing.isEmpty())
        dropPlan();
    else
        selection->clear();
    refresh();
    return something;
}

bool LatticeHand::walkOn(bool forward)
{
    const QString mine = chosen();
    if (!isOn() || mine.isEmpty())
        return false;
    QStringList order;
    for (const PicturePiece &piece : m_view.mirrorScene()->pieces())
        if (piece.pose && piece.movable)
            order.append(QString::fromStdString(piece.id));
    const qsizetype now = order.indexOf(mine);
    const qsizetype next = now < 0 ? (forward ? 0 : order.size() - 1) : now + (forward ? 1 : -1);
    if (next < 0 || next >= order.size())
        return false;
    choose(order[next]);
    m_view.ensureVisible(item(order[next])->sceneBoundingRect(), 20, 20);
    return true;
}

} // namespace qd
