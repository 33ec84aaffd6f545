// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/as_per_margin/as_per_margin.h"
#include "rules/as_per_margin/sailing_checks.h"
#include "rules/as_per_margin/sea_board.h"
#include "rules/as_per_margin/table_plane.h"

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <string_view>
#include <utility>

namespace qd::as_per_margin {
namespace {

/// Length of a model by its class in inches, and its width: 1/1200 models as they are sailed. Drawn
/// only; no rule measures a hull.
constexpr std::array<double, 11> kLengths{2.2, 2.1, 2.0, 1.8, 1.6, 1.4, 1.2, 0.8, 1.9, 1.6, 1.3};
constexpr double kBeam = 0.3; ///< of the length
constexpr double kShoreSize = 1.6;

const char *trayOf(const Ship &ship)
{
    switch (ship.fate) {
    case Fate::Sunk:
        return "sunk";
    case Fate::Exploded:
        return "exploded";
    case Fate::Gone:
        return "gone";
    case Fate::Afloat:
        break;
    }
    return ship.at ? "sea" : "off";
}

bool mayMove(const State &state, const Ship &ship)
{
    switch (state.phase) {
    case Phase::SetUp:
        return afloat(ship);
    case Phase::MoveDismasted:
        return ship.at && state.wind.known() && driftRefusals(state, ship).empty();
    case Phase::MoveFrenchSpanish:
    case Phase::MoveEnglish:
        return ship.at && state.wind.known()
            && (sailingRefusals(state, ship).empty()
                || extraRefusals(state, ship, Extra::Dash).empty()); // a drag dashes
    default:
        return false;
    }
}

void tagIf(PicturePiece &piece, bool holds, const char *tag)
{
    if (holds)
        piece.tags.emplace_back(tag);
}

/// A ship or battery without a name of her own: none was written, or only blanks.
template <class Unit>
bool nameless(const Unit &unit)
{
    return unit.name == unit.id || unit.name.find_first_not_of(" \t\r\n") == std::string::npos;
}

std::string_view typeOf(const Ship &ship)
{
    return nameOf(ship.rate);
}

std::string_view typeOf(const ShoreBattery & /*battery*/)
{
    return "shore-battery";
}

using Names = std::map<std::string_view, std::string>;

/// Calls the nameless by their type, from the second of it on with a number: "3rd", "3rd 2". They
/// are counted in the order of their ids, shorter ones first ("x-2" comes before "x-10").
template <class Unit>
void callNameless(Names &names, const std::vector<Unit> &units)
{
    std::vector<const Unit *> found;
    for (const Unit &unit : units)
        if (nameless(unit))
            found.push_back(&unit);
    std::sort(found.begin(), found.end(), [](const Unit *a, const Unit *b) {
        return std::pair(a->id.size(), std::string_view(a->id))
            < std::pair(b->id.size(), std::string_view(b->id));
    });
    std::map<std::string_view, int> count;
    for (const Unit *unit : found) {
        const int number = ++count[typeOf(*unit)];
        std::string name(typeOf(*unit));
        if (number > 1)
            name += " " + std::to_string(number);
        names.emplace(unit->id, std::move(name));
    }
}

template <class Unit>
const std::string &calledName(const Names &names, const Unit &unit)
{
    const auto found = names.find(unit.id);
    return found == names.end() ? unit.name : found->second;
}

void addShip(TablePicture &picture, const State &state, const Names &names, const Ship &ship)
{
    PicturePiece piece;
    piece.id = ship.id;
    piece.name = calledName(names, ship);
    piece.kind = "sailing-ship";
    piece.face = nameOf(ship.rate);
    piece.side = nameOf(ship.side);
    piece.place = trayOf(ship);
    if (ship.at && afloat(ship))
        piece.pose = PicturePose{toPicture(state, *ship.at), ship.heading};
    piece.length = kLengths.at(static_cast<std::size_t>(ship.rate));
    piece.width = piece.length * kBeam;
    piece.strength = ship.masts + gunsLeft(ship) + ship.hull;
    piece.strengthMax = ship.top + ship.bottom + gunsMax(ship) + ship.hullMax;
    piece.movable = !state.pending && mayMove(state, ship);
    piece.tags.push_back("nation-" + ship.nation);
    piece.tags.emplace_back(nameOf(conditionOf(ship)));
    tagIf(piece, ship.struck, "struck");
    tagIf(piece, ship.heldBy && *ship.heldBy != ship.side, "prize");
    tagIf(piece, atPumps(ship), "pumps");
    tagIf(piece, ship.anchors.holds(), "anchored");
    tagIf(piece, ship.independent, "independent");
    tagIf(piece, ship.moved, "moved");
    tagIf(piece, inContact(state, ship.id), "grappled");
    piece.gauges.push_back({"masts-top", std::max(0, ship.masts - ship.bottom), ship.top, false});
    if (ship.bottom > 0)
        piece.gauges.push_back(
            {"masts-bottom", std::min(ship.masts, ship.bottom), ship.bottom, false});
    for (const GunRow &row : ship.guns)
        piece.gauges.push_back(
            {"guns-" + std::string(nameOf(row.battery)), row.left, row.max, row.fresh});
    piece.gauges.push_back({"hull", ship.hull, ship.hullMax, false});
    picture.pieces.push_back(std::move(piece));
}

void addShore(TablePicture &picture, const State &state, const Names &names,
              const ShoreBattery &battery)
{
    PicturePiece piece;
    piece.id = battery.id;
    piece.name = calledName(names, battery);
    piece.kind = "shore-battery";
    piece.face = "shore-battery";
    piece.side = nameOf(battery.side);
    piece.place = battery.at ? "sea" : "off";
    if (battery.at)
        piece.pose = PicturePose{toPicture(state, *battery.at), battery.heading};
    piece.length = piece.width = kShoreSize;
    piece.strength = battery.guns;
    piece.strengthMax = battery.max;
    piece.tags.emplace_back(nameOf(battery.fate));
    tagIf(piece, battery.redHot, "red-hot");
    piece.gauges.push_back({"guns-guns", battery.guns, battery.max, false});
    picture.pieces.push_back(std::move(piece));
}

PicturePlace seaPlace(const SeaBoard &board, const PictureName &title)
{
    PicturePlace sea;
    sea.id = "sea";
    sea.kind = "sea";
    sea.name = title;
    sea.anchor = {board.width / 2, board.height / 2};
    sea.outline = {{0, 0}, {board.width, 0}, {board.width, board.height}, {0, board.height}};
    return sea;
}

std::vector<PictureScenery> sceneryOf(const SeaBoard &board, const char *kind,
                                      const std::vector<SeaMark> &marks)
{
    std::vector<PictureScenery> found;
    for (const SeaMark &mark : marks) {
        PictureScenery scenery{kind, {}};
        for (const Point &point : mark.outline)
            scenery.outline.push_back({point.x, board.height - point.y});
        found.push_back(std::move(scenery));
    }
    return found;
}

BoardPicture drawn(const SeaBoard &board)
{
    BoardPicture picture;
    picture.width = board.width;
    picture.height = board.height;
    picture.unit = "inch";
    const SeaDrawing drawing = drawingOf(board);
    picture.places.push_back(seaPlace(board, drawing.title));
    picture.conjecture = drawing.conjecture;
    picture.scenery = sceneryOf(board, "land", drawing.land);
    for (PictureScenery &shoal : sceneryOf(board, "shoal", drawing.shoals))
        picture.scenery.push_back(std::move(shoal));
    return picture;
}

} // namespace

const BoardPicture &Game::board(const State &state)
{
    return *state.board->picture;
}

TablePicture Game::picture(const State &state, Viewer /*viewer*/)
{
    TablePicture picture; // nothing on this table is hidden
    Names names;
    callNameless(names, state.ships);
    callNameless(names, state.batteries);
    for (const Ship &ship : state.ships)
        addShip(picture, state, names, ship);
    for (const ShoreBattery &battery : state.batteries)
        addShore(picture, state, names, battery);
    for (const Contact &contact : state.contacts) {
        const bool melee = meleeOf(state, contact.a, contact.b) != nullptr;
        picture.ties.push_back({contact.a, contact.b, melee ? "melee" : "contact"});
    }
    if (state.wind.from) {
        PictureWind wind{*state.wind.from, {}};
        if (state.wind.dice)
            wind.dice = {(*state.wind.dice)[0], (*state.wind.dice)[1]};
        picture.wind = std::move(wind);
    }
    if (state.pending)
        if (const auto *fall = std::get_if<FallAboard>(&*state.pending))
            picture.focus = fall->mover;
    return picture;
}

std::shared_ptr<const BoardPicture> pictureOf(const SeaBoard &board)
{
    return std::make_shared<const BoardPicture>(drawn(board));
}

} // namespace qd::as_per_margin
