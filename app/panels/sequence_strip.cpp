// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/sequence_strip.h"

#include "app/narration/narrator.h"
#include "app/panels/caption.h"
#include "app/panels/chevron_bar.h"
#include "app/panels/fitted_text.h"
#include "app/panels/panel_colours.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace qd {
namespace {

constexpr int kMargin = 16; ///< at either end, and between the parts
constexpr int kLeastWords = 9; ///< letters that an end keeps

void ink(QLabel *label, const QColor &colour)
{
    QPalette palette = label->palette();
    if (palette.color(QPalette::WindowText) == colour)
        return;
    palette.setColor(QPalette::WindowText, colour);
    label->setPalette(palette);
}

} // namespace

SequenceStrip::SequenceStrip(QWidget *parent)
    : TablePanel(parent)
    , m_turn(new QLabel(this))
    , m_hour(new QLabel(this))
    , m_steps(new ChevronBar(this))
    , m_owed(new Caption(Caption::Manner::Muted, this))
    , m_next(new QPushButton(this))
    , m_score(new QLabel(this))
    , m_saved(new QLabel(this))
    , m_words{Words{m_turn, {}, {}}, Words{m_hour, {}, {}}, Words{m_score, {}, {}},
              Words{m_saved, {}, {}}}
{
    setObjectName(QStringLiteral("sequenceStrip"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_turn->setObjectName(QStringLiteral("stripTurn"));
    m_hour->setObjectName(QStringLiteral("stripHour"));
    m_owed->setObjectName(QStringLiteral("stripOwed"));
    m_next->setObjectName(QStringLiteral("nextButton"));
    m_score->setObjectName(QStringLiteral("stripScore"));
    m_saved->setObjectName(QStringLiteral("stripSaved"));
    // The strip keeps its height, so that the board below it does not jump: two lines of what is
    // owed are shown, all of it is in the tool tip. Their width does not follow their words.
    m_owed->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_owed->installEventFilter(this);
    for (const Words &each : m_words)
        each.label->installEventFilter(this);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(kMargin, 6, kMargin, 6);
    column->setSpacing(2);
    auto *row = new QHBoxLayout;
    m_row = row;
    column->addLayout(row);
    row->setSpacing(kMargin);
    auto *left = new QVBoxLayout;
    left->setSpacing(0);
    left->addWidget(m_turn);
    left->addWidget(m_hour);
    row->addLayout(left);
    row->addWidget(m_steps, 4);
    row->addWidget(m_owed, 2);
    row->addWidget(m_next);
    auto *right = new QVBoxLayout;
    right->setSpacing(0);
    right->addWidget(m_score, 0, Qt::AlignRight);
    right->addWidget(m_saved, 0, Qt::AlignRight);
    row->addLayout(right);
    connect(m_next, &QPushButton::clicked, this, &SequenceStrip::nextRequested);
    refresh();
}

QString SequenceStrip::title() const
{
    return tr("Sequence of play");
}

void SequenceStrip::refresh()
{
    const PanelColours colours = panelColours(palette());
    for (QLabel *label : {m_turn, m_score})
        ink(label, colours.muted);
    ink(m_saved, colours.saved);
    QFont large = font();
    large.setBold(true);
    if (large.pointSizeF() > 0)
        large.setPointSizeF(large.pointSizeF() * 1.4);
    m_hour->setFont(large);
    m_next->setText(tr("Next", "button: on to the next phase"));
    const bool on = position() && narrator() != nullptr;
    for (QWidget *part :
         std::initializer_list<QWidget *>{m_hour, m_steps, m_next, m_score, m_saved})
        part->setVisible(on);
    if (!on) {
        say(m_turn, tr("No table is open"));
        fitWords();
        m_owedText.clear();
        m_owed->clear();
        return;
    }
    const Situation situation = position()->situation();
    if (situation.turn > 0 && situation.turns > 0)
        say(m_turn, tr("Turn %1 of %2").arg(situation.turn).arg(situation.turns));
    else if (situation.turn > 0)
        say(m_turn, turnLine(situation));
    else
        say(m_turn, narrator()->gameName());
    say(m_hour,
        situation.turnLabel.empty() ? narrator()->sequenceStep(situation.phase)
                                    : narrator()->term(situation.turnLabel));
    std::vector<ChevronBar::Step> steps;
    for (const SequenceStep &step : situation.steps)
        steps.push_back({narrator()->sequenceStep(step.id), step.state,
                         tr("%1 (%2)", "a phase and its rule")
                             .arg(narrator()->sequenceStep(step.id), narrator()->rule(step.rule))});
    m_steps->setSteps(std::move(steps));
    showOwed(situation);
    showRight(situation);
    fitWords();
}

/// A game without a last turn says beside the turn what else goes on: "Turn 4 · minutes gone: 4½".
QString SequenceStrip::turnLine(const Situation &situation) const
{
    QStringList parts{narrator()->count("turn", situation.turn)};
    for (const auto &[key, count] : situation.counts)
        parts << narrator()->count(key, count);
    return parts.join(QStringLiteral(" · "));
}

void SequenceStrip::showOwed(const Situation &situation)
{
    QStringList lines;
    QStringList tipLines;
    for (const Owed &owed : situation.owed) {
        lines << narrator()->owed(owed);
        tipLines << lines.last();
        // Where the sentence only counts them, they stand below it.
        QStringList names;
        for (const std::string &subject : owed.subjects)
            names << QStringLiteral("    ") + narrator()->term(subject);
        const bool named = std::ranges::any_of(
            names, [&lines](const QString &name) { return lines.last().contains(name.trimmed()); });
        if (!named && owed.topic != "decision")
            tipLines << names;
    }
    const QString must = lines.join(QStringLiteral("; "));
    for (const Owed &chance : situation.chances) {
        lines << narrator()->owed(chance);
        tipLines << lines.last();
    }
    const bool open = !lines.isEmpty();
    if (!open && situation.turns > 0) {
        for (const auto &[key, count] : situation.counts)
            tipLines << (lines << narrator()->count(key, count)).last();
    }
    m_owedText = lines.join(QStringLiteral(" · "));
    layOwed();
    m_owed->setToolTip(tipLines.join(QChar(u'\n')));
    m_next->setEnabled(isLive() && !situation.over);
    QStringList tip;
    const auto ahead = std::ranges::find(situation.steps, StepState::ToCome, &SequenceStep::state);
    tip << (ahead == situation.steps.end()
                ? tr("End the phase (Space)")
                : tr("On to: %1 (Space)", "the next step of the sequence of play")
                      .arg(narrator()->sequenceStep(ahead->id)));
    if (!must.isEmpty())
        tip << tr("Still owed: %1").arg(must);
    for (const Owed &chance : situation.chances)
        tip << narrator()->owed(chance);
    m_next->setToolTip(tip.join(QChar(u'\n')));
    m_next->setAccessibleDescription(m_next->toolTip());
}

/// Two lines of what is owed, so that the strip keeps its height and the board below does not jump;
/// all of it is in the tool tip.
void SequenceStrip::fitOwed()
{
    const int lines = m_below ? 1 : 2;
    const QFontMetrics metrics(m_owed->font());
    m_owed->setMaximumHeight(metrics.lineSpacing() * lines + metrics.height() / 4);
    m_owed->setMinimumHeight(m_below ? metrics.lineSpacing() : 0);
    m_owed->setText(fittedText(m_owedText, m_owed->font(), m_owed->contentsRect().width(), lines));
    m_owed->setAccessibleName(m_owedText);
}

/// Too narrow for the phases and what is owed side by side. It hangs on letters and window alone,
/// so that the strip's height does not follow the words.
bool SequenceStrip::isNarrow() const
{
    constexpr int kStep = 3; // line heights that a step takes at the least
    constexpr int kRest = 24; // turn and hour, Next, score
    constexpr int kOwed = 12;
    const int steps = position() ? static_cast<int>(position()->situation().steps.size()) : 0;
    return width() < fontMetrics().height() * (kStep * steps + kRest + kOwed);
}

/// Has the window room for one more line above the board, without growing for it? A strip on its
/// own always has.
bool SequenceStrip::isWindowHigh() const
{
    constexpr int kLines = 27; // what panels, dice and board take at the least, and the line
    return isWindow() || window()->height() >= fontMetrics().height() * kLines;
}

/// Beside the phases, or on a line of its own below them.
void SequenceStrip::layOwed()
{
    const bool below = isNarrow() && isWindowHigh();
    if (below != m_below) {
        m_below = below;
        auto *column = static_cast<QVBoxLayout *>(layout());
        constexpr int kBeforeNext = 2;
        constexpr int kShare = 2;
        if (below) {
            m_row->removeWidget(m_owed);
            column->addWidget(m_owed);
        } else {
            column->removeWidget(m_owed);
            m_row->insertWidget(kBeforeNext, m_owed, kShare);
        }
    }
    // Its share is for long words: what short ones don't need is the phases'.
    constexpr int kMostWidth = 16777215; // Qt's own
    const int words =
        m_owed->fontMetrics().horizontalAdvance(m_owedText) + m_owed->fontMetrics().height();
    m_owed->setMaximumWidth(below ? kMostWidth : words);
    fitOwed();
}

void SequenceStrip::say(const QLabel *label, const QString &text, const QString &toolTip)
{
    for (Words &each : m_words) {
        if (each.label != label)
            continue;
        each.text = text;
        each.toolTip = toolTip;
    }
}

/// What Next and the spaces take.
int SequenceStrip::otherWidth() const
{
    constexpr int kGaps = 4;
    const int next = m_next->isHidden() ? 0 : m_next->sizeHint().width();
    return 2 * kMargin + kGaps * kMargin + next;
}

QSize SequenceStrip::minimumSizeHint() const
{
    constexpr int kPhase = 8; // line heights that the present phase keeps
    const int ends = 2 * kLeastWords * fontMetrics().averageCharWidth();
    return {otherWidth() + ends + kPhase * fontMetrics().height(),
            TablePanel::minimumSizeHint().height()};
}

/// The phases go first, down to their least; then the words at the ends are cut, the longer more.
void SequenceStrip::fitWords()
{
    const auto wanted = [this](std::size_t first) {
        int most = 0;
        for (std::size_t i = first; i < first + 2; ++i)
            if (const Words &each = m_words.at(i); !each.label->isHidden())
                most = std::max(most, each.label->fontMetrics().horizontalAdvance(each.text));
        return most + 2;
    };
    const int least = kLeastWords * fontMetrics().averageCharWidth();
    const int room =
        width() - otherWidth() - (m_steps->isHidden() ? 0 : m_steps->minimumSizeHint().width());
    int left = wanted(0);
    int right = wanted(2);
    const int over = left + right - room;
    if (over > 0 && isVisible()) { // before, nobody knows how wide it will be
        const int fair = std::max(least, room / 2);
        const int cutLeft = std::clamp(over, 0, std::max(0, left - fair));
        const int cutRight = std::clamp(over - cutLeft, 0, std::max(0, right - fair));
        left -= cutLeft;
        right -= cutRight;
    }
    for (std::size_t i = 0; i < m_words.size(); ++i) {
        const Words &each = m_words.at(i);
        const QString shown =
            each.label->fontMetrics().elidedText(each.text, Qt::ElideRight, i < 2 ? left : right);
        const QString cut = shown == each.text ? QString() : each.text;
        each.label->setText(shown);
        each.label->setToolTip(each.toolTip.isEmpty() || cut.isEmpty()
                                   ? each.toolTip + cut
                                   : cut + QLatin1Char('\n') + each.toolTip);
        if (each.label != m_score) // which is spoken by sides
            each.label->setAccessibleName(each.text);
    }
}

void SequenceStrip::resizeEvent(QResizeEvent *event)
{
    TablePanel::resizeEvent(event);
    fitWords();
    layOwed();
}

void SequenceStrip::showEvent(QShowEvent *event)
{
    TablePanel::showEvent(event);
    if (!isWindow())
        window()->installEventFilter(this); // its height counts too
    fitWords();
    layOwed();
}

void SequenceStrip::changeEvent(QEvent *event)
{
    TablePanel::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        fitWords();
        layOwed();
    }
}

bool SequenceStrip::eventFilter(QObject *watched, QEvent *event)
{
    const bool letters = event->type() == QEvent::FontChange; // after the strip's own
    if (watched == m_owed && (letters || event->type() == QEvent::Resize))
        fitOwed();
    else if (letters && watched != window())
        fitWords();
    else if (watched == window() && event->type() == QEvent::Resize)
        layOwed();
    return TablePanel::eventFilter(watched, event);
}

void SequenceStrip::showRight(const Situation &situation)
{
    QStringList points;
    QStringList spoken;
    for (const SideScore &score : situation.score) {
        points << QLocale().toString(score.points.total());
        spoken << tr("%1 %2", "a side and its points")
                      .arg(narrator()->side(score.side), points.last());
    }
    const QString both = points.join(QStringLiteral(" : "));
    say(m_score,
        situation.scoreTerm.empty()
            ? tr("VP %1", "victory points, both sides: VP 7 : 12").arg(both)
            : tr("%1 %2", "what is counted, for both sides: in action 14 : 10")
                  .arg(narrator()->term(situation.scoreTerm), both),
        spoken.join(QChar(u'\n')));
    m_score->setAccessibleName(tr("Score: %1").arg(spoken.join(QStringLiteral(", "))));
    m_saved->setVisible(session() != nullptr);
    if (session() == nullptr)
        return;
    const auto entries = static_cast<qint64>(session()->entries().size());
    say(m_saved,
        session()->access() == TableSession::Access::ReadOnly
            ? tr("● read only, entry %L1").arg(entries)
            : tr("● saved #%L1").arg(entries),
        session()->file());
}

void SequenceStrip::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), panelColours(palette()).strip);
}

} // namespace qd
