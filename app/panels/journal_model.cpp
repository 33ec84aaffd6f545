// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/journal_model.h"

#include "app/narration/narrator.h"
#include "app/panels/json_values.h"
#include "app/panels/panel_colours.h"

#include <QDateTime>
#include <QElapsedTimer>
#include <QLocale>
#include <QPalette>

#include <algorithm>

namespace qd {
namespace {

constexpr int kCachedLines = 2000;
constexpr qint64 kSliceMs = 8;

/// For searching: without accents, small letters, a straight apostrophe.
QString plain(const QString &text)
{
    QString out;
    for (const QChar c : text.normalized(QString::NormalizationForm_D)) {
        if (c.category() != QChar::Mark_NonSpacing)
            out.append(c == QChar(0x2019) ? QChar(u'\'') : c.toCaseFolded());
    }
    return out;
}

} // namespace

JournalModel::JournalModel(QObject *parent) : QAbstractTableModel(parent), m_lines(kCachedLines)
{
    m_struck.setStrikeOut(true);
    m_scan.setInterval(0);
    connect(&m_scan, &QTimer::timeout, this, &JournalModel::scanSome);
    setPalette(QPalette());
}

void JournalModel::setSession(TableSession *session)
{
    if (m_session)
        disconnect(m_session, nullptr, this, nullptr);
    beginResetModel();
    m_session = session;
    m_lines.clear();
    m_shown = static_cast<qint64>(entries().size());
    endResetModel();
    if (session != nullptr)
        connect(session, &TableSession::recorded, this, &JournalModel::append);
    if (m_filtered)
        rescan();
}

void JournalModel::setNarrator(const Narrator *narrator)
{
    m_narrator = narrator;
    retranslate();
}

void JournalModel::setPalette(const QPalette &palette)
{
    const PanelColours colours = panelColours(palette);
    m_muted = colours.muted;
    m_caution = colours.caution;
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1), {Qt::ForegroundRole});
}

void JournalModel::retranslate()
{
    m_lines.clear();
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    if (m_filtered)
        rescan();
}

const std::vector<Entry> &JournalModel::entries() const
{
    static const std::vector<Entry> none;
    return m_session ? m_session->entries() : none;
}

int JournalModel::rowCount(const QModelIndex &parent) const
{
    if (parent.isValid())
        return 0;
    return m_filtered ? static_cast<int>(m_matches.size()) : static_cast<int>(m_shown);
}

int JournalModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

qint64 JournalModel::seqAt(int row) const
{
    if (row < 0 || row >= rowCount())
        return 0;
    return m_filtered ? m_matches[static_cast<std::size_t>(row)] : row + 1;
}

int JournalModel::rowOf(qint64 seq) const
{
    if (!m_filtered)
        return seq >= 1 && seq <= m_shown ? static_cast<int>(seq) - 1 : -1;
    const auto found = std::ranges::lower_bound(m_matches, seq);
    return found != m_matches.end() && *found == seq ? static_cast<int>(found - m_matches.begin())
                                                     : -1;
}

QVariant JournalModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    // The tool tip says the whole of a head that has no room.
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    switch (section) {
    case Number:
        return tr("No.", "column: number of a journal line");
    case Time:
        return tr("Time");
    case Who:
        return tr("Who");
    case What:
        return tr("What happened");
    case Dice:
        return tr("Dice");
    case Rule:
        return tr("Rule");
    case Flags:
        return tr("Remarks");
    default:
        return {};
    }
}

QVariant JournalModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const qint64 seq = seqAt(index.row());
    if (role == SeqRole)
        return seq;
    if (seq < 1 || seq > static_cast<qint64>(entries().size()))
        return {};
    if (role == DetailRole)
        return details(seq);
    const Line &now = line(seq);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        break;
    case UndoneRole:
        return now.undone;
    case OverruledRole:
        return now.overruled;
    case Qt::FontRole:
        return now.undone && index.column() == What ? QVariant(m_struck) : QVariant();
    case Qt::ForegroundRole:
        if (index.column() == Flags)
            return m_caution;
        return now.undone || index.column() != What ? QVariant(m_muted) : QVariant();
    default:
        return {};
    }
    switch (index.column()) {
    case Number:
        return role == Qt::DisplayRole ? QVariant(QString::number(seq)) : QVariant();
    case Time:
        return now.time;
    case Who:
        return now.who;
    case What:
        return now.what;
    case Dice:
        return now.dice;
    case Rule:
        return now.rule;
    case Flags:
        return now.flags;
    default:
        return {};
    }
}

const JournalModel::Line &JournalModel::line(qint64 seq) const
{
    if (const Line *known = m_lines.object(seq))
        return *known;
    auto *made = new Line(makeLine(entries()[static_cast<std::size_t>(seq) - 1]));
    m_lines.insert(seq, made);
    return *made;
}

JournalModel::Line JournalModel::makeLine(const Entry &entry) const
{
    Line line;
    const QDateTime at = QDateTime::fromString(entry.atUtc, Qt::ISODateWithMs).toLocalTime();
    line.time = at.isValid() ? at.toString(QStringLiteral("HH:mm")) : entry.atUtc;
    if (m_narrator != nullptr) {
        line.who = m_narrator->side(entry.actor.toStdString());
        line.what = m_narrator->entry(entry);
    }
    line.dice = diceText(entry);
    line.rule = ruleText(entry);
    line.undone = m_session && m_session->isUndone(entry.seq);
    line.overruled = !entry.overruled.isEmpty();
    line.flags = flagText(entry, line);
    return line;
}

