// SPDX-License-Identifier: GPL-3.0-or-later
// The stage of the Naval Commitment (6.9, 6.9.1): when it appears, what it tells, where the roll
// ends on the ruler.
#include "app/narration/narrator.h"
#include "app/panels/act_draft.h"
#include "app/panels/corunna/naval_stage.h"
#include "app/panels/corunna/roll_ruler.h"
#include "app/panels/tally_card.h"
#include "app/session/resource_library.h"
#include "rules/catalog/catalog.h"

#include <QLabel>
#include <QTest>

#include <algorithm>
#include <optional>

using namespace qd;
using namespace qd::corunna;

namespace {

const GameModule &game()
{
    const auto &all = games();
    return **std::ranges::find_if(
        all, [](const GameModule *each) { return each->info().id == "corunna"; });
}

/// The table after acts that need no dice, or those named.
Position after(Position position,
               std::initializer_list<std::pair<const char *, std::vector<int>>> acts)
{
    for (const auto &[command, dice] : acts) {
        const Decided decided =
            position.decide(command, dice.empty() ? std::nullopt : std::optional(dice));
        const auto *happened = std::get_if<Happened>(&decided);
        if (happened == nullptr)
            qFatal("the act is refused: %s", command);
        position = happened->after;
    }
    return position;
}

Position opened()
{
    return *game().open({}, resourceLibrary());
}

constexpr const char *kNear =
    R"({"do":"adjust","set":{"phase":"naval","units":{"22e-chasseurs":{"hex":"n1920"},)"
    R"("victory":{"hex":"n1707"},"mars":{"hex":"n1708"},"eagle":{"hex":"n1709"}}}})";
constexpr const char *kFar =
    R"({"do":"adjust","set":{"phase":"naval","units":{"22e-chasseurs":{"hex":"n1926"}}}})";

/// The stage over an act in hand.
struct Bench {
    explicit Bench(const Position &position) : narrator(makeNarrator(game(), position))
    {
        draft.setTable(
            position,
            [](const Act &, const QString &, DiceSource) {
                return tl::expected<qint64, Trouble>(1);
            },
            [](const Act &) {
                return tl::expected<std::vector<int>, Trouble>({1, 1});
            });
        stage.setDraft(&draft);
        stage.setNarrator(narrator.get());
        stage.showPosition(position);
    }

    QString text(const char *name) const
    {
        const auto *label = stage.findChild<QLabel *>(QString::fromLatin1(name));
        return label == nullptr || label->isHidden() ? QString() : label->text();
    }

    QString ruler() const { return stage.findChild<RollRuler *>()->said(); }

    QString modifier() const { return stage.findChild<TallyCard *>()->answer(); }

    std::unique_ptr<Narrator> narrator;
    ActDraft draft;
    NavalStage stage;
};

} // namespace

class NavalStageTest : public QObject {
    Q_OBJECT
private slots:
    void appearsAtTenHexes();
    void modifiersAreSteps();
    void refereeTellsTheCircumstances();
    void rollEndsInItsRow_data();
    void rollEndsInItsRow();
    void shipsAreCounted();
    void rulerFitsItsWidth();
};

/// 6.9.1: the roll is due the moment French come within ten hexes.
void NavalStageTest::appearsAtTenHexes()
{
    const Bench far(after(opened(), {{kFar, {}}}));
    QVERIFY(!far.stage.isOn());
    QVERIFY(far.stage.isHidden());
    const auto isOffered = [](const Position &position) {
        const Offers offers = position.offers();
        return !offers.empty() && offers.front().id == "naval-commitment"
            && offers.front().preferred;
    };
    QVERIFY(!isOffered(after(opened(), {{kFar, {}}})));
    QVERIFY(isOffered(after(opened(), {{kNear, {}}})));
    QVERIFY(!isOffered(
        after(opened(), {{kNear, {}}, {R"({"do":"naval-commitment"})", {3, 3}}}))); // once
    const Bench near(after(opened(), {{kNear, {}}}));
    QVERIFY(near.stage.isOn());
    QVERIFY2(near.text("navalDue").contains(QStringLiteral("22e Chasseurs")),
             qPrintable(near.text("navalDue")));
    QVERIFY2(near.ruler().contains(QStringLiteral("11 to 16"))
                 && near.ruler().contains(QStringLiteral("63 to 66")),
             qPrintable(near.ruler()));
}

