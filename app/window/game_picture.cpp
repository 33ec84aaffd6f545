// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/game_picture.h"

#include "app/look/palette.h"

#include <QCache>
#include <QEvent>
#include <QFile>
#include <QPainter>
#include <QPainterPath>
#include <QSvgRenderer>

namespace qd {
namespace {

// Every picture is drawn in a field of five to two.
constexpr int kAcross = 5;
constexpr int kDown = 2;
constexpr double kFaded = 0.55;

QByteArray readPicture(const QString &game)
{
    QFile file(gamePictureFile(game));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QImage drawPicture(const QString &game, const Palette &palette, const QSize &size)
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(palette.land);
    const QByteArray svg = readPicture(game);
    if (svg.isEmpty())
        return image;
    QSvgRenderer renderer(recoloured(svg, palette));
    renderer.setAspectRatioMode(Qt::KeepAspectRatioByExpanding);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    renderer.render(&painter, QRectF(QPointF(0, 0), QSizeF(size)));
    return image;
}

/// Pictures drawn lately, by game, shade and size: drawing one takes tens of milliseconds, and the
/// welcome page, the wizard and the next window want the same ones.
QImage drawnLately(const QString &game, const Palette &palette, const QSize &size)
{
    constexpr qsizetype kMostBytes = qsizetype{16} << 20;
    static QCache<QString, QImage> lately(kMostBytes);
    const QString key = QStringLiteral("%1 %2 %3 %4")
                            .arg(game)
                            .arg(static_cast<int>(palette.shade))
                            .arg(size.width())
                            .arg(size.height());
    if (const QImage *known = lately.object(key))
        return *known;
    const QImage drawn = drawPicture(game, palette, size);
    lately.insert(key, new QImage(drawn), drawn.sizeInBytes());
    return drawn;
}

} // namespace

QString gamePictureFile(const QString &game)
{
    const QString file = QStringLiteral(":/pictures/") + game + QStringLiteral(".svg");
    return QFile::exists(file) ? file : QString();
}

QImage gamePicture(const QString &game, const Palette &palette, const QSize &size)
{
    return size.isEmpty() ? QImage() : drawnLately(game, palette, size);
}

GamePicture::GamePicture(QWidget *parent) : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void GamePicture::setGame(const QString &game, Strength strength)
{
    m_game = game;
    m_strength = strength;
    m_drawn = QImage();
    update();
}

QSize GamePicture::sizeHint() const
{
    const int width = fontMetrics().height() * 16;
    return {width, heightForWidth(width)};
}

int GamePicture::heightForWidth(int width) const
{
    return width * kDown / kAcross;
}

void GamePicture::paintEvent(QPaintEvent * /*event*/)
{
    const qreal ratio = devicePixelRatioF();
    const QSize pixels = (QSizeF(size()) * ratio).toSize();
    if (m_drawn.size() != pixels)
        m_drawn = gamePicture(m_game, qd::palette(shadeOf(palette())), pixels);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    // Round at the top, where the card is.
    const double round = fontMetrics().height() / 3.0;
    QPainterPath outline;
    outline.addRoundedRect(QRectF(rect()).adjusted(0, 0, 0, round), round, round);
    painter.setClipPath(outline);
    if (m_strength == Strength::Faded)
        painter.setOpacity(kFaded);
    painter.drawImage(rect(), m_drawn);
}

void GamePicture::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        m_drawn = QImage();
        update();
    } else if (event->type() == QEvent::FontChange) {
        updateGeometry();
    }
}

} // namespace qd
