// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/adjust_editor.h"

#include <QTabWidget>
#include <QVBoxLayout>

namespace qd {

QTabWidget *AdjustEditor::addTabs()
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    auto *tabs = new QTabWidget(this);
    connect(tabs, &QTabWidget::currentChanged, this, &AdjustEditor::pageShown);
    layout->addWidget(tabs);
    return tabs;
}

void AdjustEditor::addPage(QTabWidget *tabs, QWidget *page, const QString &title)
{
    tabs->addTab(page, title);
    page->setAccessibleName(QString(title).remove(QLatin1Char('&')));
}

} // namespace qd
