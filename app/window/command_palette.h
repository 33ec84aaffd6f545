// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QList>
#include <QPointer>
#include <QString>

#include <functional>
#include <optional>

class QLabel;
class QLineEdit;
class QListView;

namespace qd {

/// One thing that can be done by its name.
struct PaletteLine {
    enum class Standing { Now, NotNow };

    QString text;
    QString detail; ///< where it stands otherwise: its menu, a rule; or why it is not allowed now
    QString also; ///< other words that people would type for it; not shown
    QString key; ///< its own key as a person reads it, empty: none
    Standing standing = Standing::Now;
    std::function<void()> run;
};

class PaletteModel;

/// Everything by its name (Ctrl+K): a line to type into over the window, and below it what answers
/// to that, best first. Up, down, Enter, Esc; what may not be done now is grey, and Enter says why.
/// Closes when it is left.
class CommandPalette final : public QFrame {
    Q_OBJECT
public:
    /// A line that only a query makes ("#12").
    using QueryLine = std::function<std::optional<PaletteLine>(const QString &query)>;

    explicit CommandPalette(QWidget *window);

    /// Over the window, with nothing typed.
    void open(QList<PaletteLine> lines, QueryLine queryLine);

    bool isOpen() const { return isVisible(); }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void build();
    void dress();
    void place();
    void find(const QString &query);
    void step(int rows);
    void tell();
    void runCurrent();
    void sayNothing();
    void sayNotNow(const PaletteLine &line);
    void leave();
    bool takeKey(int key);
    void retranslate();

    QWidget *m_window;
    QLineEdit *m_query;
    QListView *m_list;
    QLabel *m_nothing;
    PaletteModel *m_model;
    QPointer<QWidget> m_before; ///< what had the keyboard
};

} // namespace qd
