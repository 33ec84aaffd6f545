// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/data_editor_dialog.h"

#include "app/narration/fault_sentence.h"
#include "app/panels/game_panels.h"
#include "app/session/resource_library.h"
#include "app/window/access_keys.h"
#include "app/window/data_cure.h"
#include "app/window/data_in_use.h"
#include "app/window/dialog_help.h"
#include "app/window/new_table_page.h"
#include "app/window/notice.h"
#include "app/window/own_data.h"
#include "app/window/print_preview.h"
#include "app/window/table_files.h"

#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPagedPaintDevice>
#include <QPushButton>
#include <QScreen>
#include <QShortcut>
#include <QTextDocument>
#include <QVBoxLayout>

namespace qd {

DataEditorDialog::DataEditorDialog(NewTableContext &context, const QString &key,
                                   const QString &kind, QWidget *parent)
    : QDialog(parent)
    , m_context(context)
    , m_key(key)
    , m_kind(kind)
    , m_before(context.draft.data(key))
    , m_file(m_before.file)
    , m_editor(makeDataEditor(
          context.draft.info().id, kind.toStdString(), *context.narrator,
          [this](const std::string &json) { return tried(json); }, this))
    , m_state(explanation({}, this))
    , m_told(explanation({}, this))
    , m_trouble(new Notice(this))
    , m_open(button("data-open", tr("Open file…")))
    , m_save(button("data-save", tr("Save as…")))
    , m_print(button("data-print", tr("Print…")))
    , m_cure(button("data-cure", tr("Take out what the program doesn’t know")))
    , m_cancel(button("data-cancel", tr("Cancel")))
    , m_use(button("data-use", tr("Use at this table")))
    , m_typed(context.preferences.state(), context.draft.info().id, kind)
{
    setObjectName(QStringLiteral("data-editor"));
    build();
    m_editor->load(textInUse(context, key, kind));
    m_begun = m_kept = m_editor->json();
    tell(m_editor->mended());
    offerTyped();
    connect(m_editor, &DataEditor::changed, this, &DataEditorDialog::check);
    connect(m_editor, &DataEditor::pageShown, this, &DataEditorDialog::giveKeys);
    check();
    giveKeys();
}

QPushButton *DataEditorDialog::button(const char *name, const QString &text)
{
    auto *made = new QPushButton(text, this);
    made->setObjectName(QString::fromLatin1(name));
    made->setAutoDefault(false);
    return made;
}

void DataEditorDialog::build()
{
    const DataWords words = dataWords(m_context.draft.info().id, m_kind.toStdString());
    setWindowTitle(words.title);
    giveHelp(*this, words.help);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_again = typedBar());
    column->addWidget(m_editor, 1);
    m_state->setObjectName(QStringLiteral("data-state"));
    m_trouble->setObjectName(QStringLiteral("data-trouble"));
    m_told->setObjectName(QStringLiteral("data-told"));
    m_told->hide();
    column->addWidget(m_state);
    column->addWidget(m_told);
    column->addWidget(m_trouble);
    column->addWidget(m_cure, 0, Qt::AlignLeft);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_open);
    buttons->addWidget(m_save);
    buttons->addWidget(m_print);
    m_print->setVisible(!m_editor->printed().isEmpty());
    buttons->addStretch(1);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_use);
    column->addLayout(buttons);
    m_use->setToolTip(tr("Ctrl+Enter"));
    connect(m_open, &QPushButton::clicked, this, &DataEditorDialog::openFile);
    connect(m_save, &QPushButton::clicked, this, &DataEditorDialog::saveFile);
    connect(m_print, &QPushButton::clicked, this, &DataEditorDialog::print);
    connect(m_cure, &QPushButton::clicked, this, &DataEditorDialog::cure);
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_use, &QPushButton::clicked, this, &QDialog::accept);
    for (const auto key : {Qt::Key_Return, Qt::Key_Enter})
        connect(new QShortcut(QKeySequence(Qt::CTRL | key), this), &QShortcut::activated, this,
                &DataEditorDialog::accept);
    connect(new QShortcut(QKeySequence(QKeySequence::Save), this), &QShortcut::activated, this,
            &DataEditorDialog::saveFile);
    connect(new QShortcut(QKeySequence(QKeySequence::Open), this), &QShortcut::activated, this,
            &DataEditorDialog::openFile);
    const QFontMetrics metrics(font());
    resize(QSize(metrics.averageCharWidth() * 150, metrics.height() * 42)
               .boundedTo(screen()->availableSize() * 0.9));
}

