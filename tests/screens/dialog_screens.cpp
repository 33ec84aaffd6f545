// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/act_draft.h"
#include "app/window/action_catalogue.h"
#include "app/window/data_editor_dialog.h"
#include "app/window/main_window.h"
#include "app/window/new_table_page.h"
#include "rules/catalog/catalog.h"
#include "tests/screens/screen_list.h"

#include <QAction>
#include <QDir>
#include <QFile>
#include <QMenuBar>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QWizard>

namespace qd::screens {
namespace {

/// Turns a dialog to a page: of tabs, of a wizard, or by a button named …-next.
Outcome turnTo(QWidget &dialog, int page)
{
    if (page == 0)
        return {};
    if (auto *wizard = qobject_cast<QWizard *>(&dialog)) {
        for (int i = 0; i < page; ++i) {
            const int before = wizard->currentId();
            wizard->next();
            settle();
            if (wizard->currentId() == before || wizard->currentId() < 0)
                return notThere(QStringLiteral("no page of that number"));
        }
        return {};
    }
    if (auto *tabs = dialog.findChild<QTabWidget *>()) {
        if (page >= tabs->count())
            return notThere(QStringLiteral("no tab of that number"));
        tabs->setCurrentIndex(page);
        return {};
    }
    for (auto *button : dialog.findChildren<QPushButton *>()) {
        if (!button->objectName().endsWith(QStringLiteral("next")))
            continue;
        for (int i = 0; i < page; ++i) {
            if (!button->isEnabled() || !button->isVisible())
                return notThere(QStringLiteral("no page of that number"));
            button->click();
            settle();
        }
        return {};
    }
    return notThere(QStringLiteral("the dialog has one page"));
}

Outcome triggered(Scene &scene, const char *id, const Scene::Prepare &prepare = {})
{
    QAction *action = scene.action(id);
    if (action == nullptr)
        return notThere(QStringLiteral("no action of that name"));
    if (!action->isEnabled())
        return failed(QStringLiteral("the action cannot be chosen"));
    return scene.pictureDialog([action] { action->trigger(); }, prepare);
}

} // namespace

Outcome newTablePage(Scene &scene, int part)
{
    return triggered(scene, "new", [part](QWidget &dialog) { return turnTo(dialog, part); });
}

Outcome fleetEditor(Scene &scene, int part)
{
    NewTableDraft draft(games());
    draft.chooseGame(QStringLiteral("as-per-margin"));
    draft.setScenario(part == 0 ? QStringLiteral("finisterre-1747") : QStringLiteral("empty"));
    NewTableContext context(scene.preferences(), games(), draft);
    context.confirm = [](QWidget *, const QString &, const QString &) { return true; };
    return scene.pictureDialog(
        [&] {
            DataEditorDialog(context, QStringLiteral("fleet"), QStringLiteral("scenario"),
                             &scene.window())
                .exec();
        },
        [part](QWidget &dialog) {
            auto *guns = dialog.findChild<QSpinBox *>(QStringLiteral("fleet-guns-rated"));
            if (part == 0 && guns == nullptr)
                return notThere(QStringLiteral("no ship is chosen"));
            if (part == 0)
                guns->setValue(12); // refused: the reason stands beside her
            return Outcome();
        });
}

Outcome adjustTab(Scene &scene, int part)
{
    if (Outcome bad = scene.exampleAtTheTable())
        return bad;
    return triggered(scene, "adjust", [part](QWidget &dialog) { return turnTo(dialog, part); });
}

Outcome keysPage(Scene &scene, int)
{
    return triggered(scene, "shortcuts");
}

Outcome about(Scene &scene, int)
{
    return triggered(scene, "about");
}

Outcome verifyReport(Scene &scene, int)
{
    if (Outcome bad = scene.exampleAtTheTable())
        return bad;
    return triggered(scene, "verify");
}

Outcome note(Scene &scene, int)
{
    if (Outcome bad = scene.exampleAtTheTable())
        return bad;
    return triggered(scene, "note");
}

Outcome overruleReason(Scene &scene, int)
{
    if (Outcome bad = refusal(scene, 0))
        return bad;
    return triggered(scene, "overrule");
}

Outcome phaseHelp(Scene &scene, int)
{
    if (Outcome bad = scene.exampleAtTheTable())
        return bad;
    return triggered(scene, "phase-help");
}

Outcome missingFile(Scene &scene, int)
{
    return scene.pictureDialog([&scene] {
        scene.window().openFile(scene.tablesFolder()
                                + QStringLiteral("/2026-10-04 Club night.qdj"));
    });
}

Outcome foreignFile(Scene &scene, int)
{
    QDir().mkpath(scene.tablesFolder());
    QFile file(scene.tablesFolder() + QStringLiteral("/holiday.qdj"));
    if (!file.open(QIODevice::WriteOnly) || file.write("not a journal") < 0)
        return failed(file.errorString());
    file.close();
    return scene.pictureDialog([&] { scene.window().openFile(file.fileName()); });
}

Outcome revealQuestion(Scene &scene, int)
{
    if (Outcome bad = scene.exampleAtTheTable())
        return bad;
    return triggered(scene, "reveal-dice");
}

Outcome menu(Scene &scene, int part)
{
    if (Outcome bad = scene.exampleAtTheTable())
        return bad;
    const QList<QAction *> menus = scene.window().menuBar()->actions();
    if (part >= menus.size() || menus.at(part)->menu() == nullptr)
        return notThere(QStringLiteral("no menu of that number"));
    return scene.pictureMenu(*menus.at(part)->menu());
}

Outcome settingsSubmenu(Scene &scene, int part)
{
    if (Outcome bad = scene.exampleAtTheTable())
        return bad;
    return scene.pictureMenu(*scene.window().actions()->menu(QStringLiteral("settings")), part);
}

} // namespace qd::screens
