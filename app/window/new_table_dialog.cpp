// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/new_table_dialog.h"

#include "app/narration/reason_in_words.h"
#include "app/panels/caption.h"
#include "app/session/resource_library.h"
#include "app/window/access_keys.h"
#include "app/window/file_choice.h"
#include "app/window/new_table_board_page.h"
#include "app/window/new_table_game_page.h"
#include "app/window/new_table_options_page.h"
#include "app/window/new_table_people_page.h"
#include "app/window/new_table_ready_page.h"
#include "app/window/notice.h"
#include "app/window/table_files.h"
#include "app/window/two_line_delegate.h"

#include <QFileDialog>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QScreen>
#include <QShortcut>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace qd {
namespace {

bool askAgain(QWidget *over, const QString &question, const QString &verb)
{
    QMessageBox box(QMessageBox::NoIcon, over->windowTitle(), question, QMessageBox::NoButton,
                    over);
    box.setTextFormat(Qt::PlainText);
    const QPushButton *yes = box.addButton(verb, QMessageBox::DestructiveRole);
    QPushButton *no = box.addButton(NewTableDialog::tr("Go on editing"), QMessageBox::RejectRole);
    box.setDefaultButton(no);
    box.setEscapeButton(no);
    box.exec();
    return box.clickedButton() == yes;
}

} // namespace

void NewTableDialog::askInDialogs(NewTableContext &context)
{
    context.chooseFile = [](QWidget *over) {
        return QFileDialog::getOpenFileName(over, tr("Own file"), QString(),
                                            tr("JSON files (*.json)"));
    };
    context.chooseFileToSave = [](QWidget *over, const QString &suggestion) {
        return fileToSave(over,
                          {tr("Save as own file"), suggestion, tr("JSON files (*.json)"),
                           QStringLiteral("json"), SaveQuestion::Existing::MayBeReplaced});
    };
    context.confirm = askAgain;
    context.chooseFolder = [](QWidget *over, const QString &now) {
        return QFileDialog::getExistingDirectory(over, tr("Folder of the tables"), now);
    };
}

NewTableDialog::NewTableDialog(Preferences &preferences, const NewTableDraft &draft,
                               QWidget *parent, const std::vector<const GameModule *> &games)
    : QDialog(parent), m_context(preferences, games, draft)
{
    setObjectName(QStringLiteral("new-table"));
    askInDialogs(m_context);
    m_ready = new NewTableReadyPage(m_context, this);
    m_pages = {new NewTableGamePage(m_context, this), new NewTableBoardPage(m_context, this),
               new NewTableOptionsPage(m_context, this), new NewTablePeoplePage(m_context, this),
               m_ready};
    build();
    for (NewTablePage *each : m_pages) {
        m_stack->addWidget(each);
        connect(each, &NewTablePage::changed, this, &NewTableDialog::showState);
        connect(each, &NewTablePage::gameChosen, this, &NewTableDialog::fillOthers);
    }
    for (const auto key : {Qt::Key_Return, Qt::Key_Enter})
        connect(new QShortcut(QKeySequence(Qt::CTRL | key), this), &QShortcut::activated, this,
                &NewTableDialog::accept);
    connect(new QShortcut(QKeySequence(Qt::ALT | Qt::Key_Left), this), &QShortcut::activated, this,
            [this] { goOn(-1); });
    connect(new QShortcut(QKeySequence(Qt::ALT | Qt::Key_Right), this), &QShortcut::activated, this,
            [this] { goOn(1); });
    retranslate();
    takeStep(0);
    m_pages.front()->firstField()->setFocus();
}

NewTableDialog::~NewTableDialog() = default;

QPushButton *NewTableDialog::button(const char *name)
{
    auto *made = new QPushButton(this);
    made->setObjectName(QString::fromLatin1(name));
    made->setAutoDefault(false); // the default stays where it is, whatever has the focus
    return made;
}

