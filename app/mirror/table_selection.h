// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>

namespace qd {

/// Which pieces and which place are chosen: one for the mirror, the outline and the act panel
/// together.
class TableSelection : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// Ids in the order in which they were chosen.
    const QStringList &pieces() const { return m_pieces; }

    /// The place that the keyboard stands on, empty: none.
    const QString &place() const { return m_place; }

    bool isChosen(const QString &piece) const { return m_pieces.contains(piece); }

    void set(const QStringList &pieces, const QString &place);

    void setPlace(const QString &place) { set(m_pieces, place); }

    void toggle(const QString &piece, const QString &place);

    /// No pieces; the place stays.
    void clear() { set({}, m_place); }

signals:
    void changed(const QStringList &pieces, const QString &place);

private:
    QStringList m_pieces;
    QString m_place;
};

} // namespace qd
