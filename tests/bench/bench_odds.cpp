// SPDX-License-Identifier: GPL-3.0-or-later
// How long the odds take. Santa Cruz 1797: a round of combat at most 5 ms, a whole combat to its
// end at most 100 ms, for the Combat Example and for the largest combat that the map can hold. As
// Per Margin: the raking initial broadside of a first rate at most 20 ms. Beside them what the
// window asks for at each act on the largest table (sixty ships): at most 2 ms. Exit 1 beyond the
// limits.
#include "app/session/resource_library.h"
#include "rules/catalog/catalog.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTextStream>

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <string>
#include <variant>
#include <vector>

using namespace qd;

namespace {

constexpr double kRoundMs = 5;
constexpr double kCombatMs = 100;
constexpr double kBroadsideMs = 20;
constexpr double kActMs = 2;
constexpr double kDragMs = 1;

Position after(const Position &position, const char *command)
{
    const Decided decided = position.decide(command, std::nullopt);
    if (const auto *happened = std::get_if<Happened>(&decided))
        return happened->after;
    QTextStream(stderr) << "the scene cannot be put up: " << command << '\n';
    std::exit(2);
}

double medianMs(const std::function<void()> &work)
{
    std::vector<double> times;
    for (int round = 0; round < 9; ++round) {
        QElapsedTimer clock;
        clock.start();
        work();
        times.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
    }
    std::sort(times.begin(), times.end());
    return times[times.size() / 2];
}

double medianMs(const Position &position, const char *query)
{
    return medianMs([&] {
        if (!position.ask(query)) {
            QTextStream(stderr) << "no answer to " << query << '\n';
            std::exit(2);
        }
    });
}

bool within(const char *name, double ms, double limit)
{
    QTextStream(stdout) << name << ": " << ms << " ms (target " << limit << ")\n";
    return ms <= limit;
}

Position opened(const char *game, const char *scenario)
{
    TableSpec spec;
    spec.game = game;
    spec.scenario = scenario;
    const auto position = findGame(spec.game)->open(spec, resourceLibrary());
    if (!position)
        std::exit(2);
    return *position;
}

bool measureBroadside()
{
    const Position duel = after(
        opened("as-per-margin", "empty"),
        R"({"do":"adjust","set":{"phase":"english-fire","ships":{"a":{"side":"english","rate":"1st","x":50,"y":50},)"
        R"("f":{"side":"french-spanish","rate":"1st","x":55,"y":50,"heading":"w","anchors":{"bow":true,"stern":true}}}}})");
    const double ms = medianMs(duel, R"({"ask":"odds","kind":"fire","firer":"a","target":"f"})");
    return within("a first rate rakes with its initial broadside", ms, kBroadsideMs);
}

/// What an act and a drag cost among sixty ships, in a step of movement and in one of fire.
bool measureFleet()
{
    const Position begun = after(
        opened("as-per-margin", "trafalgar-1805"),
        R"({"do":"adjust","set":{"turn":2,"phase":"move-english","wind":{"from":"wnw","dice":[4,2]}}})");
    const std::string ship = begun.situation().owed.front().subjects.front();
    const std::string move = R"({"do":"move","ship":")" + ship + "\"}";
    const auto look = [](const Position &position) {
        (void)position.offers();
        (void)position.picture();
        (void)position.situation();
    };
    bool well = within("an act among sixty ships", medianMs([&] {
                           const Decided decided = begun.decide(move, std::nullopt);
                           look(std::get<Happened>(decided).after);
                       }),
                       kActMs);
    const PicturePose wanted{{40, 40}, 0};
    well &= within("a drag among sixty ships", medianMs([&] {
                       (void)begun.dropAt(move, ship, wanted);
                       (void)begun.overlay(move, ship);
                   }),
                   kDragMs);
    const Position fire = after(begun, R"({"do":"adjust","set":{"phase":"english-fire"}})");
    well &= within("a step of fire among sixty ships", medianMs([&] { look(fire); }), kActMs);
    well &= within("targets among sixty ships", medianMs([&] {
                       (void)fire.drops("{}", {ship});
                       (void)fire.overlay("{}", ship);
                   }),
                   kDragMs);
    return well;
}

bool measure(const char *name, const Position &combat)
{
    const double round = medianMs(combat, R"({"ask":"odds","of":"combat-round"})");
    const double whole = medianMs(combat, R"({"ask":"odds","of":"combat-end"})");
    QTextStream(stdout) << name << ": round " << round << " ms (target " << kRoundMs
                        << "), whole combat " << whole << " ms (target " << kCombatMs << ")\n";
    return round <= kRoundMs && whole <= kCombatMs;
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    const Position blank = opened("santa-cruz-1797", "blank");
    const Position example = after(
        after(
            blank,
            R"({"do":"adjust","set":{"turn":2,"units":{"sailors-1":{"at":"dock","sp":3},"rm-1":{"at":"dock","sp":2},)"
            R"("volunteers-1":{"at":"pila-square","sp":4},"militia-1":{"at":"pila-square","sp":3}},)"
            R"("officers":{"troubridge":{"at":"dock"},"roman":{"at":"pila-square"}}}})"),
        R"({"do":"play","card":"assault","from":"dock","to":"pila-square","units":["rm-1","sailors-1"]})");
    const Position largest = after(
        after(
            blank,
            R"({"do":"adjust","set":{"turn":2,"units":{"rm-1":{"at":"dock"},"rm-2":{"at":"dock"},"rm-3":{"at":"dock"},)"
            R"("regulars-1":{"at":"pila-square"},"militia-1":{"at":"pila-square"},)"
            R"("volunteers-1":{"at":"pila-square"}},)"
            R"("officers":{"nelson":{"at":"dock"},"roman":{"at":"pila-square"}}}})"),
        R"({"do":"play","card":"assault","from":"dock","to":"pila-square","units":["rm-1","rm-2","rm-3"]})");
    const bool first = measure("Combat Example", example);
    const bool second = measure("three full units a side", largest);
    const bool broadside = measureBroadside();
    const bool fleet = measureFleet();
    return first && second && broadside && fleet ? 0 : 1;
}
