// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/mirror_view.h"

#include "app/mirror/drop_desk.h"
#include "app/mirror/mirror_accessible.h"
#include "app/mirror/mirror_gesture.h"
#include "app/mirror/mirror_scene.h"
#include "app/mirror/piece_item.h"
#include "app/mirror/place_item.h"
#include "app/mirror/table_selection.h"
#include "rules/module/game_module.h"

#include <QAccessible>
#include <QLabel>
#include <QPainter>
#include <QResizeEvent>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace qd {

namespace {

constexpr double kZoomStep = 1.25;
constexpr double kLeastZoom = 0.2;
constexpr double kMostZoom = 8;
constexpr int kSettleTime = 120; // ms after the last zoom step until everything is drawn sharp

QLabel *overlayLabel(QWidget *parent, const QString &name)
{
    auto *label = new QLabel(parent);
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setAutoFillBackground(true);
    label->setBackgroundRole(QPalette::Window); // not the viewport's
    label->setForegroundRole(QPalette::WindowText);
    label->setAttribute(Qt::WA_TransparentForMouseEvents);
    label->hide();
    return label;
}

void colour(QLabel *label, const QColor &ground, const QColor &text)
{
    QPalette colours = label->palette();
    colours.setColor(QPalette::Window, ground);
    colours.setColor(QPalette::WindowText, text);
    label->setPalette(colours);
}

} // namespace

MirrorView::MirrorView(QWidget *parent)
    : QGraphicsView(parent)
    , m_scene(new MirrorScene(this))
    , m_selection(new TableSelection(this))
    , m_desk(new DropDesk(this))
    , m_tip(overlayLabel(viewport(), QStringLiteral("mirrorTip")))
    , m_banner(overlayLabel(viewport(), QStringLiteral("reviewBanner")))
    , m_palette(qd::palette(Shade::Light))
{
    setObjectName(QStringLiteral("mirrorView"));
    setScene(m_scene);
    setFrameShape(QFrame::NoFrame);
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform
                   | QPainter::TextAntialiasing);
    setTransformationAnchor(QGraphicsView::NoAnchor);
    setResizeAnchor(QGraphicsView::AnchorViewCenter);
    setViewportUpdateMode(QGraphicsView::MinimalViewportUpdate);
    setMinimumSize(fontMetrics().averageCharWidth() * 24, fontMetrics().height() * 12);
    m_banner->setAlignment(Qt::AlignCenter);
    m_settle.setSingleShot(true);
    m_settle.setInterval(kSettleTime);
    connect(&m_settle, &QTimer::timeout, this, [this] {
        m_scene->setZooming(false);
        m_scene->trimSprites();
    });
    connect(m_selection, &TableSelection::changed, this,
            [this](const QStringList &pieces, const QString &place) {
                showSelection();
                emit selectionChanged(pieces, place);
            });
    connect(m_desk, &DropDesk::dropped, this, &MirrorView::dropped);
    connect(m_desk, &DropDesk::refused, this, &MirrorView::refusedDrop);
    connect(m_desk, &DropDesk::goalHovered, this, &MirrorView::goalHovered);
    connect(m_desk, &DropDesk::goalLeft, this, &MirrorView::goalLeft);
    static const bool accessible = [] {
        QAccessible::installFactory(mirrorAccessible);
        return true;
    }();
    Q_UNUSED(accessible)
    setLook(m_palette);
    retranslate();
}

MirrorView::~MirrorView() = default;

void MirrorView::setNamer(const PieceNamer &namer)
{
    m_namer = namer;
    m_scene->setNamer(namer);
    if (m_fitted)
        fitTable();
    describe();
}

void MirrorView::setLook(const Palette &palette)
{
    m_palette = palette;
    setBackgroundBrush(palette.window);
    m_scene->setLook(palette);
    colour(m_banner, palette.caution,
           palette.shade == Shade::Light ? palette.accentText : palette.window);
    colour(m_tip, palette.panel, palette.text);
}

void MirrorView::setPosition(const Position &position, Viewer viewer)
{
    cancelGesture();
    const QRectF before = m_scene->sceneRect();
    m_scene->setTable(position.module().info().id, position.board(), position.picture(viewer));
    m_desk->setPosition(position);
    QStringList still;
    for (const QString &id : m_selection->pieces())
        if (m_scene->piece(id))
            still.append(id);
    m_selection->set(still, m_selection->place());
    showSelection();
    if (m_fitted && m_scene->sceneRect() != before)
        fitTable();
}

void MirrorView::clearTable()
{
    cancelGesture();
    m_desk->setPosition(std::nullopt);
    m_selection->set({}, {});
    m_scene->clearTable();
}

void MirrorView::setPartialCommand(const QString &json)
{
    if (json == m_desk->partialCommand())
        return;
    m_desk->setPartialCommand(json);
    showSelection();
}

void MirrorView::setInteraction(Interaction interaction)
{
    m_interaction = interaction;
    cancelGesture();
    showSelection();
}

void MirrorView::setMotion(Motion motion)
{
    m_scene->setMoveTime(motion == Motion::Animated ? 180 : 0);
}

void MirrorView::setReviewBanner(const QString &text)
{
    m_banner->setText(text);
    m_banner->setAccessibleName(text);
    m_banner->setVisible(!text.isEmpty());
    const int pad = fontMetrics().height() / 3;
    m_banner->setContentsMargins(pad, pad, pad, pad);
    m_banner->setGeometry(0, 0, viewport()->width(), m_banner->heightForWidth(viewport()->width()));
}

