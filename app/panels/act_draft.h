// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/journal/entry.h"
#include "app/panels/odds_asker.h"
#include "app/session/table_session.h"
#include "rules/module/position.h"

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QString>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace qd {

/// The act that the referee is putting together: the command so far, the dice typed, and what the
/// rules say of it. Panels and the mirror change it and show it; nothing here is computed twice:
/// everything comes from Position::form and Position::decide.
class ActDraft : public QObject {
    Q_OBJECT
public:
    enum class Stage {
        Empty, ///< no command
        Incomplete, ///< the form wants more
        NeedsDice,
        Ready, ///< Enter records it
        Refused, ///< the rules say no
    };
    using Recorder =
        std::function<tl::expected<qint64, Trouble>(const Act &, const QString &actor, DiceSource)>;
    using Roller = std::function<tl::expected<std::vector<int>, Trouble>(const Act &)>;

    explicit ActDraft(QObject *parent = nullptr);

    /// Works on the session's live position and records into it; null: nothing to work on.
    void setSession(TableSession *session);
    /// Without a session: a position, and what recording and rolling do.
    void setTable(const Position &position, Recorder recorder, Roller roller);

    const std::optional<Position> &position() const { return m_position; }

    // The command
    void setCommand(const std::string &command);
    void setOffer(const Offer &offer);
    /// `value` is a JSON text; empty takes the key away.
    void setField(const std::string &key, const std::string &value);
    void mergeDrop(const Drop &drop);
    /// A click on the board: fills the next place of the form. The first place chosen brings all
    /// its pieces along. False when no field takes that place.
    bool choosePlace(const std::string &place);
    /// Adds or takes away a piece of the form's first pieces field. False when it is none of its
    /// choices.
    bool togglePiece(const std::string &piece);
    /// The next choice of a field (the officer: goes, stays, …). False when there is no such field.
    bool cycleField(const std::string &key);
    void clear();

    const std::string &command() const { return m_command; }

    const Form &form() const { return m_form; }

    /// The offer that the command grew from, or nothing.
    std::optional<Offer> offer() const;
    /// Fields that must be filled in and are not, or not wholly (a row without its goal).
    std::vector<std::string> missing() const;

    // What if: an act that is only thought of, beside the one in hand.

    /// Thinks of a command ("" lets go of it). Nothing of the act in hand changes.
    void consider(const std::string &command);

    /// What is thought of, empty: nothing.
    const std::string &consideredCommand() const { return m_consideredCommand; }

    /// The position after the considered act, where the rules take it as it stands, without dice.
    const std::optional<Position> &considered() const { return m_considered; }

    OddsAsker *odds() { return &m_odds; }

    // The dice
    const std::vector<DiceAsk> &asks() const { return m_asks; }

    const std::vector<int> &faces() const { return m_faces; }

    int facesNeeded() const;

    /// Where this table's dice come from as a rule: Table or App.
    DiceSource customaryDice() const;

    DiceSource source() const { return m_faces.empty() ? DiceSource::None : m_source; }

    /// The next die shows `face`. Nothing happens when no die is open or the die has no such face.
    void typeFace(int face);
    void removeFace();
    /// Changes a die that was typed, or types the next one.
    void setFace(int index, int face);
    void clearFaces();
    /// The program throws all dice of the act; the result is shown before it is recorded. The dice
    /// of an act come from one place: faces that were typed would go, so that is asked first, and
    /// done when it is wanted again. False: there is nothing to throw.
    bool rollMissing();

    /// Rolling would take typed faces away; wanted again, it does.
    bool isRollAsked() const { return m_rollAsked; }

    // What comes of it
    Stage stage() const { return m_stage; }

    const std::vector<EventText> &preview() const { return m_preview; }

    const std::optional<Refusal> &refusal() const { return m_refusal; }

    /// The rule that the referee overrules, once he has said so.
    const std::optional<Refusal> &overruled() const { return m_overruled; }

    /// The position after the act, when it is ready.
    const std::optional<Position> &after() const { return m_after; }

    /// Who does it, as the rules see it; empty while it is not ready.
    QString actor() const { return m_actor; }

    QString reason() const { return m_reason; }

    void setReason(const QString &reason);

    /// What is in hand was kept from the last time; it is said until something else is. No key
    /// records it before somebody has touched it.
    void sayTakenUpAgain();

    bool isTakenUpAgain() const { return m_takenUp.isValid(); }

    /// It came back, or was touched, so lately that a key pressed now was meant for something else.
    bool cameJustNow() const;

    /// Kept from the last time and not touched yet: Enter doesn't record it.
    bool isUntouched() const { return m_takenUp.isValid() && !m_touched; }

    /// Somebody turned to what was kept: clicked, edited or pressed Enter on purpose.
    void touch();

    /// Records the act. False when it is not ready or the disk said no (faulted was sent).
    bool record();
    /// Records in spite of the refusal, or waits for the dice that the overruled act needs. False
    /// when the rules cannot carry it out at all; `refusal` then says why.
    bool overrule(const QString &reason);

signals:
    void changed();
    /// Another act is considered, or none.
    void consideredChanged();
    /// Another position to work on: what was in hand is gone.
    void restarted();
    void recorded(qint64 seq);
    void faulted(const qd::Fault &fault);

private:
    void followSession();
    void restart();
    void evaluate();
    void fillEvident();
    void decide();
    bool fillPlaceOfGroup(const Field &field, const std::string &place);
    bool appendPlaceToRows(const Field &field, const std::string &place);
    std::vector<DiceAsk> asksAhead(Awaiting awaiting) const;
    std::vector<DiceAsk> asksBefore(std::vector<int> faces) const;
    DieKind kindOf(int index) const;

    QPointer<TableSession> m_session;
    Recorder m_recorder;
    Roller m_roller;
    std::optional<Position> m_position;
    std::string m_command;
    Form m_form;
    std::vector<DiceAsk> m_asks;
    std::vector<int> m_faces;
    DiceSource m_source = DiceSource::Table;
    bool m_rollAsked = false;
    Strictness m_strictness = Strictness::Enforce;
    QString m_reason;
    QString m_actor;
    Stage m_stage = Stage::Empty;
    std::vector<EventText> m_preview;
    std::optional<Refusal> m_refusal;
    std::optional<Refusal> m_overruled;
    std::optional<Position> m_after;
    std::string m_consideredCommand;
    std::optional<Position> m_considered;
    OddsAsker m_odds;
    QElapsedTimer m_takenUp; ///< since it came back, or was touched by a key; invalid: it didn't
    bool m_touched = false; ///< what came back
};

} // namespace qd
