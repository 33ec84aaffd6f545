// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/rest_keeper.h"

#include "app/session/table_session.h"
#include "app/window/table_desk.h"

#include <chrono>

namespace qd {
namespace {

constexpr std::chrono::milliseconds kRest{700};

} // namespace

RestKeeper::RestKeeper(TableDesk &desk, QObject *parent) : QObject(parent), m_desk(desk)
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(kRest);
    connect(&m_rest, &QTimer::timeout, this, &RestKeeper::settle);
    const auto begin = [this] { m_rest.start(); };
    connect(&m_desk, &TableDesk::tableChanged, this, begin);
    connect(&m_desk, &TableDesk::positionChanged, this, begin);
}

void RestKeeper::settle()
{
    if (m_desk.session() != nullptr)
        m_desk.session()->settle();
}

} // namespace qd
