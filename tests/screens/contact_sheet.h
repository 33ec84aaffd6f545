// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/screens/scene.h"

#include <QDir>

#include <map>
#include <vector>

namespace qd::screens {

/// The pictures of a folder for quick review: the languages of a screen side by side in one
/// picture, and a page with all of them.
class ContactSheet {
public:
    explicit ContactSheet(const QDir &folder) : m_folder(folder) { }

    /// A picture that may be in the folder; nothing happens when it isn't.
    void add(const QString &screen, const Look &look);
    void write() const;

private:
    void writeStrip(const QString &name, const QStringList &files) const;

    QDir m_folder;
    std::vector<QString> m_order; ///< names of the strips, as first added
    std::map<QString, QStringList> m_strips; ///< their pictures
};

} // namespace qd::screens
