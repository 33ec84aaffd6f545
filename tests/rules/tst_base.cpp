// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/base/dice.h"
#include "rules/base/field_hasher.h"
#include "rules/base/fingerprint.h"
#include "rules/base/json_text.h"
#include "rules/base/reason.h"
#include "rules/base/rng.h"

#include <QTest>

#include <array>
#include <cmath>
#include <initializer_list>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

using namespace qd;

namespace {

enum class Colour : std::uint8_t { White, Blue };

struct Buoy {
    Colour colour{};
    std::optional<int> depth;
};

class BuoyHasher : public FieldHasher<BuoyHasher> {
public:
    using FieldHasher::add;

    void add(const Buoy &buoy) { all(buoy.colour, buoy.depth); }
};

} // namespace

class TestBase : public QObject {
    Q_OBJECT

private slots:
    void facesOfADie_data();
    void facesOfADie();
    void cupHandsOutInOrder();
    void cupStopsWhenFacesAreMissing();
    void cupTellsWhatIsLeft();
    void jsonTaken_data();
    void jsonTaken();
    void jsonRefused_data();
    void jsonRefused();
    void jsonPlaceIsTheByte();
    void jsonLimitsHold();
    void canonicalTextSortsKeys();
    void canonicalTextReadsBackEqual();
    void generatorKnownAnswers();
    void generatorIsUniform_data();
    void generatorIsUniform();
    void fingerprintKnownAnswers();
    void fingerprintTellsEveryBitApart();
    void fingerprintTellsOrderAndLengthApart();
    void fieldsAddTheirWords();
    void tallyLeavesOutZeros();
};

void TestBase::facesOfADie_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QList<int>>("faces");
    QTest::addColumn<QList<int>>("others");
    const auto row = [](const char *name, DieKind kind, const QList<int> &faces,
                        const QList<int> &others) {
        QTest::newRow(name) << static_cast<int>(kind) << faces << others;
    };
    row("six pips", DieKind::Pips6, {1, 2, 3, 4, 5, 6}, {0, 7, -1, 11, 2147483647, -2147483647});
    row("base-6 pair", DieKind::Base66, {11, 16, 61, 66, 34}, {0, 10, 17, 67, 76, 99, 6, -11, 111});
    row("star die", DieKind::Star, {0, 1, 2, 3}, {-1, 4, 6});
    row("coin", DieKind::Coin, {1, 2}, {0, 3});
}

void TestBase::facesOfADie()
{
    QFETCH(int, kind);
    QFETCH(QList<int>, faces);
    QFETCH(QList<int>, others);
    for (const int face : faces)
        QVERIFY2(isFace(static_cast<DieKind>(kind), face), qPrintable(QString::number(face)));
    for (const int face : others)
        QVERIFY2(!isFace(static_cast<DieKind>(kind), face), qPrintable(QString::number(face)));
}

void TestBase::cupHandsOutInOrder()
{
    const std::array<int, 5> fell{6, 1, 4, 4, 2};
    DiceCup cup(fell);
    std::vector<int> faces;
    QVERIFY(cup.take(DiceAsk{"round", "british", {}, 2, DieKind::Pips6, "10.2"}, faces));
    QCOMPARE(faces, (std::vector<int>{6, 1}));
    QVERIFY(cup.take(DiceAsk{"round", "spanish", {}, 0, DieKind::Pips6, "10.2"}, faces));
    QVERIFY(faces.empty());
    QVERIFY(cup.take(DiceAsk{"round", "spanish", {}, 3, DieKind::Pips6, "10.2"}, faces));
    QCOMPARE(faces, (std::vector<int>{4, 4, 2}));
    QCOMPARE(cup.left(), std::size_t{0});
}

