// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/hex_table.h"
#include "app/mirror/mirror_scene.h"
#include "app/mirror/mirror_view.h"
#include "app/mirror/table_selection.h"
#include "app/panels/act_draft.h"
#include "app/panels/charts_panel.h"
#include "app/session/script_import.h"
#include "app/window/data_editor_dialog.h"
#include "app/window/main_window.h"
#include "app/window/new_table_page.h"
#include "rules/catalog/catalog.h"
#include "tests/screens/screen_list.h"

#include <QAction>
#include <QDialog>
#include <QDir>
#include <QMouseEvent>
#include <QPushButton>
#include <QTabBar>
#include <QTabWidget>
#include <QTest>

#include <array>

namespace qd::screens {
namespace {

constexpr const char *kGame = "corunna";
/// Ask for the example as far as this act, which is left to the referee.
constexpr const char *kPoints = R"({"do":"form-mu")";
constexpr const char *kFire = R"({"do":"fire")";
constexpr const char *kMorale = R"({"do":"morale")";
constexpr const char *kNaval = R"({"do":"naval-commitment")";
constexpr const char *kEmbark = R"({"do":"embark")";

/// The example's table before the act that begins so.
Outcome before(Scene &scene, const char *act)
{
    QByteArray script = exampleScript(QString::fromLatin1(kGame));
    const qsizetype end = script.indexOf(act);
    if (end < 0)
        return failed(QStringLiteral("the example has no such act"));
    script.truncate(end);
    QDir().mkpath(scene.tablesFolder());
    const QString file = scene.tablesFolder() + QStringLiteral("/2026-10-04 Club night.qdj");
    TablePeople people;
    people.title = QStringLiteral("Club night");
    if (!importScript(script, file, people))
        return failed(QStringLiteral("the example was not made"));
    scene.window().openFile(file);
    scene.action("step-now")->trigger();
    settle();
    return {};
}

MirrorView *mirror(Scene &scene)
{
    return scene.window().findChild<MirrorView *>();
}

/// The hex in the middle of the view, near enough that its counters are read.
void lookAt(Scene &scene, const char *hex, double zoom)
{
    MirrorView *view = mirror(scene);
    view->showAt(zoom, view->mirrorScene()->hexes()->anchorOf(hex));
    settle(200);
}

QPoint pointOf(Scene &scene, const char *hex)
{
    const MirrorView *view = mirror(scene);
    return view->mapFromScene(view->mirrorScene()->hexes()->anchorOf(hex));
}

void hoverAt(Scene &scene, const QPoint &point)
{
    QWidget *port = mirror(scene)->viewport();
    QMouseEvent move(QEvent::MouseMove, point, port->mapToGlobal(point), Qt::NoButton, {}, {});
    QCoreApplication::sendEvent(port, &move);
    settle();
}

Outcome showTab(Scene &scene, int part)
{
    auto *tabs = scene.window().findChild<QTabWidget *>(QStringLiteral("bottom-tabs"));
    if (tabs == nullptr || part >= tabs->count())
        return notThere(QStringLiteral("no tab of that number"));
    tabs->setCurrentIndex(part);
    settle(150);
    return {};
}

Outcome editor(Scene &scene, const char *kind, const NewTableDraft::Data &data, int tab)
{
    NewTableDraft draft(games());
    draft.chooseGame(QString::fromLatin1(kGame));
    draft.setData(QString::fromLatin1(kind), data);
    NewTableContext context(scene.preferences(), games(), draft);
    context.confirm = [](QWidget *, const QString &, const QString &) { return true; };
    return scene.pictureDialog(
        [&] {
            const QString word = QString::fromLatin1(kind);
            DataEditorDialog(context, word, word, &scene.window()).exec();
        },
        [tab](QWidget &dialog) {
            auto *tabs = dialog.findChild<QTabWidget *>();
            if (tab > 0 && (tabs == nullptr || tab >= tabs->count()))
                return notThere(QStringLiteral("no tab of that number"));
            if (tabs != nullptr)
                tabs->setCurrentIndex(tab);
            return Outcome();
        });
}

} // namespace

Outcome corunnaExample(Scene &scene, int part)
{
    if (!scene.window().openExample(QString::fromLatin1(kGame)))
        return failed(QStringLiteral("the example did not open"));
    if (part == 1) {
        scene.action("step-now")->trigger();
        settle();
    }
    return showTab(scene, 0);
}

Outcome corunnaSetUp(Scene &scene, int part)
{
    if (Outcome bad = scene.newTable("corunna", QStringLiteral("Club night"), kGame))
        return bad;
    if (part == 1) {
        scene.draft()->setCommand(R"({"do":"place"})");
        settle();
    }
    if (part == 2) {
        mirror(scene)->choosePieces({QStringLiteral("1-36th-foot")}, {});
        scene.action("map-zoom")->trigger();
        settle(200);
    }
    if (part == 3) {
        lookAt(scene, "s1209", 2);
        QWidget *port = mirror(scene)->viewport();
        const QPoint to = port->mapToGlobal(pointOf(scene, "s1209"));
        mirror(scene)->carryFrom({QStringLiteral("1-36th-foot")}, to);
        mirror(scene)->dropFrom(to);
        settle(200);
    }
    return {};
}

Outcome corunnaPoints(Scene &scene, int part)
{
    if (Outcome bad = before(scene, kPoints))
        return bad;
    if (part == 1)
        scene.draft()->setCommand(R"({"do":"form-mu","by":"soult"})");
    if (part == 2)
        scene.keys(" ");
    settle();
    return {};
}

Outcome corunnaMove(Scene &scene, int part)
{
    if (Outcome bad = before(scene, kFire))
        return bad;
    lookAt(scene, "s2711", 3);
    if (part == 0) {
        scene.draft()->setCommand(R"({"do":"move"})");
    } else {
        mirror(scene)->selection()->set({QStringLiteral("17e-legere-2")}, QStringLiteral("s2814"));
        settle();
        hoverAt(scene, pointOf(scene, "s2813"));
    }
    settle();
    return {};
}

Outcome corunnaFire(Scene &scene, int part)
{
    if (Outcome bad = before(scene, kFire))
        return bad;
    lookAt(scene, "s2711", 3);
    scene.draft()->setCommand(
        part == 0
            ? R"({"do":"fire"})"
            : R"({"do":"fire","attackers":["1-5th-foot"],"target":"17e-legere-1","apply":true})");
    settle();
    if (part == 2)
        scene.keys("53");
    return {};
}

Outcome corunnaMorale(Scene &scene, int part)
{
    if (Outcome bad = before(scene, kMorale))
        return bad;
    lookAt(scene, "s2711", 3);
    scene.draft()->setCommand(R"({"do":"morale","unit":"17e-legere-1"})");
    settle();
    if (part == 1)
        scene.keys("26");
    return {};
}

Outcome corunnaNaval(Scene &scene, int part)
{
    if (Outcome bad = before(scene, kNaval))
        return bad;
    lookAt(scene, "n1716", 1.7);
    scene.draft()->setCommand(R"({"do":"naval-commitment"})");
    settle();
    if (part > 0)
        scene.keys(part == 1 ? "45" : "63");
    if (part < 2)
        return {};
    scene.keys("\n");
    settle();
    if (part == 3) {
        scene.draft()->setCommand(R"({"do":"naval-support"})");
        settle();
        scene.keys("2\n");
        scene.draft()->setCommand(R"({"do":"pick-ships"})");
        settle();
    }
    return {};
}

Outcome corunnaEmbark(Scene &scene, int)
{
    if (Outcome bad = before(scene, kEmbark))
        return bad;
    lookAt(scene, "n1408", 1.2);
    scene.draft()->setCommand(R"({"do":"embark","piece":"1-50th-foot"})");
    settle();
    return {};
}

Outcome corunnaTab(Scene &scene, int part)
{
    if (Outcome bad = before(scene, kFire))
        return bad;
    scene.draft()->setCommand(
        R"({"do":"fire","attackers":["1-5th-foot"],"target":"17e-legere-1","apply":true})");
    return showTab(scene, part);
}

Outcome corunnaRoll(Scene &scene, int part)
{
    constexpr std::array kRolls{
        R"({"do":"melee","attackers":["17e-legere-1"],"defenders":["1-5th-foot"]})",
        R"({"do":"melee","attackers":["17e-legere-1"],"defenders":["1-5th-foot"],"modifiers":[3]})",
        R"({"do":"square","unit":"1-5th-foot","distance":2,"trigger":"light-cavalry"})",
        R"({"do":"stand","unit":"1-5th-foot","town":true,"more":[-3]})",
        R"({"do":"limber","unit":"rha-b-dowman"})",
        R"({"do":"fire","attackers":["1-5th-foot"],"target":"17e-legere-1"})"};
    if (Outcome bad = before(scene, kFire))
        return bad;
    lookAt(scene, "s2711", 3);
    if (part == 5
        && !scene.record(R"({"do":"adjust","set":{"units":{"1-5th-foot":{"increments":null},)"
                         R"("17e-legere-1":{"status":"disorder"}}}})"))
        return failed(QStringLiteral("the value was not taken away"));
    scene.draft()->setCommand(kRolls.at(static_cast<std::size_t>(part)));
    settle();
    if (part == 1)
        scene.keys("42");
    return {};
}

Outcome corunnaChart(Scene &scene, int part)
{
    struct Shown {
        const char *page, *act;
    };

    constexpr const char *kVolley =
        R"({"do":"fire","attackers":["1-5th-foot"],"target":"17e-legere-1"})";
    constexpr std::array<Shown, 7> kShown{{
        {"chart-fire-effects", kVolley},
        {"chart-fire-defence", kVolley},
        {"series-fire", kVolley},
        {"chart-square",
         R"({"do":"square","unit":"1-5th-foot","distance":2,"trigger":"light-cavalry"})"},
        {"chart-rolls", R"({"do":"stand","unit":"1-5th-foot","town":true})"},
        {"chart-stacking", R"({"do":"move","piece":"17e-legere-2","to":"s2813"})"},
        {"chart-naval", R"({"do":"naval-commitment","evacuation":true})"},
    }};
    if (Outcome bad = before(scene, kFire))
        return bad;
    const Shown &shown = kShown.at(static_cast<std::size_t>(part));
    scene.draft()->setCommand(shown.act);
    if (Outcome bad = showTab(scene, 2))
        return bad;
    auto *charts = scene.window().findChild<ChartsPanel *>();
    return scene.pictureDialog(
        [charts] {
            charts->findChild<QPushButton *>(QStringLiteral("chartsOwnWindow"))->click();
            auto *window = charts->findChild<QDialog *>(QStringLiteral("chartsWindow"));
            window->hide();
            window->setModal(true); // so that it is found
            window->show();
        },
        [charts, &shown](QWidget &) {
            charts->choose(QString::fromLatin1(shown.page));
            charts->focusPage();
            return Outcome();
        });
}

Outcome corunnaScore(Scene &scene, int part)
{
    if (Outcome bad = before(scene, kEmbark))
        return bad;
    return showTab(scene, part);
}

Outcome corunnaOrganisation(Scene &scene, int)
{
    if (Outcome bad = before(scene, kFire))
        return bad;
    auto *pages = mirror(scene)->findChild<QTabBar *>(QStringLiteral("hexPages"));
    if (pages == nullptr || pages->count() < 2)
        return notThere(QStringLiteral("no page of the organisation"));
    pages->setCurrentIndex(1);
    settle(150);
    return {};
}

Outcome corunnaAdjust(Scene &scene, int part)
{
    if (Outcome bad = before(scene, kFire))
        return bad;
    QAction *adjust = scene.action("adjust");
    return scene.pictureDialog([adjust] { adjust->trigger(); },
                               [part](QWidget &dialog) -> Outcome {
                                   auto *tabs = dialog.findChild<QTabWidget *>();
                                   if (tabs == nullptr || part >= tabs->count())
                                       return notThere(QStringLiteral("no tab of that number"));
                                   tabs->setCurrentIndex(part);
                                   return {};
                               });
}

Outcome corunnaSeries(Scene &scene, int part)
{
    return editor(scene, "series", {QStringLiteral("\"public-sample\""), {}}, part);
}

Outcome corunnaCounters(Scene &scene, int)
{
    return editor(scene, "values", {QStringLiteral("\"none\""), {}}, 0);
}

Outcome corunnaNewTable(Scene &scene, int part)
{
    scene.preferences().setLastGame(QString::fromLatin1(kGame));
    return newTablePage(scene, part);
}

} // namespace qd::screens
