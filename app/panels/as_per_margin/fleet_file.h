// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <string>
#include <vector>

namespace qd::as_per_margin {

/// A ship or a battery ashore as the fleet file writes her.
struct FleetUnit {
    QJsonObject keys;
    bool shore = false;

    QString id() const { return keys.value(u"id").toString(); }

    QString name() const;
};

/// A fleet file under edit (specification 11.2): what stands at its head, its ships and batteries
/// in the file's order. Values only; whether they are right is for the rules to say.
struct FleetFile {
    QJsonObject head; ///< everything but ships and batteries
    std::vector<FleetUnit> units; ///< ships first

    /// A file's text; what is no JSON object begins an empty fleet.
    static FleetFile fromJson(const std::string &text);

    std::string json() const; ///< canonical
    std::string text() const; ///< a line a ship, as the files that come with the program
    /// A file of that unit alone (and of those before it that have its id): what the rules have
    /// against it is about the unit.
    std::string jsonOf(std::size_t unit) const;

    QString title(const QString &language) const;
    /// The title in every language; the file gets an id of it.
    void setTitle(const QString &title);

    QStringList ids() const;
    /// Puts a unit behind the last of its kind; its id is made from its name. Answers where it is.
    std::size_t add(FleetUnit unit);
    /// Gives a unit other keys. An id that was made from her name follows the name.
    void change(std::size_t unit, QJsonObject keys);
    /// A copy after her: the same but for name, id and place.
    std::size_t duplicate(std::size_t unit);
    void remove(std::size_t unit);

private:
    QString freeId(const QString &name, const QString &own) const;
    QString freeName(const QString &name) const;
};

/// "Santísima Trinidad" → "santisima-trinidad"; empty where no letter is left.
QString idFromName(const QString &name);
/// What is guessed in an object of the file: "*" for all of it, else keys; empty: nothing.
QStringList conjectured(const QJsonObject &object);

} // namespace qd::as_per_margin
