// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/command_palette.h"
#include "tests/support/window_bench.h"

#include <QAbstractItemView>
#include <QLineEdit>

namespace qd::test {

/// The palette of a bench, opened by its key.
struct Called {
    explicit Called(WindowBench &with) : bench(with)
    {
        bench.key(Qt::Key_K, Qt::ControlModifier);
        palette = bench.window->findChild<CommandPalette *>();
        query = bench.child<QLineEdit>("palette-query");
        list = bench.child<QAbstractItemView>("palette-list");
    }

    void type(const QString &text) const
    {
        QTest::keyClicks(query, text);
        QCoreApplication::processEvents();
    }

    QString first() const { return list->currentIndex().data().toString(); }

    QStringList all() const
    {
        QStringList texts;
        for (int row = 0; row < list->model()->rowCount(); ++row)
            texts << list->model()->index(row, 0).data().toString();
        return texts;
    }

    WindowBench &bench;
    CommandPalette *palette = nullptr;
    QLineEdit *query = nullptr;
    QAbstractItemView *list = nullptr;
};

/// A text without the mark of its access key.
inline QString bare(QString text)
{
    return text.remove(QLatin1Char('&'));
}

/// A row for each language of the program.
inline void languageRows()
{
    QTest::addColumn<QByteArray>("code");
    for (const char *code : {"en", "es", "fr"})
        QTest::newRow(code) << QByteArray(code);
}

} // namespace qd::test
