// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/narration/santa_cruz/event_reader.h"

#include <QJsonArray>

#include <array>
#include <cstddef>
#include <type_traits>
#include <utility>

namespace qd::santa_cruz {

namespace {

using namespace event;

template <class E>
struct Named;

template <>
struct Named<HitCause> {
    static constexpr std::array<std::string_view, 8> kAll{
        "battery", "fire", "attrition", "rayo", "panic", "fox", "no-retreat", "excess"};
};

template <>
struct Named<CardUse> {
    static constexpr std::array<std::string_view, 5> kAll{"order", "assault", "response", "battery",
                                                          "combat-support"};
};

template <>
struct Named<RemovalCause> {
    static constexpr std::array<std::string_view, 5> kAll{"casualty", "units-gone", "officer-limit",
                                                          "no-retreat", "lucky-shot"};
};

template <>
struct Named<Fate> {
    static constexpr std::array<std::string_view, 2> kAll{"killed", "wounded"};
};

template <>
struct Named<Trigger> {
    static constexpr std::array<std::string_view, 2> kAll{"sixes", "fives"};
};

template <>
struct Named<Silence> {
    static constexpr std::array<std::string_view, 2> kAll{"spiked", "occupied"};
};

template <>
struct Named<Role> {
    static constexpr std::array<std::string_view, 2> kAll{"attacker", "defender"};
};

template <>
struct Named<CombatBy> {
    static constexpr std::array<std::string_view, 3> kAll{"assault", "counterattack-assault",
                                                          "counterattack-response"};
};

/// Fills the typed members of one event from its JSON object.
class Reader {
public:
    Reader(QJsonObject object, QStringList &areas) : m_object(std::move(object)), m_areas(areas) { }

    template <class T>
    void operator()(const char *key, T &member)
    {
        const QJsonValue value = m_object.value(QLatin1String(key));
        if (!value.isUndefined() && !value.isNull())
            read(value, member);
    }

    template <class T>
    void maybe(const char *key, T &member)
    {
        (*this)(key, member);
    }

    void leader(const char *key, std::optional<Side> &member) { (*this)(key, member); }

    void goes(const char *key, bool &eliminated)
    {
        eliminated = m_object.value(QLatin1String(key)).toString() == QLatin1String("eliminated");
    }

private:
    static void read(const QJsonValue &value, int &member) { member = value.toInt(); }

    static void read(const QJsonValue &value, bool &member) { member = value.toBool(); }

    static void read(const QJsonValue &value, std::string &member)
    {
        member = value.toString().toStdString();
    }

    static void read(const QJsonValue &value, Side &member) { take(sideFrom(text(value)), member); }

    static void read(const QJsonValue &value, Block &member)
    {
        take(blockFrom(text(value)), member);
    }

    static void read(const QJsonValue &value, Officer &member)
    {
        take(officerFrom(text(value)), member);
    }

    static void read(const QJsonValue &value, Battery &member)
    {
        take(batteryFrom(text(value)), member);
    }

    static void read(const QJsonValue &value, Card &member) { take(cardFrom(text(value)), member); }

    static void read(const QJsonValue &value, Phase &member)
    {
        take(phaseFrom(text(value)), member);
    }

    template <class E>

    requires(std::is_enum_v<E> &&requires {
        Named<E>::kAll;
    }) static void read(const QJsonValue &value, E &member)
    {
        const std::string name = text(value);
        for (std::size_t i = 0; i < Named<E>::kAll.size(); ++i) {
            if (Named<E>::kAll[i] == name)
                member = static_cast<E>(i);
        }
    }

    void read(const QJsonValue &value, AreaId &member)
    {
        const QString id = value.toString();
        qsizetype index = m_areas.indexOf(id);
        if (index < 0) {
            index = m_areas.size();
            m_areas.append(id);
        }
        member = static_cast<AreaId>(index);
    }

    void read(const QJsonValue &value, Where &member)
    {
        const std::string id = text(value);
        if (id == "off")
            member = Where::off();
        else if (id == "fox")
            member = Where::fox();
        else if (id == "eliminated")
            member = Where::eliminated();
        else {
            member.is = Where::Is::Area;
            read(value, member.area);
        }
    }

    static void read(const QJsonValue &value, CardCounts &member)
    {
        const QJsonObject counts = value.toObject();
        for (auto it = counts.begin(); it != counts.end(); ++it) {
            if (const auto card = cardFrom(it.key().toStdString()))
                member[indexOf(*card)] = static_cast<std::uint8_t>(it.value().toInt());
        }
    }

    static void read(const QJsonValue &value, Tally &member)
    {
        for (const auto &each : value.toArray()) {
            const QJsonObject reason = each.toObject();
            std::string subject;
            for (const char *key : {"officer", "area", "subject"}) {
                if (subject.empty())
                    subject = text(reason.value(QLatin1String(key)));
            }
            member.because.push_back(Reason{text(reason.value(QLatin1String("term"))),
                                            reason.value(QLatin1String("value")).toInt(),
                                            Citation(text(reason.value(QLatin1String("rule")))),
                                            std::move(subject)});
        }
    }

    template <class T>
    void read(const QJsonValue &value, std::optional<T> &member)
    {
        if constexpr (std::is_same_v<T, Side>) {
            member = sideFrom(text(value)); // "draw" is no side
        } else {
            T inner{};
            read(value, inner);
            member = inner;
        }
    }

    template <class T>
    void read(const QJsonValue &value, std::vector<T> &member)
    {
        for (const auto &each : value.toArray()) {
            T inner{};
            read(each, inner);
            member.push_back(std::move(inner));
        }
    }
    template <class T>

    requires requires(T t, Reader r) { t.fields(r); }

    void read(const QJsonValue &value, T &member)
    {
        member.fields(Reader(value.toObject(), m_areas));
    }

    // What the fold alone needs isn't told to anybody.
    static void read(const QJsonValue &, std::pair<Block, AreaId> &) { }

    static void read(const QJsonValue &, Action &) { }

    static void read(const QJsonValue &, std::optional<Combat> &) { }

    static void read(const QJsonValue &, std::optional<Pending> &) { }

    template <class T>
    static void take(std::optional<T> found, T &member)
    {
        if (found)
            member = *found;
    }

    static std::string text(const QJsonValue &value) { return value.toString().toStdString(); }

    QJsonObject m_object;
    QStringList &m_areas;
};

template <class Body>
bool readAs(std::string_view name, const QJsonObject &object, ReadEvent &result)
{
    if (name != Body::kName)
        return false;
    Body body;
    body.fields(Reader(object, result.areas));
    result.body = std::move(body);
    return true;
}

template <std::size_t... I>
bool readAny(std::string_view name, const QJsonObject &object, ReadEvent &result,
             std::index_sequence<I...>)
{
    return (readAs<std::variant_alternative_t<I, EventBody>>(name, object, result) || ...);
}

} // namespace

std::optional<ReadEvent> readEvent(const QJsonObject &object)
{
    ReadEvent result;
    const std::string name = object.value(QLatin1String("event")).toString().toStdString();
    result.rule = Citation(object.value(QLatin1String("rule")).toString().toStdString());
    result.set = object.value(QLatin1String("set")).toObject();
    if (!readAny(name, object, result, std::make_index_sequence<std::variant_size_v<EventBody>>()))
        return std::nullopt;
    return result;
}

} // namespace qd::santa_cruz
