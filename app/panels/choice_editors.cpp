// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/choice_editors.h"

#include "app/panels/caption.h"
#include "app/panels/choice_row.h"
#include "app/panels/json_values.h"
#include "app/panels/wrapping_check.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QStyleOption>
#include <QToolButton>
#include <QVBoxLayout>

namespace qd {
namespace {

QVBoxLayout *columnOf(QWidget *widget)
{
    auto *column = new QVBoxLayout(widget);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    return column;
}

template <class T>
void dropAll(std::vector<T *> &widgets)
{
    for (T *widget : widgets) {
        widget->hide();
        widget->deleteLater();
    }
    widgets.clear();
}

/// A row for each choice; digits 1 … 9 are their keys.
void fillRows(std::vector<ChoiceRow *> &rows, const Field &field, const FormWords &words,
              QWidget *parent)
{
    dropAll(rows);
    for (std::size_t i = 0; i < field.choices.size(); ++i) {
        auto *row = new ChoiceRow(parent);
        row->setCheckable(true);
        row->setObjectName(QStringLiteral("%1-%2").arg(fromUtf8(field.key)).arg(i));
        row->setLabel(words.choice(field.choices[i]));
        row->setExplanation(words.remark(field.choices[i]));
        row->setStanding(field.choices[i].refused ? ChoiceRow::Standing::Refused
                                                  : ChoiceRow::Standing::Allowed);
        rows.push_back(row);
        parent->layout()->addWidget(row);
        row->show();
    }
}

/// `chosen` with the choice taken in or out, in the order of the choices.
QJsonArray toggled(const Field &field, std::size_t index)
{
    const QJsonArray chosen = jsonValue(field.value).toArray();
    QJsonArray now;
    for (std::size_t i = 0; i < field.choices.size(); ++i) {
        const QJsonValue value = jsonValue(field.choices[i].value);
        if (chosen.contains(value) != (i == index))
            now.append(value);
    }
    return now;
}

QJsonValue listOrNothing(const QJsonArray &list)
{
    return list.isEmpty() ? QJsonValue(QJsonValue::Undefined) : QJsonValue(list);
}

} // namespace

RadioEditor::RadioEditor(FormWords words, QWidget *parent)
    : FieldEditor(parent), m_words(std::move(words)), m_column(columnOf(this))
{
}

void RadioEditor::show(const Field &field)
{
    if (m_rows.empty() || !sameShape(field, m_field)) {
        fillRows(m_rows, field, m_words, this);
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            m_rows[i]->setMark(ChoiceRow::Mark::One);
            connect(m_rows[i], &ChoiceRow::clicked, this, [this, i] { choose(i); });
        }
    }
    m_field = field;
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        m_rows[i]->setChecked(field.choices[i].value == field.value);
}

void RadioEditor::choose(std::size_t index)
{
    const std::string value = m_field.choices[index].value;
    const bool again = value == m_field.value && m_field.optional;
    emit edited(again ? QJsonValue(QJsonValue::Undefined) : jsonValue(value));
}

bool RadioEditor::takeDigit(int digit)
{
    if (digit < 1 || static_cast<std::size_t>(digit) > m_rows.size())
        return false;
    choose(static_cast<std::size_t>(digit) - 1);
    return true;
}

ComboEditor::ComboEditor(FormWords words, QWidget *parent)
    : FieldEditor(parent), m_words(std::move(words)), m_box(new QComboBox(this))
{
    columnOf(this)->addWidget(m_box);
    setFocusProxy(m_box);
    m_box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_box->setMinimumContentsLength(8);
    connect(m_box, &QComboBox::activated, this, [this](int index) {
        const QVariant chosen = m_box->itemData(index);
        emit edited(chosen.isValid() ? jsonValue(chosen.toString().toStdString())
                                     : QJsonValue(QJsonValue::Undefined));
    });
}

/// A long list of pieces is searched by typing any part of a name.
void ComboEditor::letType()
{
    if (m_box->isEditable())
        return;
    m_box->setEditable(true);
    m_box->setInsertPolicy(QComboBox::NoInsert);
    m_box->completer()->setFilterMode(Qt::MatchContains);
    m_box->completer()->setCompletionMode(QCompleter::PopupCompletion);
    m_box->lineEdit()->setPlaceholderText(m_words.label(m_field) + QStringLiteral("…"));
    connect(m_box->lineEdit(), &QLineEdit::returnPressed, this, &ComboEditor::takeTyped);
}

/// Enter takes the first of those that fit what was typed.
void ComboEditor::takeTyped()
{
    QCompleter *completer = m_box->completer();
    completer->setCompletionPrefix(m_box->currentText());
    if (m_box->currentText().isEmpty() || !completer->setCurrentRow(0))
        return;
    const int found = m_box->findText(completer->currentCompletion());
    if (found < 0 || m_box->itemData(found).toString() == fromUtf8(m_field.value))
        return;
    m_box->setCurrentIndex(found);
    emit m_box->activated(found);
}

Choice ComboEditor::choiceOf(const Field &field)
{
    const auto found = std::ranges::find(field.choices, field.value, &Choice::value);
    return found != field.choices.end() ? *found : Choice{field.value, {}, {}, {}};
}

