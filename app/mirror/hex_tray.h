// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/look/palette.h"
#include "app/mirror/asked_for.h"
#include "app/mirror/counter_painter.h"
#include "app/mirror/hex_words.h"
#include "rules/module/picture.h"

#include <QAbstractScrollArea>
#include <QHash>
#include <QPixmap>
#include <QRect>

#include <functional>
#include <optional>
#include <vector>

namespace qd {

/// Beside a board of hexes, as large as one can read at every zoom: the counters that are on no
/// map, by where they are, division and brigade, each with its name, and the tracks. A counter, or
/// the name of a brigade or a division with all that belongs to it, is chosen by a click and
/// dragged to the maps. Arrows walk, Space chooses.
class HexTray : public QAbstractScrollArea {
    Q_OBJECT
public:
    using Name = std::function<QString(const QString &id)>;

    explicit HexTray(QWidget *parent = nullptr);

    void setLook(const Palette &palette);
    /// `places`: where counters are beside the maps, in their order, with these counters in the
    /// order in which they lie there.
    void setTable(const TablePicture &picture, const HexWords &words,
                  const std::vector<std::pair<QString, QStringList>> &places, const Name &pieceName,
                  const Name &placeName, const Name &termName);
    void setChosen(const QStringList &pieces);
    void setAsked(const AskedFor &asked);

    bool isEmpty() const { return m_sections.empty() && m_tracks.empty(); }

    /// Pixels for so many counters side by side, 0: as many as a view of that width has room for
    /// beside the maps. The maps keep half of it.
    int widthFor(int view, int columns = 0) const;
    /// How many counters stand side by side in that width.
    int columnsIn(int width) const;
    /// The side of a counter, pixels.
    int side() const;

    /// Where that counter is drawn, in the viewport; empty: it is not here.
    QRect rectOf(const QString &piece) const;
    /// Where that name of a division or brigade is drawn, in the viewport; empty: it is not here.
    QRect rectOfName(const QString &name) const;
    /// The names above the counters, top down: places, divisions, brigades.
    QStringList names() const;

signals:
    void chosen(const QStringList &pieces, Qt::KeyboardModifiers modifiers);
    /// They are under way to the maps; the point is on the screen.
    void carried(const QStringList &pieces, const QPoint &at);
    void droppedAt(const QPoint &at);
    void dragCancelled();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Counter {
        QString id, name, spoken;
        CounterLook look;
    };

    /// A brigade, or what stands under no brigade.
    struct Group {
        QString division, brigade; ///< as they are called; empty: none
        std::vector<Counter> counters;
    };

    struct Section {
        QString title;
        std::vector<Group> groups;
    };

    struct Spot { ///< a counter
        QRect rect;
        const Counter *counter;
    };

    struct Heading {
        QRect rect;
        QString text;
        QStringList pieces; ///< all that stand under it
        int level; ///< 0 a place, 1 a division, 2 a brigade
    };

    struct Track {
        PictureTrack track; ///< its boxes as they are read
        QString title;
        std::size_t columns = 0;
    };

    void layOut();
    int layGroup(const Group &group, int y, int width);
    void head(const QString &text, const QStringList &pieces, int level, int &y, int width);
    void paintHeading(QPainter &painter, const Heading &heading) const;
    QPixmap pixmapOf(const Counter &counter);
    QStringList piecesAt(const QPoint &at) const;
    const Spot *spotAt(const QPoint &at) const;
    void walk(const QPoint &way);
    void describe();
    void showAsked();
    qreal trackScale() const;
    std::size_t columnsFor(const PictureTrack &track) const;

    Palette m_palette;
    std::vector<Section> m_sections;
    std::vector<Track> m_tracks;
    std::vector<Spot> m_spots;
    std::vector<Heading> m_headings;
    QHash<QString, QPixmap> m_pixmaps;
    QStringList m_chosen;
    AskedFor m_asked;
    QString m_current; ///< the counter that the keyboard stands on
    std::optional<QPoint> m_pressed;
    QStringList m_held;
    bool m_dragging = false;
    int m_tracksTop = 0;
};

} // namespace qd
