// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

#include <optional>
#include <vector>

namespace qd::corunna {

/// The rolls of two dice in their order, 11 to 66, as a ruler of 36 steps with the bands of a chart
/// on it. A roll stands on it with its modifiers, each so many steps on or back, and the band where
/// it ends is lit. Below it each band has a line; of many only the lit one.
class RollRuler final : public QWidget {
    Q_OBJECT
public:
    /// A row of the chart: the modified rolls that come to it.
    struct Band {
        QString name;
        int from = 0, to = 0; ///< base-6 values, 11 … 66
        /// The dice that come to it as they are thrown, with the modifiers; empty: not said.
        QString thrown{};
    };

    struct Step {
        QString name; ///< of the modifier
        int value = 0; ///< steps, below 0: back
    };

    explicit RollRuler(QWidget *parent = nullptr);
    /// The places of the rolls as they are thrown that come to one band: "34–66", "21, 34–66".
    static QString rollsText(const std::vector<int> &rolls);
    /// `natural` and `modified`: nullopt while the dice have not fallen.
    void setRoll(std::vector<Band> bands, std::vector<Step> steps, std::optional<int> natural,
                 std::optional<int> modified);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    /// The same in words.
    QString said() const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Band *lit() const;
    bool isListed(const Band &band) const;
    std::size_t listed() const;
    QRectF cell(int place) const;
    static QString spanOf(const Band &band);
    double rollsWidth() const;
    double rulerTop() const;
    int firstPlace() const;
    void paintBands(QPainter &painter) const;
    void paintRolls(QPainter &painter) const;
    void paintSteps(QPainter &painter) const;

    std::vector<Band> m_bands;
    std::vector<Step> m_steps;
    std::optional<int> m_natural, m_modified;
};

} // namespace qd::corunna
