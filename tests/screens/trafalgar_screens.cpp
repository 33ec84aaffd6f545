// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/lattice_table.h"
#include "app/mirror/mirror_scene.h"
#include "app/mirror/mirror_view.h"
#include "app/mirror/model_item.h"
#include "app/mirror/table_selection.h"
#include "app/panels/act_draft.h"
#include "app/window/data_editor_dialog.h"
#include "app/window/main_window.h"
#include "app/window/new_table_page.h"
#include "rules/catalog/catalog.h"
#include "tests/screens/screen_list.h"

#include <QAction>
#include <QMouseEvent>
#include <QTabWidget>
#include <QTest>
#include <QTreeWidget>

namespace qd::screens {
namespace {

constexpr const char *kGame = "trafalgar";

/// Two lines in a fight: masts and guns are gone, a frigate lies at Cadiz's mast, both flags are
/// about, a fort's gun is out.
constexpr const char *kFight =
    R"({"do":"adjust","set":{"phase":"turn","side":"english","first":"english","toss_winner":"allied","round":3,
"turn_no":5,"wind":{"arrow":2},"forts":{"cadiz-fort-1":{"gun":false,"wait":2}},"flags":{"english":{"where":"ship","ship":"allied-frigate-1"}},"ships":{
"english-line-1":{"at":"g8","heading":2,"name":"Victory"},
"english-line-2":{"at":"f10","heading":1,"guns":{"port":1},"masts":{"mizzen":false},"name":"Royal Sovereign"},
"english-frigate-1":{"at":"a1","heading":0,"at_corner":1,"name":"Euryalus"},
"english-frigate-2":{"at":"i13","heading":4,"name":"Naiad"},
"allied-line-1":{"at":"h9","heading":0,"masts":{"main":false},"guns":{"port":2},"name":"Bucentaure"},
"allied-line-2":{"at":"h8","heading":0,"masts":{"fore":false},"name":"Santísima Trinidad"},
"allied-frigate-1":{"at":"d4","heading":0,"name":"Hortense"},
"allied-frigate-2":{"at":"g12","heading":3,"masts":{"fore":false,"main":false,"mizzen":false}}}}})";
/// The allied frigate sails past Gibraltar's fort.
constexpr const char *kPassing =
    R"({"do":"adjust","set":{"phase":"turn","side":"allied","first":"allied","round":2,"turn_no":3,
"wind":{"arrow":0},"ships":{"allied-frigate-1":{"at":"l15","heading":1},"allied-line-1":{"at":"j15","heading":0}}}})";
constexpr const char *kPasses = R"({"do":"move","ship":"allied-frigate-1","path":"p"})";
constexpr const char *kPassesBearing = R"({"do":"move","ship":"allied-line-1","path":"p"})";

Outcome open(Scene &scene, const char *as = kFight)
{
    if (Outcome bad = scene.newTable("standard", QStringLiteral("Club night"), kGame))
        return bad;
    return scene.record(as) ? Outcome() : failed(QStringLiteral("the ships could not be placed"));
}

MirrorView *mirror(Scene &scene)
{
    return scene.window().findChild<MirrorView *>();
}

QPoint pointOf(Scene &scene, const char *place)
{
    const MirrorView *view = mirror(scene);
    return view->mapFromScene(view->mirrorScene()->lattice()->anchorOf(place));
}

void hoverAt(Scene &scene, const QPoint &point)
{
    QWidget *port = mirror(scene)->viewport();
    QMouseEvent move(QEvent::MouseMove, point, port->mapToGlobal(point), Qt::NoButton, {}, {});
    QCoreApplication::sendEvent(port, &move);
    settle();
}

void click(Scene &scene, const char *place)
{
    QTest::mouseClick(mirror(scene)->viewport(), Qt::LeftButton, {}, pointOf(scene, place));
    settle();
}

