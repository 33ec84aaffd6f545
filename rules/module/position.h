// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/decision.h"
#include "rules/base/fault.h"
#include "rules/module/charts.h"
#include "rules/module/event_text.h"
#include "rules/module/offers.h"
#include "rules/module/overlay.h"
#include "rules/module/picture.h"
#include "rules/module/situation.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <variant>
#include <vector>

namespace qd {

class GameModule;
class Position;

/// An act that the rules took: its events and the position after them.
struct Happened;

/// What `decide` answers.
using Decided = std::variant<Happened, Awaiting, Refusal>;

/// A game's state at one moment, whatever the game: an immutable value, cheap to copy.
/// Commands, queries, events and states cross this seam as JSON texts in the form of the script
/// contract.
class Position {
public:
    /// What a game supplies; TableOf<G> (rules/module/table_of.h) makes it from the typed
    /// functions.
    class Model;

    explicit Position(std::shared_ptr<const Model> model) : m_model(std::move(model)) { }

    const GameModule &module() const;

    /// What would `command` (JSON object: "do" and its keys, without dice, force and reason) do?
    /// Pure: the position stays. `dice` are the faces so far; nullopt: none were named.
    Decided decide(std::string_view command, const std::optional<std::vector<int>> &dice,
                   Strictness strictness = Strictness::Enforce) const;
    /// The fold: the position after one recorded event. Faults: Malformed.
    tl::expected<Position, Fault> apply(const EventText &event) const;

    /// The open decision as JSON object, or "null".
    std::string pending() const;
    /// The answer to a query (JSON object: "ask" and its keys), or why there is none.
    tl::expected<std::string, Refusal> ask(std::string_view query) const;

    Offers offers() const;
    /// The form of a command under construction.
    Form form(std::string_view partialCommand) const;
    /// What dropping `pieces` on each place of the board would make of the command under
    /// construction ("" for none). Places that nothing can come of are left out. The wind's arrow
    /// of a lattice board is the piece "wind", the rose's points are the places "rose-0", "rose-1"
    /// … then.
    std::vector<Drop> drops(std::string_view partialCommand,
                            const std::vector<std::string> &pieces) const;

    /// What dropping pieces on one place comes to, asked where `drops` names no goal there: as a
    /// rule a refusal that says why not. nullopt: the game has nothing to say of it.
    std::optional<Drop> dropOn(std::string_view partialCommand,
                               const std::vector<std::string> &pieces,
                               const std::string &place) const;
    /// Measured boards: what dropping a piece there makes of the command under construction; its
    /// heading is where the pointer wants it to point. nullopt: nothing can come of it. Cheap:
    /// asked while dragging.
    std::optional<Drop> dropAt(std::string_view partialCommand, const std::string &piece,
                               const PicturePose &wanted) const;
    /// Lattice boards: what going step by step makes of the command under construction. `steps` are
    /// letters: f one place forward, p a turn to port, s a turn to starboard. Refused, its pose and
    /// way end where the rules stopped it. nullopt: the piece cannot go at all.
    std::optional<Drop> dropAlong(std::string_view partialCommand, const std::string &piece,
                                  std::string_view steps) const;
    /// Measured and lattice boards: arcs, ranges, reaches, paths and fields of a piece in hand and
    /// the command under construction.
    Overlay overlay(std::string_view partialCommand, const std::string &piece) const;

    /// The game's charts in the order in which they are shown; rows and columns that the phase or
    /// the command under construction ("" for none) uses are lit. None where a game has no charts.
    std::vector<Chart> charts(std::string_view partialCommand) const;

    const BoardPicture &board() const;
    TablePicture picture(Viewer viewer = Viewer::Referee) const;
    Situation situation() const;

    std::uint64_t fingerprint() const;
    /// Everything of the state, for GameModule::restore. A cache: it may change with the module's
    /// version.
    std::string snapshot() const;

private:
    std::shared_ptr<const Model> m_model;
};

struct Happened {
    std::vector<EventText> events;
    std::optional<Refusal> overruled; ///< the first rule that the referee overruled
    Position after;
    std::string actor; ///< who did it: a side of the game, or "referee"
};

class Position::Model {
public:
    Model() = default;
    Model(const Model &) = delete;
    Model &operator=(const Model &) = delete;
    virtual ~Model() = default;

    virtual const GameModule &module() const = 0;
    virtual Decided decide(std::string_view command, const std::optional<std::vector<int>> &dice,
                           Strictness strictness) const = 0;
    virtual tl::expected<Position, Fault> apply(const EventText &event) const = 0;
    virtual std::string pending() const = 0;
    virtual tl::expected<std::string, Refusal> ask(std::string_view query) const = 0;
    virtual Offers offers() const = 0;
    virtual Form form(std::string_view partialCommand) const = 0;
    virtual std::vector<Drop> drops(std::string_view partialCommand,
                                    const std::vector<std::string> &pieces) const = 0;

    virtual std::optional<Drop> dropOn(std::string_view /*partialCommand*/,
                                       const std::vector<std::string> & /*pieces*/,
                                       const std::string & /*place*/) const
    {
        return std::nullopt;
    }

    virtual std::optional<Drop> dropAt(std::string_view /*partialCommand*/,
                                       const std::string & /*piece*/,
                                       const PicturePose & /*wanted*/) const
    {
        return std::nullopt;
    }

    virtual std::optional<Drop> dropAlong(std::string_view /*partialCommand*/,
                                          const std::string & /*piece*/,
                                          std::string_view /*steps*/) const
    {
        return std::nullopt;
    }

    virtual Overlay overlay(std::string_view /*partialCommand*/,
                            const std::string & /*piece*/) const
    {
        return {};
    }

    virtual std::vector<Chart> charts(std::string_view /*partialCommand*/) const { return {}; }

    virtual const BoardPicture &board() const = 0;
    virtual TablePicture picture(Viewer viewer) const = 0;
    virtual Situation situation() const = 0;
    virtual std::uint64_t fingerprint() const = 0;
    virtual std::string snapshot() const = 0;
};

} // namespace qd
