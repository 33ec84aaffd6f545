// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/corunna/series_file.h"
#include "app/panels/typing_sheet.h"

#include <QSet>
#include <QWidget>

#include <vector>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QPushButton;

namespace qd {
class Caption;
}

namespace qd::corunna {

/// Something to look at in a table.
struct GridNote {
    int line = -1, column = -1; ///< −1: all of them
    QString said; ///< a sentence
    bool blocks = false; ///< the rules refuse the table for it
};

/// A table of the series as it is printed: columns are ratios, which can be added, renamed and
/// taken away. What is typed and can't be taken says why; what a file has that is wrong is shown,
/// said and gone to. While the tables are unchecked each line has its ◇, which goes when somebody
/// compared the line.
class SeriesGrid : public QWidget {
    Q_OBJECT
public:
    struct Words {
        QString label, help;
    };

    /// `name` begins the objectNames.
    SeriesGrid(const QString &name, const Words &words, TypingSheet::Fill fill, QWidget *parent);
    ~SeriesGrid() override;

    /// What is odd about the table as it stands.
    virtual std::vector<GridNote> notes() const = 0;
    /// Sentences for what the rules refuse.
    QStringList troubles() const;

    /// What the file that was loaded had and the table can't hold, a sentence each.
    const Losses &lost() const { return m_lost; }

    bool isEmpty() const { return m_table->columnCount() == 0; }

    /// The lines that were compared, by their keys; only what is not checked as a whole has marks.
    void setChecks(bool unchecked, const QStringList &compared);
    QStringList compared() const;
    /// Every line that has something in it was compared.
    bool isCompared() const;
    /// The first line that was not, in compare mode.
    void beginComparing();
    void endComparing();

signals:
    void edited();
    /// A line was compared.
    void checked();

protected:
    /// The table has these columns and lines now; `keys` tell the lines apart in a file.
    void setShape(const QStringList &columns, const QStringList &lines, const QStringList &keys);

    TypingSheet *table() const { return m_table; }

    Losses &lostOnes() { return m_lost; }

    /// Fills the cells anew.
    void show();
    void showNotes();
    /// What a cell shows.
    virtual QString cellText(int line, int column) const = 0;
    /// Takes what was typed; why not, where it can't be. `alone`: nothing else changes with it.
    virtual QString takeCell(const TypedCell &typed, bool alone) = 0;
    virtual bool addColumn(const QString &ratio) = 0;
    virtual bool renameColumn(int column, const QString &ratio) = 0;
    virtual void removeColumn(int column) = 0;
    /// "no-effect" or "first-column": what a ratio below the first column comes to.
    virtual QString below() const = 0;
    virtual void setBelow(const QString &word) = 0;

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *columnsPart(const QString &name);
    void take(const QList<TypedCell> &cells);
    void add();
    void rename();
    void remove();
    void say(const QString &why);
    void goToNote();
    void showHeads();
    void compareLine();
    void showComparing();
    bool isLineEmpty(int line) const;
    int nextUncompared(int after) const;

    QStringList m_lines, m_keys;
    QSet<QString> m_compared;
    bool m_unchecked = false, m_comparing = false;
    Losses m_lost;
    TypingSheet *m_table;
    QLineEdit *m_ratio;
    QComboBox *m_below;
    QPushButton *m_add, *m_rename, *m_remove, *m_goTo, *m_next;
    Caption *m_said, *m_odd, *m_comparingNow;
};

/// The Fire Table: a line a number of losses.
class FirePage final : public SeriesGrid {
    Q_OBJECT
public:
    explicit FirePage(QWidget *parent);
    void load(const QJsonObject &fire);
    /// Empty: there is none.
    QJsonObject fire() const;
    std::vector<GridNote> notes() const override;

protected:
    QString cellText(int line, int column) const override;
    QString takeCell(const TypedCell &typed, bool alone) override;
    bool addColumn(const QString &ratio) override;
    bool renameColumn(int column, const QString &ratio) override;
    void removeColumn(int column) override;
    QString below() const override;
    void setBelow(const QString &word) override;

private:
    void reshape();
    QString refusal(int losses, int column, int roll) const;
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
    std::vector<GridNote> notes() const override;

protected:
    QString cellText(int line, int column) const override;
    QString takeCell(const TypedCell &typed, bool alone) override;
    bool addColumn(const QString &ratio) override;
    bool renameColumn(int column, const QString &ratio) override;
    void removeColumn(int column) override;
    QString below() const override;
    void setBelow(const QString &word) override;

private:
    void reshape();
    QJsonObject m_rest;
    MeleeGrid m_grid;
    QCheckBox *m_proportional;
};

} // namespace qd::corunna
