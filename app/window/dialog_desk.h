// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/table_session.h"
#include "app/window/new_table_draft.h"
#include "app/window/print_preview.h"

#include <QJsonObject>
#include <QObject>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

class QWidget;

namespace qd {

class Narrator;
class ShortcutStore;
class Preferences;

/// Everything that the window asks or says in a dialog, in one place, so that tests can answer
/// instead of a person: set a member to answer it without a dialog.
class DialogDesk : public QObject {
    Q_OBJECT
public:
    DialogDesk(QWidget *window, Preferences &preferences);

    struct NewTable {
        TableSpec spec;
        TablePeople people;
    };

    struct Adjustment {
        std::string command;
        QString reason;
    };

    // What stands between a question and a person. Tests replace these.
    /// `game`: the id of the game to begin with, empty: the last one.
    std::function<std::optional<NewTable>(const QString &game)> newTable;
    std::function<QString()> fileToOpen;
    std::function<QString(const QString &suggestion)> fileForCopy;
    std::function<QString(const QString &suggestion)> fileForScript;

    struct PaperFile {
        QString file;
        QPageSize paper; ///< A4 or Letter
    };

    /// A PDF file and the paper that it is for; `usual` is offered first.
    std::function<std::optional<PaperFile>(const QString &suggestion, const QPageSize &usual)>
        fileForSheets;
    /// Shows pages as they will come out, and prints them.
    std::function<void(const QString &title, const QPageSize &usual, const PaintPages &paint)>
        previewPages;
    std::function<std::optional<QString>()> note;
    /// Why the referee overrules the rules.
    std::function<std::optional<QString>()> reason;
    std::function<std::optional<Adjustment>(const Position &, const Narrator &)> adjustment;
    /// A data file of the open table, edited: the act that puts it in the place of the one in
    /// force. `key`: the option's ("series"). nullopt: nothing came of it, or this game has no such
    /// file.
    std::function<std::optional<Adjustment>(const TableSession &, const QString &key)> dataInPlay;
    /// Where the next adjustment begins: the path of a value ("units.1-5th-foot.melee").
    QString adjustAt;

    /// Something stands in the way: what, why, and verbs for what to do next.
    struct Question {
        QString title;
        QString text;
        QStringList verbs; ///< the first is the usual one
        QString help; ///< what F1 says
    };

    /// Which of the verbs, −1: none (Esc).
    std::function<int(const Question &)> choose;
    /// A question that a verb answers; true: the verb.
    std::function<bool(const QString &question, const QString &verb)> confirm;
    /// The same about what can't be taken back: Enter changes nothing.
    std::function<bool(const QString &question, const QString &verb)> confirmForGood;
    /// Says something that the person must read.
    std::function<void(const QString &title, const QString &text)> tell;

    /// What is typed in an open dialog, so that a crash doesn't lose it; a dialog that is opened
    /// next begins with it.
    struct Kept {
        QString note;
        QJsonObject adjust; ///< the `set` of an adjust command
        QString adjustReason;
    };

    /// Where files are looked for first.
    const QString &folder() const { return m_folder; }

    void setFolder(const QString &folder) { m_folder = folder; }

    const Kept &kept() const { return m_kept; }

    void setKept(const Kept &kept);

    void showFault(const Fault &fault) const;
    /// A refusal or a fault in words; `narrator` may be null.
    QString troubleText(const Trouble &trouble, const Narrator *narrator) const;
    void showAbout() const;
    void showVerification(const VerifyReport &report) const;
    void showKeys(ShortcutStore &shortcuts);

signals:
    /// Something was typed in a dialog, or it was closed.
    void inHandChanged();

private:
    std::optional<PaperFile> askSheetsFile(const QString &suggestion, const QPageSize &usual);
    std::optional<QString> askNote();
    std::optional<QString> askReason();
    int askChoice(const Question &question);
    std::optional<NewTable> askNewTable(const QString &game);
    std::optional<Adjustment> askDataInPlay(const TableSession &session, const QString &key);
    std::optional<Adjustment> askAdjustment(const Position &position, const Narrator &narrator);
    enum class Usual { Verb, Nothing };
    bool askConfirm(const QString &question, const QString &verb, Usual usual);

    QWidget *m_window;
    Preferences &m_preferences;
    std::optional<NewTableDraft> m_newTable; ///< what was entered in a wizard that was put aside
    QString m_folder; ///< where the last file was chosen
    Kept m_kept;
};

} // namespace qd
