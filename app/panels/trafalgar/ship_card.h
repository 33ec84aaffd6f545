// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/trafalgar/card_part.h"
#include "rules/module/picture.h"

#include <QFrame>
#include <QStringList>

#include <cstddef>
#include <optional>
#include <vector>

class QLabel;

namespace qd {
class Caption;
class Narrator;
}

namespace qd::trafalgar {

/// What a card is asked while a decision is open (hits-5): the masts that may fall, and those that
/// were chosen so far.
struct AskedMasts {
    QStringList open; ///< "fore", "main", "mizzen"
    QStringList falling;
    QString question;
};

/// The battle result card of one ship: her name and kind, three masts, the guns of each side, her
/// moves, and in words what else is to be known of her.
class ShipCard final : public QFrame {
    Q_OBJECT
public:
    explicit ShipCard(QWidget *parent);
    /// Shows a ship of the picture; `parts` of it are made anew only where their number changed.
    void showShip(const PicturePiece &ship, const Narrator &narrator, const AskedMasts &asked);

    const QString &ship() const { return m_ship; }

    /// Masts first, then the guns to port, then those to starboard.
    const std::vector<CardPart *> &parts() const { return m_parts; }
    enum class Mark { None, Chosen };
    void setMark(Mark mark);

signals:
    /// "fore", "main" or "mizzen" was clicked; it `stands` as shown.
    void mastClicked(const QString &mast, bool stands);
    /// A gun of "port" or "starboard" was clicked, where `left` are shown.
    void gunClicked(const QString &side, bool stands, int left);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Row {
        QString id; ///< of the gauge: "guns-port"
        Caption *label = nullptr; ///< null for masts
        std::vector<CardPart *> parts;
        int left = 0;
        std::vector<std::size_t> lost{}; ///< guns, as they went: the rules know their number only
        std::optional<std::size_t> clicked{};
    };

    void build(const PicturePiece &ship);
    void addMast(const PictureGauge &gauge, class QLayout *masts);
    void addGuns(const PictureGauge &gauge, class QLayout *guns);
    void showMast(Row &row, const PictureGauge &gauge, const Narrator &narrator,
                  const AskedMasts &asked);
    static void loseGuns(Row &row, const PictureGauge &gauge);
    void showGuns(Row &row, const PictureGauge &gauge, const Narrator &narrator);
    bool fits(const PicturePiece &ship) const;

    QString m_ship;
    QString m_nation;
    Mark m_mark = Mark::None;
    Caption *m_name = nullptr;
    Caption *m_kind = nullptr;
    Caption *m_moves = nullptr;
    Caption *m_state = nullptr;
    std::vector<Row> m_rows;
    std::vector<CardPart *> m_parts;
};

} // namespace qd::trafalgar
