// SPDX-License-Identifier: GPL-3.0-or-later
// quarterdeck-screenshots: every screen of the program as a picture, without a display. Exit: 0 all
// screens that the program has were pictured, 1 one failed, 2 wrong usage.
#include "app/mirror/icons.h"
#include "tests/screens/shoot.h"

#include <QApplication>
#include <QFont>
#include <QTemporaryDir>

#include <cstdio>

namespace {

/// The offscreen platform says of each window what it cannot do; nothing else is held back.
void speak(QtMsgType, const QMessageLogContext &, const QString &message)
{
    if (!message.startsWith(QStringLiteral("This plugin does not support")))
        std::fprintf(stderr, "%s\n", message.toLocal8Bit().constData());
}

} // namespace

int main(int argc, char **argv)
{
    QStringList words;
    for (int i = 1; i < argc; ++i)
        words << QString::fromLocal8Bit(argv[i]);
    const qd::screens::Order order = qd::screens::readOrder(words);
    if (!order.say.isEmpty()) {
        std::fputs(order.say.toLocal8Bit().constData(), order.exitCode == 0 ? stdout : stderr);
        return order.exitCode;
    }
    qInstallMessageHandler(speak);
    const QTemporaryDir home;
    qd::screens::prepareSurroundings(home.path());
    int bare = 1;
    const QApplication app(bare, argv);
    QApplication::setApplicationName(QStringLiteral("quarterdeck"));
    QApplication::setApplicationDisplayName(QStringLiteral("Quarterdeck"));
    QApplication::setWindowIcon(qd::applicationIcon());
    QFont font = QApplication::font();
    font.setPointSizeF(10); // as desktops have it; the platform without one takes 9
    QApplication::setFont(font);
    const int failures =
        qd::screens::shoot(order, qd::screens::screenList(), [](const QString &line) {
            std::puts(line.toLocal8Bit().constData());
            std::fflush(stdout);
        });
    return failures == 0 ? 0 : 1;
}
