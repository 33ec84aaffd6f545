// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/percent.h"

#include <QCoreApplication>
#include <QLocale>

namespace qd {
namespace {

/// The words' context.
class Percent {
    Q_DECLARE_TR_FUNCTIONS(Percent)
};

} // namespace

QString percentText(double chance)
{
    constexpr double kLeast = 0.0005; // what is written as 0.1
    const QLocale locale;
    if (chance > 0 && chance < kLeast)
        return Percent::tr("<%1%", "a chance smaller than that").arg(locale.toString(0.1, 'f', 1));
    return Percent::tr("%1%", "a chance").arg(locale.toString(chance * 100, 'f', 1));
}

} // namespace qd
