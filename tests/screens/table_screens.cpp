// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/mirror_view.h"
#include "app/mirror/table_selection.h"
#include "app/panels/act_draft.h"
#include "app/panels/act_panel.h"
#include "app/session/table_session.h"
#include "app/window/main_window.h"
#include "app/window/table_desk.h"
#include "tests/screens/screen_list.h"

#include <QAction>
#include <QApplication>
#include <QTabWidget>
#include <QTest>

#include <array>

namespace qd::screens {
namespace {

constexpr std::array kGarrisons{
    R"({"do":"place","units":["regulars-1","militia-1"],"area":"san-cristobal"})",
    R"({"do":"place","units":["militia-2"],"area":"san-pedro"})",
    R"({"do":"place","units":["militia-3"],"area":"concepcion"})",
    R"({"do":"place","units":["regulars-2","volunteers-1"],"area":"pila-square"})",
    R"({"do":"place","units":["regulars-3","volunteers-2","volunteers-3"],"area":"town-hall"})",
    R"({"do":"load-fox","units":["sailors-1","sailors-2"]})",
};

Outcome assaultInHand(Scene &scene)
{
    if (Outcome bad = scene.exampleAtTheTable())
        return bad;
    scene.keys("a");
    if (!scene.draft()->choosePlace("pila-square"))
        return failed(QStringLiteral("the assault takes no goal"));
    for (int i = 0; i < 12 && scene.draft()->command().find("troubridge") == std::string::npos; ++i)
        scene.keys("o");
    settle();
    return {};
}

Outcome assaultRecorded(Scene &scene)
{
    if (Outcome bad = assaultInHand(scene))
        return bad;
    scene.keys("\n");
    return {};
}

} // namespace

Outcome welcomeFresh(Scene &, int)
{
    return {};
}

Outcome welcomeWithRecents(Scene &scene, int)
{
    for (const char *title : {"Club night: round 1", "Club night: round 2"}) {
        if (Outcome bad = scene.newTable("standard", QString::fromLatin1(title)))
            return bad;
        for (const char *command : kGarrisons)
            scene.record(command);
        scene.action("close")->trigger();
        settle();
    }
    scene.window().openExample(QStringLiteral("santa-cruz-1797"));
    settle();
    scene.action("close")->trigger();
    scene.preferences().addRecentTable(
        scene.tablesFolder() + QStringLiteral("/2026-10-04 An evening that was moved.qdj"));
    scene.preferences().addRecentTable(scene.tablesFolder()
                                       + QStringLiteral("/2026-10-04 Gone.qdj"));
    scene.reopen();
    return {};
}

Outcome setUp(Scene &scene, int)
{
    if (Outcome bad = scene.newTable("standard", QStringLiteral("Club night")))
        return bad;
    for (std::size_t i = 0; i < 4; ++i)
        if (!scene.record(kGarrisons.at(i)))
            return failed(QStringLiteral("a garrison was refused"));
    scene.window().findChild<MirrorView *>()->selection()->set({QStringLiteral("regulars-3")},
                                                               QString());
    return {};
}

Outcome navalGoals(Scene &scene, int)
{
    if (Outcome bad = scene.newTable("standard", QStringLiteral("Club night")))
        return bad;
    for (const char *command : kGarrisons)
        if (!scene.record(command))
            return failed(QStringLiteral("a garrison was refused"));
    scene.keys(" ");
    const Situation situation = scene.window().desk()->session()->now().situation();
    if (situation.phase != "naval-movement" || situation.owed.empty())
        return failed(QStringLiteral("the naval phase didn't begin"));
    QStringList blocks;
    for (const Owed &owed : situation.owed)
        for (const std::string &block : owed.subjects)
            blocks << QString::fromStdString(block);
    scene.window().findChild<MirrorView *>()->selection()->set(blocks.mid(0, 4), QString());
    return {};
}

Outcome offers(Scene &scene, int)
{
    return scene.exampleAtTheTable();
}

Outcome actForm(Scene &scene, int)
{
    return assaultInHand(scene);
}

Outcome battleBoard(Scene &scene, int)
{
    if (Outcome bad = assaultRecorded(scene))
        return bad;
    scene.keys("c");
    return {};
}

Outcome diceTyped(Scene &scene, int)
{
    if (Outcome bad = assaultRecorded(scene))
        return bad;
    scene.keys("4352");
    return {};
}

Outcome recordedRound(Scene &scene, int)
{
    if (Outcome bad = assaultRecorded(scene))
        return bad;
    const int needed = scene.draft()->facesNeeded();
    for (int i = 0; i < needed; ++i)
        scene.keys(i % 2 == 0 ? "5" : "2");
    scene.keys("\n");
    return {};
}

Outcome refusal(Scene &scene, int)
{
    if (Outcome bad = scene.exampleAtTheTable())
        return bad;
    scene.keys("m");
    scene.draft()->setField("from", R"("dock")");
    scene.draft()->setField("to", R"("town-hall")");
    settle();
    return scene.draft()->stage() == ActDraft::Stage::Refused
        ? Outcome()
        : failed(QStringLiteral("the rules said yes"));
}

Outcome review(Scene &scene, int)
{
    if (!scene.window().openExample(QStringLiteral("santa-cruz-1797")))
        return failed(QStringLiteral("the example did not open"));
    for (int i = 0; i < 4; ++i)
        scene.action("step-on")->trigger();
    return {};
}

Outcome palette(Scene &scene, int part)
{
    if (Outcome bad = scene.exampleAtTheTable())
        return bad;
    QAction *action = scene.action("palette");
    if (action == nullptr)
        return notThere(QStringLiteral("no action of that name"));
    scene.window().activateWindow();
    action->trigger();
    settle();
    QWidget *query = QApplication::focusWidget();
    if (query == nullptr)
        return failed(QStringLiteral("the palette takes no keys"));
    if (part == 1)
        QTest::keyClicks(query, QStringLiteral("as"));
    return {};
}

Outcome bottomTab(Scene &scene, int part)
{
    if (Outcome bad = assaultRecorded(scene))
        return bad;
    auto *tabs = scene.window().findChild<QTabWidget *>(QStringLiteral("bottom-tabs"));
    if (tabs == nullptr)
        return failed(QStringLiteral("no tabs below the mirror"));
    if (part >= tabs->count())
        return notThere(QStringLiteral("no tab of that number"));
    tabs->setCurrentIndex(part);
    settle(150);
    return {};
}

} // namespace qd::screens
