// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/data_in_play.h"

#include "app/panels/json_values.h"
#include "app/session/resource_library.h"
#include "app/session/table_session.h"
#include "app/window/data_in_use.h"
#include "rules/base/json_text.h"
#include "rules/catalog/catalog.h"

#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace qd {
namespace {

/// The file in force, as it stands in an option.
QString inForce(const Position &position, const QString &key)
{
    const auto answer = position.ask(jsonText(QJsonObject{{QStringLiteral("ask"), key}}));
    if (!answer)
        return {};
    const QJsonValue file = jsonObject(*answer).value(key);
    return file.isObject() ? fromUtf8(jsonText(file.toObject()))
                           : QLatin1Char('"') + file.toString() + QLatin1Char('"');
}

} // namespace

std::optional<NewTableDraft> draftInPlay(const TableSession &session, const QString &key)
{
    const QString file = inForce(session.now(), key);
    NewTableDraft draft(games());
    if (file.isEmpty() || !draft.chooseGame(session.info().game))
        return std::nullopt;
    draft.setScenario(session.info().scenario);
    draft.setData(key, {file, {}});
    return draft;
}

DataInPlayDialog::DataInPlayDialog(NewTableContext &context, const QString &key,
                                   const QString &kind, QWidget *parent)
    : DataEditorDialog(context, key, kind, parent)
    , m_key(key)
    , m_inForce(context.draft.data(key))
    , m_reason(new QLineEdit(this))
{
    auto *column = qobject_cast<QVBoxLayout *>(layout());
    if (!isWholeFile(m_inForce)) {
        const std::string &game = context.draft.info().id;
        for (const QString &name : bundledNames(game, kind.toStdString())) {
            const NewTableDraft::Data bundled{fromUtf8(jsonString(name.toStdString())), {}};
            auto *begin =
                new QPushButton(tr("Begin with: %1", "a data file that comes with the program")
                                    .arg(literally(context.narrator->optionValue(
                                        key.toStdString(), bundled.json.toStdString()))),
                                this);
            begin->setObjectName(QStringLiteral("data-begin-") + name);
            begin->setAutoDefault(false);
            column->insertWidget(0, begin, 0, Qt::AlignLeading);
            connect(begin, &QPushButton::clicked, this,
                    [this, text = textOfData(context, kind, bundled)] { beginWith(text); });
        }
    }
    m_reason->setObjectName(QStringLiteral("data-reason"));
    m_reason->setMaxLength(200);
    auto *label = new QLabel(tr("Reason:"), this);
    label->setBuddy(m_reason);
    auto *form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    form->addRow(label, m_reason);
    column->insertLayout(column->count() - 1, form);
    setTabOrder(m_reason, findChild<QPushButton *>(QStringLiteral("data-open")));
}

std::string DataInPlayDialog::command() const
{
    const NewTableDraft::Data wanted = data();
    if (wanted == m_inForce)
        return {};
    return jsonText(QJsonObject{
        {QStringLiteral("do"), QStringLiteral("adjust")},
        {QStringLiteral("set"), QJsonObject{{m_key, jsonObject(wanted.json.toStdString())}}}});
}

QString DataInPlayDialog::reason() const
{
    return m_reason->text().trimmed();
}

} // namespace qd
