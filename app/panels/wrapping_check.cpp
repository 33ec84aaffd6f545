// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/wrapping_check.h"

#include <QStyle>
#include <QStyleOptionButton>
#include <QStylePainter>

#include <algorithm>

namespace qd {
namespace {

constexpr int kFlags =
    Qt::TextWordWrap | Qt::TextShowMnemonic | Qt::AlignVCenter | Qt::AlignLeading;
constexpr int kShortest = 10; ///< average characters that are shown at the least

} // namespace

WrappingCheck::WrappingCheck(QWidget *parent) : QCheckBox(parent)
{
    // Not Fixed: that would hold it to the height of a single line.
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

QSize WrappingCheck::minimumSizeHint() const
{
    const QSize whole = QCheckBox::minimumSizeHint();
    const int line = fontMetrics().size(Qt::TextShowMnemonic, text()).width();
    const int least = fontMetrics().averageCharWidth() * kShortest;
    return {whole.width() - std::max(0, line - least), whole.height()};
}

int WrappingCheck::heightForWidth(int width) const
{
    const QSize whole = QCheckBox::sizeHint();
    const QSize line = fontMetrics().size(Qt::TextShowMnemonic, text());
    const int room = std::max(1, width - (whole.width() - line.width()));
    const QRect wrapped = fontMetrics().boundingRect(QRect(0, 0, room, 100000), kFlags, text());
    return whole.height() + std::max(0, wrapped.height() - line.height());
}

void WrappingCheck::paintEvent(QPaintEvent * /*event*/)
{
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    const QRect room = style()->subElementRect(QStyle::SE_CheckBoxContents, &option, this);
    option.text.clear();
    painter.drawControl(QStyle::CE_CheckBox, option);
    style()->drawItemText(&painter, room, kFlags, palette(), isEnabled(), text(),
                          QPalette::WindowText);
}

/// All of the lines can be clicked.
bool WrappingCheck::hitButton(const QPoint &point) const
{
    return rect().contains(point);
}

} // namespace qd
