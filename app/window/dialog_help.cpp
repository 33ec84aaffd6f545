// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dialog_help.h"

#include <QDialog>
#include <QShortcut>
#include <QWhatsThis>

namespace qd {

void giveHelp(QDialog &dialog, const QString &text)
{
    if (text.isEmpty())
        return;
    dialog.setWhatsThis(text);
    dialog.setAccessibleDescription(text);
    auto *key = new QShortcut(QKeySequence::HelpContents, &dialog);
    QObject::connect(key, &QShortcut::activated, &dialog, [&dialog] {
        QWhatsThis::showText(dialog.mapToGlobal(dialog.rect().center()), dialog.whatsThis(),
                             &dialog);
    });
}

} // namespace qd
