// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstddef>
#include <string>
#include <vector>

namespace qd {

/// Undo and redo of an editor that can show any state of its file: the file's texts, step by step.
class EditHistory {
public:
    /// Begins anew with a file that was opened.
    void begin(std::string text);
    /// The file after a change. Changes of one `run` that follow each other (the letters of a name)
    /// are one step; an empty run is a step of its own. A text that is the same is no step.
    void note(std::string text, const QString &run = {});

    bool canUndo() const { return m_at > 0; }

    bool canRedo() const { return m_at + 1 < m_steps.size(); }

    /// The file one step back or on; as it is where there is none.
    const std::string &undo();
    const std::string &redo();

private:
    std::vector<std::string> m_steps{std::string()};
    std::size_t m_at = 0;
    QString m_run;
};

} // namespace qd
