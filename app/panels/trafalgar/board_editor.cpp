// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/trafalgar/board_editor.h"

#include "app/narration/narrator.h"
#include "app/panels/caption.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace qd::trafalgar {
namespace {

const auto kSea = QStringLiteral("sea");
const auto kBundled = QStringLiteral("schematic"); ///< the board that comes with the program
const auto kOwn = QStringLiteral("own-board");

} // namespace

DataWords boardWords()
{
    return {BoardEditor::tr("Correct the board…"), BoardEditor::tr("Board"),
            BoardEditor::tr(
                "Choose an intersection, by its letter and number, and say what lies there on the "
                "real board: sea, reef, sandbank, land or the water of a port. Anchorages, corners "
                "and forts are moved to the chosen intersection; what stood there changes places "
                "with them. Reefs and sandbanks may also lie between two intersections. Once all "
                "is compared with the real board, say so below: the mark ◇ goes. The board can be "
                "saved as a file of your own.")};
}

BoardEditor::BoardEditor(const Narrator &narrator, DataTrial trial, QWidget *parent)
    : DataEditor(parent)
    , m_narrator(narrator)
    , m_trial(std::move(trial))
    , m_name(new QLineEdit(this))
    , m_points(new QTreeWidget(this))
    , m_compared(
          new QCheckBox(tr("All of it is &compared with the real board: nothing is a guess"), this))
{
    setObjectName(QStringLiteral("board-editor"));
    m_name->setObjectName(QStringLiteral("board-name"));
    m_points->setObjectName(QStringLiteral("board-points"));
    m_compared->setObjectName(QStringLiteral("board-compared"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    auto *head = new QHBoxLayout;
    auto *name = new QLabel(tr("&Name of the board"), this);
    name->setBuddy(m_name);
    head->addWidget(name);
    head->addWidget(m_name, 1);
    column->addLayout(head);
    auto *row = new QHBoxLayout;
    m_points->setHeaderLabels({tr("Intersection"), tr("What lies there")});
    m_points->setAccessibleName(tr("Intersections"));
    m_points->setRootIsDecorated(false);
    m_points->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    row->addWidget(m_points, 3);
    auto *scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setAccessibleName(tr("The chosen intersection"));
    auto *page = new QWidget;
    m_column = new QVBoxLayout(page);
    scroll->setWidget(page);
    row->addWidget(scroll, 4);
    column->addLayout(row, 1);
    column->addWidget(m_compared);
    connect(m_points, &QTreeWidget::currentItemChanged, this, [this] {
        showPoint();
        emit pageShown();
    });
    connect(m_name, &QLineEdit::textEdited, this, [this](const QString &text) {
        m_board.setId(text.trimmed());
        take();
    });
    connect(m_compared, &QCheckBox::clicked, this, [this](bool all) {
        m_board.mark(all ? BoardFile::Standing::Compared : BoardFile::Standing::Guess);
        take();
    });
}

void BoardEditor::load(const std::string &json)
{
    m_board = BoardFile::fromJson(json);
    if (m_board.id().isEmpty() || m_board.id() == kBundled)
        m_board.setId(kOwn);
    m_name->setText(m_board.id());
    m_compared->setChecked(!m_board.isGuess());
    fillList();
    take();
}

std::string BoardEditor::json() const
{
    return m_board.json();
}

std::string BoardEditor::fileText() const
{
    return m_board.text();
}

QString BoardEditor::fileName() const
{
    QString name;
    for (const QChar letter : m_board.id().toLower())
        name += letter.isLetterOrNumber() || letter == u'-' ? letter : QChar(u'-');
    return (name.isEmpty() ? kOwn : name) + QStringLiteral(".json");
}

QString BoardEditor::trouble() const
{
    return m_trouble;
}

/// Something is another: what the rules say of the whole is asked anew.
void BoardEditor::take()
{
    const auto opened = m_trial(m_board.json());
    m_trouble = opened ? QString() : m_narrator.refusal(opened.error());
    emit changed();
}

QString BoardEditor::word(const QString &id) const
{
    if (id.endsWith(QLatin1String("-corner")))
        return tr("corner of %1, with its flag", "a port")
            .arg(m_narrator.term(id.section(u'-', 0, 0).toStdString()));
    const QString term = m_narrator.term(id.toStdString());
    return m_board.ports().contains(id) ? tr("water of %1", "a port").arg(term) : term;
}

QString BoardEditor::said(const BoardFile::Point &at) const
{
    QStringList parts;
    if (const QString thing = m_board.placed(at); !thing.isEmpty())
        parts << word(thing);
    else if (const QString ground = m_board.ground(at); ground != kSea)
        parts << word(ground);
    for (const BoardFile::Point &next : m_board.neighbours(at))
        if (const QString what = m_board.stretch(at, next); what != kSea)
            parts << tr("%1 towards %2", "reef or sandbank, and an intersection")
                         .arg(word(what), m_board.label(next));
    return Narrator::list(parts);
}

void BoardEditor::fillList()
{
    const QSignalBlocker quiet(m_points);
    m_points->clear();
    for (const BoardFile::Point &at : m_board.points()) {
        auto *line = new QTreeWidgetItem(m_points, {m_board.label(at)});
        line->setData(0, Qt::UserRole, at.q);
        line->setData(0, Qt::UserRole + 1, at.r);
        showLine(line);
    }
    m_points->setCurrentItem(m_points->topLevelItem(0));
    showPoint();
}

void BoardEditor::showLine(QTreeWidgetItem *line) const
{
    line->setText(
        1, said({line->data(0, Qt::UserRole).toInt(), line->data(0, Qt::UserRole + 1).toInt()}));
}

std::optional<BoardFile::Point> BoardEditor::chosen() const
{
    const QTreeWidgetItem *line = m_points->currentItem();
    if (line == nullptr)
        return std::nullopt;
    return BoardFile::Point{line->data(0, Qt::UserRole).toInt(),
                            line->data(0, Qt::UserRole + 1).toInt()};
}

void BoardEditor::addChoice(const QString &label, const QString &name, const QStringList &values,
                            const QString &value, const std::function<void(const QString &)> &take)
{
    auto *line = new QWidget(m_column->parentWidget());
    auto *row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    auto *caption = new Caption(Caption::Manner::Plain, line);
    caption->setText(label);
    auto *box = new QComboBox(line);
    box->setObjectName(name);
    box->setAccessibleName(label);
    for (const QString &each : values)
        box->addItem(each.isEmpty() ? tr("nothing") : word(each), each);
    box->setCurrentIndex(static_cast<int>(values.indexOf(value)));
    row->addWidget(caption, 1);
    row->addWidget(box, 2);
    connect(box, &QComboBox::activated, this, [this, box, take](int index) {
        take(box->itemData(index).toString());
        for (int i = 0; i < m_points->topLevelItemCount(); ++i)
            showLine(m_points->topLevelItem(i));
        this->take();
        QMetaObject::invokeMethod(this, &BoardEditor::showPoint, Qt::QueuedConnection);
    });
    m_column->addWidget(line);
    line->show();
}

void BoardEditor::showPoint()
{
    while (QLayoutItem *item = m_column->takeAt(0)) {
        if (QWidget *widget = item->widget()) {
            widget->hide();
            widget->deleteLater();
        }
        delete item;
    }
    const auto at = chosen();
    if (!at)
        return;
    auto *title = new Caption(Caption::Manner::Question, m_column->parentWidget());
    title->setText(m_board.label(*at));
    m_column->addWidget(title);
    title->show();
    const QString thing = m_board.placed(*at);
    const auto reef = QStringLiteral("reef");
    const auto bank = QStringLiteral("sandbank");
    const QStringList ground = thing.isEmpty()
        ? QStringList{kSea, reef, bank, QStringLiteral("land")} + m_board.ports()
        : QStringList{m_board.ground(*at)}; // what stands there needs it
    addChoice(tr("Ground"), QStringLiteral("point-ground"), ground, m_board.ground(*at),
              [this, at](const QString &what) { m_board.setGround(*at, what); });
    addChoice(tr("Of a port"), QStringLiteral("point-thing"),
              (thing.isEmpty() ? QStringList{QString()} : QStringList()) + m_board.things(), thing,
              [this, at](const QString &what) { m_board.place(what, *at); });
    for (const BoardFile::Point &next : m_board.neighbours(*at))
        addChoice(tr("Towards %1", "an intersection").arg(m_board.label(next)),
                  QStringLiteral("stretch-") + m_board.label(next), {kSea, reef, bank},
                  m_board.stretch(*at, next),
                  [this, at, next](const QString &what) { m_board.setStretch(*at, next, what); });
    m_column->addStretch(1);
}

} // namespace qd::trafalgar
