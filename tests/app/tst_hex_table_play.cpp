// SPDX-License-Identifier: GPL-3.0-or-later
// A table of hexes played in the window: counters from the tray, whole brigades, drops that are
// answered, hexes by their numbers, fire by clicks, the steps of a turn.
#include "app/mirror/counter_item.h"
#include "app/mirror/drop_desk.h"
#include "app/mirror/hex_displays.h"
#include "app/mirror/hex_legend.h"
#include "app/mirror/hex_table.h"
#include "app/mirror/hex_tray.h"
#include "app/mirror/outline_view.h"
#include "app/mirror/table_selection.h"
#include "app/panels/choice_row.h"
#include "app/panels/json_values.h"
#include "app/panels/refusal_bar.h"
#include "app/panels/roll_editor.h"
#include "tests/support/window_bench.h"

#include <QComboBox>
#include <QHelpEvent>
#include <QJsonArray>
#include <QJsonObject>
#include <QLabel>
#include <QMenu>
#include <QScrollBar>
#include <QTabBar>
#include <QTreeWidget>

#include <cmath>

using namespace qd;
using qd::test::WindowBench;

namespace {

const QString kFoot = QStringLiteral("1-36th-foot"); ///< of Crauford's brigade, the 6th

/// The British are before Elvina, the French in it and behind it.
constexpr const char *kBattle = R"({"do":"adjust","set":{"phase":"maneuver","units":{
    "1-42nd-highland":{"hex":"s1209","place":"map","formation":"line","movement":4},
    "1-50th-foot":{"hex":"s1209","place":"map","formation":"line"},
    "1-4th-foot":{"hex":"s1108","place":"map","formation":"line"},
    "1-36th-foot":{"hex":"s1201","place":"map","formation":"line"},
    "1-71st-highland":{"hex":"s1302","place":"map"},"1-92nd-highland":{"hex":"s1402","place":"map"},
    "1-5th-foot":{"hex":"s1502","place":"map"},"1-32nd-foot":{"hex":"s1602","place":"map"},
    "17e-legere-1":{"hex":"s1211","place":"map","formation":"general-order"},
    "17e-legere-2":{"hex":"s1212","place":"map","formation":"column"}},
    "leaders":{"soult":{"hex":"s1218","place":"map"},"moore":{"hex":"s1206","place":"map"}}}})";

constexpr const char *kCommandPoints =
    R"({"do":"adjust","set":{"phase":"command-points","leaders":{"soult":{"hex":"s1218","place":"map"},
    "moore":{"hex":"s1206","place":"map"}}}})";

} // namespace

class TestHexTablePlay : public QObject {
    Q_OBJECT
private slots:
    void init();

    void cleanup() { m_bench.reset(); }

    void trayIsReadAndNamed();
    void clickInTheTrayFillsTheAct();
    void brigadeIsPutDownTogether();
    void organisationChoosesToo();
    void everyDropIsAnswered();
    void hexByItsNumber();
    void numberIsTypedIntoTheField();
    void digitsTakeNoOffer();
    void fireIsPutTogetherByClicks();
    void overlaysAreSwitchedAndExplained();
    void mapsHaveTheRoom();
    void stepsComeInTheirOrder();
    void lettersStay();
    void noDigitGoesToAHex();
    void oneClockEverywhere();
    void onlyHexBoardsHaveIt();

private:
    void put(const char *adjust)
    {
        Act act;
        act.command = adjust;
        QVERIFY(m_bench->session()->record(act, QStringLiteral("referee")).has_value());
        QCoreApplication::processEvents();
    }

    MirrorView *view() const { return m_bench->mirror(); }

    MirrorScene *scene() const { return view()->mirrorScene(); }

    HexTray *tray() const { return view()->findChild<HexTray *>(QStringLiteral("hexTray")); }

    QJsonObject command() const { return jsonObject(m_bench->draft()->command()); }

    QStringList lit() const
    {
        QStringList places;
        for (const auto &[place, goal] : scene()->hexes()->shown().goals)
            if (!goal.refused)
                places.append(QString::fromStdString(place));
        return places;
    }