QString JournalModel::diceText(const Entry &entry) const
{
    const QJsonArray faces = jsonValue(entry.rolls.toStdString()).toArray();
    if (faces.isEmpty())
        return {};
    const QString fell = m_narrator != nullptr ? m_narrator->dice(entry) : Narrator::faces(faces);
    switch (entry.dice) {
    case DiceSource::Table:
        return tr("⚄ %1 table", "dice that fell on the table").arg(fell);
    case DiceSource::App:
        return tr("⚙ %1 program", "dice that the program rolled").arg(fell);
    case DiceSource::Script:
        return tr("⌘ %1 script", "dice out of a script").arg(fell);
    case DiceSource::None:
        break;
    }
    return fell;
}

/// The rule of the first event that has one; that a card was spent (8.3) says least of an act.
QString JournalModel::ruleText(const Entry &entry) const
{
    const auto mark = [this](const QString &rule) {
        return m_narrator != nullptr ? m_narrator->ruleMark(Citation(rule.toStdString())) : rule;
    };
    QString spent;
    for (const auto &value : jsonValue(entry.events.toStdString()).toArray()) {
        const QJsonObject event = value.toObject();
        const QString rule = event.value(u"rule").toString();
        const bool card = event.value(u"event").toString() == QLatin1String("card-played");
        if (!rule.isEmpty() && !card)
            return mark(rule);
        if (spent.isEmpty())
            spent = rule;
    }
    return mark(spent);
}

QString JournalModel::flagText(const Entry &entry, const Line &line) const
{
    QStringList flags;
    if (line.undone)
        flags << tr("↶ undone");
    if (line.overruled)
        flags << (entry.reason.isEmpty() ? tr("⚑ overruled")
                                         : tr("⚑ overruled: %1").arg(entry.reason));
    else if (!entry.reason.isEmpty())
        flags << entry.reason;
    if (entry.kind == EntryKind::Note)
        flags << tr("✎ note");
    return flags.join(QStringLiteral(" · "));
}

QStringList JournalModel::details(qint64 seq) const
{
    if (m_narrator == nullptr || seq < 1 || seq > static_cast<qint64>(entries().size()))
        return {};
    return m_narrator->entryDetails(entries()[static_cast<std::size_t>(seq) - 1]);
}

bool JournalModel::matches(const Entry &entry) const
{
    const Line line = makeLine(entry);
    const QString text = plain(QStringList{QString::number(entry.seq), line.time, line.who,
                                           line.what, line.dice, line.rule, line.flags}
                                   .join(u' '));
    const QStringList words = m_filter.split(u' ', Qt::SkipEmptyParts);
    return std::all_of(words.begin(), words.end(),
                       [&](const QString &word) { return text.contains(word); });
}

void JournalModel::append(qint64 seq)
{
    const Entry &entry = entries()[static_cast<std::size_t>(seq) - 1];
    if (m_filtered) {
        // While the scan runs it comes no further than the entries before; new ones are looked at
        // here.
        if (matches(entry)) {
            const int row = rowCount();
            beginInsertRows({}, row, row);
            m_matches.push_back(seq);
            endInsertRows();
        }
        m_shown = std::max(m_shown, seq);
    } else if (seq > m_shown) {
        beginInsertRows({}, static_cast<int>(m_shown), static_cast<int>(seq) - 1);
        m_shown = seq;
        endInsertRows();
    }
    if (entry.targetSeq > 0 || entry.kind == EntryKind::Undo || entry.kind == EntryKind::Redo) {
        m_lines.clear();
        if (const int row = rowOf(entry.targetSeq); row >= 0)
            emit dataChanged(index(row, 0), index(row, ColumnCount - 1));
    }
}

void JournalModel::setFilter(const QString &text)
{
    const QString wanted = plain(text.trimmed());
    if (wanted == m_filter)
        return;
    m_filter = wanted;
    rescan();
}

void JournalModel::rescan()
{
    m_scan.stop();
    beginResetModel();
    m_filtered = !m_filter.isEmpty();
    m_matches.clear();
    m_shown = static_cast<qint64>(entries().size());
    m_scanned = m_shown;
    endResetModel();
    if (m_filtered)
        m_scan.start();
}

void JournalModel::scanSome()
{
    QElapsedTimer clock;
    clock.start();
    std::vector<qint64> found;
    while (m_scanned > 0 && clock.elapsed() < kSliceMs) {
        if (matches(entries()[static_cast<std::size_t>(m_scanned) - 1]))
            found.push_back(m_scanned);
        --m_scanned;
    }
    if (!found.empty()) {
        std::ranges::reverse(found);
        beginInsertRows({}, 0, static_cast<int>(found.size()) - 1);
        m_matches.insert(m_matches.begin(), found.begin(), found.end());
        endInsertRows();
    }
    if (m_scanned == 0)
        m_scan.stop();
}

} // namespace qd
