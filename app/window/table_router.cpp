// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/table_router.h"

#include "app/narration/fault_sentence.h"
#include "app/narration/narrator.h"
#include "app/panels/act_draft.h"
#include "app/panels/game_panels.h"
#include "app/session/script_export.h"
#include "app/session/script_import.h"
#include "app/window/action_catalogue.h"
#include "app/window/dialog_desk.h"
#include "app/window/example_journal.h"
#include "app/window/fault_words.h"
#include "app/window/game_shelf.h"
#include "app/window/one_line.h"
#include "app/window/preferences.h"
#include "app/window/sheet_printer.h"
#include "app/window/table_desk.h"
#include "app/window/table_files.h"
#include "app/window/table_opener.h"
#include "app/window/table_words.h"
#include "rules/catalog/catalog.h"

#include <QAction>
#include <QByteArray>
#include <QDate>
#include <QDir>
#include <QFileInfo>
#include <QLocale>

namespace qd {
namespace {

/// The option, and the part of an adjustment, that holds the tables of the series.
const auto kSeries = QStringLiteral("series");

} // namespace

TableRouter::TableRouter(TableDesk &desk, ActionCatalogue &actions, DialogDesk &dialogs,
                         Preferences &preferences, QObject *parent)
    : QObject(parent)
    , m_desk(desk)
    , m_actions(actions)
    , m_dialogs(dialogs)
    , m_preferences(preferences)
    , m_opener(new TableOpener(desk, dialogs, preferences, this))
    , m_sheets(new SheetPrinter(desk, actions, dialogs, preferences, this))
{
    connect(&m_desk, &TableDesk::faulted, this,
            [this](const Fault &fault) { m_opener->answerFault(fault); });
    connect(m_opener, &TableOpener::newTableWanted, this, [this] { newTable(); });
}

void TableRouter::connectActions()
{
    connectTableActions();
    connectActActions();
    connectJournalActions();
}

void TableRouter::connectTableActions()
{
    const auto on = [this](const char *id, auto &&what) {
        connect(m_actions.action(QString::fromLatin1(id)), &QAction::triggered, this, what);
    };
    on("new", [this] { newTable(); });
    on("open", [this] { chooseFile(); });
    on("example", [this] { openExample(firstExample()); });
    on("save-copy", [this] { m_opener->saveCopy(); });
    on("export-script", [this] { exportScript(); });
    on("close", [this] { m_desk.closeTable(); });
    on("about", [this] { m_dialogs.showAbout(); });
}

void TableRouter::connectActActions()
{
    const auto on = [this](const char *id, auto &&what) {
        connect(m_actions.action(QString::fromLatin1(id)), &QAction::triggered, this, what);
    };
    on("undo", [this] { m_desk.undo(); });
    on("redo", [this] { m_desk.redo(); });
    on("record", [this] { m_desk.draft()->record(); });
    on("roll", [this] { m_desk.draft()->rollMissing(); });
    on("overrule", [this] {
        if (const auto reason = m_dialogs.reason())
            m_desk.draft()->overrule(*reason);
    });
    on("clear-draft", [this] { m_desk.draft()->clear(); });
    on("adjust", [this] { adjust(); });
    on("series-tables", [this] { editSeries(); });
    on("phase-help", [this] { phaseHelp(); });
    connect(m_desk.draft(), &ActDraft::changed, this, &TableRouter::enableActions);
}

void TableRouter::connectJournalActions()
{
    const auto on = [this](const char *id, auto &&what) {
        connect(m_actions.action(QString::fromLatin1(id)), &QAction::triggered, this, what);
    };
    on("step-first", [this] { m_desk.stepFirst(); });
    on("step-back", [this] { m_desk.stepBack(); });
    on("step-on", [this] { m_desk.stepOn(); });
    on("step-now", [this] { m_desk.showNow(); });
    on("note", [this] { note(); });
    on("undo-to", [this] { undoTo(m_desk.shownEntry()); });
    on("verify", [this] { verify(); });
    on("reveal-dice", [this] { revealDice(); });
}

/// Why nothing can be done to the table now: it is only looked at, or in its past. Empty: it can.
QString TableRouter::whyOnlyLooked() const
{
    const TableSession *session = m_desk.session();
    if (session != nullptr && session->access() != TableSession::Access::ReadWrite)
        return tr("This table is only looked at: nothing is recorded.");
    return m_desk.shownEntry() >= 0 ? tr("You are looking at the past: go back to now first.")
                                    : QString();
}

/// Each action, or why not: a key that does nothing has its reason in the menu and in the palette.
void TableRouter::enableActions()
{
    const TableSession *session = m_desk.session();
    if (session == nullptr) {
        m_actions.setTableOpen(false);
        m_sheets->enableActions();
        return;
    }
    const QString looked = whyOnlyLooked();
    const auto allow = [this](const char *id, bool on, const QString &otherwise) {
        m_actions.allow(QString::fromLatin1(id), on ? QString() : otherwise);
    };
    const auto act = [&](const char *id, bool on, const QString &otherwise) {
        allow(id, on && looked.isEmpty(), looked.isEmpty() ? otherwise : looked);
    };
    act("undo", session->canUndo(), tr("No act is left to take back."));
    act("redo", session->canRedo(), tr("No act was taken back."));
    act("adjust", isAdjustable(session->info().game.toStdString()),
        tr("This game has no form for that."));
    act("series-tables", hasSeriesTables(session->info().game.toStdString()),
        tr("This game has no tables of a series’ rulebook."));
    act("reveal-dice", !session->isDiceRevealed(), tr("The seed is revealed already."));
    act("end-phase", true, {});
    act("move-to", true, {});
    enableDraftActions(looked);
    allow("note", session->access() == TableSession::Access::ReadWrite, looked);
    const qint64 shown = m_desk.shownEntry();
    const auto entries = static_cast<qint64>(session->entries().size());
    const QString present = tr("This is the present.");
    allow("undo-to", session->access() == TableSession::Access::ReadWrite && shown >= 0,
          shown < 0 ? tr("Go to an earlier entry first.") : looked);
    for (const char *id : {"step-first", "step-back"})
        allow(id, shown != 0 && entries > 0, tr("There is no earlier entry."));
    allow("step-on", shown >= 0 && shown < entries,
          shown < 0 ? present : tr("There is no later entry."));
    allow("step-now", shown >= 0, present);
    m_sheets->enableActions();
}

/// What hangs on the act in hand.
void TableRouter::enableDraftActions(const QString &looked)
{
    using Stage = ActDraft::Stage;
    const Stage stage = m_desk.draft()->stage();
    const auto act = [&](const char *id, bool on, const QString &otherwise) {
        m_actions.allow(QString::fromLatin1(id),
                        !looked.isEmpty() ? looked
                            : on          ? QString()
                                          : otherwise);
    };
    const QString nothing = tr("No act is in hand.");
    act("record", stage == Stage::Ready,
        stage == Stage::Empty           ? nothing
            : stage == Stage::NeedsDice ? tr("The dice are missing.")
            : stage == Stage::Refused   ? tr("The rules say no.")
                                        : tr("The act in hand is not complete yet."));
    act("roll", stage == Stage::NeedsDice, tr("No dice are wanted now."));
    act("overrule", stage == Stage::Refused, tr("The rules have refused nothing."));
    act("clear-draft", stage != Stage::Empty, nothing);
}

QString TableRouter::tableTitle() const
{
    const TableSession *session = m_desk.session();
    if (session == nullptr)
        return {};
    const QString game = m_desk.narrator()->gameName();
    return session->info().title.isEmpty() ? game
                                           : oneLine(spokenTitle(session->info().title, game));
}

bool TableRouter::openFile(const QString &file)
{
    return m_opener->openFile(file);
}

bool TableRouter::openExample(const QString &game)
{
    if (const auto made = makeTablesFolder(m_preferences.tablesFolder()); !made) {
        m_dialogs.showFault(made.error());
        return false;
    }
    const GameModule *module = findGame(game.toStdString());
    if (module == nullptr)
        return false;
    TablePeople people;
    people.title = tr("Example: %1", "name of a game").arg(makeNarrator(*module)->gameName());
    const QString file =
        freshTableFile(m_preferences.tablesFolder(), people.title, QDate::currentDate());
    if (m_desk.isOpen() && isUntouchedExample(*m_desk.session(), exampleScript(game))) {
        m_desk.showEntry(1);
        return true;
    }
    if (auto again = untouchedExample(file, exampleScript(game))) {
        m_opener->takeUp(std::move(again), 1);
        return true;
    }
    auto imported = importScript(exampleScript(game), file, people);
    if (!imported) {
        m_dialogs.tell(tr("The example was not opened"),
                       m_dialogs.troubleText(imported.error().why, nullptr));
        return false;
    }
    m_opener->takeUp(std::move(*imported), 1);
    return true;
}

void TableRouter::newTable(const QString &game)
{
    const auto wanted = m_dialogs.newTable(game);
    if (!wanted)
        return;
    if (const auto made = makeTablesFolder(m_preferences.tablesFolder()); !made) {
        m_dialogs.showFault(made.error());
        return;
    }
    const QString file =
        freshTableFile(m_preferences.tablesFolder(), wanted->people.title, QDate::currentDate());
    auto created = TableSession::create(file, wanted->spec, wanted->people);
    if (created)
        m_opener->takeUp(std::move(*created));
    else
        m_dialogs.tell(tr("No table was made"),
                       m_dialogs.troubleText(created.error(), m_desk.narrator()));
}

void TableRouter::chooseFile()
{
    const QString file = m_dialogs.fileToOpen();
    if (!file.isEmpty())
        openFile(file);
}

void TableRouter::exportScript()
{
    const QFileInfo now(m_desk.session()->file());
    const QString name = m_dialogs.fileForScript(
        now.dir().filePath(now.completeBaseName() + QStringLiteral(".jsonl")));
    if (name.isEmpty())
        return;
    QByteArray script;
    writeScript(*m_desk.session(), [&script](std::string_view line) {
        script.append(line.data(), static_cast<qsizetype>(line.size()));
        script.append('\n');
    });
    const QString wrong = writeWhole(name, script);
    if (wrong.isEmpty())
        emit m_desk.announced(tr("Script saved: %1").arg(name));
    else
        m_dialogs.showFault(writeFault(name, wrong));
}

void TableRouter::adjustAt(const QString &path)
{
    // What is filled in serves the act in hand: that goes on.
    const std::string inHand = m_desk.draft()->command();
    if (path.section(QLatin1Char('.'), 0, 0) == kSeries) {
        editSeries();
    } else if (m_actions.action(QStringLiteral("adjust"))->isEnabled()) {
        m_dialogs.adjustAt = path;
        adjust();
    }
    if (!inHand.empty() && m_desk.draft()->command().empty())
        m_desk.draft()->setCommand(inHand);
}

void TableRouter::editSeries()
{
    if (!m_actions.action(QStringLiteral("series-tables"))->isEnabled())
        return;
    if (const auto wanted = m_dialogs.dataInPlay(*m_desk.session(), kSeries))
        m_desk.adjust(wanted->command, wanted->reason);
}

void TableRouter::adjust()
{
    if (const auto wanted = m_dialogs.adjustment(m_desk.session()->now(), *m_desk.narrator()))
        m_desk.adjust(wanted->command, wanted->reason);
}

void TableRouter::undoTo(qint64 seq)
{
    const TableSession &session = *m_desk.session();
    qint64 acts = 0;
    for (qint64 later = seq + 1; later <= static_cast<qint64>(session.entries().size()); ++later) {
        const Entry &entry = session.entries().at(static_cast<std::size_t>(later - 1));
        if (entry.kind == EntryKind::Act && !session.isUndone(later))
            ++acts;
    }
    if (acts == 0) {
        emit m_desk.announced(tr("After this entry there is no act to undo."));
        return;
    }
    const QString question = tr("Undo %n acts? They stay in the journal, struck through.", nullptr,
                                static_cast<int>(acts));
    if (m_dialogs.confirm(question, tr("&Undo")))
        m_desk.undoTo(seq);
}

void TableRouter::note()
{
    if (const auto text = m_dialogs.note(); text && !m_desk.note(*text))
        m_dialogs.setKept({*text, {}, {}}); // it wasn't recorded: the next dialog begins with it
}

void TableRouter::verify()
{
    m_dialogs.showVerification(m_desk.session()->verify(VerifyDepth::Redecide));
}

void TableRouter::revealDice()
{
    if (!m_dialogs.confirmForGood(
            tr("Write the secret dice seed into the journal? Everybody can then "
               "check the dice that the "
               "program rolled; it should roll no more in this game."),
            tr("&Reveal")))
        return;
    if (const auto done = m_desk.session()->revealDice(); !done)
        m_dialogs.tell(tr("The seed was not revealed"),
                       m_dialogs.troubleText(done.error(), m_desk.narrator()));
}

void TableRouter::phaseHelp()
{
    const Situation situation = m_desk.session()->now().situation();
    m_dialogs.tell(m_desk.narrator()->sequenceStep(situation.phase),
                   m_desk.narrator()->phaseHelp(situation.phase));
}

} // namespace qd
