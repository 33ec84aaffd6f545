// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/as_per_margin/sheet_rows.h"

#include "app/panels/json_values.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>
#include <array>

namespace qd::as_per_margin {
namespace {

/// The words' context.
class SheetWords {
    Q_DECLARE_TR_FUNCTIONS(SheetWords)
};

/// What is left of a ship, by a symbol of its own shape.
struct Standing {
    QLatin1String id;
    char16_t symbol;
};

constexpr char16_t kStruckFlag = 0x2690;
constexpr std::array kStandings{
    Standing{QLatin1String("undamaged"), 0x25CF}, Standing{QLatin1String("damaged"), 0x25D0},
    Standing{QLatin1String("dismasted"), 0x25CB}, Standing{QLatin1String("struck"), kStruckFlag},
    Standing{QLatin1String("in-action"), 0x25CF}, Standing{QLatin1String("silenced"), 0x25CB},
    Standing{QLatin1String("destroyed"), 0x2715}, Standing{QLatin1String("sunk"), 0x2715},
    Standing{QLatin1String("exploded"), 0x2739},  Standing{QLatin1String("gone"), 0x2013},
};

QString standingOf(const QJsonObject &unit, bool shore)
{
    const QString fate = unit.value(u"fate").toString();
    if (shore || fate != QLatin1String("afloat"))
        return fate;
    return unit.value(u"struck").toBool() ? QStringLiteral("struck")
                                          : unit.value(u"condition").toString();
}

void sayStanding(SheetRow &row, const QString &standing, const Narrator &narrator)
{
    const auto found = std::ranges::find_if(
        kStandings, [&standing](const Standing &each) { return standing == each.id; });
    const QString word = narrator.term(standing.toStdString());
    if (found == kStandings.end()) {
        row.condition = word;
        return;
    }
    row.standing = static_cast<int>(found - kStandings.begin());
    row.condition = SheetWords::tr("%1 %2", "a symbol and its word, a ship’s condition")
                        .arg(QChar(found->symbol), word);
}

void addNow(QStringList &parts, bool holds, const char *term, const Narrator &narrator)
{
    if (holds)
        parts << narrator.term(term);
}

bool isTagged(const std::vector<std::string> &tags, std::string_view tag)
{
    return std::ranges::find(tags, tag) != tags.end();
}

/// What stays so from turn to turn.
QStringList lastingOf(const std::vector<std::string> &tags, const Narrator &narrator)
{
    QStringList parts;
    for (const char *tag : {"pumps", "anchored", "prize", "independent"})
        addNow(parts, isTagged(tags, tag), tag, narrator);
    return parts;
}

QString nowOf(const QJsonObject &ship, const std::vector<std::string> &tags,
              const Narrator &narrator)
{
    QStringList parts;
    addNow(parts, isTagged(tags, "moved"), "moved", narrator);
    QStringList fired;
    for (const auto &battery : ship.value(u"fired").toArray())
        fired << narrator.term(battery.toString().toStdString());
    if (!fired.isEmpty())
        parts << SheetWords::tr("fired: %1", "batteries").arg(fired.join(QStringLiteral(", ")));
    addNow(parts, isTagged(tags, "grappled"), "grappled", narrator);
    if (ship.value(u"boarding").toBool())
        parts << SheetWords::tr("boarding");
    parts << lastingOf(tags, narrator);
    addNow(parts, ship.value(u"missed_stays").toBool(), "missed-stays", narrator);
    if (ship.value(u"forfeited").toBool())
        parts << SheetWords::tr("forfeits her move");
    return parts.join(QStringLiteral(" · "));
}

/// Which batteries have a letter for their initial broadside, to be crossed out (r27).
enum class Letters { PortAndStarboard, EveryBattery };

Letters lettersOf(const QJsonObject &state)
{
    return state.value(u"options").toObject().value(u"initial_broadside").toString()
            == QLatin1String("every-battery")
        ? Letters::EveryBattery
        : Letters::PortAndStarboard;
}

void addGauge(SheetRow &row, const PictureGauge &gauge, const QJsonObject &unit, Letters letters)
{
    SheetBoxes boxes{fromUtf8(gauge.id), gauge.left, gauge.max, SheetBoxes::Mark::None, {}};
    row.left += gauge.left;
    row.max += gauge.max;
    const QString guns = QStringLiteral("guns-");
    if (!boxes.key.startsWith(guns)) {
        (boxes.key == QLatin1String("hull") ? row.hull : row.masts).append(boxes);
        return;
    }
    boxes.key = boxes.key.mid(guns.size());
    boxes.letter = batteryLetter(boxes.key);
    const bool broadside = letters == Letters::EveryBattery || boxes.key == QLatin1String("port")
        || boxes.key == QLatin1String("starboard");
    if (gauge.marked)
        boxes.mark = SheetBoxes::Mark::Open;
    else if (broadside && unit.value(u"fresh").toObject().contains(boxes.key))
        boxes.mark = SheetBoxes::Mark::Spent;
    const bool second =
        boxes.key == QLatin1String("starboard") || boxes.key == QLatin1String("aft");
    (second ? row.second : row.first).append(boxes);
}

SheetRow rowOf(const PicturePiece &piece, const QJsonObject &unit, Letters letters,
               const Narrator &narrator)
{
    SheetRow row;
    row.id = fromUtf8(piece.id);
    row.name = narrator.term(piece.id);
    row.side = piece.side;
    row.rate = piece.face;
    row.shore = unit.contains(u"arc");
    row.nation = row.shore ? row.side : textAt(unit, u"nation");
    row.controller = row.shore ? row.side : textAt(unit, u"controller");
    const QString standing = standingOf(unit, row.shore);
    sayStanding(row, standing, narrator);
    const QString fate = unit.value(u"fate").toString();
    row.afloat = fate == QLatin1String("afloat") || fate == QLatin1String("in-action");
    row.inAction = row.afloat && !unit.value(u"struck").toBool();
    if (row.afloat && !piece.pose)
        row.condition = SheetWords::tr("%1, %2", "a condition and where she is")
                            .arg(row.condition, narrator.term("off"));
    row.gunsRated = unit.value(u"guns_rated").toInt();
    row.now = nowOf(unit, piece.tags, narrator);
    row.lasting = lastingOf(piece.tags, narrator);
    for (const PictureGauge &gauge : piece.gauges)
        addGauge(row, gauge, unit, letters);
    return row;
}

QJsonObject setting(const SheetRow &row, const QJsonObject &values)
{
    const QString kind = row.shore ? QStringLiteral("batteries") : QStringLiteral("ships");
    return {{kind, QJsonObject{{row.id, values}}}};
}

QJsonObject leaving(const SheetRow &row, const SheetBoxes &boxes, int left)
{
    if (boxes.key == QLatin1String("hull"))
        return setting(row, {{QStringLiteral("hull"), left}});
    if (row.shore)
        return setting(row, {{QStringLiteral("guns"), left}});
    if (boxes.key == QLatin1String("masts-top") || boxes.key == QLatin1String("masts-bottom")) {
        // The top line goes first: a box of it stands only on a whole bottom line.
        const bool top = boxes.key == QLatin1String("masts-top");
        const int below = top && row.masts.size() > 1 ? row.masts.at(1).max : 0;
        return setting(row, {{QStringLiteral("masts"), below + left}});
    }
    return setting(row, {{QStringLiteral("guns"), QJsonObject{{boxes.key, left}}}});
}

} // namespace

const SheetCell &SheetRow::cell(SheetPart part) const
{
    switch (part) {
    case SheetPart::Masts:
        return masts;
    case SheetPart::FirstGuns:
        return first;
    case SheetPart::SecondGuns:
        return second;
    case SheetPart::Hull:
        break;
    }
    return hull;
}

QString batteryLetter(const QString &battery)
{
    if (battery == QLatin1String("port"))
        return SheetWords::tr("P", "letter of the port guns");
    if (battery == QLatin1String("starboard"))
        return SheetWords::tr("S", "letter of the starboard guns");
    if (battery == QLatin1String("aft"))
        return SheetWords::tr("A", "letter of the aft guns");
    if (battery == QLatin1String("guns"))
        return SheetWords::tr("G", "letter of the guns of a battery ashore");
    return SheetWords::tr("F", "letter of the fore guns");
}

std::vector<SheetRow> sheetRows(const Position &position, const Narrator &narrator)
{
    const auto answer = position.ask(R"({"ask":"state"})");
    const QJsonObject state = answer ? jsonObject(*answer) : QJsonObject();
    const QJsonObject ships = state.value(u"ships").toObject();
    const QJsonObject batteries = state.value(u"batteries").toObject();
    std::vector<SheetRow> rows;
    for (const PicturePiece &piece : position.picture().pieces) {
        const QString id = fromUtf8(piece.id);
        const QJsonObject unit =
            ships.contains(id) ? ships.value(id).toObject() : batteries.value(id).toObject();
        rows.push_back(rowOf(piece, unit, lettersOf(state), narrator));
    }
    return rows;
}

QJsonObject boxClicked(const SheetRow &row, const SheetBoxes &boxes, int box)
{
    if (box >= boxes.max)
        return {};
    if (box < 0) {
        if (boxes.mark == SheetBoxes::Mark::None)
            return {};
        const bool open = boxes.mark == SheetBoxes::Mark::Spent;
        return setting(row, {{QStringLiteral("fresh"), QJsonObject{{boxes.key, open}}}});
    }
    const int crossed = boxes.max - boxes.left;
    return leaving(row, boxes, box < crossed ? boxes.max - box : boxes.max - box - 1);
}

QJsonObject boxStepped(const SheetRow &row, const SheetCell &cell, int step)
{
    // Crossing begins in the first line, restoring in the last.
    for (qsizetype i = 0; i < cell.size(); ++i) {
        const SheetBoxes &boxes = cell.at(step > 0 ? i : cell.size() - 1 - i);
        const int left = boxes.left - step;
        if (left >= 0 && left <= boxes.max && boxes.max > 0)
            return leaving(row, boxes, left);
    }
    return {};
}

} // namespace qd::as_per_margin
