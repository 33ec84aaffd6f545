// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/welcome_page.h"

#include "app/mirror/icons.h"

#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace qd {
namespace {

QFont scaled(QFont font, double factor)
{
    font.setPointSizeF(font.pointSizeF() * factor);
    return font;
}

} // namespace

WelcomePage::WelcomePage(QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel(this))
    , m_lead(new QLabel(this))
    , m_recentTitle(new QLabel(this))
    , m_noRecent(new QLabel(this))
    , m_continue(new QPushButton(this))
    , m_new(new QPushButton(this))
    , m_open(new QPushButton(this))
    , m_example(new QPushButton(this))
    , m_recent(new QListWidget(this))
{
    setObjectName(QStringLiteral("welcome"));
    m_continue->setObjectName(QStringLiteral("welcome-continue"));
    m_new->setObjectName(QStringLiteral("welcome-new"));
    m_open->setObjectName(QStringLiteral("welcome-open"));
    m_example->setObjectName(QStringLiteral("welcome-example"));
    m_recent->setObjectName(QStringLiteral("welcome-recent"));
    m_lead->setWordWrap(true);
    m_noRecent->setWordWrap(true);
    m_noRecent->setForegroundRole(QPalette::PlaceholderText);
    m_noRecent->setAlignment(Qt::AlignTop);
    m_recent->setFrameShape(QFrame::NoFrame);
    m_recent->setUniformItemSizes(true);
    build();
    connect(m_new, &QPushButton::clicked, this, &WelcomePage::newTable);
    connect(m_open, &QPushButton::clicked, this, &WelcomePage::openTable);
    connect(m_example, &QPushButton::clicked, this, &WelcomePage::openExample);
    connect(m_continue, &QPushButton::clicked, this, &WelcomePage::continueLast);
    connect(m_recent, &QListWidget::itemActivated, this,
            [this](QListWidgetItem *item) { emit openFile(item->data(Qt::UserRole).toString()); });
    retranslate();
}

void WelcomePage::build()
{
    const int em = fontMetrics().height();
    auto *outer = new QHBoxLayout(this);
    auto *middle = new QWidget(this);
    middle->setMaximumWidth(em * 60);
    outer->addStretch(1);
    outer->addWidget(middle, 8);
    outer->addStretch(1);
    auto *column = new QVBoxLayout(middle);
    column->setSpacing(em / 2);
    column->addStretch(1);
    auto *head = new QHBoxLayout;
    head->setSpacing(em);
    auto *emblem = new QLabel(middle);
    emblem->setPixmap(applicationIcon().pixmap(em * 4, em * 4));
    emblem->setAccessibleName(QStringLiteral("Quarterdeck"));
    head->addWidget(emblem);
    auto *words = new QVBoxLayout;
    words->addWidget(m_title);
    words->addWidget(m_lead);
    head->addLayout(words, 1);
    column->addLayout(head);
    column->addSpacing(em);
    auto *below = new QHBoxLayout;
    below->setSpacing(em * 2);
    auto *left = new QVBoxLayout;
    left->setSpacing(em / 2);
    for (QPushButton *button : {m_continue, m_new, m_open, m_example}) {
        button->setMinimumHeight(em * 2);
        button->setAutoDefault(true);
        left->addWidget(button);
    }
    left->addStretch(1);
    below->addLayout(left, 2);
    auto *right = new QVBoxLayout;
    right->addWidget(m_recentTitle);
    right->addWidget(m_noRecent, 1);
    right->addWidget(m_recent, 1);
    below->addLayout(right, 3);
    column->addLayout(below, 3);
    column->addStretch(1);
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
    fillRecent();
}

void WelcomePage::fillRecent()
{
    m_recent->clear();
    bool any = false;
    for (const QString &file : std::as_const(m_files)) {
        const QFileInfo info(file);
        auto *item = new QListWidgetItem(info.completeBaseName(), m_recent);
        item->setData(Qt::UserRole, file);
        item->setToolTip(file);
        if (info.exists()) {
            any = true;
            item->setText(tr("%1 · %2", "recent table, when last played")
                              .arg(info.completeBaseName(),
                                   QLocale().toString(info.lastModified(), QLocale::ShortFormat)));
        } else {
            item->setFlags(Qt::NoItemFlags);
            item->setText(tr("%1 · no longer there", "recent table").arg(info.completeBaseName()));
        }
    }
    m_recent->setVisible(!m_files.isEmpty());
    m_noRecent->setVisible(m_files.isEmpty());
    m_continue->setVisible(any);
    m_continue->setDefault(any);
    (any ? m_continue : m_new)->setFocus();
}

void WelcomePage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        retranslate();
}

void WelcomePage::retranslate()
{
    m_title->setText(tr("Quarterdeck"));
    m_title->setFont(scaled(font(), 2.2));
    m_lead->setText(tr("A referee’s companion for games on a real table: it mirrors the table, "
                       "says what the rules "
                       "allow and why, counts the dice and keeps the journal."));
    m_continue->setText(tr("&Continue last table"));
    m_new->setText(tr("&New table…"));
    m_open->setText(tr("&Open…"));
    m_example->setText(tr("Try an &example"));
    m_recentTitle->setText(tr("Recent tables"));
    QFont bold = font();
    bold.setBold(true);
    m_recentTitle->setFont(bold);
    m_noRecent->setText(tr("Tables that you play appear here."));
    m_recent->setAccessibleName(tr("Recent tables"));
    fillRecent();
}

} // namespace qd
