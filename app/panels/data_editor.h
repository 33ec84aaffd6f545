// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/refusal.h"
#include "rules/module/position.h"

#include <QString>
#include <QWidget>

#include <functional>
#include <string>
#include <tl/expected.hpp>

namespace qd {

/// Opens a table with a data file as it stands (JSON text): what the rules make of it, or what they
/// have against it.
using DataTrial = std::function<tl::expected<Position, Refusal>(const std::string &json)>;

/// The words about a kind of data file that can be edited here.
struct DataWords {
    QString edit; ///< a button: "Edit fleet…"
    QString title; ///< of the dialog
    QString help; ///< what F1 says in it
};

/// Edits a data file of a game (a fleet), whatever the game. What it doesn't show stays in the file
/// as it was.
class DataEditor : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;

    /// Why a file isn't even taken up, though what is wrong in a file can be mended here; empty: it
    /// is.
    virtual QString refused(const std::string & /*json*/) const { return {}; }

    /// Begins with a file (a JSON object as text); anything else: with an empty one.
    virtual void load(const std::string &json) = 0;

    /// What load() put right of itself, in sentences; empty: nothing.
    virtual QString mended() const { return {}; }

    /// What such a file calls its format.
    virtual std::string format() const = 0;
    /// The file as it stands now, as canonical JSON text.
    virtual std::string json() const = 0;
    /// The same laid out for people.
    virtual std::string fileText() const = 0;
    /// A name for the file, with its ending.
    virtual QString fileName() const = 0;
    /// What the rules have against it as it stands; empty: nothing.
    virtual QString trouble() const = 0;

    /// The file as a page to be printed, rich text; empty: it isn't printed.
    virtual QString printed() const { return {}; }

    /// True where a file takes hours to type: what is not saved is then kept until the next time.
    virtual bool isLongWork() const { return false; }

protected:
    /// The name that a file has, as one of a file; what no system takes becomes a hyphen.
    static QString ownFileName(const QString &name, const QString &otherwise)
    {
        QString file;
        for (const QChar letter : name.simplified())
            file += letter.isPrint() && !QStringLiteral("\\/:*?\"<>|").contains(letter)
                ? letter
                : QChar(u'-');
        while (file.startsWith(u'.'))
            file.remove(0, 1);
        return file.isEmpty() ? otherwise : file + QStringLiteral(".json");
    }

signals:
    void changed();
    /// Other fields are shown.
    void pageShown();
};

} // namespace qd