void ComboEditor::show(const Field &field)
{
    const QSignalBlocker quiet(m_box);
    const bool another = m_box->count() == 0 || !sameShape(field, m_field);
    m_field = field;
    constexpr std::size_t kLong = 6;
    if (field.kind == FieldKind::Piece && field.choices.size() > kLong)
        letType();
    const bool typed = m_box->isEditable() && !field.optional;
    if (another) {
        m_box->clear();
        if (!typed) // what is typed is left out by typing nothing
            m_box->addItem(m_words.label(field) + QStringLiteral("…"));
        for (const Choice &choice : field.choices) {
            const QString remark = m_words.remark(choice);
            const QString label = m_words.choice(choice);
            m_box->addItem(remark.isEmpty()
                               ? label
                               : tr("%1 — %2", "a choice and a remark on it").arg(label, remark),
                           fromUtf8(choice.value));
            const int at = m_box->count() - 1;
            m_box->setItemData(at, remark, Qt::ToolTipRole);
            if (choice.refused)
                m_box->setItemData(at, palette().brush(QPalette::Disabled, QPalette::Text),
                                   Qt::ForegroundRole);
        }
        m_box->setAccessibleName(m_words.label(field));
        m_box->setObjectName(QStringLiteral("combo-") + fromUtf8(field.key));
    }
    const int nothing = typed ? -1 : 0;
    const int chosen = field.value.empty() ? nothing : m_box->findData(fromUtf8(field.value));
    m_box->setCurrentIndex(chosen >= 0 ? chosen : nothing);
    if (typed) // without the remark, which would hide the name
        m_box->setEditText(chosen >= 0 ? m_words.choice(choiceOf(field)) : QString());
}

CheckEditor::CheckEditor(FormWords words, QWidget *parent)
    : FieldEditor(parent), m_words(std::move(words)), m_column(columnOf(this))
{
}

void CheckEditor::show(const Field &field)
{
    if (m_rows.empty() || !sameShape(field, m_field)) {
        fillRows(m_rows, field, m_words, this);
        for (std::size_t i = 0; i < m_rows.size(); ++i)
            connect(m_rows[i], &ChoiceRow::clicked, this, [this, i] { toggle(i); });
    }
    m_field = field;
    const QJsonArray chosen = jsonValue(field.value).toArray();
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const bool in = chosen.contains(jsonValue(field.choices[i].value));
        m_rows[i]->setChecked(in);
        const QString number = i < 9 ? QString::number(i + 1) : QString();
        m_rows[i]->setKeyCap(in ? number + QStringLiteral("\u2009✓") : number);
    }
}

void CheckEditor::toggle(std::size_t index)
{
    emit edited(listOrNothing(toggled(m_field, index)));
}

bool CheckEditor::takeDigit(int digit)
{
    if (digit < 1 || static_cast<std::size_t>(digit) > m_rows.size())
        return false;
    toggle(static_cast<std::size_t>(digit) - 1);
    return true;
}

MenuEditor::MenuEditor(FormWords words, QWidget *parent)
    : FieldEditor(parent)
    , m_words(std::move(words))
    , m_button(new QToolButton(this))
    , m_menu(new QMenu(this))
{
    columnOf(this)->addWidget(m_button);
    setFocusProxy(m_button);
    m_button->setPopupMode(QToolButton::InstantPopup);
    m_button->setMenu(m_menu);
    // Eleven names would push the rest of the row out of the panel.
    m_button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_button->setToolButtonStyle(Qt::ToolButtonTextOnly);
}

void MenuEditor::resizeEvent(QResizeEvent *event)
{
    FieldEditor::resizeEvent(event);
    elide();
}

void MenuEditor::elide()
{
    QStyleOptionToolButton option;
    option.initFrom(m_button);
    const int around = 2
        * (m_button->style()->pixelMetric(QStyle::PM_ButtonMargin, &option, m_button)
           + m_button->style()->pixelMetric(QStyle::PM_MenuButtonIndicator, &option, m_button));
    const QString text =
        m_button->fontMetrics().elidedText(m_names, Qt::ElideRight, width() - around);
    m_button->setText(QString(text).replace(u'&', QStringLiteral("&&")));
}

void MenuEditor::show(const Field &field)
{
    m_field = field;
    m_menu->clear();
    const QJsonArray chosen = jsonValue(field.value).toArray();
    QStringList names;
    for (std::size_t i = 0; i < field.choices.size(); ++i) {
        const QString name = m_words.choice(field.choices[i]);
        QAction *action = m_menu->addAction(QString(name).replace(u'&', QStringLiteral("&&")));
        action->setCheckable(true);
        action->setToolTip(m_words.remark(field.choices[i]));
        const bool in = chosen.contains(jsonValue(field.choices[i].value));
        action->setChecked(in);
        if (in)
            names << name;
        connect(action, &QAction::triggered, this, [this, i] { toggle(i); });
    }
    m_names = names.isEmpty() ? tr("choose…") : names.join(QStringLiteral(", "));
    elide();
    m_button->setToolTip(m_names);
    m_button->setAccessibleName(m_words.label(field));
    m_button->setAccessibleDescription(m_names);
}

void MenuEditor::toggle(std::size_t index)
{
    emit edited(listOrNothing(toggled(m_field, index)));
}

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
    m_says->setText(field.standing.empty()         ? QString()
                        : !told                    ? tr("As the table has it")
                        : !against                 ? tr("Told, as the table has it")
                        : field.standing == "true" ? tr("Told otherwise: on the table it holds")
                                                   : tr("Told: on the table it does not hold"));
    m_says->setVisible(!m_says->text().isEmpty());
    m_box->setAccessibleDescription(m_says->text());
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
