// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/module/offers.h"

#include <QHash>
#include <QStringList>
#include <QWidget>

#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

class QVBoxLayout;

namespace qd {

class ActDraft;
class FieldEditor;
class Narrator;
struct FormWords;

/// The form of the act in hand: a labelled editor for each field that the rules name.
class FormView : public QWidget {
    Q_OBJECT
public:
    explicit FormView(QWidget *parent = nullptr);
    void setDraft(ActDraft *draft);
    void setNarrator(const Narrator *narrator);
    /// Fields that are asked for elsewhere are left out of the form.
    using AskedElsewhere = std::function<bool(const Field &)>;

    void setAskedElsewhere(AskedElsewhere asked) { m_askedElsewhere = std::move(asked); }

    /// A digit goes to one field only, whose lines show their numbers meanwhile: a short list of
    /// pieces, else the first field that must be filled in and is not. False: it has no such line,
    /// or there is none.
    bool takeDigit(int digit);
    /// The label of that field; empty: there is none.
    QString digitsGoTo() const;
    enum class Opened { Nothing, Field, List };
    /// Goes to the first field that must be filled in and is not; a list opens.
    Opened openMissing();
    /// What must be filled in and is not, by its labels: "Ship", "Movements: To".
    QStringList missingWords() const;
    /// Where lengths or directions are asked for, the keyboard goes to the first field that is
    /// still empty: the form is typed through.
    void startTyping();
    void retranslate();
    /// Pieces of a long list that can do nothing with the act, and why.
    QHash<QString, QString> idlePieces() const;

signals:
    /// The field that had the keyboard is gone.
    void keyboardLost();

private:
    bool isTyped() const;
    /// The field that has the keyboard, empty: none.
    std::string focusedKey() const;
    bool focusField(std::size_t at);
    bool isMissing(std::size_t at) const;
    /// The field that digits go to, −1: none.
    int waiting() const;
    void number();
    FormWords words() const;
    void goOn();
    void refresh();
    void rebuild();

    AskedElsewhere m_askedElsewhere;
    ActDraft *m_draft = nullptr;
    const Narrator *m_narrator = nullptr;
    std::string m_command; ///< the name of the command that the editors were made for
    std::vector<Field> m_fields;
    std::vector<FieldEditor *> m_editors;
    std::map<std::string, QString> m_idle; ///< by the piece's JSON text
    QVBoxLayout *m_column = nullptr;
};

} // namespace qd
