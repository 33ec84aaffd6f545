// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/base/rng.h"
#include "tests/support/santa_cruz_position.h"

#include <QTest>

#include <algorithm>

using namespace qd;
using namespace qd::santa_cruz;
using namespace qd::santa_cruz::test;

namespace {

Json parsed(const std::string &text)
{
    return Json::parse(text);
}

const Field *fieldOf(const Form &form, std::string_view key)
{
    const auto found = std::find_if(form.fields.begin(), form.fields.end(),
                                    [&](const Field &field) { return field.key == key; });
    return found == form.fields.end() ? nullptr : &*found;
}

const Field *cellOf(const Field &rows, std::string_view key)
{
    const auto found = std::find_if(rows.rowFields.begin(), rows.rowFields.end(),
                                    [&](const Field &field) { return field.key == key; });
    return found == rows.rowFields.end() ? nullptr : &*found;
}

const Choice *choiceOf(const Field &field, std::string_view term)
{
    const auto found = std::find_if(field.choices.begin(), field.choices.end(),
                                    [&](const Choice &choice) { return choice.term == term; });
    return found == field.choices.end() ? nullptr : &*found;
}

const Offer *offerOf(const Offers &offers, std::string_view id)
{
    const auto found = std::find_if(offers.begin(), offers.end(),
                                    [&](const Offer &offer) { return offer.id == id; });
    return found == offers.end() ? nullptr : &*found;
}

const Drop *dropOn(const std::vector<Drop> &drops, std::string_view place)
{
    const auto found = std::find_if(drops.begin(), drops.end(),
                                    [&](const Drop &drop) { return drop.place == place; });
    return found == drops.end() ? nullptr : &*found;
}

/// The refusal of a whole command; nullopt: it is taken, dice aside.
std::optional<Refusal> refusalOf(const State &state, const Json &command)
{
    const auto read = Game::parseCommand(state, command, DiceNamed::No);
    if (!read)
        return read.error();
    auto decision = Game::decide(state, *read, {}, Strictness::Enforce);
    if (auto *refusal = std::get_if<Refusal>(&decision))
        return *refusal;
    return std::nullopt;
}

/// Fills in partial commands from the choices of their forms: the first ones, or in the order of
/// chance.
class Completer {
public:
    Completer(const State &state, SeededGenerator *chance) : m_state(state), m_chance(chance) { }

    /// A command that the rules take, or nullopt.
    std::optional<Json> taken(const Json &command)
    {
        m_tries = 0;
        m_found.reset();
        search(command, true);
        return m_found;
    }

    /// The first way of filling it in, whatever the rules say.
    Json whole(const Json &command)
    {
        m_tries = 0;
        m_found.reset();
        m_anything = true;
        search(command, false);
        return m_found.value_or(Json());
    }

private:
    static constexpr int kMostTries = 4000;

    std::vector<Json> inOrder(const Field &field, bool open) const
    {
        std::vector<Json> values;
        for (const Choice &choice : field.choices)
            if (!open || !choice.refused)
                values.push_back(parsed(choice.value));
        if (m_chance != nullptr)
            for (std::size_t i = values.size(); i > 1; --i)
                std::swap(values[i - 1], values[m_chance->below(i)]);
        return values;
    }

    void search(const Json &command, bool open)
    {
        if (m_found || ++m_tries > kMostTries)
            return;
        const Form form = Game::form(m_state, command);
        const Json filled = parsed(form.command);
        if (form.complete) {
            if (m_anything || !refusalOf(m_state, filled)) {
                m_found = filled;
                return;
            }
        }
        const auto wanted =
            std::find_if(form.fields.begin(), form.fields.end(),
                         [&](const Field &field) { return wanting(field, filled); });
        if (wanted != form.fields.end())
            fill(*wanted, filled, open);
        // what was filled in as evident may be in the way
        const Field *units = fieldOf(form, "units");
        if (m_found || units == nullptr || command.contains("units"))
            return;
        if (fieldOf(form, "unload") != nullptr && !command.contains("unload")) {
            Json unloaded = command; // Fox alone (R80)
            unloaded["unload"] = true;
            search(unloaded, open);
        }
        for (const Json &unit : inOrder(*units, open)) {
            Json one = command;
            one["units"] = Json::array({unit});
            search(one, open);
        }
    }

