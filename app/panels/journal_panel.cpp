// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/journal_panel.h"

#include "app/panels/caption.h"
#include "app/panels/journal_model.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <map>

namespace qd {

JournalPanel::JournalPanel(QWidget *parent)
    : TablePanel(parent)
    , m_model(new JournalModel(this))
    , m_empty(new Caption(Caption::Manner::Muted, this))
    , m_search(new QLineEdit(this))
    , m_detailToggle(new QToolButton(this))
    , m_table(new QTableView(this))
    , m_details(new QListWidget(this))
{
    setObjectName(QStringLiteral("journalPanel"));
    build();
    connect(m_search, &QLineEdit::textChanged, m_model, &JournalModel::setFilter);
    connect(m_detailToggle, &QToolButton::toggled, this, &JournalPanel::showDetails);
    connect(m_table, &QTableView::clicked, this, &JournalPanel::select);
    connect(m_table, &QTableView::activated, this, &JournalPanel::select);
    connect(m_table, &QTableView::doubleClicked, this, [this] { m_detailToggle->toggle(); });
    connect(m_table, &QTableView::customContextMenuRequested, this, &JournalPanel::showMenu);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &JournalPanel::showDetails);
    connect(m_table->verticalScrollBar(), &QScrollBar::valueChanged, this,
            [this](int value) { m_following = value >= m_table->verticalScrollBar()->maximum(); });
    connect(m_model, &JournalModel::rowsInserted, this, [this] {
        if (m_following)
            m_table->scrollToBottom();
    });
    connect(m_model, &JournalModel::modelReset, this, [this] { m_table->scrollToBottom(); });
    // Rows that get their height later (a table just opened) make room below the newest.
    connect(m_table->verticalScrollBar(), &QScrollBar::rangeChanged, this, [this] {
        if (m_following)
            m_table->verticalScrollBar()->setValue(m_table->verticalScrollBar()->maximum());
        else if (m_marked >= 0)
            scrollToMarked();
    });
    connect(m_table->horizontalHeader(), &QHeaderView::sectionResized, this,
            [this](int column, int /*before*/, int width) {
                if (m_dressing || column == JournalModel::What || width <= 0)
                    return;
                m_letters[column] = 1.0 * width / m_table->fontMetrics().averageCharWidth();
                fitWhat();
            });
    refresh();
}

void JournalPanel::build()
{
    m_search->setObjectName(QStringLiteral("journalSearch"));
    m_search->setClearButtonEnabled(true);
    m_detailToggle->setObjectName(QStringLiteral("journalDetailToggle"));
    m_detailToggle->setCheckable(true);
    m_detailToggle->setAutoRaise(true);
    m_table->setObjectName(QStringLiteral("journalTable"));
    m_details->setObjectName(QStringLiteral("journalDetails"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(8, 4, 8, 0);
    head->addStretch(1);
    head->addWidget(m_detailToggle);
    head->addWidget(m_search, 1);
    column->addLayout(head);
    m_empty->setMargin(8);
    column->addWidget(m_empty);
    auto *body = new QHBoxLayout;
    body->addWidget(m_table, 3);
    body->addWidget(m_details, 1);
    column->addLayout(body, 1);

    m_table->setModel(m_model);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    m_table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setWordWrap(false);
    m_table->setShowGrid(false);
    m_table->setTabKeyNavigation(false);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setTextElideMode(Qt::ElideRight);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Interactive);
    m_table->horizontalHeader()->setSectionResizeMode(JournalModel::What, QHeaderView::Stretch);
    m_table->installEventFilter(this);
    m_details->setWordWrap(true);
    m_details->setFrameShape(QFrame::NoFrame);
    m_details->setFocusPolicy(Qt::TabFocus);
    m_details->hide();
}

QString JournalPanel::title() const
{
    return tr("Journal");
}

void JournalPanel::setJournal(TableSession *session)
{
    m_model->setSession(session);
    setSession(session);
    m_following = true;
    m_marked = -1;
    m_table->scrollToBottom();
}

/// Before the first entry: the top of the list.
void JournalPanel::scrollToMarked()
{
    const int row = m_model->rowOf(m_marked);
    if (row >= 0)
        m_table->scrollTo(m_model->index(row, 0));
    else if (m_marked == 0)
        m_table->scrollToTop();
    m_following = false;
}

void JournalPanel::markEntry(qint64 seq)
{
    m_following = false;
    m_marked = seq;
    if (const int row = m_model->rowOf(seq); row >= 0) {
        m_table->selectRow(row);
        m_table->setCurrentIndex(m_model->index(row, 0));
    } else {
        // No entry is shown: Enter must not go to the one that was shown before.
        m_table->clearSelection();
        m_table->setCurrentIndex({});
    }
    scrollToMarked();
}

void JournalPanel::followNewest()
{
    m_following = true;
    m_marked = -1;
    m_table->clearSelection();
    m_table->setCurrentIndex({});
    m_table->scrollToBottom();
}

void JournalPanel::setColumnLetters(const QMap<int, double> &letters)
{
    m_letters = letters;
    dress();
}

/// Widths and heights from the font: nothing here is in pixels of its own. Each column keeps its
/// head's words and what is short below them, unless it was made narrower by hand; where that is
/// more than there is room for, the table scrolls sideways.
void JournalPanel::dress()
{
    const QFontMetrics metrics(m_table->font());
    m_table->verticalHeader()->setDefaultSectionSize(metrics.height() * 3 / 2);
    std::pair<int, double> ems[] = {{JournalModel::Number, 8}, {JournalModel::Time, 7},
                                    {JournalModel::Who, 12},   {JournalModel::Dice, 24},
                                    {JournalModel::Rule, 15},  {JournalModel::Flags, 20}};
    double heads = 0, more = 0;
    std::map<int, double> least;
    for (auto &[column, letters] : ems) {
        letters = m_letters.value(column, letters) * metrics.averageCharWidth();
        const double head = leastWidth(column);
        if (!m_letters.contains(column))
            letters = std::max(letters, head);
        least[column] = std::min(head, letters);
        heads += least[column];
        more += letters - least[column];
    }
    // What happened keeps two fifths of the width; beyond their heads the other columns share the
    // rest.
    const double share = std::clamp((room() * 0.6 - heads) / std::max(1.0, more), 0.0, 1.0);
    const QScopedValueRollback dressing(m_dressing, true);
    for (const auto &[column, wide] : ems)
        m_table->setColumnWidth(
            column, static_cast<int>(std::ceil(least[column] + (wide - least[column]) * share)));
    fitWhat();
}

/// While the table takes its new size, its viewport still has the old one.
int JournalPanel::room() const
{
    return m_table->contentsRect().width() - m_table->verticalScrollBar()->sizeHint().width();
}

/// What happened has the room that the others leave, and never less than a few words.
void JournalPanel::fitWhat()
{
    constexpr int kFewWords = 24; // letters
    int others = 0;
    for (int column = 0; column < m_model->columnCount(); ++column)
        others += column == JournalModel::What ? 0 : m_table->columnWidth(column);
    const int least = std::max(headWidth(JournalModel::What),
                               kFewWords * m_table->fontMetrics().averageCharWidth());
    const bool fits = m_table->contentsRect().width() - others >= least;
    const QScopedValueRollback dressing(m_dressing, true);
    m_table->horizontalHeader()->setSectionResizeMode(
        JournalModel::What, fits ? QHeaderView::Stretch : QHeaderView::Fixed);
    if (!fits)
        m_table->setColumnWidth(JournalModel::What, least);
}

int JournalPanel::headWidth(int column) const
{
    const QHeaderView *header = m_table->horizontalHeader();
    const int margin = header->style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, header);
    const QString words = m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    return std::max(header->fontMetrics().horizontalAdvance(words) + 3 * margin,
                    header->sectionSizeHint(column));
}

