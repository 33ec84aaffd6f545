// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/module/situation.h"

#include <QString>
#include <QWidget>

#include <vector>

namespace qd {

/// The steps of a turn as chevrons: done ones ticked, the present one filled.
class ChevronBar : public QWidget {
    Q_OBJECT
public:
    struct Step {
        QString name;
        StepState state = StepState::ToCome;
        QString toolTip;
    };

    explicit ChevronBar(QWidget *parent = nullptr);
    void setSteps(std::vector<Step> steps);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    int naturalWidth(const Step &step) const;
    std::vector<int> widths() const;
    std::vector<Step> m_steps;
};

} // namespace qd
