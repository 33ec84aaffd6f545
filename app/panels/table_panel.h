// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/table_session.h"
#include "rules/module/position.h"

#include <QPointer>
#include <QStringList>
#include <QWidget>

#include <optional>

namespace qd {

class Narrator;

/// A panel that shows a table: the live position, or one of the past while the referee looks back.
/// Nobody owns the session and the narrator here; the narrator outlives the panel or is set to
/// null.
class TablePanel : public QWidget {
    Q_OBJECT
public:
    explicit TablePanel(QWidget *parent = nullptr);

    /// Follows the session's live position; null: the empty panel says what will appear.
    void setSession(TableSession *session);
    void setNarrator(const Narrator *narrator);
    /// Both at once, shown at an entry (−1: the live position): one refresh instead of three.
    void follow(TableSession *session, const Narrator *narrator, qint64 seq);
    /// The table as it was after entry `seq`.
    void showEntry(qint64 seq);
    /// Back to the live position.
    void showNow();
    enum class Moment { Now, Past };
    /// A position without a session (previews, a stage, tests).
    void showPosition(const Position &position, Moment moment = Moment::Now);
    /// The dock's or tab's title in the present language.
    virtual QString title() const;
    /// The pieces that were chosen elsewhere (on the board): a panel that lists pieces goes to
    /// them.
    virtual void showChosen(const QStringList &pieces);
    /// Every sentence anew: the language or the narrator's data changed.
    void retranslate();

signals:
    /// A piece was chosen in this panel.
    void pieceChosen(const QString &piece);

protected:
    TableSession *session() const { return m_session; }

    const Narrator *narrator() const { return m_narrator; }

    const std::optional<Position> &position() const { return m_position; }

    bool isLive() const { return m_seq < 0; }

    /// Called after each change of position, narrator, language, palette or font.
    virtual void refresh() = 0;
    void changeEvent(QEvent *event) override;

private:
    void takePosition();
    QPointer<TableSession> m_session;
    const Narrator *m_narrator = nullptr;
    std::optional<Position> m_position;
    qint64 m_seq = -1; ///< −1: live
    bool m_refreshing = false;
};

} // namespace qd
