// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/new_table_draft.h"

#include "app/narration/narrator.h"

#include <algorithm>

namespace qd {
namespace {

QString inQuotes(std::string_view text)
{
    return QLatin1Char('"') + fromUtf8(text) + QLatin1Char('"');
}

/// Characters that show nothing and turn a line around: none of them belongs to a name.
bool isUnseen(QChar c)
{
    const QChar::Category category = c.category();
    return category == QChar::Other_Control || category == QChar::Other_Format
        || category == QChar::Other_NotAssigned || category == QChar::Other_PrivateUse;
}

} // namespace

QString cleanName(const QString &typed, int longest)
{
    QString clean;
    for (const QChar c : typed)
        clean += c.isSpace() ? QLatin1Char(' ') : c;
    clean.removeIf(isUnseen);
    clean = clean.simplified().left(longest);
    if (!clean.isEmpty() && clean.back().isHighSurrogate())
        clean.chop(1); // never half a character
    return clean.trimmed();
}

NewTableDraft::NewTableDraft(const std::vector<const GameModule *> &games)
    : m_games(games), m_game(games.front())
{
}

bool NewTableDraft::chooseGame(const QString &id)
{
    const auto there = std::ranges::find_if(
        m_games, [&id](const GameModule *each) { return fromUtf8(each->info().id) == id; });
    if (there == m_games.end())
        return false;
    m_game = *there;
    return true;
}

NewTableDraft::Choices &NewTableDraft::choices()
{
    return m_choices[fromUtf8(info().id)];
}

const NewTableDraft::Choices *NewTableDraft::found() const
{
    const auto at = m_choices.constFind(fromUtf8(info().id));
    return at == m_choices.cend() ? nullptr : &at.value();
}

const OptionInfo *NewTableDraft::optionInfo(const QString &key) const
{
    const auto there = std::ranges::find_if(
        info().options, [&key](const OptionInfo &each) { return fromUtf8(each.key) == key; });
    return there == info().options.end() ? nullptr : &*there;
}

QString NewTableDraft::scenario() const
{
    const Choices *mine = found();
    if (mine != nullptr && !mine->scenario.isEmpty())
        return mine->scenario;
    return info().scenarios.empty() ? QString() : fromUtf8(info().scenarios.front());
}

void NewTableDraft::setScenario(const QString &id)
{
    const bool usual = !info().scenarios.empty() && id == fromUtf8(info().scenarios.front());
    choices().scenario = usual ? QString() : id;
}

NewTableDraft::Data NewTableDraft::data(const QString &key) const
{
    if (const Choices *mine = found(); mine != nullptr && mine->data.contains(key))
        return mine->data.value(key);
    if (key == QLatin1String(kBoard))
        return {info().boardOfScenario || info().defaultBoard.empty()
                    ? QString()
                    : inQuotes(info().defaultBoard),
                {}};
    const OptionInfo *option = optionInfo(key);
    return {option != nullptr ? fromUtf8(option->fallback) : QString(), {}};
}

void NewTableDraft::setData(const QString &key, const Data &data)
{
    choices().data.remove(key);
    if (data != this->data(key))
        choices().data.insert(key, data);
}

QString NewTableDraft::option(const QString &key) const
{
    if (const Choices *mine = found(); mine != nullptr && mine->options.contains(key))
        return mine->options.value(key);
    const OptionInfo *option = optionInfo(key);
    return option != nullptr ? fromUtf8(option->fallback) : QString();
}

void NewTableDraft::setOption(const QString &key, const QString &json)
{
    choices().options.remove(key);
    if (json != option(key))
        choices().options.insert(key, json);
}

QStringList NewTableDraft::changedOptions() const
{
    QStringList changed;
    const Choices *mine = found();
    for (const OptionInfo &each : info().options)
        if (mine != nullptr && mine->options.contains(fromUtf8(each.key)))
            changed << fromUtf8(each.key);
    return changed;
}

void NewTableDraft::restoreRulebook()
{
    choices().options.clear();
}

QString NewTableDraft::player(int side) const
{
    const Choices *mine = found();
    return mine != nullptr ? mine->players.value(side) : QString();
}

void NewTableDraft::setPlayer(int side, const QString &name)
{
    QStringList &players = choices().players;
    while (players.size() <= side)
        players << QString();
    players[side] = name;
}

bool NewTableDraft::isUntouched() const
{
    const auto blank = [](const QString &name) { return name.isEmpty(); };
    return m_title.isEmpty() && m_referee.isEmpty() && m_folder.isEmpty()
        && std::all_of(m_choices.cbegin(), m_choices.cend(), [&blank](const Choices &each) {
               return each.scenario.isEmpty() && each.data.isEmpty() && each.options.isEmpty()
                   && std::all_of(each.players.cbegin(), each.players.cend(), blank);
           });
}

TableSpec NewTableDraft::spec() const
{
    TableSpec spec;
    spec.game = info().id;
    spec.scenario = scenario().toStdString();
    spec.board = data(QString::fromLatin1(kBoard)).json.toStdString();
    QStringList parts;
    for (const OptionInfo &each : info().options) {
        const QString key = fromUtf8(each.key);
        const QString value = each.dataKind.empty() ? option(key) : data(key).json;
        if (!value.isEmpty())
            parts << inQuotes(each.key) + QLatin1Char(':') + value;
    }
    parts.sort();
    spec.options =
        (QLatin1Char('{') + parts.join(QLatin1Char(',')) + QLatin1Char('}')).toStdString();
    return spec;
}

TableSpec NewTableDraft::specWith(const QString &key, const Data &data) const
{
    NewTableDraft other = *this;
    other.setData(key, data);
    return other.spec();
}

TablePeople NewTableDraft::people(const QString &gameName) const
{
    TablePeople people;
    people.title = cleanName(m_title, kLongestTitle);
    if (people.title.isEmpty())
        people.title = gameName;
    people.referee = cleanName(m_referee, kLongestName);
    for (int side = 0; side < static_cast<int>(info().sides.size()); ++side)
        people.players << cleanName(player(side), kLongestName);
    people.dice = m_dice;
    return people;
}

} // namespace qd
