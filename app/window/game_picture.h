// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QWidget>

namespace qd {

struct Palette;

/// Where the picture of a game lies (":/pictures/<game>.svg"); empty: it has none.
QString gamePictureFile(const QString &game);
/// The picture of a game in a palette's colours, filling `size` (in device pixels); a game without
/// one gets plain paper. Drawn once for a while; for the window’s own thread.
QImage gamePicture(const QString &game, const Palette &palette, const QSize &size);

/// The picture on a game's card, in the widget's own light or dark.
class GamePicture : public QWidget {
    Q_OBJECT
public:
    /// Faded: a game that can't be chosen yet.
    enum class Strength { Full, Faded };

    explicit GamePicture(QWidget *parent = nullptr);
    void setGame(const QString &game, Strength strength);

    QSize sizeHint() const override;

    bool hasHeightForWidth() const override { return true; }

    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QString m_game;
    Strength m_strength = Strength::Full;
    QImage m_drawn; ///< at the present size and look
};

} // namespace qd