void DataEditorDialog::giveKeys()
{
    giveAccessKeys({m_use, m_save, m_open, m_print, m_cure}, m_editor); // Cancel has Escape
}

tl::expected<Position, Refusal> DataEditorDialog::tried(const std::string &json) const
{
    return m_context.draft.game().open(
        m_context.draft.specWith(m_key, {QString::fromStdString(json), {}}), resourceLibrary());
}

/// What was typed the last time and never saved, to go on with or to leave.
QWidget *DataEditorDialog::typedBar()
{
    auto *bar = new QWidget(this);
    auto *line = new QHBoxLayout(bar);
    line->setContentsMargins(0, 0, 0, 0);
    m_againText = explanation({}, bar);
    m_againText->setObjectName(QStringLiteral("data-again"));
    line->addWidget(m_againText, 1);
    QPushButton *goOn = button("data-again-on", tr("Go on with it"));
    QPushButton *leave = button("data-again-leave", tr("Leave it"));
    line->addWidget(goOn);
    line->addWidget(leave);
    connect(goOn, &QPushButton::clicked, this, [this] { endTyped(true); });
    connect(leave, &QPushButton::clicked, this, [this] { endTyped(false); });
    bar->hide();
    return bar;
}

void DataEditorDialog::offerTyped()
{
    const auto typed = m_editor->isLongWork() ? m_typed.kept() : std::optional<TypedDraft::Kept>();
    if (!typed)
        return;
    if (typed->json == m_kept) {
        m_wasTyped = typed->json;
        return;
    }
    m_againText->setText(
        tr("On %1 you typed here and did not save it. It is still there: go on with it, or leave "
           "it and begin with what stands below.")
            .arg(QLocale().toString(typed->when, QLocale::ShortFormat)));
    m_again->show();
    m_editor->setEnabled(false); // what is typed now would take its place
}

void DataEditorDialog::endTyped(bool goOn)
{
    const auto typed = m_typed.kept();
    m_again->hide();
    m_editor->setEnabled(true);
    if (goOn && typed)
        m_editor->load(typed->json);
    else
        m_typed.drop();
    check();
    m_editor->setFocus(Qt::OtherFocusReason);
}

/// The changes were given up knowingly; what was in use before and never saved stays kept.
void DataEditorDialog::giveUpTyped()
{
    if (m_wasTyped.empty())
        m_typed.drop();
    else
        m_typed.keep(m_wasTyped);
}

void DataEditorDialog::print()
{
    const QString page = m_editor->printed();
    const auto preview = makePrintPreview(
        windowTitle(), QPageSize(QPageSize::A4),
        [&page](QPagedPaintDevice &on) {
            QTextDocument document;
            document.setHtml(page);
            document.print(&on);
        },
        this);
    preview->exec();
}

/// Any JSON object is taken up: what is wrong in it can be mended here.
void DataEditorDialog::openFile()
{
    if (!mayGiveUp())
        return;
    const QString file = m_context.chooseFile(this);
    if (file.isEmpty())
        return;
    const auto json = readOwnData(file, [](const std::string &) { return std::nullopt; });
    if (!json) {
        complain(faultSentence(json.error()));
        return;
    }
    if (const QString refused = m_editor->refused(json->toStdString()); !refused.isEmpty()) {
        complain(tr("%1 was not opened: %2", "a file, why")
                     .arg(QDir::toNativeSeparators(file), refused));
        return;
    }
    m_editor->load(json->toStdString());
    m_file = QDir::cleanPath(QFileInfo(file).absoluteFilePath());
    const QString mended = m_editor->mended();
    m_kept = mended.isEmpty() ? m_editor->json() : json->toStdString(); // else it isn't the file's
    tell(mended);
    check();
}

