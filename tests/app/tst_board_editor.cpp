// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/narration/narrator.h"
#include "app/panels/game_panels.h"
#include "app/panels/trafalgar/board_editor.h"
#include "app/session/resource_library.h"
#include "rules/catalog/catalog.h"
#include "rules/module/game_module.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>

#include <algorithm>
#include <memory>

using namespace qd;
using namespace qd::trafalgar;

namespace {

/// The board that comes with the program, in the editor; the rules open a table with what it says.
struct Bench {
    Bench() { editor->load(*resourceLibrary()("trafalgar", "board", "schematic")); }

    static tl::expected<Position, Refusal> open(const std::string &board)
    {
        TableSpec spec;
        spec.game = "trafalgar";
        spec.board = board;
        return findGame("trafalgar")->open(spec, resourceLibrary());
    }

    QTreeWidgetItem *line(const QString &label) const
    {
        const auto *points = editor->findChild<QTreeWidget *>(QStringLiteral("board-points"));
        const auto found = points->findItems(label, Qt::MatchExactly);
        return found.isEmpty() ? nullptr : found.first();
    }

    void choose(const QString &label) const
    {
        editor->findChild<QTreeWidget *>(QStringLiteral("board-points"))
            ->setCurrentItem(line(label));
    }

    /// Takes a value of one of the lists beside the chosen intersection.
    bool take(const char *list, const QString &value) const
    {
        QComboBox *box = nullptr;
        for (QComboBox *each : editor->findChildren<QComboBox *>(QLatin1String(list)))
            if (!each->isHidden() && !each->parentWidget()->isHidden())
                box = each;
        const int index = box != nullptr ? box->findData(value) : -1;
        if (index < 0)
            return false;
        box->setCurrentIndex(index);
        emit box->activated(index);
        QCoreApplication::processEvents();
        return true;
    }

    /// What the rules say of a point of the board as it stands.
    std::vector<std::string> tags(const std::string &label) const
    {
        const auto opened = open(editor->json());
        if (opened)
            for (const PicturePlace &place : opened->board().places)
                if (place.id == label)
                    return place.tags;
        return {"refused"};
    }

    std::unique_ptr<Narrator> narrator =
        makeNarrator(*findGame("trafalgar"), *open("\"schematic\""));
    std::unique_ptr<DataEditor> editor{
        makeDataEditor("trafalgar", "board", *narrator, open, nullptr)};
};

bool has(const std::vector<std::string> &tags, const char *tag)
{
    return std::ranges::find(tags, tag) != tags.end();
}

} // namespace

/// "The board is data": a person corrects points, reefs and ports after the real board.
class TestBoardEditor : public QObject {
    Q_OBJECT
private slots:
    void listsEveryPoint();
    void reefsAndBanksAreSet();
    void portsAreMoved();
    void guessUntilCompared();
    void rulesSayWhatIsWrong();
    void aBaseIsFilledUp();
};

void TestBoardEditor::listsEveryPoint()
{
    const Bench bench;
    const auto *points = bench.editor->findChild<QTreeWidget *>(QStringLiteral("board-points"));
    QCOMPARE(points->topLevelItemCount(), 241);
    QCOMPARE(points->topLevelItem(240)->text(0), QStringLiteral("m19"));
    QCOMPARE(bench.line(QStringLiteral("c10"))->text(1), QStringLiteral("reef"));
    QVERIFY(
        bench.line(QStringLiteral("a3"))->text(1).contains(QStringLiteral("Cadiz anchorage 1")));
    QVERIFY(bench.line(QStringLiteral("g10"))->text(1).isEmpty());
    QVERIFY(bench.editor->trouble().isEmpty());
    QCOMPARE(bench.editor->fileName(), QStringLiteral("own-board.json"));
}

void TestBoardEditor::reefsAndBanksAreSet()
{
    const Bench bench;
    const QSignalSpy changed(bench.editor.get(), &DataEditor::changed);
    bench.choose(QStringLiteral("g10"));
    QVERIFY(bench.take("point-ground", QStringLiteral("sandbank")));
    QVERIFY(has(bench.tags("g10"), "sandbank"));
    QVERIFY(bench.take("point-ground", QStringLiteral("reef")));
    QVERIFY(has(bench.tags("g10"), "reef") && !has(bench.tags("g10"), "sandbank"));
    QCOMPARE(bench.line(QStringLiteral("g10"))->text(1), QStringLiteral("reef"));
    QVERIFY(bench.take("point-ground", QStringLiteral("sea")));
    QVERIFY(!has(bench.tags("g10"), "reef"));
    QVERIFY(bench.take("stretch-g11", QStringLiteral("reef")));
    const auto opened = Bench::open(bench.editor->json());
    QVERIFY(opened.has_value());
    const auto &links = opened->board().links;
    QVERIFY(std::ranges::any_of(links, [](const PictureLink &link) {
        return link.kind == "reef" && (link.from == "g10" || link.to == "g10")
            && (link.from == "g11" || link.to == "g11");
    }));
    QCOMPARE(changed.size(), 4);
}

/// An anchorage goes to open water, a fort to where an anchorage was: nothing is ever missing.
void TestBoardEditor::portsAreMoved()
{
    const Bench bench;
    bench.choose(QStringLiteral("d3"));
    QVERIFY(bench.take("point-thing", QStringLiteral("cadiz-berth-1")));
    QVERIFY(has(bench.tags("d3"), "berth") && has(bench.tags("d3"), "port"));
    QVERIFY(!has(bench.tags("a3"), "berth"));
    QVERIFY(bench.editor->trouble().isEmpty());
    bench.choose(QStringLiteral("a1"));
    QVERIFY(bench.take("point-thing", QStringLiteral("cadiz-berth-1"))); // the corner goes to d3
    QVERIFY(has(bench.tags("d3"), "corner") && has(bench.tags("a1"), "berth"));
}

void TestBoardEditor::guessUntilCompared()
{
    const Bench bench;
    auto *box = bench.editor->findChild<QCheckBox *>(QStringLiteral("board-compared"));
    QVERIFY(!box->isChecked());
    bench.choose(QStringLiteral("g10"));
    QVERIFY(bench.take("point-ground", QStringLiteral("reef")));
    QVERIFY(Bench::open(bench.editor->json())->board().conjecture); // one point makes no board
    box->click();
    QVERIFY(!Bench::open(bench.editor->json())->board().conjecture);
    QVERIFY(bench.editor->fileText().find("\"conjecture\": true") == std::string::npos);
    box->click();
    QVERIFY(Bench::open(bench.editor->json())->board().conjecture);
}

/// A file without rows and ports can be taken up, and is told what it lacks.
void TestBoardEditor::rulesSayWhatIsWrong()
{
    const Bench bench;
    bench.editor->load(R"({"format":"quarterdeck-trafalgar-board-1","id":"mine"})");
    QVERIFY(!bench.editor->trouble().isEmpty());
}

void TestBoardEditor::aBaseIsFilledUp()
{
    const Bench bench;
    bench.editor->load(R"({"base":"schematic","id":"mine","reefs":{"points":[[0,6]],"edges":[]}})");
    QVERIFY(bench.editor->trouble().isEmpty());
    QVERIFY(has(bench.tags("g4"), "reef"));
    QVERIFY(!has(bench.tags("c10"), "reef"));
    QCOMPARE(bench.editor->fileName(), QStringLiteral("mine.json"));
}

QTEST_MAIN(TestBoardEditor)
#include "tst_board_editor.moc"
