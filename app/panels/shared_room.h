// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QSplitter;
class QWidget;

namespace qd {

/// The room of an editor's two parts: beside each other where there are so many letters across,
/// else one above the other. After its first shares the person has it as she likes.
class SharedRoom {
public:
    /// `first` of `whole` go to the first part.
    SharedRoom(int letters, int first, int whole)
        : m_letters(letters), m_first(first), m_whole(whole)
    {
    }

    /// To be called when the editor has another size.
    void share(QSplitter &parts, const QWidget &editor);

private:
    int m_letters, m_first, m_whole;
    bool m_isShared = false;
};

} // namespace qd
