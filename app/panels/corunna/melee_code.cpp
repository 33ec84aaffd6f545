// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/corunna/melee_code.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <array>

namespace qd::corunna {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(qd::corunna::MeleePage)
};

/// The results that are a word, and how they are typed.
struct Code {
    const char *result;
    const char *code;
};

constexpr std::array kCodes{
    Code{"attacker-rout", QT_TRANSLATE_NOOP("qd::corunna::MeleePage", "AR")},
    Code{"attacker-disorder", QT_TRANSLATE_NOOP("qd::corunna::MeleePage", "AD")},
    Code{"attacker-surrender", QT_TRANSLATE_NOOP("qd::corunna::MeleePage", "AS")},
    Code{"no-effect", QT_TRANSLATE_NOOP("qd::corunna::MeleePage", "NE")},
    Code{"defender-disorder", QT_TRANSLATE_NOOP("qd::corunna::MeleePage", "DD")},
    Code{"defender-rout", QT_TRANSLATE_NOOP("qd::corunna::MeleePage", "DR")},
    Code{"defender-surrender", QT_TRANSLATE_NOOP("qd::corunna::MeleePage", "DS")},
};

const auto kLossesWord = QLatin1String("losses");

} // namespace

QString meleeCode(const QJsonObject &result)
{
    const QString word = result.value(u"result").toString();
    if (word == kLossesWord) {
        const auto side = [&result](const QString &key) {
            const bool checks = result.value(key + QStringLiteral("_checks")).toBool();
            return QString::number(result.value(key).toInt())
                + (checks ? QStringLiteral("*") : QString());
        };
        return side(QStringLiteral("attacker")) + u'/' + side(QStringLiteral("defender"));
    }
    for (const Code &code : kCodes)
        if (word == QLatin1String(code.result))
            return Words::tr(code.code);
    return word;
}

std::optional<QJsonObject> meleeResult(const QString &code)
{
    if (code.isEmpty())
        return QJsonObject();
    for (const Code &each : kCodes)
        if (code.compare(Words::tr(each.code), Qt::CaseInsensitive) == 0)
            return QJsonObject{{QStringLiteral("result"), QString::fromLatin1(each.result)}};
    static const QRegularExpression kLosses(
        QStringLiteral("^(\\d{1,2})(\\*?)\\s*/\\s*(\\d{1,2})(\\*?)$"));
    const auto found = kLosses.match(code);
    if (!found.hasMatch())
        return std::nullopt;
    QJsonObject result{{QStringLiteral("result"), QString(kLossesWord)},
                       {QStringLiteral("attacker"), found.captured(1).toInt()},
                       {QStringLiteral("defender"), found.captured(3).toInt()}};
    if (!found.captured(2).isEmpty())
        result.insert(QStringLiteral("attacker_checks"), true);
    if (!found.captured(4).isEmpty())
        result.insert(QStringLiteral("defender_checks"), true);
    return result;
}

bool isMeleeResult(const QJsonObject &result)
{
    const QString word = result.value(u"result").toString();
    for (const Code &code : kCodes)
        if (word == QLatin1String(code.result))
            return true;
    return word == kLossesWord;
}

QString meleeCodesHelp()
{
    return Words::tr("Type AR, AD, AS where the attacker routs, is disordered, surrenders; DR, DD, "
                     "DS for the defender; NE for no effect; 2/1 for losses of attacker and "
                     "defender, with * behind the side that checks its morale.");
}

} // namespace qd::corunna
