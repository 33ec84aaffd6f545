// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QDialog;
class QString;

namespace qd {

/// F1 in the dialog shows the text beside it; assistive technology reads it as the dialog's
/// description.
void giveHelp(QDialog &dialog, const QString &text);

} // namespace qd
