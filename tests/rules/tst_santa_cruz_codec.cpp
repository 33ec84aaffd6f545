// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/codec.h"
#include "tests/rules/santa_cruz_table.h"

#include <QTest>

#include <set>

using namespace qd;
using namespace qd::santa_cruz;

/// Facts, commands and states to JSON and back.
class TestSantaCruzCodec : public QObject {
    Q_OBJECT

private slots:
    void everyEvent_data();
    void everyEvent();
    void eventsLackingAKey();
    void hostileEvents_data();
    void hostileEvents();
    void everyCommand_data();
    void everyCommand();
    void states_data();
    void states();
    void hostileStates();
    void fingerprintsTellStatesApart();
};

namespace {

/// Fills every field of an event with something that is not its default.
class Filler {
public:
    template <class T>
    void operator()(const char * /*key*/, T &value)
    {
        fill(value);
    }

    template <class T>
    void maybe(const char * /*key*/, T &value)
    {
        fill(value);
    }

    void leader(const char * /*key*/, std::optional<Side> &side) { side = Side::Spanish; }

    void goes(const char * /*key*/, bool &eliminated) { eliminated = true; }

private:
    static void fill(int &value) { value = 3; }

    static void fill(bool &value) { value = true; }

    static void fill(std::string &value) { value = "3:00 ñ"; }

    static void fill(AreaId &area) { area = static_cast<AreaId>(7); }

    static void fill(Where &where) { where = Where::in(static_cast<AreaId>(8)); }

    static void fill(Block &block) { block = Block::Sailors3; }

    static void fill(CardCounts &cards) { cards[indexOf(Card::Cannon)] = 2; }

    static void fill(Tally &tally) { tally.add("base", 1, "10.2", "dock"); }

    static void fill(std::pair<Block, AreaId> &pair)
    {
        pair = {Block::Rm2, static_cast<AreaId>(9)};
    }

    static void fill(Action &action) { action = {1, 2, Side::Spanish}; }

    static void fill(Combat &combat)
    {
        combat.area = static_cast<AreaId>(10);
        combat.attacker = Side::Spanish;
        combat.by = CombatBy::CounterattackResponse;
        combat.origins = {{Block::Regulars1, static_cast<AreaId>(8)}};
        combat.redBorder = true;
        combat.round = 4;
        combat.stage = Stage::Resolving;
        combat.supports = {{Side::British,
                            Card::BattleDrums,
                            true,
                            {Block::Rm1},
                            Officer::Hood,
                            static_cast<AreaId>(8)}};
        Resolution &resolution = combat.resolution.emplace();
        resolution.step = Resolution::Step::Flight;
        resolution.throws[0] = {{1, 6}, {2, 6}, 6, 1, true};
        resolution.casualtyDie[1] = 4;
        resolution.hitsLeft = {1, 2};
        resolution.volunteersAtThrow = {Block::Volunteers2};
        resolution.flightDue = true;
    }

    static void fill(Pending &pending)
    {
        pending.kind = DecisionKind::AssignHit;
        pending.side = Side::Spanish;
        pending.units = {Block::Militia1, Block::Militia2};
        pending.cards = {Card::Cannon};
        pending.areas = {static_cast<AreaId>(8)};
        pending.ways = {{Block::Rm1, {static_cast<AreaId>(8), static_cast<AreaId>(9)}}};
        pending.attrition = true;
        pending.count = 2;
        pending.faces = {1, 4};
        pending.dice = {0, 1};
        pending.role = Role::Defender;
        pending.area = static_cast<AreaId>(9);
        pending.officer = Officer::Roman;
    }

    template <Word E>
    static void fill(E &value)
    {
        value = static_cast<E>(1);
    }

    template <Part T>
    static void fill(T &part)
    {
        part.fields(Filler());
    }

    template <class T>
    static void fill(std::optional<T> &value)
    {
        fill(value.emplace());
    }

