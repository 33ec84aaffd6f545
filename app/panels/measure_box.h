// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDoubleSpinBox>

#include <optional>

namespace qd {

/// A decimal number that may be left out. A comma and a point both part the decimals, whatever the
/// language; zeros at the end are not shown. What is typed counts in tenths. Stepping goes from
/// `low` to `high`, typing further.
class MeasureBox : public QDoubleSpinBox {
    Q_OBJECT
public:
    explicit MeasureBox(QWidget *parent = nullptr);
    /// What the steps stay between.
    void setBounds(double low, double high);
    /// Said where nothing is typed.
    void setLeftOutText(const QString &text);
    /// nullopt: left out.
    std::optional<double> measure() const;
    /// Leaves a text alone that says the same already ("7." while 7.5 is being typed).
    void setMeasure(std::optional<double> measure);
    /// The text says more than tenths: it counts as `measure`, and is shown so when it is left.
    bool isRounded() const;
    QSize minimumSizeHint() const override;

    QValidator::State validate(QString &text, int &at) const override;
    double valueFromText(const QString &text) const override;
    QString textFromValue(double value) const override;
    void stepBy(int steps) override;

protected:
    StepEnabled stepEnabled() const override;

private:
    double m_low = 0;
    double m_high = 0;
};

} // namespace qd
