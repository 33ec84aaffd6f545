// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/adjust_editor.h"

#include <QScrollArea>
#include <QTabWidget>
#include <QTimer>
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

bool AdjustEditor::goTo(const QStringList &path)
{
    auto *field = findChild<QWidget *>(QStringLiteral("adjust-") + path.join(QLatin1Char('-')));
    if (field == nullptr)
        return false;
    for (QWidget *each = field; each != this; each = each->parentWidget())
        if (auto *tabs = qobject_cast<QTabWidget *>(each); tabs != nullptr)
            for (int i = 0; i < tabs->count(); ++i)
                if (tabs->widget(i)->isAncestorOf(field))
                    tabs->setCurrentIndex(i);
    // The page lays itself out first; then the field can be brought into sight.
    QTimer::singleShot(0, field, [field] {
        field->setFocus(Qt::OtherFocusReason);
        for (QWidget *each = field->parentWidget(); each != nullptr; each = each->parentWidget())
            if (auto *scroll = qobject_cast<QScrollArea *>(each); scroll != nullptr)
                scroll->ensureWidgetVisible(field, 0, field->height() * 2);
    });
    return true;
}

} // namespace qd
