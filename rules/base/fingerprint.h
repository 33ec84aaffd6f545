// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace qd {

/// 64-bit FNV-1a over a state's fields in their order: tells two states apart at replay. Not a seal (the
/// journal's SHA-256 chain is that).
class Fingerprint {
public:
    void add(std::uint64_t value)
    {
        for (int shift = 0; shift < 64; shift += 8)
            step(static_cast<std::uint8_t>(value >> static_cast<unsigned>(shift)));
    }
    void add(std::string_view text)
    {
        add(static_cast<std::uint64_t>(text.size()));
        for (const char c : text)
            step(static_cast<std::uint8_t>(c));
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
    void step(std::uint8_t byte) { m_hash = (m_hash ^ byte) * 0x100000001B3ULL; }
    std::uint64_t m_hash = 0xCBF29CE484222325ULL;
};

} // namespace qd
