// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/typed_draft.h"

#include <utility>

namespace qd {
namespace {

const auto kText = QStringLiteral("text");
const auto kWhen = QStringLiteral("when");

} // namespace

TypedDraft::TypedDraft(StateStore store, const std::string &game, const QString &kind)
    : m_store(std::move(store))
    , m_name(QStringLiteral("typed-") + QString::fromStdString(game) + u'-' + kind)
{
}

std::optional<TypedDraft::Kept> TypedDraft::kept() const
{
    const QJsonObject file = m_store.read(m_name);
    const QString text = file.value(kText).toString();
    if (text.isEmpty())
        return std::nullopt;
    return Kept{text.toStdString(),
                QDateTime::fromString(file.value(kWhen).toString(), Qt::ISODate).toLocalTime()};
}

void TypedDraft::keep(const std::string &json) const
{
    m_store.write(m_name,
                  {{kText, QString::fromStdString(json)},
                   {kWhen, QDateTime::currentDateTimeUtc().toString(Qt::ISODate)}});
}

void TypedDraft::drop() const
{
    m_store.remove(m_name);
}

} // namespace qd
