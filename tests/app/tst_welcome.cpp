// SPDX-License-Identifier: GPL-3.0-or-later
// The welcome page: the games as cards, the recent tables with their boards, the keyboard.
#include "app/narration/language_switch.h"
#include "app/window/card_layout.h"
#include "app/window/continue_button.h"
#include "app/window/game_shelf.h"
#include "app/window/preferences.h"
#include "app/window/recent_tables.h"
#include "app/window/table_words.h"
#include "app/window/welcome_page.h"
#include "tests/support/counting_game.h"
#include "tests/support/table_past.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QContextMenuEvent>
#include <QLabel>
#include <QPushButton>
#include <QScopeGuard>
#include <QScrollArea>
#include <QSet>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

using namespace qd;
using namespace qd::test;

namespace {

/// The counter under a name that the shelf knows, as if Trafalgar had just been built.
struct BuiltTrafalgar : counting::Game<1> {
    static const GameInfo &info()
    {
        static const GameInfo kInfo = [] {
            GameInfo made = counting::Game<1>::info();
            made.id = "trafalgar";
            return made;
        }();
        return kInfo;
    }
};

/// Every text half as long again as it needs to be.
class LongWords : public QTranslator {
public:
    QString translate(const char *context, const char *source, const char *, int) const override
    {
        if (!QByteArray(context).startsWith("qd::"))
            return {};
        const QString text = QString::fromUtf8(source);
        const auto more = text.size() * 3 / 10 + 1;
        return text + QLatin1Char(' ') + QString(more, QLatin1Char('m'));
    }

    bool isEmpty() const override { return false; }
};

/// A page with a settings folder of its own.
struct Page {
    QTemporaryDir folder;
    Preferences preferences{folder.filePath(QStringLiteral("settings.ini"))};
    std::unique_ptr<WelcomePage> page;

    void open(QSize size = {1280, 720})
    {
        page = std::make_unique<WelcomePage>(preferences);
        page->resize(size);
        page->setRecent(preferences.recentTables());
        page->show();
        page->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(page.get()));
    }

    QString storeFolder() const { return preferences.state().folder() + QStringLiteral("/boards"); }

    /// A table of the past, there or not.
    QString table(const char *name, bool there, const std::optional<TableFacts> &facts = {})
    {
        const QString file = folder.filePath(QString::fromUtf8(name) + QStringLiteral(".qdj"));
        if (there)
            writeFile(file, "a journal, for all that this page sees of it");
        preferences.addRecentTable(file);
        if (facts)
            ThumbnailStore(storeFolder()).keep(file, board(Qt::darkGreen), *facts);
        return file;
    }

    template <class T>
    T *find(const char *name) const
    {
        return page->findChild<T *>(QString::fromLatin1(name));
    }
};

/// Labels and buttons that have less room than their text takes.
QStringList cutOff(const QWidget *page)
{
    QStringList found;
    const auto note = [&found](const QWidget *each, const QString &text) {
        found << QStringLiteral("%1 “%2” %3×%4")
                     .arg(each->objectName(), text.left(40))
                     .arg(each->width())
                     .arg(each->height());
    };
    for (const QLabel *each : page->findChildren<QLabel *>()) {
        if (!each->isVisible() || each->text().isEmpty())
            continue;
        const bool fits = each->wordWrap() ? each->heightForWidth(each->width()) <= each->height()
                                           : each->sizeHint().width() <= each->width()
                && each->sizeHint().height() <= each->height();
        if (!fits)
            note(each, each->text());
    }
    for (const QPushButton *each : page->findChildren<QPushButton *>()) {
        if (!each->isVisible())
            continue;
        const bool fits = each->hasHeightForWidth()
            ? each->heightForWidth(each->width()) <= each->height()
            : each->sizeHint().width() <= each->width()
                && each->sizeHint().height() <= each->height();
        if (!fits)
            note(each, each->text());
    }
    return found;
}

} // namespace

