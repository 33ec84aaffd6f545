// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/data_picker.h"

#include "app/narration/fault_sentence.h"
#include "app/narration/reason_in_words.h"
#include "app/session/resource_library.h"
#include "app/window/data_in_use.h"
#include "app/window/new_table_page.h"
#include "app/window/notice.h"
#include "app/window/one_line.h"
#include "app/window/own_data.h"
#include "rules/base/json_text.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QStandardItemModel>
#include <QVBoxLayout>

namespace qd {
namespace {

/// What a row of the list stands for.
constexpr int kJson = Qt::UserRole; ///< QString: the name of a bundled file as JSON text
constexpr int kFile = Qt::UserRole + 1; ///< QString: the path of an own file
constexpr int kAsk = Qt::UserRole + 2; ///< bool: choose another file
constexpr int kData = Qt::UserRole + 3; ///< bool: a data file, bundled or the person's own

/// Whether parts of a data file are conjecture; an own one is judged once it was read.
bool isGuessed(const NewTableContext &context, const QString &kind,
               const NewTableDraft::Data &which)
{
    return isConjecture(textOfData(context, kind, which));
}

QString plainName(const NewTableContext &context, const QString &key,
                  const NewTableDraft::Data &which)
{
    if (!which.file.isEmpty())
        return oneLine(QFileInfo(which.file).fileName());
    if (which.json.isEmpty())
        return DataPicker::tr("the scenario’s own", "a board");
    if (isWholeFile(which))
        return DataPicker::tr("edited here, not saved", "a data file of the game");
    return context.narrator->optionValue(key.toStdString(), which.json.toStdString());
}

} // namespace

QString nameOfData(const NewTableContext &context, const QString &key, const QString &kind,
                   const NewTableDraft::Data &which)
{
    const QString name = plainName(context, key, which);
    return isGuessed(context, kind, which)
        ? DataPicker::tr("◇ %1", "a data file that is partly guessed").arg(name)
        : name;
}

DataPicker::DataPicker(NewTableContext &context, const QString &key, const QString &kind,
                       const QString &help, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_key(key)
    , m_kind(kind)
    , m_box(new QComboBox(this))
    , m_conjecture(explanation({}, this))
    , m_trouble(new Notice(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(fontMetrics().height() / 4);
    m_box->setObjectName(QStringLiteral("new-table-data-") + key);
    m_box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_box->setMinimumContentsLength(16);
    m_conjecture->setObjectName(QStringLiteral("new-table-conjecture-") + key);
    m_trouble->setObjectName(QStringLiteral("new-table-trouble-") + key);
    column->addWidget(m_box);
    m_box->setAccessibleDescription(help);
    column->addWidget(explanation(help, this));
    column->addWidget(m_conjecture);
    column->addWidget(m_trouble);
    fill();
    connect(m_box, &QComboBox::activated, this, &DataPicker::choose);
    m_box->view()->installEventFilter(this);
}

void DataPicker::add(const QString &text, const NewTableDraft::Data &which)
{
    m_box->addItem(text, which.json);
    m_box->setItemData(m_box->count() - 1, which.file, kFile);
    m_box->setItemData(m_box->count() - 1, true, kData);
    m_box->setItemData(m_box->count() - 1, QDir::toNativeSeparators(which.file), Qt::ToolTipRole);
}

void DataPicker::fill()
{
    m_box->clear();
    const GameInfo &info = m_context.draft.info();
    QStringList names;
    for (const OptionInfo &option : info.options)
        if (fromUtf8(option.key) == m_key)
            for (const std::string &value : option.values)
                names << fromUtf8(value);
    if (m_key == QLatin1String(NewTableDraft::kBoard) && info.boardOfScenario)
        names << QString(); // left out: as the scenario says
    if (m_kind != QLatin1String(kScenarioKind)) // those are chosen as scenarios
        for (const QString &name : bundledNames(info.id, m_kind.toStdString()))
            names << fromUtf8(jsonString(name.toStdString()));
    const NewTableDraft::Data now = m_context.draft.data(m_key);
    if (now.file.isEmpty() && !now.json.isEmpty() && !names.contains(now.json))
        names.prepend(now.json);
    for (const QString &name : std::as_const(names)) {
        const NewTableDraft::Data which{name, {}};
        add(nameOfData(m_context, m_key, m_kind, which), which);
    }
    QStringList files = m_context.preferences.ownFiles(fromUtf8(info.id), m_kind);
    if (!now.file.isEmpty() && !files.contains(now.file))
        files.prepend(now.file);
    for (const QString &file : std::as_const(files))
        add(nameOfData(m_context, m_key, m_kind, {{}, file}), {{}, file});
    m_box->insertSeparator(m_box->count());
    m_box->addItem(tr("Own file…"));
    m_box->setItemData(m_box->count() - 1, true, kAsk);
    letAsk(m_box->view()->isVisible());
    showChosen();
}

/// "Own file…" opens a dialog, so that it is chosen in the open list only: arrows, letters and the
/// wheel pass over it on the closed box, as over every row that is disabled.
void DataPicker::letAsk(bool may)
{
    auto *rows = qobject_cast<QStandardItemModel *>(m_box->model());
    for (int i = 0; rows != nullptr && i < rows->rowCount(); ++i)
        if (m_box->itemData(i, kAsk).toBool())
            rows->item(i)->setEnabled(may);
}

bool DataPicker::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_box->view() && event->type() == QEvent::Show)
        letAsk(true);
    else if (watched == m_box->view() && event->type() == QEvent::Hide)
        letAsk(false);
    return QWidget::eventFilter(watched, event);
}

void DataPicker::choose(int index)
{
    const QString file = m_box->itemData(index, kFile).toString();
    if (m_box->itemData(index, kAsk).toBool()) {
        askForFile();
    } else if (!file.isEmpty()) {
        takeFile(file);
    } else {
        m_trouble->say({});
        m_context.draft.setData(m_key, {m_box->itemData(index, kJson).toString(), {}});
        emit changed();
    }
    showChosen();
}

void DataPicker::askForFile()
{
    const QString file = m_context.chooseFile(this);
    if (!file.isEmpty() && takeFile(QDir::cleanPath(QFileInfo(file).absoluteFilePath())))
        fill();
}

bool DataPicker::takeFile(const QString &file)
{
    std::optional<Refusal> why;
    const auto json = readOwnData(file, [this, &file, &why](const std::string &text) {
        why = refused({QString::fromStdString(text), file});
        return why;
    });
    if (!json) {
        m_trouble->say(
            why ? tr("%1 was not taken. %2", "a file, why: a sentence")
                      .arg(QDir::toNativeSeparators(file), dataTrouble(*m_context.narrator, *why))
                : faultSentence(json.error()));
        return false;
    }
    m_trouble->say({});
    m_context.preferences.addOwnFile(fromUtf8(m_context.draft.info().id), m_kind, file);
    m_context.draft.setData(m_key, {*json, file});
    emit changed();
    return true;
}

std::optional<Refusal> DataPicker::refused(const NewTableDraft::Data &which) const
{
    const auto opened =
        m_context.draft.game().open(m_context.draft.specWith(m_key, which), resourceLibrary());
    return opened ? std::nullopt : std::optional(opened.error());
}

void DataPicker::showChosen()
{
    const NewTableDraft::Data now = m_context.draft.data(m_key);
    for (int i = 0; i < m_box->count(); ++i) {
        const bool same = now.file.isEmpty() ? m_box->itemData(i, kJson).toString() == now.json
                                             : m_box->itemData(i, kFile).toString() == now.file;
        if (same && m_box->itemData(i, kData).toBool()) {
            m_box->setCurrentIndex(i);
            break;
        }
    }
    const bool guessed = isGuessed(m_context, m_kind, now);
    if (!guessed)
        m_conjecture->clear();
    else if (isWholeFile(now))
        m_conjecture->setText(tr("◇ Conjecture: this file says of itself that parts of it are "
                                 "guessed."));
    else
        m_conjecture->setText(tr("◇ Conjecture: parts of it are guessed. Compare it with your copy "
                                 "of the game; where they differ, use a file of your own."));
    m_conjecture->setVisible(guessed);
    m_box->setToolTip(QDir::toNativeSeparators(now.file));
}

} // namespace qd
