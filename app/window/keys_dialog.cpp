// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/keys_dialog.h"

#include "ui_keys_dialog.h"

#include "app/window/action_catalogue.h"
#include "app/window/fixed_keys.h"
#include "app/window/name_match.h"
#include "app/window/shortcut_store.h"

#include <QAccessible>
#include <QAction>
#include <QHeaderView>
#include <QPushButton>
#include <QScreen>

namespace qd {
namespace {

constexpr int kIdRole = Qt::UserRole;

QTreeWidgetItem *group(QTreeWidget *tree, const QString &title)
{
    auto *item = new QTreeWidgetItem(tree, {title});
    QFont bold = tree->font();
    bold.setBold(true);
    item->setFont(0, bold);
    item->setFlags(Qt::ItemIsEnabled);
    item->setFirstColumnSpanned(true);
    item->setExpanded(true);
    return item;
}

QString shown(const QKeySequence &key)
{
    return key.toString(QKeySequence::NativeText);
}

} // namespace

KeysDialog::KeysDialog(ShortcutStore &store, QWidget *parent)
    : QDialog(parent), m_store(store), m_form(std::make_unique<Ui::KeysDialog>())
{
    m_form->setupUi(this);
    build();
    retranslate();
    const QFontMetrics metrics(font());
    resize(QSize(metrics.averageCharWidth() * 84, metrics.height() * 36)
               .boundedTo(screen()->availableSize() * 0.85));
    m_form->keysFilter->setFocus();
}

KeysDialog::~KeysDialog() = default;

void KeysDialog::build()
{
    QTreeWidget *tree = m_form->keysList;
    tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    tree->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    tree->header()->setStretchLastSection(false);
    tree->setWordWrap(true);
    m_form->keyOf->setBuddy(m_form->keyCatcher);
    m_form->keySays->setTextFormat(Qt::PlainText);
    // Two lines, so that nothing jumps when it speaks.
    m_form->keySays->setMinimumHeight(fontMetrics().lineSpacing() * 2);
    auto *all = new QPushButton(this);
    all->setObjectName(QStringLiteral("resetAll"));
    all->setAutoDefault(false);
    m_form->buttons->addButton(all, QDialogButtonBox::ResetRole);
    auto *close = new QPushButton(this);
    close->setObjectName(QStringLiteral("closeKeys"));
    m_form->buttons->addButton(close, QDialogButtonBox::RejectRole);
    close->setAutoDefault(false);

    connect(m_form->buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_form->keysFilter, &QLineEdit::textChanged, this, &KeysDialog::filter);
    connect(tree, &QTreeWidget::currentItemChanged, this, [this] {
        say({});
        showChosen();
    });
    connect(tree, &QTreeWidget::itemActivated, this,
            [this] { m_form->keyCatcher->setFocus(Qt::OtherFocusReason); });
    connect(m_form->keyCatcher, &KeyCatcher::caught, this, &KeysDialog::take);
    connect(m_form->keyCatcher, &KeyCatcher::gaveUp, this, [this] {
        showChosen();
        m_form->keysList->setFocus(Qt::OtherFocusReason);
    });
    connect(m_form->noKey, &QPushButton::clicked, this, [this] { take({}); });
    connect(m_form->resetThis, &QPushButton::clicked, this, [this] {
        const QString taken = m_store.reset(chosenId());
        if (taken.isEmpty())
            sayDone({});
        else
            say(tr("Its first key is in use now: %1. Change that one first.").arg(taken));
    });
    connect(all, &QPushButton::clicked, this, [this] {
        m_store.resetAll();
        sayDone(tr("Every command has its first key again."));
    });
    connect(&m_store, &ShortcutStore::changed, this, &KeysDialog::showKeys);
}

void KeysDialog::retranslate()
{
    setWindowTitle(tr("Keys"));
    m_form->keysFilter->setPlaceholderText(tr("Find a command or a key"));
    m_form->keysFilter->setAccessibleName(tr("Find a command or a key"));
    m_form->keysList->setAccessibleName(tr("Keys"));
    m_form->keyCatcher->setAccessibleName(tr("New key"));
    m_form->noKey->setText(tr("&No key"));
    m_form->resetThis->setText(tr("&Reset this"));
    findChild<QPushButton *>(QStringLiteral("resetAll"))->setText(tr("Reset &all"));
    findChild<QPushButton *>(QStringLiteral("closeKeys"))->setText(tr("&Close"));
    fill();
    filter(m_form->keysFilter->text());
    showChosen();
}

/// The menus' commands by menu, then what is fixed.
void KeysDialog::fill()
{
    QTreeWidget *tree = m_form->keysList;
    tree->clear();
    const ActionCatalogue &actions = m_store.actions();
    QTreeWidgetItem *under = nullptr;
    QString menu;
    for (const QAction *action : actions.all()) {
        const QString id = ActionCatalogue::idOf(action);
        if (!actions.isEditable(id))
            continue;
        if (const QString own = actions.menuOf(id); under == nullptr || own != menu) {
            menu = own;
            const QList<QTreeWidgetItem *> had =
                tree->findItems(actions.menuTitle(menu), Qt::MatchExactly);
            under = had.isEmpty() ? group(tree, actions.menuTitle(menu)) : had.first();
        }
        auto *item = new QTreeWidgetItem(under, {actions.plainText(id)});
        item->setData(0, kIdRole, id);
    }
    for (const FixedKeys::Group &fixed : FixedKeys::groups()) {
        QTreeWidgetItem *top = group(tree, tr("%1 (fixed)", "a group of keys").arg(fixed.title));
        for (const FixedKeys::Line &line : fixed.lines)
            new QTreeWidgetItem(top, {line.does, line.shown});
    }
    showKeys();
}

void KeysDialog::showKeys()
{
    const QTreeWidget *tree = m_form->keysList;
    for (int i = 0; i < tree->topLevelItemCount(); ++i) {
        QTreeWidgetItem *top = tree->topLevelItem(i);
        for (int j = 0; j < top->childCount(); ++j) {
            QTreeWidgetItem *item = top->child(j);
            const QString id = item->data(0, kIdRole).toString();
            if (id.isEmpty())
                continue;
            QFont letters = tree->font();
            letters.setBold(m_store.isOwn(id));
            item->setFont(1, letters);
            const QString key = shown(m_store.key(id));
            item->setText(1,
                          m_store.isOwn(id) ? tr("%1 (yours)", "a key that the person chose")
                                                  .arg(key.isEmpty() ? tr("no key") : key)
                                            : key);
        }
    }
    showChosen();
}

void KeysDialog::filter(const QString &query)
{
    const QStringList words = foldedWords(query);
    const QTreeWidget *tree = m_form->keysList;
    for (int i = 0; i < tree->topLevelItemCount(); ++i) {
        QTreeWidgetItem *top = tree->topLevelItem(i);
        bool any = false;
        for (int j = 0; j < top->childCount(); ++j) {
            QTreeWidgetItem *item = top->child(j);
            const bool fits = matchScore(words, folded(item->text(0)),
                                         folded(item->text(1) + QLatin1Char(' ') + top->text(0)))
                >= 0;
            item->setHidden(!fits);
            any = any || fits;
        }
        top->setHidden(!any);
    }
}

QString KeysDialog::chosenId() const
{
    const QTreeWidgetItem *item = m_form->keysList->currentItem();
    return item != nullptr ? item->data(0, kIdRole).toString() : QString();
}

void KeysDialog::showChosen()
{
    const QString id = chosenId();
    const QTreeWidgetItem *item = m_form->keysList->currentItem();
    const bool editable = !id.isEmpty();
    m_form->keyCatcher->setEnabled(editable);
    m_form->keyCatcher->setKeySequence(editable ? m_store.key(id) : QKeySequence());
    if (auto *line = m_form->keyCatcher->findChild<QLineEdit *>()) {
        line->setPlaceholderText(tr("Press the new key")); // a new sequence brings Qt's own back
        line->setAccessibleName(tr("New key"));
    }
    m_form->noKey->setEnabled(editable && !m_store.key(id).isEmpty());
    m_form->resetThis->setEnabled(editable && m_store.isOwn(id));
    if (editable)
        m_form->keyOf->setText(
            tr("Key of “%1”. Press Enter on its line, then the new key.").arg(item->text(0)));
    else if (item != nullptr && item->parent() != nullptr)
        m_form->keyOf->setText(tr("This key is fixed: hands at the table rely on it."));
    else
        m_form->keyOf->setText(tr("Choose a command to give it another key."));
}

void KeysDialog::take(const QKeySequence &key)
{
    const QString id = chosenId();
    if (id.isEmpty())
        return;
    const QString name = m_store.actions().plainText(id);
    const QString taken = m_store.set(id, key);
    if (!taken.isEmpty())
        say(tr("%1 is in use: %2. Press another key, or change that one first.")
                .arg(shown(key), taken));
    else if (key.isEmpty())
        sayDone(tr("“%1” has no key now.").arg(name));
    else
        sayDone(tr("“%1” has the key %2 now.").arg(name, shown(key)));
    showChosen();
}

/// A key was changed: what it is now, and whether the next evening will know of it.
void KeysDialog::sayDone(const QString &sentence)
{
    const QString trouble = m_store.notSaved();
    say(sentence.isEmpty() || trouble.isEmpty() ? sentence + trouble
                                                : sentence + QLatin1Char(' ') + trouble);
}

void KeysDialog::say(const QString &sentence)
{
    m_form->keySays->setText(sentence);
    m_form->keyCatcher->setAccessibleDescription(sentence);
    if (sentence.isEmpty() || !QAccessible::isActive())
        return;
    QAccessibleEvent spoken(m_form->keySays, QAccessible::Alert);
    QAccessible::updateAccessibility(&spoken);
}

void KeysDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace qd
