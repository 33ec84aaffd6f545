// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/as_per_margin/fleet_advice.h"
#include "app/panels/as_per_margin/fleet_box_delegate.h"
#include "app/panels/as_per_margin/fleet_row.h"
#include "app/panels/data_editor.h"
#include "app/panels/shared_room.h"

#include <QSizeF>

#include <array>
#include <optional>
#include <vector>

class QComboBox;
class QLineEdit;
class QPushButton;
class QScrollArea;
class QSpinBox;
class QSplitter;
class QTreeWidget;
class QTreeWidgetItem;

namespace qd {
class Caption;
class Narrator;
} // namespace qd

namespace qd::as_per_margin {

class FleetUnitForm;

/// Edits a fleet file: the ships by side and nation with their boxes, and the chosen one beside
/// them. Types, boxes and what is wrong come from the rules, which open a table with each ship.
class FleetEditor final : public DataEditor {
    Q_OBJECT
public:
    /// The narrator outlives the editor.
    FleetEditor(const Narrator &narrator, DataTrial trial, QWidget *parent);

    QString refused(const std::string &json) const override;
    void load(const std::string &json) override;
    QString mended() const override;

    std::string format() const override { return kFleetFormat; }

    std::string json() const override;
    std::string fileText() const override;
    QString fileName() const override;
    QString trouble() const override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *listPart();
    QWidget *addBar();
    QPushButton *button(const char *name, const QString &text, QWidget *parent);
    void addByType();
    void addByGuns();
    void addBattery();
    void addUnit(const FleetUnit &unit, QPushButton *again);
    void duplicate();
    void remove();
    void takeTitle(const QString &title);
    void takeKeys(const QJsonObject &keys);
    void askAll();
    void takeVerdict(const FleetVerdict &verdict);
    void showAll(std::size_t chosen);
    void fillTree();
    QTreeWidgetItem *newGroup(std::size_t unit) const;
    std::vector<std::size_t> inOrder() const;
    void showRow(QTreeWidgetItem *item, std::size_t unit);
    void showBoxes(QTreeWidgetItem *item, const FleetRow &row) const;
    void measureColumns();
    void fitColumns();
    std::string nationOf(std::size_t unit) const;
    QString groupKey(std::size_t unit) const;
    void choose(std::size_t unit);
    void showChosen();
    std::optional<std::size_t> chosen() const;
    void say(const QString &refused);

    static constexpr std::size_t kColumns = 7;
    using Widths = std::array<int, kColumns>;

    const Narrator &m_narrator;
    FleetInquiry m_inquiry;
    FleetFile m_file;
    QString m_mended; ///< what was put right when it was loaded
    std::vector<FleetRow> m_rows; ///< what the rules make of each unit
    FleetAdvice m_advice;
    QString m_whole; ///< what they have against the whole file
    QSizeF m_sea;
    std::vector<QTreeWidgetItem *> m_items; ///< the line of each unit
    Widths m_drawn{}, m_counted{}; ///< what the columns want in either manner
    bool m_filling = false;
    SharedRoom m_room{120, 3, 5};
    QLineEdit *m_title;
    QSplitter *m_parts;
    QTreeWidget *m_tree = nullptr;
    FleetBoxDelegate *m_boxes = nullptr;
    QScrollArea *m_scroll;
    FleetUnitForm *m_form;
    QComboBox *m_side = nullptr;
    QComboBox *m_type = nullptr;
    QSpinBox *m_guns = nullptr;
    QPushButton *m_byType = nullptr, *m_byGuns = nullptr, *m_shore = nullptr;
    QPushButton *m_copy = nullptr, *m_remove = nullptr;
    QPushButton *m_again = nullptr; ///< the way the last ship was added
    Caption *m_said = nullptr, *m_odd = nullptr;
};

} // namespace qd::as_per_margin
