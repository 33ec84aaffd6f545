// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/palette_lines.h"

#include "app/narration/narrator.h"
#include "app/panels/act_panel.h"
#include "app/panels/game_panels.h"
#include "app/window/action_catalogue.h"
#include "app/window/one_line.h"
#include "app/window/palette_words.h"
#include "app/window/preferences.h"
#include "app/window/table_desk.h"

#include <QAction>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QRegularExpression>

namespace qd {
namespace {

constexpr auto standing(bool now)
{
    return now ? PaletteLine::Standing::Now : PaletteLine::Standing::NotNow;
}

/// False for a rule that is named after the very card that the line names.
bool isNumbered(const Citation &rule)
{
    const std::string text = rule.text();
    const auto dot = text.find('.');
    return dot == std::string::npos || dot + 1 == text.size()
        || (text[dot + 1] >= '0' && text[dot + 1] <= '9');
}

/// A menu's text as one reads it: no underlined letters, "&&" is "&".
QString read(const QString &text)
{
    QString bare;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text.at(i) == QLatin1Char('&') && ++i == text.size())
            break;
        bare += text.at(i);
    }
    return bare;
}

} // namespace

QList<PaletteLine> PaletteLines::offers(const TableDesk &desk, ActPanel *act)
{
    const TableSession *session = desk.session();
    if (session == nullptr || desk.shownEntry() >= 0
        || session->access() != TableSession::Access::ReadWrite)
        return {};
    const Narrator &narrator = *desk.narrator();
    const std::string game = session->game().info().id;
    QList<PaletteLine> lines;
    for (const Offer &offer : session->now().offers()) {
        PaletteLine line;
        line.text = narrator.offer(offer);
        line.detail = offer.refused  ? narrator.refusal(*offer.refused)
            : isNumbered(offer.rule) ? narrator.rule(offer.rule)
                                     : tr("act", "something that a side may do now");
        line.key = offerKey(game, offer);
        line.standing = standing(!offer.refused);
        line.run = [act, offer] { act->choose(offer); };
        lines.append(line);
    }
    return lines;
}

QList<PaletteLine> PaletteLines::menus(const QMenuBar *bar, const QAction *except)
{
    QList<PaletteLine> lines;
    for (const QAction *top : bar->actions())
        if (top->menu() != nullptr)
            addMenu(lines, top->menu(), read(top->text()), except);
    return lines;
}

void PaletteLines::addMenu(QList<PaletteLine> &lines, const QMenu *menu, const QString &path,
                           const QAction *except)
{
    for (QAction *action : menu->actions()) {
        if (action->isSeparator() || !action->isVisible() || action == except
            || action->text().isEmpty())
            continue;
        if (action->menu() != nullptr) {
            addMenu(lines, action->menu(),
                    tr("%1 › %2", "a menu and the menu inside it").arg(path, read(action->text())),
                    except);
            continue;
        }
        PaletteLine line;
        line.text = read(action->text());
        const QString whyNot = ActionCatalogue::whyNot(action);
        line.detail = whyNot.isEmpty() ? path : whyNot;
        line.also = path + QLatin1Char(' ') + otherWords(action->objectName());
        line.key = action->shortcut().toString(QKeySequence::NativeText);
        line.standing = standing(action->isEnabled());
        line.run = [kept = QPointer<QAction>(action)] {
            if (kept != nullptr)
                kept->trigger();
        };
        lines.append(line);
    }
}

QList<PaletteLine> PaletteLines::tables(const Preferences &preferences,
                                        const std::function<void(const QString &file)> &openFile)
{
    QList<PaletteLine> lines;
    for (const QString &file : preferences.recentTables()) {
        const QFileInfo info(file);
        PaletteLine line;
        line.text = tr("Open “%1”").arg(oneLine(info.completeBaseName()));
        line.detail = info.exists() ? tr("recent table") : tr("recent table, its file is gone");
        line.standing = standing(info.exists());
        line.run = [file, openFile] { openFile(file); };
        lines.append(line);
    }
    return lines;
}

std::optional<PaletteLine> PaletteLines::entry(const QString &query, TableDesk *desk)
{
    static const QRegularExpression kNumber(QStringLiteral("^\\s*#?\\s*(\\d{1,9})\\s*$"));
    const auto match = kNumber.match(query);
    if (!match.hasMatch() || desk->session() == nullptr)
        return std::nullopt;
    const qint64 seq = match.captured(1).toLongLong();
    const auto &entries = desk->session()->entries();
    PaletteLine line;
    line.text = tr("Show the table at entry #%1").arg(seq);
    const bool there = seq >= 1 && seq <= static_cast<qint64>(entries.size());
    line.standing = standing(there);
    line.detail = there
        ? desk->narrator()->entry(entries.at(static_cast<std::size_t>(seq - 1)))
        : tr("the journal has %n entries", nullptr, static_cast<int>(entries.size()));
    line.run = [desk, seq] { desk->showEntry(seq); };
    return line;
}

} // namespace qd
