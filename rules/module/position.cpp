// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/module/position.h"

namespace qd {

const GameModule &Position::module() const
{
    return m_model->module();
}

Decided Position::decide(std::string_view command, const std::optional<std::vector<int>> &dice,
                         Strictness strictness) const
{
    return m_model->decide(command, dice, strictness);
}

tl::expected<Position, Fault> Position::apply(const EventText &event) const
{
    return m_model->apply(event);
}

std::string Position::pending() const
{
    return m_model->pending();
}

tl::expected<std::string, Refusal> Position::ask(std::string_view query) const
{
    return m_model->ask(query);
}

Offers Position::offers() const
{
    return m_model->offers();
}

Form Position::form(std::string_view partialCommand) const
{
    return m_model->form(partialCommand);
}

std::vector<Drop> Position::drops(std::string_view partialCommand,
                                  const std::vector<std::string> &pieces) const
{
    return m_model->drops(partialCommand, pieces);
}

std::optional<Drop> Position::dropOn(std::string_view partialCommand,
                                     const std::vector<std::string> &pieces,
                                     const std::string &place) const
{
    return m_model->dropOn(partialCommand, pieces, place);
}

std::optional<Drop> Position::dropAt(std::string_view partialCommand, const std::string &piece,
                                     const PicturePose &wanted) const
{
    return m_model->dropAt(partialCommand, piece, wanted);
}

std::optional<Drop> Position::dropAlong(std::string_view partialCommand, const std::string &piece,
                                        std::string_view steps) const
{
    return m_model->dropAlong(partialCommand, piece, steps);
}

Overlay Position::overlay(std::string_view partialCommand, const std::string &piece) const
{
    return m_model->overlay(partialCommand, piece);
}

std::vector<Chart> Position::charts(std::string_view partialCommand) const
{
    return m_model->charts(partialCommand);
}

const BoardPicture &Position::board() const
{
    return m_model->board();
}

TablePicture Position::picture(Viewer viewer) const
{
    return m_model->picture(viewer);
}

Situation Position::situation() const
{
    return m_model->situation();
}

std::uint64_t Position::fingerprint() const
{
    return m_model->fingerprint();
}

std::string Position::snapshot() const
{
    return m_model->snapshot();
}

} // namespace qd
