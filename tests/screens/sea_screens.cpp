// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/mirror_scene.h"
#include "app/mirror/mirror_view.h"
#include "app/mirror/posed_item.h"
#include "app/panels/act_draft.h"
#include "app/session/table_session.h"
#include "app/window/main_window.h"
#include "app/window/table_desk.h"
#include "tests/screens/screen_list.h"

#include <QAction>
#include <QMouseEvent>
#include <QTabWidget>
#include <QTest>

namespace qd::screens {
namespace {

constexpr const char *kGame = "as-per-margin";

/// Two lines under way before a west wind in the middle of an action: some have been hit.
constexpr const char *kAction =
    R"({"do":"adjust","set":{"turn":4,"phase":"english-fire","wind":{"from":270,"dice":[5,2]},"ships":{
"english-third":{"name":"Halcyon","x":40,"y":26,"heading":90,"masts":5,"hull":6,"guns":{"port":3},"fresh":{"starboard":false}},
"english-fifth":{"name":"Kestrel","x":30,"y":25,"heading":90},
"french-third":{"name":"Vigilant","x":42,"y":32,"heading":90,"masts":3,"hull":4,"guns":{"starboard":2},"fresh":{"starboard":false}},
"spanish-fifth":{"name":"Santa Lucía","x":54,"y":36,"heading":80,"masts":2}}}})";

Outcome action(Scene &scene, const char *more = nullptr)
{
    if (Outcome bad = scene.newTable("two-a-side", QStringLiteral("Club night"), kGame))
        return bad;
    if (!scene.record(kAction) || (more != nullptr && !scene.record(more)))
        return failed(QStringLiteral("the ships could not be placed"));
    return {};
}

MirrorView *mirror(Scene &scene)
{
    return scene.window().findChild<MirrorView *>();
}

/// Where a ship's mainmast is in the view.
QPoint mastOf(Scene &scene, const char *ship)
{
    const MirrorView *view = mirror(scene);
    const PosedItem *item = view->mirrorScene()->posed(QString::fromLatin1(ship));
    return item != nullptr ? view->mapFromScene(item->pos()) : QPoint();
}

void moveTo(Scene &scene, const QPoint &point, Qt::MouseButtons buttons)
{
    QWidget *port = mirror(scene)->viewport();
    QMouseEvent move(QEvent::MouseMove, point, port->mapToGlobal(point), Qt::NoButton, buttons, {});
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

} // namespace

Outcome seaExample(Scene &scene, int part)
{
    if (!scene.window().openExample(QString::fromLatin1(kGame)))
        return failed(QStringLiteral("the example did not open"));
    scene.action("step-now")->trigger();
    settle();
    if (part == 0)
        return {};
    MirrorView *view = mirror(scene);
    const PosedItem *firer = view->mirrorScene()->posed(QStringLiteral("english-third"));
    const PosedItem *target = view->mirrorScene()->posed(QStringLiteral("french-third"));
    if (firer == nullptr || target == nullptr)
        return notThere(QStringLiteral("the ships of the example"));
    constexpr double kClose = 1.6;
    view->showAt(kClose, (firer->pos() + target->pos()) / 2);
    settle(200);
    scene.draft()->setCommand(R"({"do":"fire","firer":"english-third","target":"french-third"})");
    settle();
    scene.keys("645");
    return {};
}

Outcome seaSetUp(Scene &scene, int)
{
    return scene.newTable("cape-st-vincent-1797", QStringLiteral("Club night"), kGame);
}

Outcome seaFire(Scene &scene, int part)
{
    if (Outcome bad = action(scene))
        return bad;
    scene.draft()->setCommand(R"({"do":"fire","firer":"english-third","target":"french-third"})");
    settle();
    // Three boxes of the port guns and three for the initial broadside; what they call for besides.
    constexpr int kMostTables = 40;
    for (int i = 0;
         part == 1 && i < kMostTables && scene.draft()->stage() == ActDraft::Stage::NeedsDice; ++i)
        scene.keys(i % 3 == 0 ? "4" : i % 3 == 1 ? "6" : "5");
    return {};
}

/// The form of a move, empty but for the ship; then a place that wants more than a name.
Outcome seaMove(Scene &scene, int part)
{
    if (Outcome bad = action(scene, R"({"do":"adjust","set":{"phase":"move-english"}})"))
        return bad;
    scene.draft()->setCommand(part == 0 ? R"({"do":"move","ship":"english-third"})"
                                        : R"({"do":"place","ship":"english-third"})");
    settle();
    return {};
}

