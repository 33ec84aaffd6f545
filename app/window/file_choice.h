// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace qd {

/// A file name with that ending ("qdj"): added where the name has another or none, since a dot may
/// be part of a name ("St. Vincent").
QString withEnding(const QString &file, const QString &ending);

/// What a dialog asks that a file is to be written for.
struct SaveQuestion {
    enum class Existing {
        MayBeReplaced, ///< after a question
        Stays, ///< another name must be chosen
    };
    QString title;
    QString suggestion; ///< folder and name
    QString filters; ///< "Tables (*.qdj)", several with ";;" between
    QString ending; ///< without the dot
    Existing existing = Existing::MayBeReplaced;
};

/// The file that a person chose, with its ending; empty: none. `filter` is the filter in use before
/// and after, nullptr: the first.
QString fileToSave(QWidget *over, const SaveQuestion &question, QString *filter = nullptr);

} // namespace qd
