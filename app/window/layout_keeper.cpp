// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/layout_keeper.h"

#include "app/mirror/mirror_view.h"
#include "app/window/dialog_desk.h"
#include "app/window/table_desk.h"
#include "app/window/table_docks.h"

#include <QDateTime>
#include <QFileInfo>
#include <QMainWindow>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace qd {
namespace {

const auto kName = QStringLiteral("layout");
const auto kGeometry = QStringLiteral("geometry");
const auto kDocks = QStringLiteral("docks");
const auto kViews = QStringLiteral("views");
const auto kFolder = QStringLiteral("folder");
const auto kOpen = QStringLiteral("open");
const auto kWhen = QStringLiteral("when");
const auto kTray = QStringLiteral("tray"); ///< the counters beside maps of hexes
const auto kShown = QStringLiteral("shown");
const auto kColumns = QStringLiteral("columns");
constexpr int kMostViews = 20;
constexpr int kMostColumns = 20;

void forgetOldest(QJsonObject &views)
{
    while (views.size() > kMostViews) {
        auto oldest = views.begin();
        for (auto it = views.begin(); it != views.end(); ++it)
            if (it.value()[kWhen].toInteger() < oldest.value()[kWhen].toInteger())
                oldest = it;
        views.erase(oldest);
    }
}

} // namespace

LayoutKeeper::LayoutKeeper(const Parts &parts, StateStore store, QObject *parent)
    : QObject(parent), m_parts(parts), m_store(std::move(store))
{
    connect(m_parts.desk, &TableDesk::closing, this, &LayoutKeeper::rememberView);
    connect(m_parts.desk, &TableDesk::tableChanged, this, [this] {
        // When the docks stand where they belong.
        QTimer::singleShot(0, this, &LayoutKeeper::showAsLeft);
    });
}

void LayoutKeeper::restore()
{
    const QJsonObject kept = m_store.read(kName);
    m_parts.window->restoreGeometry(unpacked(kept.value(kGeometry)));
    m_parts.docks->restore(kept.value(kDocks).toObject());
    m_views = kept.value(kViews).toObject();
    const QJsonValue tray = kept.value(kTray);
    m_parts.mirror->setDrawn(MirrorView::Drawn::Tray, tray[kShown].toBool(true));
    m_parts.mirror->setTrayColumns(std::clamp(tray[kColumns].toInt(), 0, kMostColumns));
    if (const QString folder = kept.value(kFolder).toString(); QFileInfo(folder).isDir())
        m_parts.dialogs->setFolder(folder);
}

void LayoutKeeper::save()
{
    rememberView();
    const TableSession *session = m_parts.desk->session();
    const QString open =
        session != nullptr ? QFileInfo(session->file()).absoluteFilePath() : QString();
    m_store.write(kName,
                  {{kGeometry, packed(m_parts.window->saveGeometry())},
                   {kDocks, m_parts.docks->layout()},
                   {kViews, m_views},
                   {kTray,
                    QJsonObject{{kShown, m_parts.mirror->isDrawn(MirrorView::Drawn::Tray)},
                                {kColumns, m_parts.mirror->trayColumns()}}},
                   {kFolder, m_parts.dialogs->folder()},
                   {kOpen, open}});
}

void LayoutKeeper::reset()
{
    m_parts.docks->reset();
    m_parts.mirror->setDrawn(MirrorView::Drawn::Tray, true);
    m_parts.mirror->setTrayColumns(0);
    m_parts.mirror->fitTable();
}

QString LayoutKeeper::lastOpen() const
{
    const QString file = m_store.read(kName).value(kOpen).toString();
    return QFileInfo(file).isFile() ? file : QString();
}

void LayoutKeeper::rememberView()
{
    const TableSession *session = m_parts.desk->session();
    if (session == nullptr)
        return;
    const MirrorView *mirror = m_parts.mirror;
    const QString file = QFileInfo(session->file()).absoluteFilePath();
    m_views.remove(file);
    if (mirror->isFitted())
        return;
    const QPointF centre = mirror->mapToScene(mirror->viewport()->rect().center());
    m_views.insert(file,
                   QJsonObject{{QStringLiteral("zoom"), mirror->zoom()},
                               {QStringLiteral("x"), centre.x()},
                               {QStringLiteral("y"), centre.y()},
                               {kWhen, QDateTime::currentSecsSinceEpoch()}});
    forgetOldest(m_views);
}

void LayoutKeeper::showAsLeft()
{
    const TableSession *session = m_parts.desk->session();
    if (session == nullptr)
        return;
    const QJsonValue view = m_views.value(QFileInfo(session->file()).absoluteFilePath());
    const double zoom = view[QStringLiteral("zoom")].toDouble();
    if (zoom > 0)
        m_parts.mirror->showAt(
            zoom, {view[QStringLiteral("x")].toDouble(), view[QStringLiteral("y")].toDouble()});
    else
        m_parts.mirror->fitTable();
}

} // namespace qd
