// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/mirror/mirror_scene.h"
#include "app/mirror/mirror_view.h"
#include "app/mirror/piece_item.h"
#include "app/mirror/place_item.h"
#include "app/narration/language_switch.h"
#include "app/panels/act_draft.h"
#include "app/window/action_catalogue.h"
#include "app/window/appearance.h"
#include "app/window/dialog_desk.h"
#include "app/window/main_window.h"
#include "app/window/preferences.h"
#include "app/window/table_desk.h"
#include "tests/support/panel_bench.h"

#include <QAction>
#include <QMenu>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace qd::test {

/// The whole window with settings and tables of its own, used by keys and clicks, which it counts.
class WindowBench {
public:
    WindowBench()
    {
        preferences.setTablesFolder(folder.filePath(QStringLiteral("tables")));
        preferences.setAnimations(false);
        language.set(QLocale(QStringLiteral("en_GB")));
        open();
    }

    void open()
    {
        window.reset();
        window = std::make_unique<MainWindow>(preferences, language, appearance);
        window->dialogs()->tell = [this](const QString &title, const QString &text) {
            told << title + QLatin1Char('\n') + text;
        };
        window->dialogs()->confirm = [](const QString &, const QString &) { return true; };
        window->resize(1440, 900);
        window->show();
        QVERIFY(QTest::qWaitForWindowExposed(window.get()));
        window->activateWindow();
    }

    QAction *action(const char *id) const
    {
        return window->actions()->action(QString::fromLatin1(id));
    }

    void speak(const char *code)
    {
        language.set(LanguageSwitch::fromCode(QString::fromLatin1(code)));
        QCoreApplication::processEvents();
    }

    TableDesk *desk() const { return window->desk(); }

    TableSession *session() const { return desk()->session(); }

    ActDraft *draft() const { return desk()->draft(); }

    MirrorView *mirror() const { return window->findChild<MirrorView *>(QStringLiteral("mirror")); }

    template <typename Widget = QWidget>
    Widget *child(const char *name) const
    {
        return window->findChild<Widget *>(QString::fromLatin1(name));
    }

    void newTable(const char *scenario, const char *game = "santa-cruz-1797")
    {
        TableSpec spec;
        spec.game = game;
        spec.scenario = scenario;
        TablePeople people;
        people.title = QStringLiteral("Club night");
        const QString file = folder.filePath(QStringLiteral("table-%1.qdj").arg(++m_tables));
        auto made = TableSession::create(file, spec, people);
        QVERIFY(made.has_value());
        made->reset();
        QVERIFY(window->openFile(file));
        QCoreApplication::processEvents();
    }

    /// A position put up by the referee's word, and the window on it.
    void putUp(const char *adjust)
    {
        newTable("blank");
        Act act;
        act.command = adjust;
        QVERIFY(session()->record(act, QStringLiteral("referee")).has_value());
        QCoreApplication::processEvents();
        strokes = 0;
    }

    QByteArray lastEvents() const { return session()->entries().back().events; }

    std::string phase() const { return session()->now().situation().phase; }

    QWidget *focus() const
    {
        QWidget *has = window->focusWidget();
        return has != nullptr ? has : window.get();
    }

    /// One key, wherever the focus is.
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        ++strokes;
        QWidget *to = QApplication::activePopupWidget();
        QTest::keyClick(to != nullptr ? to : focus(), key, modifiers);
        QCoreApplication::processEvents();
    }

    void letter(char letter)
    {
        ++strokes;
        QWidget *to = QApplication::activePopupWidget();
        QTest::keyClick(to != nullptr ? to : focus(), letter);
        QCoreApplication::processEvents();
    }

    /// The faces of the dice: not counted.
    void dice(const char *faces)
    {
        for (; *faces != 0; ++faces)
            QTest::keyClick(focus(), *faces);
        QCoreApplication::processEvents();
    }

    /// A click on the ground of a place, beside its pieces.
    void click(const char *place)
    {
        ++strokes;
        const QString id = QString::fromLatin1(place);
        const PlaceItem *item = mirror()->mirrorScene()->place(id);
        QVERIFY2(item != nullptr, place);
        QTest::mouseClick(mirror()->viewport(), Qt::LeftButton, Qt::NoModifier, groundOf(id));
        QCoreApplication::processEvents();
    }

    /// A click on a piece, on the board or beside it.
    void clickPiece(const char *piece)
    {
        ++strokes;
        const MirrorScene *scene = mirror()->mirrorScene();
        const PieceItem *item = scene->piece(QString::fromLatin1(piece));
        QVERIFY2(item != nullptr, piece);
        const QPoint seen = mirror()->mapFromScene(item->sceneBoundingRect().center());
        QVERIFY2(scene->pieceAt(mirror()->mapToScene(seen)) == item, piece);
        QTest::mouseClick(mirror()->viewport(), Qt::LeftButton, Qt::NoModifier, seen);
        QCoreApplication::processEvents();
    }

    QTemporaryDir folder;
    Preferences preferences{folder.filePath(QStringLiteral("settings.ini"))};
    LanguageSwitch language;
    Appearance appearance;
    std::unique_ptr<MainWindow> window;
    QStringList told;
    int strokes = 0;

private:
    QPoint groundOf(const QString &place) const
    {
        const MirrorScene *scene = mirror()->mirrorScene();
        const QRectF all = scene->place(place)->outline().boundingRect();
        constexpr int kSteps = 24;
        for (int row = 1; row < kSteps; ++row)
            for (int column = 1; column < kSteps; ++column) {
                const QPointF at(all.left() + all.width() * column / kSteps,
                                 all.top() + all.height() * row / kSteps);
                const QPoint seen = mirror()->mapFromScene(at);
                const QPointF exact = mirror()->mapToScene(seen);
                if (mirror()->viewport()->rect().contains(seen) && scene->placeAt(exact) == place
                    && scene->pieceAt(exact) == nullptr)
                    return seen;
            }
        return mirror()->mapFromScene(all.center());
    }

    int m_tables = 0;
};

} // namespace qd::test
