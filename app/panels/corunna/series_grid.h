// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/corunna/series_file.h"

#include <QWidget>

class QLineEdit;
class QPushButton;
class QTableWidget;
class QTableWidgetItem;

namespace qd {
class Caption;
}

namespace qd::corunna {

/// A table of the series as it is printed: columns are ratios, which can be added and taken away.
/// What is typed and can't be taken says why.
class SeriesGrid : public QWidget {
    Q_OBJECT
public:
    /// `name` begins the objectNames; `help` says in a sentence how the table is filled in.
    SeriesGrid(const QString &name, const QString &label, const QString &help, QWidget *parent);

    /// What is odd about the table as it stands, a sentence each; the rules may take it all the
    /// same.
    virtual QStringList oddities() const = 0;

signals:
    void edited();

protected:
    /// The table has these columns and lines now.
    void setShape(const QStringList &columns, const QStringList &lines);

    QTableWidget *table() const { return m_table; }

    /// Fills the cells anew.
    void show();
    /// What a cell shows.
    virtual QString cellText(int line, int column) const = 0;
    /// Takes what was typed; why not, where it can't be.
    virtual QString takeCell(int line, int column, const QString &typed) = 0;
    virtual bool addColumn(const QString &ratio) = 0;
    virtual void removeColumn(int column) = 0;
    /// Marks below the table.
    void showOddities();

private:
    void take(QTableWidgetItem *cell);
    void add();
    void remove();
    void say(const QString &why);

    bool m_filling = false;
    QTableWidget *m_table;
    QLineEdit *m_ratio;
    QPushButton *m_add, *m_remove;
    Caption *m_said, *m_odd;
};

/// The Fire Table: a line a number of losses.
class FirePage final : public SeriesGrid {
    Q_OBJECT
public:
    explicit FirePage(QWidget *parent);
    void load(const QJsonObject &fire);
    /// Empty: there is none.
    QJsonObject fire() const;
    QStringList oddities() const override;

protected:
    QString cellText(int line, int column) const override;
    QString takeCell(int line, int column, const QString &typed) override;
    bool addColumn(const QString &ratio) override;
    void removeColumn(int column) override;

private:
    void reshape();
    QJsonObject m_rest;
    FireGrid m_grid;
};

/// The Mêlée Table: a line a roll.
class MeleePage final : public SeriesGrid {
    Q_OBJECT
public:
    explicit MeleePage(QWidget *parent);
    void load(const QJsonObject &melee);
    QJsonObject melee() const;
    QStringList oddities() const override;

protected:
    QString cellText(int line, int column) const override;
    QString takeCell(int line, int column, const QString &typed) override;
    bool addColumn(const QString &ratio) override;
    void removeColumn(int column) override;

private:
    void reshape();
    QJsonObject m_rest;
    MeleeGrid m_grid;
};

/// A result of the Mêlée Table as it is typed: "AR", "2*/1".
QString meleeCode(const QJsonObject &result);
/// What was typed; nullopt: it is no result. Empty text is no result yet: an empty object.
std::optional<QJsonObject> meleeResult(const QString &code);

} // namespace qd::corunna
