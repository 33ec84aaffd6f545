// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/module/offers.h"

#include <QHash>
#include <QWidget>

#include <functional>
#include <string>
#include <vector>

class QVBoxLayout;

namespace qd {

class ChoiceRow;
class Narrator;

/// What may be done now, a row each with its key; what may not, greyed with the reason, when asked
/// for.
class OfferList : public QWidget {
    Q_OBJECT
public:
    enum class Shape {
        Rows, ///< things to do
        Answers, ///< the answers of a question: numbered, larger
    };
    explicit OfferList(QWidget *parent = nullptr);
    void showOffers(const Offers &offers, const Narrator *narrator, std::string_view game,
                    Shape shape);
    /// What else is said below an offer that the rules allow; empty: nothing.
    using Remark = std::function<QString(const Offer &offer)>;

    void setRemark(Remark remark) { m_remark = std::move(remark); }

    /// Chooses by key ("M", "⇧M", "3"). False: no offer has it.
    bool takeKey(const QString &key);

    const Offers &offers() const { return m_offers; }

signals:
    void chosen(const qd::Offer &offer);

private:
    void rebuild();
    std::vector<QString> keysOf(const std::vector<std::size_t> &shown);
    void giveLetters(std::vector<QString> &keys);
    Offers m_offers;
    Remark m_remark;
    const Narrator *m_narrator = nullptr;
    std::string m_game;
    Shape m_shape = Shape::Rows;
    QVBoxLayout *m_column;
    ChoiceRow *m_more; ///< shows what is not allowed now, with the reasons
    std::vector<ChoiceRow *> m_rows;
    std::vector<QString> m_keys;
    QHash<QString, QString> m_given; ///< the letters that were found for offers, by their ids
};

} // namespace qd
