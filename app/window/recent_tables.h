// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/thumbnail_store.h"

#include <QListWidget>

namespace qd {

/// The tables of late with their boards as they were last seen, side by side as the width allows;
/// as high as its rows, so that only the page scrolls. Enter or a double click opens one, Delete
/// takes it off the list; one whose file is gone is greyed and says so.
class RecentTables : public QListWidget {
    Q_OBJECT
public:
    explicit RecentTables(const ThumbnailStore &store, QWidget *parent = nullptr);
    /// Newest first.
    void setFiles(const QStringList &files);

    enum Role { FileRole = Qt::UserRole, GameRole, WhereRole, WhenRole, ThereRole, BoardRole };

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    bool hasHeightForWidth() const override { return true; }

    int heightForWidth(int width) const override;
    int columnsFor(int width) const;

signals:
    void openFile(const QString &file);
    void forgetFile(const QString &file);
    /// The keyboard's item, in this widget's coordinates: to be scrolled into view.
    void reached(const QRect &where);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void fill();
    void arrange();
    void open(const QListWidgetItem *item);
    int rowHeight() const;

    const ThumbnailStore &m_store;
    QStringList m_files;
};

} // namespace qd
