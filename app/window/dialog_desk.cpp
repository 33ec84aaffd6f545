// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dialog_desk.h"

#include "app/mirror/icons.h"
#include "app/narration/narrator.h"
#include "app/narration/reason_in_words.h"
#include "app/window/adjust_dialog.h"
#include "app/window/data_in_play.h"
#include "app/window/dialog_help.h"
#include "app/window/fault_words.h"
#include "app/window/file_choice.h"
#include "app/window/keys_dialog.h"
#include "app/window/new_table_dialog.h"
#include "app/window/preferences.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QLocale>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QShortcut>
#include <QWidget>

#include <utility>

namespace qd {
namespace {

/// A fingerprint in groups of eight, as it is compared: a line may break between them.
QString fingerprint(const QByteArray &hash)
{
    constexpr int kGroup = 8;
    QStringList groups;
    for (qsizetype at = 0; at < hash.size(); at += kGroup)
        groups << QString::fromLatin1(hash.mid(at, kGroup));
    return groups.join(QLatin1Char(' '));
}

} // namespace

DialogDesk::DialogDesk(QWidget *window, Preferences &preferences)
    : QObject(window), m_window(window), m_preferences(preferences)
{
    newTable = [this](const QString &game) { return askNewTable(game); };
    fileToOpen = [this] {
        const QString file = QFileDialog::getOpenFileName(m_window, tr("Open a table"), m_folder,
                                                          tr("Tables (*.qdj)"));
        if (!file.isEmpty())
            m_folder = QFileInfo(file).absolutePath();
        return file;
    };
    fileForCopy = [this](const QString &suggestion) {
        return fileToSave(m_window,
                          {tr("Save a copy"), suggestion, tr("Tables (*.qdj)"),
                           QStringLiteral("qdj"), SaveQuestion::Existing::Stays});
    };
    fileForScript = [this](const QString &suggestion) {
        return fileToSave(m_window,
                          {tr("Export as script"), suggestion, tr("Scripts (*.jsonl)"),
                           QStringLiteral("jsonl"), SaveQuestion::Existing::MayBeReplaced});
    };
    fileForSheets = [this](const QString &suggestion, const QPageSize &usual) {
        return askSheetsFile(suggestion, usual);
    };
    previewPages = [this](const QString &title, const QPageSize &usual, const PaintPages &paint) {
        const auto dialog = makePrintPreview(title, usual, paint, m_window);
        giveHelp(*dialog,
                 tr("The pages as they will come out. The toolbar turns them, sets the paper, and "
                    "prints. What is lost is crossed out."));
        dialog->exec();
    };
    note = [this] { return askNote(); };
    reason = [this] { return askReason(); };
    choose = [this](const Question &question) { return askChoice(question); };
    adjustment = [this](const Position &position, const Narrator &narrator) {
        return askAdjustment(position, narrator);
    };
    dataInPlay = [this](const TableSession &session, const QString &key) {
        return askDataInPlay(session, key);
    };
    confirm = [this](const QString &question, const QString &verb) {
        return askConfirm(question, verb, Usual::Verb);
    };
    confirmForGood = [this](const QString &question, const QString &verb) {
        return askConfirm(question, verb, Usual::Nothing);
    };
    tell = [this](const QString &title, const QString &text) {
        QMessageBox box(QMessageBox::NoIcon, title, text, QMessageBox::NoButton, m_window);
        box.setTextFormat(Qt::PlainText);
        box.setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        box.setEscapeButton(box.addButton(tr("&Close"), QMessageBox::AcceptRole));
        box.exec();
    };
}

std::optional<DialogDesk::PaperFile> DialogDesk::askSheetsFile(const QString &suggestion,
                                                               const QPageSize &usual)
{
    const QString a4 = tr("PDF on A4 paper (*.pdf)");
    const QString letter = tr("PDF on Letter paper (*.pdf)");
    const bool letterFirst = usual.id() == QPageSize::Letter;
    QString chosen = letterFirst ? letter : a4;
    const QString file = fileToSave(
        m_window,
        {tr("Save record sheets as PDF"), suggestion,
         (letterFirst ? letter : a4) + QStringLiteral(";;") + (letterFirst ? a4 : letter),
         QStringLiteral("pdf"), SaveQuestion::Existing::MayBeReplaced},
        &chosen);
    if (file.isEmpty())
        return std::nullopt;
    return PaperFile{file, QPageSize(chosen == letter ? QPageSize::Letter : QPageSize::A4)};
}

std::optional<QString> DialogDesk::askNote()
{
    QInputDialog dialog(m_window);
    dialog.setObjectName(QStringLiteral("note-dialog"));
    dialog.setWindowTitle(tr("Note"));
    dialog.setLabelText(
        tr("Note for the journal (Ctrl+Enter records it, Esc keeps it for later):"));
    dialog.setOption(QInputDialog::UsePlainTextEditForTextInput);
    dialog.setOkButtonText(tr("&Record"));
    dialog.setCancelButtonText(tr("&Discard"));
    dialog.setTextValue(m_kept.note);
    if (auto *text = dialog.findChild<QPlainTextEdit *>()) {
        text->setAccessibleName(dialog.labelText());
        text->setTabChangesFocus(true);
    }
    for (const int key : {Qt::Key_Return, Qt::Key_Enter})
        connect(new QShortcut(QKeySequence(Qt::CTRL | static_cast<Qt::Key>(key)), &dialog),
                &QShortcut::activated, &dialog, &QDialog::accept);
    giveHelp(dialog,
             tr("A note stands in the journal like an act, with its time. It changes "
                "nothing on the table and can’t be undone."));
    connect(&dialog, &QInputDialog::textValueChanged, this, [this](const QString &text) {
        m_kept.note = text;
        emit inHandChanged();
    });
    bool discarded = false;
    if (auto *buttons = dialog.findChild<QDialogButtonBox *>())
        connect(buttons->button(QDialogButtonBox::Cancel), &QPushButton::clicked, &dialog,
                [&discarded] { discarded = true; });
    const bool given = dialog.exec() == QDialog::Accepted;
    const QString text = dialog.textValue().trimmed();
    m_kept.note = given || discarded || text.isEmpty() ? QString() : dialog.textValue();
    emit inHandChanged();
    return given && !text.isEmpty() ? std::optional(text) : std::nullopt;
}

std::optional<QString> DialogDesk::askReason()
{
    QInputDialog dialog(m_window);
    dialog.setObjectName(QStringLiteral("reason-dialog"));
    dialog.setWindowTitle(tr("Record anyway"));
    dialog.setLabelText(tr("Reason:"));
    dialog.setOkButtonText(tr("Record &anyway"));
    dialog.setCancelButtonText(tr("Change &nothing"));
    giveHelp(dialog,
             tr("The rules refuse the act; the players agree otherwise. One line of reason "
                "stands beside it in the journal, with a flag."));
    const bool given = dialog.exec() == QDialog::Accepted;
    const QString text = dialog.textValue().trimmed();
    return given && !text.isEmpty() ? std::optional(text) : std::nullopt;
}

int DialogDesk::askChoice(const Question &question)
{
    QMessageBox box(QMessageBox::NoIcon, question.title, question.text, QMessageBox::NoButton,
                    m_window);
    box.setObjectName(QStringLiteral("choice-dialog"));
    box.setTextFormat(Qt::PlainText);
    box.setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    QList<QAbstractButton *> verbs;
    for (const QString &verb : question.verbs)
        verbs << box.addButton(verb, QMessageBox::ActionRole);
    box.setEscapeButton(box.addButton(tr("&Close"), QMessageBox::RejectRole));
    if (!verbs.isEmpty())
        box.setDefaultButton(qobject_cast<QPushButton *>(verbs.first()));
    giveHelp(box, question.help);
    box.exec();
    return static_cast<int>(verbs.indexOf(box.clickedButton()));
}

void DialogDesk::setKept(const Kept &kept)
{
    m_kept = kept;
}

std::optional<DialogDesk::NewTable> DialogDesk::askNewTable(const QString &game)
{
    if (!m_newTable) {
        m_newTable.emplace(games());
        m_newTable->chooseGame(m_preferences.lastGame());
        m_newTable->setDice(m_preferences.programRolls() ? DiceSource::App : DiceSource::Table);
    }
    const bool chosen = m_newTable->chooseGame(game);
    NewTableDialog dialog(m_preferences, *m_newTable, m_window);
    if (chosen)
        dialog.showStep(1);
    const bool accepted = dialog.exec() == QDialog::Accepted;
    m_newTable = dialog.draft();
    if (!accepted)
        return std::nullopt;
    dialog.remember();
    m_newTable.reset();
    return NewTable{dialog.spec(), dialog.people()};
}

std::optional<DialogDesk::Adjustment> DialogDesk::askAdjustment(const Position &position,
                                                                const Narrator &narrator)
{
    AdjustDialog dialog(position, narrator, m_window);
    dialog.restore(m_kept.adjust, m_kept.adjustReason);
    if (const QString place = std::exchange(adjustAt, QString()); !place.isEmpty())
        dialog.goTo(place.split(QLatin1Char('.')));
    giveHelp(dialog,
             tr("When the screen and the table differ, the table is right: set here what "
                "stands on it. The journal keeps what was changed and why."));
    connect(&dialog, &AdjustDialog::changed, this, [this, &dialog] {
        m_kept.adjust = dialog.changes();
        m_kept.adjustReason = dialog.reason();
        emit inHandChanged();
    });
    const bool given = dialog.exec() == QDialog::Accepted;
    m_kept.adjust = {};
    m_kept.adjustReason.clear();
    emit inHandChanged();
    if (!given)
        return std::nullopt;
    return Adjustment{dialog.command(), dialog.reason()};
}

std::optional<DialogDesk::Adjustment> DialogDesk::askDataInPlay(const TableSession &session,
                                                                const QString &key)
{
    const auto draft = draftInPlay(session, key);
    if (!draft)
        return std::nullopt;
    NewTableContext context(m_preferences, games(), *draft);
    NewTableDialog::askInDialogs(context);
    DataInPlayDialog dialog(context, key, key, m_window);
    if (dialog.exec() != QDialog::Accepted || dialog.command().empty())
        return std::nullopt;
    return Adjustment{dialog.command(), dialog.reason()};
}

bool DialogDesk::askConfirm(const QString &question, const QString &verb, Usual usual)
{
    QMessageBox box(QMessageBox::NoIcon, QStringLiteral("Quarterdeck"), question,
                    QMessageBox::NoButton, m_window);
    QPushButton *yes = box.addButton(verb, QMessageBox::AcceptRole);
    QPushButton *no = box.addButton(tr("Change &nothing"), QMessageBox::RejectRole);
    box.setDefaultButton(usual == Usual::Verb ? yes : no);
    box.setEscapeButton(no);
    box.exec();
    return box.clickedButton() == yes;
}

void DialogDesk::showFault(const Fault &fault) const
{
    tell(tr("This did not work"), faultText(fault));
}

QString DialogDesk::troubleText(const Trouble &trouble, const Narrator *narrator) const
{
    return std::visit(Overloaded{[](const Fault &fault) { return faultText(fault); },
                                 [narrator](const Refusal &refusal) {
                                     return narrator != nullptr ? narrator->refusal(refusal)
                                                                : reasonInWords(refusal.message);
                                 },
                                 [](const Awaiting &) { return tr("Dice are missing"); }},
                      trouble);
}

void DialogDesk::showAbout() const
{
    tell(tr("About Quarterdeck"),
         tr("Quarterdeck %1\n\nA referee’s companion for games on a real table. Free software "
            "under the GNU General "
            "Public License, version 3 or later.\n\nThe games belong to their authors and "
            "publishers: you need your "
            "own copies. Board lettering: EB Garamond (SIL Open Font License).")
             .arg(QStringLiteral(QUARTERDECK_VERSION)));
}

void DialogDesk::showVerification(const VerifyReport &report) const
{
    const QString entries = tr("%n entries", nullptr, static_cast<int>(report.entries));
    QString text;
    if (report.isSound()) {
        text = tr("The journal is sound: %1 checked, every hash, every state and every decision.")
                   .arg(entries);
        if (report.diceRevealed)
            text += QLatin1Char('\n')
                + tr("%n dice of the program were thrown again from the revealed seed: the same.",
                     nullptr, static_cast<int>(report.appDiceChecked));
    } else if (report.firstBad == 0) {
        text = tr("The journal differs at its opening row: %1", "the detail is English")
                   .arg(QString::fromStdString(report.detail));
    } else {
        text = tr("The first entry that differs is %1: %2", "the detail is English")
                   .arg(QLocale().toString(report.firstBad), QString::fromStdString(report.detail));
    }
    text += QStringLiteral("\n\n") + tr("Hash of the last entry: %1").arg(fingerprint(report.head));
    tell(tr("Verify the journal"), text);
}

void DialogDesk::showKeys(ShortcutStore &shortcuts)
{
    KeysDialog dialog(shortcuts, m_window);
    dialog.exec();
}

} // namespace qd
