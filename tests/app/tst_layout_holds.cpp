// SPDX-License-Identifier: GPL-3.0-or-later
// A language a third longer than English, at 100 and 200 percent, on a small screen: no label,
// button or tab loses words, unless its tool tip says all of them.
#include "app/narration/language_switch.h"
#include "app/narration/narrator.h"
#include "app/window/action_catalogue.h"
#include "app/window/adjust_dialog.h"
#include "app/window/appearance.h"
#include "app/window/dialog_desk.h"
#include "app/window/main_window.h"
#include "app/window/new_table_dialog.h"
#include "app/window/preferences.h"
#include "app/window/table_desk.h"
#include "rules/catalog/catalog.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QDialog>
#include <QDockWidget>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QScrollArea>
#include <QTabBar>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QTranslator>

#include <algorithm>

using namespace qd;

namespace {

/// Every text with accents and a third longer; numbers, plurals and access keys stay.
class LongLanguage : public QTranslator {
public:
    bool isEmpty() const override { return false; }

    QString translate(const char *context, const char *source, const char * /*disambiguation*/,
                      int /*n*/) const override
    {
        // The toolkit's own widgets and what is no text at all.
        if (QByteArrayView(context).startsWith("Q") && !QByteArrayView(context).startsWith("qd"))
            return {};
        QString text = QString::fromUtf8(source);
        static const std::pair<char16_t, char16_t> kAccents[] = {
            {u'e', u'é'}, {u'o', u'ô'}, {u'u', u'ü'}, {u'i', u'ï'}, {u'A', u'Å'}, {u'n', u'ñ'}};
        QString longer;
        bool afterSign = false; // the letter after & or % means something
        for (const QChar letter : text) {
            QChar put = letter;
            if (!afterSign)
                for (const auto &[plain, accent] : kAccents)
                    if (letter == plain)
                        put = accent;
            afterSign = letter == u'&' || letter == u'%' || (afterSign && letter == u'L');
            longer += put;
        }
        const qsizetype words = text.count(u' ') + 1;
        const qsizetype more = (text.size() * 3 + 9) / 10;
        QString tail;
        while (tail.size() < more)
            tail += words > 3 && tail.size() % 6 == 0 ? u' ' : u'ø';
        return longer + tail;
    }
};

struct Evening {
    QTemporaryDir folder;
    Preferences preferences{folder.filePath(QStringLiteral("settings.ini"))};
    LanguageSwitch language;
    Appearance appearance;
    LongLanguage longer;
    std::unique_ptr<MainWindow> window;

    explicit Evening(int percent)
    {
        preferences.setTablesFolder(folder.filePath(QStringLiteral("tables")));
        preferences.setAnimations(false);
        language.set(QLocale(QStringLiteral("en_GB")));
        QCoreApplication::installTranslator(&longer);
        appearance.setTextPercent(percent);
        window = std::make_unique<MainWindow>(preferences, language, appearance);
        window->dialogs()->tell = [](const QString &, const QString &) {};
        window->dialogs()->confirm = [](const QString &, const QString &) { return true; };
        window->resize(1280, 720);
        window->show();
        QCoreApplication::processEvents();
    }

    ~Evening()
    {
        window.reset();
        appearance.setTextPercent(100);
        QCoreApplication::removeTranslator(&longer);
    }