void NewTableDialog::build()
{
    const int em = fontMetrics().height();
    auto *outer = new QVBoxLayout(this);
    auto *middle = new QHBoxLayout;
    middle->setSpacing(em);
    auto *left = new QVBoxLayout;
    m_steps = new QListWidget(this);
    m_steps->setObjectName(QStringLiteral("new-table-steps"));
    m_steps->setFrameShape(QFrame::NoFrame);
    m_steps->setItemDelegate(new TwoLineDelegate(m_steps));
    m_steps->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_steps->setResizeMode(QListView::Adjust);
    for (std::size_t i = 0; i < m_pages.size(); ++i)
        m_steps->addItem(QString());
    m_hint = new Caption(Caption::Manner::Muted, this);
    left->addWidget(m_steps, 1);
    left->addWidget(m_hint);
    middle->addLayout(left);
    auto *right = new QVBoxLayout;
    right->setSpacing(em / 2);
    m_heading = new Caption(Caption::Manner::Question, this);
    m_stack = new QStackedWidget(this);
    m_trouble = new Notice(this);
    m_trouble->setObjectName(QStringLiteral("new-table-trouble"));
    right->addWidget(m_heading);
    right->addWidget(m_stack, 1);
    right->addWidget(m_trouble);
    middle->addLayout(right, 1);
    outer->addLayout(middle, 1);
    m_afresh = button("new-table-afresh");
    m_cancel = button("new-table-cancel");
    m_back = button("new-table-back");
    m_next = button("new-table-next");
    m_start = button("new-table-start");
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_afresh);
    buttons->addStretch(1);
    for (QPushButton *each : {m_cancel, m_back, m_next, m_start})
        buttons->addWidget(each);
    outer->addLayout(buttons);
    connect(m_steps, &QListWidget::currentRowChanged, this, &NewTableDialog::takeStep);
    connect(m_afresh, &QPushButton::clicked, this, &NewTableDialog::beginAfresh);
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_back, &QPushButton::clicked, this, [this] { goOn(-1); });
    connect(m_next, &QPushButton::clicked, this, [this] { goOn(1); });
    connect(m_start, &QPushButton::clicked, this, &NewTableDialog::accept);
    const QFontMetrics metrics(font());
    resize(QSize(metrics.averageCharWidth() * 130, metrics.height() * 38)
               .boundedTo(screen()->availableSize() * 0.9));
}

int NewTableDialog::steps() const
{
    return static_cast<int>(m_pages.size());
}

NewTablePage *NewTableDialog::page(int step) const
{
    return m_pages.at(static_cast<std::size_t>(step));
}

int NewTableDialog::step() const
{
    return m_stack->currentIndex();
}

void NewTableDialog::showStep(int step)
{
    m_steps->setCurrentRow(std::clamp(step, 0, steps() - 1));
    page(this->step())->firstField()->setFocus(Qt::OtherFocusReason);
}

void NewTableDialog::goOn(int by)
{
    if (step() + by >= 0 && step() + by < steps())
        showStep(step() + by);
    if (step() == steps() - 1)
        m_start->setFocus(Qt::OtherFocusReason);
}

void NewTableDialog::takeStep(int step)
{
    if (step < 0)
        return;
    if (page(step) == m_ready)
        m_ready->fill(); // it tells of all the others
    {
        const QSignalBlocker quiet(m_steps);
        m_steps->setCurrentRow(step);
    }
    m_stack->setCurrentIndex(step);
    m_trouble->say({});
    m_heading->setText(page(step)->title());
    const bool last = step == steps() - 1;
    m_back->setEnabled(step > 0);
    m_next->setEnabled(!last);
    (last ? m_start : m_next)->setDefault(true);
    m_start->setAccessibleDescription(last ? m_ready->inSentences() : m_start->toolTip());
    showState();
    giveAccessKeys({m_start, m_next, m_back, m_afresh}, page(step)); // Cancel has Escape
}

void NewTableDialog::fillAll()
{
    for (NewTablePage *each : m_pages)
        each->fill();
}

void NewTableDialog::fillOthers()
{
    for (NewTablePage *each : m_pages)
        if (each != m_pages.front())
            each->fill();
    showState();
}

