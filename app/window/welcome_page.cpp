// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/welcome_page.h"

#include "app/look/palette.h"
#include "app/mirror/board_fonts.h"
#include "app/mirror/icons.h"
#include "app/panels/caption.h"
#include "app/panels/flow_layout.h"
#include "app/window/board_keeper.h"
#include "app/window/continue_button.h"
#include "app/window/game_shelf.h"
#include "app/window/preferences.h"
#include "app/window/recent_tables.h"
#include "app/window/table_words.h"
#include "app/window/welcome_banner.h"

#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace qd {

WelcomePage::WelcomePage(Preferences &preferences, QWidget *parent)
    : QWidget(parent)
    , m_preferences(preferences)
    , m_store(preferences.state().folder() + QStringLiteral("/boards"))
    , m_scroll(new QScrollArea(this))
    , m_banner(new WelcomeBanner(this))
    , m_emblem(new QLabel(this))
    , m_title(new QLabel(this))
    , m_lead(new Caption(Caption::Manner::Plain, this))
    , m_continue(new ContinueButton(this))
    , m_new(new QPushButton(this))
    , m_example(new QPushButton(this))
    , m_open(new QPushButton(this))
    , m_gamesTitle(new Caption(Caption::Manner::Heading, this))
    , m_shelf(new GameShelf(this))
    , m_recentTitle(new Caption(Caption::Manner::Heading, this))
    , m_noRecent(new Caption(Caption::Manner::Muted, this))
    , m_recent(new RecentTables(m_store, this))
{
    setObjectName(QStringLiteral("welcome"));
    m_continue->setObjectName(QStringLiteral("welcome-continue"));
    m_example->setObjectName(QStringLiteral("welcome-example"));
    m_open->setObjectName(QStringLiteral("welcome-open"));
    m_new->setObjectName(QStringLiteral("welcome-new"));
    m_noRecent->setObjectName(QStringLiteral("welcome-no-recent"));
    m_recent->setObjectName(QStringLiteral("welcome-recent"));
    build();
    connectParts();
    dress();
    retranslate();
}

WelcomePage::~WelcomePage() = default;

void WelcomePage::build()
{
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_scroll);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *page = new QWidget;
    page->setObjectName(QStringLiteral("welcome-content"));
    const int em = fontMetrics().height();
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(em * 2, em, em * 2, em);
    column->addStretch(1);
    column->setSpacing(em / 2);
    column->addWidget(m_banner);
    column->addLayout(buildHead(page));
    column->addSpacing(em / 2);
    column->addLayout(buildButtons());
    column->addSpacing(em);
    column->addWidget(m_gamesTitle);
    column->addWidget(m_shelf);
    column->addSpacing(em);
    column->addWidget(m_recentTitle);
    column->addWidget(m_noRecent);
    column->addWidget(m_recent);
    column->addStretch(2);
    m_scroll->setWidget(page);
}

QLayout *WelcomePage::buildHead(QWidget *page)
{
    const int em = fontMetrics().height();
    auto *head = new QHBoxLayout;
    head->setSpacing(em);
    head->addWidget(m_emblem, 0, Qt::AlignTop);
    auto *words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(m_title);
    words->addWidget(m_lead);
    head->addLayout(words, 1);
    m_emblem->setParent(page);
    return head;
}

QLayout *WelcomePage::buildButtons()
{
    auto *buttons = new FlowLayout;
    buttons->setSpacing(fontMetrics().height() / 2);
    for (QPushButton *button : {static_cast<QPushButton *>(m_continue), m_new, m_example, m_open}) {
        button->setAutoDefault(true);
        buttons->addWidget(button);
    }
    return buttons;
}

void WelcomePage::connectParts()
{
    connect(m_banner, &WelcomeBanner::openFile, this, &WelcomePage::openFile);
    connect(m_banner, &WelcomeBanner::dismissed, this, &WelcomePage::unfinishedDismissed);
    connect(m_continue, &QPushButton::clicked, this, &WelcomePage::continueLast);
    connect(m_example, &QPushButton::clicked, this, [this] { emit openExample(firstExample()); });
    connect(m_open, &QPushButton::clicked, this, &WelcomePage::openTable);
    connect(m_new, &QPushButton::clicked, this, [this] { emit newTable(QString()); });
    connect(m_shelf, &GameShelf::newTable, this, &WelcomePage::newTable);
    connect(m_shelf, &GameShelf::openExample, this, &WelcomePage::openExample);
    connect(m_recent, &RecentTables::openFile, this, &WelcomePage::openFile);
    connect(m_recent, &RecentTables::forgetFile, this, &WelcomePage::forget);
    connect(m_recent, &RecentTables::reached, this, [this](const QRect &where) {
        if (!m_recent->hasFocus())
            return;
        const QPoint middle = m_recent->mapTo(m_scroll->widget(), where.center());
        m_scroll->ensureVisible(middle.x(), middle.y(), 0, where.height() / 2);
    });
}

