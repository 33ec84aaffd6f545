// SPDX-License-Identifier: GPL-3.0-or-later
// A program with a table of the counting game, to be killed or to hold a file.
//   counting_child play FILE   opens (or makes) the table and records acts for ever; prints "SEQ
//   HASH" of
//                              each, flushed, once it is on the disk
//   counting_child hold FILE   opens the table, prints "held" and waits for its input to end
#include "tests/support/counting_table.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <cstdio>
#include <random>

using namespace qd;
using namespace qd::counting;

namespace {

std::unique_ptr<TableSession> openTable(const QString &file)
{
    auto opened = QFileInfo::exists(file)
        ? TableSession::open(file, TableSession::Access::ReadWrite, surroundings())
        : TableSession::create(file, spec(), people(), surroundings());
    return opened ? std::move(*opened) : nullptr;
}

void tell(const TableSession &session)
{
    const Entry &last = session.entries().back();
    std::printf("%lld %s\n", static_cast<long long>(last.seq), last.hash.constData());
    std::fflush(stdout);
}

/// One step: mostly an act, sometimes the rest of what a referee does.
bool step(TableSession &session, std::mt19937 &random)
{
    const QString actor = QStringLiteral("odd");
    switch (random() % 12) {
    case 0:
        return session.canUndo() ? session.undo().has_value() : true;
    case 1:
        return session.canRedo() ? session.redo().has_value() : true;
    case 2:
        return session.note(QString(300, u'n'), actor).has_value();
    case 3: {
        session.beginBatch();
        for (int i = 0; i < 20; ++i)
            if (!session.record(add(i), actor))
                return false;
        return session.commitBatch().has_value();
    }
    case 4: {
        const auto undone =
            session.undoTo(session.entries().empty() ? 0 : session.entries().back().seq - 5);
        return undone || std::holds_alternative<Refusal>(undone.error());
    }
    default:
        return session
            .record(random() % 2 ? roll() : add(static_cast<int>(random() % 100)), actor,
                    TableSession::MissingDice::Roll)
            .has_value();
    }
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    if (words.size() != 3)
        return 2;
    const auto session = openTable(words[2]);
    if (!session)
        return 3;
    if (words[1] == QLatin1String("hold")) {
        std::puts("held");
        std::fflush(stdout);
        while (std::getchar() != EOF) { }
        return 0;
    }
    std::mt19937 random(std::random_device{}());
    for (;;) {
        const std::size_t before = session->entries().size();
        if (!step(*session, random))
            return 4;
        if (session->entries().size() > before)
            tell(*session);
    }
}
