// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/choice_editors.h"

#include "app/panels/choice_row.h"
#include "app/panels/editor_parts.h"
#include "app/panels/json_values.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QCompleter>
#include <QJsonArray>
#include <QLineEdit>
#include <QMenu>
#include <QStandardItemModel>
#include <QStyleOption>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace qd {
namespace {

constexpr std::size_t kDigits = 9; ///< choices that a digit chooses

/// Places that are known by their numbers: hexes.
bool areNumbered(const Field &field)
{
    constexpr int kHex = 4; // digits
    return std::ranges::all_of(field.choices, [](const Choice &choice) {
        return std::ranges::count_if(choice.value,
                                     [](char letter) { return letter >= '0' && letter <= '9'; })
            == kHex;
    });
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
        row->setStanding(words.isIdle(field.choices[i]) ? ChoiceRow::Standing::Refused
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
    setNumbered(m_numbered);
}

void RadioEditor::setNumbered(bool numbered)
{
    m_numbered = numbered;
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        m_rows[i]->setKeyCap(numbered && i < kDigits ? QString::number(i + 1) : QString());
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

/// A long list of pieces or places is searched by typing any part of a name, or a hex's number.
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
    if (m_field.kind == FieldKind::Place)
        connect(m_box->lineEdit(), &QLineEdit::textEdited, this, &ComboEditor::takeNumber);
}

bool ComboEditor::takesDigits() const
{
    return m_box->isEditable();
}

bool ComboEditor::takeDigit(int digit)
{
    if (!m_box->isEditable())
        return false;
    typeInto(m_box->lineEdit(), digit);
    return true;
}

/// A hex's number as far as it is typed: the only hex that it can be is taken at once.
void ComboEditor::takeNumber(const QString &typed)
{
    constexpr qsizetype kShortest = 4;
    if (typed.trimmed().size() < kShortest)
        return;
    int only = -1;
    for (int i = 0; i < m_box->count(); ++i) {
        if (!m_box->itemData(i).toString().contains(typed.trimmed(), Qt::CaseInsensitive))
            continue;
        if (only >= 0)
            return;
        only = i;
    }
    if (only < 0)
        return;
    m_box->completer()->popup()->hide();
    m_box->setCurrentIndex(only);
    emit m_box->activated(only);
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
    const bool typedIn =
        field.kind == FieldKind::Piece || (field.kind == FieldKind::Place && areNumbered(field));
    if (typedIn && field.choices.size() > kLong)
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
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        m_rows[i]->setChecked(chosen.contains(jsonValue(field.choices[i].value)));
    number();
}

void CheckEditor::setNumbered(bool numbered)
{
    m_numbered = numbered;
    number();
}

void CheckEditor::number()
{
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const QString number = m_numbered && i < kDigits ? QString::number(i + 1) : QString();
        m_rows[i]->setKeyCap(m_rows[i]->isChecked() ? number + QStringLiteral("\u2009✓") : number);
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

} // namespace qd
