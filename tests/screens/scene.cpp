// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/screens/scene.h"

#include "app/narration/language_switch.h"
#include "app/panels/act_draft.h"
#include "app/panels/act_panel.h"
#include "app/window/action_catalogue.h"
#include "app/window/appearance.h"
#include "app/window/dialog_desk.h"
#include "app/window/main_window.h"
#include "app/window/table_desk.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QMenu>
#include <QMenuBar>
#include <QPainter>
#include <QTest>
#include <QTimer>

namespace qd::screens {
namespace {

constexpr int kPollMs = 20;
constexpr int kPatienceMs = 5000;

constexpr const char *kCombatExample =
    R"({"do":"adjust","set":{"officers":{"roman":{"at":"pila-square","face":"down"}},"phase":"british-action","turn":2,)"
    R"("units":{"militia-1":{"at":"pila-square","sp":3},"rm-1":{"at":"dock","sp":2},"sailors-1":{"at":"dock","sp":3},)"
    R"("volunteers-1":{"at":"pila-square","sp":4}}}})";

/// A title bar as a desktop would draw one: the title is part of what a person reads.
void drawFrame(QPainter &painter, const QWidget &dialog, const QPoint &at)
{
    const int bar = dialog.fontMetrics().height() * 8 / 5;
    const QRect whole(at.x(), at.y() - bar, dialog.width(), dialog.height() + bar);
    painter.fillRect(whole.translated(6, 6), QColor(0, 0, 0, 60));
    painter.fillRect(whole, dialog.palette().color(QPalette::Mid));
    painter.setPen(dialog.palette().color(QPalette::WindowText));
    QFont bold = dialog.font();
    bold.setBold(true);
    painter.setFont(bold);
    painter.drawText(QRect(whole.topLeft(), QSize(whole.width(), bar)), Qt::AlignCenter,
                     dialog.windowTitle());
    painter.drawRect(whole.adjusted(-1, -1, 0, 0));
}

bool isPopup(const QWidget &widget)
{
    return (widget.windowFlags() & Qt::WindowType_Mask) == Qt::Popup;
}

} // namespace

Outcome notThere(const QString &what)
{
    return Snag{Snag::Kind::NotThere, what};
}

Outcome failed(const QString &what)
{
    return Snag{Snag::Kind::Failed, what};
}

namespace {

Pace g_pace = Pace::ForTheEye;

}

void setPace(Pace pace)
{
    g_pace = pace;
}

void settle(int milliseconds)
{
    if (g_pace == Pace::ForTheEye)
        QTest::qWait(milliseconds);
    else
        QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

Scene::Scene(const Look &look, LanguageSwitch &language, Appearance &appearance)
    : m_preferences(m_folder.filePath(QStringLiteral("settings.ini")))
    , m_language(language)
    , m_appearance(appearance)
{
    m_preferences.setTablesFolder(m_folder.filePath(QStringLiteral("Documents/Quarterdeck")));
    m_preferences.setAnimations(false);
    m_preferences.setLanguage(look.language);
    m_preferences.setTheme(look.theme);
    m_preferences.setTextPercent(look.textPercent);
    m_language.set(LanguageSwitch::fromCode(look.language));
    m_appearance.setTextPercent(look.textPercent);
    m_appearance.setTheme(look.theme);
    settle();
    reopen();
}

Scene::~Scene() = default;

void Scene::reopen()
{
    m_window.reset();
    m_window = std::make_unique<MainWindow>(m_preferences, m_language, m_appearance);
    m_window->show();
    settle();
}

void Scene::resize(const QSize &size)
{
    m_window->setMinimumSize(0, 0);
    m_window->resize(size);
    settle(80);
}

QString Scene::tablesFolder() const
{
    return m_preferences.tablesFolder();
}

QWidget *Scene::find(const char *objectName) const
{
    return m_window->findChild<QWidget *>(QString::fromLatin1(objectName));
}

QAction *Scene::action(const char *id) const
{
    for (QAction *each : m_window->actions()->all())
        if (each->objectName() == QStringLiteral("action-") + QString::fromLatin1(id))
            return each;
    return nullptr;
}

ActDraft *Scene::draft() const
{
    return m_window->desk()->draft();
}

ActPanel *Scene::actPanel() const
{
    return m_window->findChild<ActPanel *>();
}

Outcome Scene::newTable(const char *scenario, const QString &title, const char *game)
{
    DialogDesk *dialogs = m_window->dialogs();
    const auto usual = dialogs->newTable;
    dialogs->newTable = [&](const QString &) {
        DialogDesk::NewTable wanted;
        wanted.spec.game = game;
        wanted.spec.scenario = scenario;
        wanted.people.title = title;
        wanted.people.players = {QStringLiteral("Ana"), QStringLiteral("Ben")};
        wanted.people.referee = QStringLiteral("Chloé");
        return std::optional(wanted);
    };
    action("new")->trigger();
    dialogs->newTable = usual;
    settle();
    return m_window->desk()->isOpen() ? Outcome() : failed(QStringLiteral("no table was made"));
}

Outcome Scene::exampleAtTheTable()
{
    if (Outcome bad = newTable("blank", QStringLiteral("Club night")))
        return bad;
    return record(kCombatExample) ? Outcome() : failed(QStringLiteral("no combat was set up"));
}

bool Scene::record(const char *command)
{
    draft()->setCommand(command);
    const bool done = draft()->record();
    settle();
    return done;
}

void Scene::keys(const char *text)
{
    for (; *text != 0; ++text) {
        const QChar key = QChar::fromLatin1(*text).toUpper();
        QTest::keyClick(actPanel(),
                        *text == '\n' ? Qt::Key_Return : static_cast<Qt::Key>(key.unicode()));
    }
    settle();
}

Outcome Scene::pictureDialog(const std::function<void()> &open, const Prepare &prepare)
{
    Outcome outcome = failed(QStringLiteral("no dialog came up"));
    QTimer poll;
    int waited = 0;
    bool pictured = false;
    QObject::connect(&poll, &QTimer::timeout, &poll, [&] {
        QWidget *dialog = QApplication::activeModalWidget();
        if (dialog == nullptr || !dialog->isVisible())
            return;
        poll.stop(); // settling runs timers
        if (!pictured) {
            pictured = true;
            settle(80);
            outcome = prepare ? prepare(*dialog) : Outcome();
            settle(80);
            take(*dialog);
        }
        dialog->close();
        if (waited++ < kPatienceMs / kPollMs)
            poll.start(kPollMs); // closing may ask something
    });
    poll.start(kPollMs);
    open();
    // A dialog that doesn't wait for its answer: the poll needs its time at any pace.
    for (int i = 0; i < kPatienceMs / kPollMs && !pictured; ++i)
        QTest::qWait(kPollMs);
    return outcome;
}

Outcome Scene::pictureMenu(QMenu &menu, int submenu)
{
    QMenu *below = nullptr;
    int count = 0;
    for (QAction *each : menu.actions())
        if (each->menu() != nullptr && count++ == submenu)
            below = each->menu();
    if (submenu >= 0 && below == nullptr)
        return notThere(QStringLiteral("no submenu of that number"));
    QMenuBar *bar = m_window->menuBar();
    const QRect title = bar->actionGeometry(menu.menuAction());
    menu.popup(bar->mapToGlobal(title.bottomLeft()));
    settle();
    if (below != nullptr) {
        const QRect row = menu.actionGeometry(below->menuAction());
        menu.setActiveAction(below->menuAction());
        below->popup(menu.mapToGlobal(row.topRight()));
        settle();
    }
    take(*(below != nullptr ? below : &menu));
    if (below != nullptr)
        below->close();
    menu.close();
    settle();
    return {};
}

void Scene::take(QWidget &root)
{
    m_visited = true;
    if (m_visit)
        m_visit(root);
    else
        m_picture = compose();
}

void Scene::visitWindow()
{
    if (!m_visited)
        take(*m_window);
}

QImage Scene::picture()
{
    if (m_picture.isNull()) {
        settle(120);
        m_picture = compose();
    }
    return m_picture;
}

QImage Scene::compose() const
{
    QImage image = m_window->grab().toImage().convertToFormat(QImage::Format_RGB32);
    QPainter painter(&image);
    const QPoint origin = m_window->mapToGlobal(QPoint(0, 0));
    for (QWidget *each : QApplication::topLevelWidgets()) {
        if (each == m_window.get() || !each->isVisible() || each->size().isEmpty())
            continue;
        const QPixmap drawn = each->grab();
        QPoint at = each->mapToGlobal(QPoint(0, 0)) - origin;
        if (!isPopup(*each) && qobject_cast<QDialog *>(each) != nullptr) {
            at = QPoint((image.width() - each->width()) / 2,
                        std::max((image.height() - each->height()) / 2,
                                 each->fontMetrics().height() * 8 / 5));
            drawFrame(painter, *each, at);
        }
        painter.drawPixmap(at, drawn);
    }
    return image;
}

} // namespace qd::screens