    QPoint at(const QString &hex) const
    {
        return view()->mapFromScene(scene()->hexes()->anchorOf(hex.toStdString()));
    }

    void look(const QString &hex, double zoom = 3) const
    {
        view()->showAt(zoom, scene()->hexes()->anchorOf(hex.toStdString()));
    }

    /// With the name that the tray has for it; the tray is scrolled there.
    QPoint inTray(const QRect &rect) const
    {
        QRect seen = rect;
        if (!tray()->viewport()->rect().contains(rect)) {
            QScrollBar *bar = tray()->verticalScrollBar();
            const int before = bar->value();
            bar->setValue(before + rect.top() - 10);
            seen.translate(0, before - bar->value());
        }
        return seen.center();
    }

    void clickInTray(const QRect &rect) const
    {
        QTest::mouseClick(tray()->viewport(), Qt::LeftButton, {}, inTray(rect));
        QCoreApplication::processEvents();
    }

    /// From the tray to a point of the maps.
    void dragFromTray(const QRect &rect, const QPoint &to) const
    {
        QWidget *port = tray()->viewport();
        const QPoint from = inTray(rect);
        const QPoint global = view()->viewport()->mapToGlobal(to);
        const auto send = [port](QEvent::Type type, const QPoint &here, Qt::MouseButton button,
                                 Qt::MouseButtons held) {
            QMouseEvent event(type, port->mapFromGlobal(here), here, button, held, {});
            QCoreApplication::sendEvent(port, &event);
        };
        send(QEvent::MouseButtonPress, port->mapToGlobal(from), Qt::LeftButton, Qt::LeftButton);
        send(QEvent::MouseMove, global - QPoint(30, 30), Qt::NoButton, Qt::LeftButton);
        send(QEvent::MouseMove, global, Qt::NoButton, Qt::LeftButton);
        send(QEvent::MouseButtonRelease, global, Qt::LeftButton, Qt::NoButton);
        QCoreApplication::processEvents();
    }

    void dragOnMap(const QString &piece, const QPoint &to,
                   Qt::KeyboardModifiers modifiers = {}) const
    {
        QWidget *port = view()->viewport();
        const QPoint from = view()->mapFromScene(scene()->piece(piece)->pos());
        const auto send = [port, modifiers](QEvent::Type type, const QPoint &here,
                                            Qt::MouseButton button, Qt::MouseButtons held) {
            QMouseEvent event(type, here, port->mapToGlobal(here), button, held, modifiers);
            QCoreApplication::sendEvent(port, &event);
        };
        send(QEvent::MouseButtonPress, from, Qt::LeftButton, Qt::LeftButton);
        send(QEvent::MouseMove, (from + to) / 2, Qt::NoButton, Qt::LeftButton);
        send(QEvent::MouseMove, to, Qt::NoButton, Qt::LeftButton);
        send(QEvent::MouseButtonRelease, to, Qt::LeftButton, Qt::NoButton);
        QCoreApplication::processEvents();
    }

    /// A digit wherever the focus is.
    void type(const char *keys) const
    {
        for (; *keys != 0; ++keys)
            m_bench->letter(*keys);
    }

    std::unique_ptr<WindowBench> m_bench;
};

void TestHexTablePlay::init()
{
    m_bench = std::make_unique<WindowBench>();
    m_bench->newTable("corunna", "corunna");
    QVERIFY(view()->hasHexes());
}

