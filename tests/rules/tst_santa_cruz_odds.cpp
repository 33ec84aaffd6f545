// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/base/rng.h"
#include "rules/santa_cruz/combat_rules.h"
#include "tests/support/santa_cruz_position.h"

#include <QTest>

#include <array>
#include <cmath>
#include <map>
#include <set>

using namespace qd;
using namespace qd::santa_cruz;
using namespace qd::santa_cruz::test;

namespace {

/// Counts up through all throws of some dice: false once all were shown.
bool nextThrow(std::vector<int> &dice)
{
    for (int &die : dice) {
        if (++die <= 6)
            return true;
        die = 1;
    }
    return false;
}

/// The order in which a side gives up its units among equals (specification 5.6).
int order(Block unit)
{
    switch (kindOf(unit)) {
    case Kind::Sailors:
    case Kind::Volunteers:
        return 0;
    case Kind::Militia:
        return 1;
    default:
        return 2;
    }
}

Block firstToGo(const std::vector<Block> &units)
{
    Block first = units.front();
    for (const Block unit : units)
        if (order(unit) < order(first))
            first = unit;
    return first;
}

/// The die that Oldfield raises: one short of a hit, else a 3 that frightens when no 4 fell.
int raised(const std::vector<int> &faces, int hitsOn, bool volunteers)
{
    const auto find = [&](int face) {
        for (std::size_t i = 0; i < faces.size(); ++i)
            if (faces[i] == face)
                return static_cast<int>(i) + 1;
        return 0;
    };
    if (const int die = find(hitsOn - 1))
        return die;
    return volunteers && find(4) == 0 ? find(3) : 0;
}

Command answerTo(const State &state)
{
    const Pending &pending = *state.pending;
    switch (pending.kind) {
    case DecisionKind::AssignHit:
        return Command{command::AssignHit{firstToGo(pending.units)}};
    case DecisionKind::Oldfield: {
        const AreaId area = state.combat->area;
        bool run = false;
        for (const Block unit : unitsIn(state, area, Side::Spanish))
            run = run || kindOf(unit) == Kind::Volunteers;
        run = run && officerIn(state, area, Side::Spanish) != Officer::Benitez;
        const Fight fight = fightOf(state, *state.combat);
        const bool six = fight.fortressRules() && fight.attacker == Side::British;
        return Command{command::OldfieldDie{raised(pending.faces, six ? 6 : 5, run)}};
    }
    case DecisionKind::Flee:
        return Command{command::Flee{pending.areas.front()}};
    case DecisionKind::Retreat: {
        command::Retreat stay;
        if (pending.role == Role::Attacker)
            stay.attackerStays = true;
        stay.defenderNamed = true;
        return Command{stay};
    }
    default:
        return Command{
            command::DrumsReturn{{pending.units.begin(), pending.units.begin() + pending.count}}};
    }
}

/// What happened in a throw and the decisions after it.
struct Outcome {
    State state;
    std::array<int, 2> hits{}; ///< by role
    std::array<bool, 2> fell{}; ///< by role of the officer
    bool four = false; ///< a modified British 4
    bool fled = false;
};

void note(Outcome &outcome, const State &before, const std::vector<Event> &events)
{
    for (const Event &event : events) {
        if (const auto *rolled = std::get_if<event::Rolled>(&event.body)) {
            outcome.hits[indexOf(rolled->role)] = rolled->hits;
            if (rolled->side == Side::British)
                for (const int die : rolled->modified)
                    outcome.four = outcome.four || die == 4;
        }
        if (const auto *casualty = std::get_if<event::OfficerCasualty>(&event.body))
            if (before.combat)
                outcome.fell[indexOf(before.combat->role(sideOf(casualty->officer)))] = true;
        outcome.fled = outcome.fled || std::holds_alternative<event::VolunteersFled>(event.body);
    }
}

/// A throw with its casualty dice (killed), then every decision by the policy.
Outcome thrown(const State &state, const Command &command, std::vector<int> dice)
{
    Outcome outcome;
    auto done = act(state, command, dice);
    while (auto *awaiting = std::get_if<Awaiting>(&done)) {
        dice.resize(static_cast<std::size_t>(awaiting->needed()), 1);
        done = act(state, command, dice);
    }
    auto *folded = std::get_if<Folded>(&done);
    if (folded == nullptr)
        return outcome;
    outcome.state = std::move(folded->first);
    note(outcome, state, folded->second);
    while (outcome.state.pending) {
        const State before = outcome.state;
        auto answered = act(before, answerTo(before));
        auto *next = std::get_if<Folded>(&answered);
        if (next == nullptr)
            break;
        outcome.state = std::move(next->first);
        note(outcome, before, next->second);
    }
    return outcome;
}

/// As many 1s as the command needs dice at first: 1s call for no casualty die.
std::vector<int> firstThrow(const State &state, const Command &command)
{
    std::vector<int> dice;
    auto asked = act(state, command);
    while (const auto *awaiting = std::get_if<Awaiting>(&asked)) {
        dice.resize(static_cast<std::size_t>(awaiting->needed()), 1);
        asked = act(state, command, dice);
    }
    return dice;
}

Json answer(const State &state, const Json &query)
{
    const auto got = Game::ask(state, query);
    return got ? *got : Json{{"refused", got.error().code}};
}

bool close(const Json &chance, double expected)
{
    return std::abs(chance.at("p").get<double>() - expected) < 1e-12;
}

/// The distribution of an answer by value.
std::map<int, double> byValue(const Json &list, const char *key)
{
    std::map<int, double> out;
    for (const Json &entry : list)
        out[entry.at(key).get<int>()] = entry.at("p").get<double>();
    return out;
}

bool same(const std::map<int, double> &a, const std::map<int, double> &b)
{
    if (a.size() != b.size())
        return false;
    for (const auto &[value, p] : a)
        if (!b.contains(value) || std::abs(b.at(value) - p) > 1e-12)
            return false;
    return true;
}

struct Battle {
    const char *name;
    const char *set;
    const char *assault;
    const char *options = "{}";
    bool volunteersCouldRun = false;
};

const Json kPhase = {{"turn", 2}, {"phase", "british-action"}};

State begin(const Battle &battle)
{
    Json set = Json::parse(battle.set);
    if (!set.contains("phase"))
        set.update(kPhase);
    return after(putUp(set, Json::parse(battle.options)), Json::parse(battle.assault));
}

constexpr const char *kAssaultPila =
    R"({"do":"play","card":"assault","from":"dock","to":"pila-square","units":["sailors-1"]})";

const std::vector<Battle> kRounds = {
    {"10.4: one die each",
     R"({"units":{"sailors-1":{"at":"dock"},"militia-1":{"at":"pila-square"}}})", kAssaultPila},
    {"10.5: officers under fire",
     R"({"units":{"sailors-1":{"at":"dock"},"militia-1":{"at":"pila-square","sp":3}},
         "officers":{"bowen":{"at":"dock"},"grandy":{"at":"pila-square"}}})",
     kAssaultPila},
    {"11.7: Nelson, volunteers",
     R"({"units":{"sailors-1":{"at":"dock"},"volunteers-1":{"at":"pila-square","sp":2}},
         "officers":{"nelson":{"at":"dock"}}})",
     kAssaultPila, "{}", true},
    {"11.7: Oldfield with marines, volunteers",
     R"({"units":{"rm-1":{"at":"dock"},"sailors-1":{"at":"dock"},
         "volunteers-1":{"at":"pila-square","sp":2},"militia-1":{"at":"pila-square","sp":1}},
         "officers":{"oldfield":{"at":"dock"}}})",
     R"({"do":"play","card":"assault","from":"dock","to":"pila-square",
         "units":["rm-1","sailors-1"]})",
     "{}", true},
    {"10.4: Spanish attackers run",
     R"({"turn":2,"phase":"spanish-action","units":{"sailors-1":{"at":"pila-square"},
         "volunteers-1":{"at":"city-centre","sp":2}},"officers":{"hood":{"at":"pila-square"}}})",
     R"({"do":"play","card":"assault","from":"city-centre","to":"pila-square",
         "units":["volunteers-1"]})",
     "{}", true},
    {"10.10: Fortress",
     R"({"units":{"rm-1":{"at":"dock","sp":2},"sailors-1":{"at":"dock","sp":1},
         "militia-1":{"at":"san-pedro","sp":1},"regulars-1":{"at":"san-pedro","sp":1}},
         "officers":{"bowen":{"at":"dock"}}})",
     R"({"do":"play","card":"assault","from":"dock","to":"san-pedro",
         "units":["rm-1","sailors-1"]})"},
    {"10.10: British in a Fortress, volunteers",
     R"({"turn":2,"phase":"spanish-action","units":{"sailors-1":{"at":"san-cristobal","sp":3},
         "volunteers-1":{"at":"pila-square","sp":2},"militia-1":{"at":"pila-square","sp":2}}})",
     R"({"do":"play","card":"assault","from":"pila-square","to":"san-cristobal",
         "units":["volunteers-1","militia-1"]})",
     "{}", true},
    {"10.3: no die against one",
     R"({"units":{"sailors-1":{"at":"south-beach","sp":1},"militia-1":{"at":"barranco","sp":1},
         "militia-2":{"at":"concepcion","sp":1}}})",
     R"({"do":"play","card":"assault","from":"south-beach","to":"concepcion",
         "units":["sailors-1"]})"},
    {"14.0: at least one die",
     R"({"units":{"sailors-1":{"at":"south-beach","sp":1},"militia-2":{"at":"concepcion","sp":2}}})",
     R"({"do":"play","card":"assault","from":"south-beach","to":"concepcion",
         "units":["sailors-1"]})",
     R"({"min_one_die":true})"},
};

