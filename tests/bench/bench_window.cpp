// SPDX-License-Identifier: GPL-3.0-or-later
// How long until the window is shown, beside a bare Qt window in the same run, and how much memory
// it takes with the example open. Each is a process of its own, timed from its start to its first
// paint. Exit 1 beyond the limits.
#include "app/narration/language_switch.h"
#include "app/window/appearance.h"
#include "app/window/main_window.h"
#include "app/window/preferences.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QMainWindow>
#include <QProcess>
#include <QTemporaryDir>
#include <QTextStream>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <vector>

using namespace qd;

namespace {

constexpr double kSlowest = 2.5 * 1.5; ///< the target ratio and the margin of a shared machine
constexpr long kMostKiB = 80 * 1024;
constexpr int kRounds = 7;

long peakKiB()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray &line : status.readAll().split('\n'))
        if (line.startsWith("VmHWM:"))
            return line.simplified().split(' ').value(1).toLong();
    return 0;
}

/// Leaves when the window has been painted for the first time.
class FirstPaint : public QObject {
public:
    explicit FirstPaint(QWidget &window) { window.installEventFilter(this); }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Paint)
            QTimer::singleShot(0, [] {
                std::printf("%ld\n", peakKiB());
                std::fflush(stdout);
                std::_Exit(0);
            });
        return QObject::eventFilter(watched, event);
    }
};

int bareWindow(int argc, char **argv)
{
    QApplication app(argc, argv);
    QMainWindow window;
    window.setWindowTitle(QStringLiteral("bare"));
    window.resize(1440, 900);
    const FirstPaint painted(window);
    window.show();
    return QApplication::exec();
}

enum class Opens { Nothing, Example };

int ourWindow(int argc, char **argv, Opens what)
{
    QApplication app(argc, argv);
    QTemporaryDir folder;
    Preferences preferences(folder.filePath(QStringLiteral("settings.ini")));
    preferences.setTablesFolder(folder.path());
    LanguageSwitch language;
    language.set(QLocale(QStringLiteral("en_GB")));
    Appearance appearance;
    MainWindow window(preferences, language, appearance);
    if (what == Opens::Example)
        window.openExample(QStringLiteral("santa-cruz-1797"));
    const FirstPaint painted(window);
    window.show();
    return QApplication::exec();
}

struct Measure {
    double ms = 0;
    long kib = 0;
};

Measure median(const QString &self, const QString &what)
{
    std::vector<double> times;
    long most = 0;
    for (int round = 0; round < kRounds; ++round) {
        QElapsedTimer clock;
        clock.start();
        QProcess process;
        process.start(self, {what});
        process.waitForFinished(20000);
        times.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
        most = std::max(most, process.readAllStandardOutput().trimmed().toLong());
    }
    std::sort(times.begin(), times.end());
    return {times[times.size() / 2], most};
}

} // namespace

int main(int argc, char **argv)
{
    if (argc > 1 && qstrcmp(argv[1], "bare") == 0)
        return bareWindow(argc, argv);
    if (argc > 1 && qstrcmp(argv[1], "ours") == 0)
        return ourWindow(argc, argv, Opens::Nothing);
    if (argc > 1 && qstrcmp(argv[1], "example") == 0)
        return ourWindow(argc, argv, Opens::Example);
    const QString self = QFile::decodeName(argv[0]);
    const Measure bare = median(self, QStringLiteral("bare"));
    const Measure ours = median(self, QStringLiteral("ours"));
    const Measure example = median(self, QStringLiteral("example"));
    const double ratio = ours.ms / bare.ms;
    QTextStream out(stdout);
    out << "bare window   " << bare.ms << " ms, " << bare.kib / 1024 << " MiB\n"
        << "our window    " << ours.ms << " ms, " << ours.kib / 1024 << " MiB\n"
        << "with example  " << example.ms << " ms, " << example.kib / 1024
        << " MiB (target 80 MiB)\n"
        << "ratio         " << ratio << " (target 2.5)\n";
    return ratio <= kSlowest && example.kib <= kMostKiB ? 0 : 1;
}