void TestHexTablePlay::trayIsReadAndNamed()
{
    QVERIFY(tray()->isVisible());
    QVERIFY(tray()->side() >= 44); // all of a counter can be read on it
    // Whatever the zoom of the maps.
    const QSize before = tray()->rectOf(kFoot).size();
    view()->zoomOut();
    QCOMPARE(tray()->rectOf(kFoot).size(), before);
    QVERIFY(before.width() >= 44);
    // Nobody is left out: 9.4 sets up every counter of the scenario but the reinforcements.
    for (const PicturePiece &piece : scene()->pieces())
        QVERIFY2(!tray()->rectOf(QString::fromStdString(piece.id)).isNull(), piece.id.c_str());
    // A brigade stands together below its name.
    const QString name = m_bench->desk()->narrator()->term("brigade-6");
    QVERIFY2(tray()->names().contains(name), qPrintable(tray()->names().join(u'|')));
    QVERIFY(tray()->rectOfName(name).bottom() <= tray()->rectOf(kFoot).top());
    // Keys walk, Space chooses.
    tray()->setFocus();
    m_bench->key(Qt::Key_Down);
    m_bench->key(Qt::Key_Right);
    m_bench->key(Qt::Key_Space);
    QCOMPARE(view()->selection()->pieces().size(), 1);
}

void TestHexTablePlay::clickInTheTrayFillsTheAct()
{
    clickInTray(tray()->rectOf(kFoot));
    QCOMPARE(command().value(u"do").toString(), QStringLiteral("place"));
    QVERIFY2(m_bench->draft()->command().find("1-36th-foot") != std::string::npos,
             m_bench->draft()->command().c_str());
    // Within three hexes of the Passage (9.4), each of them lit.
    const QStringList hexes = lit();
    QVERIFY(hexes.size() >= 7);
    QPointF passage;
    int named = 0;
    for (const PicturePlace &place : scene()->board().places)
        if (scene()->hexes()->areaOf(place.id) == m_bench->desk()->narrator()->term("passage")) {
            passage = scene()->hexes()->anchorOf(place.id);
            ++named;
        }
    QCOMPARE(named, 1);
    for (const QString &hex : hexes) {
        const QPointF away = scene()->hexes()->anchorOf(hex.toStdString()) - passage;
        QVERIFY2(std::hypot(away.x(), away.y()) <= 3.05 * scene()->hexes()->pitch(),
                 qPrintable(hex));
    }
    // Another counter takes its place in the act.
    clickInTray(tray()->rectOf(QStringLiteral("1-71st-highland")));
    QVERIFY(m_bench->draft()->command().find("1-71st-highland") != std::string::npos);
    QVERIFY(m_bench->draft()->command().find("1-36th-foot") == std::string::npos);
    // The lit hexes fill the view; a click on one completes the act.
    m_bench->action("map-zoom")->trigger();
    QVERIFY(scene()->hexes()->pixels() >= 17);
    const QString hex = hexes.first();
    QVERIFY(view()->viewport()->rect().contains(at(hex)));
    QTest::mouseClick(view()->viewport(), Qt::LeftButton, {}, at(hex));
    QCOMPARE(command().value(u"hex").toString(), hex);
    QCOMPARE(m_bench->draft()->stage(), ActDraft::Stage::Ready);
    m_bench->key(Qt::Key_Return);
    QCOMPARE(scene()->piece(QStringLiteral("1-71st-highland"))->place(), hex);
    QVERIFY(tray()->rectOf(QStringLiteral("1-71st-highland")).isNull());
    QVERIFY(scene()->counter(QStringLiteral("1-71st-highland"))->isVisible());
}

void TestHexTablePlay::brigadeIsPutDownTogether()
{
    clickInTray(tray()->rectOf(kFoot));
    const QString hex = lit().first();
    look(hex);
    m_bench->key(Qt::Key_Escape);
    const QString name = m_bench->desk()->narrator()->term("brigade-6");
    clickInTray(tray()->rectOfName(name));
    QCOMPARE(view()->selection()->pieces().size(), 7); // three battalions, their companies, colours
    dragFromTray(tray()->rectOfName(name), at(hex));
    QJsonArray pieces = command().value(u"pieces").toArray();
    QCOMPARE(command().value(u"do").toString(), QStringLiteral("place"));
    QCOMPARE(pieces.size(), 7);
    // A stack as it stands goes on together too.
    const auto two =
        QStringLiteral(R"({"do":"place","hex":"%1","pieces":["1-36th-foot","1-36th-foot-lt"]})");
    m_bench->draft()->setCommand(two.arg(hex).toStdString());
    QVERIFY(m_bench->draft()->record());
    const QString other = lit().isEmpty() ? QString() : lit().last();
    view()->selection()->set({kFoot}, hex);
    const QStringList reach = lit();
    view()->selection()->set({}, {});
    look(hex, 2);
    QVERIFY(!reach.isEmpty());
    QString goal;
    for (const QString &each : reach)
        if (each != hex && view()->viewport()->rect().contains(at(each)))
            goal = each;
    QVERIFY2(!goal.isEmpty(), qPrintable(other));
    dragOnMap(kFoot, at(goal), Qt::ShiftModifier);
    pieces = command().value(u"pieces").toArray();
    QCOMPARE(pieces.size(), 2);
    QCOMPARE(command().value(u"hex").toString(), goal);
}