void NewTableDialog::beginAfresh()
{
    NewTableDraft fresh(m_context.games);
    fresh.setDice(m_context.draft.dice());
    const QString game = fromUtf8(m_context.draft.info().id);
    m_context.draft = fresh;
    m_context.chooseGame(game);
    fillAll();
    showStep(0);
    takeStep(0);
}

void NewTableDialog::showState()
{
    for (int i = 0; i < steps(); ++i) {
        QListWidgetItem *item = m_steps->item(i);
        const QString title =
            tr("%1  %2", "number and name of a step").arg(i + 1).arg(page(i)->title());
        const QString said = page(i)->summary();
        item->setText(title);
        item->setData(TwoLineDelegate::kSecondLine, said);
        item->setData(Qt::AccessibleTextRole,
                      said.isEmpty() ? title
                                     : tr("%1: %2", "step, what is chosen").arg(title, said));
    }
    m_steps->setFixedWidth(std::min(m_steps->sizeHintForColumn(0) + fontMetrics().height(),
                                    screen()->availableSize().width() / 3));
    m_hint->setMaximumWidth(m_steps->width());
    m_afresh->setVisible(!m_context.draft.isUntouched());
}

void NewTableDialog::retranslate()
{
    setWindowTitle(tr("New table"));
    m_steps->setAccessibleName(tr("Steps"));
    m_afresh->setText(tr("Begin afresh"));
    m_afresh->setToolTip(tr("Forgets what was entered"));
    m_cancel->setText(tr("Cancel"));
    m_cancel->setToolTip(tr("What you entered is kept until the program ends"));
    m_back->setText(tr("Back"));
    m_next->setText(tr("Next"));
    m_start->setText(tr("Start"));
    m_start->setToolTip(tr("Opens the table with what is chosen (Ctrl+Enter)"));
    m_hint->setText(tr("Ctrl+Enter starts from here"));
    fillAll();
}

TableSpec NewTableDialog::spec() const
{
    return m_context.draft.spec();
}

TablePeople NewTableDialog::people() const
{
    return m_context.draft.people(m_context.gameName());
}

void NewTableDialog::remember()
{
    Preferences &kept = m_context.preferences;
    kept.setLastGame(fromUtf8(m_context.draft.info().id));
    kept.setProgramRolls(m_context.draft.dice() == DiceSource::App);
    kept.addReferee(people().referee);
    if (!m_context.draft.folder().isEmpty())
        kept.setTablesFolder(m_context.draft.folder());
}

void NewTableDialog::accept()
{
    const auto opened = m_context.draft.game().open(spec(), resourceLibrary());
    if (!opened) {
        showStep(1);
        m_trouble->say(tr("The table cannot be opened: %1. Choose another board or file, or see "
                          "what is wrong with it.",
                          "the detail is English")
                           .arg(reasonOf(*m_context.narrator, opened.error())));
        return;
    }
    if (!canHoldTables(m_ready->folder()) || !m_ready->makeFolder()) {
        showStep(steps() - 1);
        m_ready->makeFolder(); // the page says what is wrong
        return;
    }
    QDialog::accept();
}

bool NewTableDialog::toNextField()
{
    QWidget *from = focusWidget();
    if (qobject_cast<QLineEdit *>(from) == nullptr)
        return false;
    const NewTablePage *here = page(step());
    for (QWidget *next = from->nextInFocusChain(); next != nullptr && here->isAncestorOf(next);
         next = next->nextInFocusChain()) {
        if (qobject_cast<QLineEdit *>(next) != nullptr) {
            next->setFocus(Qt::TabFocusReason);
            return true;
        }
    }
    return false;
}

void NewTableDialog::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && event->modifiers() == Qt::NoModifier && toNextField())
        return; // from name to name, before it goes on to the next page
    QDialog::keyPressEvent(event);
}

void NewTableDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && m_start != nullptr) {
        retranslate();
        takeStep(step());
    }
}

} // namespace qd