    static bool wanting(const Field &field, const Json &command)
    {
        if (field.kind == FieldKind::Rows)
            return command.value(field.key, Json::array()).size()
                < static_cast<std::size_t>(std::max(field.min, 1));
        if (field.kind == FieldKind::Pieces)
            return command.value(field.key, Json::array()).size()
                < static_cast<std::size_t>(field.min);
        return !field.optional && !command.contains(field.key);
    }

    void fill(const Field &field, const Json &command, bool open)
    {
        Json next = command;
        if (field.kind == FieldKind::Rows)
            return fillRows(field, command, open);
        for (const Json &value : inOrder(field, open)) {
            if (field.kind == FieldKind::Pieces) {
                next[field.key] = command.value(field.key, Json::array());
                if (std::find(next[field.key].begin(), next[field.key].end(), value)
                    != next[field.key].end())
                    continue;
                next[field.key].push_back(value);
            } else {
                next[field.key] = value;
            }
            search(next, open);
        }
    }

    void fillRows(const Field &rows, const Json &command, bool open)
    {
        const bool fleet = command.value("do", std::string()) == "naval-move";
        Json next = command;
        if (fleet)
            return sail(rows, command);
        rowsFrom(rows, 0, Json::object(), next, open);
    }

    /// One block after the other, each to a place that its row can take.
    void sail(const Field &rows, const Json &command)
    {
        Json next = command;
        next["moves"] = Json::array();
        for (const Json &block : inOrder(*cellOf(rows, "blocks"), true)) {
            for (const Json &to : inOrder(*cellOf(rows, "to"), true)) {
                Json trial = {{"do", "naval-move"},
                              {"moves", Json::array({{{"blocks", {block}}, {"to", to}}})}};
                const auto refusal = refusalOf(m_state, trial);
                if (refusal && refusal->code != "naval-block-missing")
                    continue;
                next["moves"].push_back({{"blocks", {block}}, {"to", to}});
                break;
            }
        }
        search(next, true);
    }

    void rowsFrom(const Field &rows, std::size_t cell, const Json &row, const Json &command,
                  bool open)
    {
        if (m_found)
            return;
        if (cell == rows.rowFields.size()) {
            Json next = command;
            Json list = command.value(rows.key, Json::array());
            if (std::find(list.begin(), list.end(), row) != list.end())
                return;
            list.push_back(row);
            next[rows.key] = std::move(list);
            return search(next, open);
        }
        const Field &field = rows.rowFields[cell];
        if (field.kind == FieldKind::Number) {
            Json one = row;
            one[field.key] = field.min;
            return rowsFrom(rows, cell + 1, one, command, open);
        }
        if (field.optional)
            rowsFrom(rows, cell + 1, row, command, open);
        if (field.kind == FieldKind::Flag)
            return;
        for (const Json &value : inOrder(field, open)) {
            Json one = row;
            one[field.key] = value;
            rowsFrom(rows, cell + 1, one, command, open);
        }
    }

    const State &m_state;
    SeededGenerator *m_chance;
    bool m_anything = false;
    int m_tries = 0;
    std::optional<Json> m_found;
};

/// Every offer keeps its word. Empty: it does.
std::string broken(const State &state, const Offers &offers)
{
    std::vector<std::string> ids;
    int preferred = 0;
    for (const Offer &offer : offers) {
        if (std::find(ids.begin(), ids.end(), offer.id) != ids.end())
            return offer.id + " is offered twice";
        ids.push_back(offer.id);
        preferred += offer.preferred ? 1 : 0;
        if (offer.preferred && offer.refused)
            return offer.id + " is preferred and refused";
        if (offer.rule.isNone())
            return offer.id + " has no rule";
        if (!offer.refused) {
            if (!Completer(state, nullptr).taken(parsed(offer.command)))
                return offer.id + " can't be filled in: " + offer.command;
            continue;
        }
        const Json whole = Completer(state, nullptr).whole(parsed(offer.command));
        const auto refusal = refusalOf(state, whole);
        if (!refusal || refusal->code != offer.refused->code)
            return offer.id + " is refused with " + offer.refused->code + ", but " + whole.dump()
                + " gets " + (refusal ? refusal->code : std::string("no refusal"));
    }
    if (preferred > 1)
        return "several offers are preferred";
    return {};
}

/// The state after a command with dice of chance.
State played(const State &state, const Json &command, SeededGenerator &chance)
{
    const auto read = Game::parseCommand(state, command, DiceNamed::No);
    if (!read)
        return state;
    std::vector<int> dice;
    auto done = act(state, *read, dice);
    while (const auto *awaiting = std::get_if<Awaiting>(&done)) {
        while (static_cast<int>(dice.size()) < awaiting->needed())
            dice.push_back(chance.roll(DieKind::Pips6));
        done = act(state, *read, dice);
    }
    auto *folded = std::get_if<Folded>(&done);
    return folded ? std::move(folded->first) : state;
}

State inPhase(const char *phase, const Json &units, const Json &more = Json::object())
{
    Json set = {{"turn", 2}, {"phase", phase}, {"units", units}};
    set.update(more);
    return putUp(set);
}

} // namespace

