// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace qd {

/// A 64-bit hash of a state's fields in their order, a word at a time (FNV-1a's multiplier and a
/// shift that brings high bits down): tells two states apart at replay. Not a seal (the journal's
/// SHA-256 chain is that).
class Fingerprint {
public:
    void add(std::uint64_t value)
    {
        m_hash = (m_hash ^ value) * 0x100000001B3ULL;
        m_hash ^= m_hash >> 32U;
    }

    void add(std::string_view text)
    {
        add(static_cast<std::uint64_t>(text.size()));
        for (std::size_t at = 0; at < text.size(); at += 8) {
            std::uint64_t word = 0;
            for (std::size_t i = at; i < text.size() && i < at + 8; ++i)
                word |= static_cast<std::uint64_t>(static_cast<std::uint8_t>(text[i]))
                    << (8U * (i - at));
            add(word);
        }
    }

    std::uint64_t value() const { return m_hash; }

    /// Sixteen lower-case hexadecimal digits.
    std::string hex() const
    {
        static constexpr std::string_view kDigits = "0123456789abcdef";
        std::string out(16, '0');
        for (std::size_t i = 0; i < 16; ++i)
            out[i] = kDigits[(m_hash >> (60U - 4U * i)) & 15U];
        return out;
    }

private:
    std::uint64_t m_hash = 0xCBF29CE484222325ULL;
};

} // namespace qd