const std::vector<Battle> kEnds = {
    {"5.6: one against one",
     R"({"units":{"sailors-1":{"at":"dock","sp":1},"militia-1":{"at":"pila-square","sp":1}}})",
     kAssaultPila},
    {"R44: no attrition after a win",
     R"({"units":{"sailors-1":{"at":"dock","sp":1},"militia-1":{"at":"pila-square","sp":1}}})",
     kAssaultPila, R"({"attrition_after_win":false})"},
    {"10.4: volunteers run from Nelson",
     R"({"units":{"sailors-1":{"at":"dock","sp":2},"volunteers-1":{"at":"pila-square","sp":1},
         "militia-1":{"at":"pila-square","sp":2}},"officers":{"nelson":{"at":"dock"}}})",
     kAssaultPila},
    {"10.5: Bowen and Grandy",
     R"({"units":{"sailors-1":{"at":"dock","sp":2},"militia-1":{"at":"pila-square","sp":2}},
         "officers":{"bowen":{"at":"dock"},"grandy":{"at":"pila-square"}}})",
     kAssaultPila},
    {"10.10: Fortress, marines with Bowen",
     R"({"units":{"rm-1":{"at":"dock","sp":2},"sailors-1":{"at":"dock","sp":1},
         "militia-1":{"at":"san-pedro","sp":2}},"officers":{"bowen":{"at":"dock"}}})",
     R"({"do":"play","card":"assault","from":"dock","to":"san-pedro",
         "units":["rm-1","sailors-1"]})"},
    {"10.4: Spanish attackers run from a Fortress",
     R"({"turn":2,"phase":"spanish-action","units":{"sailors-1":{"at":"san-pedro","sp":2},
         "volunteers-1":{"at":"dock","sp":1},"militia-1":{"at":"dock","sp":1}}})",
     R"({"do":"play","card":"assault","from":"dock","to":"san-pedro",
         "units":["volunteers-1","militia-1"]})"},
    {"11.7: Oldfield raises",
     R"({"units":{"rm-1":{"at":"dock","sp":2},"volunteers-1":{"at":"pila-square","sp":2}},
         "officers":{"oldfield":{"at":"dock"}}})",
     R"({"do":"play","card":"assault","from":"dock","to":"pila-square","units":["rm-1"]})"},
};

