// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/sheet_printer.h"

#include "app/narration/narrator.h"
#include "app/panels/game_panels.h"
#include "app/panels/sheet_painter.h"
#include "app/window/action_catalogue.h"
#include "app/window/dialog_desk.h"
#include "app/window/one_line.h"
#include "app/window/preferences.h"
#include "app/window/table_desk.h"
#include "app/window/table_files.h"

#include <QAction>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QLocale>

namespace qd {
namespace {

QString spokenTime(const QString &atUtc)
{
    const QDateTime at = QDateTime::fromString(atUtc, Qt::ISODateWithMs).toLocalTime();
    return QLocale().toString(at, QLocale::ShortFormat);
}

const Entry *shownEntry(const TableDesk &desk)
{
    const auto &entries = desk.session()->entries();
    const qint64 seq =
        desk.shownEntry() < 0 ? static_cast<qint64>(entries.size()) : desk.shownEntry();
    return seq > 0 ? &entries.at(static_cast<std::size_t>(seq - 1)) : nullptr;
}

Position shownPosition(const TableDesk &desk)
{
    return desk.shownEntry() < 0 ? desk.session()->now() : desk.session()->at(desk.shownEntry());
}

} // namespace

SheetPrinter::SheetPrinter(TableDesk &desk, ActionCatalogue &actions, DialogDesk &dialogs,
                           Preferences &preferences, QObject *parent)
    : QObject(parent)
    , m_desk(desk)
    , m_actions(actions)
    , m_dialogs(dialogs)
    , m_preferences(preferences)
{
    connect(m_actions.action(QStringLiteral("print-sheets")), &QAction::triggered, this,
            &SheetPrinter::print);
    connect(m_actions.action(QStringLiteral("save-sheets")), &QAction::triggered, this,
            &SheetPrinter::saveAsPdf);
}

void SheetPrinter::enableActions()
{
    const TableSession *session = m_desk.session();
    const bool has = session != nullptr && hasRecordSheets(session->info().game.toStdString());
    for (const char *id : {"print-sheets", "save-sheets"}) {
        QAction *action = m_actions.action(QString::fromLatin1(id));
        action->setVisible(has);
        action->setEnabled(has);
    }
}

QPageSize SheetPrinter::paper() const
{
    const QString chosen = m_preferences.paper();
    if (chosen == QLatin1String("Letter"))
        return QPageSize(QPageSize::Letter);
    return chosen == QLatin1String("A4") ? QPageSize(QPageSize::A4) : usualPaper(QLocale::system());
}

std::optional<SheetBook> SheetPrinter::book() const
{
    auto made = makeSheetBook(shownPosition(m_desk), *m_desk.narrator());
    if (made && !made->sheets.empty())
        return made;
    m_dialogs.tell(tr("No record sheets"),
                   tr("There are no ships on this table yet. Add them with Adjust…, or open a "
                      "scenario that has some."));
    return std::nullopt;
}

SheetHeading SheetPrinter::heading() const
{
    const TableSession &session = *m_desk.session();
    const Situation situation = shownPosition(m_desk).situation();
    SheetHeading heading;
    heading.table = oneLine(session.info().title);
    if (heading.table.isEmpty())
        heading.table = m_desk.narrator()->gameName();
    heading.title = tr("Record sheets");
    heading.moment = tr("Turn %1: %2", "turn, phase")
                         .arg(QLocale().toString(situation.turn),
                              m_desk.narrator()->sequenceStep(situation.phase));
    const Entry *entry = shownEntry(m_desk);
    heading.entry = entry != nullptr
        ? tr("after entry %1, %2", "number, date and time")
              .arg(QLocale().toString(entry->seq), spokenTime(entry->atUtc))
        : tr("at the opening, %1", "date and time").arg(spokenTime(session.info().createdUtc));
    return heading;
}

void SheetPrinter::print()
{
    const auto sheets = book();
    if (!sheets)
        return;
    const SheetHeading head = heading();
    m_dialogs.previewPages(head.title, paper(),
                           [&](QPagedPaintDevice &device) { printSheets(device, *sheets, head); });
}

void SheetPrinter::saveAsPdf()
{
    const auto sheets = book();
    if (!sheets)
        return;
    const QFileInfo table(m_desk.session()->file());
    const auto wanted = m_dialogs.fileForSheets(
        table.dir().filePath(table.completeBaseName() + QStringLiteral(".pdf")), paper());
    if (!wanted)
        return;
    m_preferences.setPaper(wanted->paper.key());
    const QByteArray pdf = sheetsAsPdf(*sheets, heading(), wanted->paper);
    if (const QString trouble = writeWhole(wanted->file, pdf); !trouble.isEmpty())
        m_dialogs.tell(tr("The record sheets were not saved"),
                       tr("%1 was not written: %2\n\nWhat stood there before is untouched. Free "
                          "some space or choose another folder, and save again.",
                          "file, what the system says")
                           .arg(wanted->file, trouble));
    else
        emit m_desk.announced(tr("Record sheets saved: %1", "a file").arg(wanted->file));
}

} // namespace qd
