// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/mirror_view.h"

#include "app/mirror/drop_desk.h"
#include "app/mirror/hex_hand.h"
#include "app/mirror/hex_legend.h"
#include "app/mirror/hex_pages.h"
#include "app/mirror/lattice_hand.h"
#include "app/mirror/mirror_accessible.h"
#include "app/mirror/mirror_gesture.h"
#include "app/mirror/mirror_overlay.h"
#include "app/mirror/mirror_scene.h"
#include "app/mirror/piece_item.h"
#include "app/mirror/place_item.h"
#include "app/mirror/rose_item.h"
#include "app/mirror/sea_hand.h"
#include "app/mirror/table_selection.h"
#include "rules/module/game_module.h"

#include <QAccessible>
#include <QLabel>
#include <QPainter>
#include <QResizeEvent>

namespace qd {

namespace {

constexpr int kSettleTime = 50; // ms after the last zoom step until everything is drawn anew

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

} // namespace

MirrorView::MirrorView(QWidget *parent)
    : QGraphicsView(parent)
    , m_scene(new MirrorScene(this))
    , m_selection(new TableSelection(this))
    , m_desk(new DropDesk(this))
    , m_sea(std::make_unique<SeaHand>(*this))
    , m_lattice(std::make_unique<LatticeHand>(*this))
    , m_hexes(std::make_unique<HexHand>(*this))
    , m_pages(new HexPages(*this))
    , m_legend(new HexLegend(viewport()))
    , m_tip(overlayLabel(viewport(), QStringLiteral("mirrorTip")))
    , m_banner(overlayLabel(viewport(), QStringLiteral("reviewBanner")))
    , m_rose(new RoseWidget(viewport()))
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
    setOptimizationFlags(QGraphicsView::DontSavePainterState
                         | QGraphicsView::DontAdjustForAntialiasing);
    viewport()->grabGesture(Qt::PinchGesture);
    setMinimumSize(fontMetrics().averageCharWidth() * 24, fontMetrics().height() * 7);
    m_banner->setAlignment(Qt::AlignCenter);
    m_settle.setSingleShot(true);
    m_settle.setInterval(kSettleTime);
    connect(&m_settle, &QTimer::timeout, this, &MirrorView::settleZoom);
    connect(m_selection, &TableSelection::changed, this,
            [this](const QStringList &pieces, const QString &place) {
                showSelection();
                emit selectionChanged(pieces, place);
            });
    connect(m_desk, &DropDesk::dropped, this, &MirrorView::dropped);
    connect(m_desk, &DropDesk::refused, this, &MirrorView::refusedDrop);
    connect(m_desk, &DropDesk::goalHovered, this, &MirrorView::goalHovered);
    connect(m_desk, &DropDesk::goalLeft, this, &MirrorView::goalLeft);
    static const bool kInstalled = [] {
        QAccessible::installFactory(mirrorAccessible);
        return true;
    }();
    Q_UNUSED(kInstalled)
    setLook(m_palette);
    retranslate();
}

MirrorView::~MirrorView() = default;

void MirrorView::setNamer(const PieceNamer &namer)
{
    m_namer = namer;
    m_scene->setNamer(namer);
    m_pages->refresh();
    if (m_fitted)
        fitTable();
    describe();
}

void MirrorView::setLook(const Palette &palette)
{
    m_palette = palette;
    setBackgroundBrush(palette.window);
    m_scene->setLook(palette);
    m_pages->setLook(palette);
    m_legend->setLook(palette);
    colourLabel(*m_banner, palette.caution,
                isDark(palette.shade) ? palette.window : palette.accentText);
    colourLabel(*m_tip, palette.panel, palette.text);
}

void MirrorView::setPosition(const Position &position, Viewer viewer)
{
    cancelGesture();
    const QRectF before = m_scene->sceneRect();
    m_scene->setTable(position.module().info().id, position.board(), position.picture(viewer));
    m_desk->setPosition(position);
    m_pages->refresh();
    if (!hasHexes())
        m_legend->setKinds({});
    QStringList still;
    for (const QString &id : m_selection->pieces())
        if (m_scene->piece(id))
            still.append(id);
    m_selection->set(still, m_selection->place());
    showSelection();
    if (m_fitted && m_scene->sceneRect() != before)
        fitTable();
    placeRose();
}

void MirrorView::clearTable()
{
    cancelGesture();
    m_desk->setPosition(std::nullopt);
    m_rose->follow(nullptr);
    m_selection->set({}, {});
    m_scene->clearTable();
    m_legend->setKinds({});
    m_pages->refresh();
}

void MirrorView::setPartialCommand(const QString &json)
{
    if (json == m_desk->partialCommand())
        return;
    m_desk->setPartialCommand(json);
    m_lattice->followCommand(json);
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

void MirrorView::resizeEvent(QResizeEvent *event)
{
    QGraphicsView::resizeEvent(event);
    m_pages->layOut();
    m_legend->place();
    if (m_fitted)
        fitTable();
    m_banner->setGeometry(0, 0, viewport()->width(), m_banner->heightForWidth(viewport()->width()));
    placeRose();
}

void MirrorView::scrollContentsBy(int dx, int dy)
{
    QGraphicsView::scrollContentsBy(dx, dy);
    placeRose();
}

void MirrorView::setPageRoom(int height, int width)
{
    if (viewportMargins() != QMargins(0, height, width, 0))
        setViewportMargins(0, height, width, 0);
}

/// The wind is always in sight: in a corner while its place beside the board is not.
void MirrorView::placeRose()
{
    const WindItem *rose = m_scene->windItem();
    const bool seen = rose
        && viewport()
               ->rect()
               .adjusted(-2, -2, 2, 2)
               .contains(mapFromScene(rose->sceneBoundingRect()).boundingRect());
    m_rose->follow(seen ? nullptr : rose);
    const int gap = fontMetrics().height() / 2;
    const bool banner = !m_banner->isHidden();
    m_rose->move(viewport()->width() - m_rose->width() - gap,
                 gap + (banner ? m_banner->height() : 0));
}

void MirrorView::changeEvent(QEvent *event)
{
    QGraphicsView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        m_scene->setNamer(m_namer);
    }
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        m_pages->layOut();
}

void MirrorView::retranslate()
{
    setAccessibleName(tr("Board"));
    m_pages->retranslate();
    describe();
}

void MirrorView::showSelection()
{
    m_scene->showChosen(m_selection->pieces(), m_selection->place());
    const bool lit = m_interaction == Interaction::Full && !m_selection->pieces().isEmpty();
    m_scene->showGoals(lit ? m_desk->goals(m_selection->pieces()) : std::vector<Drop>());
    m_sea->refresh();
    m_lattice->refresh();
    m_hexes->refresh();
    m_pages->showChosen();
    considerCursor();
    describe();
}

} // namespace qd