void addRows(const std::vector<Battle> &battles)
{
    QTest::addColumn<int>("row");
    for (std::size_t i = 0; i < battles.size(); ++i)
        QTest::newRow(battles[i].name) << static_cast<int>(i);
}

/// How a combat ends, by all throws there are, each through `decide`.
struct Ends {
    double attacker = 0, defender = 0, nobody = 0, fled = 0, rounds = 0;
    std::array<double, 2> fell{}, strength{};

    void add(const Ends &other, double p)
    {
        attacker += p * other.attacker;
        defender += p * other.defender;
        nobody += p * other.nobody;
        fled += p * other.fled;
        rounds += p * other.rounds;
        for (std::size_t i = 0; i < 2; ++i) {
            fell[i] += p * other.fell[i];
            strength[i] += p * other.strength[i];
        }
    }
};

class Enumeration {
public:
    Enumeration(AreaId area, Side attacker) : m_area(area), m_attacker(attacker) { }

    const Ends &from(const State &state)
    {
        const auto key = Game::fingerprint(state);
        const auto found = m_known.find(key);
        if (found != m_known.end())
            return found->second;
        const Ends ends = state.combat ? fight(state) : over(state);
        return m_known.emplace(key, ends).first->second;
    }

private:
    Ends over(const State &state) const
    {
        Ends ends;
        for (const Side side : {Side::British, Side::Spanish})
            ends.strength[side == m_attacker ? 0 : 1] =
                strengthOf(state, unitsIn(state, m_area, side));
        ends.attacker = ends.strength[0] > 0 ? 1 : 0;
        ends.defender = ends.strength[1] > 0 ? 1 : 0;
        ends.nobody = ends.strength[0] + ends.strength[1] == 0 ? 1 : 0;
        return ends;
    }