    void example() const
    {
        window->actions()->action(QStringLiteral("example"))->trigger();
        window->actions()->action(QStringLiteral("step-now"))->trigger();
        window->resize(1280, 720);
        QTest::qWait(20);
    }
};

QString nameOf(const QWidget *widget)
{
    QStringList names;
    for (const QWidget *each = widget; each != nullptr && names.size() < 4;
         each = each->parentWidget())
        names << (each->objectName().isEmpty()
                      ? QString::fromLatin1(each->metaObject()->className())
                      : each->objectName());
    return names.join(QStringLiteral(" < "));
}

QString clippedLabel(const QLabel *label)
{
    if (label->text().isEmpty() || !label->toolTip().isEmpty() || label->text().contains(u'…'))
        return {};
    constexpr int kSlack = 2; // rounding of fonts
    const int width = label->width();
    if (label->wordWrap()) {
        static const QRegularExpression breaks(QStringLiteral("[\\s/.-]"));
        const QStringList words = label->text().split(breaks, Qt::SkipEmptyParts);
        for (const QString &word : words)
            if (label->fontMetrics().horizontalAdvance(word) > width + kSlack)
                return QStringLiteral("no room for the word ") + word;
        const int wanted = label->heightForWidth(width);
        return wanted > label->height() + kSlack
            ? QStringLiteral("height %1 of %2").arg(label->height()).arg(wanted)
            : QString();
    }
    const QSize wanted = label->sizeHint();
    return wanted.width() > width + kSlack || wanted.height() > label->height() + kSlack
        ? QStringLiteral("%1×%2 of %3×%4")
              .arg(width)
              .arg(label->height())
              .arg(wanted.width())
              .arg(wanted.height())
        : QString();
}

QString clippedButton(const QAbstractButton *button)
{
    if (button->text().isEmpty() || !button->toolTip().isEmpty()
        || button->objectName().startsWith(QStringLiteral("qt_")))
        return {};
    if (const auto *tool = qobject_cast<const QToolButton *>(button);
        tool != nullptr && tool->toolButtonStyle() == Qt::ToolButtonIconOnly)
        return {};
    const QSize wanted = button->minimumSizeHint().boundedTo(button->sizeHint());
    const int words = button->fontMetrics().size(Qt::TextShowMnemonic, button->text()).width();
    return words > button->width() || wanted.height() > button->height() + 2
        ? QStringLiteral("%1×%2 of %3×%4")
              .arg(button->width())
              .arg(button->height())
              .arg(words)
              .arg(wanted.height())
        : QString();
}

QString clippedTabs(const QTabBar *bar)
{
    // Tabs that don't fit are reached by the arrows; none may be squeezed unreadably.
    if (bar->usesScrollButtons() && bar->elideMode() == Qt::ElideNone)
        return {};
    for (int i = 0; i < bar->count(); ++i) {
        const int words = bar->fontMetrics().size(Qt::TextShowMnemonic, bar->tabText(i)).width();
        if (words > bar->tabRect(i).width() && bar->tabToolTip(i).isEmpty())
            return QStringLiteral("tab %1").arg(bar->tabText(i));
    }
    return {};
}

QStringList clippedIn(const QWidget *root)
{
    QStringList found;
    const auto see = [&](const QWidget *widget, const QString &fault) {
        if (!fault.isEmpty())
            found << nameOf(widget) + QStringLiteral(": ") + fault;
    };
    for (const QWidget *each : root->findChildren<QWidget *>()) {
        if (!each->isVisibleTo(root) || (each->isWindow() && each != root))
            continue;
        if (const auto *label = qobject_cast<const QLabel *>(each))
            see(label, clippedLabel(label));
        else if (const auto *button = qobject_cast<const QAbstractButton *>(each))
            see(button, clippedButton(button));
        else if (const auto *bar = qobject_cast<const QTabBar *>(each))
            see(bar, clippedTabs(bar));
    }
    return found;
}

/// What asks for most room in a window, for the message of a test that fails.
QString widest(const QWidget &window)
{
    QStringList all;
    for (const QWidget *each : window.findChildren<QWidget *>())
        if (each->isVisible() && each->minimumSizeHint().width() > 350)
            all << QStringLiteral("\n    %1 %2")
                       .arg(each->minimumSizeHint().width())
                       .arg(nameOf(each));
    return all.join(QString());
}

/// The least room of the window's parts, one a line.
QString roomOf(const QWidget &window)
{
    QString all;
    for (const char *name : {"strip-bar", "sequenceStrip", "stripOwed", "stripTurn", "status",
                             "dock-outline", "dock-act", "dock-journal"})
        if (const auto *part = window.findChild<QWidget *>(QString::fromLatin1(name));
            part != nullptr && part->isVisible())
            all += QStringLiteral("%1 %2×%3\n")
                       .arg(QString::fromLatin1(name))
                       .arg(part->minimumSizeHint().width())
                       .arg(part->minimumSizeHint().height());
    return all;
}

/// Opens what asks, looks at the dialog that comes, and closes it.
template <typename Ask>
QStringList clippedInDialog(Ask ask)
{
    QStringList found{QStringLiteral("no dialog came")};
    QTimer::singleShot(50, qApp, [&] {
        auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
        if (dialog == nullptr)
            return;
        QCoreApplication::processEvents();
        found = clippedIn(dialog);
        if (dialog->width() > 1280 || dialog->height() > 720)
            found << QStringLiteral("%1 is %2×%3")
                         .arg(nameOf(dialog))
                         .arg(dialog->width())
                         .arg(dialog->height());
        dialog->reject();
    });
    ask();
    return found;
}

} // namespace

