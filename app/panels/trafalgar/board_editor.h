// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/data_editor.h"
#include "app/panels/trafalgar/board_file.h"

#include <optional>

class QCheckBox;
class QLineEdit;
class QTreeWidget;
class QTreeWidgetItem;
class QVBoxLayout;

namespace qd {
class Caption;
class Narrator;
}

namespace qd::trafalgar {

DataWords boardWords();

/// Corrects a board after the real one: each intersection with what lies there, and the stretches
/// to its neighbours. Once all was compared, the mark of a guess can be taken away.
class BoardEditor final : public DataEditor {
    Q_OBJECT
public:
    /// The narrator outlives the editor.
    BoardEditor(const Narrator &narrator, DataTrial trial, QWidget *parent);

    void load(const std::string &json) override;

    std::string format() const override { return kBoardFormat; }

    std::string json() const override;
    std::string fileText() const override;
    QString fileName() const override;
    QString trouble() const override;

private:
    void fillList();
    void showLine(QTreeWidgetItem *line) const;
    void showPoint();
    void addChoice(const QString &label, const QString &name, const QStringList &values,
                   const QString &value, const std::function<void(const QString &)> &take);
    std::optional<BoardFile::Point> chosen() const;
    void take();
    QString word(const QString &id) const;
    QString said(const BoardFile::Point &at) const;

    const Narrator &m_narrator;
    DataTrial m_trial;
    BoardFile m_board;
    QString m_trouble;
    QLineEdit *m_name;
    QTreeWidget *m_points;
    QVBoxLayout *m_column = nullptr; ///< what is asked of the chosen intersection
    QCheckBox *m_compared;
};

} // namespace qd::trafalgar
