// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/icons.h"
#include "app/narration/language_switch.h"
#include "app/window/appearance.h"
#include "app/window/main_window.h"
#include "app/window/orderly_end.h"
#include "app/window/preferences.h"
#include "app/window/start_request.h"

#include <QApplication>

#include <cstdio>

int main(int argc, char *argv[])
{
    // Help and version need no display.
    const qd::StartRequest request = qd::readArguments(argc, argv);
    if (!request.say.isEmpty()) {
        std::fputs(request.say.toLocal8Bit().constData(), request.exitCode == 0 ? stdout : stderr);
        return request.exitCode;
    }

    QApplication app(argc, argv);
    QApplication::setApplicationName(QStringLiteral("quarterdeck"));
    QApplication::setApplicationDisplayName(QStringLiteral("Quarterdeck"));
    QApplication::setApplicationVersion(QStringLiteral(QUARTERDECK_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("quarterdeck"));
    QApplication::setWindowIcon(qd::applicationIcon());

    qd::Preferences preferences;
    qd::LanguageSwitch language;
    language.set(qd::LanguageSwitch::fromCode(request.language.isEmpty() ? preferences.language()
                                                                         : request.language));
    qd::Appearance appearance;
    appearance.setTextPercent(preferences.textPercent());
    appearance.setTheme(preferences.theme());

    qd::MainWindow window(preferences, language, appearance);
    const qd::OrderlyEnd end;
    QObject::connect(&end, &qd::OrderlyEnd::asked, &window, [&window] {
        window.close();
        QApplication::quit();
    });
    // Logging out: what is in hand is kept, and nothing is asked.
    QObject::connect(
        &app, &QGuiApplication::commitDataRequest, &window, [&window] { window.keepAll(); },
        Qt::DirectConnection);
    // Within the event loop: a question that comes up (the file is open elsewhere) must not keep
    // the program when the system asks it to end, and quit() ends nothing before the loop has
    // begun.
    const auto begin = [&window, &request, &preferences] {
        if (!request.example.isEmpty())
            window.openExample(request.example);
        else if (!request.file.isEmpty())
            window.openFile(request.file);
        else if (const QString last = window.lastOpen();
                 preferences.opensLastTable() && !last.isEmpty())
            window.openFile(last);
    };
    QMetaObject::invokeMethod(&window, begin, Qt::QueuedConnection);
    window.show();
    return QApplication::exec();
}
