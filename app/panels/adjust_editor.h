// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QWidget>

namespace qd {

/// Sets what is on the real table, whatever the game: starts from a position; `changes` is what the
/// person made different, as the `set` of an adjust command.
class AdjustEditor : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;

    /// Empty object: nothing was changed.
    virtual QJsonObject changes() const = 0;
    /// Sets what an earlier `changes` said; keys that it doesn't know are passed over.
    virtual void apply(const QJsonObject &changes) = 0;

signals:
    void changed();
    /// Another page of it is shown.
    void pageShown();
};

} // namespace qd
