// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/line_reader.h"

#include "rules/module/script_line.h"

namespace qd {

bool LineReader::next(std::string &line)
{
    constexpr std::size_t kKeep = kScriptLineLimit + 1;
    line.clear();
    std::streambuf &bytes = *m_in.rdbuf();
    bool any = false;
    for (int c = bytes.sbumpc(); c != std::streambuf::traits_type::eof(); c = bytes.sbumpc()) {
        any = true;
        if (c == '\n')
            break;
        if (line.size() < kKeep)
            line.push_back(static_cast<char>(c));
    }
    if (any)
        ++m_number;
    return any;
}

} // namespace qd