Outcome seaClosing(Scene &scene, int)
{
    if (Outcome bad = action(
            scene,
            R"({"do":"adjust","set":{"phase":"move-english","ships":{"french-third":{"x":45,"y":27}}}})"))
        return bad;
    if (!scene.record(R"({"do":"move","ship":"english-third","distance":5})"))
        return failed(QStringLiteral("the ship did not move"));
    return scene.window().desk()->session()->now().situation().pending
        ? Outcome()
        : failed(QStringLiteral("nobody falls aboard"));
}

Outcome seaBoarding(Scene &scene, int)
{
    if (Outcome bad = action(
            scene,
            R"({"do":"adjust","set":{"phase":"boarding","ships":{"french-third":{"x":41,"y":28,"hull":6}},)"
            R"("contacts":[["english-third","french-third"]]}})"))
        return bad;
    scene.draft()->setCommand(R"({"do":"board","ship":"english-third","target":"french-third"})");
    settle();
    return {};
}

Outcome seaPointer(Scene &scene, int part)
{
    const char *sail = R"({"do":"adjust","set":{"phase":"move-english"}})";
    if (Outcome bad = action(scene, part > 0 ? sail : nullptr))
        return bad;
    const QPoint from = mastOf(scene, "english-third");
    QWidget *port = mirror(scene)->viewport();
    if (part == 0) {
        QTest::mouseClick(port, Qt::LeftButton, {}, from);
        moveTo(scene, mastOf(scene, "french-third"), Qt::NoButton);
        return {};
    }
    // Into the band that she may sail, or far beyond it.
    const QPoint ahead = (mastOf(scene, "spanish-fifth") - from) / (part == 1 ? 4 : 1) * part;
    QTest::mousePress(port, Qt::LeftButton, {}, from);
    moveTo(scene, from + ahead / 2, Qt::LeftButton);
    moveTo(scene, from + ahead, Qt::LeftButton);
    return {};
}

Outcome seaTab(Scene &scene, int part)
{
    if (Outcome bad = action(scene))
        return bad;
    scene.draft()->setCommand(R"({"do":"fire","firer":"english-third","target":"french-third"})");
    return showTab(scene, part);
}

Outcome seaFleet(Scene &scene, int)
{
    if (Outcome bad = scene.newTable("trafalgar-1805", QStringLiteral("Club night"), kGame))
        return bad;
    return showTab(scene, 1);
}

/// Close to the head of the weather column, her captain thinking of a move.
Outcome seaZoomed(Scene &scene, int)
{
    if (Outcome bad = scene.newTable("trafalgar-1805", QStringLiteral("Club night"), kGame))
        return bad;
    if (!scene.record(
            R"({"do":"adjust","set":{"phase":"move-english","wind":{"from":"wnw","dice":[5,2]}}})"))
        return failed(QStringLiteral("the wind could not be set"));
    MirrorView *view = mirror(scene);
    const PosedItem *victory = view->mirrorScene()->posed(QStringLiteral("victory"));
    if (victory == nullptr)
        return notThere(QStringLiteral("the flagship"));
    constexpr double kClose = 3;
    view->showAt(kClose, victory->pos());
    settle(200);
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, mastOf(scene, "victory"));
    settle();
    return {};
}

Outcome seaAdjust(Scene &scene, int part)
{
    if (Outcome bad = action(scene))
        return bad;
    QAction *adjust = scene.action("adjust");
    return scene.pictureDialog([adjust] { adjust->trigger(); },
                               [part](QWidget &dialog) -> Outcome {
                                   auto *tabs = dialog.findChild<QTabWidget *>();
                                   if (part > 0 && (tabs == nullptr || part >= tabs->count()))
                                       return notThere(QStringLiteral("no tab of that number"));
                                   if (tabs != nullptr)
                                       tabs->setCurrentIndex(part);
                                   return {};
                               });
}

Outcome seaNewTable(Scene &scene, int part)
{
    scene.preferences().setLastGame(QString::fromLatin1(kGame));
    return newTablePage(scene, part);
}

Outcome seaPrint(Scene &scene, int)
{
    if (Outcome bad = action(scene))
        return bad;
    QAction *print = scene.action("print-sheets");
    return scene.pictureDialog([print] { print->trigger(); });
}

} // namespace qd::screens