    Ends fight(const State &state)
    {
        const bool back = state.combat->stage == Stage::FireBack;
        const Command command = back ? Command{command::FireBack{}} : Command{command::Round{}};
        std::vector<int> dice = firstThrow(state, command);
        const double p = std::pow(6.0, -static_cast<double>(dice.size()));
        Ends ends;
        ends.rounds = back ? 0 : 1;
        do {
            const Outcome outcome = thrown(state, command, dice);
            Ends then = from(outcome.state);
            then.fled += outcome.fled ? 1 : 0;
            for (std::size_t i = 0; i < 2; ++i)
                then.fell[i] += outcome.fell[i] ? 1 : 0;
            ends.add(then, p);
        } while (nextThrow(dice));
        return ends;
    }

    AreaId m_area;
    Side m_attacker;
    std::map<std::uint64_t, Ends> m_known;
};

} // namespace

class TestSantaCruzOdds : public QObject {
    Q_OBJECT
private slots:

    void round_data() { addRows(kRounds); }

    void round();

    void end_data() { addRows(kEnds); }

    void end();
    void simulated_data();
    void simulated();
    void bombard();
    void panicAndRayo();
    void current();
    void chancesAddUp();
    void badQuestions();
};

void TestSantaCruzOdds::round()
{
    QFETCH(int, row);
    const Battle &battle = kRounds[static_cast<std::size_t>(row)];
    const State state = begin(battle);
    QVERIFY(state.combat.has_value());
    const bool fortress = fightOf(state, *state.combat).fortressRules();

    std::array<std::map<int, double>, 2> hits;
    std::array<double, 2> fell{};
    double four = 0;
    const auto count = [&](const Outcome &outcome, Role role, double p) {
        hits[indexOf(role)][outcome.hits[indexOf(role)]] += p;
        const Role enemy = otherRole(role);
        fell[indexOf(role)] += outcome.fell[indexOf(enemy)] ? p : 0;
        if (state.combat->side(role) == Side::British)
            four += outcome.four ? p : 0;
    };
    const Command command{command::Round{}};
    std::vector<int> dice = firstThrow(state, command);
    const double p = std::pow(6.0, -static_cast<double>(dice.size()));
    do {
        const Outcome outcome = thrown(state, command, dice);
        count(outcome, Role::Defender, p);
        if (!fortress) {
            count(outcome, Role::Attacker, p);
            continue;
        }
        if (!outcome.state.combat || outcome.state.combat->stage != Stage::FireBack) {
            hits[0][0] += p;
            continue;
        }
        const Command back{command::FireBack{}};
        std::vector<int> second = firstThrow(outcome.state, back);
        const double q = p * std::pow(6.0, -static_cast<double>(second.size()));
        do
            count(thrown(outcome.state, back, second), Role::Attacker, q);
        while (nextThrow(second));
    } while (nextThrow(dice));

    const Json odds = answer(state, {{"ask", "odds"}, {"of", "combat-round"}});
    for (const Role role : {Role::Attacker, Role::Defender}) {
        const Json &half = odds.at(std::string(nameOf(role)));
        QVERIFY2(same(byValue(half.at("hits"), "hits"), hits[indexOf(role)]), half.dump().c_str());
        QVERIFY2(close(half.at("officer_casualty"), fell[indexOf(role)]), half.dump().c_str());
        QVERIFY(close(half.at("officer_killed"), fell[indexOf(role)] / 2));
        QVERIFY(half.at("officer_casualty").contains("exact"));
        if (state.combat->side(role) == Side::British)
            QVERIFY2(close(half.at("flee"), battle.volunteersCouldRun ? four : 0),
                     half.dump().c_str());
    }
}