void TestHexTablePlay::organisationChoosesToo()
{
    auto *bar = view()->findChild<QTabBar *>(QStringLiteral("hexPages"));
    bar->setCurrentIndex(1);
    auto *displays = view()->findChild<HexDisplays *>(QStringLiteral("hexDisplays"));
    auto *allies = displays->findChild<QTreeWidget *>(QStringLiteral("alliedDisplay"));
    QTreeWidgetItem *foot = nullptr;
    for (QTreeWidgetItemIterator it(allies); *it; ++it)
        if ((*it)->data(0, Qt::UserRole + 1).toString() == kFoot)
            foot = *it;
    QVERIFY(foot);
    emit allies->itemClicked(foot, 0);
    QVERIFY(m_bench->draft()->command().find("1-36th-foot") != std::string::npos);
    emit allies->itemClicked(foot->parent(), 0);
    QCOMPARE(view()->selection()->pieces().size(), 7);
    // Every column can be read: what is wider than the page is scrolled to.
    for (const char *code : {"en", "es", "fr"}) {
        m_bench->speak(code);
        for (const char *name : {"frenchDisplay", "alliedDisplay"}) {
            const auto *tree = displays->findChild<QTreeWidget *>(QLatin1String(name));
            for (QTreeWidgetItemIterator it(const_cast<QTreeWidget *>(tree)); *it; ++it)
                for (int column = 1; column < tree->columnCount(); ++column) {
                    const int wide = tree->fontMetrics().horizontalAdvance((*it)->text(column));
                    QVERIFY2(wide <= tree->columnWidth(column), qPrintable((*it)->text(column)));
                }
        }
    }
    m_bench->speak("en");
}

void TestHexTablePlay::everyDropIsAnswered()
{
    const auto *tip = view()->viewport()->findChild<QLabel *>(QStringLiteral("mirrorTip"));
    auto *bar = m_bench->window->findChild<RefusalBar *>();
    const auto *text = bar->findChild<QLabel *>(QStringLiteral("refusalText"));
    // Outside the zone of its group (9.4), and on the sea (4.2).
    look(QStringLiteral("s1209"));
    dragFromTray(tray()->rectOf(kFoot), at(QStringLiteral("s1209")));
    QVERIFY(tip->isVisible());
    QVERIFY2(tip->text().contains(QStringLiteral("9.4")), qPrintable(tip->text()));
    QVERIFY(bar->isVisible());
    QVERIFY2(text->text().contains(QStringLiteral("9.4")), qPrintable(text->text()));
    QCOMPARE(m_bench->draft()->refusal()->code, std::string("setup-zone"));
    QString sea;
    for (const PicturePlace &place : scene()->board().places)
        if (sea.isEmpty() && place.kind == "sea")
            sea = QString::fromStdString(place.id);
    look(sea);
    dragFromTray(tray()->rectOf(kFoot), at(sea));
    QVERIFY2(tip->text().contains(QStringLiteral("4.2")), qPrintable(tip->text()));
    QVERIFY2(text->text().contains(QStringLiteral("4.2")), qPrintable(text->text()));
    // Beside the board nothing can come of it: that is said, too.
    view()->fitTable();
    dragFromTray(tray()->rectOf(kFoot), QPoint(1, 1));
    QVERIFY(tip->isVisible() && !tip->text().isEmpty());
    QVERIFY(bar->isVisible());
    QCOMPARE(text->text(), tip->text());
    QVERIFY(!m_bench->window->findChild<QWidget *>(QStringLiteral("recordAnyway"))->isVisible());
    // In play: farther than a counter can go, and nobody leaves the map (a move is no ride).
    put(kBattle);
    look(QStringLiteral("s1209"), 1.2);
    dragOnMap(QStringLiteral("1-42nd-highland"), at(QStringLiteral("s1222")));
    QVERIFY(m_bench->draft()->refusal());
    QVERIFY(tip->isVisible());
    QVERIFY(bar->isVisible());
    QVERIFY2(text->text().contains(QStringLiteral("(")), qPrintable(text->text())); // the rule
    // What is no step of the phase is refused with the rule of the sequence, not passed over.
    put(R"({"do":"adjust","set":{"phase":"initiative"}})");
    QVERIFY(!scene()->piece(QStringLiteral("1-42nd-highland"))->piece().movable);
    dragOnMap(QStringLiteral("1-42nd-highland"), at(QStringLiteral("s1206")));
    QVERIFY(m_bench->draft()->refusal());
    QCOMPARE(m_bench->draft()->refusal()->code, std::string("wrong-phase"));
    QVERIFY(tip->isVisible());
}

