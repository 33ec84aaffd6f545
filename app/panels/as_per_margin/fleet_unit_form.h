// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/as_per_margin/fleet_row.h"
#include "app/panels/field_editor.h"

#include <QSizeF>
#include <QWidget>

#include <vector>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace qd {
class Caption;
}

namespace qd::as_per_margin {

/// Edits one ship or battery ashore of a fleet file: who she is, her boxes, where she lies. It
/// shows what the rules made of her; what it doesn't show stays as it was.
class FleetUnitForm final : public QWidget {
    Q_OBJECT
public:
    /// The narrator outlives the form; `types` as shipTypes() has them.
    FleetUnitForm(const Narrator &narrator, QStringList types, QWidget *parent);

    /// Shows another unit. `odd`: what is odd about her, empty: nothing. `sea`: the board's size in
    /// inches.
    void show(const FleetUnit &unit, const FleetRow &row, const QString &odd, const QSizeF &sea);
    /// There is none to show.
    void clear();
    /// The same unit, after the rules looked at what was edited.
    void follow(const FleetUnit &unit, const FleetRow &row, const QString &odd);
    /// The keyboard goes to her name, all of it chosen.
    void editName();

    using QWidget::show;

signals:
    /// Her keys in the file, as they are to be.
    void edited(const QJsonObject &keys);
    /// Enter in the name: it is done.
    void nameDone();

private:
    QWidget *freshPage();
    void addIdentity(QFormLayout *form);
    void addType(QFormLayout *form);
    void addBoxes(QFormLayout *form);
    void addShoreGuns(QFormLayout *form);
    void addPlace(QFormLayout *form, const QSizeF &sea);
    void addMarks(QFormLayout *form);
    void addNation(QFormLayout *form);
    void addField(QFormLayout *form, Field field);
    void addFlag(QFormLayout *form, const QString &label, const QStringList &path);
    QSpinBox *addNumber(QFormLayout *form, const QString &label, const QString &name, int most);
    QString label(const char *key) const;
    void showType();
    void showBoxes();
    void showMarks();
    void takeBoxes();
    void set(const QStringList &path, const QJsonValue &value);

    /// A box count of the form and where the file has it.
    struct BoxCount {
        QSpinBox *spin;
        QStringList path; ///< below `boxes`, a mast line by its number
    };

    const Narrator &m_narrator;
    QStringList m_types;
    FleetUnit m_unit;
    FleetRow m_row;
    bool m_filling = false;
    Caption *m_trouble;
    Caption *m_odd;
    QWidget *m_page = nullptr;
    QLineEdit *m_name = nullptr;
    QComboBox *m_type = nullptr;
    QPushButton *m_typical = nullptr;
    QFormLayout *m_boxLines = nullptr;
    QStringList m_batteries; ///< whose counts are shown
    std::vector<BoxCount> m_counts;
    QCheckBox *m_conjecture = nullptr;
    Caption *m_guessed = nullptr;
};

} // namespace qd::as_per_margin
