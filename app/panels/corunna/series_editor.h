// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/corunna/series_file.h"
#include "app/panels/data_editor.h"

class QCheckBox;
class QLineEdit;
class QPushButton;
class QTabWidget;

namespace qd {
class Caption;
class Narrator;
class UndoButtons;
} // namespace qd

namespace qd::corunna {

class FirePage;
class MeleePage;
class RollsPage;

/// What the window says of editing the tables of the series.
DataWords seriesWords();

/// Edits the owner's tables of the series: the Fire and the Mêlée Table laid out as they are
/// printed, how rolls pass, and whether somebody compared the figures with the printed charts.
class SeriesEditor final : public DataEditor {
    Q_OBJECT
public:
    /// The narrator outlives the editor.
    SeriesEditor(const Narrator &narrator, DataTrial trial, QWidget *parent);

    void load(const std::string &json) override;

    std::string format() const override { return kSeriesFormat; }

    std::string json() const override;
    std::string fileText() const override;
    QString fileName() const override;
    QString trouble() const override;
    QString mended() const override;
    QString printed() const override;

    bool isLongWork() const override { return true; }

private:
    void showFile();
    void take();
    void takeName();
    void takeChecks();
    void takeWhole(bool compared);
    void settle(const QString &run = {});
    void restore(const std::string &json);
    void check();
    void showMark();
    void compare(bool begin);

    const Narrator &m_narrator;
    DataTrial m_trial;
    SeriesFile m_file;
    QString m_whole; ///< what the rules have against it
    QString m_mended; ///< what the file had and the tables can't hold
    QLineEdit *m_name;
    QCheckBox *m_compared;
    QPushButton *m_compare;
    Caption *m_mark;
    QTabWidget *m_tabs;
    FirePage *m_fire;
    MeleePage *m_melee;
    RollsPage *m_rolls;
    UndoButtons *m_undo;
};

} // namespace qd::corunna