void TestSantaCruzOdds::end()
{
    QFETCH(int, row);
    const State state = begin(kEnds[static_cast<std::size_t>(row)]);
    QVERIFY(state.combat.has_value());
    Enumeration enumeration(state.combat->area, state.combat->attacker);
    const Ends ends = enumeration.from(state);
    const Json odds = answer(state, {{"ask", "odds"}, {"of", "combat-end"}});
    QVERIFY2(close(odds.at("attacker_wins"), ends.attacker), odds.dump().c_str());
    QVERIFY2(close(odds.at("defender_wins"), ends.defender), odds.dump().c_str());
    QVERIFY(close(odds.at("nobody"), ends.nobody));
    QVERIFY2(close(odds.at("volunteers_fled"), ends.fled), qPrintable(QString::number(ends.fled)));
    QVERIFY(std::abs(odds.at("expected_rounds").get<double>() - ends.rounds) < 1e-9);
    for (const Role role : {Role::Attacker, Role::Defender}) {
        const Json &half = odds.at(std::string(nameOf(role)));
        QVERIFY2(close(half.at("officer_casualty"), ends.fell[indexOf(role)]), half.dump().c_str());
        QVERIFY(std::abs(half.at("expected_sp").get<double>() - ends.strength[indexOf(role)])
                < 1e-9);
    }
}