void TestHexTablePlay::hexByItsNumber()
{
    put(kBattle);
    view()->setFocus();
    const auto *finder = view()->viewport()->findChild<QLabel *>(QStringLiteral("hexFinder"));
    look(QStringLiteral("s2010"));
    const std::size_t entries = m_bench->session()->entries().size();
    type("14");
    QVERIFY(finder->isVisible());
    QVERIFY2(finder->text().contains(QStringLiteral("14")), qPrintable(finder->text()));
    type("23");
    QCOMPARE(view()->selection()->place(), QStringLiteral("s1423")); // the map in sight
    QVERIFY(view()->viewport()->rect().contains(at(QStringLiteral("s1423"))));
    type("n");
    QCOMPARE(view()->selection()->place(), QStringLiteral("n1423"));
    QVERIFY(view()->viewport()->rect().contains(at(QStringLiteral("n1423"))));
    type("9999");
    QVERIFY2(finder->text().contains(QStringLiteral("9999")), qPrintable(finder->text()));
    QVERIFY(!scene()->hexes()->has("n9999"));
    m_bench->key(Qt::Key_Escape);
    QCOMPARE(m_bench->session()->entries().size(), entries);
    QVERIFY(m_bench->draft()->command().empty());
    // Of a chosen counter's goals the number means the one that is lit; Enter goes there.
    view()->selection()->set({QStringLiteral("1-42nd-highland")}, QStringLiteral("s1209"));
    type("1208");
    QCOMPARE(view()->selection()->place(), QStringLiteral("s1208"));
    m_bench->key(Qt::Key_Return);
    QCOMPARE(command().value(u"path").toArray().last().toString(), QStringLiteral("s1208"));
}

void TestHexTablePlay::numberIsTypedIntoTheField()
{
    clickInTray(tray()->rectOf(kFoot));
    const QStringList hexes = lit();
    auto *box = m_bench->child<QComboBox>("combo-hex");
    QVERIFY(box);
    QVERIFY(box->isEditable());
    // The one field that waits has the digits, wherever the focus was.
    view()->setFocus();
    const QString hex = hexes.at(hexes.size() / 2);
    type(hex.mid(1).toLatin1().constData());
    QCOMPARE(command().value(u"hex").toString(), hex);
    QCOMPARE(m_bench->draft()->stage(), ActDraft::Stage::Ready);
    QVERIFY(view()->viewport()->rect().contains(at(hex)));
}

