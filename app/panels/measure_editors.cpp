// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/measure_editors.h"

#include "app/narration/narrator.h"
#include "app/panels/caption.h"
#include "app/panels/compass_points.h"
#include "app/panels/json_values.h"
#include "app/panels/measure_box.h"

#include <QComboBox>
#include <QCompleter>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QLocale>

#include <cmath>

namespace qd {
namespace {

constexpr double kRound = 360;

QHBoxLayout *lineOf(QWidget *widget)
{
    auto *line = new QHBoxLayout(widget);
    line->setContentsMargins(0, 0, 0, 0);
    return line;
}

QString degrees(double value)
{
    const int decimals = std::fmod(std::round(value * 100), 100) == 0 ? 0
        : std::fmod(std::round(value * 100), 10) == 0                 ? 1
                                                                      : 2;
    return QLocale().toString(value, 'f', decimals) + QChar(0xB0);
}

} // namespace

MeasureEditor::MeasureEditor(FormWords words, QWidget *parent)
    : FieldEditor(parent)
    , m_words(std::move(words))
    , m_box(new MeasureBox(this))
    , m_allowed(new Caption(Caption::Manner::Muted, this))
{
    QHBoxLayout *line = lineOf(this);
    line->addWidget(m_box, 2);
    line->addWidget(m_allowed, 3);
    setFocusProxy(m_box);
    connect(m_box, &QDoubleSpinBox::valueChanged, this, [this] {
        if (m_showing)
            return;
        const auto measure = m_box->measure();
        const QJsonValue said = measure ? QJsonValue(*measure) : QJsonValue(QJsonValue::Undefined);
        if (said != m_value) // Enter tells a box's value again
            emit edited(said);
    });
    connect(m_box, &QDoubleSpinBox::textChanged, this, &MeasureEditor::sayAllowed);
    connect(m_box, &QDoubleSpinBox::editingFinished, this, &MeasureEditor::sayAllowed);
}

/// Beside the number: what the rules allow, or what it counts as.
void MeasureEditor::sayAllowed()
{
    const QString said = m_box->isRounded()
        ? tr("counts as %1: tables are measured in tenths", "a length that was typed")
              .arg(m_box->textFromValue(m_box->value()))
        : m_said;
    if (m_allowed->text() != said)
        m_allowed->setText(said);
    m_box->setAccessibleDescription(said);
}

QString MeasureEditor::allowed(const Field &field) const
{
    const QString low = m_box->textFromValue(field.low);
    const QString high = m_box->textFromValue(field.high);
    if (field.unit == "inch") {
        return field.low == field.high ? tr("just %1″", "inches").arg(high)
                                       : tr("%1 to %2″", "least and most, inches").arg(low, high);
    }
    const QString unit =
        m_words.narrator != nullptr ? m_words.narrator->term(field.unit) : fromUtf8(field.unit);
    return tr("%1 to %2 %3", "least, most and their unit").arg(low, high, unit);
}

void MeasureEditor::show(const Field &field)
{
    m_showing = true;
    m_box->setBounds(field.low, field.high);
    m_said = allowed(field);
    m_box->setAccessibleName(m_words.label(field));
    m_box->setToolTip(field.optional ? tr("%1; %2 if left out", "what is allowed, and a length")
                                           .arg(m_said, m_box->textFromValue(field.high))
                                     : m_said);
    // One short word: the field is narrow, and the number stands beside it and in the tool tip.
    m_box->setLeftOutText(field.optional
                              ? tr("most", "a length that is left out: the most that is allowed")
                              : QString());
    m_value = jsonValue(field.value);
    m_box->setMeasure(m_value.isDouble() ? std::optional(m_value.toDouble()) : std::nullopt);
    m_showing = false;
    sayAllowed();
}

HeadingEditor::HeadingEditor(FormWords words, QWidget *parent)
    : FieldEditor(parent), m_words(std::move(words)), m_box(new QComboBox(this))
{
    lineOf(this)->addWidget(m_box);
    setFocusProxy(m_box);
    m_box->setEditable(true);
    m_box->setInsertPolicy(QComboBox::NoInsert);
    m_box->setCompleter(nullptr); // "w" is west, not the first name that begins so
    m_box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_box->setMinimumContentsLength(8);
    fill();
    connect(m_box, &QComboBox::editTextChanged, this,
            [this](const QString &text) { emit edited(meaning(text)); });
}

QString HeadingEditor::nameOf(int point) const
{
    const std::string_view id = kCompassPoints.at(static_cast<std::size_t>(point));
    const QString name = m_words.narrator != nullptr ? m_words.narrator->term(id) : fromUtf8(id);
    return name == fromUtf8(id) ? name.toUpper() : name;
}

void HeadingEditor::fill()
{
    const QSignalBlocker quiet(m_box);
    for (int point = 0; point < static_cast<int>(kCompassPoints.size()); ++point)
        m_box->addItem(tr("%1, %2", "a point of the compass and its degrees")
                           .arg(nameOf(point), degrees(point * kPointOfCompass)));
    m_box->setCurrentIndex(-1);
}

QJsonValue HeadingEditor::meaning(const QString &text) const
{
    const QString typed = text.trimmed();
    for (int point = 0; point < m_box->count(); ++point) {
        const QString id = fromUtf8(kCompassPoints.at(static_cast<std::size_t>(point)));
        const bool same = typed.compare(nameOf(point), Qt::CaseInsensitive) == 0
            || typed.compare(id, Qt::CaseInsensitive) == 0
            || typed.compare(m_box->itemText(point), Qt::CaseInsensitive) == 0;
        if (same)
            return id;
    }
    QString number = typed;
    number.remove(QChar(0xB0)).replace(u',', u'.');
    bool good = false;
    const double value = number.toDouble(&good);
    if (!good || value < 0 || value > kRound)
        return QJsonValue(QJsonValue::Undefined);
    return value == kRound ? 0.0 : value;
}

QString HeadingEditor::textOf(const QJsonValue &value) const
{
    for (int point = 0; point < m_box->count(); ++point) {
        const auto at = static_cast<std::size_t>(point);
        if (value.isString() && value.toString() == fromUtf8(kCompassPoints.at(at)))
            return m_box->itemText(point);
        if (value.isDouble() && std::abs(value.toDouble() - point * kPointOfCompass) < 1e-6)
            return m_box->itemText(point);
    }
    return value.isDouble() ? degrees(value.toDouble()) : QString();
}

void HeadingEditor::show(const Field &field)
{
    m_box->setAccessibleName(m_words.label(field));
    const QString example = tr("WSW or 247.5", "an example of a direction");
    const QString lies = tr("as it lies", "a direction that is left out");
    m_box->lineEdit()->setPlaceholderText(field.optional ? lies : example);
    const QString help = field.optional
        ? tr("A name or degrees: %1; left out: %2", "an example; words for no change")
              .arg(example, lies)
        : tr("A name or degrees: %1", "an example of a direction").arg(example);
    m_box->setToolTip(help);
    m_box->setAccessibleDescription(help);
    const QJsonValue value = jsonValue(field.value);
    const QString typed = m_box->currentText();
    // Half of a name, and another way to write the same: left as typed.
    const QJsonValue said = meaning(typed);
    const bool halfTyped = said.isUndefined() && value.isUndefined() && m_box->hasFocus();
    if (halfTyped || (said == value && !typed.isEmpty()))
        return;
    const QSignalBlocker quiet(m_box);
    m_box->setCurrentIndex(-1);
    m_box->setEditText(textOf(value));
}

} // namespace qd
