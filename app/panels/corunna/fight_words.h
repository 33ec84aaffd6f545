// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/corunna/roll_ruler.h"
#include "app/panels/tally_card.h"
#include "rules/module/position.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace qd {
class Narrator;
}

namespace qd::corunna {

/// What the stage of a roll says of the rules' answers: reasons as lines and as steps, results.
class FightWords {
    Q_DECLARE_TR_FUNCTIONS(FightWords)
public:
    enum class Manner {
        Amounts, ///< values, then what multiplies and limits them
        Modifiers, ///< steps with their sign
    };

    /// A line a reason: "fire multiple, ×3, Fire Effects".
    static std::vector<TallyLine> lines(const QJsonArray &because, Manner manner,
                                        const Narrator &narrator);
    /// Each firer with his value, and what it is made of below him.
    static std::vector<TallyLine> firerLines(const QJsonArray &firers, const Narrator &narrator);
    /// The modifiers of a fire: its reasons without the firers.
    static QJsonArray addedModifiers(const QJsonArray &because, const QJsonArray &firers);
    static std::vector<RollRuler::Step> steps(const QJsonArray &because, const Narrator &narrator);
    /// A number, "?" where it is not known.
    static QString amount(const QJsonValue &value);
    static QString losses(int increments);
    /// "41.7% (5/12)".
    static QString chance(const QJsonValue &chance);
    /// A row of the Mêlée Table: "attackers 1, defenders 2; the defenders check".
    static QString meleeResult(const QJsonObject &row, const Narrator &narrator);
    /// A result of the Mêlée Table by its word.
    static QString resultName(const QString &result, const Narrator &narrator);
    /// What passing or failing a roll comes to, by the command's name.
    static QString passes(const std::string &roll);
    static QString fails(const std::string &roll);

    /// What each roll of the dice comes to with a modifier, as the rules count.
    class Rolled {
    public:
        Rolled(const Position &position, int modifier);
        std::optional<int> of(int natural) const;
        /// The natural rolls that come to a range of modified ones, rising.
        std::vector<int> into(std::array<int, 2> range) const;

    private:
        std::array<int, 36> m_modified{};
    };
};

} // namespace qd::corunna
