// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/module/situation.h"

#include <QString>
#include <QStringList>
#include <QWidget>

#include <cstddef>
#include <vector>

namespace qd {

/// The steps of a turn as chevrons: done ones ticked, the present one filled. Where they have no
/// room the present one keeps its name as long as it can, its neighbours a tick or their number,
/// and those farthest away go out of sight.
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
    /// What stands in each chevron; empty: it is out of sight.
    QStringList lettering() const;

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    int naturalWidth(const Step &step) const;
    int markWidth() const;
    std::vector<int> widths() const;
    double roomFor(int width) const;
    QString shownIn(std::size_t index, double room) const;
    QString tipOf(std::size_t index, const std::vector<int> &all) const;
    std::vector<Step> m_steps;
};

} // namespace qd