    template <class T>
    static void fill(std::vector<T> &values)
    {
        values.resize(2);
        for (T &value : values)
            fill(value);
    }
};

template <std::size_t I = 0>
EventBody bodyAt(std::size_t index)
{
    if constexpr (I + 1 < std::variant_size_v<EventBody>)
        if (index != I)
            return bodyAt<I + 1>(index);
    return EventBody(std::in_place_index<I>);
}

Event sample(std::size_t index)
{
    Event event{"10.4", bodyAt(index)};
    std::visit([](auto &body) { body.fields(Filler()); }, event.body);
    return event;
}

std::string nameAt(std::size_t index)
{
    return std::visit([](const auto &body) { return std::string(body.kName); }, bodyAt(index));
}

/// Positions with something in every corner of the state.
Table busyTable(const QString &name)
{
    if (name == QStringLiteral("set-up"))
        return Table("standard");
    Table table("blank", R"({"hood_scope":"british-response","min_one_die":true})");
    table.adjust(
        R"({"turn":4,"phase":"british-action","morale":-2,"units":{"rm-1":{"at":"dock"},"sailors-1":{"at":"dock"},)"
        R"("sailors-9":{"at":"fox","sp":2},"rm-3":{"at":"eliminated"},"militia-1":{"at":"pila-square"},)"
        R"("volunteers-1":{"at":"pila-square"}},"fox":{"at":"castle-roads","hits":1,"cards":{"cannon":1}},)"
        R"("officers":{"hood":{"at":"dock"},"nelson":{"status":"killed"},"roman":{"at":"pila-square"}},)"
        R"("batteries":{"red":{"spiked":true}},"decks":{"british":{"discard":{"move":2}},)"
        R"("spanish":{"hand":3,"eliminated":{"lucky-shot":1}}}})");
    if (name == QStringLiteral("in a combat") || name == QStringLiteral("in a decision")) {
        table.act(
            R"({"do":"play","card":"assault","from":"dock","to":"pila-square","units":["rm-1","sailors-1"]})");
        table.act(R"({"do":"support","side":"british","card":"cannon"})");
        table.act(R"({"do":"support","side":"spanish","card":"heavy-swell","against":"cannon"})");
    }
    if (name == QStringLiteral("in a decision"))
        table.act(R"({"do":"round"})", {1, 1, 5, 1});
    return table;
}

} // namespace

void TestSantaCruzCodec::everyEvent_data()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < std::variant_size_v<EventBody>; ++i)
        QTest::newRow(nameAt(i).c_str()) << static_cast<int>(i);
}

void TestSantaCruzCodec::everyEvent()
{
    QFETCH(int, index);
    const Table table;
    const Event event = sample(static_cast<std::size_t>(index));
    const Json json = Game::encodeEvent(table.state, event);
    QVERIFY(json["event"] == Json(nameAt(static_cast<std::size_t>(index))));
    QVERIFY(json["rule"] == Json("10.4"));
    const auto parsed = parseJson(canonicalText(json));
    QVERIFY(parsed);
    const auto read = Game::decodeEvent(table.state, *parsed);
    QVERIFY2(read, read ? "" : read.error().detail.c_str());
    QVERIFY(Game::encodeEvent(table.state, *read) == json);
    QVERIFY(Game::apply(table.state, *read) == Game::apply(table.state, event));
}

void TestSantaCruzCodec::eventsLackingAKey()
{
    const Table table;
    const std::set<std::string> optional{"rule",     "because", "unit",      "card",
                                         "returned", "officer", "officer_to"};
    for (std::size_t i = 0; i < std::variant_size_v<EventBody>; ++i) {
        const Json whole = Game::encodeEvent(table.state, sample(i));
        for (const auto &[key, value] : whole.items()) {
            if (optional.count(key) != 0)
                continue;
            Json lacking = whole;
            lacking.erase(key);
            QVERIFY2(!Game::decodeEvent(table.state, lacking),
                     (nameAt(i) + " without " + key).c_str());
        }
    }
}

void TestSantaCruzCodec::hostileEvents_data()
{
    QTest::addColumn<QString>("event");
    const char *const events[] = {
        R"({})",
        R"({"event":3})",
        R"({"event":"rain"})",
        R"({"event":"hit","unit":"fox","sp_from":4,"sp_to":3,"cause":"fire"})",
        R"({"event":"hit","unit":"rm-1","sp_from":4,"sp_to":99,"cause":"fire"})",
        R"({"event":"moved","side":"british","units":["rm-1","fox"],"officer":null,"from":"dock","to":"caleta"})",
        R"({"event":"turn","turn":13,"label":"8:00"})",
        R"({"event":"morale","from":0,"to":40})",
        R"({"event":"refilled","side":"british","drawn":1e30,"hand":6,"limit":6,"reshuffled":false})",
        R"({"event":"setup-placed","units":["rm-1"],"area":"atlantis"})",
        R"({"event":"~after","action":{},"combat":null,"pending":null})",
        R"({"event":"~after","action":{"orders":0,"assaults":0,"counterattack_for":null},"combat":null,)"
        R"("pending":{"kind":"flee","side":"spanish","attrition":false,"count":0,"role":"attacker"}})",
    };
    for (const char *event : events)
        QTest::newRow(event) << QString::fromLatin1(event);
}

void TestSantaCruzCodec::hostileEvents()
{
    QFETCH(QString, event);
    const Table table;
    const auto json = parseJson(event.toStdString());
    QVERIFY(json);
    const auto read = Game::decodeEvent(table.state, *json);
    QVERIFY(!read);
    QCOMPARE(read.error().kind, FaultKind::Malformed);
}