void boardKeys(Scene &scene, const char *keys)
{
    MirrorView *view = mirror(scene);
    view->setFocus();
    for (const char *key = keys; *key != '\0'; ++key)
        QTest::keyClick(view, *key);
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

Outcome trafalgarExample(Scene &scene, int part)
{
    if (!scene.window().openExample(QString::fromLatin1(kGame)))
        return failed(QStringLiteral("the example did not open"));
    scene.action("step-now")->trigger();
    settle();
    if (part == 1) {
        scene.draft()->setCommand(
            R"({"do":"fire","ship":"allied-line-2","target":"english-line-2","aim":"mast"})");
        settle();
        scene.keys("13");
        settle();
    }
    return {};
}

Outcome trafalgarOpening(Scene &scene, int part)
{
    if (Outcome bad = scene.newTable("standard", QStringLiteral("Club night"), kGame))
        return bad;
    if (part == 1 && !scene.record(R"({"do":"toss","winner":"english"})"))
        return failed(QStringLiteral("the coin was not tossed"));
    settle();
    return {};
}

Outcome trafalgarMove(Scene &scene, int part)
{
    if (Outcome bad = open(scene))
        return bad;
    if (part == 0) {
        click(scene, "i13");
        hoverAt(scene, pointOf(scene, "h12"));
    } else if (part == 1) {
        boardKeys(scene, "4fpf");
    } else {
        scene.draft()->setCommand(R"({"do":"move"})");
        settle();
    }
    return {};
}

Outcome trafalgarFire(Scene &scene, int part)
{
    if (Outcome bad = open(scene))
        return bad;
    constexpr const char *kSteps[] = {
        R"({"do":"fire"})",
        R"({"do":"fire","ship":"english-line-2"})",
        R"({"do":"fire","ship":"english-line-1","target":"allied-line-1"})",
        R"({"do":"fire","ship":"english-line-1","target":"allied-line-1","aim":"mast"})",
        R"({"do":"fire","ship":"english-line-1","target":"allied-line-1","aim":"mast"})",
        R"({"do":"fire","ship":"english-line-1","shots":[{"target":"allied-line-1","aim":"battery","guns":1},{"target":"allied-line-2","aim":"mast"}]})",
        R"({"do":"fire","ship":"english-line-1","target":"allied-frigate-1","aim":"mast"})",
    };
    scene.draft()->setCommand(kSteps[part]);
    settle();
    if (part == 4)
        scene.keys("102");
    settle();
    return {};
}

Outcome trafalgarFort(Scene &scene, int part)
{
    if (Outcome bad = open(scene, kPassing))
        return bad;
    if (part > 0 && !scene.record(part == 2 ? kPassesBearing : kPasses))
        return failed(QStringLiteral("the ship did not move"));
    settle();
    if (part != 1)
        scene.keys("j");
    if (part == 2)
        scene.keys("m");
    settle();
    return {};
}

Outcome trafalgarMast(Scene &scene, int)
{
    if (Outcome bad = open(scene))
        return bad;
    scene.draft()->setCommand(
        R"({"do":"fire","ship":"english-line-1","target":"allied-line-2","aim":"mast"})");
    settle();
    scene.keys("300\n");
    settle();
    return showTab(scene, 1);
}

Outcome trafalgarWind(Scene &scene, int part)
{
    if (Outcome bad = open(scene))
        return bad;
    if (!scene.record(R"({"do":"adjust","set":{"phase":"wind"}})"))
        return failed(QStringLiteral("no wind phase"));
    settle();
    return part == 0 ? Outcome() : showTab(scene, 2);
}

Outcome trafalgarTab(Scene &scene, int part)
{
    if (Outcome bad = open(scene))
        return bad;
    if (part == 2)
        scene.draft()->setCommand(
            R"({"do":"fire","ship":"english-line-1","target":"allied-line-1","aim":"battery"})");
    return showTab(scene, part);
}

Outcome trafalgarAdjust(Scene &scene, int part)
{
    if (Outcome bad = open(scene))
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

Outcome trafalgarBoard(Scene &scene, int)
{
    NewTableDraft draft(games());
    draft.chooseGame(QString::fromLatin1(kGame));
    NewTableContext context(scene.preferences(), games(), draft);
    context.confirm = [](QWidget *, const QString &, const QString &) { return true; };
    return scene.pictureDialog(
        [&] {
            DataEditorDialog(context, QStringLiteral("board"), QStringLiteral("board"),
                             &scene.window())
                .exec();
        },
        [](QWidget &dialog) {
            auto *points = dialog.findChild<QTreeWidget *>(QStringLiteral("board-points"));
            if (points == nullptr)
                return notThere(QStringLiteral("no list of points"));
            points->setCurrentItem(points->topLevelItem(46));
            return Outcome();
        });
}

Outcome trafalgarNewTable(Scene &scene, int part)
{
    scene.preferences().setLastGame(QString::fromLatin1(kGame));
    return newTablePage(scene, part);
}

} // namespace qd::screens
