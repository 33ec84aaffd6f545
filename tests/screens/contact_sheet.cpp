// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/screens/contact_sheet.h"

#include "tests/screens/shoot.h"

#include <QPainter>
#include <QSaveFile>
#include <QTextStream>

namespace qd::screens {
namespace {

constexpr int kGap = 12;
constexpr int kWidthShown = 960; ///< of one picture in a strip

} // namespace

void ContactSheet::add(const QString &screen, const Look &look)
{
    const QString file = pictureName(screen, look) + QStringLiteral(".png");
    if (!m_folder.exists(file))
        return;
    const QString name =
        QStringLiteral("%1-%2-%3").arg(screen, themeName(look.theme)).arg(look.textPercent);
    if (!m_strips.contains(name))
        m_order.push_back(name);
    m_strips[name] << file;
}

void ContactSheet::write() const
{
    QSaveFile page(m_folder.filePath(QStringLiteral("index.html")));
    if (!page.open(QIODevice::WriteOnly))
        return;
    QTextStream out(&page);
    out << "<!doctype html><meta charset=\"utf-8\"><title>Quarterdeck: screens</title>\n"
           "<style>body{font:14px sans-serif}img{width:32%;margin:2px}</style>\n";
    for (const QString &name : m_order) {
        const QStringList &files = m_strips.at(name);
        writeStrip(name, files);
        out << "<h3>" << name << "</h3>\n";
        for (const QString &file : files)
            out << "<a href=\"" << file << "\"><img loading=\"lazy\" src=\"" << file << "\" alt=\""
                << file << "\"></a>\n";
    }
    out.flush();
    page.commit();
}

void ContactSheet::writeStrip(const QString &name, const QStringList &files) const
{
    std::vector<QImage> images;
    int width = kGap;
    int height = 0;
    for (const QString &file : files) {
        images.push_back(
            QImage(m_folder.filePath(file)).scaledToWidth(kWidthShown, Qt::SmoothTransformation));
        width += images.back().width() + kGap;
        height = std::max(height, images.back().height());
    }
    QImage strip(width, height + 2 * kGap, QImage::Format_RGB32);
    strip.fill(Qt::gray);
    QPainter painter(&strip);
    int x = kGap;
    for (const QImage &image : images) {
        painter.drawImage(x, kGap, image);
        x += image.width() + kGap;
    }
    painter.end();
    strip.save(m_folder.filePath(QStringLiteral("sheets/%1.png").arg(name)));
}

} // namespace qd::screens
