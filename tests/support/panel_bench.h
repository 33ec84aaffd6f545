// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/narration/narrator.h"
#include "app/panels/act_draft.h"
#include "app/panels/act_panel.h"
#include "app/panels/choice_row.h"
#include "app/session/table_session.h"

#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace qd::test {

/// A table of a game (Santa Cruz unless said) in a folder of its own, with the act panel on it.
class PanelBench {
public:
    explicit PanelBench(const std::string &scenario, const std::string &game = "santa-cruz-1797")
    {
        TableSpec spec;
        spec.game = game;
        spec.scenario = scenario;
        const TablePeople people{QStringLiteral("Test"),
                                 {QStringLiteral("Ann"), QStringLiteral("Bo")},
                                 QStringLiteral("Cy")};
        auto made = TableSession::create(m_folder.filePath(QStringLiteral("t.qdj")), spec, people);
        if (!made)
            return;
        session = std::move(*made);
        narrator = makeNarrator(session->game(), session->now());
        draft.setSession(session.get());
        panel.setNarrator(narrator.get());
        panel.setDraft(&draft);
        panel.setSession(session.get());
        panel.resize(360, 900);
        panel.show();
    }

    bool record(const char *command)
    {
        Act act;
        act.command = command;
        return session->record(act, QStringLiteral("referee")).has_value();
    }

    /// Keys one after the other: letters and digits; '\n' Enter, ' ' Space.
    void keys(const char *text)
    {
        for (; *text != 0; ++text)
            QTest::keyClick(
                &panel,
                *text == '\n' ? Qt::Key_Return
                              : static_cast<Qt::Key>(QChar::fromLatin1(*text).toUpper().unicode()));
    }

    /// The row of that name, null where none is shown.
    ChoiceRow *row(const char *name) const
    {
        ChoiceRow *found = nullptr;
        for (ChoiceRow *each : panel.findChildren<ChoiceRow *>(QString::fromLatin1(name))) {
            if (!each->isHidden())
                found = each;
        }
        return found;
    }

    bool click(const char *name) const
    {
        ChoiceRow *found = row(name);
        if (found != nullptr)
            found->click();
        return found != nullptr;
    }

    QByteArray lastEvents() const { return session->entries().back().events; }

    QByteArray lastCommand() const { return session->entries().back().command; }

    std::string phase() const { return session->now().situation().phase; }

    std::unique_ptr<TableSession> session;
    std::unique_ptr<Narrator> narrator;
    ActDraft draft;
    ActPanel panel;

private:
    QTemporaryDir m_folder;
};

inline constexpr const char *kCombatExample =
    R"({"do":"adjust","set":{"officers":{"roman":{"at":"pila-square","face":"down"}},"phase":"british-action","turn":2,)"
    R"("units":{"militia-1":{"at":"pila-square","sp":3},"rm-1":{"at":"dock","sp":2},"sailors-1":{"at":"dock","sp":3},)"
    R"("volunteers-1":{"at":"pila-square","sp":4}}}})";

} // namespace qd::test