class WelcomeTest : public QObject {
    Q_OBJECT
private slots:
    void cardsComeFromTheCatalogue();
    void aGameInTheCatalogueIsLive();
    void cardsSpeakForThemselves();
    void columnsAreEven();
    void firstStart();
    void tabGoesEverywhere();
    void continueIsTheDefault();
    void aMissingTableSaysSo();
    void deleteTakesOffTheList();
    void menuTakesOffTheList();
    void unfinishedTableIsOffered();
    void enterOpensTheChosenOne();
    void whenIsSaid();
    void examplesAreCalledInTheReadersLanguage();
    void nothingIsCutOff_data();
    void nothingIsCutOff();
};

void WelcomeTest::cardsComeFromTheCatalogue()
{
    const std::vector<ShelfGame> shelf = shelfGames();
    QStringList ids;
    for (const ShelfGame &game : shelf) {
        ids << game.id;
        QVERIFY(!game.name.isEmpty());
        QCOMPARE(game.state == ShelfGame::State::Refereed,
                 findGame(game.id.toStdString()) != nullptr);
    }
    for (const QString &game : kGames)
        QVERIFY2(ids.contains(game), qPrintable(game));
    const std::vector<ShelfGame> none = shelfGames({});
    QCOMPARE(none.size(), std::size_t{4});
    for (const ShelfGame &game : none)
        QCOMPARE(game.state, ShelfGame::State::NotYet);
}

void WelcomeTest::aGameInTheCatalogueIsLive()
{
    const ModuleOf<BuiltTrafalgar> trafalgar;
    const ModuleOf<counting::Game<1>> counter;
    GameShelf shelf(nullptr, {&trafalgar, &counter});
    shelf.resize(1200, 400);
    shelf.show();
    QCOMPARE(shelf.cards().size(), std::size_t{5}); // the four, and one that nobody knows by name
    const auto button = [&shelf](const char *name) {
        return shelf.findChild<QPushButton *>(QString::fromLatin1(name));
    };
    QVERIFY(button("card-new-trafalgar")->isVisible());
    QVERIFY(button("card-example-trafalgar")->isVisible());
    QVERIFY(button("card-new-counting")->isVisible());
    QVERIFY(!button("card-new-santa-cruz-1797")->isVisible());
    QVERIFY(!button("card-new-corunna")->isVisible());
    QSignalSpy asked(&shelf, &GameShelf::newTable);
    button("card-new-trafalgar")->click();
    QCOMPARE(asked.value(0).value(0).toString(), QStringLiteral("trafalgar"));
    QCOMPARE(shelf.cards().front()->game().id, QStringLiteral("trafalgar")); // what can be played
}

void WelcomeTest::cardsSpeakForThemselves()
{
    const ModuleOf<BuiltTrafalgar> trafalgar;
    GameShelf shelf(nullptr, {&trafalgar});
    shelf.resize(1200, 400);
    shelf.show();
    for (const GameCard *card : shelf.cards()) {
        const bool live = card->game().state == ShelfGame::State::Refereed;
        const auto *state =
            card->findChild<QLabel *>(QStringLiteral("card-state-") + card->game().id);
        QCOMPARE(state->text() == QStringLiteral("Not refereed yet"), !live);
        QAccessibleInterface *spoken =
            QAccessible::queryAccessibleInterface(const_cast<GameCard *>(card));
        QCOMPARE(spoken->text(QAccessible::Name), card->game().name);
        QVERIFY(spoken->text(QAccessible::Description).contains(state->text()));
        for (const QWidget *each : card->findChildren<QWidget *>())
            if (!live && each->isVisible())
                QVERIFY2(each->focusPolicy() == Qt::NoFocus, qPrintable(each->objectName()));
        if (live)
            QVERIFY(card->findChild<QPushButton *>(QStringLiteral("card-new-trafalgar"))
                        ->accessibleName()
                        .contains(card->game().name));
    }
}

void WelcomeTest::columnsAreEven()
{
    QWidget owner;
    auto *layout = new CardLayout(&owner);
    layout->setNarrowest(200);
    layout->setSpacing(10);
    for (int i = 0; i < 4; ++i)
        layout->addWidget(new QWidget(&owner));
    QCOMPARE(layout->columnsFor(830), 4);
    QCOMPARE(layout->columnsFor(829), 2); // three and one looks like a mistake
    QCOMPARE(layout->columnsFor(410), 2);
    QCOMPARE(layout->columnsFor(409), 1);
    QCOMPARE(layout->columnsFor(1), 1);
    QCOMPARE(layout->minimumSize().width(), 200);
}

