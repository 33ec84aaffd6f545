// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <istream>
#include <string>

namespace qd {

/// Reads a stream line by line without ever holding more than a line's limit: a gigabyte without a
/// line break passes by. NUL bytes are bytes like any other.
class LineReader {
public:
    explicit LineReader(std::istream &in) : m_in(in) { }

    /// The next line without its break; false at the end. A line that was cut keeps its first
    /// bytes, enough for the reader of the line to refuse it as too long.
    bool next(std::string &line);

    /// Physical number of the line that `next` gave, from 1.
    int number() const { return m_number; }

private:
    /// Takes what is there; false at the end.
    bool refill();

    std::istream &m_in;
    std::string m_buffer;
    std::size_t m_next = 0; ///< the first byte of the buffer that was not given yet
    int m_number = 0;
};

} // namespace qd
