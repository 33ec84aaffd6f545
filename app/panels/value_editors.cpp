// SPDX-License-Identifier: GPL-3.0-or-later
// Editors of counts, numbers and yes or no.
#include "app/panels/caption.h"
#include "app/panels/choice_editors.h"
#include "app/panels/editor_parts.h"
#include "app/panels/json_values.h"
#include "app/panels/wrapping_check.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace qd {

CountEditor::CountEditor(FormWords words, QWidget *parent)
    : FieldEditor(parent), m_words(std::move(words)), m_column(columnOf(this))
{
}

void CountEditor::show(const Field &field)
{
    m_showing = true;
    if (m_counts.empty() || !sameShape(field, m_field)) {
        while (QLayoutItem *item = m_column->takeAt(0)) {
            if (item->widget() != nullptr)
                item->widget()->deleteLater();
            delete item;
        }
        m_counts.clear();
        for (const Choice &choice : field.choices) {
            auto *line = new QWidget(this);
            auto *row = new QHBoxLayout(line);
            row->setContentsMargins(0, 0, 0, 0);
            auto *count = new QSpinBox(line);
            count->setRange(0, std::max(1, field.max));
            count->setObjectName(QStringLiteral("count-") + jsonValue(choice.value).toString());
            count->setAccessibleName(m_words.choice(choice));
            auto *name = new QLabel(m_words.choice(choice), line);
            name->setWordWrap(true);
            name->setToolTip(m_words.remark(choice));
            row->addWidget(count);
            row->addWidget(name, 1);
            connect(count, &QSpinBox::valueChanged, this, &CountEditor::tell);
            m_counts.push_back(count);
            m_column->addWidget(line);
            line->show();
        }
    }
    m_field = field;
    const QJsonArray chosen = jsonValue(field.value).toArray();
    for (std::size_t i = 0; i < m_counts.size(); ++i) {
        const QJsonValue value = jsonValue(field.choices[i].value);
        m_counts[i]->setValue(static_cast<int>(std::count(chosen.begin(), chosen.end(), value)));
    }
    m_showing = false;
}

void CountEditor::tell()
{
    if (m_showing)
        return;
    QJsonArray chosen;
    for (std::size_t i = 0; i < m_counts.size(); ++i) {
        for (int n = 0; n < m_counts[i]->value(); ++n)
            chosen.append(jsonValue(m_field.choices[i].value));
    }
    emit edited(listOrNothing(chosen));
}

FlagEditor::FlagEditor(FormWords words, QWidget *parent)
    : FieldEditor(parent)
    , m_words(std::move(words))
    , m_box(new WrappingCheck(this))
    , m_says(new Caption(Caption::Manner::Muted, this))
{
    QVBoxLayout *column = columnOf(this);
    column->addWidget(m_box);
    column->addWidget(m_says);
    m_says->setObjectName(QStringLiteral("flagSays"));
    m_says->hide();
    setFocusProxy(m_box);
    connect(m_box, &QCheckBox::clicked, this, [this](bool on) {
        const bool asTable = !m_field.standing.empty() && (m_field.standing == "true") == on;
        emit edited(asTable ? QJsonValue(QJsonValue::Undefined) : QJsonValue(on));
    });
}

void FlagEditor::show(const Field &field)
{
    m_field = field;
    const bool told = !field.value.empty();
    m_box->setText(m_words.label(field));
    m_box->setChecked((told ? field.value : field.standing) == "true");
    const bool against = told && field.value != field.standing;
    m_says->setText(field.standing.empty() || !told ? QString()
                        : !against                  ? tr("Told, as the table has it")
                        : field.standing == "true"  ? tr("Told otherwise: on the table it holds")
                                                    : tr("Told: on the table it does not hold"));
    m_says->setVisible(!m_says->text().isEmpty());
    const bool read = !told && !field.standing.empty();
    m_box->setToolTip(read ? tr("As the table has it") : QString());
    m_box->setAccessibleDescription(read ? m_box->toolTip() : m_says->text());
}

TickEditor::TickEditor(FormWords words, QWidget *parent)
    : FieldEditor(parent), m_words(std::move(words)), m_box(new WrappingCheck(this))
{
    columnOf(this)->addWidget(m_box);
    setFocusProxy(m_box);
    connect(m_box, &QCheckBox::clicked, this, [this](bool on) {
        emit edited(on ? jsonValue(m_field.choices.front().value)
                       : QJsonValue(QJsonValue::Undefined));
    });
}

void TickEditor::show(const Field &field)
{
    m_field = field;
    m_box->setText(m_words.choice(field.choices.front()));
    m_box->setChecked(!field.value.empty());
}

NumberEditor::NumberEditor(FormWords words, QWidget *parent)
    : FieldEditor(parent), m_words(std::move(words)), m_number(new QSpinBox(this))
{
    columnOf(this)->addWidget(m_number);
    setFocusProxy(m_number);
    m_number->setSpecialValueText(QStringLiteral("–")); // nothing is said yet
    connect(m_number, &QSpinBox::valueChanged, this, [this](int value) {
        if (!m_showing)
            emit edited(value == m_number->minimum() ? QJsonValue(QJsonValue::Undefined)
                                                     : QJsonValue(value));
    });
}

bool NumberEditor::takeDigit(int digit)
{
    if (auto *line = m_number->findChild<QLineEdit *>())
        typeInto(line, digit);
    return true;
}

/// Below the least value stands that nothing is said: a number that isn't in the command is not
/// shown as if it were.
void NumberEditor::show(const Field &field)
{
    m_showing = true;
    m_number->setRange(field.min - 1, std::max(field.min, field.max));
    m_number->setAccessibleName(m_words.label(field));
    m_number->setValue(field.value.empty() ? field.min - 1 : jsonValue(field.value).toInt());
    m_showing = false;
}

} // namespace qd
