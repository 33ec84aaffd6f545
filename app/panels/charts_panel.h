// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/table_panel.h"

#include <QPointer>

#include <utility>

class QDialog;
class QHBoxLayout;
class QListWidget;
class QPushButton;
class QScrollArea;

namespace qd {

class ActDraft;
class Caption;
class ChartTable;

/// The charts of the game's rules, a page each, laid out as printed: a list of the pages, the
/// chosen one beside it, and below what the cell means that one points at. A cell may tell the act
/// in hand. Rows and columns in use now are lit; whoever has chosen no page by hand in this phase
/// sees the one in use. The pages can stand in a window of their own.
class ChartsPanel final : public TablePanel {
    Q_OBJECT
public:
    explicit ChartsPanel(ActDraft *draft, QWidget *parent = nullptr);
    QString title() const override;
    /// Shows a page by its id, or by that of a chart on it; an unknown one leaves all as it is.
    void choose(const QString &chart);
    /// The page on show, empty: none.
    QString chosen() const;
    /// The pages of the table on show, by id and title in the present language.
    std::vector<std::pair<QString, QString>> pages() const;
    /// The keyboard goes to the page.
    void focusPage();

signals:
    /// The tables of the series are to be filled in or corrected.
    void seriesWanted();

protected:
    void refresh() override;
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// A printed chart, and which of the charts stand on it.
    struct Page {
        std::string id;
        std::vector<std::size_t> charts;
    };

    /// A chart on the page: its title, the table, its notes.
    struct Part {
        QWidget *box = nullptr;
        Caption *title = nullptr;
        ChartTable *table = nullptr;
        Caption *notes = nullptr;
    };

    void build();
    void buildPage(QHBoxLayout *row);
    void fill();
    std::vector<Chart> charts() const;
    static std::vector<Page> pagesOf(const std::vector<Chart> &charts);
    void listPages();
    void chooseInUse();
    void showPage(int index);
    Part &part(std::size_t index);
    void read(ChartTable *table);
    enum class Take { IfInHand, Always };
    void take(ChartTable *table, Take when);
    void tell(const std::string &tells);
    bool tellsAct(const std::string &tells) const;
    QString meaning(const ChartTable &table) const;
    void shareHeight(bool onCell);
    void showUse();
    void openWindow();
    void takeBack();

    QPointer<ActDraft> m_draft;
    QWidget *m_content; ///< list, page and reading: here, or in a window of their own
    Caption *m_empty;
    Caption *m_away; ///< says that they are elsewhere
    QPushButton *m_back;
    QListWidget *m_list;
    Caption *m_heading = nullptr;
    QPushButton *m_own = nullptr;
    QPushButton *m_series = nullptr; ///< to the owner's tables, on the pages of the series
    QScrollArea *m_scroll = nullptr;
    QWidget *m_sheet = nullptr;
    Caption *m_reading = nullptr;
    QPushButton *m_tell = nullptr;
    QPointer<QDialog> m_window;
    std::vector<Part> m_parts;
    std::vector<Chart> m_charts;
    std::vector<Page> m_pages;
    std::string m_tells; ///< what the button would tell
    std::string m_phase; ///< in which m_byHand holds
    bool m_onCell = false; ///< a cell is read
    bool m_byHand = false;
    bool m_filling = false;
};

} // namespace qd
