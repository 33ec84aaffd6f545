// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/hex_tray.h"

#include "app/mirror/board_fonts.h"
#include "app/mirror/track_item.h"

#include <QHelpEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <map>

namespace qd {

namespace {

constexpr int kLeastSide = 44; ///< pixels on which all of a counter can be read
constexpr int kFewest = 2; ///< counters side by side
constexpr int kMost = 7;
constexpr qreal kShare = 0.24; ///< of the view, where nobody chose: the maps come first
constexpr int kGap = 4;
constexpr int kPad = 6;
constexpr qreal kTrackFont = 15; ///< scene units of a line of letters in a track

} // namespace

HexTray::HexTray(QWidget *parent)
    : QAbstractScrollArea(parent), m_palette(qd::palette(Shade::Light))
{
    setObjectName(QStringLiteral("hexTray"));
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setProperty("keepsSpace", true);
    viewport()->setMouseTracking(true);
    setAccessibleName(tr("Counters beside the maps"));
}

void HexTray::setLook(const Palette &palette)
{
    m_palette = palette;
    m_pixmaps.clear();
    viewport()->update();
}

void HexTray::setTable(const TablePicture &picture, const HexWords &words,
                       const std::vector<std::pair<QString, QStringList>> &places,
                       const Name &pieceName, const Name &placeName, const Name &termName)
{
    const CounterBands bands(picture);
    std::map<QString, const PicturePiece *> byId;
    for (const PicturePiece &piece : picture.pieces)
        byId.emplace(QString::fromStdString(piece.id), &piece);
    m_spots.clear();
    m_sections.clear();
    for (const auto &[place, ids] : places) {
        const QString title = placeName(place);
        Section section{title.left(1).toUpper() + title.mid(1), {}};
        for (const QString &id : ids) {
            const PicturePiece &piece = *byId.at(id);
            const std::string division = divisionOf(piece);
            const std::string brigade = brigadeOf(piece);
            const QString first = division.empty() ? QString() : words.term(division);
            const QString second = brigade.empty() ? QString() : words.term(brigade);
            if (section.groups.empty() || section.groups.back().division != first
                || section.groups.back().brigade != second)
                section.groups.push_back({first, second, {}});
            const QString name = pieceName(id);
            section.groups.back().counters.push_back(
                {id, name, words.spoken(piece, name), counterLookOf(piece, bands.of(piece))});
        }
        m_sections.push_back(std::move(section));
    }
    m_tracks.clear();
    for (const PictureTrack &track : picture.tracks) {
        Track shown{track, termName(QString::fromStdString(track.id)), 0};
        for (std::string &box : shown.track.boxes)
            box = termName(QString::fromStdString(box)).toStdString();
        m_tracks.push_back(std::move(shown));
    }
    layOut();
    viewport()->update();
}

void HexTray::setChosen(const QStringList &pieces)
{
    if (pieces == m_chosen)
        return;
    m_chosen = pieces;
    viewport()->update();
}

void HexTray::setAsked(const AskedFor &asked)
{
    if (asked == m_asked)
        return;
    m_asked = asked;
    showAsked();
    viewport()->update();
}

/// The first counter that the act asks for comes into sight, where none is.
void HexTray::showAsked()
{
    if (!m_asked.on)
        return;
    const int scrolled = verticalScrollBar()->value();
    const QRect seen(0, scrolled, viewport()->width(), viewport()->height());
    const Spot *first = nullptr;
    for (const Spot &spot : m_spots) {
        if (m_asked.standsBack(spot.counter->id))
            continue;
        if (seen.contains(spot.rect))
            return;
        if (first == nullptr)
            first = &spot;
    }
    if (first != nullptr)
        verticalScrollBar()->setValue(first->rect.top() - 3 * fontMetrics().height());
}

int HexTray::side() const
{
    return std::max(kLeastSide, fontMetrics().height() * 11 / 4);
}

int HexTray::columnsIn(int width) const
{
    const int around = 2 * kPad + verticalScrollBar()->sizeHint().width();
    return std::clamp((width - around) / (side() + kGap), kFewest, kMost);
}

int HexTray::widthFor(int view, int columns) const
{
    const int around = 2 * kPad + verticalScrollBar()->sizeHint().width();
    const int shown = columns > 0 ? std::clamp(columns, kFewest, kMost)
                                  : columnsIn(static_cast<int>(view * kShare));
    return std::min(shown * (side() + kGap) + around, view / 2);
}

qreal HexTray::trackScale() const
{
    return fontMetrics().height() / kTrackFont;
}

/// As many boxes side by side as have room for the longest label.
std::size_t HexTray::columnsFor(const PictureTrack &track) const
{
    qreal widest = 0;
    const QFontMetricsF letters(figureFont(11));
    for (const std::string &box : track.boxes)
        widest = std::max(widest, letters.horizontalAdvance(QString::fromStdString(box)));
    constexpr qreal kRim = 9;
    const qreal width = (viewport()->width() - 2 * kPad) / trackScale();
    return static_cast<std::size_t>(std::clamp(width / (widest + kRim), 1.0, 12.0));
}

void HexTray::head(const QString &text, const QStringList &pieces, int level, int &y, int width)
{
    if (text.isEmpty())
        return;
    const int indent = kPad + (level == 2 ? kPad : 0);
    QFont letters = font();
    letters.setBold(level < 2);
    const QRect room(indent, y, width - indent - kPad, 10000);
    const int high = QFontMetrics(letters).boundingRect(room, Qt::TextWordWrap, text).height()
        + fontMetrics().height() / 3;
    m_headings.push_back({QRect(indent, y, width - indent - kPad, high), text, pieces, level});
    y += high;
}

int HexTray::layGroup(const Group &group, int y, int width)
{
    const int step = side() + kGap;
    const int columns = std::max(1, (width - 2 * kPad) / step);
    for (std::size_t i = 0; i < group.counters.size(); ++i) {
        const int column = static_cast<int>(i) % columns;
        const int row = static_cast<int>(i) / columns;
        m_spots.push_back(
            {QRect(kPad + column * step, y + row * step, side(), side()), &group.counters[i]});
    }
    const int rows = (static_cast<int>(group.counters.size()) + columns - 1) / columns;
    return y + rows * step + kGap;
}

void HexTray::layOut()
{
    m_spots.clear();
    m_headings.clear();
    const int width = viewport()->width();
    int y = kPad;
    const auto ids = [](const std::vector<const Group *> &groups) {
        QStringList all;
        for (const Group *group : groups)
            for (const Counter &counter : group->counters)
                all.append(counter.id);
        return all;
    };
    for (const Section &section : m_sections) {
        std::vector<const Group *> all;
        for (const Group &group : section.groups)
            all.push_back(&group);
        head(section.title, ids(all), 0, y, width);
        for (std::size_t i = 0; i < section.groups.size(); ++i) {
            const Group &group = section.groups[i];
            if (i == 0 || section.groups[i - 1].division != group.division) {
                std::vector<const Group *> division;
                for (std::size_t j = i;
                     j < section.groups.size() && section.groups[j].division == group.division; ++j)
                    division.push_back(&section.groups[j]);
                head(group.division, ids(division), 1, y, width);
            }
            head(group.brigade, ids({&group}), 2, y, width);
            y = layGroup(group, y, width);
        }
        y += kPad;
    }
    m_tracksTop = y; // below: the strip has the turn as well
    for (Track &track : m_tracks) {
        track.columns = columnsFor(track.track);
        const qreal high = TrackItem::heightOf(track.track.boxes.size(), track.columns);
        y += static_cast<int>(std::ceil((high + 6) * trackScale()));
    }
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(side() / 2);
    verticalScrollBar()->setRange(0, std::max(0, y - viewport()->height()));
}

QPixmap HexTray::pixmapOf(const Counter &counter)
{
    const qreal ratio = devicePixelRatioF();
    const QString key = counter.look.key() + QStringLiteral("@%1x%2").arg(side()).arg(ratio);
    if (const auto found = m_pixmaps.constFind(key); found != m_pixmaps.constEnd())
        return *found;
    QPixmap pixmap(QSize(side(), side()) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paintCounter(painter, counter.look, QRectF(0, 0, side(), side()), m_palette);
    m_pixmaps.insert(key, pixmap);
    return pixmap;
}

void HexTray::paintHeading(QPainter &painter, const Heading &heading) const
{
    QFont letters = font();
    letters.setBold(heading.level < 2);
    painter.setFont(letters);
    if (heading.level == 0) {
        painter.setPen(m_palette.line);
        painter.drawLine(heading.rect.topLeft(), heading.rect.topRight());
    }
    painter.setPen(heading.level == 0 ? m_palette.muted : m_palette.text);
    painter.drawText(heading.rect, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap,
                     heading.text);
}

void HexTray::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    painter.fillRect(event->rect(), m_palette.panel);
    const int scrolled = verticalScrollBar()->value();
    painter.translate(0, -scrolled);
    const QRect seen = event->rect().translated(0, scrolled);
    if (seen.bottom() > m_tracksTop) {
        painter.save();
        painter.translate(kPad, m_tracksTop);
        painter.scale(trackScale(), trackScale());
        for (const Track &track : m_tracks) {
            paintTrack(painter, track.track, track.title,
                       (viewport()->width() - 2 * kPad) / trackScale(), m_palette, track.columns);
            painter.translate(0, TrackItem::heightOf(track.track.boxes.size(), track.columns) + 6);
        }
        painter.restore();
    }
    for (const Heading &heading : m_headings)
        if (heading.rect.intersects(seen))
            paintHeading(painter, heading);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Spot &spot : m_spots) {
        if (!spot.rect.adjusted(-kGap, -kGap, kGap, kGap).intersects(seen))
            continue;
        painter.setOpacity(m_asked.standsBack(spot.counter->id) ? 0.4 : 1);
        painter.drawPixmap(spot.rect.topLeft(), pixmapOf(*spot.counter));
        painter.setOpacity(1);
        painter.setBrush(Qt::NoBrush);
        if (m_chosen.contains(spot.counter->id)) {
            painter.setPen(QPen(m_palette.selected, 3));
            painter.drawRoundedRect(QRectF(spot.rect).adjusted(-1, -1, 1, 1), 4, 4);
        }
        if (hasFocus() && spot.counter->id == m_current) {
            painter.setPen(QPen(m_palette.text, 1, Qt::DotLine));
            painter.drawRect(spot.rect.adjusted(-2, -2, 2, 2));
        }
    }
}