void DataEditorDialog::beginWith(const std::string &json)
{
    if (!mayGiveUp())
        return;
    m_editor->load(json);
    tell(m_editor->mended());
    check();
    m_editor->setFocus(Qt::OtherFocusReason);
}

/// What no field shows can't be mended in one: it is taken out, and the file on the disk stays.
void DataEditorDialog::cure()
{
    const auto cured = cureOf(m_editor->json(), m_editor->format(),
                              [this](const std::string &json) { return tried(json); });
    if (!cured)
        return;
    m_editor->load(cured->json);
    QStringList done;
    if (!cured->taken.isEmpty())
        done << tr("Taken out: %1.", "keys of a file").arg(cured->taken.join(QStringLiteral(", ")));
    if (cured->formatSet)
        done << tr("The file now counts as one of this program’s: look it through.");
    tell(done.join(QLatin1Char(' ')));
    check();
    m_editor->setFocus(Qt::OtherFocusReason);
}

void DataEditorDialog::tell(const QString &done)
{
    m_told->setText(done);
    m_told->setVisible(!done.isEmpty());
}

/// Beside what keeps the file from being used, which doesn't change by it.
void DataEditorDialog::complain(const QString &why)
{
    const QString trouble = m_editor->trouble();
    m_trouble->say(trouble.isEmpty() ? why : why + QLatin1Char('\n') + trouble);
}

void DataEditorDialog::saveFile()
{
    const QString folder =
        m_file.isEmpty() ? m_context.preferences.tablesFolder() : QFileInfo(m_file).absolutePath();
    const QString file =
        m_context.chooseFileToSave(this, QDir(folder).filePath(m_editor->fileName()));
    if (file.isEmpty())
        return;
    const QString wrong = writeWhole(file, QByteArray::fromStdString(m_editor->fileText()));
    if (!wrong.isEmpty()) {
        complain(tr("%1 could not be written: %2. Save it under another name or in another "
                    "folder.")
                     .arg(QDir::toNativeSeparators(file), wrong));
        return;
    }
    m_file = QDir::cleanPath(QFileInfo(file).absoluteFilePath());
    m_kept = m_editor->json();
    m_typed.drop();
    m_context.preferences.addOwnFile(fromUtf8(m_context.draft.info().id), m_kind, m_file);
    check();
}

void DataEditorDialog::check()
{
    const QString trouble = m_editor->trouble();
    m_trouble->say(trouble);
    m_use->setEnabled(trouble.isEmpty());
    m_cure->setVisible(!trouble.isEmpty()
                       && canCure(m_editor->json(), m_editor->format(),
                                  [this](const std::string &json) { return tried(json); }));
    const std::string now = m_editor->json();
    if (m_editor->isLongWork() && m_again->isHidden() && now != m_kept)
        m_typed.keep(now);
    const QString file = QFileInfo(m_file).fileName();
    if (now != m_kept)
        m_state->setText(tr("Changed, not saved"));
    else
        m_state->setText(file.isEmpty() ? tr("As this table has it")
                                        : tr("As it stands in %1", "a file").arg(file));
}

NewTableDraft::Data DataEditorDialog::data() const
{
    const std::string now = m_editor->json();
    if (now == m_begun && m_file == m_before.file)
        return m_before;
    return {QString::fromStdString(now), now == m_kept ? m_file : QString()};
}

void DataEditorDialog::accept()
{
    check();
    if (m_use->isEnabled())
        QDialog::accept();
}

void DataEditorDialog::reject()
{
    if (!mayGiveUp())
        return;
    if (m_again->isHidden() && m_editor->json() != m_kept)
        giveUpTyped();
    QDialog::reject();
}

/// Nothing was changed since the file was saved, or the person says that it may go.
bool DataEditorDialog::mayGiveUp()
{
    return m_editor->json() == m_kept
        || m_context.confirm(this, tr("The changes are not saved. Give them up?"),
                             tr("Give up the changes"));
}

} // namespace qd
