// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/odds/distribution.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace qd {

namespace {

/// a × b, nullopt when it does not fit.
std::optional<Wide> product(Wide a, Wide b)
{
    Wide out = 0;
    if (__builtin_mul_overflow(a, b, &out))
        return std::nullopt;
    return out;
}

} // namespace

Distribution::Distribution() : m_p{1.0L}, m_weights{1}, m_whole(1) { }

Distribution Distribution::ofWeights(std::vector<Wide> weights)
{
    Distribution out;
    Wide common = 0;
    for (const Wide weight : weights)
        common = greatestCommonDivisor(weight, common);
    out.m_whole = 0;
    for (Wide &weight : weights) {
        weight /= common;
        out.m_whole += weight;
    }
    out.m_weights = std::move(weights);
    out.m_p.clear();
    for (const Wide weight : out.m_weights)
        out.m_p.push_back(static_cast<long double>(weight) / static_cast<long double>(out.m_whole));
    out.trim();
    return out;
}

Distribution Distribution::certain(std::size_t value)
{
    std::vector<Wide> weights(value + 1, 0);
    weights[value] = 1;
    return ofWeights(std::move(weights));
}

Distribution Distribution::binomial(int count, Wide part, Wide whole)
{
    const Distribution once = ofWeights({whole - part, part});
    Distribution out;
    for (int i = 0; i < count; ++i)
        out = out + once;
    return out;
}

Distribution operator+(const Distribution &a, const Distribution &b)
{
    Distribution out;
    const std::size_t size = a.size() + b.size() - 1;
    out.m_p.assign(size, 0.0L);
    for (std::size_t i = 0; i < a.size(); ++i)
        for (std::size_t j = 0; j < b.size(); ++j)
            out.m_p[i + j] += a.m_p[i] * b.m_p[j];
    const std::optional<Wide> whole =
        a.exact() && b.exact() ? product(a.m_whole, b.m_whole) : std::nullopt;
    out.m_weights.clear();
    out.m_whole = whole.value_or(0);
    if (whole) { // every weight is at most the product of the wholes
        out.m_weights.assign(size, 0);
        for (std::size_t i = 0; i < a.size(); ++i)
            for (std::size_t j = 0; j < b.size(); ++j)
                out.m_weights[i + j] += a.m_weights[i] * b.m_weights[j];
    }
    out.trim();
    return out;
}

Chance Distribution::chance(std::size_t value) const
{
    if (value >= size())
        return exact() ? Chance::of(0, 1) : Chance::about(0);
    return exact() ? Chance::of(m_weights[value], m_whole)
                   : Chance::about(static_cast<double>(m_p[value]));
}

Chance Distribution::atLeast(std::size_t value) const
{
    return chanceThat([value](std::size_t v) { return v >= value; });
}

Chance Distribution::chanceThat(const std::function<bool(std::size_t)> &holds) const
{
    Wide part = 0;
    long double p = 0;
    for (std::size_t value = 0; value < size(); ++value) {
        if (!holds(value))
            continue;
        p += m_p[value];
        if (exact())
            part += m_weights[value];
    }
    return exact() ? Chance::of(part, m_whole)
                   : Chance::about(static_cast<double>(std::min(p, 1.0L)));
}

double Distribution::expected() const
{
    long double sum = 0;
    for (std::size_t value = 0; value < size(); ++value)
        sum += static_cast<long double>(value) * m_p[value];
    return static_cast<double>(sum);
}

void Distribution::trim()
{
    while (m_p.size() > 1 && m_p.back() == 0.0L) {
        m_p.pop_back();
        if (!m_weights.empty())
            m_weights.pop_back();
    }
}

} // namespace qd
