// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/trafalgar/board_file.h"

#include "app/panels/json_values.h"
#include "app/session/resource_library.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <array>

namespace qd::trafalgar {
namespace {

using Point = BoardFile::Point;

const auto kPoints = QStringLiteral("points");
const auto kEdges = QStringLiteral("edges");
const auto kLand = QStringLiteral("land");
const auto kPorts = QStringLiteral("ports");
const auto kCorner = QStringLiteral("corner");
const auto kAt = QStringLiteral("at");
constexpr std::array<const char *, 2> kPatches{"reef", "sandbank"};
constexpr std::array<const char *, 2> kLists{"berths", "forts"};
constexpr std::array<Point, 6> kSteps{{{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}}};

QString partOf(const QString &patch)
{
    return patch + QStringLiteral("s"); // "reefs", "sandbanks"
}

QJsonArray pairOf(const Point &at)
{
    return {at.q, at.r};
}

bool isAt(const QJsonValue &pair, const Point &at)
{
    return pair.toArray() == pairOf(at);
}

bool holds(const QJsonValue &list, const Point &at)
{
    const QJsonArray pairs = list.toArray();
    return std::any_of(pairs.begin(), pairs.end(),
                       [&at](const QJsonValue &pair) { return isAt(pair, at); });
}

/// The list with the point in it, or without it.
QJsonArray with(const QJsonValue &list, const Point &at, bool in)
{
    QJsonArray now;
    for (const auto &pair : list.toArray())
        if (!isAt(pair, at))
            now << pair;
    if (in)
        now << pairOf(at);
    return now;
}

bool isEdge(const QJsonValue &edge, const Point &a, const Point &b)
{
    const QJsonArray ends = edge.toArray();
    return ends.size() == 2
        && ((isAt(ends[0], a) && isAt(ends[1], b)) || (isAt(ends[0], b) && isAt(ends[1], a)));
}

} // namespace

BoardFile BoardFile::fromJson(const std::string &json)
{
    BoardFile board;
    board.m_file = jsonObject(json);
    const QString base = board.m_file.take(QStringLiteral("base")).toString();
    if (base.isEmpty())
        return board;
    if (const auto text = resourceLibrary()("trafalgar", "board", base.toStdString())) {
        QJsonObject whole = jsonObject(*text);
        for (auto it = board.m_file.begin(); it != board.m_file.end(); ++it)
            whole.insert(it.key(), it.value());
        board.m_file = whole;
    }
    return board;
}

std::string BoardFile::json() const
{
    return jsonText(m_file);
}

std::string BoardFile::text() const
{
    return QJsonDocument(m_file).toJson(QJsonDocument::Indented).toStdString();
}

QString BoardFile::id() const
{
    return m_file.value(u"id").toString();
}

void BoardFile::setId(const QString &id)
{
    m_file.insert(QStringLiteral("id"), id);
}

std::vector<Point> BoardFile::points() const
{
    std::vector<Point> all;
    for (const auto &value : m_file.value(u"rows").toArray()) {
        const QJsonObject row = value.toObject();
        for (int q = row.value(u"q_from").toInt(); q <= row.value(u"q_to").toInt(); ++q)
            all.push_back({q, row.value(u"r").toInt()});
    }
    return all;
}

QString BoardFile::label(const Point &at) const
{
    for (const auto &value : m_file.value(u"rows").toArray()) {
        const QJsonObject row = value.toObject();
        const int first = row.value(u"q_from").toInt();
        if (row.value(u"r").toInt() == at.r && at.q >= first && at.q <= row.value(u"q_to").toInt())
            return row.value(u"row").toString() + QString::number(at.q - first + 1);
    }
    return {};
}

std::vector<Point> BoardFile::neighbours(const Point &at) const
{
    std::vector<Point> all;
    for (const Point &step : kSteps)
        if (const Point next{at.q + step.q, at.r + step.r}; !label(next).isEmpty())
            all.push_back(next);
    return all;
}

QStringList BoardFile::ports() const
{
    return m_file.value(kPorts).toObject().keys();
}

QString BoardFile::ground(const Point &at) const
{
    for (const char *patch : kPatches)
        if (holds(m_file.value(partOf(QString::fromLatin1(patch))).toObject().value(kPoints), at))
            return QString::fromLatin1(patch);
    if (holds(m_file.value(kLand), at) || placed(at).contains(QLatin1String("-fort-")))
        return kLand;
    for (const QString &port : ports())
        if (holds(m_file.value(kPorts).toObject().value(port).toObject().value(kPoints), at))
            return port;
    return QStringLiteral("sea");
}

void BoardFile::setGround(const Point &at, const QString &ground)
{
    for (const char *patch : kPatches) {
        const QString part = partOf(QString::fromLatin1(patch));
        QJsonObject object = m_file.value(part).toObject();
        object.insert(kPoints, with(object.value(kPoints), at, ground == QLatin1String(patch)));
        m_file.insert(part, object);
    }
    m_file.insert(kLand, with(m_file.value(kLand), at, ground == kLand));
    QJsonObject all = m_file.value(kPorts).toObject();
    for (const QString &name : ports()) {
        QJsonObject port = all.value(name).toObject();
        port.insert(kPoints, with(port.value(kPoints), at, ground == name));
        all.insert(name, port);
    }
    m_file.insert(kPorts, all);
}

QString BoardFile::placed(const Point &at) const
{
    const QJsonObject all = m_file.value(kPorts).toObject();
    for (const QString &name : ports()) {
        const QJsonObject port = all.value(name).toObject();
        if (isAt(port.value(kCorner), at))
            return name + u'-' + kCorner;
        for (const char *list : kLists)
            for (const auto &value : port.value(QLatin1String(list)).toArray())
                if (isAt(value.toObject().value(kAt), at))
                    return value.toObject().value(u"id").toString();
    }
    return {};
}

QStringList BoardFile::things() const
{
    QStringList all;
    const QJsonObject ofPorts = m_file.value(kPorts).toObject();
    for (const QString &name : ports()) {
        all << name + u'-' + kCorner;
        for (const char *list : kLists)
            for (const QJsonValue &value :
                 ofPorts.value(name).toObject().value(QLatin1String(list)).toArray())
                all << value.toObject().value(u"id").toString();
    }
    return all;
}

/// What lay here goes to where that thing came from: nothing of a port is ever missing.
void BoardFile::place(const QString &what, const Point &at)
{
    const QString here = placed(at);
    if (here == what || what.isEmpty())
        return;
    QJsonObject all = m_file.value(kPorts).toObject();
    QJsonValue from;
    const auto move = [&all](const QString &thing, const QJsonValue &to) {
        QJsonValue was;
        for (const QString &name : all.keys()) {
            QJsonObject port = all.value(name).toObject();
            if (thing == name + u'-' + kCorner) {
                was = port.value(kCorner);
                port.insert(kCorner, to);
            }
            for (const char *list : kLists) {
                QJsonArray things = port.value(QLatin1String(list)).toArray();
                for (QJsonValueRef entry : things) {
                    QJsonObject each = entry.toObject();
                    if (each.value(u"id").toString() != thing)
                        continue;
                    was = each.value(kAt);
                    each.insert(kAt, to);
                    entry = each;
                }
                port.insert(QLatin1String(list), things);
            }
            all.insert(name, port);
        }
        return was;
    };
    from = move(what, pairOf(at));
    if (!here.isEmpty())
        move(here, from);
    m_file.insert(kPorts, all);
    const QJsonArray old = from.toArray();
    const auto give = [this](const QString &thing, const Point &where) {
        setGround(where,
                  thing.contains(QLatin1String("-fort-")) ? kLand : thing.section(u'-', 0, 0));
    };
    give(what, at);
    if (!here.isEmpty())
        give(here, {old.at(0).toInt(), old.at(1).toInt()});
}

QString BoardFile::stretch(const Point &a, const Point &b) const
{
    for (const char *patch : kPatches)
        for (const auto &edge :
             m_file.value(partOf(QString::fromLatin1(patch))).toObject().value(kEdges).toArray())
            if (isEdge(edge, a, b))
                return QString::fromLatin1(patch);
    return QStringLiteral("sea");
}

void BoardFile::setStretch(const Point &a, const Point &b, const QString &what)
{
    for (const char *patch : kPatches) {
        const QString part = partOf(QString::fromLatin1(patch));
        QJsonObject object = m_file.value(part).toObject();
        QJsonArray edges;
        for (const auto &edge : object.value(kEdges).toArray())
            if (!isEdge(edge, a, b))
                edges << edge;
        if (what == QLatin1String(patch))
            edges << QJsonArray{pairOf(a), pairOf(b)};
        object.insert(kEdges, edges);
        m_file.insert(part, object);
    }
}

bool BoardFile::isGuess() const
{
    const auto guessed = [](const QJsonObject &object) {
        for (auto it = object.begin(); it != object.end(); ++it)
            if (it.key().endsWith(QLatin1String("conjecture")) && it.value().toBool())
                return true;
        return false;
    };
    bool some = guessed(m_file);
    for (const auto &part : m_file)
        some = some || guessed(part.toObject());
    for (const auto &port : m_file.value(kPorts).toObject())
        some = some || guessed(port.toObject());
    return some;
}

/// All that is marked, one way or the other; a part that never was stays unmarked.
void BoardFile::mark(Standing standing)
{
    const auto marked = [standing](QJsonObject object) {
        for (const QString &key : object.keys())
            if (key.endsWith(QLatin1String("conjecture")))
                object.insert(key, standing == Standing::Guess);
        return object;
    };
    m_file = marked(m_file);
    m_file.insert(QStringLiteral("conjecture"), standing == Standing::Guess);
    for (const QString &key : m_file.keys())
        if (m_file.value(key).isObject())
            m_file.insert(key, marked(m_file.value(key).toObject()));
    QJsonObject all = m_file.value(kPorts).toObject();
    for (const QString &name : ports())
        all.insert(name, marked(all.value(name).toObject()));
    m_file.insert(kPorts, all);
}

} // namespace qd::trafalgar
