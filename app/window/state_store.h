// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QString>
#include <QStringList>

namespace qd {

/// Small JSON files that the program keeps for itself between two evenings: layout, recent tables,
/// what was in hand. They may be lost without harm: a damaged, foreign or missing one reads as
/// empty. (The XDG base directory specification, 0.8, names the folder.)
class StateStore {
public:
    explicit StateStore(QString folder);

    /// $XDG_STATE_HOME/quarterdeck, else ~/.local/state/quarterdeck.
    static QString systemFolder();

    const QString &folder() const { return m_folder; }

    /// `name` without its ending. Empty: nothing is there, or nothing that can be used.
    QJsonObject read(const QString &name) const;
    /// Old or new, never a part of it. False: the disk said no, the old one stands.
    bool write(const QString &name, const QJsonObject &object) const;
    void remove(const QString &name) const;
    /// The names that begin like this.
    QStringList names(const QString &beginning) const;

private:
    QString pathOf(const QString &name) const;
    QString m_folder;
};

/// Bytes in JSON (a window's layout), and back.
QString packed(const QByteArray &bytes);
QByteArray unpacked(const QJsonValue &value);

} // namespace qd
