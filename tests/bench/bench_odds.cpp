// SPDX-License-Identifier: GPL-3.0-or-later
// How long the odds of a combat take: a round at most 5 ms, a whole combat to its end at most 100
// ms, for the Combat Example and for the largest combat that the map can hold. Exit 1 beyond the
// limits.
#include "app/session/resource_library.h"
#include "rules/catalog/catalog.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTextStream>

#include <algorithm>
#include <cstdlib>
#include <variant>
#include <vector>

using namespace qd;

namespace {

constexpr double kRoundMs = 5;
constexpr double kCombatMs = 100;

Position after(const Position &position, const char *command)
{
    const Decided decided = position.decide(command, std::nullopt);
    if (const auto *happened = std::get_if<Happened>(&decided))
        return happened->after;
    QTextStream(stderr) << "the scene cannot be put up: " << command << '\n';
    std::exit(2);
}

double medianMs(const Position &position, const char *query)
{
    std::vector<double> times;
    for (int round = 0; round < 9; ++round) {
        QElapsedTimer clock;
        clock.start();
        if (!position.ask(query)) {
            QTextStream(stderr) << "no answer to " << query << '\n';
            std::exit(2);
        }
        times.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
    }
    std::sort(times.begin(), times.end());
    return times[times.size() / 2];
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
    TableSpec spec;
    spec.game = "santa-cruz-1797";
    spec.scenario = "blank";
    const auto opened = findGame(spec.game)->open(spec, resourceLibrary());
    if (!opened)
        return 2;
    const Position example = after(
        after(
            *opened,
            R"({"do":"adjust","set":{"turn":2,"units":{"sailors-1":{"at":"dock","sp":3},"rm-1":{"at":"dock","sp":2},)"
            R"("volunteers-1":{"at":"pila-square","sp":4},"militia-1":{"at":"pila-square","sp":3}},)"
            R"("officers":{"troubridge":{"at":"dock"},"roman":{"at":"pila-square"}}}})"),
        R"({"do":"play","card":"assault","from":"dock","to":"pila-square","units":["rm-1","sailors-1"]})");
    const Position largest = after(
        after(
            *opened,
            R"({"do":"adjust","set":{"turn":2,"units":{"rm-1":{"at":"dock"},"rm-2":{"at":"dock"},"rm-3":{"at":"dock"},)"
            R"("regulars-1":{"at":"pila-square"},"militia-1":{"at":"pila-square"},)"
            R"("volunteers-1":{"at":"pila-square"}},)"
            R"("officers":{"nelson":{"at":"dock"},"roman":{"at":"pila-square"}}}})"),
        R"({"do":"play","card":"assault","from":"dock","to":"pila-square","units":["rm-1","rm-2","rm-3"]})");
    const bool first = measure("Combat Example", example);
    const bool second = measure("three full units a side", largest);
    return first && second ? 0 : 1;
}