void TestSantaCruzOdds::simulated_data()
{
    QTest::addColumn<QString>("set");
    QTest::addColumn<QString>("assault");
    QTest::newRow("10: the worked example")
        << QStringLiteral(
               R"({"units":{"sailors-1":{"at":"dock","sp":3},"rm-1":{"at":"dock","sp":2},
                   "volunteers-1":{"at":"pila-square","sp":4},"militia-1":{"at":"pila-square","sp":3}},
                   "officers":{"roman":{"at":"pila-square"},"troubridge":{"at":"dock"}}})")
        << QStringLiteral(R"({"do":"play","card":"assault","from":"dock","to":"pila-square",
                              "units":["sailors-1","rm-1"]})");
    QTest::newRow("10.10: the castle")
        << QStringLiteral(
               R"({"units":{"rm-1":{"at":"dock"},"rm-2":{"at":"dock"},"sailors-1":{"at":"dock"},
                   "regulars-1":{"at":"san-cristobal","sp":3},"volunteers-1":{"at":"san-cristobal","sp":2}},
                   "officers":{"gutierrez":{"at":"san-cristobal"},"oldfield":{"at":"dock"}}})")
        << QStringLiteral(R"({"do":"play","card":"assault","from":"dock","to":"san-cristobal",
                              "units":["rm-1","rm-2","sailors-1"]})");
}

void TestSantaCruzOdds::simulated()
{
    QFETCH(QString, set);
    QFETCH(QString, assault);
    Json whole = Json::parse(set.toStdString());
    whole.update(kPhase);
    const State first = after(putUp(whole), Json::parse(assault.toStdString()));
    QVERIFY(first.combat.has_value());
    const AreaId area = first.combat->area;

    constexpr int kRolls = 500'000; // in each of the two rows
    SeededGenerator generator(1797);
    int rolls = 0, combats = 0, wins = 0, losses = 0, fled = 0;
    std::array<int, 2> fell{};
    while (rolls < kRolls) {
        State state = first;
        ++combats;
        while (state.combat) {
            const bool back = state.combat->stage == Stage::FireBack;
            const Command command = back ? Command{command::FireBack{}} : Command{command::Round{}};
            std::vector<int> dice = firstThrow(state, command);
            for (int &die : dice)
                die = generator.roll(DieKind::Pips6);
            rolls += static_cast<int>(dice.size());
            Outcome outcome = thrown(state, command, dice);
            fled += outcome.fled ? 1 : 0;
            for (std::size_t i = 0; i < 2; ++i)
                fell[i] += outcome.fell[i] ? 1 : 0;
            state = std::move(outcome.state);
        }
        wins += anyIn(state, area, Side::British) ? 1 : 0;
        losses += anyIn(state, area, Side::Spanish) ? 1 : 0;
    }
    const Json odds = answer(first, {{"ask", "odds"}, {"of", "combat-end"}});
    const auto holds = [&](const Json &chance, int seen) {
        const double p = chance.at("p").get<double>();
        const double sigma = std::sqrt(p * (1 - p) / combats);
        return std::abs(seen / static_cast<double>(combats) - p) <= 4 * sigma;
    };
    QVERIFY2(holds(odds.at("attacker_wins"), wins), odds.dump().c_str());
    QVERIFY2(holds(odds.at("defender_wins"), losses), odds.dump().c_str());
    QVERIFY2(holds(odds.at("volunteers_fled"), fled), odds.dump().c_str());
    QVERIFY2(holds(odds.at("attacker").at("officer_casualty"), fell[0]), odds.dump().c_str());
    QVERIFY2(holds(odds.at("defender").at("officer_casualty"), fell[1]), odds.dump().c_str());
}

