// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>

#include <functional>
#include <optional>

namespace qd {

/// Looks from time to time how much room is left on the disk of the table that is recorded, so that
/// a full disk comes as no surprise.
class DiskWatch : public QObject {
    Q_OBJECT
public:
    /// Bytes; below that the person is warned. An evening takes a few MiB.
    static constexpr qint64 kLow = qint64{50} << 20;

    explicit DiskWatch(QObject *parent = nullptr);

    /// The bytes that the folder's disk has left for the person, -1: unknown. Tests say their own.
    std::function<qint64(const QString &folder)> freeBytes;

    /// The disk of this file from now on; empty: none.
    void watch(const QString &file);
    void look();

    const QString &file() const { return m_file; }

    /// The bytes that are left, where they are too few.
    std::optional<qint64> low() const { return m_low; }

signals:
    /// Looked at again.
    void looked();
    /// `low()` says something else than before.
    void changed();

private:
    QString m_file;
    std::optional<qint64> m_low;
    QTimer m_again;
};

} // namespace qd