void TestBase::cupStopsWhenFacesAreMissing()
{
    const std::array<int, 3> fell{6, 1, 4};
    DiceCup cup(fell);
    std::vector<int> faces;
    QVERIFY(cup.take(DiceAsk{"a", {}, {}, 2, DieKind::Pips6, {}}, faces));
    QVERIFY(!cup.take(DiceAsk{"b", {}, {}, 2, DieKind::Star, {}}, faces));
    const Awaiting awaiting = cup.awaiting();
    QCOMPARE(awaiting.asks.size(), std::size_t{2});
    QCOMPARE(awaiting.needed(), 4);
    QCOMPARE(awaiting.given, 3);
    QVERIFY(awaiting.asks[1].kind == DieKind::Star);
}

void TestBase::cupTellsWhatIsLeft()
{
    const std::array<int, 3> fell{6, 1, 4};
    DiceCup cup(fell);
    QCOMPARE(cup.left(), std::size_t{3});
    std::vector<int> faces;
    QVERIFY(cup.take(DiceAsk{"a", {}, {}, 1, DieKind::Pips6, {}}, faces));
    QCOMPARE(cup.left(), std::size_t{2});
}

void TestBase::jsonTaken_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("canonical");
    QTest::newRow("object") << QByteArray(R"({ "b" : 1, "a" : [ true, null ] })")
                            << QByteArray(R"({"a":[true,null],"b":1})");
    QTest::newRow("same key in two objects")
        << QByteArray(R"([{"a":1},{"a":2}])") << QByteArray(R"([{"a":1},{"a":2}])");
    QTest::newRow("same key in and out")
        << QByteArray(R"({"a":{"a":1},"b":{"a":1}})") << QByteArray(R"({"a":{"a":1},"b":{"a":1}})");
    QTest::newRow("UTF-8") << QByteArray("\"Crist\xC3\xB3"
                                         "bal\"")
                           << QByteArray("\"Crist\xC3\xB3"
                                         "bal\"");
    QTest::newRow("surrogate pair")
        << QByteArray(R"("\ud83c\udfb2")") << QByteArray("\"\xF0\x9F\x8E\xB2\"");
    QTest::newRow("escaped NUL") << QByteArray(R"("a\u0000b")") << QByteArray(R"("a\u0000b")");
    QTest::newRow("brackets in a string") << QByteArray("\"" + QByteArray(100, '[') + "\"")
                                          << QByteArray("\"" + QByteArray(100, '[') + "\"");
    QTest::newRow("64 deep") << QByteArray(QByteArray(64, '[') + QByteArray(64, ']'))
                             << QByteArray(QByteArray(64, '[') + QByteArray(64, ']'));
    QTest::newRow("largest integer")
        << QByteArray("18446744073709551615") << QByteArray("18446744073709551615");
}

void TestBase::jsonTaken()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, canonical);
    const auto json = parseJson(text.toStdString());
    QVERIFY(json.has_value());
    QCOMPARE(QByteArray::fromStdString(canonicalText(*json)), canonical);
}

void TestBase::jsonRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("kind");
    const auto row = [](const char *name, const QByteArray &text,
                        FaultKind kind = FaultKind::Malformed) {
        QTest::newRow(name) << text << static_cast<int>(kind);
    };
    row("nothing", "");
    row("half an object", R"({"a":)");
    row("something after the value", "{} {}");
    row("comment", "{} // no");
    row("duplicate key", R"({"a":1,"b":2,"a":3})");
    row("duplicate key deeper", R"({"x":[{"a":1,"a":3}]})");
    row("lone surrogate", R"("\ud800")");
    row("lone low surrogate", R"("\udfb2")");
    row("invalid UTF-8", "\"\xC3\x28\"");
    row("overlong UTF-8", "\"\xC0\xAF\"");
    row("NUL byte", QByteArray("{\"a\"\0:1}", 8));
    row("NUL byte in a string", QByteArray("\"a\0b\"", 5));
    row("not a number", "NaN");
    row("leading zero", "01");
    row("number beyond a double", "1e999");
    row("65 deep", QByteArray(65, '[') + QByteArray(65, ']'), FaultKind::TooLarge);
    row("ten thousand deep", QByteArray(10000, '['), FaultKind::TooLarge);
    row("a million objects deep", QByteArray(R"({"a":)").repeated(1000000), FaultKind::TooLarge);
    row("string beyond its limit", "\"" + QByteArray((1 << 20) + 1, 'x') + "\"",
        FaultKind::TooLarge);
}