class LayoutHoldsTest : public QObject {
    Q_OBJECT

private slots:

    void windowHolds_data() { sizes(); }

    void windowHolds();

    void everyTableFits_data();

    void everyTableFits();

    void theBoardKeepsTheLargerPart_data();

    void theBoardKeepsTheLargerPart();

    void textBackToUsualGivesTheRoomBack_data();

    void textBackToUsualGivesTheRoomBack();

    void dialogsHold_data() { sizes(); }

    void dialogsHold();

    void wizardHolds_data();

    void wizardHolds();

private:
    static void sizes();
};

void LayoutHoldsTest::sizes()
{
    QTest::addColumn<int>("percent");
    QTest::newRow("100 %") << 100;
    QTest::newRow("200 %") << 200;
}

void LayoutHoldsTest::windowHolds()
{
    QFETCH(int, percent);
    Evening evening(percent);
    QStringList found = clippedIn(evening.window.get());
    evening.example();
    found += clippedIn(evening.window.get());
    auto *tabs = evening.window->findChild<QTabWidget *>(QStringLiteral("bottom-tabs"));
    for (int i = 0; i < tabs->count(); ++i) {
        tabs->setCurrentIndex(i);
        QCoreApplication::processEvents();
        found += clippedIn(tabs->currentWidget());
    }
    evening.window->actions()->action(QStringLiteral("step-back"))->trigger();
    QTest::qWait(20);
    found += clippedIn(evening.window.get());
    const auto *say = evening.window->findChild<QLabel *>(QStringLiteral("review-say"));
    if (say->width() < say->fontMetrics().averageCharWidth() * 20)
        found << QStringLiteral("review-say is %1 wide").arg(say->width());
    found.removeDuplicates();
    QVERIFY2(found.isEmpty(), qPrintable(found.join(QLatin1Char('\n'))));
    // What the docks want must fit onto the screen.
    QVERIFY2(evening.window->minimumSizeHint().width() <= 1280,
             qPrintable(QString::number(evening.window->minimumSizeHint().width())));
    QVERIFY2(evening.window->height() <= 720,
             qPrintable(QString::number(evening.window->height())));
    // Large letters: what is owed has a line below the phases only where the window is high enough.
    const auto *owed = evening.window->findChild<QLabel *>(QStringLiteral("stripOwed"));
    const auto *next = evening.window->findChild<QPushButton *>(QStringLiteral("nextButton"));
    QVERIFY(owed->geometry().top() <= next->geometry().bottom());
    evening.window->resize(1280, 1000);
    QTest::qWait(20);
    QCOMPARE(owed->geometry().top() > next->geometry().bottom(), percent == 200);
    evening.window->resize(1280, 720);
    QTest::qWait(20);
    QVERIFY(owed->geometry().top() <= next->geometry().bottom());
}

void LayoutHoldsTest::everyTableFits_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("language");
    for (const GameModule *game : games())
        for (const char *language : {"en", "es", "fr", "longer"})
            QTest::addRow("%s %s", game->info().id.c_str(), language)
                << fromUtf8(game->info().id) << QString::fromLatin1(language);
}

