// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/journal_bench.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QRandomGenerator>

using namespace qd;
using namespace qd::counting;

/// A flat battery: the program is killed at a random instant, again and again. Everything that it
/// said was recorded is there.
class TestKill9 : public QObject {
    Q_OBJECT
private slots:
    void noAckIsLost();
};

namespace {

constexpr int kRounds = 60;

struct Ack {
    qint64 seq = 0;
    QByteArray hash;
};

std::vector<Ack> acksIn(const QByteArray &output)
{
    std::vector<Ack> acks;
    for (const QByteArray &line : output.left(output.lastIndexOf('\n') + 1).split('\n')) {
        const QList<QByteArray> words = line.split(' ');
        if (words.size() == 2)
            acks.push_back({words[0].toLongLong(), words[1]});
    }
    return acks;
}

std::vector<Ack> playAndKill(const QString &file, int milliseconds)
{
    QProcess child;
    child.start(QStringLiteral(QD_CHILD), {QStringLiteral("play"), file});
    if (!child.waitForStarted())
        return {};
    QTest::qSleep(milliseconds);
    child.kill();
    child.waitForFinished();
    return acksIn(child.readAllStandardOutput());
}

} // namespace

void TestKill9::noAckIsLost()
{
    const JournalBench bench;
    QRandomGenerator random(QRandomGenerator::global()->generate());
    std::size_t acked = 0;
    int crashed = 0;
    QString file;
    for (int round = 0; round < kRounds; ++round) {
        if (round % 8 == 0) // a fresh table now and then: its making is killed too
            file = bench.path(QStringLiteral("table%1.qdj").arg(round));
        const auto acks = playAndKill(file, random.bounded(5, 120));
        acked += acks.size();
        if (acks.empty() && !QFile::exists(file))
            continue;
        crashed += QFile::exists(file + QStringLiteral("-wal")) ? 1 : 0;
        const auto opened =
            TableSession::open(file, TableSession::Access::ReadWrite, surroundings());
        const auto fault = faultIn(opened);
        QVERIFY2(opened, fault ? (fault->place + ": " + fault->detail).c_str() : "");
        const auto &entries = (*opened)->entries();
        for (const Ack &ack : acks) {
            QVERIFY2(ack.seq <= static_cast<qint64>(entries.size()),
                     "an acknowledged entry is lost");
            QCOMPARE(entries[static_cast<std::size_t>(ack.seq - 1)].hash, ack.hash);
        }
        if (round % 8 == 7) {
            const VerifyReport report = (*opened)->verify(VerifyDepth::Redecide);
            QVERIFY2(report.isSound(), report.detail.c_str());
        }
        QVERIFY((*opened)->record(add(1), QStringLiteral("odd")));
    }
    // The rounds must have hit what they are for.
    QVERIFY2(acked > 500, qPrintable(QString::number(acked)));
    QVERIFY2(crashed > kRounds / 3, qPrintable(QString::number(crashed)));
}

QTEST_GUILESS_MAIN(TestKill9)
#include "tst_kill9.moc"