void TestSantaCruzCodec::everyCommand_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<int>("index");
    const char *const lines[] = {
        R"({"do":"place","units":["militia-1"],"area":"off"})",
        R"({"do":"load-fox","units":["rm-1","rm-2"]})",
        R"({"do":"start"})",
        R"({"do":"naval-move","moves":[{"blocks":["rm-1","fox"],"to":"north-roads"}]})",
        R"({"do":"bombard","plays":[{"card":"move","area":"castle-roads","plus":false}]})",
        R"({"do":"end-phase"})",
        R"({"do":"pass","discard":["confusion"]})",
        R"({"do":"play","card":"assault","from":"dock","to":"caleta","units":["rm-1"],"officer":null})",
        R"({"do":"counterattack","from":"dock","to":"caleta","units":["militia-1"],"officer":"roman"})",
        R"({"do":"support","side":"british","card":"battle-drums","from":"dock","units":["rm-1"]})",
        R"({"do":"round","oldfield":0})",
        R"({"do":"fire-back"})",
        R"({"do":"fox-loss","card":"cannon"})",
        R"({"do":"assign-hit","unit":"rm-1"})",
        R"({"do":"oldfield","die":2})",
        R"({"do":"flee","to":"dock"})",
        R"({"do":"retreat","attacker":"stay","defender":"dock"})",
        R"({"do":"panic-retreat","moves":[{"unit":"militia-1","to":"dock"}],"officer_with":"militia-1"})",
        R"({"do":"eliminate-excess","units":["militia-1"]})",
        R"({"do":"drums-return","units":["rm-1"]})",
        R"({"do":"adjust","set":{"turn":3}})",
    };
    static_assert(std::size(lines) == std::variant_size_v<CommandBody>);
    for (std::size_t i = 0; i < std::size(lines); ++i)
        QTest::newRow(lines[i]) << QString::fromLatin1(lines[i]) << static_cast<int>(i);
}

void TestSantaCruzCodec::everyCommand()
{
    QFETCH(QString, line);
    QFETCH(int, index);
    const Table table;
    Json json = *parseJson(line.toStdString());
    const auto command = Game::parseCommand(table.state, json, DiceNamed::No);
    QVERIFY2(command, command ? "" : command.error().message.c_str());
    QCOMPARE(static_cast<int>(command->body.index()), index);
    json["surplus"] = 1;
    const auto refused = Game::parseCommand(table.state, json, DiceNamed::No);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, std::string("bad-command"));
}

void TestSantaCruzCodec::states_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"set-up", "after adjustments", "in a combat", "in a decision"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void TestSantaCruzCodec::states()
{
    QFETCH(QString, name);
    const Table table = busyTable(name);
    QVERIFY(table.foldsAlike);
    QVERIFY(!table.refusal);
    const auto json = parseJson(canonicalText(Game::encodeState(table.state)));
    QVERIFY(json);
    Table opening(table.state.blank ? "blank" : "standard");
    State fresh = opening.state;
    fresh.board = table.state.board;
    fresh.decks = table.state.decks;
    const auto read = Game::decodeState(fresh, *json);
    QVERIFY2(read, read ? "" : read.error().place.c_str());
    QVERIFY(*read == table.state);
    QCOMPARE(Game::fingerprint(*read), Game::fingerprint(table.state));
    QCOMPARE(table.state.pending.has_value(), name == QStringLiteral("in a decision"));
}

void TestSantaCruzCodec::hostileStates()
{
    const Table table = busyTable(QStringLiteral("in a decision"));
    const Json whole = Game::encodeState(table.state);
    for (const auto &[key, value] : whole.items()) {
        Json broken = whole;
        broken[key] = "nonsense";
        QVERIFY2(!Game::decodeState(table.state, broken), key.c_str());
        broken.erase(key);
        QVERIFY2(!Game::decodeState(table.state, broken), key.c_str());
    }
    QVERIFY(!Game::decodeState(table.state, Json(3)));
}

void TestSantaCruzCodec::fingerprintsTellStatesApart()
{
    std::set<std::uint64_t> seen;
    const char *const sets[] = {
        R"({})",
        R"({"turn":2})",
        R"({"phase":"bombardment"})",
        R"({"morale":1})",
        R"({"units":{"rm-1":{"at":"dock"}}})",
        R"({"units":{"rm-2":{"at":"dock"}}})",
        R"({"units":{"rm-1":{"sp":3}}})",
        R"({"fox":{"at":"castle-roads"}})",
        R"({"fox":{"hits":1}})",
        R"({"officers":{"hood":{"at":"dock"}}})",
        R"({"officers":{"hood":{"face":"up"}}})",
        R"({"batteries":{"red":{"spiked":true}}})",
        R"({"decks":{"british":{"hand":5}}})",
        R"({"decks":{"spanish":{"discard":{"move":1}}}})",
        R"({"decks":{"spanish":{"eliminated":{"move":1}}}})",
        R"({"action":{"orders":1}})",
        R"({"action":{"counterattack_for":"british"}})",
        R"({"combat":{"area":"dock","attacker":"british"}})",
        R"({"combat":{"area":"dock","attacker":"british","round":1}})",
        R"({"options":{"min_one_die":true}})",
    };
    for (const char *set : sets) {
        Table table;
        QCOMPARE(table.adjust(set), std::string());
        QVERIFY2(seen.insert(Game::fingerprint(table.state)).second, set);
    }
}

QTEST_APPLESS_MAIN(TestSantaCruzCodec)
#include "tst_santa_cruz_codec.moc"