void TestBase::jsonRefused()
{
    QFETCH(QByteArray, text);
    QFETCH(int, kind);
    const auto json = parseJson(text.toStdString());
    QVERIFY(!json.has_value());
    QCOMPARE(static_cast<int>(json.error().kind), kind);
    QVERIFY(!json.error().detail.empty());
}

void TestBase::jsonPlaceIsTheByte()
{
    const auto json = parseJson(R"({"a":tru})");
    QVERIFY(!json.has_value());
    QVERIFY(json.error().place.rfind("byte ", 0) == 0);
}

void TestBase::jsonLimitsHold()
{
    JsonLimits narrow;
    narrow.bytes = 10;
    QVERIFY(parseJson("[1,2,3,44]", narrow).has_value());
    QVERIFY(parseJson("[1,2,3,445]", narrow).error().kind == FaultKind::TooLarge);
    narrow = {};
    narrow.depth = 2;
    QVERIFY(parseJson("[[1]]", narrow).has_value());
    QVERIFY(!parseJson("[[[1]]]", narrow).has_value());
    narrow = {};
    narrow.stringBytes = 3;
    QVERIFY(parseJson("\"abc\"", narrow).has_value());
    QVERIFY(!parseJson("\"abcd\"", narrow).has_value());
    QVERIFY(!parseJson("{\"abcd\":1}", narrow).has_value());
}

void TestBase::canonicalTextSortsKeys()
{
    Json json;
    json["zeta"] = 1;
    json["Alpha"] = Json::array({1.5, "x"});
    json["alpha"] = nullptr;
    QCOMPARE(canonicalText(json), std::string(R"({"Alpha":[1.5,"x"],"alpha":null,"zeta":1})"));
    const std::string quoted = "\"a\\\"b\\n\"";
    QCOMPARE(jsonString("a\"b\n"), quoted);
}

void TestBase::canonicalTextReadsBackEqual()
{
    SeededGenerator random(7);
    for (int i = 0; i < 200; ++i) {
        Json json = Json::object();
        for (int k = 0; k < 5; ++k) {
            std::string key(1 + random.below(4), 'a');
            for (char &c : key)
                c = static_cast<char>('a' + random.below(26));
            json[key] = static_cast<std::int64_t>(random.next());
        }
        const std::string text = canonicalText(json);
        const auto back = parseJson(text);
        QVERIFY(back.has_value());
        QVERIFY(*back == json);
        QCOMPARE(canonicalText(*back), text);
    }
}

void TestBase::generatorKnownAnswers()
{
    // The published first outputs of SplitMix64.
    SeededGenerator zero(0);
    QCOMPARE(zero.next(), 0xE220A8397B1DCDAFULL);
    QCOMPARE(zero.next(), 0x6E789E6AA1B965F4ULL);
    QCOMPARE(zero.next(), 0x06C45D188009454FULL);
    SeededGenerator known(1234567);
    QCOMPARE(known.next(), 6457827717110365317ULL);
    QCOMPARE(known.next(), 3203168211198807973ULL);
}

void TestBase::generatorIsUniform_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("faces");
    QTest::newRow("six pips") << static_cast<int>(DieKind::Pips6) << 6;
    QTest::newRow("base-6 pair") << static_cast<int>(DieKind::Base66) << 36;
    QTest::newRow("coin") << static_cast<int>(DieKind::Coin) << 2;
}

