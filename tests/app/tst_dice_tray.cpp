// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/narration/narrator.h"
#include "app/panels/act_draft.h"
#include "app/panels/dice_tray.h"
#include "app/panels/die_button.h"
#include "tests/support/fake_table.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace qd;
using namespace qd::test;

namespace {

DiceAsk ask(int count, DieKind kind = DieKind::Pips6, std::string term = "round")
{
    return {std::move(term), "british", {}, count, kind, "10.2"};
}

} // namespace

/// Dice typed, corrected, rolled, and asked for in a row.
class TestDiceTray : public QObject {
    Q_OBJECT
private slots:
    void typesAndTakesBack();
    void growsWithACasualtyDie();
    void correctionTakesTheCasualtyDieAway();
    void clickTurnsADie();
    void kinds_data();
    void kinds();
    void rollsAndSaysSo();
    void typingOverARollIsTheTables();
    void rollAsksForTypedFaces();
    void facesWithoutPipsAreClicked();
    void saysEveryDie();
    void keysPassWhenNoDiceAreWanted();
    void badFacesAreIgnored();

private:
    void set(std::function<Decided(std::string_view, const std::optional<std::vector<int>> &,
                                   Strictness, const Position &)>
                 decide)
    {
        FakeAnswers answers;
        answers.decide = std::move(decide);
        m_draft.setTable(
            fakePosition(answers),
            [](const Act &, const QString &, DiceSource) {
                return tl::expected<qint64, Trouble>(1);
            },
            [this](const Act &) { return tl::expected<std::vector<int>, Trouble>(m_rolled); });
        m_tray.setNarrator(&m_narrator);
        m_tray.setDraft(&m_draft);
        m_draft.setCommand(R"({"do":"round"})");
    }

    QList<DieButton *> dice() const
    {
        QList<DieButton *> shown;
        for (DieButton *die : m_tray.findChildren<DieButton *>()) {
            if (die->isVisibleTo(&m_tray) && die->objectName().startsWith(u"die"))
                shown << die;
        }
        return shown;
    }

    void type(const char *keys)
    {
        for (; *keys != 0; ++keys)
            QTest::keyClick(&m_tray, *keys);
    }

    std::vector<int> m_rolled;
    Narrator m_narrator{BoardPicture()};
    ActDraft m_draft;
    DiceTray m_tray;
};

/// The attacker's two dice, the defender's two; two natural sixes of the defender call for one more
/// (10.5).
static Decided decideRound(std::string_view, const std::optional<std::vector<int>> &dice,
                           Strictness, const Position &here)
{
    const std::vector<int> faces = dice.value_or(std::vector<int>());
    DiceCup cup(faces);
    std::vector<int> fell;
    if (!cup.take(ask(2), fell) || !cup.take(ask(2), fell))
        return cup.awaiting();
    if (std::ranges::count(fell, 6) == 2 && !cup.take(ask(1, DieKind::Pips6, "casualty"), fell))
        return cup.awaiting();
    if (cup.left() > 0)
        return Refusal{"dice-count", {}, "too many", {}};
    return Happened{{}, std::nullopt, here, "british"};
}

void TestDiceTray::typesAndTakesBack()
{
    set(throwing({ask(3)}));
    QCOMPARE(dice().size(), 3);
    QCOMPARE(m_draft.stage(), ActDraft::Stage::NeedsDice);
    type("43");
    QCOMPARE(m_draft.faces(), (std::vector<int>{4, 3}));
    QTest::keyClick(&m_tray, Qt::Key_Backspace);
    QCOMPARE(m_draft.faces(), (std::vector<int>{4}));
    type("12");
    QCOMPARE(m_draft.stage(), ActDraft::Stage::Ready);
    type("5");
    QCOMPARE(m_draft.faces(), (std::vector<int>{4, 1, 2}));
    QCOMPARE(dice()[1]->face(), 1);
    QCOMPARE(dice().size(), 3);
}

void TestDiceTray::growsWithACasualtyDie()
{
    set(decideRound);
    QCOMPARE(dice().size(), 4);
    type("1266");
    QCOMPARE(dice().size(), 5);
    QCOMPARE(m_draft.stage(), ActDraft::Stage::NeedsDice);
    type("2");
    QCOMPARE(m_draft.stage(), ActDraft::Stage::Ready);
    QCOMPARE(dice().size(), 5);
}

void TestDiceTray::correctionTakesTheCasualtyDieAway()
{
    set(decideRound);
    type("12662");
    m_draft.setFace(3, 5);
    QCOMPARE(m_draft.faces(), (std::vector<int>{1, 2, 6, 5}));
    QCOMPARE(m_draft.stage(), ActDraft::Stage::Ready);
    QCOMPARE(dice().size(), 4);
}

void TestDiceTray::clickTurnsADie()
{
    set(throwing({ask(2)}));
    dice()[1]->click(); // dice fall in order: the first open one is meant
    QCOMPARE(m_draft.faces(), (std::vector<int>{1}));
    dice()[0]->click();
    QCOMPARE(m_draft.faces(), (std::vector<int>{2}));
    for (int i = 0; i < 5; ++i)
        dice()[0]->click();
    QCOMPARE(m_draft.faces(), (std::vector<int>{1}));
}