/// Chart, Naval Commitment: an evacuation +9, the death of Moore −9.
void NavalStageTest::modifiersAreSteps()
{
    Bench bench(
        after(opened(),
              {{kNear, {}}, {R"({"do":"adjust","set":{"evacuation":{"declared":true}}})", {}}}));
    QCOMPARE(bench.modifier(), QStringLiteral("+9"));
    bench.draft.setCommand(R"({"do":"naval-commitment"})");
    bench.draft.typeFace(4);
    bench.draft.typeFace(3);
    QVERIFY2(bench.ruler().contains(QStringLiteral("43"))
                 && bench.ruler().contains(QStringLiteral("56")),
             qPrintable(bench.ruler())); // nine steps of six from 43
}

void NavalStageTest::refereeTellsTheCircumstances()
{
    Bench bench(after(opened(), {{kNear, {}}}));
    bench.draft.setCommand(R"({"do":"naval-commitment","moore_dead":true})");
    QCOMPARE(bench.modifier(), QStringLiteral("−9"));
    bench.draft.setCommand(R"({"do":"naval-commitment","artillery_on_point":true})");
    QCOMPARE(bench.modifier(), QStringLiteral("−6"));
}

void NavalStageTest::rollEndsInItsRow_data()
{
    QTest::addColumn<int>("tens");
    QTest::addColumn<int>("units");
    QTest::addColumn<QString>("result");
    QTest::newRow("16 abandonment") << 1 << 6 << QStringLiteral("abandonment");
    QTest::newRow("21 anchor") << 2 << 1 << QStringLiteral("anchor");
    QTest::newRow("46 contrary winds") << 4 << 6 << QStringLiteral("contrary-winds");
    QTest::newRow("62 minor") << 6 << 2 << QStringLiteral("minor");
    QTest::newRow("63 major") << 6 << 3 << QStringLiteral("major");
}

void NavalStageTest::rollEndsInItsRow()
{
    QFETCH(const int, tens);
    QFETCH(const int, units);
    QFETCH(const QString, result);
    Bench bench(after(opened(), {{kNear, {}}}));
    bench.draft.setCommand(R"({"do":"naval-commitment"})");
    bench.draft.typeFace(tens);
    bench.draft.typeFace(units);
    const QString row = bench.narrator->term(result.toStdString());
    QVERIFY2(bench.ruler().endsWith(row), qPrintable(bench.ruler()));
}

/// Major support: the die says how many ships, the British choose them.
void NavalStageTest::shipsAreCounted()
{
    Bench bench(after(opened(),
                      {{kNear, {}},
                       {R"({"do":"naval-commitment"})", {6, 3}},
                       {R"({"do":"naval-support"})", {2}}}));
    bench.draft.setCommand(R"({"do":"pick-ships"})");
    QVERIFY(bench.stage.isOn());
    QVERIFY2(bench.text("navalSupport").contains(u'2'), qPrintable(bench.text("navalSupport")));
    QVERIFY(bench.text("navalDue").isEmpty());
}

void NavalStageTest::rulerFitsItsWidth()
{
    Bench bench(after(opened(), {{kNear, {}}}));
    bench.draft.setCommand(R"({"do":"naval-commitment","moore_dead":true,"evacuation":true})");
    bench.draft.typeFace(1);
    bench.draft.typeFace(1);
    auto *ruler = bench.stage.findChild<RollRuler *>();
    ruler->resize(ruler->minimumSizeHint());
    QVERIFY(!ruler->grab().isNull());
    QVERIFY(ruler->sizeHint().height() > ruler->fontMetrics().height() * 5); // two arrows above it
}

QTEST_MAIN(NavalStageTest)
#include "tst_naval_stage.moc"
