// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/board_keeper.h"

#include "app/mirror/mirror_scene.h"
#include "app/mirror/mirror_view.h"
#include "app/mirror/table_selection.h"
#include "app/session/table_session.h"
#include "app/window/table_desk.h"

#include <chrono>

namespace qd {
namespace {

using namespace std::chrono_literals;

constexpr auto kAfterOpening = 1500ms;
constexpr auto kAfterAnAct = 30s;

} // namespace

TableFacts factsOf(const TableSession &session)
{
    const Situation situation = session.now().situation();
    TableFacts facts;
    facts.title = session.info().title;
    facts.game = session.info().game;
    facts.turn = situation.turn;
    facts.turns = situation.turns;
    facts.phase = QString::fromStdString(situation.phase);
    facts.over = situation.over;
    facts.entries = static_cast<qint64>(session.entries().size());
    facts.played = QDateTime::fromString(session.entries().empty() ? session.info().createdUtc
                                                                   : session.entries().back().atUtc,
                                         Qt::ISODateWithMs);
    return facts;
}

BoardKeeper::BoardKeeper(TableDesk &desk, MirrorView &mirror, ThumbnailStore &store,
                         QObject *parent)
    : QObject(parent), m_desk(desk), m_mirror(mirror), m_store(store)
{
    m_wait.setSingleShot(true);
    connect(&m_wait, &QTimer::timeout, this, &BoardKeeper::keepLater);
    connect(&m_desk, &TableDesk::tableChanged, this, [this] {
        if (m_desk.isOpen())
            m_wait.start(kAfterOpening);
        else
            m_wait.stop();
    });
    connect(&m_desk, &TableDesk::positionChanged, this, &BoardKeeper::noteChange);
    connect(&m_desk, &TableDesk::closing, this, &BoardKeeper::keepAtClose);
}

void BoardKeeper::noteChange()
{
    if (!m_wait.isActive() && m_desk.isOpen())
        m_wait.start(kAfterAnAct);
}

void BoardKeeper::keepLater()
{
    if (!m_desk.isOpen())
        return;
    // The past is not what one left, but better than no picture.
    if (m_desk.shownEntry() < 0 || m_store.board(m_desk.session()->file()).isNull())
        keep();
}

void BoardKeeper::keepAtClose()
{
    m_wait.stop();
    m_mirror.selection()->set({}, {});
    if (m_desk.shownEntry() >= 0)
        m_mirror.setPosition(m_desk.session()->now(), Viewer::Referee);
    m_mirror.mirrorScene()->settle();
    keep();
}

void BoardKeeper::keep()
{
    const QSizeF table = m_mirror.mirrorScene()->sceneRect().size();
    if (table.isEmpty())
        return;
    const QSize size = table.scaled(QSizeF(ThumbnailStore::kLargest), Qt::KeepAspectRatio).toSize();
    m_store.keep(m_desk.session()->file(), m_mirror.thumbnail(size), factsOf(*m_desk.session()));
}

} // namespace qd