void TestDiceTray::kinds_data()
{
    QTest::addColumn<DieKind>("kind");
    QTest::addColumn<QByteArray>("keys");
    QTest::addColumn<int>("face");
    QTest::newRow("six pips") << DieKind::Pips6 << QByteArray("6") << 6;
    QTest::newRow("base-6 pair") << DieKind::Base66 << QByteArray("43") << 43;
    QTest::newRow("star, blank") << DieKind::Star << QByteArray("0") << 0;
    QTest::newRow("star, three") << DieKind::Star << QByteArray("3") << 3;
    QTest::newRow("coin, tails") << DieKind::Coin << QByteArray("2") << 2;
    QTest::newRow("coin, heads") << DieKind::Coin << QByteArray("1") << 1;
}

void TestDiceTray::kinds()
{
    QFETCH(DieKind, kind);
    QFETCH(QByteArray, keys);
    QFETCH(int, face);
    set(throwing({ask(1, kind)}));
    type(keys.constData());
    QCOMPARE(m_draft.faces(), (std::vector<int>{face}));
    QCOMPARE(dice()[0]->face(), face);
    m_tray.resize(m_tray.sizeHint());
    const QImage drawn = dice()[0]->grab().toImage();
    m_draft.clearFaces();
    QVERIFY(drawn != dice()[0]->grab().toImage());
    QVERIFY(isFace(kind, DieButton::nextFace(kind, face)));
}

void TestDiceTray::rollsAndSaysSo()
{
    set(decideRound);
    m_rolled = {1, 1, 6, 6, 4};
    QTest::keyClick(&m_tray, Qt::Key_R);
    QCOMPARE(m_draft.source(), DiceSource::App);
    QCOMPARE(m_draft.stage(), ActDraft::Stage::Ready);
    QCOMPARE(dice().size(), 5);
    QCOMPARE(m_tray.sourceText(), QStringLiteral("Dice from the program"));
}

void TestDiceTray::typingOverARollIsTheTables()
{
    set(throwing({ask(2)}));
    m_rolled = {3, 3};
    QTest::keyClick(&m_tray, Qt::Key_R);
    dice()[0]->click();
    QCOMPARE(m_draft.source(), DiceSource::Table);
    QCOMPARE(m_tray.sourceText(), QStringLiteral("Dice from the table"));
}

/// The dice of an act come from one place: typed faces go only when that was said, and wanted
/// again.
void TestDiceTray::rollAsksForTypedFaces()
{
    set(throwing({ask(3)}));
    m_rolled = {3, 4, 5};
    type("62");
    QTest::keyClick(&m_tray, Qt::Key_R);
    QCOMPARE(m_draft.faces(), (std::vector<int>{6, 2}));
    QVERIFY(m_draft.isRollAsked());
    QVERIFY(m_tray.sourceText().contains(QStringLiteral("typed already")));
    QTest::keyClick(&m_tray, Qt::Key_Backspace); // thought better of
    QVERIFY(!m_draft.isRollAsked());
    type("21");
    QTest::keyClick(&m_tray, Qt::Key_R); // whole, and still the table's
    QCOMPARE(m_draft.faces(), (std::vector<int>{6, 2, 1}));
    QCOMPARE(m_draft.source(), DiceSource::Table);
    QTest::keyClick(&m_tray, Qt::Key_R);
    QCOMPARE(m_draft.faces(), (std::vector<int>{3, 4, 5}));
    QCOMPARE(m_draft.source(), DiceSource::App);
    QTest::keyClick(&m_tray, Qt::Key_Backspace);
    QTest::keyClick(&m_tray, Qt::Key_R); // the same would fall: nothing is lost
    QCOMPARE(m_draft.faces(), (std::vector<int>{3, 4, 5}));
    QCOMPARE(m_draft.source(), DiceSource::App);
}

/// A child clicks the picture of the face that lies on the table.
void TestDiceTray::facesWithoutPipsAreClicked()
{
    set(throwing({ask(2, DieKind::Star)}));
    const auto face = [this](int value) {
        return m_tray.findChild<DieButton *>(QStringLiteral("face%1").arg(value));
    };
    QVERIFY(face(0) != nullptr && face(3) != nullptr && face(4) == nullptr);
    QCOMPARE(face(2)->accessibleName(), QStringLiteral("It fell 2 stars"));
    face(2)->click();
    face(0)->click();
    QCOMPARE(m_draft.faces(), (std::vector<int>{2, 0}));
    QVERIFY(!face(0)->isVisibleTo(&m_tray)); // nothing is left to be thrown
    m_draft.removeFace();
    QVERIFY(face(0)->isVisibleTo(&m_tray));
    set(throwing({ask(1)}));
    QVERIFY(!m_tray.findChild<QWidget *>(QStringLiteral("facePalette"))->isVisibleTo(&m_tray));
}

void TestDiceTray::saysEveryDie()
{
    set(throwing({ask(2)}));
    type("5");
    QVERIFY(dice()[0]->accessibleName().contains(QStringLiteral("die 1 of 2: 5")));
    QVERIFY(dice()[1]->accessibleName().contains(QStringLiteral("not thrown yet")));
}

void TestDiceTray::keysPassWhenNoDiceAreWanted()
{
    set(throwing({}));
    QKeyEvent digit(QEvent::KeyPress, Qt::Key_3, Qt::NoModifier);
    QVERIFY(!m_tray.takeKey(&digit));
    QVERIFY(m_tray.isHidden());
}

void TestDiceTray::badFacesAreIgnored()
{
    set(throwing({ask(1)}));
    type("0789");
    QVERIFY(m_draft.faces().empty());
}

QTEST_MAIN(TestDiceTray)
#include "tst_dice_tray.moc"