void WelcomePage::follow(TableDesk &desk, MirrorView &mirror)
{
    new BoardKeeper(desk, mirror, m_store, this);
}

void WelcomePage::continueLast()
{
    const auto there =
        std::ranges::find_if(m_files, [](const QString &file) { return QFileInfo::exists(file); });
    if (there != m_files.end())
        emit openFile(*there);
}

void WelcomePage::setRecent(const QStringList &files)
{
    m_files = files;
    m_recent->setFiles(files);
    m_noRecent->setVisible(files.isEmpty());
    showLast();
    chooseDefault();
}

void WelcomePage::forget(const QString &file)
{
    m_preferences.forgetRecentTable(file);
    m_store.forget(file);
    const bool hadFocus = m_recent->hasFocus();
    m_files.removeAll(file);
    m_recent->setFiles(m_files);
    m_noRecent->setVisible(m_files.isEmpty());
    showLast();
    if (!hadFocus || m_files.isEmpty())
        chooseDefault();
}

void WelcomePage::showLast()
{
    const auto there =
        std::ranges::find_if(m_files, [](const QString &file) { return QFileInfo::exists(file); });
    m_continue->setVisible(there != m_files.end());
    if (there == m_files.end())
        return;
    const TableWords words(*there, m_store, QDateTime::currentDateTime());
    QStringList parts{words.title, words.where, words.when};
    parts.removeAll(QString());
    m_continue->setTable(parts.join(QStringLiteral(" · ")), m_store.board(*there));
}

void WelcomePage::setUnfinished(const QString &file, const QString &what)
{
    QStringList lines;
    if (!file.isEmpty()) {
        const TableWords words(file, m_store, QDateTime::currentDateTime());
        QStringList parts{words.title, words.where, words.when};
        parts.removeAll(QString());
        lines << parts.join(QStringLiteral(" · "));
    }
    lines << what;
    lines.removeAll(QString());
    m_banner->setUnfinished(file, lines.join(QLatin1Char('\n')));
    chooseDefault();
}

QPushButton *WelcomePage::defaultButton() const
{
    if (!m_banner->file().isEmpty())
        return m_banner->button();
    if (!m_continue->isHidden())
        return m_continue;
    return m_new;
}

void WelcomePage::chooseDefault()
{
    QPushButton *chosen = defaultButton();
    for (QPushButton *button : {m_banner->button(), static_cast<QPushButton *>(m_continue), m_new})
        button->setDefault(button == chosen);
    dressNew();
    chosen->setFocus();
}

/// Filled like the button that continues, while it is the one that Enter presses.
void WelcomePage::dressNew()
{
    Palette look = qd::palette(shadeOf(palette()));
    QPalette colours;
    if (defaultButton() == m_new) {
        colours = palette();
        colours.setColor(QPalette::Button, look.accent);
        colours.setColor(QPalette::ButtonText, look.accentText);
        look.text = look.accentText;
    }
    m_new->setPalette(colours);
    m_new->setIcon(icon(u"new", look));
}

void WelcomePage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        defaultButton()->click();
    else
        QWidget::keyPressEvent(event);
}

void WelcomePage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_scroll->ensureVisible(0, 0);
    chooseDefault();
}

void WelcomePage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        dress();
}

void WelcomePage::dress()
{
    const int em = fontMetrics().height();
    const Palette look = qd::palette(shadeOf(palette()));
    m_emblem->setPixmap(applicationIcon().pixmap(em * 7 / 2, em * 7 / 2));
    QFont serif = boardFont(em * 2);
    serif.setPixelSize(em * 2);
    m_title->setFont(serif);
    m_example->setIcon(icon(u"example", look));
    m_open->setIcon(icon(u"open", look));
    dressNew();
    for (QPushButton *button : {m_example, m_open, m_new}) {
        button->setIconSize({em, em});
        button->setMinimumHeight(em * 5 / 2);
    }
}

void WelcomePage::retranslate()
{
    m_emblem->setAccessibleName(tr("Quarterdeck"));
    m_title->setText(tr("Quarterdeck"));
    m_lead->setText(tr("A referee’s companion for games on a real table: it mirrors the table, "
                       "says what the rules "
                       "allow and why, counts the dice and keeps the journal."));
    m_continue->setText(tr("&Continue last table"));
    m_new->setText(tr("&New table…"));
    m_open->setText(tr("&Open…"));
    m_example->setText(tr("Try an e&xample"));
    m_gamesTitle->setText(tr("Games"));
    m_recentTitle->setText(tr("Recent tables"));
    m_noRecent->setText(tr("Tables that you play appear here, with a picture of the board as you "
                           "left it."));
    m_recent->setAccessibleName(tr("Recent tables"));
    m_example->setVisible(!firstExample().isEmpty());
    showLast();
}

} // namespace qd
