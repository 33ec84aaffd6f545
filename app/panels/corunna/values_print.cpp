// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/corunna/values_print.h"

#include "app/panels/corunna/figure_rules.h"
#include "app/panels/corunna/melee_code.h"
#include "app/panels/corunna/order_of_battle.h"

#include <QCoreApplication>

namespace qd::corunna {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ValuesPrint)
};

QString heading(int level, const QString &text)
{
    return QStringLiteral("<h%1>%2</h%1>").arg(level).arg(text.toHtmlEscaped());
}

/// A table of texts with its heads.
class Table {
public:
    explicit Table(const QStringList &heads)
    {
        m_html += QStringLiteral("<table border='1' cellspacing='0' cellpadding='3'><tr>");
        for (const QString &head : heads)
            m_html += QStringLiteral("<th>%1</th>").arg(head.toHtmlEscaped());
        m_html += QStringLiteral("</tr>");
    }

    void line(const QString &head, const QStringList &cells)
    {
        m_html += QStringLiteral("<tr><th align='left'>%1</th>").arg(head.toHtmlEscaped());
        for (const QString &cell : cells)
            m_html += QStringLiteral("<td align='center'>%1</td>")
                          .arg(cell.isEmpty() ? QStringLiteral("&nbsp;&nbsp;&nbsp;&nbsp;")
                                              : cell.toHtmlEscaped());
        m_html += QStringLiteral("</tr>");
    }

    QString html() const { return m_html + QStringLiteral("</table>"); }

private:
    QString m_html;
};

} // namespace

QString valuesPage(const std::vector<OrderGroup> &groups, const ValuesFile &file)
{
    QString page = heading(2, file.name().isEmpty() ? Words::tr("Counter values") : file.name());
    QString side, division;
    for (const OrderGroup &group : groups) {
        if (group.side != side)
            page += heading(2, group.side);
        if (group.division != division && !group.division.isEmpty())
            page += heading(3, group.division);
        side = group.side;
        division = group.division;
        if (!group.name.isEmpty())
            page += heading(4, group.name);
        QStringList heads{QString()};
        for (const QString &field : group.fields())
            heads << figureName(field);
        Table table(heads);
        for (const OrderPiece &piece : group.pieces) {
            QStringList cells;
            for (const QString &field : group.fields())
                cells << (piece.fields.contains(field)
                              ? figureText(file.value(piece.part, piece.id, field))
                              : QStringLiteral("–"));
            table.line(piece.name, cells);
        }
        page += table.html();
    }
    return page;
}

QString seriesPage(const SeriesFile &file)
{
    QString page =
        heading(2, file.name().isEmpty() ? Words::tr("Tables of the series") : file.name());
    if (file.isUnchecked())
        page +=
            QStringLiteral("<p>%1</p>").arg(Words::tr("◇ Unchecked: compare with your charts."));
    const FireGrid fire = FireGrid::fromJson(file.pack.value(u"fire").toObject());
    page += heading(3, Words::tr("Fire Table"));
    Table shots(QStringList(QString()) + fire.columns);
    for (int losses = 1; losses <= fire.most(); ++losses) {
        QStringList cells;
        for (int column = 0; column < fire.columns.size(); ++column)
            cells << (fire.at(column, losses) == 0 ? QString()
                                                   : QString::number(fire.at(column, losses)));
        shots.line(Words::tr("%n losses", nullptr, losses), cells);
    }
    page += shots.html() + heading(3, Words::tr("Mêlée Table"));
    const MeleeGrid melee = MeleeGrid::fromJson(file.pack.value(u"melee").toObject());
    Table fights(QStringList(QString()) + melee.columns);
    for (int place = 0; place < kRolls; ++place) {
        QStringList cells;
        for (int column = 0; column < melee.columns.size(); ++column)
            cells << meleeCode(melee.results.at(static_cast<std::size_t>(column))
                                   .at(static_cast<std::size_t>(place)));
        fights.line(QString::number(rollAt(place)), cells);
    }
    return page + fights.html();
}

} // namespace qd::corunna