void TestSantaCruzOdds::bombard()
{
    const State state = putUp({{"turn", 2},
                               {"phase", "bombardment"},
                               {"units",
                                {{"sailors-1", {{"at", "castle-roads"}, {"sp", 1}}},
                                 {"sailors-2", {{"at", "castle-roads"}, {"sp", 2}}}}}});
    const Json play = {{"do", "bombard"},
                       {"plays", Json::array({{{"card", "move"}, {"area", "castle-roads"}}})}};
    const auto command = Game::parseCommand(state, play, DiceNamed::Yes);
    QVERIFY(command.has_value());
    std::vector<int> dice = firstThrow(state, *command);
    QCOMPARE(dice.size(), std::size_t{6});
    const double p = std::pow(6.0, -6.0);
    std::map<int, double> first, total;
    std::array<double, 2> gone{};
    do {
        auto done = act(state, *command, dice);
        const auto &folded = std::get<Folded>(done);
        int all = 0;
        for (const Event &event : folded.second)
            if (const auto *fire = std::get_if<event::Fire>(&event.body)) {
                all += fire->hits;
                if (fire->block == Block::Sailors1)
                    first[fire->hits] += p;
            }
        total[all] += p;
        gone[0] += folded.first.unit(Block::Sailors1).sp == 0 ? p : 0;
        gone[1] += folded.first.unit(Block::Sailors2).sp == 0 ? p : 0;
    } while (nextThrow(dice));
    const Json odds = answer(state, {{"ask", "odds"}, {"of", "bombard"}, {"area", "castle-roads"}});
    QVERIFY2(same(byValue(odds.at("per_block"), "hits"), first), odds.dump().c_str());
    QVERIFY2(same(byValue(odds.at("total"), "hits"), total), odds.dump().c_str());
    QVERIFY(close(odds.at("blocks").at(0).at("gone"), gone[0]));
    QVERIFY(close(odds.at("blocks").at(1).at("gone"), gone[1]));
}

void TestSantaCruzOdds::panicAndRayo()
{
    const Json places = {{"caleta", 2}, {"san-cristobal", 1}, {"south-beach", 1}};
    for (const auto &[place, sp] : places.items()) {
        const State state = putUp({{"turn", 2},
                                   {"phase", "british-action"},
                                   {"units",
                                    {{"militia-1", {{"at", place}, {"sp", sp}}},
                                     {"sailors-1", {{"at", "santo-domingo"}}}}}});
        for (const char *card : {"panic", "rayo"}) {
            const auto command = Game::parseCommand(
                state, {{"do", "play"}, {"card", card}, {"area", place}}, DiceNamed::Yes);
            QVERIFY(command.has_value());
            std::vector<int> dice = firstThrow(state, *command);
            const double p = std::pow(6.0, -static_cast<double>(dice.size()));
            double eliminated = 0, retreats = 0, hit = 0;
            do {
                auto done = act(state, *command, dice);
                const State &then = std::get<Folded>(done).first;
                const UnitState &unit = then.unit(Block::Militia1);
                eliminated += unit.sp == 0 ? p : 0;
                retreats += then.pending ? p : 0;
                hit += unit.sp < state.unit(Block::Militia1).sp ? p : 0;
            } while (nextThrow(dice));
            const Json odds = answer(state, {{"ask", "odds"}, {"of", card}, {"area", place}});
            const Json &unit = odds.at("units").at(0);
            QVERIFY2(close(unit.at("eliminated"), eliminated), odds.dump().c_str());
            if (std::string_view(card) == "panic") {
                QVERIFY2(close(unit.at("retreats"), retreats), odds.dump().c_str());
                QVERIFY2(close(unit.at("stays"), 1 - retreats - eliminated), odds.dump().c_str());
            } else {
                QVERIFY2(close(unit.at("hit"), hit), odds.dump().c_str());
            }
        }
    }
}

void TestSantaCruzOdds::current()
{
    const Json blocks = {"rm-1", "rm-2", "sailors-1"};
    Json units;
    for (const Json &block : blocks)
        units[block.get<std::string>()] = {{"at", "offing-north"}};
    const State state = putUp({{"turn", 2}, {"phase", "naval-movement"}, {"units", units}});
    const auto command =
        Game::parseCommand(state,
                           {{"do", "naval-move"},
                            {"moves", Json::array({{{"blocks", blocks}, {"to", "north-roads"}}})}},
                           DiceNamed::Yes);
    QVERIFY(command.has_value());
    std::vector<int> dice = firstThrow(state, *command);
    QCOMPARE(dice.size(), std::size_t{3});
    std::map<int, double> arrive;
    do {
        auto done = act(state, *command, dice);
        int there = 0;
        for (const Event &event : std::get<Folded>(done).second)
            if (const auto *moved = std::get_if<event::NavalMoved>(&event.body))
                there += moved->drifted ? 0 : 1;
        arrive[there] += 1 / 216.0;
    } while (nextThrow(dice));
    const Json odds = answer(state, {{"ask", "odds"}, {"of", "current"}, {"blocks", 3}});
    QVERIFY2(same(byValue(odds.at("arrive"), "blocks"), arrive), odds.dump().c_str());
}