void WelcomeTest::firstStart()
{
    Page page;
    page.open();
    QVERIFY(page.find<QPushButton>("welcome-continue")->isHidden());
    QVERIFY(page.find<QWidget>("welcome-recent")->isHidden());
    QVERIFY(page.find<QWidget>("welcome-no-recent")->isVisible());
    QVERIFY(page.find<QWidget>("welcome-unfinished")->isHidden());
    QCOMPARE(page.page->defaultButton(), page.find<QPushButton>("welcome-new"));
    QSignalSpy asked(page.page.get(), &WelcomePage::newTable);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.value(0).value(0).toString(), QString());
    QSignalSpy example(page.page.get(), &WelcomePage::openExample);
    page.find<QPushButton>("welcome-example")->click();
    QCOMPARE(example.value(0).value(0).toString(), firstExample());
    QVERIFY(!firstExample().isEmpty());
}

void WelcomeTest::tabGoesEverywhere()
{
    Page page;
    page.table("one", true, clubNight());
    page.open();
    QStringList reached;
    QWidget *first = QApplication::focusWidget();
    QCOMPARE(first, page.find<QPushButton>("welcome-continue"));
    for (QWidget *at = first; reached.size() < 40;) {
        reached << at->objectName();
        const QRect shown(at->mapTo(page.page.get(), QPoint(0, 0)), at->size());
        QVERIFY2(page.page->rect().intersects(shown), qPrintable(at->objectName()));
        QTest::keyClick(at, Qt::Key_Tab);
        at = QApplication::focusWidget();
        if (at == first)
            break;
    }
    const QStringList wanted{QStringLiteral("welcome-continue"),
                             QStringLiteral("welcome-new"),
                             QStringLiteral("welcome-example"),
                             QStringLiteral("welcome-open"),
                             QStringLiteral("card-new-santa-cruz-1797"),
                             QStringLiteral("card-example-santa-cruz-1797"),
                             QStringLiteral("welcome-recent")};
    QStringList known;
    for (const QString &name : reached)
        if (wanted.contains(name))
            known << name;
    QCOMPARE(known, wanted);
}

void WelcomeTest::continueIsTheDefault()
{
    Page page;
    page.table("older", true);
    const QString last = page.table("newer", true, clubNight());
    page.table("gone", false, clubNight());
    page.open();
    auto *button = page.find<ContinueButton>("welcome-continue");
    QVERIFY(button->isVisible());
    QVERIFY(button->details().startsWith(QStringLiteral("Club night · turn 3 of 12 · ")));
    QVERIFY2(button->details().contains(QStringLiteral("today"))
                 || button->details().contains(QStringLiteral("yesterday")), // at midnight
             qPrintable(button->details()));
    QSignalSpy opened(page.page.get(), &WelcomePage::openFile);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(opened.size(), 1);
    QCOMPARE(opened.value(0).value(0).toString(), last); // the newest that is there
}

void WelcomeTest::aMissingTableSaysSo()
{
    Page page;
    page.table("here", true, clubNight());
    page.table("gone", false, clubNight());
    page.open();
    auto *recent = page.find<RecentTables>("welcome-recent");
    QCOMPARE(recent->count(), 2);
    QVERIFY(!recent->item(0)->data(RecentTables::ThereRole).toBool());
    QVERIFY(recent->item(0)
                ->data(Qt::AccessibleTextRole)
                .toString()
                .contains(QStringLiteral("no longer there")));
    QVERIFY(recent->item(1)->data(RecentTables::ThereRole).toBool());
    QCOMPARE(recent->item(1)->data(RecentTables::BoardRole).value<QImage>().size(),
             QSize(240, 150));
    QVERIFY(recent->item(1)
                ->data(RecentTables::WhereRole)
                .toString()
                .startsWith(QStringLiteral("turn 3 of 12 · British")));
    QSignalSpy opened(page.page.get(), &WelcomePage::openFile);
    recent->setFocus();
    recent->setCurrentRow(0);
    QTest::keyClick(recent, Qt::Key_Return);
    QCOMPARE(opened.size(), 0);
}