/// A number, an hour and the start of a name are read whole as well.
int JournalPanel::leastWidth(int column) const
{
    const QFontMetrics metrics(m_table->font());
    constexpr int kName = 9; // letters
    const int around = metrics.averageCharWidth() * 2;
    const int cell = column == JournalModel::Number
        ? metrics.horizontalAdvance(QStringLiteral("0000")) + around
        : column == JournalModel::Time ? metrics.horizontalAdvance(QStringLiteral("00:00")) + around
        : column == JournalModel::Who  ? metrics.averageCharWidth() * kName + around
                                       : 0;
    return std::max(headWidth(column), cell);
}

void JournalPanel::refresh()
{
    m_model->setNarrator(narrator());
    m_model->setPalette(palette());
    dress();
    const bool any = m_model->rowCount() > 0 || !m_model->filter().isEmpty();
    m_empty->setText(
        any ? QString()
            : tr("Every act that is recorded appears here, with its dice and its rule."));
    m_empty->setVisible(!any);
    m_search->setPlaceholderText(tr("Search: dice, names, rule numbers…"));
    m_search->setAccessibleName(tr("Search the journal"));
    m_detailToggle->setText(tr("Details"));
    m_detailToggle->setToolTip(tr("Every sentence of the act (→ and ←)"));
    m_table->setAccessibleName(title());
    m_details->setAccessibleName(tr("Every sentence of the act"));
    showDetails();
}

qint64 JournalPanel::currentSeq() const
{
    const QModelIndex index = m_table->currentIndex();
    return index.isValid() ? m_model->seqAt(index.row()) : 0;
}

void JournalPanel::select(const QModelIndex &index)
{
    if (const qint64 seq = m_model->seqAt(index.row()); seq > 0)
        emit entrySelected(seq);
}

void JournalPanel::showDetails()
{
    const bool on = m_detailToggle->isChecked();
    m_details->setVisible(on);
    m_details->clear();
    if (on)
        m_details->addItems(m_model->details(currentSeq()));
}

void JournalPanel::showMenu(const QPoint &at)
{
    const QModelIndex index = m_table->indexAt(at);
    auto *menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("journalMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (index.isValid()) {
        const qint64 seq = m_model->seqAt(index.row());
        menu->addAction(tr("Show the table as it was at entry %1").arg(seq), this,
                        [this, seq] { emit entrySelected(seq); });
        menu->addAction(tr("Undo to here…"), this, [this, seq] { emit undoToRequested(seq); });
        menu->addSeparator();
    }
    menu->addAction(tr("Note…"), this, &JournalPanel::noteRequested);
    menu->popup(m_table->viewport()->mapToGlobal(at));
}

bool JournalPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_table && event->type() == QEvent::Resize)
        dress();
    if (watched == m_table && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Right || key == Qt::Key_Left) {
            m_detailToggle->setChecked(key == Qt::Key_Right);
            return true;
        }
    }
    return TablePanel::eventFilter(watched, event);
}

} // namespace qd
