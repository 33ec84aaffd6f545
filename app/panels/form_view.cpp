// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/form_view.h"

#include "app/panels/act_draft.h"
#include "app/panels/caption.h"
#include "app/panels/choice_groups.h"
#include "app/panels/field_editor.h"
#include "app/panels/json_values.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QCompleter>
#include <QJsonArray>
#include <QJsonObject>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>
#include <optional>
#include <string>

namespace qd {
namespace {

/// A list that is typed in shows all that may be typed.
void openList(QComboBox *list)
{
    if (!list->isEditable() || list->completer() == nullptr) {
        list->showPopup();
        return;
    }
    list->lineEdit()->selectAll();
    list->completer()->setCompletionPrefix(QString());
    list->completer()->complete();
}

/// What a row or a group lacks, and the name of its editor.
struct EmptyCell {
    const Field *part;
    QString editor;
};

/// The first part that must be there and is not; of a field that says nothing yet the field itself
/// is missing.
std::optional<EmptyCell> emptyCell(const Field &field)
{
    const bool rows = field.kind == FieldKind::Rows;
    if (field.value.empty() || (!rows && field.kind != FieldKind::Group))
        return std::nullopt;
    const QJsonValue value = jsonValue(field.value);
    const QJsonArray all = rows ? value.toArray() : QJsonArray{value};
    for (qsizetype row = 0; row < all.size(); ++row) {
        for (const Field &part : field.rowFields) {
            const QString key = fromUtf8(part.key);
            if (part.optional || all.at(row).toObject().contains(key))
                continue;
            return EmptyCell{&part,
                             rows ? QStringLiteral("cell-%1-%2").arg(row).arg(key)
                                  : QStringLiteral("part-") + key};
        }
    }
    return std::nullopt;
}

} // namespace

FormView::FormView(QWidget *parent) : QWidget(parent), m_column(new QVBoxLayout(this))
{
    setObjectName(QStringLiteral("formView"));
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(4);
}

void FormView::setDraft(ActDraft *draft)
{
    if (m_draft != nullptr)
        disconnect(m_draft, nullptr, this, nullptr);
    m_draft = draft;
    if (draft != nullptr)
        connect(draft, &ActDraft::changed, this, &FormView::refresh);
    refresh();
}

void FormView::setNarrator(const Narrator *narrator)
{
    m_narrator = narrator;
    retranslate();
}

void FormView::retranslate()
{
    m_fields.clear();
    refresh();
}

void FormView::rebuild()
{
    const std::string focused = focusedKey();
    while (QLayoutItem *item = m_column->takeAt(0)) {
        if (QWidget *widget = item->widget()) {
            widget->hide();
            widget->deleteLater();
        }
        delete item;
    }
    m_editors.clear();
    const FormWords words = this->words();
    m_idle = words.idle;
    for (const Field &field : m_fields) {
        if (field.kind != FieldKind::Flag) {
            auto *label = new Caption(Caption::Manner::Heading, this);
            const QString name = words.label(field);
            label->setText(field.optional ? tr("%1 (optional)", "a field of a form").arg(name)
                                          : name);
            m_column->addWidget(label);
            label->show();
        }
        FieldEditor *editor = makeFieldEditor(field, words, EditorRoom::Field, this);
        editor->setAccessibleName(words.label(field));
        const std::string key = field.key;
        connect(editor, &FieldEditor::edited, this, [this, key](const QJsonValue &value) {
            if (m_draft == nullptr)
                return;
            const auto *list = qobject_cast<const QComboBox *>(QApplication::focusWidget());
            const bool typed = list != nullptr && isAncestorOf(list) && list->isEditable()
                && list->insertPolicy() == QComboBox::NoInsert && list->completer() != nullptr;
            m_draft->setField(key, jsonText(value));
            if (typed)
                goOn();
        });
        m_column->addWidget(editor);
        editor->QWidget::show();
        m_editors.push_back(editor);
    }
    if (focused.empty())
        return;
    const auto again = std::ranges::find(m_fields, focused, &Field::key);
    if (again == m_fields.end() || !focusField(static_cast<std::size_t>(again - m_fields.begin())))
        emit keyboardLost();
}

bool FormView::isTyped() const
{
    return std::ranges::any_of(m_fields, [](const Field &field) {
        return field.kind == FieldKind::Measure || field.kind == FieldKind::Heading;
    });
}

std::string FormView::focusedKey() const
{
    const QWidget *focus = QApplication::focusWidget();
    if (focus == nullptr || !isAncestorOf(focus))
        return {};
    for (const FieldEditor *editor : m_editors) {
        if (editor->isAncestorOf(focus))
            return editor->objectName().mid(QStringLiteral("field-").size()).toStdString();
    }
    return {};
}

bool FormView::focusField(std::size_t at)
{
    const QList<QWidget *> inside = m_editors[at]->findChildren<QWidget *>();
    const auto takesKeys = [](const QWidget *widget) {
        return !widget->isHidden() && (widget->focusPolicy() & Qt::TabFocus) != 0;
    };
    // The chosen line first: Enter on another one would choose that.
    auto first = std::ranges::find_if(inside, [&takesKeys](const QWidget *widget) {
        const auto *line = qobject_cast<const QAbstractButton *>(widget);
        return line != nullptr && line->isChecked() && takesKeys(widget);
    });
    if (first == inside.end())
        first = std::ranges::find_if(inside, takesKeys);
    if (first == inside.end())
        return false;
    (*first)->setFocus(Qt::ShortcutFocusReason);
    return true;
}

/// A name was found by typing: the next field that wants something, or the dice.
void FormView::goOn()
{
    if (m_draft->stage() == ActDraft::Stage::Incomplete)
        openMissing();
    else if (isTyped())
        startTyping();
    else
        emit keyboardLost();
}

void FormView::startTyping()
{
    if (!isTyped())
        return;
    const auto empty =
        std::ranges::find_if(m_fields, [](const Field &field) { return field.value.empty(); });
    if (empty != m_fields.end())
        focusField(static_cast<std::size_t>(empty - m_fields.begin()));
}

void FormView::refresh()
{
    std::vector<Field> fields = m_draft != nullptr ? m_draft->form().fields : std::vector<Field>();
    if (m_askedElsewhere)
        std::erase_if(fields, m_askedElsewhere);
    const std::string command =
        m_draft != nullptr ? textAt(jsonObject(m_draft->command()), u"do") : std::string();
    const bool same = command == m_command && std::ranges::equal(fields, m_fields, sameShape);
    m_command = command;
    m_fields = fields;
    if (!same)
        rebuild();
    else
        for (std::size_t i = 0; i < m_editors.size(); ++i)
            m_editors[i]->show(m_fields[i]);
    number();
    setVisible(!m_fields.empty());
}

int FormView::waiting() const
{
    constexpr std::size_t kDigits = 9;
    const auto first = [this](auto fits) {
        for (std::size_t i = 0; i < m_editors.size(); ++i)
            if (fits(i))
                return static_cast<int>(i);
        return -1;
    };
    const auto isShort = [this](std::size_t i) {
        return m_editors[i]->takesDigits() && !m_fields[i].choices.empty()
            && m_fields[i].choices.size() <= kDigits;
    };
    const int pieces = first([&](std::size_t i) {
        return m_fields[i].kind == FieldKind::Pieces && !m_fields[i].optional && isShort(i);
    });
    if (pieces >= 0)
        return pieces;
    if (const int missing = first([this](std::size_t i) { return isMissing(i); }); missing >= 0)
        return m_editors[static_cast<std::size_t>(missing)]->takesDigits() ? missing : -1;
    const int others =
        first([&](std::size_t i) { return m_fields[i].kind == FieldKind::Pieces && isShort(i); });
    return others >= 0 ? others : first(isShort);
}

void FormView::number()
{
    const int at = waiting();
    for (std::size_t i = 0; i < m_editors.size(); ++i)
        m_editors[i]->setNumbered(static_cast<int>(i) == at);
}

bool FormView::takeDigit(int digit)
{
    const int at = waiting();
    return at >= 0 && m_editors[static_cast<std::size_t>(at)]->takeDigit(digit);
}

QString FormView::digitsGoTo() const
{
    const int at = waiting();
    return at < 0 ? QString()
                  : FormWords{m_narrator, m_command}.label(m_fields[static_cast<std::size_t>(at)]);
}

QHash<QString, QString> FormView::idlePieces() const
{
    QHash<QString, QString> idle;
    for (const auto &[value, why] : m_idle)
        idle.insert(jsonValue(value).toString(), why);
    return idle;
}

FormWords FormView::words() const
{
    FormWords words{m_narrator, m_command};
    if (m_draft != nullptr && m_draft->position() && m_narrator != nullptr) {
        words.groups = choiceGroups(*m_draft->position(), m_fields, *m_narrator);
        words.idle = idleChoices(*m_draft->position(), m_draft->command(), m_fields, *m_narrator);
    }
    return words;
}

bool FormView::isMissing(std::size_t at) const
{
    const std::vector<std::string> missing =
        m_draft != nullptr ? m_draft->missing() : std::vector<std::string>();
    return std::ranges::find(missing, m_fields[at].key) != missing.end();
}

QStringList FormView::missingWords() const
{
    const FormWords words{m_narrator, m_command};
    QStringList all;
    if (m_draft == nullptr)
        return all;
    const std::vector<std::string> missing = m_draft->missing();
    for (const Field &field : m_draft->form().fields) {
        if (std::ranges::find(missing, field.key) == missing.end())
            continue;
        const auto cell = emptyCell(field);
        all << (cell ? tr("%1: %2", "a list of things, and what is missing in one of them")
                           .arg(words.label(field), words.label(*cell->part))
                     : words.label(field));
    }
    return all;
}

FormView::Opened FormView::openMissing()
{
    for (std::size_t i = 0; i < m_editors.size(); ++i) {
        if (!isMissing(i))
            continue;
        const QWidget *editor = m_editors[i];
        if (const auto cell = emptyCell(m_fields[i])) {
            if (const auto *part = editor->findChild<QWidget *>(cell->editor))
                editor = part;
        }
        const QList<QWidget *> inside = editor->findChildren<QWidget *>();
        const auto first = std::ranges::find_if(inside, [](const QWidget *widget) {
            return widget->isVisible() && (widget->focusPolicy() & Qt::TabFocus) != 0;
        });
        if (first == inside.end())
            continue;
        (*first)->setFocus(Qt::ShortcutFocusReason);
        auto *list = qobject_cast<QComboBox *>(*first);
        if (list == nullptr)
            return Opened::Field;
        openList(list);
        return Opened::List;
    }
    return Opened::Nothing;
}

} // namespace qd
