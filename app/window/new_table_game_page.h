// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/new_table_page.h"

class QListWidget;

namespace qd {

/// The games on offer with their pictures; those that are not refereed yet stand greyed and say so.
class NewTableGamePage final : public NewTablePage {
    Q_OBJECT
public:
    explicit NewTableGamePage(NewTableContext &context, QWidget *parent = nullptr);

    QString title() const override;
    QString summary() const override;
    void fill() override;
    QWidget *firstField() const override;

private:
    QListWidget *m_list = nullptr;
    QLabel *m_about = nullptr;
    void describe();
};

} // namespace qd
