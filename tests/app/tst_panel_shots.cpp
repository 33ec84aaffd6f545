// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/game_panels.h"
#include "app/panels/journal_panel.h"
#include "app/panels/panel_colours.h"
#include "app/panels/sequence_strip.h"
#include "app/panels/table_panel.h"
#include "tests/support/panel_bench.h"

#include <QApplication>
#include <QDir>

using namespace qd;
using namespace qd::test;

/// Draws every panel in the Combat Example, light and dark, at usual and at double size: nothing
/// may be empty. With QD_SHOTS set to a folder the pictures are kept there, for the eye.
class TestPanelShots : public QObject {
    Q_OBJECT
private slots:
    void draws_data();
    void draws();
};

namespace {

QPalette paletteOf(bool dark)
{
    QPalette palette;
    const QColor window = dark ? QColor(0x1B222B) : QColor(0xF7F8FA);
    palette.setColor(QPalette::Window, window);
    const PanelColours colours = panelColours(palette);
    palette.setColor(QPalette::Base, colours.panel);
    palette.setColor(QPalette::AlternateBase, colours.window);
    palette.setColor(QPalette::Button, colours.strip);
    for (const QPalette::ColorRole role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(role, colours.text);
    palette.setColor(QPalette::Highlight, colours.accentTint);
    palette.setColor(QPalette::HighlightedText, colours.text);
    palette.setColor(QPalette::PlaceholderText, colours.muted);
    return palette;
}

void keep(QWidget &widget, const QString &name)
{
    QApplication::processEvents();
    const QImage drawn = widget.grab().toImage();
    QVERIFY(!drawn.isNull());
    bool flat = true;
    for (int y = 0; y < drawn.height() && flat; y += 3) {
        for (int x = 0; x < drawn.width() && flat; x += 3)
            flat = drawn.pixel(x, y) == drawn.pixel(0, 0);
    }
    QVERIFY2(!flat, qPrintable(name));
    const QString folder = qEnvironmentVariable("QD_SHOTS");
    if (!folder.isEmpty())
        QVERIFY(drawn.save(QDir(folder).filePath(name + QStringLiteral(".png"))));
}

} // namespace

void TestPanelShots::draws_data()
{
    QTest::addColumn<bool>("dark");
    QTest::addColumn<double>("size");
    QTest::newRow("light") << false << 1.0;
    QTest::newRow("dark") << true << 1.0;
    QTest::newRow("light, double size") << false << 2.0;
}

void TestPanelShots::draws()
{
    QFETCH(bool, dark);
    QFETCH(double, size);
    const QString look =
        QString::fromLatin1(QTest::currentDataTag()).remove(u',').replace(u' ', u'-');
    const QFont usual = QApplication::font();
    QFont font = usual;
    font.setPointSizeF(usual.pointSizeF() * size);
    QApplication::setFont(font);
    QApplication::setPalette(paletteOf(dark));
    {
        PanelBench bench("blank");
        QVERIFY(bench.session);
        SequenceStrip strip;
        JournalPanel journal;
        std::vector<TablePanel *> tabs = makeGamePanels("santa-cruz-1797", &bench.draft, nullptr);
        tabs.push_back(&strip);
        for (TablePanel *panel : tabs) {
            panel->setNarrator(bench.narrator.get());
            panel->setSession(bench.session.get());
        }
        journal.setNarrator(bench.narrator.get());
        journal.setJournal(bench.session.get());
        strip.resize(1400, strip.sizeHint().height());
        journal.resize(1200, 260);
        bench.panel.resize(static_cast<int>(340 * (size > 1 ? 1.4 : 1)), 840);
        QVERIFY(bench.record(kCombatExample));
        keep(bench.panel, look + QStringLiteral("-act-offers"));
        bench.keys("a");
        QVERIFY(bench.draft.choosePlace("pila-square"));
        keep(bench.panel, look + QStringLiteral("-act-form"));
        for (int i = 0; i < 12 && bench.draft.command().find("troubridge") == std::string::npos;
             ++i)
            bench.keys("o");
        tabs.front()->resize(1100, 300);
        tabs.front()->show();
        keep(*tabs.front(), look + QStringLiteral("-odds-what-if"));
        bench.keys("\n");
        keep(bench.panel, look + QStringLiteral("-act-support"));
        bench.keys("435266");
        keep(bench.panel, look + QStringLiteral("-act-dice"));
        bench.keys("2");
        keep(bench.panel, look + QStringLiteral("-act-recorded"));
        for (TablePanel *panel : tabs) {
            if (panel != &strip)
                panel->resize(1100, 300);
            panel->show();
            keep(*panel, look + u'-' + panel->objectName());
        }
        bench.keys("\n");
        keep(bench.panel, look + QStringLiteral("-act-decision"));
        bench.keys("2");
        QVERIFY(bench.session->undo());
        bench.keys("2");
        keep(bench.panel, look + QStringLiteral("-act-flee"));
        journal.show();
        keep(journal, look + QStringLiteral("-journal"));
        bench.click("offer-flee/city-centre");
        bench.keys("r");
        bench.keys("m");
        bench.draft.setField("from", R"("dock")");
        bench.draft.setField("to", R"("town-hall")");
        keep(bench.panel, look + QStringLiteral("-act-refused"));
        tabs.pop_back();
        qDeleteAll(tabs);
    }
    QApplication::setFont(usual);
}

QTEST_MAIN(TestPanelShots)
#include "tst_panel_shots.moc"