class TestSantaCruzOffers : public QObject {
    Q_OBJECT
private slots:
    void gamesAtRandom_data();
    void gamesAtRandom();
    void setUp();
    void byPhase();
    void cardLimits();
    void inCombat();
    void decisions();
    void formOfTheSetUp();
    void formOfAMove();
    void formOfAnAssaultWithOfficer();
    void formFromTheSea();
    void formOfTheNavalPhase();
    void formOfTheBatteries();
    void formOfReinforcements();
    void formOfLost();
    void dropsInSetUp();
    void dropsAtSea();
    void dropsOfAGroup();
    void dropsOfOfficers();
    void dropsOfNewcomers();
    void dropsForDecisions();
};

void TestSantaCruzOffers::gamesAtRandom_data()
{
    QTest::addColumn<int>("seed");
    QTest::addColumn<QString>("options");
    QTest::newRow("plain, one") << 1 << QStringLiteral("{}");
    QTest::newRow("plain, two") << 2 << QStringLiteral("{}");
    QTest::newRow("14.0, 14.1, 14.2")
        << 3
        << QStringLiteral(
               R"({"min_one_die":true,"reinforcements_once":true,"lucky_shot_roll":true})");
    QTest::newRow("14.4, simplified") << 4 << QStringLiteral(R"({"simplified":true})");
    QTest::newRow("rulings") << 5 << QStringLiteral(R"({"sea_to_sea_by_card":true,
        "counterattack_places_officer":true,"panic_towards":"nearest","retreat_into_origin":false})");
}

void TestSantaCruzOffers::gamesAtRandom()
{
    QFETCH(int, seed);
    QFETCH(QString, options);
    SeededGenerator chance(static_cast<std::uint64_t>(seed));
    State state = opened("standard", Json::parse(options.toStdString()));
    QVERIFY(state.board != nullptr);
    // the Spanish set-up that the rules ask for, the rest by chance
    state = after(state, {{"do", "load-fox"}, {"units", {"rm-1", "sailors-1"}}});
    const std::vector<std::pair<const char *, Json>> places = {
        {"san-cristobal", {"regulars-1", "regulars-2"}},
        {"san-pedro", {"regulars-3"}},
        {"concepcion", {"militia-1"}},
        {"pila-square", {"militia-2", "volunteers-1"}},
        {"town-hall", {"militia-3", "volunteers-2", "volunteers-3"}}};
    for (const auto &[place, units] : places)
        state = after(state, {{"do", "place"}, {"units", units}, {"area", place}});
    QCOMPARE(QString::fromStdString(broken(state, Game::offers(state))), QString());
    state = after(state, {{"do", "start"}});
    QCOMPARE(state.turn, 1);
    int steps = 0;
    for (; steps < 600 && !state.over(); ++steps) {
        const Offers offers = Game::offers(state);
        QVERIFY(!offers.empty());
        if (steps % 4 == 0)
            QCOMPARE(QString::fromStdString(broken(state, offers)), QString());
        std::vector<const Offer *> open;
        for (const Offer &offer : offers)
            if (!offer.refused && offer.id != "pass")
                open.push_back(&offer);
        QVERIFY(!open.empty());
        const Offer &offer = *open[chance.below(open.size())];
        const auto command = Completer(state, &chance).taken(parsed(offer.command));
        QVERIFY2(command.has_value(), (offer.id + ' ' + offer.command).c_str());
        state = played(state, *command, chance);
    }
    QVERIFY(steps > 60);
    if (state.over())
        QVERIFY(Game::offers(state).empty());
}