/// Twice the text on a screen of 1280 × 800: no table makes the window larger, in any step that its
/// example comes to.
void LayoutHoldsTest::everyTableFits()
{
    QFETCH(QString, game);
    QFETCH(QString, language);
    Evening evening(200);
    if (language != QLatin1String("longer")) {
        QCoreApplication::removeTranslator(&evening.longer);
        evening.language.set(LanguageSwitch::fromCode(language));
    }
    MainWindow &window = *evening.window;
    constexpr int kMost = 1100; // a state that isn't seen here may need more
    window.resize(1280, 760);
    QVERIFY2(window.openExample(game), "every game has its example");
    QStringList found;
    const auto see = [&](const QString &when) {
        QTest::qWait(20);
        const QSize least = window.minimumSizeHint();
        if (least.width() > kMost || least.height() > 760 || window.width() > 1280
            || window.height() > 760)
            found << QStringLiteral("%1: least %2×%3, now %4×%5")
                         .arg(when)
                         .arg(least.width())
                         .arg(least.height())
                         .arg(window.width())
                         .arg(window.height())
                    + widest(window);
    };
    see(QStringLiteral("opened"));
    auto *tabs = window.findChild<QTabWidget *>(QStringLiteral("bottom-tabs"));
    for (int i = 0; i < tabs->count(); ++i) {
        tabs->setCurrentIndex(i);
        see(tabs->tabText(i));
    }
    const auto entries = static_cast<int>(window.desk()->session()->entries().size());
    for (int step = 0; step < std::min(entries, 12); ++step) {
        window.actions()->action(QStringLiteral("step-back"))->trigger();
        see(QStringLiteral("entry %1").arg(entries - step));
    }
    QVERIFY2(found.isEmpty(), qPrintable(found.join(QLatin1Char('\n'))));
}

void LayoutHoldsTest::theBoardKeepsTheLargerPart_data()
{
    QTest::addColumn<int>("percent");
    QTest::addColumn<bool>("behind");
    QTest::newRow("100 %") << 100 << false;
    QTest::newRow("150 %") << 150 << false;
    QTest::newRow("200 %") << 200 << true;
}

/// With large letters the outline stands behind the act, and comes forward when the keyboard goes
/// there; an act that is taken in hand is seen again.
void LayoutHoldsTest::theBoardKeepsTheLargerPart()
{
    QFETCH(int, percent);
    QFETCH(bool, behind);
    Evening evening(percent);
    evening.example();
    MainWindow &window = *evening.window;
    window.resize(1440, 900);
    QTest::qWait(20);
    const auto *mirror = window.findChild<QWidget *>(QStringLiteral("mirror"));
    QVERIFY2(mirror->width() * 2 >= window.width(), qPrintable(QString::number(mirror->width())));
    auto *outline = window.findChild<QDockWidget *>(QStringLiteral("dock-outline"));
    auto *act = window.findChild<QDockWidget *>(QStringLiteral("dock-act"));
    QCOMPARE(window.tabifiedDockWidgets(act).contains(outline), behind);
    const auto inFront = [](const QDockWidget *dock) {
        return !dock->visibleRegion().isEmpty() && dock->x() >= 0;
    };
    QVERIFY(inFront(act));
    QCOMPARE(inFront(outline), !behind);
    window.activateWindow();
    act->widget()->setFocus();
    for (int i = 0; i < 4 && !outline->isAncestorOf(QApplication::focusWidget()); ++i) {
        window.actions()->action(QStringLiteral("next-pane"))->trigger();
        QTest::qWait(20);
    }
    QVERIFY(outline->isAncestorOf(QApplication::focusWidget()));
    QVERIFY(inFront(outline));
    evening.appearance.setTextPercent(100);
    QTest::qWait(50);
    QVERIFY(window.tabifiedDockWidgets(act).isEmpty());
    QVERIFY(inFront(act) && inFront(outline));
    // Kept at the usual size, opened again at this one.
    window.desk()->closeTable();
    evening.appearance.setTextPercent(percent);
    QTest::qWait(50);
    evening.example();
    QTest::qWait(50);
    QCOMPARE(window.tabifiedDockWidgets(act).contains(outline), behind);
    QVERIFY(inFront(act));
}

void LayoutHoldsTest::textBackToUsualGivesTheRoomBack_data()
{
    QTest::addColumn<QString>("game");
    QTest::newRow("no table") << QString();
    for (const GameModule *game : games())
        QTest::newRow(game->info().id.c_str()) << fromUtf8(game->info().id);
}

