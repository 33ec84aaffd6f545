// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/tree_panel.h"

#include <QJsonObject>

namespace qd::santa_cruz {

/// Both decks by count: hand, draw pile, where each title's copies lie, and how Confusion flows.
class CardsPanel final : public TreePanel {
    Q_OBJECT
public:
    explicit CardsPanel(QWidget *parent = nullptr);
    QString title() const override;

protected:
    QString emptyText() const override;
    QStringList columns() const override;
    QString noteText() const override;
    void fill() override;

private:
    void addDeck(const std::string &side, const QJsonObject &deck);
    void addConfusion(const QJsonObject &decks);
};

} // namespace qd::santa_cruz