void TestSantaCruzOffers::setUp()
{
    const State state = opened("standard");
    const Offers offers = Game::offers(state);
    QVERIFY(offerOf(offers, "start")->refused.has_value());
    QCOMPARE(offerOf(offers, "start")->refused->code, std::string("fox-needs-two"));
    QVERIFY(offerOf(offers, "place")->preferred);
    QVERIFY(!offerOf(offers, "load-fox")->preferred);
    State placed = state;
    for (std::size_t i = kBritishUnits; i < kUnitCount; ++i)
        placed.units[i].at = Where::in(placed.board->castle());
    const Offers then = Game::offers(placed);
    QVERIFY(offerOf(then, "load-fox")->preferred);
    QVERIFY(!offerOf(then, "place")->preferred);
}

void TestSantaCruzOffers::byPhase()
{
    const Offers naval =
        Game::offers(inPhase("naval-movement", {{"rm-1", {{"at", "offing-north"}}}}));
    QVERIFY(offerOf(naval, "naval-move")->preferred);
    QCOMPARE(offerOf(naval, "end-phase")->refused->code, std::string("naval-compulsory"));
    const Offers guns = Game::offers(inPhase("bombardment", {{"rm-1", {{"at", "south-roads"}}}}));
    QVERIFY(offerOf(guns, "bombard/south-roads") != nullptr);
    QVERIFY(offerOf(guns, "end-phase")->preferred);
    const Offers action = Game::offers(inPhase("british-action", {{"rm-1", {{"at", "dock"}}}}));
    QVERIFY(!offerOf(action, "play/move")->refused);
    QCOMPARE(offerOf(action, "play/panic")->refused->code, std::string("no-target"));
    QCOMPARE(offerOf(action, "play/move")->side, std::string("british"));
    QVERIFY(offerOf(action, "play/harassment") == nullptr); // not in the British deck
    QVERIFY(offerOf(action, "pass") != nullptr);
}

void TestSantaCruzOffers::cardLimits()
{
    const State two =
        inPhase("british-action", {{"rm-1", {{"at", "dock"}}}}, {{"action", {{"orders", 2}}}});
    QCOMPARE(offerOf(Game::offers(two), "play/move")->refused->code,
             std::string("three-of-a-type"));
    QVERIFY(!offerOf(Game::offers(two), "play/assault")->refused);
    QCOMPARE(offerOf(Game::offers(two), "pass")->refused->code, std::string("already-played"));
    const State none = inPhase("british-action", {{"rm-1", {{"at", "dock"}}}},
                               {{"decks", {{"british", {{"hand", 0}}}}}});
    QCOMPARE(offerOf(Game::offers(none), "play/move")->refused->code,
             std::string("card-not-available"));
}

void TestSantaCruzOffers::inCombat()
{
    State state = inPhase("british-action",
                          {{"sailors-1", {{"at", "dock"}}},
                           {"sailors-2", {{"at", "san-cristobal"}}},
                           {"militia-1", {{"at", "pila-square"}}}});
    state = after(state,
                  {{"do", "play"},
                   {"card", "assault"},
                   {"from", "dock"},
                   {"to", "pila-square"},
                   {"units", {"sailors-1"}}});
    QVERIFY(state.combat.has_value());
    const Offers offers = Game::offers(state);
    QVERIFY(!offerOf(offers, "support/british/cannon")->refused);
    QCOMPARE(offerOf(offers, "support/british/assault-ladders")->refused->code,
             std::string("not-a-fortress"));
    QVERIFY(!offerOf(offers, "support/british/battle-drums")->refused);
    QCOMPARE(offerOf(offers, "support/spanish/heavy-swell")->refused->code,
             std::string("nothing-to-cancel"));
    QCOMPARE(offerOf(offers, "support/spanish/lucky-shot")->refused->code,
             std::string("no-officer"));
    QVERIFY(!offerOf(offers, "round")->preferred);
    QCOMPARE(QString::fromStdString(broken(state, offers)), QString());
    state = after(state, {{"do", "round"}}, {1, 1});
    state = after(state, {{"do", "retreat"}, {"attacker", "stay"}, {"defender", "stay"}});
    QVERIFY(offerOf(Game::offers(state), "round")->preferred);
    QVERIFY(offerOf(Game::offers(state), "support/british/cannon") == nullptr);
}

