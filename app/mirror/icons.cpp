// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/icons.h"

#include <QDir>
#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPixmap>
#include <QSvgRenderer>

#include <memory>

namespace qd {

namespace {

/// Draws the icon's SVG at the size that is asked for.
class InkIconEngine : public QIconEngine {
public:
    explicit InkIconEngine(const QByteArray &svg) : m_renderer(std::make_shared<QSvgRenderer>(svg))
    {
    }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        const qreal side = std::min(rect.width(), rect.height());
        const QRectF square(rect.x() + (rect.width() - side) / 2,
                            rect.y() + (rect.height() - side) / 2, side, side);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (mode == QIcon::Disabled)
            painter->setOpacity(painter->opacity() * 0.4);
        m_renderer->render(painter, square);
        painter->restore();
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(0, 0), size), mode, state);
        return pixmap;
    }

    QIconEngine *clone() const override { return new InkIconEngine(*this); }

private:
    std::shared_ptr<QSvgRenderer> m_renderer;
};

QByteArray read(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

const QString kFolder = QStringLiteral(":/icons/");

} // namespace

QIcon icon(QStringView name, const Palette &palette)
{
    const QByteArray svg = read(kFolder + name.toString() + QStringLiteral(".svg"));
    return svg.isEmpty() ? QIcon() : QIcon(new InkIconEngine(recoloured(svg, palette)));
}

QStringList iconNames()
{
    QStringList names = QDir(kFolder).entryList({QStringLiteral("*.svg")}, QDir::Files, QDir::Name);
    names.removeOne(QStringLiteral("quarterdeck.svg"));
    names.replaceInStrings(QStringLiteral(".svg"), QString());
    return names;
}

QIcon applicationIcon()
{
    return QIcon(new InkIconEngine(read(kFolder + QStringLiteral("quarterdeck.svg"))));
}

} // namespace qd
