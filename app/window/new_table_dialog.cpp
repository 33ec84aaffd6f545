// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/new_table_dialog.h"

#include "app/narration/fault_sentence.h"
#include "app/narration/narrator.h"
#include "app/session/resource_library.h"
#include "app/window/table_files.h"
#include "rules/catalog/catalog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QTabWidget>
#include <QVBoxLayout>

namespace qd {
namespace {

/// A combo's item data: the JSON text that goes into the spec; the last item opens a file dialog.
constexpr int kOwnFile = Qt::UserRole + 1;
/// Game, scenario and its help; the rows below them follow the game.
constexpr int kFixedRows = 3;

QStringList bundledFiles(const QString &kind, const QString &game)
{
    const QDir dir(QStringLiteral(":/%1/%2").arg(kind, game));
    QStringList names;
    for (const QString &file : dir.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name))
        names << file.chopped(5);
    return names;
}

QString jsonString(const QString &text)
{
    return QLatin1Char('"') + text + QLatin1Char('"');
}

/// A data option has no list of values: its value is a bundled file's name or a file of one's own.
bool isDataFile(const OptionInfo &option)
{
    return option.values.empty();
}

bool isYesNo(const OptionInfo &option)
{
    return option.values.size() == 2
        && (option.values.front() == "false" || option.values.front() == "true");
}

} // namespace

NewTableDialog::NewTableDialog(QWidget *parent) : QDialog(parent)
{
    setObjectName(QStringLiteral("new-table"));
    setWindowTitle(tr("New table"));
    build();
    for (const GameModule *module : games())
        m_game->addItem(makeNarrator(*module)->gameName(), fromUtf8(module->info().id));
    connect(m_game, &QComboBox::currentIndexChanged, this, &NewTableDialog::chooseGame);
    chooseGame(0);
}

NewTableDialog::~NewTableDialog() = default;

void NewTableDialog::build()
{
    auto *top = new QVBoxLayout(this);
    auto *tabs = new QTabWidget(this);
    top->addWidget(tabs, 1);

    auto *first = new QWidget(tabs);
    auto *firstLayout = new QVBoxLayout(first);
    m_form = new QFormLayout;
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    firstLayout->addLayout(m_form);
    const auto combo = [this](const char *name) {
        auto *made = new QComboBox(this);
        made->setObjectName(QString::fromLatin1(name));
        return made;
    };
    m_game = combo("new-table-game");
    m_scenario = combo("new-table-scenario");
    m_scenarioHelp = new QLabel(this);
    m_scenarioHelp->setWordWrap(true);
    m_scenarioHelp->setForegroundRole(QPalette::PlaceholderText);
    m_form->addRow(tr("&Game:"), m_game);
    m_form->addRow(tr("S&cenario:"), m_scenario);
    m_form->addRow(QString(), m_scenarioHelp);
    firstLayout->addStretch(1);
    tabs->addTab(first, tr("&Table"));

    auto *scroll = new QScrollArea(tabs);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    m_optionsPage = new QWidget(scroll);
    m_optionsLayout = new QVBoxLayout(m_optionsPage);
    scroll->setWidget(m_optionsPage);
    tabs->addTab(scroll, tr("&Options"));

    m_trouble = new QLabel(this);
    m_trouble->setObjectName(QStringLiteral("new-table-trouble"));
    m_trouble->setWordWrap(true);
    m_trouble->setVisible(false);
    top->addWidget(m_trouble);
    auto *buttons = new QDialogButtonBox(this);
    m_start = buttons->addButton(tr("&Start"), QDialogButtonBox::AcceptRole);
    m_start->setObjectName(QStringLiteral("new-table-start"));
    m_start->setDefault(true);
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &NewTableDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &NewTableDialog::reject);
    top->addWidget(buttons);
    const QFontMetrics metrics(font());
    resize(QSize(metrics.averageCharWidth() * 80, metrics.height() * 30)
               .boundedTo(screen()->availableSize() * 0.85));
}

const GameModule &NewTableDialog::game() const
{
    return *games().at(static_cast<std::size_t>(std::max(0, m_game->currentIndex())));
}

void NewTableDialog::chooseGame(int)
{
    m_narrator = makeNarrator(game());
    const GameInfo &info = game().info();
    m_options.clear();
    while (m_form->rowCount() > kFixedRows)
        m_form->removeRow(kFixedRows);
    fillScenarios(info);
    fillData(info);
    fillPlayers(info);
    fillOptions(info);
    m_title->setText(m_narrator->gameName());
}

void NewTableDialog::fillScenarios(const GameInfo &info)
{
    m_scenario->disconnect(this);
    m_scenario->clear();
    for (const std::string &id : info.scenarios)
        m_scenario->addItem(m_narrator->scenario(id), fromUtf8(id));
    const auto help = [this] {
        m_scenarioHelp->setText(
            m_narrator->scenarioHelp(m_scenario->currentData().toString().toStdString()));
    };
    connect(m_scenario, &QComboBox::currentIndexChanged, this, help);
    help();
}

QLineEdit *NewTableDialog::lineEdit(const QString &name)
{
    auto *made = new QLineEdit(this);
    made->setObjectName(name);
    return made;
}

void NewTableDialog::fillPlayers(const GameInfo &info)
{
    m_players.clear();
    m_title = lineEdit(QStringLiteral("new-table-title"));
    m_form->addRow(tr("T&itle:"), m_title);
    for (const std::string &side : info.sides) {
        m_players << lineEdit(QStringLiteral("new-table-player-") + fromUtf8(side));
        m_form->addRow(tr("Player, %1:").arg(m_narrator->side(side)), m_players.last());
    }
    m_referee = lineEdit(QStringLiteral("new-table-referee"));
    m_form->addRow(tr("&Referee:"), m_referee);
}

