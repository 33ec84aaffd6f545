// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/table_opener.h"

#include "app/panels/act_draft.h"
#include "app/session/script_import.h"
#include "app/session/verify.h"
#include "app/window/dialog_desk.h"
#include "app/window/fault_words.h"
#include "app/window/in_hand.h"
#include "app/window/preferences.h"
#include "app/window/table_desk.h"
#include "app/window/table_files.h"

#include <QDate>
#include <QDir>
#include <QFileInfo>

namespace qd {

TableOpener::TableOpener(TableDesk &desk, DialogDesk &dialogs, Preferences &preferences,
                         QObject *parent)
    : QObject(parent), m_desk(desk), m_dialogs(dialogs), m_preferences(preferences)
{
}

void TableOpener::takeUp(std::unique_ptr<TableSession> session, qint64 entry)
{
    m_looking.reset();
    m_preferences.addRecentTable(session->file());
    m_desk.setTable(std::move(session), entry);
}

bool TableOpener::openFile(const QString &file)
{
    if (m_desk.isOpen() && QFileInfo(file) == QFileInfo(m_desk.session()->file()))
        return true; // it is the table that is open
    auto opened = TableSession::open(file);
    if (!opened)
        return answerUnopened(file, opened.error());
    takeUp(std::move(*opened));
    return true;
}

bool TableOpener::answerUnopened(const QString &file, const Trouble &why)
{
    if (const auto *fault = std::get_if<Fault>(&why)) {
        switch (fault->kind) {
        case FaultKind::Busy:
            return m_dialogs.confirm(faultText(*fault), tr("&Look at a copy"))
                && look(file, *fault);
        case FaultKind::ReadOnly:
            return look(file, *fault); // the bar above the board says so
        case FaultKind::NotFound:
            return answerMissing(file, *fault);
        case FaultKind::Damaged:
            return answerDamaged(file, *fault);
        default:
            break;
        }
    }
    m_dialogs.tell(tr("The table was not opened"), m_dialogs.troubleText(why, m_desk.narrator()));
    return false;
}

bool TableOpener::answerMissing(const QString &file, const Fault &why)
{
    const bool remembered =
        m_preferences.recentTables().contains(QFileInfo(file).absoluteFilePath());
    QStringList verbs{tr("&Look for it…")};
    if (remembered)
        verbs << tr("&Forget it");
    const int verb = m_dialogs.choose(
        {tr("The table was not opened"), faultText(why), verbs, faultHelp(why.kind)});
    if (verb == 1)
        m_preferences.forgetRecentTable(QFileInfo(file).absoluteFilePath());
    if (verb != 0)
        return false;
    const QString found = m_dialogs.fileToOpen();
    if (found.isEmpty() || !openFile(found))
        return false;
    if (remembered && QFileInfo(found) != QFileInfo(file))
        m_preferences.forgetRecentTable(QFileInfo(file).absoluteFilePath());
    return true;
}

bool TableOpener::answerDamaged(const QString &file, const Fault &why)
{
    if (m_dialogs.choose(
            {tr("The table was not opened"), faultText(why), {tr("&Verify")}, faultHelp(why.kind)})
        != 0)
        return false;
    if (const auto report = verifyFile(file, VerifyDepth::Redecide))
        m_dialogs.showVerification(*report);
    else
        m_dialogs.showFault(report.error());
    return false;
}

bool TableOpener::look(const QString &file, const Fault &why)
{
    auto opened = TableSession::open(file, TableSession::Access::ReadOnly);
    if (!opened) {
        m_dialogs.tell(tr("The table was not opened"),
                       m_dialogs.troubleText(opened.error(), m_desk.narrator()));
        return false;
    }
    m_looking = why;
    m_desk.setTable(std::move(*opened));
    return true;
}

QString TableOpener::lookingWords() const
{
    const TableSession *session = m_desk.session();
    if (session == nullptr || session->access() == TableSession::Access::ReadWrite)
        return {};
    if (m_looking && m_looking->kind == FaultKind::Busy)
        return tr("You look at a copy: another program has the table open. Nothing is recorded "
                  "here.");
    return tr("Read only: the file or its folder can’t be written. Nothing is recorded here.");
}

bool TableOpener::importFile(const QString &file)
{
    const auto script = readOwnFile(file);
    if (!script) {
        m_dialogs.showFault(script.error());
        return false;
    }
    if (const auto made = makeTablesFolder(m_preferences.tablesFolder()); !made) {
        m_dialogs.showFault(made.error());
        return false;
    }
    TablePeople people;
    people.title = QFileInfo(file).completeBaseName();
    auto imported = importScript(
        *script, freshTableFile(m_preferences.tablesFolder(), people.title, QDate::currentDate()),
        people);
    if (!imported) {
        m_dialogs.tell(tr("No table was made"),
                       tr("Line %1 of the script stops it: %2", "%2: why")
                           .arg(imported.error().line)
                           .arg(m_dialogs.troubleText(imported.error().why, nullptr)));
        return false;
    }
    takeUp(std::move(*imported));
    return true;
}

std::optional<QString> TableOpener::copyElsewhere()
{
    const QFileInfo now(m_desk.session()->file());
    const QString file = m_dialogs.fileForCopy(now.dir().filePath(
        tr("%1, copy", "file name").arg(now.completeBaseName()) + QStringLiteral(".qdj")));
    if (file.isEmpty())
        return std::nullopt;
    if (const auto saved = m_desk.session()->saveCopy(file); !saved) {
        m_dialogs.showFault(saved.error());
        return std::nullopt;
    }
    return file;
}

bool TableOpener::saveCopy()
{
    const auto file = copyElsewhere();
    if (file)
        emit m_desk.announced(tr("Copy saved: %1").arg(*file));
    return file.has_value();
}

bool TableOpener::goOnElsewhere()
{
    const auto file = copyElsewhere();
    if (!file)
        return false;
    const InHand hand = inHand(*m_desk.draft());
    if (!openFile(*file))
        return false;
    qd::takeUp(hand, *m_desk.draft());
    emit m_desk.announced(tr("You go on in the copy: %1").arg(*file));
    return true;
}

void TableOpener::openAgain()
{
    const QString file = m_desk.session()->file();
    m_desk.closeTable();
    openFile(file);
}

void TableOpener::answerFault(const Fault &fault)
{
    const bool elsewhere = fault.kind == FaultKind::DiskFull || fault.kind == FaultKind::ReadOnly
        || fault.kind == FaultKind::Gone || fault.kind == FaultKind::Unreadable;
    if (!elsewhere || !m_desk.isOpen()) {
        m_dialogs.showFault(fault);
        return;
    }
    QStringList verbs{tr("&Save a copy elsewhere…")};
    const bool again =
        fault.kind == FaultKind::DiskFull && m_desk.draft()->stage() == ActDraft::Stage::Ready;
    if (again)
        verbs.prepend(tr("&Try again"));
    const int verb = m_dialogs.choose(
        {tr("Nothing was recorded"), faultText(fault), verbs, faultHelp(fault.kind)});
    if (verb < 0)
        return;
    if (again && verb == 0)
        m_desk.draft()->record();
    else
        goOnElsewhere();
}

void TableOpener::takeDropped(const DroppedFile &dropped)
{
    using Kind = DroppedFile::Kind;
    const QString name = QFileInfo(dropped.file).fileName();
    const auto tell = [this](const QString &text) {
        m_dialogs.tell(tr("Nothing was opened"), text);
    };
    switch (dropped.kind) {
    case Kind::Journal:
        openFile(dropped.file);
        return;
    case Kind::Script:
        if (m_dialogs.confirm(tr("%1 is a script. Make a new table of it?").arg(name),
                              tr("&Make the table")))
            importFile(dropped.file);
        return;
    case Kind::Board:
    case Kind::Decks:
        if (m_dialogs.confirm(tr("%1 is made for a new table: choose it there as board or decks. "
                                 "Begin one now?")
                                  .arg(name),
                              tr("New &table…")))
            emit newTableWanted();
        return;
    case Kind::Several:
        return tell(tr("One table at a time: drop a single file."));
    case Kind::Elsewhere:
        return tell(tr("This is an address, not a file of this computer. Save it first, then drop "
                       "the file."));
    case Kind::Missing:
        return tell(tr("The file is not there any more."));
    case Kind::Folder:
        return tell(
            tr("%1 is a folder. Drop one table from it, a file that ends in “.qdj”.").arg(name));
    case Kind::Picture:
        return tell(
            tr("%1 is a picture. Drop a table, a script or a board file instead.").arg(name));
    case Kind::Other:
        return tell(tr("%1 is no table, script, board or deck file of Quarterdeck.").arg(name));
    }
}

} // namespace qd
