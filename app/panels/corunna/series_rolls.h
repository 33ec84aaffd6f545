// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/typing_sheet.h"

#include <QJsonObject>
#include <QStringList>
#include <QWidget>

#include <vector>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QPushButton;
class QSpinBox;

namespace qd {
class Caption;
class Narrator;
} // namespace qd

namespace qd::corunna {

/// What of the series is no table of results: how rolls against a morale pass, limits, and the
/// modifiers that the referee is shown to tick, which are added, changed and taken away here.
class RollsPage final : public QWidget {
    Q_OBJECT
public:
    /// The narrator outlives the page.
    RollsPage(const Narrator &narrator, QWidget *parent);
    ~RollsPage() override;

    void load(const QJsonObject &pack);
    /// `pack` with what stands here.
    QJsonObject into(QJsonObject pack) const;

    /// Whether somebody compared the page; asked only while the tables are unchecked.
    void setChecks(bool unchecked, bool compared);
    bool isCompared() const;

signals:
    void edited();
    void checked();

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
    QWidget *modifiersPart();
    void fillModifiers();
    QString wordOf(const QString &key) const;
    QString becauseOf(const Line &line) const;
    QString keyOf(const Line &line, const QString &typed, QString &why) const;
    void offerReasons();
    void take(const QList<TypedCell> &cells);
    QString takeOne(const TypedCell &typed);
    void addModifier();
    void removeModifiers();
    void put(const Line &line, int value);
    void drop(const Line &line);
    int valueOf(const Line &line) const;
    void say(const QString &why);

    const Narrator &m_narrator;
    QJsonObject m_pack;
    bool m_filling = false;
    std::vector<Pass> m_passes;
    std::vector<Number> m_numbers;
    std::vector<Line> m_lines;
    TypingSheet *m_table;
    Caption *m_none, *m_said;
    QCheckBox *m_compared;
    QComboBox *m_roll = nullptr, *m_because = nullptr;
    QSpinBox *m_value = nullptr;
    QPushButton *m_add = nullptr, *m_remove = nullptr;
};

} // namespace qd::corunna
