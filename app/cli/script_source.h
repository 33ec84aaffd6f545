// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/verb.h"
#include "rules/base/fault.h"

#include <fstream>
#include <tl/expected.hpp>

namespace qd {

/// A script to read: a file, or standard input for "-".
class ScriptSource {
public:
    /// Faults: NotFound, Unreadable (a folder, a device, no permission).
    static tl::expected<ScriptSource, Fault> open(const QString &name, Streams streams);

    std::istream &stream() { return m_file ? *m_file : *m_in; }

private:
    std::unique_ptr<std::ifstream> m_file;
    std::istream *m_in = nullptr;
};

} // namespace qd
