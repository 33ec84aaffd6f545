// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/table_panel.h"
#include "rules/module/offers.h"

#include <QString>

#include <vector>

namespace qd {

class ActDraft;

/// What a game shows above the act panel while something of its own is going on (a combat's battle
/// board). It may take offers over from the panel's list and shows them itself.
class StagePanel : public TablePanel {
    Q_OBJECT
public:
    using TablePanel::TablePanel;
    virtual void setDraft(ActDraft *draft) = 0;
    /// True while there is something to show.
    virtual bool isOn() const = 0;
    /// True for an offer that the stage shows itself.
    virtual bool claims(const Offer &offer) const = 0;

    /// True where it stands above the dice, below the form: what it tells belongs to the roll.
    virtual bool standsByDice() const { return false; }

    /// True for a field of the act in hand that the stage asks for itself: the form leaves it out.
    virtual bool claimsField(const Field & /*field*/) const { return false; }

    /// What it found out that is worth knowing before the act goes on, beside what the form says.
    virtual std::vector<Refusal> cautions() const { return {}; }

    /// The heading while it is on: "Combat · Pila square · round 1".
    virtual QString heading() const = 0;
    /// A key of the offers that it shows itself ("C"; "⇧C" with Shift), or one that turns it on.
    /// False: it has none of that key.
    virtual bool takeKey(const QString &key) = 0;

signals:
    void offerChosen(const qd::Offer &offer);
    /// A key made it show something where it was off; `said` is for those who don't see it.
    void turnedOn(const QString &said);
    /// It asks for other fields than before.
    void claimsChanged();
    /// What is worth knowing is something else than before.
    void cautionsChanged();
    /// A value that is not filled in is wanted: its path in the position
    /// ("units.1-5th-foot.melee").
    void valueWanted(const QString &path);
};

} // namespace qd
