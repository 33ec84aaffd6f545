// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/hex_pages.h"

#include "app/mirror/hex_displays.h"
#include "app/mirror/hex_table.h"
#include "app/mirror/hex_tray.h"
#include "app/mirror/mirror_scene.h"
#include "app/mirror/mirror_view.h"
#include "app/mirror/piece_item.h"
#include "app/mirror/table_selection.h"
#include "app/mirror/tray_grip.h"

#include <QTabBar>

#include <algorithm>

namespace qd {

namespace {

constexpr int kDisplays = 1;
constexpr double kFindZoom = 2.5; ///< at which a counter picked from the displays is shown

} // namespace

HexPages::HexPages(MirrorView &view)
    : QObject(&view)
    , m_view(view)
    , m_bar(new QTabBar(&view))
    , m_displays(new HexDisplays(&view))
    , m_tray(new HexTray(&view))
    , m_grip(new TrayGrip(&view))
{
    m_bar->setObjectName(QStringLiteral("hexPages"));
    m_bar->setDrawBase(false);
    m_bar->setExpanding(false);
    m_bar->setAutoFillBackground(true);
    m_bar->addTab(QString());
    m_bar->addTab(QString());
    m_bar->hide();
    m_displays->hide();
    m_tray->hide();
    m_grip->hide();
    connect(m_grip, &TrayGrip::draggedTo, this, [this](int x) {
        const int half = (m_tray->side()) / 2; // to the nearest column
        m_view.setTrayColumns(m_tray->columnsIn(m_tray->geometry().right() + 1 - x + half));
    });
    connect(m_grip, &TrayGrip::usualWanted, &m_view, [&view] { view.setTrayColumns(0); });
    connect(m_bar, &QTabBar::currentChanged, this, &HexPages::layOut);
    connect(m_displays, &HexDisplays::picked, this, &HexPages::find);
    connect(m_displays, &HexDisplays::chosen, &m_view,
            [&view](const QStringList &pieces) { view.choosePieces(pieces, {}); });
    connect(m_tray, &HexTray::chosen, &m_view, &MirrorView::choosePieces);
    connect(m_tray, &HexTray::carried, &m_view, &MirrorView::carryFrom);
    connect(m_tray, &HexTray::droppedAt, &m_view, &MirrorView::dropFrom);
    connect(m_tray, &HexTray::dragCancelled, &m_view, &MirrorView::letGoOfDrag);
    retranslate();
}

bool HexPages::isOn() const
{
    return m_view.mirrorScene()->hexes() != nullptr;
}

void HexPages::refresh()
{
    if (!isOn()) {
        m_bar->setCurrentIndex(0);
        layOut();
        return;
    }
    const MirrorScene *scene = m_view.mirrorScene();
    m_displays->setTable(
        scene->picture(), scene->hexes()->words(),
        [scene](const QString &id) { return scene->pieceName(id); },
        [scene](const QString &id) { return scene->placeName(id); });
    fillTray();
    layOut();
}

void HexPages::fillTray()
{
    const MirrorScene *scene = m_view.mirrorScene();
    std::vector<std::pair<QString, QStringList>> held;
    for (const QString &place : scene->traysHeld())
        held.emplace_back(place, scene->piecesIn(place));
    m_tray->setTable(
        scene->picture(), scene->hexes()->words(), held,
        [scene](const QString &id) { return scene->pieceName(id); },
        [scene](const QString &id) { return scene->placeName(id); },
        [scene](const QString &id) {
            const bool track =
                std::ranges::any_of(scene->picture().tracks, [&id](const PictureTrack &one) {
                    return QString::fromStdString(one.id) == id;
                });
            return track ? scene->trackName(id.toStdString()) : scene->termName(id);
        });
    m_tray->setAsked(scene->asked());
    showChosen();
}

void HexPages::setAsked(const AskedFor &asked)
{
    m_tray->setAsked(asked);
}

void HexPages::showChosen()
{
    m_tray->setChosen(m_view.selection()->pieces());
}

void HexPages::setTrayShown(bool shown)
{
    m_trayShown = shown;
    layOut();
}

void HexPages::setTrayColumns(int columns)
{
    m_trayColumns = columns;
    layOut();
}

void HexPages::setLook(const Palette &palette)
{
    m_displays->setLook(palette);
    m_tray->setLook(palette);
}

void HexPages::layOut()
{
    const int high = isOn() ? m_bar->sizeHint().height() : 0;
    const bool displays = isOn() && m_bar->currentIndex() == kDisplays;
    const bool tray = isOn() && !displays && m_trayShown && !m_tray->isEmpty();
    const int wide = tray ? m_tray->widthFor(m_view.width(), m_trayColumns) : 0;
    m_view.setPageRoom(high, wide);
    m_bar->setVisible(isOn());
    // Between the maps and their scroll bar.
    m_tray->setGeometry(m_view.viewport()->geometry().right() + 1, high, wide,
                        m_view.height() - high);
    m_tray->setVisible(tray);
    const int seam = m_view.fontMetrics().height() / 2;
    m_grip->setGeometry(m_tray->x() - seam / 2, high, seam, m_tray->height());
    m_grip->setVisible(tray);
    m_grip->raise();
    // Over the displays the bar hides the maps' scroll bar as well.
    m_bar->setGeometry(
        0, 0, displays ? m_view.width() : std::min(m_bar->sizeHint().width(), m_view.width()),
        high);
    m_displays->setGeometry(0, high, m_view.width(), m_view.height() - high);
    m_displays->setVisible(displays);
    m_displays->raise();
    m_bar->raise();
}

void HexPages::retranslate()
{
    m_bar->setAccessibleName(tr("Page of the table"));
    m_bar->setTabText(0, tr("Maps"));
    m_bar->setTabText(kDisplays, tr("Organisation"));
}

void HexPages::find(const QString &piece)
{
    const PieceItem *item = m_view.mirrorScene()->piece(piece);
    if (!item)
        return;
    m_bar->setCurrentIndex(0);
    m_view.selection()->set({piece}, item->place());
    if (item->piece().pose)
        m_view.showAt(std::max(m_view.zoom(), kFindZoom), item->home().center());
    m_view.setFocus();
}

} // namespace qd
