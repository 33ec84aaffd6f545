// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/as_per_margin/sea_board.h"

#include "rules/as_per_margin/codec.h"
#include "rules/as_per_margin/key_reader.h"

#include <array>
#include <utility>

namespace qd::as_per_margin {
namespace {

constexpr double kLargestTable = 10000; ///< inches
/// Keys that are drawn or told only.
constexpr std::array<const char *, 9> kToldOnly{"format", "title",   "name", "unit",      "north",
                                                "notes",  "sources", "land", "conjecture"};

bool isMarks(const Json &json)
{
    if (!json.is_array() || json.size() > kMostElements)
        return false;
    for (const Json &mark : json) {
        const auto points = mark.is_object() ? mark.find("points") : mark.end();
        std::vector<Point> outline;
        if (!mark.is_object() || points == mark.end() || !decode(*points, outline))
            return false;
    }
    return true;
}

std::vector<SeaMark> marksOf(const Json &board, const char *key)
{
    std::vector<SeaMark> found;
    const auto marks = board.find(key);
    if (marks == board.end())
        return found;
    for (const Json &mark : *marks) {
        SeaMark read;
        if (const auto name = mark.find("name"); name != mark.end())
            decode(*name, read.name);
        decode(mark.at("points"), read.outline);
        found.push_back(std::move(read));
    }
    return found;
}

} // namespace

tl::expected<SeaBoard, std::string> readBoard(const Json &object)
{
    SeaBoard board;
    KeyReader in(object, "board");
    in.need("id", board.id);
    in.need("width", board.width);
    in.need("height", board.height);
    in.may("edges", board.edges);
    for (const char *key : kToldOnly)
        in.raw(key);
    for (const char *key : {"land", "shoals"})
        if (const Json *marks = in.raw(key); marks != nullptr && !isMarks(*marks))
            in.wrong(key, *marks);
    if (!(board.width > 0 && board.width <= kLargestTable && board.height > 0
          && board.height <= kLargestTable))
        in.fail("\"width\" and \"height\" are inches above 0");
    if (auto refusal = in.finish())
        return tl::unexpected(refusal->message);
    Json whole = object;
    whole["edges"] = board.edges;
    board.source = canonicalText(whole);
    board.picture = pictureOf(board);
    return board;
}

SeaDrawing drawingOf(const SeaBoard &board)
{
    SeaDrawing drawing;
    const auto json = parseJson(board.source);
    if (!json)
        return drawing;
    if (const auto title = json->find("title"); title != json->end() && title->is_object())
        for (auto [key, name] :
             {std::pair("en", &drawing.title.en), std::pair("es", &drawing.title.es),
              std::pair("fr", &drawing.title.fr)})
            if (const auto word = title->find(key); word != title->end())
                decode(*word, *name);
    if (drawing.title.en.empty())
        drawing.title = {board.id, board.id, board.id};
    drawing.land = marksOf(*json, "land");
    drawing.shoals = marksOf(*json, "shoals");
    const auto guess = json->find("conjecture");
    drawing.conjecture = guess != json->end()
        && ((guess->is_boolean() && guess->get<bool>()) || (guess->is_array() && !guess->empty()));
    return drawing;
}

} // namespace qd::as_per_margin
