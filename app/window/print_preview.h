// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPageSize>
#include <QString>

#include <functional>
#include <memory>

class QDialog;
class QPagedPaintDevice;
class QWidget;

namespace qd {

/// Paints all pages on a device, whatever paper it holds.
using PaintPages = std::function<void(QPagedPaintDevice &)>;

/// A dialog that shows the pages as they will come out, and prints them. The only code that knows
/// printers. `paper`: what the printer is asked for at first.
std::unique_ptr<QDialog> makePrintPreview(const QString &title, const QPageSize &paper,
                                          const PaintPages &paint, QWidget *parent);

} // namespace qd
