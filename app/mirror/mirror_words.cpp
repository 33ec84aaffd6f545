// SPDX-License-Identifier: GPL-3.0-or-later
// What the view says: beside the pointer, and to assistive technology.
#include "app/mirror/drop_desk.h"
#include "app/mirror/hex_hand.h"
#include "app/mirror/hex_table.h"
#include "app/mirror/lattice_hand.h"
#include "app/mirror/lattice_rose.h"
#include "app/mirror/lattice_table.h"
#include "app/mirror/mirror_gesture.h"
#include "app/mirror/mirror_overlay.h"
#include "app/mirror/mirror_scene.h"
#include "app/mirror/mirror_view.h"
#include "app/mirror/outline_model.h"
#include "app/mirror/piece_item.h"
#include "app/mirror/place_item.h"
#include "app/mirror/posed_item.h"
#include "app/mirror/rose_item.h"
#include "app/mirror/sea_hand.h"
#include "app/mirror/sea_table.h"
#include "app/mirror/table_selection.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QLabel>
#include <QToolTip>

#include <algorithm>
#include <limits>
#include <vector>

namespace qd {

namespace {

/// Where a sentence that large stands: beside the pointer and in sight, where it hides least of
/// what should be seen.
QPoint tipCorner(const QPoint &at, const QSize &size, const QSize &window, int letters,
                 const std::vector<QRectF> &seen)
{
    const int right = at.x() + letters;
    const int left = at.x() - letters - size.width();
    const int below = at.y() + letters;
    const int above = at.y() - letters / 2 - size.height();
    const int middle = at.x() - size.width() / 2;
    QPoint best;
    qreal least = std::numeric_limits<qreal>::max();
    for (const QPoint &corner :
         {QPoint(right, below), QPoint(right, above), QPoint(left, below), QPoint(left, above),
          QPoint(middle, below + letters), QPoint(middle, above - letters),
          QPoint(right + letters * 2, at.y() - size.height() / 2),
          QPoint(left - letters * 2, at.y() - size.height() / 2),
          QPoint(middle, below + letters * 3), QPoint(middle, above - letters * 3)}) {
        const QPoint spot(std::clamp(corner.x(), 0, std::max(0, window.width() - size.width())),
                          std::clamp(corner.y(), 0, std::max(0, window.height() - size.height())));
        const QRectF box(spot, size);
        qreal hidden = box.contains(at) ? 1e6 : 0;
        for (const QRectF &rect : seen) {
            const QRectF both = rect & box;
            hidden += both.width() * both.height();
        }
        if (hidden < least) {
            least = hidden;
            best = spot;
        }
    }
    return best;
}

} // namespace

void colourLabel(QLabel &label, const QColor &ground, const QColor &text)
{
    QPalette colours = label.palette();
    colours.setColor(QPalette::Window, ground);
    colours.setColor(QPalette::WindowText, text);
    label.setPalette(colours);
}

QString MirrorView::spokenPiece(const QString &id) const
{
    const PieceItem *item = m_scene->piece(id);
    if (!item)
        return {};
    const PicturePiece &piece = item->piece();
    if (piece.hidden)
        return tr("Hidden piece");
    const QString name = m_scene->pieceName(id);
    if (const SeaTable *sea = m_scene->sea())
        return sea->words().spoken(piece, name);
    if (const LatticeTable *lattice = m_scene->lattice())
        return lattice->words().spoken(piece, name);
    if (const HexTable *hexes = m_scene->hexes())
        return hexes->words().spoken(piece, name);
    return piece.kind == "block"
        ? tr("%1, strength %2 of %3").arg(name).arg(piece.strength).arg(piece.strengthMax)
        : name;
}

/// What a tool tip says of a piece: on a measured board the boxes of its record too.
QString MirrorView::tipOf(const PieceItem &piece) const
{
    const QString spoken = spokenPiece(piece.id());
    const SeaTable *sea = m_scene->sea();
    const QString boxes = sea ? sea->words().boxes(piece.piece()) : QString();
    return boxes.isEmpty() ? spoken : spoken + QLatin1Char('\n') + boxes;
}

/// What assistive technology reads of the view; the outline beside it says everything.
void MirrorView::describe()
{
    const QString place = m_selection->place();
    QString text = tr("The table with its pieces. Arrow keys walk from place to place; the outline "
                      "lists the same pieces as text.");
    if (!place.isEmpty()) {
        QStringList names;
        for (const QString &id : m_scene->piecesIn(place))
            names.append(m_scene->pieceName(id));
        text = names.isEmpty()
            ? tr("%1: empty").arg(m_scene->placeName(place))
            : tr("%1: %2").arg(m_scene->placeName(place), names.join(QStringLiteral(", ")));
    }
    if (m_sea->isOn())
        text = m_sea->description();
    if (m_lattice->isOn())
        text = m_lattice->description();
    if (m_hexes->isOn() && (place.isEmpty() || m_scene->hexes()->has(place.toStdString())))
        text = m_hexes->description();
    else if (const QString goal = spokenGoal(place); !goal.isEmpty() && !m_lattice->isOn())
        text = goal;
    if (text != accessibleDescription())
        setAccessibleDescription(text);
    if (place == m_spokenPlace)
        return;
    m_spokenPlace = place;
    if (m_scene->posed(place) && hasFocus() && QAccessible::isActive()) {
        QAccessibleInterface *here = QAccessible::queryAccessibleInterface(this);
        if (QAccessibleInterface *piece = here ? here->focusChild() : nullptr) {
            QAccessibleEvent moved(piece, QAccessible::Focus);
            QAccessible::updateAccessibility(&moved);
        }
        return;
    }
    const qsizetype child = m_scene->placeIds().indexOf(place);
    if (child < 0 || !hasFocus() || !QAccessible::isActive())
        return;
    QAccessibleEvent moved(this, QAccessible::Focus);
    moved.setChild(static_cast<int>(child));
    QAccessible::updateAccessibility(&moved);
}

/// Tells whoever wants to know what a drop there would make.
void MirrorView::considerGoal(const QString &place)
{
    const bool choosing = m_interaction == Interaction::Full;
    m_desk->consider(choosing ? m_selection->pieces() : QStringList(), place);
}

/// The place that the keyboard stands on is considered like the one under the pointer: with the
/// sentence beside it, where it is a goal.
void MirrorView::considerCursor()
{
    const QString place = m_selection->place();
    considerGoal(place);
    if (m_lattice->isOn()) {
        m_lattice->tellCursor();
        return;
    }
    const PlaceItem *item = m_scene->place(place);
    const bool choosing = m_interaction == Interaction::Full && !m_selection->pieces().isEmpty();
    if (const PosedItem *goal = m_scene->posed(place)) {
        tellGoal(mapFromScene(goal->pos()), place);
        return;
    }
    if (choosing && item && hasFocus() && !m_gesture)
        showTip(mapFromScene(item->centre()), place);
    else
        hideTip();
}

QString MirrorView::spokenPlace(const QString &id) const
{
    const auto &places = m_scene->board().places;
    const auto found = std::ranges::find(places, id.toStdString(), &PicturePlace::id);
    const PlaceItem *item = m_scene->place(id);
    if (found == places.end() || !item)
        return m_scene->placeName(id);
    if (const LatticeTable *lattice = m_scene->lattice())
        return lattice->words().place(*found, m_scene->placeName(id));
    if (const HexTable *hexes = m_scene->hexes())
        return hexes->words().place(*found, m_scene->placeName(id), hexes->areaOf(found->id));
    return OutlineModel::spokenPlace(*found, item->badges(), m_scene->placeName(id), m_namer);
}

QString MirrorView::spokenGoal(const QString &place) const
{
    const Drop *goal =
        m_interaction == Interaction::Full ? m_desk->goal(m_selection->pieces(), place) : nullptr;
    return goal ? goalText(*goal, place) : QString();
}

QString MirrorView::goalText(const Drop &goal, const QString &place) const
{
    const QString name = m_scene->placeName(place);
    if (m_lattice->isOn())
        return m_lattice->goalText(goal, name);
    if (m_hexes->isOn())
        return m_hexes->goalText(goal, name);
    if (goal.refused) {
        const QString why = refusalSentence(*goal.refused);
        const QString rule = ruleOf(*goal.refused, m_namer);
        return rule.isEmpty() ? tr("%1: %2").arg(name, why)
                              : tr("%1: %2 (%3)", "place: why not (rule)").arg(name, why, rule);
    }
    const QString tag =
        m_namer.termText && !goal.tag.empty() ? m_namer.termText(goal.tag) : QString();
    return tag.isEmpty() ? name : tr("%1 · %2", "a goal and what going there means").arg(name, tag);
}

/// The sentence beside the pointer: why a place will not do, or what going there means.
void MirrorView::showTip(const QPoint &at, const QString &place)
{
    const Drop *goal = m_desk->goal(m_selection->pieces(), place);
    if (!goal) {
        hideTip();
        return;
    }
    say(at, goalText(*goal, place), goal->refused.has_value());
}

/// The pointer, or the keyboard, rests on a piece while others are chosen: says what putting them
/// down on it comes to. False: it is no goal.
bool MirrorView::tellGoal(const QPoint &at, const QString &piece)
{
    considerGoal(piece.isEmpty() ? m_selection->place() : piece);
    const bool choosing = m_interaction == Interaction::Full && !m_selection->pieces().isEmpty();
    if (choosing && !piece.isEmpty())
        showTip(at, piece);
    else
        hideTip();
    return choosing && !piece.isEmpty() && m_desk->goal(m_selection->pieces(), piece);
}

QString ruleOf(const Refusal &refusal, const PieceNamer &namer)
{
    if (namer.ruleText)
        return namer.ruleText(refusal);
    const QString number = QString::fromStdString(refusal.rule.text());
    return number.isEmpty() ? number : MirrorView::tr("rule %1").arg(number);
}

QString MirrorView::refusalSentence(const Refusal &refusal) const
{
    return m_namer.refusalText ? m_namer.refusalText(refusal)
                               : QString::fromStdString(refusal.message);
}

QString MirrorView::whyNot(const Refusal &refusal) const
{
    const QString rule = ruleOf(refusal, m_namer);
    const QString why = refusalSentence(refusal);
    return rule.isEmpty() ? why : tr("%1 (%2)", "why not, and the rule").arg(why, rule);
}

/// A sentence beside the pointer; an empty one takes it away.
void MirrorView::say(const QPoint &at, const QString &text, bool warns)
{
    if (text.isEmpty()) {
        hideTip();
        return;
    }
    const bool refused = warns;
    const bool light = !isDark(m_palette.shade);
    colourLabel(*m_tip, refused ? m_palette.caution : m_palette.panel,
                refused ? (light ? m_palette.accentText : m_palette.window) : m_palette.text);
    const int pad = fontMetrics().height() / 3;
    m_tip->setContentsMargins(pad, pad / 2, pad, pad / 2);
    m_tip->setText(text);
    const int widest = fontMetrics().averageCharWidth() * (m_sea->isOn() ? 58 : 44);
    int line = 0;
    for (const QString &part : text.split(QLatin1Char('\n')))
        line = std::max(line, fontMetrics().horizontalAdvance(part));
    const int width = std::min({widest, line + 3 * pad, viewport()->width()});
    m_tip->resize(width, m_tip->heightForWidth(width));
    const std::vector<QRectF> seen =
        m_sea->isOn() ? m_scene->sea()->occupied(viewportTransform()) : std::vector<QRectF>();
    m_tip->move(tipCorner(at, m_tip->size(), viewport()->size(), fontMetrics().height(), seen));
    m_tip->show();
    m_tip->raise();
}

/// What lies under a pointer that rests: pieces drawn small are read here.
void MirrorView::showToolTip(const QHelpEvent &event)
{
    const RoseItem *rose = m_scene->rose();
    if (rose
        && (rose->sceneBoundingRect().contains(mapToScene(event.pos()))
            || (m_rose->isVisible() && m_rose->geometry().contains(event.pos())))) {
        QToolTip::showText(event.globalPos(), rose->spoken(), viewport());
        return;
    }
    const LatticeRose *wind = m_scene->latticeRose();
    if (wind
        && (wind->sceneBoundingRect().contains(mapToScene(event.pos()))
            || (m_rose->isVisible() && m_rose->geometry().contains(event.pos())))) {
        QToolTip::showText(event.globalPos(), wind->spoken(), viewport());
        return;
    }
    const PieceItem *piece = m_scene->pieceAt(mapToScene(event.pos()));
    if (m_gesture || m_tip->isVisible())
        QToolTip::hideText();
    else if (hasHexes())
        QToolTip::showText(event.globalPos(), m_hexes->tipAt(mapToScene(event.pos())), viewport());
    else if (piece)
        QToolTip::showText(event.globalPos(), tipOf(*piece), viewport());
    else
        QToolTip::hideText();
}

void MirrorView::hideTip()
{
    if (!isAnswering(m_saidAt))
        m_tip->hide();
}

} // namespace qd
