// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace qd::as_per_margin {

inline constexpr auto *kFleetFormat = "quarterdeck-as-per-margin-fleet/1";

/// The sides of the game, as the editor lists them.
inline constexpr std::array kFleetSides{"english", "french-spanish"};

/// A ship carries so many guns at the most here.
inline constexpr int kMostGuns = 999;

/// So many ships, and so many batteries ashore, the rules take in a file.
inline constexpr std::size_t kMostUnits = 1000;

/// A ship or a battery ashore as the fleet file writes her.
struct FleetUnit {
    QJsonObject keys;
    bool shore = false;

    QString id() const { return keys.value(u"id").toString(); }

    /// As it stands in the file, without blanks around it; empty: she has none (or none but her
    /// id), and the game calls her by her type.
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
    /// A file of some of the units alone: what the rules have against it is about these.
    std::string jsonOf(std::span<const std::size_t> some) const;

    QString title(const QString &language) const;
    /// The title in every language; the file gets an id of it.
    void setTitle(const QString &title);

    /// Puts a unit behind the last of its kind; its id is made from its name, else from its type.
    /// Answers where it is.
    std::size_t add(FleetUnit unit);
    /// Gives a unit other keys. Her id follows her name, but one that somebody gave her for good.
    void change(std::size_t unit, QJsonObject keys);
    /// A copy after her: the same but for name, id and place.
    std::size_t duplicate(std::size_t unit);
    void remove(std::size_t unit);

    struct NewId {
        QString before, now;
    };

    /// Gives every unit an id of its own: those that have none, and the later ones of two.
    std::vector<NewId> separateIds();

private:
    void dropIdleMark();
    /// An id made of a word that no unit but that one has, and that is not the name itself.
    QString freeId(const QString &stem, const QString &name, const FleetUnit *own) const;
    QString freeName(const QString &name) const;
    bool isTaken(const QString &id, const FleetUnit *own) const;
};

/// "Santísima Trinidad" → "santisima-trinidad"; empty where no letter is left.
QString idFromName(const QString &name);
/// What is guessed in an object of the file: "*" for all of it, else keys; empty: nothing.
QStringList conjectured(const QJsonObject &object);

} // namespace qd::as_per_margin
