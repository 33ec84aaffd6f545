// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/as_per_margin/fleet_file.h"

#include "app/panels/json_values.h"

#include <QJsonArray>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <array>

namespace qd::as_per_margin {
namespace {

constexpr qsizetype kLongestId = 60; // room for a number after it
const auto kFormat = QString::fromLatin1(kFleetFormat);
const auto kId = QStringLiteral("id");
const auto kName = QStringLiteral("name");
const auto kConjecture = QStringLiteral("conjecture");
const auto kTitle = QStringLiteral("title");
const auto kShips = QStringLiteral("ships");
const auto kBatteries = QStringLiteral("batteries");
constexpr std::array kLanguages{"en", "es", "fr"};
/// The order of the keys in a file for people; others follow by the alphabet.
constexpr std::array kHeadOrder{"format",  "id",    "title",      "board",
                                "sources", "notes", "conjecture", "wind"};
constexpr std::array kUnitOrder{"id",    "name", "side", "nation",  "guns_rated", "rate",
                                "boxes", "x",    "y",    "heading", "independent"};

template <class Order>
QStringList ordered(const QJsonObject &object, const Order &order)
{
    QStringList keys;
    for (const char *key : order)
        if (object.contains(QLatin1String(key)))
            keys << QLatin1String(key);
    for (const QString &key : object.keys())
        if (!keys.contains(key))
            keys << key;
    return keys;
}

std::string member(const QString &key, const std::string &value)
{
    return jsonText(QJsonValue(key)) + ": " + value;
}

std::string lineOf(const QJsonObject &unit)
{
    std::string line = "{";
    for (const QString &key : ordered(unit, kUnitOrder)) {
        if (line.size() > 1)
            line += ", ";
        line += member(key, jsonText(unit.value(key)));
    }
    return line + "}";
}

std::string listOf(const QJsonArray &units)
{
    std::string list = "[";
    for (qsizetype i = 0; i < units.size(); ++i)
        list += (i > 0 ? ",\n    " : "\n    ") + lineOf(units.at(i).toObject());
    return list + (units.isEmpty() ? "]" : "\n  ]");
}

QJsonArray unitsOf(const std::vector<FleetUnit> &units, bool shore)
{
    QJsonArray list;
    for (const FleetUnit &unit : units)
        if (unit.shore == shore)
            list.append(unit.keys);
    return list;
}

/// Whether the rules take it for an id.
bool isPlainId(const QString &id)
{
    static const QRegularExpression plain(
        QStringLiteral("\\A[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?\\z"));
    return plain.match(id).hasMatch();
}

/// Whether an id is what its name gives, with or without a number.
bool isFromName(const QString &id, const QString &name)
{
    const QString made = idFromName(name);
    if (made.isEmpty() || !id.startsWith(made))
        return false;
    const QString rest = id.mid(made.size());
    bool isNumber = false;
    if (rest.startsWith(QLatin1Char('-')))
        rest.mid(1).toInt(&isNumber);
    return rest.isEmpty() || isNumber;
}

} // namespace

QString idFromName(const QString &name)
{
    QString id;
    for (const QChar c : name.normalized(QString::NormalizationForm_KD).toLower()) {
        const bool plain = (c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9');
        if (plain)
            id += c;
        else if (c.category() != QChar::Mark_NonSpacing && c != u'\'' && c != QChar(0x2019))
            id += QLatin1Char(' ');
    }
    return id.simplified().left(kLongestId).trimmed().replace(QLatin1Char(' '), QLatin1Char('-'));
}

QStringList conjectured(const QJsonObject &object)
{
    const QJsonValue mark = object.value(kConjecture);
    if (mark.toBool())
        return {QStringLiteral("*")};
    QStringList keys;
    for (const auto &key : mark.toArray())
        keys << key.toString();
    return keys;
}

QString FleetUnit::name() const
{
    const QString said = keys.value(kName).toString().trimmed();
    return said == id() ? QString() : said;
}

FleetFile FleetFile::fromJson(const std::string &text)
{
    FleetFile file;
    const QJsonValue value = jsonValue(text);
    file.head = value.toObject();
    if (file.head.isEmpty()) {
        file.head.insert(QStringLiteral("format"), kFormat);
        file.head.insert(kId, QStringLiteral("own-fleet"));
    }
    for (const bool shore : {false, true})
        for (const auto &unit : file.head.value(shore ? kBatteries : kShips).toArray())
            file.units.push_back({unit.toObject(), shore});
    file.head.remove(kShips);
    file.head.remove(kBatteries);
    return file;
}

std::string FleetFile::json() const
{
    QJsonObject whole = head;
    whole.insert(kShips, unitsOf(units, false));
    whole.insert(kBatteries, unitsOf(units, true));
    return jsonText(whole);
}

std::string FleetFile::text() const
{
    std::string text = "{\n";
    for (const QString &key : ordered(head, kHeadOrder))
        text += "  " + member(key, jsonText(head.value(key))) + ",\n";
    text += "  " + member(kShips, listOf(unitsOf(units, false))) + ",\n";
    return text + "  " + member(kBatteries, listOf(unitsOf(units, true))) + "\n}\n";
}

std::string FleetFile::jsonOf(std::span<const std::size_t> some) const
{
    FleetFile alone;
    alone.head.insert(kId, QStringLiteral("trial"));
    for (const std::size_t unit : some)
        alone.units.push_back(units.at(unit));
    return alone.json();
}

QString FleetFile::title(const QString &language) const
{
    const QJsonValue said = head.value(kTitle);
    if (said.isString())
        return said.toString();
    const QJsonObject titles = said.toObject();
    const QString mine = titles.value(language).toString();
    return mine.isEmpty() ? titles.value(u"en").toString() : mine;
}

void FleetFile::setTitle(const QString &title)
{
    QJsonObject titles;
    for (const char *language : kLanguages)
        titles.insert(QLatin1String(language), title);
    head.insert(kTitle, titles);
    head.remove(kConjecture); // a fleet of one's own is no guess at history; its ships keep marks
    const QString id = idFromName(title);
    head.insert(kId, id.isEmpty() ? QStringLiteral("own-fleet") : id);
}

bool FleetFile::isTaken(const QString &id, const FleetUnit *own) const
{
    return std::ranges::any_of(
        units, [&](const FleetUnit &unit) { return &unit != own && unit.id() == id; });
}

QString FleetFile::freeId(const QString &stem, const QString &name, const FleetUnit *own) const
{
    const QString made = idFromName(stem);
    QString id = made.isEmpty() ? QStringLiteral("ship") : made;
    // A name that is the id is none for the rules.
    for (int n = 2; isTaken(id, own) || id == name; ++n)
        id = (made.isEmpty() ? QStringLiteral("ship") : made) + QLatin1Char('-')
            + QString::number(n);
    return id;
}

QString FleetFile::freeName(const QString &name) const
{
    const auto taken = [this](const QString &wanted) {
        return std::ranges::any_of(
            units, [&wanted](const FleetUnit &unit) { return unit.name() == wanted; });
    };
    QString stem = name;
    qsizetype digits = stem.size();
    while (digits > 0 && stem.at(digits - 1).isDigit())
        --digits;
    if (digits > 1 && digits < stem.size() && stem.at(digits - 1) == QLatin1Char(' '))
        stem.truncate(digits - 1); // "3rd rate 2" goes on with 3
    QString free = name;
    for (int n = 2; taken(free); ++n)
        free = stem + QLatin1Char(' ') + QString::number(n);
    return free;
}

std::size_t FleetFile::add(FleetUnit unit)
{
    QString stem = unit.shore ? QStringLiteral("battery") : unit.keys.value(u"rate").toString();
    if (!unit.name().isEmpty()) {
        stem = freeName(unit.name());
        unit.keys.insert(kName, stem);
    }
    unit.keys.insert(kId, freeId(stem, unit.name(), nullptr));
    const auto shore =
        std::ranges::find_if(units, [](const FleetUnit &each) { return each.shore; });
    const auto at = units.insert(unit.shore ? units.end() : shore, std::move(unit));
    return static_cast<std::size_t>(at - units.begin());
}

void FleetFile::change(std::size_t unit, QJsonObject keys)
{
    FleetUnit &mine = units.at(unit);
    const QString before = mine.name();
    const QString id = mine.id();
    mine.keys = std::move(keys);
    const QString name = mine.name();
    const bool follows =
        before.isEmpty() || isFromName(id, before) || !isPlainId(id) || isTaken(id, &mine);
    if (!name.isEmpty() && before != name && follows)
        mine.keys.insert(kId, freeId(name, name, &mine));
    dropIdleMark();
}

/// The mark of the whole says that parts are guessed: it goes with the last of them.
void FleetFile::dropIdleMark()
{
    const bool some = !conjectured(head.value(u"wind").toObject()).isEmpty()
        || std::ranges::any_of(
            units, [](const FleetUnit &unit) { return !conjectured(unit.keys).isEmpty(); });
    if (!some)
        head.remove(kConjecture);
}

std::vector<FleetFile::NewId> FleetFile::separateIds()
{
    std::vector<NewId> mended;
    QSet<QString> seen;
    for (FleetUnit &unit : units) {
        const QString before = unit.id();
        if (before.isEmpty() || seen.contains(before)) {
            const QString stem = unit.name().isEmpty() ? before : unit.name();
            unit.keys.insert(kId, freeId(stem, unit.name(), nullptr));
            mended.push_back({before, unit.id()});
        }
        seen.insert(unit.id());
    }
    return mended;
}

std::size_t FleetFile::duplicate(std::size_t unit)
{
    FleetUnit copy = units.at(unit);
    if (!copy.name().isEmpty())
        copy.keys.insert(kName, freeName(copy.name()));
    static const QRegularExpression number(QStringLiteral("-[0-9]+$"));
    const QString stem = copy.name().isEmpty() ? copy.id().remove(number) : copy.name();
    copy.keys.insert(kId, freeId(stem, copy.name(), nullptr));
    for (const char *place : {"x", "y"})
        copy.keys.remove(QLatin1String(place)); // two never lie in one place
    units.insert(units.begin() + static_cast<std::ptrdiff_t>(unit) + 1, std::move(copy));
    return unit + 1;
}

void FleetFile::remove(std::size_t unit)
{
    units.erase(units.begin() + static_cast<std::ptrdiff_t>(unit));
    dropIdleMark();
}

} // namespace qd::as_per_margin
