// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/corunna/values_file.h"

#include "app/panels/json_values.h"

namespace qd::corunna {
namespace {

const auto kFormat = QString::fromLatin1(kValuesFormat);

/// One part, a piece a line.
std::string partText(const QJsonObject &part)
{
    std::string text = "{";
    const char *before = "\n";
    for (auto piece = part.begin(); piece != part.end(); ++piece) {
        text += before;
        text += "  " + jsonText(QJsonValue(piece.key())) + ": " + jsonText(piece.value());
        before = ",\n";
    }
    return text + (part.isEmpty() ? "}" : "\n }");
}

} // namespace

ValuesFile ValuesFile::fromJson(const std::string &text)
{
    ValuesFile file;
    file.head = jsonObject(text);
    file.units = file.head.take(QStringLiteral("units")).toObject();
    file.leaders = file.head.take(QStringLiteral("leaders")).toObject();
    if (!file.head.contains(u"format"))
        file.head.insert(QStringLiteral("format"), kFormat);
    return file;
}

std::string ValuesFile::json() const
{
    QJsonObject whole = head;
    whole.insert(QStringLiteral("units"), units);
    whole.insert(QStringLiteral("leaders"), leaders);
    return jsonText(whole);
}

std::string ValuesFile::text() const
{
    std::string text = "{\n";
    for (auto key = head.begin(); key != head.end(); ++key)
        text += ' ' + jsonText(QJsonValue(key.key())) + ": " + jsonText(key.value()) + ",\n";
    text += " \"units\": " + partText(units) + ",\n";
    text += " \"leaders\": " + partText(leaders) + "\n}\n";
    return text;
}

void ValuesFile::setName(const QString &name)
{
    head.insert(QStringLiteral("name"), name);
}

QJsonValue ValuesFile::value(const QString &part, const QString &piece, const QString &field) const
{
    const QJsonObject &all = part == QLatin1String("leaders") ? leaders : units;
    return all.value(piece).toObject().value(field);
}

void ValuesFile::set(const QString &part, const QString &piece, const QString &field,
                     const QJsonValue &value)
{
    QJsonObject &all = part == QLatin1String("leaders") ? leaders : units;
    QJsonObject figures = all.value(piece).toObject();
    if (value.isNull() || value.isUndefined())
        figures.remove(field);
    else
        figures.insert(field, value);
    if (figures.isEmpty())
        all.remove(piece);
    else
        all.insert(piece, figures);
}

} // namespace qd::corunna
