// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/table_panel.h"
#include "app/panels/trafalgar/ship_card.h"

#include <vector>

class QGridLayout;
class QScrollArea;

namespace qd {
class ActDraft;
class Caption;
class PendingBar;
}

namespace qd::trafalgar {

/// The eight battle result cards. A click on a mast or a gun, or Space on it, makes an adjust act
/// of it, which is recorded like any other; while it is asked which mast falls (hits-5), a click on
/// a mast of that ship answers. The arrows walk over the parts of all cards.
class CardsPanel final : public TablePanel {
    Q_OBJECT
public:
    CardsPanel(ActDraft *draft, QWidget *parent = nullptr);
    QString title() const override;
    void showChosen(const QStringList &pieces) override;

protected:
    void refresh() override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    void fill();
    void followDraft();
    void showPending();
    void showAsked();
    ShipCard *cardAt(std::size_t index);
    void layCards();
    void prepareParts();
    bool walk(const QWidget *from, int key);
    void visit(CardPart *part);
    void clickMast(const QString &ship, const QString &mast, bool stands);
    void chooseMast(const QString &mast);
    void set(const QString &ship, const QString &part, const QJsonObject &values);
    /// The open question about masts, empty: none.
    QJsonObject question() const;
    AskedMasts askedOf(const QString &ship) const;
    const std::optional<Position> &shownPosition() const;

    ActDraft *m_draft;
    Caption *m_empty;
    PendingBar *m_bar; ///< says also which mast is asked for
    QScrollArea *m_scroll;
    QGridLayout *m_grid;
    std::vector<ShipCard *> m_cards;
    CardPart *m_current = nullptr; ///< where Tab comes in
    int m_columns = 0;
    bool m_showing = false;
};

} // namespace qd::trafalgar
