// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QWidget>

namespace qd {

/// Where a game's pieces, tracks and hands are set as they stand on the real table. Each game has
/// its own (makeAdjustForm); the dialog around it knows none.
class AdjustForm : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;

    /// What the person made different, as the `set` of an adjust command; empty: nothing.
    virtual QJsonObject changes() const = 0;
    /// Sets what an earlier `changes` said; keys that it doesn't know are passed over.
    virtual void apply(const QJsonObject &changes) = 0;

signals:
    void changed();
    /// Another page of it is shown.
    void pageShown();
};

} // namespace qd