void TestHexTablePlay::digitsTakeNoOffer()
{
    put(kBattle);
    const auto caps = [this] {
        QStringList all;
        for (const ChoiceRow *row : m_bench->child("offerList")->findChildren<ChoiceRow *>())
            if (row->isVisible() && !row->keyCap().isEmpty())
                all << row->keyCap();
        return all;
    };
    QStringList keys = caps();
    QVERIFY(keys.size() > 10);
    QCOMPARE(keys.removeDuplicates(), 0);
    for (const QString &cap : std::as_const(keys))
        QVERIFY2(!cap.at(0).isDigit(), qPrintable(cap));
    type("5");
    QVERIFY(m_bench->draft()->command().empty());
    m_bench->key(Qt::Key_Escape);
    type("f");
    QCOMPARE(command().value(u"do").toString(), QStringLiteral("fire"));
}

void TestHexTablePlay::fireIsPutTogetherByClicks()
{
    put(kBattle);
    look(QStringLiteral("s1210"), 4);
    type("f");
    auto *roll = m_bench->child<RollEditor>("field-attackers");
    QVERIFY(roll);
    // By hexes, and those that reach nobody stand back with the reason.
    QHash<QString, ChoiceRow *> rows;
    for (ChoiceRow *row : roll->findChildren<ChoiceRow *>())
        rows.insert(row->label(), row);
    const auto rowOf = [&](const char *id) {
        return rows.value(m_bench->desk()->narrator()->term(id));
    };
    QVERIFY(rowOf("1-42nd-highland") && rowOf("1-36th-foot"));
    QVERIFY(!rowOf("1-42nd-highland")->isHidden());
    QVERIFY(rowOf("1-36th-foot")->isHidden()); // far away
    QVERIFY(!rowOf("1-36th-foot")->explanation().isEmpty());
    QVERIFY(scene()->counter(kFoot)->isFaded());
    QVERIFY(!scene()->counter(QStringLiteral("1-42nd-highland"))->isFaded());
    // Two of a hex by clicks, the target by a click.
    const auto click = [this](const char *piece) {
        const PieceItem *item = scene()->piece(QLatin1String(piece));
        QMouseEvent move(QEvent::MouseMove, at(item->place()),
                         view()->viewport()->mapToGlobal(at(item->place())), Qt::NoButton, {}, {});
        QCoreApplication::sendEvent(view()->viewport(), &move);
        QTest::mouseClick(view()->viewport(), Qt::LeftButton, {},
                          view()->mapFromScene(item->home().center()));
        QCoreApplication::processEvents();
    };
    click("1-42nd-highland");
    QCOMPARE(command().value(u"attackers").toArray(),
             QJsonArray{QStringLiteral("1-42nd-highland")});
    click("1-50th-foot");
    QCOMPARE(command().value(u"attackers").toArray().size(), 2);
    click("17e-legere-1");
    QCOMPARE(command().value(u"target").toString(), QStringLiteral("17e-legere-1"));
    QCOMPARE(command().value(u"attackers").toArray().size(), 2);
    // A second click takes one out again.
    click("1-50th-foot");
    QCOMPARE(command().value(u"attackers").toArray(),
             QJsonArray{QStringLiteral("1-42nd-highland")});
    QCOMPARE(command().value(u"target").toString(), QStringLiteral("17e-legere-1"));
}