void TestSantaCruzOffers::decisions()
{
    State state =
        inPhase("british-action",
                {{"sailors-1", {{"at", "dock"}}}, {"militia-1", {{"at", "pila-square"}}}});
    state = after(state,
                  {{"do", "play"},
                   {"card", "assault"},
                   {"from", "dock"},
                   {"to", "pila-square"},
                   {"units", {"sailors-1"}}});
    state = after(state, {{"do", "round"}}, {1, 1});
    QVERIFY(state.pending.has_value());
    const Offers offers = Game::offers(state);
    QVERIFY(offerOf(offers, "retreat/both-stay")->preferred);
    QVERIFY(offerOf(offers, "retreat/attacker/retreat") != nullptr);
    QVERIFY(offerOf(offers, "retreat/defender/caleta") != nullptr);
    QCOMPARE(QString::fromStdString(broken(state, offers)), QString());
    state = after(state, {{"do", "retreat"}, {"attacker", "stay"}});
    QVERIFY(offerOf(Game::offers(state), "retreat/defender/stay")->preferred);
}

/// Two units start in the castle and one in each other Fortress (6): more is said before it is
/// recorded, though units may still be taken elsewhere before the first turn.
void TestSantaCruzOffers::formOfTheSetUp()
{
    State state = opened("standard");
    const auto cautions = [&state](const Json &units, const char *area) {
        const Form form = Game::form(state, {{"do", "place"}, {"units", units}, {"area", area}});
        std::vector<std::string> codes;
        for (const Refusal &caution : form.cautions)
            codes.push_back(caution.code);
        return form.complete ? codes : std::vector<std::string>{"incomplete"};
    };
    using Codes = std::vector<std::string>;
    QVERIFY(cautions({"regulars-1"}, "san-pedro") == Codes());
    QVERIFY(cautions({"regulars-1", "militia-1"}, "san-pedro") == Codes{"setup-fortress"});
    QVERIFY(cautions({"regulars-1", "militia-1"}, "san-cristobal") == Codes());
    QVERIFY(cautions({"regulars-1", "militia-1"}, "pila-square") == Codes());
    state = after(state, {{"do", "place"}, {"units", {"regulars-1"}}, {"area", "san-pedro"}});
    state = after(
        state,
        {{"do", "place"}, {"units", {"regulars-2", "regulars-3"}}, {"area", "san-cristobal"}});
    QVERIFY(cautions({"regulars-1"}, "san-pedro") == Codes()); // itself again
    QVERIFY(cautions({"militia-1"}, "san-pedro") == Codes{"setup-fortress"});
    QVERIFY(cautions({"militia-1"}, "san-cristobal") == Codes{"setup-castle"});
    QVERIFY(cautions({"militia-1"}, "off") == Codes());
}

void TestSantaCruzOffers::formOfAMove()
{
    const State state = inPhase("british-action",
                                {{"sailors-1", {{"at", "dock"}}},
                                 {"sailors-2", {{"at", "dock"}}},
                                 {"sailors-3", {{"at", "san-cristobal"}}},
                                 {"sailors-4", {{"at", "san-cristobal"}}},
                                 {"militia-1", {{"at", "pila-square"}}}});
    const Form empty = Game::form(state, {{"do", "play"}, {"card", "move"}});
    QVERIFY(!empty.complete);
    QCOMPARE(fieldOf(empty, "from")->choices.size(), std::size_t{2});
    QVERIFY(fieldOf(empty, "from")->value.empty());
    const Form from = Game::form(state, {{"do", "play"}, {"card", "move"}, {"from", "dock"}});
    QVERIFY(parsed(from.command).at("units") == Json({"sailors-1", "sailors-2"}));
    QCOMPARE(fieldOf(from, "units")->value, std::string(R"(["sailors-1","sailors-2"])"));
    const Field &to = *fieldOf(from, "to");
    QCOMPARE(choiceOf(to, "san-pedro")->tag, std::string("free"));
    QVERIFY(!choiceOf(to, "san-pedro")->refused);
    QCOMPARE(choiceOf(to, "san-cristobal")->refused->code, std::string("stacking-limit"));
    QCOMPARE(choiceOf(to, "pila-square")->refused->code, std::string("enemy-there"));
    const Form whole = Game::form(state,
                                  {{"do", "play"},
                                   {"card", "move"},
                                   {"from", "dock"},
                                   {"to", "san-pedro"},
                                   {"units", {"sailors-1"}}});
    QVERIFY(whole.complete);
}

