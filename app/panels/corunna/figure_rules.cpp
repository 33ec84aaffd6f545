// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/corunna/figure_rules.h"

#include "app/panels/corunna/series_file.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace qd::corunna {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(FigureRules)
};

QString refusedNumber(const QString &field, int number)
{
    if (field == QLatin1String("morale"))
        return placeOf(number)
            ? QString()
            : Words::tr("%1 is no morale: it is a roll of two dice, 11 to 66, with digits from 1 "
                        "to 6 only.")
                  .arg(number);
    const int least = field == QLatin1String("increments_full") ? 1 : 0;
    return number >= least && number <= kHighestFigure
        ? QString()
        : Words::tr("%1 is out of range: this figure is %2 to %3.")
              .arg(number)
              .arg(least)
              .arg(kHighestFigure);
}

QString notWhole(const QString &typed)
{
    return Words::tr("“%1” is no whole number.").arg(typed);
}

/// Close, medium, long: each range is beyond the one before.
QString rangesOdd(const OrderPiece &piece, const ValuesFile &file)
{
    int before = -1;
    for (const char *key : {"range_close", "range_medium", "range_long"}) {
        const QJsonValue value = file.value(piece.part, piece.id, QString::fromLatin1(key));
        if (!value.isDouble())
            continue;
        if (value.toInt() <= before)
            return Words::tr("%1: the ranges don’t rise from close to long.", "a counter")
                .arg(piece.name);
        before = value.toInt();
    }
    return {};
}

} // namespace

FigureRead readFigure(const QString &field, const QString &typed)
{
    FigureRead read{QJsonValue(QJsonValue::Undefined), {}};
    if (typed.isEmpty())
        return read;
    if (isYesNo(field)) {
        for (const bool yes : {true, false})
            if ((yes ? Words::tr("yes") : Words::tr("no")).startsWith(typed, Qt::CaseInsensitive))
                read.value = yes;
        if (read.value.isUndefined())
            read.why = Words::tr("“%1” is neither yes nor no.").arg(typed);
        return read;
    }
    bool right = false;
    const int number = QString(typed).replace(u'−', u'-').toInt(&right);
    read.why = right ? refusedNumber(field, number) : notWhole(typed);
    if (read.why.isEmpty())
        read.value = number;
    return read;
}

QString figureText(const QJsonValue &value)
{
    if (value.isBool())
        return value.toBool() ? Words::tr("yes") : Words::tr("no");
    if (value.isDouble())
        return QString::number(value.toDouble());
    if (value.isObject() || value.isArray())
        return QStringLiteral("{…}");
    return value.toString();
}

QString figureOdd(const QString &field, const QJsonValue &value)
{
    if (value.isUndefined() || value.isNull())
        return {};
    if (isYesNo(field))
        return value.isBool() ? QString()
                              : Words::tr("“%1” is neither yes nor no.").arg(figureText(value));
    const double number = value.toDouble(-1);
    if (!value.isDouble() || number != value.toInt(-1))
        return notWhole(figureText(value));
    return refusedNumber(field, value.toInt());
}

std::vector<OddFigure> oddFigures(const std::vector<OrderGroup> &groups, const ValuesFile &file)
{
    std::vector<OddFigure> odd;
    for (std::size_t at = 0; at < groups.size(); ++at)
        for (const OrderPiece &piece : groups[at].pieces) {
            const std::size_t before = odd.size();
            for (const QString &field : piece.fields)
                if (const QString why = figureOdd(field, file.value(piece.part, piece.id, field));
                    !why.isEmpty())
                    odd.push_back({at, piece.id, field,
                                   Words::tr("%1, %2: %3", "a counter, a figure, what is wrong")
                                       .arg(piece.name, figureName(field), why)});
            if (odd.size() > before)
                continue;
            if (const QString why = rangesOdd(piece, file); !why.isEmpty())
                odd.push_back({at, piece.id, QStringLiteral("range_close"), why});
        }
    return odd;
}

QStringList strangers(const std::vector<OrderGroup> &groups, const ValuesFile &file)
{
    QStringList strange;
    for (const QString &part : {QStringLiteral("units"), QStringLiteral("leaders")}) {
        const QJsonObject &all = part == QLatin1String("leaders") ? file.leaders : file.units;
        for (const QString &id : all.keys()) {
            const bool known = std::ranges::any_of(groups, [&](const OrderGroup &group) {
                return std::ranges::any_of(group.pieces, [&](const OrderPiece &piece) {
                    return piece.part == part && piece.id == id;
                });
            });
            if (!known)
                strange << id;
        }
    }
    return strange;
}

} // namespace qd::corunna
