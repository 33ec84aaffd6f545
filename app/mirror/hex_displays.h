// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/look/palette.h"
#include "app/mirror/hex_words.h"
#include "rules/module/picture.h"

#include <QIcon>
#include <QWidget>

#include <functional>
#include <map>
#include <string>
#include <vector>

class QBoxLayout;
class QLabel;
class QTabBar;
class QTreeWidget;
class QTreeWidgetItem;

namespace qd {

/// The organisation displays: for each camp its divisions, in them brigades, in them counters with
/// where they are, what is left of them and how they stand.
class HexDisplays : public QWidget {
    Q_OBJECT
public:
    using Name = std::function<QString(const QString &id)>;

    explicit HexDisplays(QWidget *parent = nullptr);

    void setLook(const Palette &palette);
    /// `pieceName` and `placeName` as the mirror says them.
    void setTable(const TablePicture &picture, const HexWords &words, const Name &pieceName,
                  const Name &placeName);

signals:
    /// A counter was picked: it shall be found on the map.
    void picked(const QString &piece);
    /// A counter, or a formation with all that belongs to it, was clicked.
    void chosen(const QStringList &pieces);

protected:
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Display {
        QLabel *title;
        QTreeWidget *tree;
    };

    struct Row {
        PicturePiece piece;
        QString name, place;
        int band = -1;
    };

    void fill();
    void fillTree(const Display &display, const std::vector<const Row *> &rows);
    QTreeWidgetItem *group(QTreeWidget *tree, std::map<std::string, QTreeWidgetItem *> &groups,
                           const PicturePiece &piece) const;
    void addRow(QTreeWidgetItem *parent, const Row &row) const;
    void retranslate();
    void tellChosen(const QTreeWidgetItem &item);
    void fitColumns(QTreeWidget &tree) const;
    int leastWidth(const QTreeWidget &tree) const;
    void layCamps();
    void showCamps();
    QIcon iconOf(const Row &row) const;

    Palette m_palette;
    HexWords m_words;
    std::vector<Row> m_rows;
    QTabBar *m_camp; ///< chooses one of them where there is no room for both
    QBoxLayout *m_row;
    std::vector<Display> m_displays; ///< the French, the Allies
    bool m_stale = true;
};

} // namespace qd