void TestSantaCruzOffers::formOfAnAssaultWithOfficer()
{
    const State state =
        inPhase("british-action",
                {{"sailors-1", {{"at", "caleta"}}}, {"militia-1", {{"at", "san-cristobal"}}}},
                {{"officers", {{"hood", {{"at", "caleta"}}}}}});
    const Form form = Game::form(state, {{"do", "play"}, {"card", "assault"}});
    // the only area, its only unit
    QVERIFY(parsed(form.command).at("from") == Json("caleta"));
    QCOMPARE(choiceOf(*fieldOf(form, "to"), "san-cristobal")->tag, std::string("red-border"));
    QCOMPARE(choiceOf(*fieldOf(form, "to"), "concepcion")->tag, std::string("free"));
    QVERIFY(fieldOf(form, "officer")->optional);
    QVERIFY(choiceOf(*fieldOf(form, "officer"), "hood") != nullptr);
    const Field &place = *fieldOf(form, "place");
    QCOMPARE(place.kind, FieldKind::Group);
    QVERIFY(choiceOf(*cellOf(place, "officer"), "nelson") != nullptr);
    QVERIFY(choiceOf(*cellOf(place, "officer"), "hood") == nullptr);
    const Form stays = Game::form(state,
                                  {{"do", "play"},
                                   {"card", "assault"},
                                   {"from", "caleta"},
                                   {"to", "concepcion"},
                                   {"units", {"sailors-1"}}});
    QCOMPARE(choiceOf(*fieldOf(stays, "officer"), "stays")->refused->code,
             std::string("officer-alone"));
    // only an officer comes on
    const Form alone = Game::form(
        putUp({{"turn", 2}, {"phase", "british-action"}, {"units", {{"rm-1", {{"at", "dock"}}}}}}),
        {{"do", "play"},
         {"card", "assault"},
         {"place", {{"officer", "nelson"}, {"area", "dock"}}}});
    QVERIFY(alone.complete);
    QVERIFY(fieldOf(alone, "from")->optional);
}

void TestSantaCruzOffers::formFromTheSea()
{
    const State state = inPhase("british-action",
                                {{"sailors-1", {{"at", "castle-roads"}}},
                                 {"rm-1", {{"at", "fox"}}},
                                 {"militia-1", {{"at", "san-cristobal"}}}},
                                {{"fox", {{"status", "afloat"}, {"at", "castle-roads"}}}});
    const Form form =
        Game::form(state, {{"do", "play"}, {"card", "assault"}, {"from", "castle-roads"}});
    QCOMPARE(choiceOf(*fieldOf(form, "to"), "san-cristobal")->tag, std::string("red-landing"));
    QVERIFY(choiceOf(*fieldOf(form, "units"), "rm-1") != nullptr);
    QVERIFY(fieldOf(form, "unload") != nullptr);
    const Form landing = Game::form(state,
                                    {{"do", "play"},
                                     {"card", "assault"},
                                     {"from", "castle-roads"},
                                     {"to", "caleta"},
                                     {"units", {"rm-1"}}});
    QVERIFY(parsed(landing.command).at("unload") == Json(true));
    QVERIFY(landing.complete);
}

void TestSantaCruzOffers::formOfTheNavalPhase()
{
    const State state =
        inPhase("naval-movement",
                {{"rm-1", {{"at", "offing-north"}}}, {"rm-2", {{"at", "british-setup"}}}});
    const Form form = Game::form(state, {{"do", "naval-move"}});
    const Field &moves = *fieldOf(form, "moves");
    QCOMPARE(moves.max, 2);
    QCOMPARE(choiceOf(*cellOf(moves, "to"), "north-roads")->tag, std::string("drift"));
    QCOMPARE(choiceOf(*cellOf(moves, "to"), "offing-south")->tag, std::string("free"));
    Json command = {{"do", "naval-move"},
                    {"moves", Json::array({{{"blocks", {"rm-1"}}, {"to", "north-roads"}}})}};
    QVERIFY(!Game::form(state, command).complete);
    command["moves"].push_back({{"blocks", {"rm-2"}}, {"to", "offing-south"}});
    QVERIFY(Game::form(state, command).complete);
}

void TestSantaCruzOffers::formOfTheBatteries()
{
    const State state = inPhase("bombardment", {{"rm-1", {{"at", "castle-roads"}}}});
    const Form form = Game::form(
        state, {{"do", "bombard"}, {"plays", Json::array({{{"area", "castle-roads"}}})}});
    QVERIFY(form.complete);
    QVERIFY(parsed(form.command).at("plays").at(0).at("card") == Json("move"));
    const Field &plays = *fieldOf(form, "plays");
    QCOMPARE(choiceOf(*cellOf(plays, "area"), "south-roads")->refused->code,
             std::string("no-target"));
    QVERIFY(choiceOf(*cellOf(plays, "card"), "counterattack") == nullptr); // no cannon on it
}

