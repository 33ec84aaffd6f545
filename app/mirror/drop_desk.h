// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/module/offers.h"
#include "rules/module/overlay.h"
#include "rules/module/position.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace qd {

/// Where the chosen pieces may go, and what putting them there makes: shared by the mirror (drag,
/// click) and the outline ("move to …"). It never changes the table: it hands on a command, the
/// session records it.
class DropDesk : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    void setPosition(const std::optional<Position> &position);
    /// The command under construction that a drop completes ("" for none).
    void setPartialCommand(const QString &json);

    QString partialCommand() const { return m_partial; }

    /// The goals of these pieces, in board order; places where they stand already are left out.
    const std::vector<Drop> &goals(const QStringList &pieces);
    const Drop *goal(const QStringList &pieces, const QString &place);

    /// What putting them down there comes to where that is no goal: as a rule why not.
    std::optional<Drop> dropOn(const QStringList &pieces, const QString &place) const;

    /// Puts the pieces down: emits `dropped`, `refused`, or nothing (false) where nothing can come
    /// of it.
    bool drop(const QStringList &pieces, const QString &place);

    /// Measured boards: what putting the piece down there would make.
    std::optional<Drop> dropAt(const QString &piece, const PicturePose &wanted) const;
    /// Lattice boards: what going step by step ("fsf") would make.
    std::optional<Drop> along(const QString &piece, const std::string &steps) const;
    /// Measured and lattice boards: what is drawn for the piece while a command is under
    /// construction.
    Overlay overlay(const std::string &command, const QString &piece) const;
    /// The piece that the command under construction is about; empty: none, or several.
    QString subject() const;
    /// Hands on what `dropAt` made.
    void put(const Drop &drop);

    /// Pointer, keyboard cursor or a menu's entry rests on a place while these pieces are chosen:
    /// says what putting them down there would make. A place that is no goal says `goalLeft`.
    void consider(const QStringList &pieces, const QString &place);

signals:
    /// The goal under consideration, and what a drop would make of it (it may be refused). Said
    /// once a goal, until another one or `goalLeft`.
    void goalHovered(const qd::Drop &drop);
    void goalLeft();
    /// The partial, often complete, command that the drop makes.
    void dropped(const QString &command);
    /// The rules say no; its command, where there is one, may be recorded anyway.
    void refused(const qd::Drop &drop);

private:
    void forget();
    void leaveOutOtherActs();

    std::optional<Position> m_position;
    QString m_partial;
    QStringList m_asked;
    std::vector<Drop> m_goals;
    QString m_considered; ///< pieces and place of the goal that was told last, empty: none
    bool m_fresh = false;
};

} // namespace qd
