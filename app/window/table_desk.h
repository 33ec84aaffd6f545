// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/narration/narrator.h"
#include "app/session/table_session.h"

#include <QObject>

#include <memory>
#include <vector>

namespace qd {

class ActDraft;
class ActPanel;
class JournalPanel;
class MirrorView;
class OutlineView;
class ReviewBar;
class SequenceStrip;
class TablePanel;

/// One open table and everything that shows it: keeps the mirror, the outline and the panels on the
/// same position (now, or a past entry), and turns drops and clicks into the draft of an act.
class TableDesk : public QObject {
    Q_OBJECT
public:
    struct Parts {
        MirrorView *mirror = nullptr;
        OutlineView *outline = nullptr;
        ActPanel *act = nullptr;
        SequenceStrip *strip = nullptr;
        JournalPanel *journal = nullptr;
        ReviewBar *review = nullptr;
    };

    TableDesk(const Parts &parts, QObject *parent);
    ~TableDesk() override;

    /// Shows it at an entry, −1: now.
    void setTable(std::unique_ptr<TableSession> session, qint64 entry = -1);
    void closeTable();

    TableSession *session() const { return m_session.get(); }

    const Narrator *narrator() const { return m_narrator.get(); }

    ActDraft *draft() const { return m_draft; }

    bool isOpen() const { return m_session != nullptr; }

    /// The game's own tabs, to be placed by the window; they follow the table from then on.
    void setTabs(std::vector<TablePanel *> tabs);

    /// The entry shown, −1: now.
    qint64 shownEntry() const { return m_shown; }

    void showEntry(qint64 seq);
    void showNow();
    void stepFirst();
    void stepBack();
    void stepOn();

    bool undo();
    bool redo();
    bool undoTo(qint64 seq);
    bool note(const QString &text);
    bool adjust(const std::string &command, const QString &reason);
    /// The piece goes into the act in hand, or it is said why it may not. False: the act doesn't
    /// ask for it.
    bool takePiece(const QString &piece);
    /// Every sentence anew after a change of language.
    void retranslate();

signals:
    /// The table is about to be closed; it is all there still.
    void closing();
    /// A table was opened or closed.
    void tableChanged();
    /// Something was recorded, or another entry is shown.
    void positionChanged();
    void announced(const QString &sentence);
    void faulted(const qd::Fault &fault);

private:
    void connectParts();
    void showPosition();
    void afterRecording();
    void give(TableSession *session, const Narrator *narrator);
    void nameThings();
    void choosePiece(const QString &piece);
    void choosePlace(const QString &place);
    bool hasPieces() const;
    void followDraft();
    QStringList actors() const;
    void showAsked();
    void takePieces(const QStringList &pieces);
    void beginFor(const QString &piece);
    bool isAside(const QString &piece) const;
    void takeSeveral(const QStringList &pieces);
    void sayNothingCame(const QString &sentence);
    void letGo();
    void keepOnly(const QStringList &chosen);
    void takeClick(const QString &place);
    void takeBlock(const QString &piece, const QString &place);
    void takeOne(const QString &piece);
    void showActors();
    bool isGoal(const QString &place) const;
    void takeDrop(const QString &command);
    void takeRefusedDrop(const Drop &drop);
    void sayWhyNot(const Refusal &refusal);
    bool report(const tl::expected<qint64, Trouble> &done);

    Parts m_parts;
    std::vector<TablePanel *> m_tabs;
    std::unique_ptr<TableSession> m_session;
    std::unique_ptr<Narrator> m_narrator;
    ActDraft *m_draft;
    qint64 m_shown = -1;
    QStringList m_onBoard; ///< whom the act is about, as far as the board shows them
    bool m_takingDrop = false;
};

} // namespace qd