/// Large text may make the window larger; the usual text gives it the size of before.
void LayoutHoldsTest::textBackToUsualGivesTheRoomBack()
{
    QFETCH(QString, game);
    Evening evening(100);
    MainWindow &window = *evening.window;
    QVERIFY2(game.isEmpty() || window.openExample(game), "every game has its example");
    window.resize(1000, 640);
    QTest::qWait(20);
    const QSize before = window.size();
    const QString parts = roomOf(window);
    for (const int percent : {200, 100}) {
        evening.appearance.setTextPercent(percent);
        QTest::qWait(50);
    }
    QCOMPARE(window.size(), before);
    QCOMPARE(roomOf(window), parts);
}

void LayoutHoldsTest::dialogsHold()
{
    QFETCH(int, percent);
    Evening evening(percent);
    evening.example();
    DialogDesk desk(evening.window.get(), evening.preferences);
    const TableSession &session = *evening.window->desk()->session();
    QStringList found;
    found += clippedInDialog([&] { desk.note(); });
    found += clippedInDialog([&] { desk.reason(); });
    found += clippedInDialog(
        [&] { desk.adjustment(session.now(), *evening.window->desk()->narrator()); });
    found += clippedInDialog([&] {
        desk.showFault(Fault{FaultKind::ReadOnly, session.file().toStdString(), {}, {}});
    });
    found += clippedInDialog([&] {
        desk.confirm(QStringLiteral("Undo 12 acts? They stay in the journal, struck through."),
                     QStringLiteral("&Undo"));
    });
    found += clippedInDialog([&] { desk.showAbout(); });
    found += clippedInDialog([&] { desk.showVerification(session.verify(VerifyDepth::Redecide)); });
    found += clippedInDialog([&] { desk.newTable({}); });
    QVERIFY2(found.isEmpty(), qPrintable(found.join(QLatin1Char('\n'))));
}

void LayoutHoldsTest::wizardHolds_data()
{
    QTest::addColumn<QByteArray>("language");
    QTest::addColumn<int>("percent");
    for (const char *language : {"en", "es", "fr"})
        for (const int percent : {100, 200})
            QTest::addRow("%s %d %%", language, percent) << QByteArray(language) << percent;
}

/// No page of the wizard is wider than its room on a small screen; rule numbers go below.
void LayoutHoldsTest::wizardHolds()
{
    QFETCH(QByteArray, language);
    QFETCH(int, percent);
    Evening evening(percent);
    evening.language.set(LanguageSwitch::fromCode(QString::fromLatin1(language)));
    NewTableDialog dialog(evening.preferences, NewTableDraft(games()));
    dialog.resize(1150, 640);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    QVERIFY2(dialog.width() <= 1150, qPrintable(QString::number(dialog.width())));
    QVERIFY2(dialog.height() <= 640, qPrintable(QString::number(dialog.height())));
    for (int step = 0; step < 5; ++step) {
        dialog.showStep(step);
        QCoreApplication::processEvents();
        int seen = 0;
        for (auto *page : dialog.findChildren<QScrollArea *>()) {
            if (!page->isVisible() || page->widget() == nullptr)
                continue;
            ++seen;
            QVERIFY2(page->widget()->width() <= page->viewport()->width(),
                     qPrintable(QStringLiteral("step %1: %2 in %3")
                                    .arg(step)
                                    .arg(page->widget()->width())
                                    .arg(page->viewport()->width())));
        }
        QCOMPARE(seen, 1);
    }
    dialog.showStep(2);
    if (percent == 200)
        dialog.resize(850, 640);
    QCoreApplication::processEvents();
    int below = 0;
    for (const auto *option :
         dialog.findChildren<QCheckBox *>(QRegularExpression(QStringLiteral("^option-")))) {
        const auto *mark = dialog.findChild<QLabel *>(
            QString(option->objectName()).replace(0, 7, QStringLiteral("option-rule-")));
        QVERIFY(mark != nullptr);
        QVERIFY(option->width() >= option->sizeHint().width());
        QVERIFY(!mark->geometry().intersects(option->geometry()));
        below += mark->y() >= option->geometry().bottom() ? 1 : 0;
    }
    QCOMPARE(below > 0, percent == 200);
}

QTEST_MAIN(LayoutHoldsTest)
#include "tst_layout_holds.moc"
