// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dialog_desk.h"

#include "app/mirror/icons.h"
#include "app/narration/fault_sentence.h"
#include "app/narration/narrator.h"
#include "app/window/adjust_dialog.h"
#include "app/window/keys_dialog.h"
#include "app/window/new_table_dialog.h"

#include <QAction>
#include <QFileDialog>
#include <QInputDialog>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QWidget>

namespace qd {

DialogDesk::DialogDesk(QWidget *window) : QObject(window), m_window(window)
{
    newTable = [this] { return askNewTable(); };
    fileToOpen = [this] {
        return QFileDialog::getOpenFileName(m_window, tr("Open a table"), m_folder,
                                            tr("Tables (*.qdj)"));
    };
    fileForCopy = [this](const QString &suggestion) {
        return QFileDialog::getSaveFileName(m_window, tr("Save a copy"), suggestion,
                                            tr("Tables (*.qdj)"));
    };
    fileForScript = [this](const QString &suggestion) {
        return QFileDialog::getSaveFileName(m_window, tr("Export as script"), suggestion,
                                            tr("Scripts (*.jsonl)"));
    };
    note = [this]() -> std::optional<QString> {
        bool given = false;
        const QString text = QInputDialog::getMultiLineText(
            m_window, tr("Note"), tr("Note for the journal:"), QString(), &given);
        return given && !text.trimmed().isEmpty() ? std::optional<QString>(text.trimmed())
                                                  : std::nullopt;
    };
    reason = [this]() -> std::optional<QString> {
        bool given = false;
        const QString text = QInputDialog::getText(m_window, tr("Record anyway"), tr("Reason:"),
                                                   QLineEdit::Normal, QString(), &given);
        return given && !text.trimmed().isEmpty() ? std::optional<QString>(text.trimmed())
                                                  : std::nullopt;
    };
    adjustment = [this](const Position &position, const Narrator &narrator) {
        return askAdjustment(position, narrator);
    };
    confirm = [this](const QString &question, const QString &verb) {
        return askConfirm(question, verb);
    };
    tell = [this](const QString &title, const QString &text) {
        QMessageBox box(QMessageBox::NoIcon, title, text, QMessageBox::NoButton, m_window);
        box.setTextFormat(Qt::PlainText);
        box.setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        box.addButton(tr("&Close"), QMessageBox::AcceptRole);
        box.exec();
    };
}

std::optional<DialogDesk::NewTable> DialogDesk::askNewTable()
{
    NewTableDialog dialog(m_window);
    if (dialog.exec() != QDialog::Accepted)
        return std::nullopt;
    return NewTable{dialog.spec(), dialog.people()};
}

std::optional<DialogDesk::Adjustment> DialogDesk::askAdjustment(const Position &position,
                                                                const Narrator &narrator)
{
    AdjustDialog dialog(position, narrator, m_window);
    if (dialog.exec() != QDialog::Accepted)
        return std::nullopt;
    return Adjustment{dialog.command(), dialog.reason()};
}

bool DialogDesk::askConfirm(const QString &question, const QString &verb)
{
    QMessageBox box(QMessageBox::NoIcon, QStringLiteral("Quarterdeck"), question,
                    QMessageBox::NoButton, m_window);
    QPushButton *yes = box.addButton(verb, QMessageBox::AcceptRole);
    QPushButton *no = box.addButton(tr("Change nothing"), QMessageBox::RejectRole);
    box.setDefaultButton(yes);
    box.setEscapeButton(no);
    box.exec();
    return box.clickedButton() == yes;
}

void DialogDesk::showFault(const Fault &fault) const
{
    tell(tr("This did not work"), faultSentence(fault));
}

QString DialogDesk::troubleText(const Trouble &trouble, const Narrator *narrator) const
{
    return std::visit(Overloaded{[](const Fault &fault) { return faultSentence(fault); },
                                 [narrator](const Refusal &refusal) {
                                     const QString detail = QString::fromStdString(refusal.message);
                                     return narrator != nullptr
                                         ? tr("%1 (%2)", "what is wrong, English detail")
                                               .arg(narrator->refusal(refusal), detail)
                                         : detail;
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
    text += QStringLiteral("\n\n")
        + tr("Hash of the last entry: %1").arg(QString::fromLatin1(report.head));
    tell(tr("Verify the journal"), text);
}

void DialogDesk::showKeys(const QList<QAction *> &actions)
{
    KeysDialog dialog(actions, m_window);
    dialog.exec();
}

} // namespace qd
