// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/fault.h"

#include <QString>

namespace qd {

/// What happened, why, and what next, for a dialog: the sentence of the fault, with the room that
/// the disk has left where it is full.
QString faultText(const Fault &fault);
/// What F1 says beside it: how such a thing comes about and what is safe.
QString faultHelp(FaultKind kind);
/// A file that `writeWhole` could not write: `wrong` is what it answered.
Fault writeFault(const QString &file, const QString &wrong);
/// The disk of the table is nearly full: a few words, and what to do.
QString lowDiskWords(qint64 bytesLeft);
QString lowDiskHelp(const QString &file);
/// The settings could not be written: a few words, and what becomes of them. `why`: the system's.
QString settingsWords();
QString settingsHelp(const QString &file, const QString &why);

} // namespace qd
