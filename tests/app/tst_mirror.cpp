// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/drop_desk.h"
#include "app/mirror/mirror_scene.h"
#include "app/mirror/mirror_view.h"
#include "app/mirror/piece_item.h"
#include "app/mirror/place_item.h"
#include "app/mirror/table_selection.h"
#include "tests/support/mirror_fixture.h"

#include <QElapsedTimer>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

using namespace qd;
using qd::test::busyTable;
using qd::test::MirrorTable;
using qd::test::positionOf;

namespace {

PieceNamer fixtureNames()
{
    PieceNamer namer;
    namer.pieceName = [](const std::string &id) {
        QString name = QString::fromStdString(id);
        name[0] = name[0].toUpper();
        return name;
    };
    namer.refusalText = [](const Refusal &refusal) { return QString::fromStdString(refusal.message); };
    return namer;
}

QPoint onScreen(MirrorView &view, const QString &piece)
{
    return view.mapFromScene(view.mirrorScene()->piece(piece)->scenePos());
}

QPoint groundOf(MirrorView &view, const QString &place)
{
    return view.mapFromScene(view.mirrorScene()->place(place)->layout().label.center());
}

/// Kept for people to look at when QD_SHOTS names a directory.
void keep(MirrorView &view, const QString &name)
{
    const QString folder = qEnvironmentVariable("QD_SHOTS");
    if (!folder.isEmpty())
        view.grab().save(folder + QLatin1Char('/') + name + QStringLiteral(".png"));
}

} // namespace

class TestMirror : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        m_view = std::make_unique<MirrorView>();
        m_view->setMotion(MirrorView::Motion::Still);
        m_view->setNamer(fixtureNames());
        m_view->resize(1280, 800);
        m_view->show();
        m_table = busyTable();
        m_view->setPosition(positionOf(m_table), Viewer::Referee);
    }
    void cleanup() { m_view.reset(); }

    void shots_data();
    void shots();

private:
    std::unique_ptr<MirrorView> m_view;
    MirrorTable m_table;
};

void TestMirror::shots_data()
{
    QTest::addColumn<bool>("dark");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("goals");
    QTest::newRow("light-large") << false << QSize(1280, 800) << false;
    QTest::newRow("dark-large") << true << QSize(1280, 800) << false;
    QTest::newRow("light-small") << false << QSize(870, 590) << true;
    QTest::newRow("dark-goals") << true << QSize(1280, 800) << true;
    QTest::newRow("light-goals") << false << QSize(1280, 800) << true;
}

void TestMirror::shots()
{
    QFETCH(bool, dark);
    QFETCH(QSize, size);
    QFETCH(bool, goals);
    m_view->setLook(qd::palette(dark ? Shade::Dark : Shade::Light));
    m_view->resize(size);
    if (goals)
        m_view->selection()->set({QStringLiteral("rm-1"), QStringLiteral("troubridge")}, QStringLiteral("caleta"));
    QVERIFY(!m_view->grab().isNull());
    keep(*m_view, QString::fromLatin1(QTest::currentDataTag()));
}

QTEST_MAIN(TestMirror)
#include "tst_mirror.moc"