void TestSantaCruzOffers::formOfReinforcements()
{
    const State state = inPhase("british-action",
                                {{"rm-1", {{"at", "dock"}, {"sp", 2}}},
                                 {"sailors-1", {{"at", "dock"}}},
                                 {"sailors-2", {{"at", "eliminated"}}}});
    const Form form = Game::form(state, {{"do", "play"}, {"card", "reinforcements"}});
    const Field &add = *fieldOf(form, "add");
    QVERIFY(!choiceOf(*cellOf(add, "unit"), "rm-1")->refused);
    QVERIFY(!choiceOf(*cellOf(add, "unit"), "sailors-2")->refused);
    QCOMPARE(choiceOf(*cellOf(add, "unit"), "sailors-1")->refused->code,
             std::string("over-strength"));
    const Form filled =
        Game::form(state,
                   {{"do", "play"},
                    {"card", "reinforcements"},
                    {"add", Json::array({{{"unit", "rm-1"}}, {{"unit", "sailors-2"}}})}});
    QVERIFY(parsed(filled.command).at("add").at(0).at("sp") == Json(1)); // elite
    QVERIFY(parsed(filled.command).at("add").at(1).at("sp") == Json(2)); // what is left
    QVERIFY(filled.complete);
}

void TestSantaCruzOffers::formOfLost()
{
    const State state =
        inPhase("british-action", {{"sailors-1", {{"at", "dock"}}}},
                {{"officers", {{"freemantle", {{"at", "dock"}, {"face", "down"}}}}}});
    const Form form = Game::form(state, {{"do", "play"}, {"card", "move"}});
    const Field &response = *fieldOf(form, "response");
    QVERIFY(response.optional);
    QVERIFY(choiceOf(*cellOf(response, "to"), "san-pedro") != nullptr);
    QVERIFY(cellOf(response, "reveal_freemantle") != nullptr);
    const Form lost = Game::form(
        state,
        {{"do", "play"}, {"card", "move"}, {"response", {{"card", "lost"}, {"to", "san-pedro"}}}});
    QVERIFY(lost.complete);
}

void TestSantaCruzOffers::dropsInSetUp()
{
    const State state = opened("standard");
    const auto drops = Game::drops(state, Json::object(), {"regulars-1", "regulars-2"});
    QVERIFY(!dropOn(drops, "san-cristobal")->refused);
    QVERIFY(
        parsed(dropOn(drops, "san-cristobal")->command)
        == Json(
            {{"do", "place"}, {"units", {"regulars-1", "regulars-2"}}, {"area", "san-cristobal"}}));
    QVERIFY(dropOn(drops, "castle-roads") == nullptr);
    const auto aboard =
        Game::drops(state, {{"do", "load-fox"}, {"units", {"rm-1"}}}, {"sailors-3"});
    QCOMPARE(aboard.size(), std::size_t{1});
    QVERIFY(parsed(aboard.front().command).at("units") == Json({"rm-1", "sailors-3"}));
}

void TestSantaCruzOffers::dropsAtSea()
{
    const State state = inPhase("naval-movement",
                                {{"rm-1", {{"at", "offing-north"}}},
                                 {"rm-2", {{"at", "offing-north"}}},
                                 {"rm-3", {{"at", "south-roads"}}}});
    const auto drops = Game::drops(state, Json::object(), {"rm-1"});
    QCOMPARE(dropOn(drops, "north-roads")->tag, std::string("drift"));
    QVERIFY(!dropOn(drops, "north-roads")->refused);
    QCOMPARE(dropOn(drops, "offing-south")->refused->code, std::string("not-nearer-coast"));
    const Json first = parsed(dropOn(drops, "north-roads")->command);
    const auto second = Game::drops(state, first, {"rm-2"});
    const Json both = parsed(dropOn(second, "castle-roads")->command);
    QCOMPARE(both.at("moves").size(), std::size_t{2});
    // the same block again: its leg changes
    const auto again = Game::drops(state, both, {"rm-1"});
    QCOMPARE(parsed(dropOn(again, "castle-roads")->command).at("moves").size(), std::size_t{2});
    QCOMPARE(dropOn(Game::drops(state, Json::object(), {"rm-3"}), "castle-roads")->refused->code,
             std::string("naval-stopped"));
}

