// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/edit_history.h"

#include <utility>

namespace qd {
namespace {

constexpr std::size_t kMostSteps = 1000; ///< an evening's; a step is some ten kilobytes

} // namespace

void EditHistory::begin(std::string text)
{
    m_steps.assign(1, std::move(text));
    m_at = 0;
    m_run.clear();
}

void EditHistory::note(std::string text, const QString &run)
{
    if (text == m_steps.at(m_at))
        return;
    const bool goesOn = !run.isEmpty() && run == m_run && m_at > 0 && m_at + 1 == m_steps.size();
    m_run = run;
    if (goesOn) {
        m_steps.back() = std::move(text);
        return;
    }
    m_steps.resize(m_at + 1);
    m_steps.push_back(std::move(text));
    if (m_steps.size() > kMostSteps)
        m_steps.erase(m_steps.begin());
    m_at = m_steps.size() - 1;
}

const std::string &EditHistory::undo()
{
    m_run.clear();
    m_at -= canUndo() ? 1 : 0;
    return m_steps.at(m_at);
}

const std::string &EditHistory::redo()
{
    m_run.clear();
    m_at += canRedo() ? 1 : 0;
    return m_steps.at(m_at);
}

} // namespace qd
