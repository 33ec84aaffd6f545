// SPDX-License-Identifier: GPL-3.0-or-later
// How fluid the mirror is with 2,000 pieces on a large board in a window of 1280×800: pan, full
// repaint, zoom, sharpness after a zoom, one act; then a sea of sixty ships (alone with --sea).
// Exit 1 beyond the limits of a shared machine.
#include "app/mirror/mirror_scene.h"
#include "app/mirror/mirror_view.h"
#include "app/mirror/piece_item.h"
#include "tests/support/large_table.h"
#include "tests/support/sea_bench.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QMouseEvent>
#include <QScrollBar>
#include <QThread>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <vector>

using namespace qd;
using qd::test::largeTable;
using qd::test::MirrorTable;
using qd::test::positionOf;

namespace {

constexpr int kPieces = 2000;
constexpr double kMargin = 1.5; ///< absolute times on a shared machine vary that much

double timed(const std::function<void()> &work)
{
    QElapsedTimer timer;
    timer.start();
    work();
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

struct Sample {
    std::vector<double> times;

    void add(double time) { times.push_back(time); }

    double at(double share)
    {
        std::ranges::sort(times);
        const auto last = static_cast<double>(times.size() - 1);
        return times[static_cast<std::size_t>(last * share)];
    }
};

class Report {
public:
    void line(const char *what, Sample sample, double share, double limit)
    {
        const double value = sample.at(share);
        const bool good = value <= limit * kMargin;
        m_bad = m_bad || !good;
        std::printf("%-34s p50 %7.2f  p95 %7.2f  most %7.2f ms   target %5.0f  %s\n", what,
                    sample.at(0.5), sample.at(0.95), sample.at(1), limit,
                    value <= limit ? "met"
                        : good     ? "met within the margin"
                                   : "MISSED");
    }

    int exitCode() const { return m_bad ? 1 : 0; }

private:
    bool m_bad = false;
};

class Bench {
public:
    Bench() : m_table(largeTable(kPieces))
    {
        m_view.setMotion(MirrorView::Motion::Still);
        m_view.resize(1280, 800);
        m_view.show();
        const double opened = timed([this] {
            m_view.setPosition(positionOf(m_table), Viewer::Referee);
            settle();
        });
        std::printf("opened and drawn with %d pieces in %.0f ms\n", kPieces, opened);
    }

    int run()
    {
        Report report;
        report.line("full repaint, whole table", repaints(), 0.5, 16);
        report.line("one act", acts(), 0.5, 16);
        report.line("zoom step", zoomSteps(), 0.5, 16);
        report.line("sharp after the last zoom step", sharpness(), 0.5, 150);
        m_view.fitTable();
        settle();
        for (int step = 0; step < 5; ++step)
            m_view.zoomIn();
        settle();
        report.line("full repaint, zoomed in", repaints(), 0.5, 16);
        report.line("pan", pans(), 0.95, 8);
        report.line("longest hold-up while sharpening", m_holdUps, 1, 100);
        return report.exitCode();
    }

private:
    void paint() { m_view.viewport()->repaint(); }

    /// Until everything on screen is sharp.
    void settle()
    {
        QElapsedTimer timer;
        timer.start();
        do {
            m_holdUps.add(timed([] { QCoreApplication::processEvents(); }));
            QThread::usleep(300); // the other threads' turn
        } while (!m_view.isSharp() && timer.elapsed() < 10000);
        paint();
    }

    Sample repaints()
    {
        Sample sample;
        for (int i = 0; i < 40; ++i)
            sample.add(timed([this] { paint(); }));
        return sample;
    }

    Sample pans()
    {
        Sample sample;
        for (int i = 0; i < 200; ++i) {
            QScrollBar *bar =
                i % 100 < 50 ? m_view.horizontalScrollBar() : m_view.verticalScrollBar();
            const int by = i / 100 % 2 == 0 ? 11 : -11;
            sample.add(timed([&] {
                bar->setValue(bar->value() + by);
                QCoreApplication::processEvents();
            }));
        }
        return sample;
    }

    Sample zoomSteps()
    {
        Sample sample;
        for (int round = 0; round < 4; ++round)
            for (int step = 0; step < 10; ++step)
                sample.add(timed([&] {
                    step < 5 ? m_view.zoomIn() : m_view.zoomOut();
                    paint();
                }));
        settle();
        return sample;
    }

    Sample sharpness()
    {
        Sample sample;
        for (int round = 0; round < 6; ++round) {
            for (int step = 0; step < 3; ++step) {
                round % 2 == 0 ? m_view.zoomIn() : m_view.zoomOut();
                paint();
            }
            sample.add(timed([this] { settle(); }));
        }
        return sample;
    }

    /// What recording an act costs the mirror: the new position shown and painted.
    Sample acts()
    {
        Sample sample;
        for (int i = 0; i < 40; ++i) {
            PicturePiece &moved = m_table.picture.pieces[static_cast<std::size_t>(i * 41 + 3)];
            moved.place = m_table.board.places[static_cast<std::size_t>(i * 5)].id;
            moved.strength = 1 + moved.strength % 4;
            const Position next = positionOf(m_table);
            sample.add(timed([&] {
                m_view.setPosition(next, Viewer::Referee);
                paint();
            }));
        }
        return sample;
    }

    MirrorTable m_table;
    MirrorView m_view;
    Sample m_holdUps;
};

/// Sixty ships on a sea measured in inches: one is dragged about, with all that is drawn for her.
class SeaBench {
public:
    int run()
    {
        const auto position = qd::test::seaPosition(
            "trafalgar-1805", R"({"phase":"move-english","wind":{"from":"wnw","dice":[5,2]}})");
        if (!position)
            return 1;
        m_view.setMotion(MirrorView::Motion::Still);
        m_view.resize(1280, 800);
        m_view.show();
        m_view.setPosition(*position, Viewer::Referee);
        settle();
        std::printf("a sea with %zu ships\n", m_view.mirrorScene()->pieces().size());
        Report report;
        report.line("full repaint, whole sea", repaints(), 0.95, 16);
        report.line("drag of a ship", drags(), 0.95, 16);
        report.line("  of it, what the rules are asked", m_asked, 0.5, 8);
        m_view.showAt(3, m_view.mirrorScene()->piece(QStringLiteral("victory"))->pos());
        settle();
        report.line("drag of a ship, zoomed in", drags(), 0.95, 16);
        return report.exitCode();
    }

private:
    /// Until everything on screen is sharp.
    void settle()
    {
        for (int i = 0; i < 400 && !(i > 2 && m_view.isSharp()); ++i) {
            QCoreApplication::processEvents();
            m_view.viewport()->repaint();
            QThread::usleep(2000);
        }
    }

    Sample repaints()
    {
        Sample sample;
        for (int i = 0; i < 40; ++i)
            sample.add(timed([this] { m_view.viewport()->repaint(); }));
        return sample;
    }

    Sample drags()
    {
        Sample sample;
        QWidget *on = m_view.viewport();
        const auto send = [on](QEvent::Type type, const QPoint &at) {
            QMouseEvent event(type, at, on->mapToGlobal(at),
                              type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton,
                              type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton,
                              {});
            QCoreApplication::sendEvent(on, &event);
        };
        const QPoint from =
            m_view.mapFromScene(m_view.mirrorScene()->piece(QStringLiteral("victory"))->pos());
        send(QEvent::MouseButtonPress, from);
        for (int i = 0; i < 100; ++i)
            sample.add(timed([&] {
                m_asked.add(timed([&] { send(QEvent::MouseMove, from + QPoint(20 + i, i / 2)); }));
                on->repaint();
            }));
        send(QEvent::MouseButtonRelease, from);
        return sample;
    }

    MirrorView m_view;
    Sample m_asked;
};

} // namespace

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    const bool seaOnly = argc > 1 && QLatin1String(argv[1]) == QLatin1String("--sea");
    const int areas = seaOnly ? 0 : Bench().run();
    return SeaBench().run() + areas;
}
