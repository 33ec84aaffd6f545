// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"

#include <QStringList>

#include <istream>
#include <memory>
#include <ostream>
#include <vector>

namespace qd {

/// Exit statuses of quarterdeck-cli.
enum class ExitStatus {
    Ok = 0,
    Refused = 1, ///< the rules refused something, or an expectation failed
    Usage = 2, ///< wrong arguments, or a file that could not be read
    Damaged = 3, ///< a file that is damaged, or not one of ours
    Disk = 4, ///< the disk failed: full, read-only, held by another program
};

/// Where a verb reads and writes.
struct Streams {
    std::istream &in;
    std::ostream &out;
    std::ostream &err;
};

/// One thing that the console can do: `quarterdeck-cli NAME …`.
class Verb {
public:
    Verb() = default;
    Verb(const Verb &) = delete;
    Verb &operator=(const Verb &) = delete;
    virtual ~Verb() = default;

    virtual QString name() const = 0;
    /// One line for the list of verbs.
    virtual QString summary() const = 0;
    /// The whole of `NAME --help`: usage lines, options, what it prints.
    virtual QString help() const = 0;

    /// What it takes besides --help.
    virtual KnownOptions options() const { return {}; }

    virtual ExitStatus run(const QStringList &arguments, Streams streams) const = 0;
};

/// Every verb, in the order of the help.
const std::vector<std::unique_ptr<Verb>> &verbs();

/// The whole console: arguments without the program's name.
ExitStatus runConsole(const QStringList &arguments, Streams streams);

} // namespace qd