void TestSantaCruzOffers::dropsOfAGroup()
{
    const State state = inPhase("british-action",
                                {{"sailors-1", {{"at", "dock"}}},
                                 {"militia-1", {{"at", "pila-square"}}},
                                 {"militia-2", {{"at", "san-cristobal"}}}});
    const auto drops = Game::drops(state, Json::object(), {"sailors-1"});
    QVERIFY(parsed(dropOn(drops, "san-pedro")->command).at("card") == Json("move"));
    QCOMPARE(dropOn(drops, "san-pedro")->tag, std::string("free"));
    QVERIFY(parsed(dropOn(drops, "pila-square")->command).at("card") == Json("assault"));
    QCOMPARE(dropOn(drops, "pila-square")->tag, std::string("combat"));
    QVERIFY(!dropOn(drops, "pila-square")->refused);
    QCOMPARE(dropOn(drops, "concepcion")->refused->code, std::string("not-adjacent"));
    QVERIFY(!dropOn(drops, "concepcion")->command.empty());
    // the card that was chosen before stays
    const auto counter =
        Game::drops(state, {{"do", "play"}, {"card", "counterattack"}}, {"sailors-1"});
    QVERIFY(parsed(dropOn(counter, "pila-square")->command).at("card") == Json("counterattack"));
    // the other side's units
    const auto others = Game::drops(state, Json::object(), {"militia-1"});
    QCOMPARE(dropOn(others, "caleta")->refused->code, std::string("not-your-phase"));
}

void TestSantaCruzOffers::dropsOfOfficers()
{
    const State state = inPhase("british-action",
                                {{"sailors-1", {{"at", "dock"}}}, {"sailors-2", {{"at", "dock"}}}},
                                {{"officers", {{"hood", {{"at", "dock"}}}}}});
    const auto placed = Game::drops(state, Json::object(), {"nelson"});
    QCOMPARE(dropOn(placed, "dock")->refused->code, std::string("officer-limit"));
    const auto goes = Game::drops(state, Json::object(), {"hood"});
    const Json command = parsed(dropOn(goes, "san-pedro")->command);
    QVERIFY(command.at("officer") == Json("hood"));
    QVERIFY(command.at("units") == Json({"sailors-1", "sailors-2"}));
    const auto together = Game::drops(state, Json::object(), {"hood", "sailors-2"});
    QVERIFY(parsed(dropOn(together, "san-pedro")->command).at("units") == Json({"sailors-2"}));
    QVERIFY(!dropOn(together, "san-pedro")->refused);
}

void TestSantaCruzOffers::dropsOfNewcomers()
{
    const State state = opened("blank");
    const auto drops = Game::drops(state, Json::object(), {"rm-1"});
    const Json first = parsed(dropOn(drops, "dock")->command);
    QVERIFY(first.at("do") == Json("adjust"));
    const auto next = Game::drops(state, first, {"militia-1"});
    const State then = after(state, parsed(dropOn(next, "pila-square")->command));
    QCOMPARE(then.unit(Block::Rm1).at, Where::in(*state.board->find("dock")));
    QCOMPARE(then.unit(Block::Militia1).at, Where::in(*state.board->find("pila-square")));
}

void TestSantaCruzOffers::dropsForDecisions()
{
    State state =
        inPhase("british-action",
                {{"sailors-1", {{"at", "dock"}}}, {"militia-1", {{"at", "pila-square"}}}});
    state = after(state,
                  {{"do", "play"},
                   {"card", "assault"},
                   {"from", "dock"},
                   {"to", "pila-square"},
                   {"units", {"sailors-1"}}});
    state = after(state, {{"do", "round"}}, {1, 1});
    const auto drops = Game::drops(state, Json::object(), {"militia-1"});
    QVERIFY(!dropOn(drops, "caleta")->refused);
    QVERIFY(parsed(dropOn(drops, "caleta")->command)
            == Json({{"do", "retreat"}, {"attacker", "stay"}, {"defender", "caleta"}}));
    State panic = inPhase("british-action", {{"militia-1", {{"at", "caleta"}}}});
    panic = after(panic, {{"do", "play"}, {"card", "panic"}, {"area", "caleta"}}, {4});
    QVERIFY(panic.pending.has_value());
    const auto back = Game::drops(panic, Json::object(), {"militia-1"});
    QVERIFY(dropOn(back, "pila-square") != nullptr);
    QVERIFY(dropOn(back, "dock") == nullptr);
}

QTEST_APPLESS_MAIN(TestSantaCruzOffers)
#include "tst_santa_cruz_offers.moc"