void TestHexTablePlay::overlaysAreSwitchedAndExplained()
{
    put(kBattle);
    look(QStringLiteral("s1210"), 2);
    view()->selection()->set({QStringLiteral("1-42nd-highland")}, QStringLiteral("s1209"));
    auto *legend = view()->viewport()->findChild<HexLegend *>(QStringLiteral("hexLegend"));
    QVERIFY(legend->isVisible());
    QVERIFY(legend->kinds().contains(QStringLiteral("zone-own")));
    QVERIFY(legend->kinds().contains(QStringLiteral("zone-enemy")));
    QVERIFY(legend->kinds().contains(QStringLiteral("goal")));
    view()->selection()->set({QStringLiteral("soult")}, QStringLiteral("s1218"));
    QVERIFY(legend->kinds().contains(QStringLiteral("span-infantry")));
    QVERIFY(legend->kinds().contains(QStringLiteral("kept-off")));
    for (const QString &kind : legend->kinds())
        QVERIFY(!HexLegend::meaning(kind).isEmpty());
    const QImage with = view()->grab().toImage();
    m_bench->key(Qt::Key_F5); // the spans
    QVERIFY(!m_bench->action("map-spans")->isChecked());
    QVERIFY(!legend->kinds().contains(QStringLiteral("span-infantry")));
    QVERIFY(view()->grab().toImage() != with);
    m_bench->action("map-spans")->trigger();
    QVERIFY(legend->kinds().contains(QStringLiteral("span-infantry")));
    m_bench->key(Qt::Key_F8);
    QVERIFY(!legend->isVisible());
    m_bench->key(Qt::Key_F8);
    m_bench->key(Qt::Key_F9);
    QVERIFY(!tray()->isVisible());
    m_bench->key(Qt::Key_F9);
    QVERIFY(tray()->isVisible());
    // What stands in a hex is listed there.
    QHelpEvent help(QEvent::ToolTip, at(QStringLiteral("s1209")),
                    view()->viewport()->mapToGlobal(at(QStringLiteral("s1209"))));
    QCoreApplication::sendEvent(view()->viewport(), &help);
    QVERIFY(!view()->spokenPlace(QStringLiteral("s1209")).isEmpty());
}

/// Where nobody chose, the counters beside the maps take a quarter of the width at most; the seam
/// is dragged from column to column, the maps keep half, a double click gives the usual width.
void TestHexTablePlay::mapsHaveTheRoom()
{
    const int usual = tray()->width();
    QVERIFY2(usual * 4 <= view()->width(), qPrintable(QString::number(usual)));
    auto *grip = view()->findChild<QWidget *>(QStringLiteral("trayGrip"));
    QVERIFY(grip->isVisible());
    const auto dragTo = [&](int x) {
        QTest::mousePress(grip, Qt::LeftButton, {}, grip->rect().center());
        QTest::mouseMove(grip, grip->mapFromParent(QPoint(x, 100)));
        QTest::mouseRelease(grip, Qt::LeftButton, {}, grip->mapFromParent(QPoint(x, 100)));
        QCoreApplication::processEvents();
    };
    const int right = tray()->geometry().right() + 1;
    dragTo(right - view()->width() * 2 / 5);
    QVERIFY(view()->trayColumns() > 0);
    QVERIFY(tray()->width() > usual);
    QVERIFY(std::abs(tray()->width() - view()->width() * 2 / 5) <= tray()->side());
    dragTo(0);
    QVERIFY(tray()->width() * 2 <= view()->width());
    dragTo(right);
    QCOMPARE(view()->trayColumns(), 2);
    QVERIFY(tray()->isVisible());
    QTest::mouseDClick(grip, Qt::LeftButton);
    QCOMPARE(view()->trayColumns(), 0);
    QCOMPARE(tray()->width(), usual);
}

void TestHexTablePlay::stepsComeInTheirOrder()
{
    put(kCommandPoints);
    QCOMPARE(m_bench->phase(), std::string("command-points"));
    auto *passing = m_bench->child<QLabel>("actPassing");
    // Soult and Moore have a point each (9.3): said before it is passed over.
    m_bench->key(Qt::Key_Space);
    QCOMPARE(m_bench->phase(), std::string("command-points"));
    QVERIFY(passing->isVisible());
    for (const char *leader : {"soult", "moore"})
        QVERIFY2(passing->text().contains(m_bench->desk()->narrator()->term(leader)),
                 qPrintable(passing->text()));
    m_bench->key(Qt::Key_Space);
    QCOMPARE(m_bench->phase(), std::string("command-tracing"));
    QVERIFY(!passing->isVisible());
    m_bench->key(Qt::Key_Space); // nothing is passed over here
    QCOMPARE(m_bench->phase(), std::string("mu-creation"));
    m_bench->key(Qt::Key_Space);
    m_bench->key(Qt::Key_Space);
    QCOMPARE(m_bench->phase(), std::string("initiative"));
    // The offer that goes farther says what it leaves out.
    const auto jumping = [this]() -> ChoiceRow * {
        for (ChoiceRow *row : m_bench->window->findChildren<ChoiceRow *>())
            if (row->objectName() == QStringLiteral("offer-next-phase/maneuver")
                && row->isVisible())
                return row;
        return nullptr;
    };
    ChoiceRow *jump = jumping(); // the next step is the Maneuver Segment's
    QVERIFY(jump == nullptr || jump->explanation().isEmpty());
    put(R"({"do":"adjust","set":{"phase":"command-points"}})");
    jump = jumping();
    QVERIFY(jump != nullptr);
    QVERIFY2(jump->explanation().contains(m_bench->desk()->narrator()->sequenceStep("initiative")),
             qPrintable(jump->explanation()));
}

