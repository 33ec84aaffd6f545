// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/adjust_dialog.h"

#include "app/narration/adjusted_set.h"
#include "app/narration/narrator.h"
#include "app/panels/adjust_editor.h"
#include "app/panels/game_panels.h"
#include "app/panels/json_values.h"
#include "app/window/access_keys.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QJsonDocument>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QVBoxLayout>

namespace qd {

AdjustDialog::AdjustDialog(const Position &position, const Narrator &narrator, QWidget *parent)
    : QDialog(parent)
    , m_position(position)
    , m_narrator(narrator)
    , m_editor(makeAdjustEditor(position, narrator, this))
    , m_reason(new QLineEdit(this))
    , m_say(new QLabel(this))
{
    setObjectName(QStringLiteral("adjust"));
    setWindowTitle(tr("Adjust to the table"));
    auto *layout = new QVBoxLayout(this);
    auto *lead = new QLabel(tr("Set what stands on the real table. The rules are not asked; the "
                               "journal keeps the act."),
                            this);
    lead->setWordWrap(true);
    layout->addWidget(lead);
    layout->addWidget(m_editor, 1);
    auto *form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    m_reason->setObjectName(QStringLiteral("adjust-reason"));
    auto *reasonLabel = new QLabel(tr("&Reason:"), this);
    reasonLabel->setBuddy(m_reason);
    form->addRow(reasonLabel, m_reason);
    layout->addLayout(form);
    m_say->setWordWrap(true);
    m_say->setObjectName(QStringLiteral("adjust-say"));
    layout->addWidget(m_say);
    auto *buttons = new QDialogButtonBox(this);
    m_record = buttons->addButton(tr("Rec&ord"), QDialogButtonBox::AcceptRole);
    m_record->setObjectName(QStringLiteral("adjust-record"));
    auto *leave = buttons->addButton(tr("Change nothing"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_editor, &AdjustEditor::changed, this, &AdjustDialog::check);
    connect(m_editor, &AdjustEditor::changed, this, &AdjustDialog::changed);
    connect(m_reason, &QLineEdit::textEdited, this, &AdjustDialog::changed);
    layout->addWidget(buttons);
    const QFontMetrics metrics(font());
    resize(QSize(metrics.averageCharWidth() * 90, metrics.height() * 34)
               .boundedTo(screen()->availableSize() * 0.85));
    check();
    const auto giveKeys = [this, leave, reasonLabel] {
        giveAccessKeys({m_record, leave, reasonLabel}, m_editor);
    };
    connect(m_editor, &AdjustEditor::pageShown, this, giveKeys);
    giveKeys();
}

void AdjustDialog::restore(const QJsonObject &set, const QString &reason)
{
    m_editor->apply(set);
    m_reason->setText(reason);
}

void AdjustDialog::goTo(const QStringList &path)
{
    m_editor->goTo(path);
}

QJsonObject AdjustDialog::changes() const
{
    return m_editor->changes();
}

std::string AdjustDialog::command() const
{
    const QJsonObject command{{QStringLiteral("do"), QStringLiteral("adjust")},
                              {QStringLiteral("set"), m_editor->changes()}};
    return QJsonDocument(command).toJson(QJsonDocument::Compact).toStdString();
}

QString AdjustDialog::reason() const
{
    return m_reason->text().trimmed();
}

/// What the journal will say of it.
QString AdjustDialog::sentence(const Happened &happened) const
{
    for (const EventText &event : happened.events) {
        if (event.isBookkeeping())
            continue;
        const QJsonObject told = withWhatWasSet(jsonObject(event.json), jsonObject(command()));
        if (QString said = m_narrator.event({event.name, jsonText(told)}); !said.isEmpty())
            return said;
    }
    return {};
}

void AdjustDialog::check()
{
    const bool any = !m_editor->changes().isEmpty();
    QString say = any ? QString() : tr("Nothing has been changed yet.");
    bool good = any;
    if (any) {
        const Decided decided = m_position.decide(command(), std::nullopt);
        if (const auto *happened = std::get_if<Happened>(&decided))
            say = sentence(*happened);
        if (const auto *refusal = std::get_if<Refusal>(&decided)) {
            good = false;
            say = tr("This cannot be recorded: %1", "the detail is English")
                      .arg(fromUtf8(refusal->message));
        }
    }
    m_say->setText(say);
    m_record->setEnabled(good);
}

} // namespace qd