void WelcomeTest::deleteTakesOffTheList()
{
    Page page;
    const QString here = page.table("here", true, clubNight());
    const QString gone = page.table("gone", false, clubNight());
    page.open();
    auto *recent = page.find<RecentTables>("welcome-recent");
    recent->setFocus();
    recent->setCurrentRow(0);
    QTest::keyClick(recent, Qt::Key_Delete);
    QCOMPARE(recent->count(), 1);
    QCOMPARE(page.preferences.recentTables(), QStringList{here});
    QVERIFY(recent->hasFocus());
    QTest::keyClick(recent, Qt::Key_Delete);
    QCOMPARE(page.preferences.recentTables(), QStringList());
    QVERIFY(QFile::exists(here)); // off the list, not off the disk
    QVERIFY(page.find<QWidget>("welcome-no-recent")->isVisible());
    QCOMPARE(QApplication::focusWidget(), page.find<QPushButton>("welcome-new"));
    page.page.reset(); // writes what is still to be written
    QVERIFY(QDir(page.storeFolder()).isEmpty());
}

void WelcomeTest::menuTakesOffTheList()
{
    Page page;
    page.table("gone", false);
    page.open();
    auto *recent = page.find<RecentTables>("welcome-recent");
    recent->setFocus();
    QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(1, 1), QPoint(1, 1),
                            Qt::NoModifier);
    QApplication::sendEvent(recent->viewport(), &event);
    auto *menu = recent->findChild<QWidget *>(QStringLiteral("recent-menu"));
    QVERIFY(menu != nullptr);
    const QList<QAction *> actions = menu->actions();
    QCOMPARE(actions.size(), 2);
    QVERIFY(!actions.at(0)->isEnabled()); // nothing to open
    actions.at(1)->trigger();
    QCOMPARE(recent->count(), 0);
    QCOMPARE(page.preferences.recentTables(), QStringList());
}

void WelcomeTest::unfinishedTableIsOffered()
{
    Page page;
    const QString file = page.table("club", true, clubNight());
    page.open();
    page.page->setUnfinished(file, QStringLiteral("41 entries are on disk."));
    QVERIFY(page.find<QWidget>("welcome-unfinished")->isVisible());
    const QString what = page.find<QLabel>("welcome-unfinished-what")->text();
    QVERIFY2(what.startsWith(QStringLiteral("Club night · turn 3 of 12 · ")), qPrintable(what));
    QVERIFY(what.endsWith(QStringLiteral("\n41 entries are on disk.")));
    QCOMPARE(page.page->defaultButton()->objectName(), QStringLiteral("welcome-again"));
    QSignalSpy opened(page.page.get(), &WelcomePage::openFile);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(opened.value(0).value(0).toString(), file);
    page.page->setUnfinished(QString(), QString());
    QVERIFY(page.find<QWidget>("welcome-unfinished")->isHidden());
    QCOMPARE(page.page->defaultButton()->objectName(), QStringLiteral("welcome-continue"));
}

void WelcomeTest::enterOpensTheChosenOne()
{
    Page page;
    const QString older = page.table("older", true, clubNight());
    page.table("newer", true, clubNight());
    page.open();
    auto *recent = page.find<RecentTables>("welcome-recent");
    QSignalSpy opened(page.page.get(), &WelcomePage::openFile);
    recent->setFocus();
    QTest::keyClick(recent, Qt::Key_Right);
    QTest::keyClick(recent, Qt::Key_Return);
    QCOMPARE(opened.size(), 1); // and not the default button besides
    QCOMPARE(opened.value(0).value(0).toString(), older);
    const QPoint first = recent->visualItemRect(recent->item(1)).center();
    QTest::mouseClick(recent->viewport(), Qt::LeftButton, Qt::NoModifier, first);
    QCOMPARE(opened.size(), 1); // a click only chooses
    QTest::mouseDClick(recent->viewport(), Qt::LeftButton, Qt::NoModifier, first);
    QCOMPARE(opened.size(), 2);
}

