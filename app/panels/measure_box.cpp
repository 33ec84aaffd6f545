// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/measure_box.h"

#include <QLineEdit>
#include <QLocale>
#include <QStyle>
#include <QStyleOptionSpinBox>

#include <algorithm>
#include <cmath>

namespace qd {
namespace {

constexpr double kNone = -1; ///< the value that stands for "left out"
constexpr double kMost = 9999;
constexpr int kDecimals = 2; ///< shown of what comes from elsewhere
constexpr double kParts = 10; ///< what is typed counts in tenths, as a ruler shows them
constexpr double kStep = 0.5;

/// The number that a text says; nullopt: none.
std::optional<double> numberIn(QString text)
{
    text = text.trimmed().replace(u',', u'.');
    bool good = false;
    const double value = text.toDouble(&good);
    return good && std::isfinite(value) ? std::optional(value) : std::nullopt;
}

} // namespace

MeasureBox::MeasureBox(QWidget *parent) : QDoubleSpinBox(parent)
{
    setDecimals(kDecimals);
    setRange(kNone, kMost);
    setSingleStep(kStep);
    setValue(kNone);
}

void MeasureBox::setBounds(double low, double high)
{
    m_low = std::max(low, 0.0);
    m_high = std::max(high, m_low);
}

void MeasureBox::setLeftOutText(const QString &text)
{
    lineEdit()->setPlaceholderText(text);
    updateGeometry();
}

QSize MeasureBox::minimumSizeHint() const
{
    const QSize least = QDoubleSpinBox::minimumSizeHint();
    QStyleOptionSpinBox option;
    initStyleOption(&option);
    const int words = fontMetrics().horizontalAdvance(lineEdit()->placeholderText())
        + 2 * fontMetrics().averageCharWidth();
    const QSize whole =
        style()->sizeFromContents(QStyle::CT_SpinBox, &option, {words, least.height()}, this);
    return {std::max(least.width(), whole.width()), least.height()};
}

bool MeasureBox::isRounded() const
{
    const auto typed = numberIn(text());
    return typed && measure() && std::abs(*typed - *measure()) > 1e-9;
}

std::optional<double> MeasureBox::measure() const
{
    return value() < 0 ? std::nullopt : std::optional(value());
}

void MeasureBox::setMeasure(std::optional<double> measure)
{
    const double wanted = measure.value_or(kNone);
    if (std::abs(wanted - value()) > 1e-9)
        setValue(wanted);
}

QValidator::State MeasureBox::validate(QString &text, int & /*at*/) const
{
    const QString typed = text.trimmed();
    if (typed.isEmpty())
        return QValidator::Acceptable;
    const bool digits = std::all_of(typed.begin(), typed.end(),
                                    [](QChar c) { return c.isDigit() || c == u',' || c == u'.'; });
    if (!digits)
        return QValidator::Invalid;
    const auto number = numberIn(typed);
    if (!number)
        return typed.size() == 1 ? QValidator::Intermediate : QValidator::Invalid;
    return *number <= kMost ? QValidator::Acceptable : QValidator::Invalid;
}

double MeasureBox::valueFromText(const QString &text) const
{
    if (text == textFromValue(value()))
        return value(); // a hundredth that came from elsewhere is no typing error
    const auto typed = numberIn(text);
    return typed ? std::round(*typed * kParts) / kParts : kNone;
}

QString MeasureBox::textFromValue(double value) const
{
    if (value < 0)
        return {};
    QLocale plain = locale();
    plain.setNumberOptions(QLocale::OmitGroupSeparator);
    const double hundredths = std::round(value * 100);
    const int decimals = std::fmod(hundredths, 100) == 0 ? 0
        : std::fmod(hundredths, 10) == 0                 ? 1
                                                         : kDecimals;
    return plain.toString(value, 'f', decimals);
}

void MeasureBox::stepBy(int steps)
{
    const auto now = measure();
    const double wanted = now ? *now + steps * kStep : steps > 0 ? m_low : m_high;
    setValue(std::clamp(wanted, m_low, m_high));
    selectAll();
}

QAbstractSpinBox::StepEnabled MeasureBox::stepEnabled() const
{
    const auto now = measure();
    StepEnabled enabled = StepNone;
    if (!now || *now < m_high)
        enabled |= StepUpEnabled;
    if (!now || *now > m_low)
        enabled |= StepDownEnabled;
    return enabled;
}

} // namespace qd
