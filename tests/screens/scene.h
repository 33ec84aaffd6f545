// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/preferences.h"

#include <QImage>
#include <QSize>
#include <QString>
#include <QTemporaryDir>

#include <functional>
#include <memory>
#include <optional>

class QAction;
class QMenu;
class QWidget;

namespace qd {
class ActDraft;
class ActPanel;
class Appearance;
class LanguageSwitch;
class MainWindow;
} // namespace qd

namespace qd::screens {

/// How a picture is to look.
struct Look {
    QString language; ///< "en", "es", "fr"
    Preferences::Theme theme = Preferences::Theme::Light;
    int textPercent = 100;
};

/// Why there is no picture: the program has no such screen (skipped), or it ought to and failed.
struct Snag {
    enum class Kind { NotThere, Failed };
    Kind kind = Kind::Failed;
    QString text;
};

/// Nothing: the screen stands and may be pictured.
using Outcome = std::optional<Snag>;

Outcome notThere(const QString &what);
Outcome failed(const QString &what);

/// The main window with settings and tables of its own, and the means to bring it where a picture
/// is wanted. A screen that is a dialog is pictured while the dialog stands open.
class Scene {
public:
    Scene(const Look &look, LanguageSwitch &language, Appearance &appearance);
    ~Scene();
    Scene(const Scene &) = delete;
    Scene &operator=(const Scene &) = delete;

    MainWindow &window() { return *m_window; }

    Preferences &preferences() { return m_preferences; }

    /// Closes the window and opens it anew, as the next evening does.
    void reopen();
    void resize(const QSize &size);

    QString tablesFolder() const;
    QWidget *find(const char *objectName) const;
    QAction *action(const char *id) const;
    ActDraft *draft() const;
    ActPanel *actPanel() const;

    /// A new table without the dialog.
    Outcome newTable(const char *scenario, const QString &title,
                     const char *game = "santa-cruz-1797");
    /// The rulebook's Combat Example in the British Action Phase, before its first card.
    Outcome exampleAtTheTable();
    bool record(const char *command);
    /// Keys on the act panel: letters, digits, ' ' and '\n'.
    void keys(const char *text);

    /// `open` brings up a dialog and returns when it is closed. `prepare` may turn to a page of it;
    /// then it is pictured and dismissed.
    using Prepare = std::function<Outcome(QWidget &dialog)>;
    Outcome pictureDialog(const std::function<void()> &open, const Prepare &prepare = {});
    /// The menu, and below it the submenu of that number (−1: none).
    Outcome pictureMenu(QMenu &menu, int submenu = -1);

    /// What was pictured on the way, or the window as it stands now.
    QImage picture();

    /// Looks at the screens instead of picturing them: called once with the window or the dialog
    /// that the screen is. To be set before the screen is shown.
    using Visit = std::function<void(QWidget &root)>;

    void setVisit(const Visit &visit) { m_visit = visit; }

    /// After a screen was shown: the window is visited unless a dialog was.
    void visitWindow();

private:
    QImage compose() const;
    void take(QWidget &root);

    QTemporaryDir m_folder;
    Preferences m_preferences;
    LanguageSwitch &m_language;
    Appearance &m_appearance;
    std::unique_ptr<MainWindow> m_window;
    QImage m_picture;
    Visit m_visit;
    bool m_visited = false;
};

enum class Pace { ForTheEye, AtOnce };

/// ForTheEye waits for short timers (pictures want what they bring), AtOnce does not.
void setPace(Pace pace);

/// Lets events, posted work and short timers run.
void settle(int milliseconds = 40);

} // namespace qd::screens