QImage MirrorView::thumbnail(const QSize &size) const
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(m_palette.window);
    if (!m_scene->hasTable())
        return image;
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform
                           | QPainter::TextAntialiasing);
    m_scene->render(&painter, QRectF(QPointF(0, 0), QSizeF(size)), m_scene->sceneRect());
    return image;
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
    return piece.kind == "block"
        ? tr("%1, strength %2 of %3").arg(name).arg(piece.strength).arg(piece.strengthMax)
        : name;
}

double MirrorView::zoom() const
{
    return transform().m11();
}

void MirrorView::zoomIn()
{
    m_fitted = false;
    applyZoom(kZoomStep, viewport()->rect().center());
}

void MirrorView::zoomOut()
{
    m_fitted = false;
    applyZoom(1 / kZoomStep, viewport()->rect().center());
}

void MirrorView::fitTable()
{
    m_fitted = true;
    const QRectF rect = m_scene->sceneRect();
    const QSize room = maximumViewportSize();
    if (rect.isEmpty() || room.isEmpty())
        return;
    const double factor =
        std::clamp(std::min(room.width() / rect.width(), room.height() / rect.height()), kLeastZoom,
                   kMostZoom);
    setTransform(QTransform::fromScale(factor, factor));
    centerOn(rect.center());
}

void MirrorView::applyZoom(double factor, const QPointF &viewportAnchor)
{
    const double target = std::clamp(zoom() * factor, kLeastZoom, kMostZoom);
    const QPointF fixed = mapToScene(viewportAnchor.toPoint());
    m_scene->setZooming(true);
    setTransform(QTransform::fromScale(target, target));
    // What was under the pointer stays under it.
    const QPointF centre = mapToScene(viewport()->rect().center());
    centerOn(centre + fixed - mapToScene(viewportAnchor.toPoint()));
    m_settle.start();
}

void MirrorView::wheelEvent(QWheelEvent *event)
{
    if (!(event->modifiers() & Qt::ControlModifier)) {
        QGraphicsView::wheelEvent(event);
        return;
    }
    m_fitted = false;
    applyZoom(std::pow(kZoomStep, event->angleDelta().y() / 120.0), event->position());
    event->accept();
}

void MirrorView::resizeEvent(QResizeEvent *event)
{
    QGraphicsView::resizeEvent(event);
    if (m_fitted)
        fitTable();
    m_banner->setGeometry(0, 0, viewport()->width(), m_banner->heightForWidth(viewport()->width()));
}

void MirrorView::changeEvent(QEvent *event)
{
    QGraphicsView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        m_scene->setNamer(m_namer);
    }
}

void MirrorView::retranslate()
{
    setAccessibleName(tr("Board"));
    describe();
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
    setAccessibleDescription(text);
}

void MirrorView::showSelection()
{
    m_scene->showChosen(m_selection->pieces(), m_selection->place());
    const bool lit = m_interaction == Interaction::Full && !m_selection->pieces().isEmpty();
    m_scene->showGoals(lit ? m_desk->goals(m_selection->pieces()) : std::vector<Drop>());
    considerCursor();
    describe();
}

/// The sentence beside the pointer: why a place will not do, or what going there means.
void MirrorView::showTip(const QPoint &at, const QString &place)
{
    const Drop *goal = m_desk->goal(m_selection->pieces(), place);
    if (!goal) {
        hideTip();
        return;
    }
    const QString name = m_scene->placeName(place);
    QString text;
    if (goal->refused) {
        const QString why = m_namer.refusalText ? m_namer.refusalText(*goal->refused)
                                                : QString::fromStdString(goal->refused->message);
        const QString rule = QString::fromStdString(goal->refused->rule.text());
        text = rule.isEmpty() ? tr("%1: %2").arg(name, why)
                              : tr("%1: %2 (rule %3)").arg(name, why, rule);
    } else {
        const QString tag =
            m_namer.termText && !goal->tag.empty() ? m_namer.termText(goal->tag) : QString();
        text = tag.isEmpty() ? name
                             : tr("%1 · %2", "a goal and what going there means").arg(name, tag);
    }
    const bool refused = goal->refused.has_value();
    const bool light = m_palette.shade == Shade::Light;
    colour(m_tip, refused ? m_palette.caution : m_palette.panel,
           refused ? (light ? m_palette.accentText : m_palette.window) : m_palette.text);
    const int pad = fontMetrics().height() / 3;
    m_tip->setContentsMargins(pad, pad / 2, pad, pad / 2);
    m_tip->setText(text);
    const int widest = fontMetrics().averageCharWidth() * 44;
    const int width = std::min(widest, fontMetrics().horizontalAdvance(text) + 3 * pad);
    m_tip->resize(width, m_tip->heightForWidth(width));
    QPoint corner = at + QPoint(fontMetrics().height(), fontMetrics().height());
    corner.setX(std::clamp(corner.x(), 0, std::max(0, viewport()->width() - m_tip->width())));
    if (corner.y() + m_tip->height() > viewport()->height())
        corner.setY(std::max(0, at.y() - m_tip->height() - fontMetrics().height() / 2));
    m_tip->move(corner);
    m_tip->show();
    m_tip->raise();
}

void MirrorView::hideTip()
{
    m_tip->hide();
}

} // namespace qd
