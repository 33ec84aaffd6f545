// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/json_values.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace qd {

QJsonValue jsonValue(std::string_view text)
{
    if (text.empty())
        return QJsonValue(QJsonValue::Undefined);
    QByteArray wrapped("[");
    wrapped.append(text.data(), static_cast<qsizetype>(text.size()));
    wrapped.append(']');
    const QJsonArray array = QJsonDocument::fromJson(wrapped).array();
    return array.size() == 1 ? array.at(0) : QJsonValue(QJsonValue::Undefined);
}

QJsonObject jsonObject(std::string_view text)
{
    return jsonValue(text).toObject();
}

std::string jsonText(const QJsonValue &value)
{
    if (value.isUndefined())
        return {};
    const QByteArray wrapped = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    return wrapped.mid(1, wrapped.size() - 2).toStdString();
}

std::string textAt(const QJsonObject &object, QStringView key)
{
    return object.value(key).toString().toStdString();
}

} // namespace qd
