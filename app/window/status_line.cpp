// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/status_line.h"

#include "app/narration/narrator.h"
#include "app/session/table_session.h"
#include "app/window/one_line.h"
#include "app/window/table_desk.h"

#include <QAccessible>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>

#include <algorithm>

namespace qd {

namespace {

constexpr int kNewsTime = 8000; ///< milliseconds that a sentence stands
constexpr const char *kDisk = "statusDisk";
constexpr const char *kSettings = "statusSettings";
constexpr const char *kTurn = "statusTurn";
constexpr const char *kJournal = "statusJournal";
constexpr const char *kSaved = "statusSaved";
constexpr const char *kChain = "statusChain";
constexpr const char *kDice = "statusDice";
constexpr const char *kSeed = "statusSeed";

/// In their order; the rank says which gives way first.
constexpr std::pair<const char *, int> kParts[] = {{kDisk, -2},   {kSettings, -1}, {kTurn, 2},
                                                   {kJournal, 1}, {kSaved, 0},     {kChain, 4},
                                                   {kDice, 3},    {kSeed, 5}};

} // namespace

StatusLine::StatusLine(QWidget *parent) : QWidget(parent), m_news(new QLabel(this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(8, 0, 8, 0);
    row->setSpacing(0);
    m_news->setObjectName(QStringLiteral("statusNews"));
    m_news->setTextFormat(Qt::PlainText);
    m_news->hide();
    row->addWidget(m_news);
    m_newsEnds.setSingleShot(true);
    m_newsEnds.setInterval(kNewsTime);
    connect(&m_newsEnds, &QTimer::timeout, this, [this] { announce({}); });
    for (const auto &[name, rank] : kParts) {
        auto *label = new QLabel(this);
        label->setObjectName(QString::fromLatin1(name));
        label->setTextFormat(Qt::PlainText);
        label->hide();
        row->addWidget(label);
        m_parts.push_back({label, {}, rank});
    }
    row->addStretch(1);
}

StatusLine::Part &StatusLine::part(const char *name)
{
    return *std::ranges::find(m_parts, QString::fromLatin1(name),
                              [](const Part &part) { return part.label->objectName(); });
}

void StatusLine::say(const char *name, const QString &text, const QString &explanation)
{
    Part &said = part(name);
    said.text = text;
    said.label->setToolTip(explanation);
    said.label->setAccessibleName(text);
    said.label->setAccessibleDescription(explanation);
}

void StatusLine::showTable(const TableDesk &desk)
{
    for (Part &each : m_parts)
        if (each.rank >= 0)
            each.text.clear();
    if (const TableSession *session = desk.session(); session != nullptr) {
        sayWhere(desk);
        say(kJournal, oneLine(QFileInfo(session->file()).fileName()),
            tr("The journal: %1").arg(oneLine(session->file())));
        const auto entries = static_cast<qint64>(session->entries().size());
        if (session->access() == TableSession::Access::ReadOnly)
            say(kSaved, tr("read only, entry #%L1").arg(entries),
                tr("Nothing can be recorded: the file is only looked at"));
        else
            say(kSaved, tr("saved #%L1").arg(entries),
                tr("Every act up to this number is on the disk"));
        say(kChain, tr("chain verified"),
            tr("Each entry was found sealed to the one before it when the table was opened"));
        if (session->customaryDice() == DiceSource::App)
            say(kDice, tr("dice rolled by the program"),
                tr("The program rolls, unless faces are typed"));
        else
            say(kDice, tr("dice from the table"),
                tr("The faces that fell are typed, unless the program is asked to roll"));
        if (session->isDiceRevealed())
            say(kSeed, tr("dice seed revealed"),
                tr("Everybody can check the program’s dice; it rolls no more in this game"));
    }
    sayAll();
}

void StatusLine::sayAll()
{
    setToolTip(text());
    setAccessibleName(text().isEmpty() ? tr("No table is open") : text());
    fit();
}

void StatusLine::warn(Warning which, const QString &text, const QString &explanation)
{
    const char *name = which == Warning::Disk ? kDisk : kSettings;
    const bool fresh = part(name).text.isEmpty() && !text.isEmpty();
    say(name, text.isEmpty() ? QString() : QStringLiteral("⚑ ") + text, oneLine(explanation));
    sayAll();
    if (!fresh)
        return;
    QAccessibleEvent event(part(name).label, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void StatusLine::announce(const QString &sentence)
{
    m_sentence = oneLine(sentence);
    m_news->setToolTip(m_sentence);
    m_news->setAccessibleName(m_sentence);
    if (m_sentence.isEmpty())
        m_newsEnds.stop();
    else
        m_newsEnds.start();
    fit();
}

void StatusLine::sayWhere(const TableDesk &desk)
{
    const TableSession &session = *desk.session();
    const bool past = desk.shownEntry() >= 0;
    const Situation situation = (past ? session.at(desk.shownEntry()) : session.now()).situation();
    const QString phase = desk.narrator()->sequenceStep(situation.phase);
    const QString where = situation.turn > 0 && situation.turns > 0
        ? tr("Turn %1 of %2, %3", "%3 is a phase")
              .arg(QString::number(situation.turn), QString::number(situation.turns), phase)
        : phase;
    say(kTurn, past ? tr("Looking at entry #%L1: %2").arg(desk.shownEntry()).arg(where) : where,
        past ? tr("The table as it was after this entry")
             : tr("Where the game stands in the sequence of play"));
}

QString StatusLine::text() const
{
    QStringList all;
    for (const Part &each : m_parts) {
        if (!each.text.isEmpty())
            all << each.text;
    }
    return all.join(QStringLiteral(" · "));
}

int StatusLine::widthOf(const Part &part) const
{
    return part.text.isEmpty()
        ? 0
        : part.label->fontMetrics().horizontalAdvance(QStringLiteral(" · ") + part.text)
            + part.label->fontMetrics().averageCharWidth();
}

QSize StatusLine::sizeHint() const
{
    int wide = fontMetrics().height();
    for (const Part &each : m_parts)
        wide += widthOf(each);
    return {wide, fontMetrics().height() * 3 / 2};
}

QSize StatusLine::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 12, fontMetrics().height() * 3 / 2};
}

/// The sentence, and behind it what is saved, or what keeps it from being saved.
void StatusLine::fitNews()
{
    int room = width() - 2 * fontMetrics().height();
    for (const Part &each : m_parts) {
        const bool stays = (each.rank < 0 || &each == &part(kSaved)) && !each.text.isEmpty();
        each.label->setVisible(stays);
        if (!stays)
            continue;
        each.label->setText(QStringLiteral(" · ") + each.text);
        room -= widthOf(each);
    }
    m_news->setText(fontMetrics().elidedText(m_sentence, Qt::ElideRight, room));
    m_news->show();
}

/// The journal's name is shortened down to a few letters; then parts give way, by rank.
void StatusLine::fit()
{
    if (!m_sentence.isEmpty())
        return fitNews();
    m_news->hide();
    const int few = fontMetrics().averageCharWidth() * 12;
    int over = sizeHint().width() - width();
    const Part &journal = part(kJournal);
    int name = widthOf(journal);
    const int less = std::clamp(over, 0, std::max(0, name - few));
    name -= less;
    over -= less;
    std::vector<const Part *> shown;
    for (const Part &each : m_parts) {
        if (!each.text.isEmpty())
            shown.push_back(&each);
    }
    while (over > 0 && shown.size() > 1) {
        const auto least =
            std::ranges::max_element(shown, {}, [](const Part *each) { return each->rank; });
        over -= *least == &journal ? name : widthOf(**least);
        shown.erase(least);
    }
    for (const Part &each : m_parts) {
        const auto found = std::ranges::find(shown, &each);
        each.label->setVisible(found != shown.end());
        if (found == shown.end())
            continue;
        QString text = each.text;
        if (&each == &journal)
            text = fontMetrics().elidedText(
                text, Qt::ElideMiddle,
                name - fontMetrics().horizontalAdvance(QStringLiteral(" · ")));
        each.label->setText(found == shown.begin() ? text : QStringLiteral(" · ") + text);
    }
}

void StatusLine::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

void StatusLine::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fit();
}

} // namespace qd
