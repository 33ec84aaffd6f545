// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/narration/adjusted_set.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <string>

namespace qd {
namespace {

/// A value alone as JSON text: Qt writes arrays and objects only.
std::string jsonTextOf(const QJsonValue &value)
{
    const QByteArray list = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    return list.mid(1, list.size() - 2).toStdString();
}

} // namespace

QString AdjustedSet::capped(const QStringList &texts, const QString &between)
{
    constexpr qsizetype kMostNamed = 3; // more would not fit on a line
    if (texts.size() <= kMostNamed + 1)
        return texts.join(between);
    return tr("%1 and %n more", "things that an adjustment set",
              static_cast<int>(texts.size() - kMostNamed))
        .arg(texts.mid(0, kMostNamed).join(between));
}

QString AdjustedSet::capped(const QStringList &texts)
{
    return capped(texts, tr(", ", "between values of an adjustment"));
}

QString AdjustedSet::lowerFirst(const QString &label)
{
    // Names keep their capital, in English peoples too, and words that are capital all through
    // ("MUs", "II Corps") or printed so ("Army Morale Level").
    static const QStringList kNames{
        QStringLiteral("Moore"),   QStringLiteral("Soult"),         QStringLiteral("Hardinge"),
        QStringLiteral("French"),  QStringLiteral("British"),       QStringLiteral("Spanish"),
        QStringLiteral("English"), QStringLiteral("Naval"),         QStringLiteral("Royal Navy"),
        QStringLiteral("Army M"),  QStringLiteral("Command Point"), QStringLiteral("Fox ")};
    const bool isName = std::ranges::any_of(
        kNames, [&label](const QString &name) { return label.startsWith(name); });
    const bool isCapital = label.size() > 1 && label.at(1).isUpper();
    return isName || isCapital ? label : label.left(1).toLower() + label.mid(1);
}

QString AdjustedSet::label(const QString &key) const
{
    return lowerFirst(m_narrator.fieldLabel("adjust", key.toStdString()));
}

QString AdjustedSet::words(const QString &key, const QJsonValue &value) const
{
    if (m_value) {
        if (const QString said = m_value(key, value); !said.isNull())
            return said;
    }
    Choice choice;
    if (value.isObject() || value.isArray()) {
        QStringList texts;
        if (value.isArray()) {
            for (const auto &each : value.toArray())
                texts.append(words(key, each));
        }
        const QJsonObject parts = value.toObject();
        for (auto part = parts.begin(); part != parts.end(); ++part)
            //: what was set, without a colon: "port 3"
            texts.append(tr("%1 %2", "a part and its value")
                             .arg(label(part.key()), words(part.key(), part.value())));
        return texts.isEmpty() ? tr("none") : capped(texts);
    }
    if (value.isString() && key != QLatin1String("name"))
        choice.term = value.toString().toStdString();
    choice.value = value.isString() ? value.toString().toStdString()
        : value.isBool()            ? (value.toBool() ? "true" : "false")
        : value.isNull()            ? "null"
                                    : QString::number(value.toDouble()).toStdString();
    return m_narrator.choice(choice);
}

QString AdjustedSet::fact(const QString &key, const QJsonValue &value) const
{
    const QString said = words(key, value);
    return tr("%1: %2", "what an adjustment set, and its value").arg(label(key), said);
}

/// Options have names of their own, and words for what they can be.
QStringList AdjustedSet::options(const QJsonObject &options) const
{
    QStringList facts;
    for (auto each = options.begin(); each != options.end(); ++each) {
        const std::string key = each.key().toStdString();
        facts.append(tr("%1: %2", "what an adjustment set, and its value")
                         .arg(m_narrator.option(key),
                              m_narrator.optionValue(key, jsonTextOf(each.value()))));
    }
    return facts;
}

QString AdjustedSet::piece(const QString &group, const QString &id, const QJsonValue &value) const
{
    const QString own = m_name ? m_name(group, id) : QString();
    const QString name = own.isNull() ? m_narrator.term(id.toStdString()) : own;
    if (value.isNull())
        return tr("%1 – taken off the table", "a piece").arg(name);
    const QJsonObject keys = value.toObject();
    QStringList facts;
    for (auto key = keys.begin(); key != keys.end(); ++key)
        facts.append(fact(key.key(), key.value()));
    return facts.isEmpty()
        ? name
        : tr("%1 – %2", "a piece and what was set of it").arg(name, capped(facts));
}

QString AdjustedSet::said(const QJsonObject &set, const QStringList &groups) const
{
    QStringList all;
    for (auto part = set.begin(); part != set.end(); ++part) {
        if (part.key() == QLatin1String("options")) {
            all += options(part.value().toObject());
            continue;
        }
        if (!groups.contains(part.key())) {
            all.append(fact(part.key(), part.value()));
            continue;
        }
        const QJsonObject pieces = part.value().toObject();
        for (auto each = pieces.begin(); each != pieces.end(); ++each)
            all.append(piece(part.key(), each.key(), each.value()));
    }
    return capped(all, tr("; ", "between pieces of an adjustment"));
}

QJsonObject withWhatWasSet(QJsonObject event, const QJsonObject &command)
{
    const QJsonValue set = command.value(QLatin1String("set"));
    if (set.isObject() && !event.contains(QLatin1String("set"))
        && event.value(QLatin1String("event")).toString() == QLatin1String("adjusted"))
        event.insert(QLatin1String("set"), set);
    return event;
}

} // namespace qd
