// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>
#include <QTimer>
#include <QWidget>

#include <vector>

class QLabel;

namespace qd {

class TableDesk;

/// The status line in words: turn and phase, the journal's name, what is on disk, whether the chain
/// holds, whose dice. Small labelled parts, each with a tool tip and a name of its own; where the
/// window is too narrow the journal's name is shortened first, then the least important parts give
/// way, and the line's tool tip still says all.
class StatusLine : public QWidget {
    Q_OBJECT
public:
    explicit StatusLine(QWidget *parent = nullptr);

    /// Says where the desk's table stands; empty while none is open.
    void showTable(const TableDesk &desk);
    /// What must be mended soon stands first, gives way to nothing and is there without a table
    /// too.
    enum class Warning { Disk, Settings };
    /// `text` empty: mended.
    void warn(Warning which, const QString &text, const QString &explanation);
    /// Shows a sentence in the place of all parts but what is saved, for a few seconds.
    void announce(const QString &sentence);
    /// All parts in one line, hidden ones too.
    QString text() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Part {
        QLabel *label = nullptr;
        QString text; ///< as it should stand there; empty: not shown
        int rank = 0; ///< the highest gives way first; below 0: a warning
    };

    Part &part(const char *name);
    void say(const char *name, const QString &text, const QString &explanation);
    void sayWhere(const TableDesk &desk);
    void sayAll();
    void fit();
    void fitNews();
    int widthOf(const Part &part) const;

    std::vector<Part> m_parts;
    QLabel *m_news;
    QString m_sentence; ///< announced just now; empty: nothing
    QTimer m_newsEnds;
};

} // namespace qd
