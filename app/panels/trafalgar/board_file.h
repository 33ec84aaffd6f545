// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <compare>
#include <string>
#include <vector>

namespace qd::trafalgar {

inline constexpr auto *kBoardFormat = "quarterdeck-trafalgar-board-1";

/// A board file as it is edited: what lies on each intersection and on the stretches between two.
/// What isn't edited stays in the file as it was.
class BoardFile {
public:
    struct Point {
        int q = 0;
        int r = 0;
        friend auto operator<=>(const Point &, const Point &) = default;
    };

    /// Anything but a JSON object: an empty file. A file with a base has the base's parts too.
    static BoardFile fromJson(const std::string &json);
    std::string json() const;
    std::string text() const;

    QString id() const;
    void setId(const QString &id);

    /// The intersections, row by row.
    std::vector<Point> points() const;
    /// "g10"; empty: not on the rows.
    QString label(const Point &at) const;
    /// The neighbours that are on the rows, clockwise from the right.
    std::vector<Point> neighbours(const Point &at) const;

    /// "sea", "land", "reef", "sandbank", or the port whose water it is.
    QString ground(const Point &at) const;
    void setGround(const Point &at, const QString &ground);
    /// "cadiz-berth-1", "cadiz-fort-2", "cadiz-corner" …, empty: nothing of a port.
    QString placed(const Point &at) const;
    /// Moves that thing here, with the ground that it needs.
    void place(const QString &what, const Point &at);
    /// All that `place` knows.
    QStringList things() const;
    QStringList ports() const;

    /// "sea", "reef" or "sandbank" between two neighbours.
    QString stretch(const Point &a, const Point &b) const;
    void setStretch(const Point &a, const Point &b, const QString &what);

    /// Some part is marked as a guess.
    bool isGuess() const;
    enum class Standing { Guess, Compared };
    void mark(Standing standing);

private:
    QJsonObject m_file;
};

} // namespace qd::trafalgar
