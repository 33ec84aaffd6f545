// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QStringList>
#include <QWidget>

#include <vector>

class QComboBox;
class QFormLayout;
class QSpinBox;
class QTableWidget;
class QTableWidgetItem;

namespace qd {
class Caption;
class Narrator;
} // namespace qd

namespace qd::corunna {

/// What of the series is no table of results: how rolls against a morale pass, limits, and the
/// modifiers that the referee is shown to tick.
class RollsPage final : public QWidget {
    Q_OBJECT
public:
    /// The narrator outlives the page.
    RollsPage(const Narrator &narrator, QWidget *parent);

    void load(const QJsonObject &pack);
    /// `pack` with what stands here.
    QJsonObject into(QJsonObject pack) const;

signals:
    void edited();

private:
    struct Pass {
        QString section;
        QComboBox *box;
    };

    struct Number {
        QString section, key;
        QSpinBox *spin;
    };

    /// A line of the list of modifiers.
    struct Line {
        QString section, list, key; ///< "stand", "modifiers", "flank"
    };

    void addPass(QFormLayout *form, const QString &section, const QString &label);
    void addNumber(QFormLayout *form, const QString &section, const QString &key,
                   const QString &label, int most);
    void fillModifiers();
    QString wordOf(const QString &key) const;
    void take(QTableWidgetItem *cell);

    const Narrator &m_narrator;
    QJsonObject m_pack;
    bool m_filling = false;
    std::vector<Pass> m_passes;
    std::vector<Number> m_numbers;
    std::vector<Line> m_lines;
    QTableWidget *m_table;
    Caption *m_none;
};

} // namespace qd::corunna
