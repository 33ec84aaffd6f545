// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/choice_row.h"

#include "app/panels/panel_colours.h"

#include <QKeyEvent>
#include <QPainter>
#include <QStyleOptionButton>

#include <algorithm>

namespace qd {
namespace {

constexpr int kTextFlags = Qt::TextWordWrap | Qt::AlignVCenter | Qt::TextIncludeTrailingSpaces;

QFont boldOf(QFont font)
{
    font.setBold(true);
    return font;
}

} // namespace

ChoiceRow::ChoiceRow(QWidget *parent) : QAbstractButton(parent)
{
    setFocusPolicy(Qt::TabFocus);
    // Not Fixed: that would hold it to the height of a single line.
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAttribute(Qt::WA_Hover);
}

void ChoiceRow::setLabel(const QString &label)
{
    m_label = label;
    say();
}

void ChoiceRow::setKeyCap(const QString &cap)
{
    m_cap = cap;
    say();
}

void ChoiceRow::setTrailing(const QString &trailing)
{
    m_trailing = trailing;
    say();
}

void ChoiceRow::setExplanation(const QString &explanation)
{
    m_explanation = explanation;
    say();
}

void ChoiceRow::setWeight(Weight weight)
{
    m_weight = weight;
    say();
}

void ChoiceRow::setMark(Mark mark)
{
    m_mark = mark;
    say();
}

void ChoiceRow::setStanding(Standing standing)
{
    m_standing = standing;
    say();
}

void ChoiceRow::say()
{
    setAccessibleName(m_label);
    QStringList more;
    if (!m_cap.isEmpty())
        more << tr("key %1").arg(m_cap);
    if (!m_trailing.isEmpty())
        more << m_trailing;
    if (!m_explanation.isEmpty())
        more << m_explanation;
    setAccessibleDescription(more.join(QStringLiteral(" · ")));
    updateGeometry();
    update();
}

int ChoiceRow::padding() const
{
    return std::max(4, fontMetrics().height() / 4);
}

int ChoiceRow::capWidth() const
{
    if (m_cap.isEmpty())
        return 0;
    const QFontMetrics bold(boldOf(font()));
    return std::max(bold.height() + 2, bold.horizontalAdvance(m_cap) + bold.height() / 2)
        + padding();
}

int ChoiceRow::markWidth() const
{
    return m_mark == Mark::None ? 0 : fontMetrics().ascent() + padding();
}

int ChoiceRow::trailingWidth() const
{
    return m_trailing.isEmpty() ? 0 : fontMetrics().horizontalAdvance(m_trailing) + 2 * padding();
}

/// What it is has the room first: no word of it is broken for what trails.
bool ChoiceRow::isTrailingBelow(int width) const
{
    const QFontMetrics letters(m_weight == Weight::Quiet ? font() : boldOf(font()));
    int longest = 0;
    for (const QString &word : m_label.split(QLatin1Char(' ')))
        longest = std::max(longest, letters.horizontalAdvance(word) + padding());
    const int room = width - 3 * padding() - capWidth() - markWidth();
    if (trailingWidth() > room - longest)
        return true;
    // A rule that is named would break the label over several lines.
    return trailingWidth() > width / 4
        && letters.horizontalAdvance(m_label) > room - trailingWidth();
}

QRect ChoiceRow::textRect(int width) const
{
    const int left = 2 * padding() + capWidth() + markWidth();
    const int trailing = isTrailingBelow(width) ? 0 : trailingWidth();
    return QRect(
        left, 0,
        std::max(fontMetrics().averageCharWidth() * 6, width - left - trailing - padding()), 0);
}

int ChoiceRow::heightForWidth(int width) const
{
    const QFont letters = m_weight == Weight::Quiet ? font() : boldOf(font());
    const QRect unbounded(0, 0, textRect(width).width(), 100000);
    int height = QFontMetrics(letters).boundingRect(unbounded, kTextFlags, m_label).height();
    if (!m_explanation.isEmpty())
        height += fontMetrics().boundingRect(unbounded, kTextFlags, m_explanation).height();
    if (!m_trailing.isEmpty() && isTrailingBelow(width))
        height += fontMetrics().height();
    const int pad = m_weight == Weight::Main ? 2 * padding() : padding();
    return std::max(height, fontMetrics().height()) + 2 * pad;
}

/// Enter chooses a line of a list as Space does; on the chosen one it means the act.
void ChoiceRow::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!enter || !isCheckable() || isChecked()) {
        QAbstractButton::keyPressEvent(event);
        return;
    }
    if (!event->isAutoRepeat()) // one that is held down counts once
        click();
    event->accept();
}