void HexTray::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    layOut();
}

void HexTray::changeEvent(QEvent *event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        setAccessibleName(tr("Counters beside the maps"));
    if (event->type() == QEvent::FontChange) {
        m_pixmaps.clear();
        layOut();
    }
}

const HexTray::Spot *HexTray::spotAt(const QPoint &at) const
{
    const QPoint here = at + QPoint(0, verticalScrollBar()->value());
    const auto found = std::ranges::find_if(
        m_spots, [&here](const Spot &spot) { return spot.rect.contains(here); });
    return found == m_spots.end() ? nullptr : &*found;
}

/// A counter with the other chosen ones, or all that stand under a name.
QStringList HexTray::piecesAt(const QPoint &at) const
{
    if (const Spot *spot = spotAt(at))
        return m_chosen.contains(spot->counter->id) ? m_chosen : QStringList{spot->counter->id};
    const QPoint here = at + QPoint(0, verticalScrollBar()->value());
    for (const Heading &heading : m_headings)
        if (heading.level > 0 && heading.rect.contains(here))
            return heading.pieces;
    return {};
}

QRect HexTray::rectOf(const QString &piece) const
{
    for (const Spot &spot : m_spots)
        if (spot.counter->id == piece)
            return spot.rect.translated(0, -verticalScrollBar()->value());
    return {};
}

QRect HexTray::rectOfName(const QString &name) const
{
    for (const Heading &heading : m_headings)
        if (heading.text == name)
            return heading.rect.translated(0, -verticalScrollBar()->value());
    return {};
}

QStringList HexTray::names() const
{
    QStringList all;
    for (const Heading &heading : m_headings)
        all.append(heading.text);
    return all;
}

bool HexTray::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const Spot *spot = spotAt(help->pos());
        QString text = spot != nullptr ? spot->counter->spoken : QString();
        if (spot != nullptr && m_asked.whyNot.contains(spot->counter->id))
            text += QLatin1Char('\n') + m_asked.whyNot.value(spot->counter->id);
        const QStringList pieces = piecesAt(help->pos());
        if (spot == nullptr && !pieces.isEmpty())
            text = tr("%n counters: click to choose them all, drag to put them down together",
                      nullptr, static_cast<int>(pieces.size()));
        QToolTip::showText(help->globalPos(), text, viewport());
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

} // namespace qd