QComboBox *NewTableDialog::dataCombo(const QString &name, const QStringList &bundled)
{
    auto *combo = new QComboBox(this);
    combo->setObjectName(name);
    for (const QString &file : bundled)
        combo->addItem(m_narrator->optionValue("board", jsonString(file).toStdString()),
                       jsonString(file));
    combo->addItem(tr("Own file…"));
    combo->setItemData(combo->count() - 1, true, kOwnFile);
    connect(combo, &QComboBox::activated, this, [this, combo](int index) {
        if (combo->itemData(index, kOwnFile).toBool())
            chooseOwnFile(combo);
    });
    return combo;
}

void NewTableDialog::chooseOwnFile(QComboBox *combo)
{
    combo->setCurrentIndex(0);
    const QString file =
        QFileDialog::getOpenFileName(this, tr("Own file"), QString(), tr("JSON files (*.json)"));
    if (file.isEmpty())
        return;
    const auto text = readOwnFile(file);
    if (!text) {
        explain(faultSentence(text.error()));
        return;
    }
    const QJsonDocument document = QJsonDocument::fromJson(*text);
    if (!document.isObject()) {
        explain(faultSentence(
            Fault{FaultKind::Malformed, file.toStdString(), {}, "it is not a JSON object"}));
        return;
    }
    explain(QString());
    combo->insertItem(0, QDir(file).dirName(),
                      QString::fromUtf8(document.toJson(QJsonDocument::Compact)));
    combo->setCurrentIndex(0);
}

void NewTableDialog::fillData(const GameInfo &info)
{
    m_board = dataCombo(QStringLiteral("new-table-board"),
                        bundledFiles(QStringLiteral("boards"), fromUtf8(info.id)));
    m_form->addRow(tr("&Board:"), m_board);
}

void NewTableDialog::fillOptions(const GameInfo &info)
{
    while (QLayoutItem *item = m_optionsLayout->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const OptionInfo &option : info.options) {
        const QString key = fromUtf8(option.key);
        auto *box = new QWidget(m_optionsPage);
        auto *layout = new QVBoxLayout(box);
        layout->setContentsMargins(0, 0, 0, fontMetrics().height() / 2);
        QWidget *editor = nullptr;
        if (isYesNo(option)) {
            auto *check = new QCheckBox(m_narrator->option(option.key), box);
            check->setChecked(option.fallback == "true");
            editor = check;
            layout->addWidget(check);
        } else {
            auto *label = new QLabel(m_narrator->option(option.key), box);
            auto *combo = isDataFile(option)
                ? dataCombo(QString(), bundledFiles(key, fromUtf8(info.id)))
                : new QComboBox(box);
            for (const std::string &value : option.values)
                combo->addItem(m_narrator->optionValue(option.key, value), fromUtf8(value));
            combo->setCurrentIndex(std::max(0, combo->findData(fromUtf8(option.fallback))));
            label->setBuddy(combo);
            editor = combo;
            layout->addWidget(label);
            layout->addWidget(combo);
        }
        editor->setObjectName(QStringLiteral("option-") + key);
        const QString rule = m_narrator->rule(option.rule);
        const QString help = m_narrator->optionHelp(option.key);
        auto *line = new QLabel(
            rule.isEmpty() ? help : tr("%1 (%2)", "option help, rule").arg(help, rule), box);
        line->setWordWrap(true);
        line->setForegroundRole(QPalette::PlaceholderText);
        editor->setAccessibleDescription(line->text());
        layout->addWidget(line);
        m_options.insert(key, editor);
        m_optionsLayout->addWidget(box);
    }
    m_optionsLayout->addStretch(1);
}

TableSpec NewTableDialog::spec() const
{
    TableSpec spec;
    spec.game = game().info().id;
    spec.scenario = m_scenario->currentData().toString().toStdString();
    spec.board = m_board->currentData().toString().toStdString();
    QStringList parts;
    for (auto it = m_options.cbegin(); it != m_options.cend(); ++it) {
        QString value;
        if (const auto *check = qobject_cast<const QCheckBox *>(it.value()))
            value = check->isChecked() ? QStringLiteral("true") : QStringLiteral("false");
        else if (const auto *combo = qobject_cast<const QComboBox *>(it.value()))
            value = combo->currentData().toString();
        if (!value.isEmpty())
            parts << jsonString(it.key()) + QLatin1Char(':') + value;
    }
    parts.sort();
    spec.options =
        (QLatin1Char('{') + parts.join(QLatin1Char(',')) + QLatin1Char('}')).toStdString();
    return spec;
}

TablePeople NewTableDialog::people() const
{
    TablePeople people;
    people.title =
        m_title->text().trimmed().isEmpty() ? m_narrator->gameName() : m_title->text().trimmed();
    people.referee = m_referee->text().trimmed();
    for (const QLineEdit *edit : m_players)
        people.players << edit->text().trimmed();
    return people;
}

void NewTableDialog::accept()
{
    const auto opened = game().open(spec(), resourceLibrary());
    if (!opened) {
        const QString what = m_narrator->refusal(opened.error());
        explain(tr("The table cannot be opened: %1. Details: %2")
                    .arg(what, QString::fromStdString(opened.error().message)));
        return;
    }
    QDialog::accept();
}

void NewTableDialog::explain(const QString &sentence)
{
    m_trouble->setText(sentence);
    m_trouble->setVisible(!sentence.isEmpty());
}

} // namespace qd
