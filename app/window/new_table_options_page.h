// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/new_table_page.h"

class QBoxLayout;
class QPushButton;

namespace qd {

/// Every option of the game with one line of explanation and its rule or ruling number, in two
/// groups: the rulebook's optional rules, and rulings on what it leaves open.
class NewTableOptionsPage final : public NewTablePage {
    Q_OBJECT
public:
    explicit NewTableOptionsPage(NewTableContext &context, QWidget *parent = nullptr);

    QString title() const override;
    QString summary() const override;
    void fill() override;
    QWidget *firstField() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    enum class Group { OptionalRules, Rulings };
    void addGroup(QVBoxLayout *column, Group group);
    void addOption(QVBoxLayout *column, const OptionInfo &option);
    QWidget *editorOf(const OptionInfo &option, QWidget *parent);
    void set(const QString &key, const QString &json);
    void restore();
    void showChanges();
    /// Rule numbers stand below their options where there is no room beside them.
    void foldLines();

    QWidget *m_first = nullptr;
    QPushButton *m_rulebook = nullptr;
    QLabel *m_count = nullptr;
    QHash<QString, QWidget *> m_editors; ///< key → its check box or combo box
    QHash<QString, QLabel *> m_marks; ///< key → "changed · ruling R21"
    std::vector<QBoxLayout *> m_lines; ///< the count and its button; each option and its rule
    bool m_filling = false;
};

} // namespace qd
