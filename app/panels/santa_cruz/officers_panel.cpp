// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/santa_cruz/officers_panel.h"

#include "app/panels/json_values.h"

#include <algorithm>

namespace qd::santa_cruz {
namespace {

/// What the rules' chart of officers says of each, in words: "One die more: always".
QHash<QString, QString> gifts(const Position &position, const Narrator &narrator)
{
    QHash<QString, QString> said;
    const std::vector<Chart> charts = position.charts({});
    const auto chart = std::ranges::find(charts, "officers", &Chart::id);
    if (chart == charts.end())
        return said;
    for (const ChartRow &row : chart->rows) {
        QStringList parts;
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            const QString cell = narrator.chartText(row.cells[i]);
            if (cell.isEmpty())
                continue;
            const bool last = i + 1 == row.cells.size(); // it speaks for itself
            parts << (last ? cell
                           : OfficersPanel::tr("%1: %2", "what an officer gives, and when")
                                 .arg(narrator.chartText(chart->columns[i].head), cell));
        }
        said.insert(fromUtf8(row.head.term),
                    OfficersPanel::tr("%1 (%2)", "what an officer gives and its rule")
                        .arg(parts.join(QStringLiteral("; ")), narrator.rule(row.rule)));
    }
    return said;
}

} // namespace

OfficersPanel::OfficersPanel(QWidget *parent) : TreePanel(QStringLiteral("officers"), parent)
{
    refresh();
}

QString OfficersPanel::title() const
{
    return tr("Officers");
}

QString OfficersPanel::emptyText() const
{
    return tr("The officers and what became of them appear here once a table is open.");
}

QStringList OfficersPanel::columns() const
{
    return {tr("Officer"), tr("Status"), tr("Area"), tr("Counter"), tr("Gives")};
}

void OfficersPanel::fill()
{
    const auto answer = position()->ask(R"({"ask":"state"})");
    const QJsonObject officers =
        answer ? jsonObject(*answer).value(u"officers").toObject() : QJsonObject();
    const QHash<QString, QString> gives = gifts(*position(), *narrator());
    for (const std::string &side : position()->module().info().sides) {
        auto *group = addGroup(narrator()->side(side));
        for (auto it = officers.begin(); it != officers.end(); ++it) {
            const QJsonObject officer = it.value().toObject();
            if (textAt(officer, u"side") != side)
                continue;
            const bool onMap = textAt(officer, u"status") == "on-map";
            const bool up = textAt(officer, u"face") == "up";
            addLine(group,
                    {narrator()->term(it.key().toStdString()),
                     narrator()->term(textAt(officer, u"status")),
                     onMap ? narrator()->placeName(textAt(officer, u"at")) : QString(),
                     !onMap   ? QString()
                         : up ? tr("face up")
                              : tr("face down"),
                     gives.value(it.key())});
        }
    }
}

} // namespace qd::santa_cruz
