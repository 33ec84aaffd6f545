// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/santa_cruz/officers_panel.h"

#include "app/panels/caption.h"
#include "app/panels/json_values.h"

#include <QHeaderView>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace qd::santa_cruz {

OfficersPanel::OfficersPanel(QWidget *parent)
    : TablePanel(parent)
    , m_empty(new Caption(Caption::Manner::Muted, this))
    , m_tree(new QTreeWidget(this))
{
    setObjectName(QStringLiteral("officersPanel"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_empty);
    column->addWidget(m_tree, 1);
    m_tree->setObjectName(QStringLiteral("officersTree"));
    m_tree->setColumnCount(4);
    m_tree->setUniformRowHeights(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->header()->setStretchLastSection(true);
    m_tree->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    refresh();
}

QString OfficersPanel::title() const
{
    return tr("Officers");
}

void OfficersPanel::refresh()
{
    m_empty->setText(tr("The officers and what became of them appear here once a table is open."));
    m_tree->setHeaderLabels({tr("Officer"), tr("Status"), tr("Area"), tr("Counter")});
    m_tree->setAccessibleName(title());
    m_tree->clear();
    const bool on = position() && narrator() != nullptr;
    m_empty->setVisible(!on);
    m_tree->setVisible(on);
    if (!on)
        return;
    const auto answer = position()->ask(R"({"ask":"state"})");
    const QJsonObject officers =
        answer ? jsonObject(*answer).value(u"officers").toObject() : QJsonObject();
    for (const std::string &side : position()->module().info().sides) {
        auto *top = new QTreeWidgetItem(m_tree, {narrator()->side(side)});
        QFont bold = m_tree->font();
        bold.setBold(true);
        top->setFont(0, bold);
        for (auto it = officers.begin(); it != officers.end(); ++it) {
            const QJsonObject officer = it.value().toObject();
            if (textAt(officer, u"side") != side)
                continue;
            const bool onMap = textAt(officer, u"status") == "on-map";
            auto *line = new QTreeWidgetItem(top);
            line->setText(0, narrator()->term(it.key().toStdString()));
            line->setText(1, narrator()->term(textAt(officer, u"status")));
            line->setText(2, onMap ? narrator()->placeName(textAt(officer, u"at")) : QString());
            if (onMap)
                line->setText(3,
                              textAt(officer, u"face") == "up" ? tr("face up") : tr("face down"));
        }
        top->setExpanded(true);
    }
}

} // namespace qd::santa_cruz