/// A brigade's letter is its letter for the whole set-up, whatever is put down and shown.
void TestHexTablePlay::lettersStay()
{
    const auto letters = [this] {
        QHash<QString, QString> found;
        for (ChoiceRow *row : m_bench->window->findChildren<ChoiceRow *>())
            if (row->objectName().startsWith(QLatin1String("offer-")) && row->isVisible())
                found.insert(row->objectName(), row->keyCap().section(QChar(0x2009), 0, 0));
        return found;
    };
    const QHash<QString, QString> before = letters();
    QVERIFY(before.size() > 12);
    QCOMPARE(QSet<QString>(before.cbegin(), before.cend()).size(), before.size());
    const auto stayed = [&] {
        int same = 0;
        const QHash<QString, QString> now = letters();
        for (auto it = now.cbegin(); it != now.cend(); ++it)
            if (before.contains(it.key())) {
                if (before.value(it.key()) != it.value())
                    return -1;
                ++same;
            }
        return same;
    };
    auto *refused = m_bench->child<ChoiceRow>("showRefused");
    refused->click();
    QCOMPARE(stayed(), static_cast<int>(before.size()));
    refused->click();
    clickInTray(tray()->rectOf(kFoot));
    const QString hex = lit().first();
    m_bench->draft()->setField("hex", '"' + hex.toStdString() + '"');
    QVERIFY(m_bench->draft()->record());
    QVERIFY(stayed() >= static_cast<int>(before.size()) - 1);
}

/// The list of many goals has no keys that are digits: those are the hexes' own numbers.
void TestHexTablePlay::noDigitGoesToAHex()
{
    clickInTray(tray()->rectOf(kFoot));
    auto *outline = m_bench->window->findChild<OutlineView *>();
    QVERIFY(outline != nullptr);
    const std::unique_ptr<QMenu> menu(outline->moveMenu());
    QVERIFY(menu->actions().size() > 24);
    for (const QAction *action : menu->actions())
        QVERIFY2(!action->text().contains(u'&') && action->isEnabled(), qPrintable(action->text()));
}

void TestHexTablePlay::oneClockEverywhere()
{
    put(kBattle);
    for (const char *code : {"en", "es", "fr"}) {
        m_bench->speak(code);
        const Situation now = m_bench->session()->now().situation();
        const TablePicture picture = m_bench->session()->now().picture();
        const PictureTrack &turns = picture.tracks.front();
        QCOMPARE(turns.id, std::string("turn"));
        QVERIFY(turns.at >= 0);
        const auto marked = static_cast<std::size_t>(turns.at);
        QCOMPARE(scene()->termName(QString::fromStdString(turns.boxes.at(marked))),
                 m_bench->child<QLabel>("stripHour")->accessibleName());
        QCOMPARE(m_bench->desk()->narrator()->term(now.turnLabel),
                 m_bench->child<QLabel>("stripHour")->accessibleName());
    }
    m_bench->speak("en");
}

void TestHexTablePlay::onlyHexBoardsHaveIt()
{
    m_bench->newTable("blank");
    QVERIFY(!view()->hasHexes());
    QVERIFY(!tray()->isVisible());
    QVERIFY(!m_bench->action("map-zones")->isEnabled());
    QVERIFY(!m_bench->action("map-zones")->toolTip().isEmpty());
}

QTEST_MAIN(TestHexTablePlay)
#include "tst_hex_table_play.moc"
