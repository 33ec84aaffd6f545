// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/as_per_margin/boxes_reader.h"

#include "rules/as_per_margin/codec.h"

#include <algorithm>
#include <array>

namespace qd::as_per_margin {
namespace {

bool isCount(int value, int least)
{
    return value >= least && value <= kMostBoxes;
}

/// The sets of batteries that a ship can have.
bool isSet(const GunBoxes &guns)
{
    const auto is = [&guns](std::initializer_list<Battery> set) {
        return std::equal(guns.begin(), guns.end(), set.begin(), set.end(),
                          [](const auto &row, Battery battery) { return row.first == battery; });
    };
    return guns.empty() || is({Battery::Port, Battery::Starboard})
        || is({Battery::Fore, Battery::Aft}) || is({Battery::Forward});
}

bool readMasts(const Json &json, BoxesEdit &edit)
{
    std::pair<int, int> rows{};
    if (!json.is_array() || json.size() != 2 || !decode(json[0], rows.first)
        || !decode(json[1], rows.second) || !isCount(rows.first, 0) || !isCount(rows.second, 0))
        return false;
    edit.masts = rows;
    return true;
}

bool readGuns(const Json &json, BoxesEdit &edit)
{
    event::GunHits guns;
    if (!decode(json, guns) || !isSet(guns.rows))
        return false;
    edit.guns = std::move(guns.rows);
    return true;
}

bool readHull(const Json &json, BoxesEdit &edit)
{
    int hull = 0;
    if (!decode(json, hull) || !isCount(hull, 1))
        return false;
    edit.hull = hull;
    return true;
}

} // namespace

std::optional<BoxesEdit> decodeEdit(const Json &json)
{
    if (!json.is_object())
        return std::nullopt;
    BoxesEdit edit;
    for (const auto &[key, value] : json.items()) {
        const bool well = (key == "masts" && readMasts(value, edit))
            || (key == "guns" && readGuns(value, edit)) || (key == "hull" && readHull(value, edit));
        if (!well)
            return std::nullopt;
    }
    return edit;
}

Json encodeGuns(const GunBoxes &guns)
{
    return encode(event::GunHits{guns});
}

Json encodeEdit(const BoxesEdit &edit)
{
    Json object = Json::object();
    if (edit.masts)
        object["masts"] = Json::array({edit.masts->first, edit.masts->second});
    if (edit.guns)
        object["guns"] = encodeGuns(*edit.guns);
    if (edit.hull)
        object["hull"] = *edit.hull;
    return object;
}

std::optional<Rate> rateNamed(std::string_view name)
{
    for (std::size_t i = 0; i < kValuesOf<Rate>; ++i)
        if (nameOf(static_cast<Rate>(i)) == name)
            return static_cast<Rate>(i);
    return std::nullopt;
}

} // namespace qd::as_per_margin