QSize ChoiceRow::sizeHint() const
{
    const QFontMetrics metrics(m_weight == Weight::Quiet ? font() : boldOf(font()));
    const int width = metrics.horizontalAdvance(m_label) + capWidth() + markWidth()
        + trailingWidth() + 4 * padding();
    return {width, heightForWidth(width)};
}

QSize ChoiceRow::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 8 + capWidth() + markWidth(),
            fontMetrics().height() + 2 * padding()};
}

/// Before the first line of the words.
void ChoiceRow::paintMark(QPainter &painter) const
{
    if (m_mark == Mark::None)
        return;
    QStyleOptionButton option;
    option.initFrom(this);
    option.state.setFlag(isChecked() ? QStyle::State_On : QStyle::State_Off);
    const int side = fontMetrics().ascent();
    const int top = m_explanation.isEmpty() ? (height() - side) / 2
                                            : padding() + (fontMetrics().height() - side) / 2;
    option.rect = QRect(padding() + capWidth(), top, side, side);
    if (m_mark == Mark::One)
        style()->drawPrimitive(QStyle::PE_IndicatorRadioButton, &option, &painter, this);
    else
        style()->drawPrimitive(isChecked() ? QStyle::PE_IndicatorArrowDown
                                           : QStyle::PE_IndicatorArrowRight,
                               &option, &painter, this);
}

void ChoiceRow::paintEvent(QPaintEvent * /*event*/)
{
    const PanelColours colours = panelColours(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool main = m_weight == Weight::Main && isEnabled();
    const QRectF box = QRectF(rect()).adjusted(1, 1, -1, -1);
    const double radius = padding();
    QColor ground = main                       ? colours.accent
        : isChecked() && m_mark != Mark::Fold  ? colours.accentTint
        : m_mark == Mark::Fold || !isEnabled() ? QColor(Qt::transparent)
                                               : colours.panel;
    if (isEnabled() && (underMouse() || isDown()))
        ground = main ? colours.accent.lighter(115) : colours.accentTint;
    QPen outline(Qt::NoPen);
    if (hasFocus())
        outline = QPen(colours.selected, 2);
    else if (m_weight == Weight::Usual)
        outline = QPen(colours.accent, 1.5);
    else if (m_weight == Weight::Main && !isEnabled())
        outline = QPen(colours.line, 1);
    else if (m_weight == Weight::Quiet && isEnabled() && m_mark != Mark::Fold)
        outline = QPen(isChecked() ? colours.accent : colours.hairline, 1);
    painter.setPen(outline);
    painter.setBrush(ground);
    painter.drawRoundedRect(box, radius, radius);

    const bool plain = isEnabled() && m_standing == Standing::Allowed;
    const QColor ink = main ? colours.onAccent : plain ? colours.text : colours.muted;
    const QColor quiet = main ? colours.onAccent : colours.muted;
    if (!m_cap.isEmpty()) {
        const QFontMetrics bold(boldOf(font()));
        const QRectF cap(padding(), (height() - bold.height() - 2) / 2.0, capWidth() - padding(),
                         bold.height() + 2);
        painter.setPen(QPen(main ? colours.onAccent : colours.line, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(cap, 3, 3);
        painter.setPen(ink);
        painter.setFont(boldOf(font()));
        painter.drawText(cap, Qt::AlignCenter, m_cap);
    }
    paintMark(painter);
    const bool below = !m_trailing.isEmpty() && isTrailingBelow(width());
    const int line = below ? fontMetrics().height() : 0;
    QRect text = textRect(width());
    painter.setFont(m_weight == Weight::Quiet ? font() : boldOf(font()));
    painter.setPen(ink);
    if (m_explanation.isEmpty()) {
        text.setHeight(height() - line);
        painter.drawText(text, kTextFlags, m_label);
    } else {
        text.setTop(padding());
        text.setHeight(height());
        QRect used;
        painter.drawText(text, Qt::TextWordWrap, m_label, &used);
        painter.setFont(font());
        painter.setPen(quiet);
        text.setTop(used.bottom() + 1);
        painter.drawText(text, Qt::TextWordWrap, m_explanation);
    }
    if (!m_trailing.isEmpty()) {
        painter.setFont(font());
        painter.setPen(quiet);
        // Never over the label: what has no room at all is cut, and said to screen readers.
        const int pad = m_weight == Weight::Main ? 2 * padding() : padding();
        const QRect room = below
            ? QRect(text.left(), height() - line - pad, text.width(), line)
            : rect().adjusted(textRect(width()).right() + padding(), 0, -2 * padding(), 0);
        painter.drawText(room, (below ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter,
                         fontMetrics().elidedText(m_trailing, Qt::ElideRight, room.width()));
    }
}

} // namespace qd