void TestSantaCruzOdds::chancesAddUp()
{
    for (const Battle &battle : kRounds) {
        const State state = begin(battle);
        const Json odds = answer(state, {{"ask", "odds"}, {"of", "combat-end"}});
        const double sum = odds.at("attacker_wins").at("p").get<double>()
            + odds.at("defender_wins").at("p").get<double>()
            + odds.at("nobody").at("p").get<double>();
        QVERIFY(std::abs(sum - 1) < 1e-12);
        for (const char *role : {"attacker", "defender"}) {
            double all = 0;
            for (const Json &entry : odds.at(role).at("sp"))
                all += entry.at("p").get<double>();
            QVERIFY(std::abs(all - 1) < 1e-12);
        }
    }
}

void TestSantaCruzOdds::badQuestions()
{
    const State state =
        putUp({{"units", {{"sailors-1", {{"at", "dock"}}}, {"rm-1", {{"at", "castle-roads"}}}}}});
    const std::vector<std::pair<Json, std::string>> questions = {
        {{{"ask", "odds"}}, "bad-command"},
        {{{"ask", "odds"}, {"of", "hits"}}, "bad-command"},
        {{{"ask", "odds"}, {"of", "hits"}, {"dice", 21}}, "bad-command"},
        {{{"ask", "odds"}, {"of", "hits"}, {"dice", 18446744073709551615ULL}}, "bad-command"},
        {{{"ask", "odds"}, {"of", "hits"}, {"dice", 2.5}}, "bad-command"},
        {{{"ask", "odds"}, {"of", "hits"}, {"dice", 2}, {"hits_on", 7}}, "bad-command"},
        {{{"ask", "odds"}, {"of", "current"}, {"blocks", 13}}, "bad-command"},
        {{{"ask", "odds"}, {"of", "bombard"}, {"area", "dock"}}, "bad-command"},
        {{{"ask", "odds"}, {"of", "bombard"}, {"area", "castle-roads"}, {"plus", 1}},
         "bad-command"},
        {{{"ask", "odds"}, {"of", "combat-round"}}, "no-combat"},
        {{{"ask", "odds"}, {"of", "combat-end"}}, "no-combat"},
        {{{"ask", "dice"}}, "no-combat"},
        {{{"ask", "dice"}, {"what_if", 1}}, "bad-command"},
        {{{"ask", "dice"},
          {"what_if", {{"from", "dock"}, {"to", "pila-square"}, {"units", {"sailors-1"}}}}},
         "bad-command"}, // no enemy there
        {{{"ask", "retreats"}, {"side", "british"}}, "no-combat"},
        {{{"ask", "retreats"}, {"side", "french"}}, "bad-command"},
        {{{"ask", "moves"}, {"from", "dock"}, {"units", {"rm-1"}}}, "not-there"},
        {{{"ask", "moves"}, {"from", "dock"}, {"units", Json::array()}}, "bad-command"},
        {{{"ask", "moves"}, {"from", "dock"}, {"units", {"fox"}}}, "bad-command"},
    };
    for (const auto &[question, code] : questions) {
        const auto got = Game::ask(state, question);
        QVERIFY2(!got, question.dump().c_str());
        QVERIFY2(got.error().code == code, question.dump().c_str());
    }
}

QTEST_APPLESS_MAIN(TestSantaCruzOdds)
#include "tst_santa_cruz_odds.moc"
