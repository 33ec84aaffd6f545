// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/theme.h"

#include <QFile>
#include <QPainter>
#include <QSvgRenderer>
#include <QXmlStreamReader>

namespace qd {

Theme::Theme() = default;
Theme::~Theme() = default;

bool Theme::load(const QString &path, const Palette &palette)
{
    QFile file(path);
    return load(file.open(QIODevice::ReadOnly) ? recoloured(file.readAll(), palette)
                                               : QByteArray());
}

bool Theme::load(const QByteArray &svg)
{
    m_renderer.reset();
    m_svg.clear();
    if (svg.isEmpty())
        return false;
    auto renderer = std::make_unique<QSvgRenderer>(svg);
    if (!renderer->isValid())
        return false;
    m_renderer = std::move(renderer);
    m_svg = svg;
    return true;
}

bool Theme::has(const QString &element) const
{
    return m_renderer && m_renderer->elementExists(element);
}

void Theme::paint(QPainter &painter, const QString &element, const QRectF &target) const
{
    if (has(element))
        m_renderer->render(&painter, element, target);
}

QString Theme::fileOf(const QString &game)
{
    return QStringLiteral(":/themes/%1.svg").arg(game);
}

QStringList Theme::elementsOf(const QString &path)
{
    QStringList ids;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return ids;
    QXmlStreamReader reader(&file);
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::StartElement
            && reader.attributes().hasAttribute(QLatin1String("id")))
            ids.append(reader.attributes().value(QLatin1String("id")).toString());
    }
    return ids;
}

const Theme &WorkerTheme::theme()
{
    if (!m_theme) {
        m_theme = std::make_unique<Theme>();
        m_theme->load(m_svg);
    }
    return *m_theme;
}

} // namespace qd