void WelcomeTest::whenIsSaid()
{
    QLocale::setDefault(QLocale(QStringLiteral("en_GB")));
    const QDateTime now(QDate(2026, 11, 30), QTime(0, 5));
    const auto said = [&now](QDate date, QTime time) {
        return TableWords::spoken(QDateTime(date, time), now);
    };
    QCOMPARE(said({2026, 11, 30}, {0, 1}), QStringLiteral("today 00:01"));
    QCOMPARE(said({2026, 11, 29}, {22, 10}), QStringLiteral("yesterday 22:10"));
    QCOMPARE(said({2026, 11, 28}, {22, 10}), QStringLiteral("28/11/2026, 22:10"));
    QCOMPARE(said({2026, 12, 1}, {9, 0}), QStringLiteral("01/12/2026, 09:00")); // a wrong clock
}

void WelcomeTest::examplesAreCalledInTheReadersLanguage()
{
    LanguageSwitch language;
    const QString game = QStringLiteral("Trafalgar");
    const QString titles[] = {QStringLiteral("Example: Trafalgar"),
                              QStringLiteral("Ejemplo: Trafalgar"),
                              QStringLiteral("Exemple\u00A0: Trafalgar")};
    const char *codes[] = {"en", "es", "fr"};
    for (int reader = 0; reader < 3; ++reader) {
        language.set(LanguageSwitch::fromCode(QString::fromLatin1(codes[reader])));
        for (const QString &stored : titles)
            QCOMPARE(spokenTitle(stored, game), titles[reader]);
        // What a person typed, and an example of another game.
        for (const char *own : {"Club night", "Example: the club", "Example: As Per Margin"})
            QCOMPARE(spokenTitle(QString::fromLatin1(own), game), QString::fromLatin1(own));
    }
    language.set(LanguageSwitch::fromCode(QStringLiteral("en")));
}

void WelcomeTest::nothingIsCutOff_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("percent");
    QTest::addColumn<bool>("longWords");
    for (const QSize size : {QSize(1280, 660), QSize(1440, 840), QSize(1920, 1000)})
        for (const int percent : {100, 150, 200})
            for (const bool longWords : {false, true})
                QTest::addRow("%d at %d%%%s", size.width(), percent, longWords ? " +30%" : "")
                    << size << percent << longWords;
}

void WelcomeTest::nothingIsCutOff()
{
    QFETCH(QSize, size);
    QFETCH(int, percent);
    QFETCH(bool, longWords);
    const QFont before = QApplication::font();
    QFont font = before;
    font.setPointSizeF(before.pointSizeF() * percent / 100.0);
    LongWords words;
    if (longWords)
        QApplication::installTranslator(&words);
    QApplication::setFont(font);
    const auto restore = qScopeGuard([&] {
        QApplication::setFont(before);
        QApplication::removeTranslator(&words);
    });
    Page page;
    const QString file = page.table("one", true, clubNight());
    page.table("two", false);
    page.table("three", true, clubNight());
    page.open(size);
    page.page->setUnfinished(file, QStringLiteral("Club night · turn 3 of 12 · British action"));
    QCoreApplication::processEvents();
    const auto *scroll = page.page->findChild<QScrollArea *>();
    QVERIFY2(scroll->widget()->width() <= scroll->viewport()->width(),
             qPrintable(QString::number(scroll->widget()->width())));
    QTRY_VERIFY2(cutOff(page.page.get()).isEmpty(),
                 qPrintable(cutOff(page.page.get()).join(QLatin1Char('\n'))));
    for (const QWidget *each : page.page->findChildren<QWidget *>()) {
        if (!each->isVisible() || !scroll->widget()->isAncestorOf(each))
            continue;
        const QRect at(each->mapTo(scroll->widget(), QPoint(0, 0)), each->size());
        QVERIFY2(scroll->widget()->rect().contains(at), qPrintable(each->objectName()));
    }
    const auto *recent = page.find<RecentTables>("welcome-recent");
    const QRect lastItem = recent->visualItemRect(recent->item(recent->count() - 1));
    QVERIFY2(lastItem.bottom() <= recent->viewport()->height(),
             qPrintable(QStringLiteral("%1 of %2, wanted %3 at %4")
                            .arg(lastItem.bottom())
                            .arg(recent->viewport()->height())
                            .arg(recent->heightForWidth(recent->width()))
                            .arg(recent->width())));
}

QTEST_MAIN(WelcomeTest)
#include "tst_welcome.moc"
