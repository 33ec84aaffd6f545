// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariant>

#include <tuple>

namespace qd {

/// The settings file of a person (INI, as QSettings reads it). Every change is on the disk at once,
/// or the old file stays whole and the change is kept here until it can be written: QSettings
/// itself puts a file cut short in the old one's place when the disk is full.
class SettingsFile : public QObject {
    Q_OBJECT
public:
    explicit SettingsFile(QString file);

    const QString &file() const { return m_file; }

    QVariant value(const QString &key, const QVariant &otherwise = {}) const
    {
        return m_values.value(key, otherwise);
    }

    QStringList keys() const { return m_values.keys(); }

    /// `value`: a text, a whole number, yes or no, or a list of texts.
    void set(const QString &key, const QVariant &value);
    /// The key and all below it.
    void remove(const QString &key);

    /// Why the last changes are not on the disk, as the system says it; empty: they are.
    const QString &trouble() const { return m_trouble; }

    /// Writes what could not be written before; nothing to do otherwise.
    void save();

signals:
    /// `trouble` has changed.
    void troubleChanged();

private:
    /// Tells whether somebody else wrote the file: inode, size, time in ns; zeros: no file.
    using Stamp = std::tuple<quint64, qint64, qint64>;
    Stamp stamp() const;
    void read();
    void applyChanges();

    QString m_file;
    QVariantMap m_values;
    QVariantMap m_changes; ///< not on the disk yet; an invalid value: removed
    Stamp m_stamp;
    QString m_trouble;
};

/// The text of such a file.
QByteArray settingsText(const QVariantMap &values);

} // namespace qd