void TestBase::generatorIsUniform()
{
    QFETCH(int, kind);
    QFETCH(int, faces);
    SeededGenerator random(42);
    QMap<int, int> counts;
    const int rolls = 36000;
    for (int i = 0; i < rolls; ++i) {
        const int face = random.roll(static_cast<DieKind>(kind));
        QVERIFY(isFace(static_cast<DieKind>(kind), face));
        ++counts[face];
    }
    QCOMPARE(counts.size(), faces);
    const double mean = double(rolls) / faces;
    const double sigma = std::sqrt(mean * (1.0 - 1.0 / faces));
    for (const int count : counts)
        QVERIFY(std::abs(count - mean) < 5 * sigma);
}

void TestBase::fingerprintKnownAnswers()
{
    QCOMPARE(Fingerprint().hex(), std::string("cbf29ce484222325"));
    Fingerprint word;
    word.add(std::uint64_t{0x61});
    std::uint64_t expected = (0xCBF29CE484222325ULL ^ 0x61ULL) * 0x100000001B3ULL;
    expected ^= expected >> 32U;
    QCOMPARE(word.value(), expected);
    Fingerprint text; // its length, then eight bytes a word, the first lowest
    text.add(std::string_view("abcdefghi"));
    Fingerprint words;
    words.add(std::uint64_t{9});
    words.add(std::uint64_t{0x6867666564636261ULL});
    words.add(std::uint64_t{0x69});
    QCOMPARE(text.hex(), words.hex());
    QCOMPARE(text.hex().size(), std::size_t{16});
}

void TestBase::fingerprintTellsEveryBitApart()
{
    std::set<std::uint64_t> prints;
    for (unsigned bit = 0; bit < 64; ++bit)
        for (int place = 0; place < 4; ++place) {
            Fingerprint print;
            for (int i = 0; i < 4; ++i)
                print.add(i == place ? std::uint64_t{1} << bit : std::uint64_t{0});
            prints.insert(print.value());
        }
    QCOMPARE(prints.size(), std::size_t{256});
}

/// Journals hold the sums: each kind of value adds the same words for ever.
void TestBase::fieldsAddTheirWords()
{
    BuoyHasher hasher;
    hasher.all(true, -1, std::string("ab"), 0.5, -0.0);
    hasher.all(std::vector<Buoy>{{Colour::Blue, 7}, {Colour::White, std::nullopt}});
    hasher.all(std::array<bool, 2>{false, true}, std::pair(3, std::string()));
    hasher.all(std::map<int, Buoy>{{4, {Colour::White, 0}}});
    Fingerprint words;
    const auto add = [&words](std::initializer_list<std::uint64_t> each) {
        for (const std::uint64_t word : each)
            words.add(word);
    };
    add({1, 0xFFFFFFFFFFFFFFFFULL});
    add({2, 0x6261}); // a text: its length, then its bytes
    add({0x3FE0000000000000ULL, 0}); // a double: IEEE 754; −0 is 0
    add({2, 1, 1, 7, 0, 0}); // a list: its length; an optional: whether it is there, then what
    add({0, 1, 3, 0}); // an array, a pair: nothing but what is in them
    add({1, 4, 0, 1, 0}); // a map: its length, then key and value
    QCOMPARE(hasher.value(), words.value());
}

void TestBase::fingerprintTellsOrderAndLengthApart()
{
    const auto of = [](std::initializer_list<std::string_view> texts) {
        Fingerprint print;
        for (const std::string_view text : texts)
            print.add(text);
        return print.value();
    };
    const std::set<std::uint64_t> prints{of({"a", "b"}), of({"b", "a"}), of({"ab"}),
                                         of({"", "ab"}), of({"ab", ""}), of({})};
    QCOMPARE(prints.size(), std::size_t{6});
}

void TestBase::tallyLeavesOutZeros()
{
    Tally tally;
    tally.add("base", 1, "10.2");
    tally.add("most-sp", 0, "10.2");
    tally.add("red-border", -1, "10.2");
    tally.add("cannon", 2, "9.cannon");
    QCOMPARE(tally.because.size(), std::size_t{3});
    QCOMPARE(tally.total(), 2);
}

QTEST_APPLESS_MAIN(TestBase)
#include "tst_base.moc"
