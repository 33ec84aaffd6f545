// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <memory>

class QTreeWidgetItem;

namespace qd {

namespace Ui {
class KeysDialog;
}

class ShortcutStore;

/// All keys on one page: those of the menus, which can be changed here and take effect at once, and
/// those of the act panel, the board and the desktop, which are fixed.
class KeysDialog final : public QDialog {
    Q_OBJECT
public:
    explicit KeysDialog(ShortcutStore &store, QWidget *parent = nullptr);
    ~KeysDialog() override;

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void retranslate();
    void fill();
    void showKeys();
    void filter(const QString &query);
    void showChosen();
    void take(const QKeySequence &key);
    void say(const QString &sentence);
    void sayDone(const QString &sentence);
    QString chosenId() const;

    ShortcutStore &m_store;
    std::unique_ptr<Ui::KeysDialog> m_form;
};

} // namespace qd
