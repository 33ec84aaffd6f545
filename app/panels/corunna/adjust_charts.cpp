// SPDX-License-Identifier: GPL-3.0-or-later
// The cells of the charts that the text leaves out, as the owner reads them off his own copy
// (specification 9.4, `chart_fill`).
#include "app/narration/narrator.h"
#include "app/panels/adjust_fields.h"
#include "app/panels/corunna/adjust_editor.h"

#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>

#include <initializer_list>

namespace qd::corunna {
namespace {

constexpr int kMostCell = 60;
constexpr std::initializer_list<const char *> kTerrains{"clear", "village", "town",
                                                        "special-structure"};
constexpr std::initializer_list<const char *> kClasses{"infantry", "cavalry", "artillery",
                                                       "skirmisher", "leader"};

/// A kind of target and its rows of the Fire Defence Chart.
struct DefenceRows {
    const char *kind;
    std::initializer_list<const char *> rows;
};

constexpr std::initializer_list<DefenceRows> kDefence{
    {"infantry",
     {"line", "column", "road-column", "square", "general-order", "skirmish", "mob", "disorder",
      "pgd", "rout"}},
    {"cavalry",
     {"line", "column", "road-column", "general-order", "skirmish", "disorder", "pgd", "rout"}},
    {"artillery", {"limbered", "unlimbered", "pgd", "rout"}},
    {"combined", {"any"}}};

constexpr std::initializer_list<const char *> kMoveRows{"road", "stream",      "ford",   "slope",
                                                        "wall", "sunken-road", "rampart"};

Field cell(const char *key)
{
    Field field = adjusting::number(key, 0, kMostCell);
    field.optional = true;
    return field;
}

} // namespace

void AdjustEditor::fillCharts()
{
    const auto fill = QStringLiteral("chart_fill");
    const auto word = [this](const char *id) { return narrator().term(id); };
    const auto chart = [this](const char *id, const char *part) {
        return tr("%1: %2", "a chart and a part of it")
            .arg(narrator().chartTitle(id), narrator().term(part));
    };
    for (const DefenceRows &part : kDefence) {
        addTitle(m_charts, chart("chart-fire-defence", part.kind));
        for (const char *row : part.rows)
            for (const char *terrain : kTerrains)
                addField(m_charts,
                         row == std::string_view("any")
                             ? word(terrain)
                             : tr("%1, %2", "a formation and the terrain it stands in")
                                   .arg(word(row), word(terrain)),
                         cell(terrain),
                         {fill, QStringLiteral("fire_defence"), QString::fromLatin1(part.kind),
                          QString::fromLatin1(row), QString::fromLatin1(terrain)});
    }
    for (const char *row : kMoveRows) {
        addTitle(m_charts, chart("chart-movement", row));
        for (const char *moving : kClasses)
            addField(m_charts, word(moving), cell(moving),
                     {fill, QStringLiteral("movement"), QString::fromLatin1(row),
                      QString::fromLatin1(moving)});
    }
    addTitle(m_charts, narrator().chartTitle("chart-harassment"));
    for (const char *terrain : kTerrains)
        addField(m_charts, word(terrain), cell(terrain),
                 {fill, QStringLiteral("harassment"), QString::fromLatin1(terrain)});
    m_charts->addStretch(1);
}

/// A counter is chosen first; the cells of the charts stand on a page of their own.
bool AdjustEditor::goTo(const QStringList &path)
{
    for (int i = 0; i < m_pieces->count() && path.size() > 1; ++i) {
        if (pathOf(*m_pieces->item(i)) == path.first(2)) {
            m_find->clear();
            m_pieces->setCurrentRow(i);
        }
    }
    return qd::AdjustEditor::goTo(path);
}

} // namespace qd::corunna
