// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/narration/narrator.h"

#include <QJsonObject>
#include <QJsonValue>
#include <QString>

#include <string>
#include <string_view>

namespace qd {

/// JSON texts of the seam as Qt's values and back. Texts come out canonical: keys sorted, no
/// blanks. An empty object where the text is none.
QJsonObject jsonObject(std::string_view text);
/// Any value; undefined where the text is empty or malformed.
QJsonValue jsonValue(std::string_view text);
std::string jsonText(const QJsonValue &value);

inline std::string jsonText(const QJsonObject &object)
{
    return jsonText(QJsonValue(object));
}

/// The string at `key` as UTF-8, empty where there is none.
std::string textAt(const QJsonObject &object, QStringView key);

} // namespace qd
