// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/verb.h"

#include <QCoreApplication>

#include <iostream>

int main(int argc, char **argv)
{
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    const QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("quarterdeck-cli"));
    return static_cast<int>(qd::runConsole(QCoreApplication::arguments().mid(1),
                                           qd::Streams{std::cin, std::cout, std::cerr}));
}
