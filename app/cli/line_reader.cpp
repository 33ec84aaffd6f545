// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/line_reader.h"

#include "rules/module/script_line.h"

#include <algorithm>

namespace qd {
namespace {

constexpr std::streamsize kBuffer = std::streamsize{1} << 16;

} // namespace

bool LineReader::refill()
{
    std::streambuf &bytes = *m_in.rdbuf();
    if (bytes.sgetc() == std::streambuf::traits_type::eof()) // waits until something is there
        return false;
    const auto ready = std::clamp<std::streamsize>(bytes.in_avail(), 1, kBuffer);
    m_buffer.resize(static_cast<std::size_t>(ready));
    const std::streamsize got = bytes.sgetn(m_buffer.data(), ready);
    m_buffer.resize(static_cast<std::size_t>(std::max<std::streamsize>(got, 0)));
    m_next = 0;
    return !m_buffer.empty();
}

bool LineReader::next(std::string &line)
{
    constexpr std::size_t kKeep = kScriptLineLimit + 1;
    line.clear();
    bool any = false;
    while (m_next < m_buffer.size() || refill()) {
        any = true;
        const std::size_t end = m_buffer.find('\n', m_next);
        const std::size_t stop = std::min(end, m_buffer.size());
        line.append(m_buffer, m_next, std::min(stop - m_next, kKeep - line.size()));
        m_next = end == std::string::npos ? m_buffer.size() : end + 1;
        if (end != std::string::npos)
            break;
    }
    if (any)
        ++m_number;
    return any;
}

} // namespace qd
