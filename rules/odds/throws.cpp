// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/odds/throws.h"

#include <cassert>
#include <cstddef>

namespace qd {

namespace {

constexpr int kFaces = 6;

Wide choose(int from, int count)
{
    Wide out = 1;
    for (int i = 1; i <= count; ++i)
        out = out * static_cast<unsigned>(from - count + i) / static_cast<unsigned>(i);
    return out;
}

class Walk {
public:
    explicit Walk(const std::function<void(const std::vector<int> &, Wide)> &visit) : m_visit(visit)
    {
    }

    void from(int face, int left, Wide ways)
    {
        if (face == 1 || left == 0) {
            const std::size_t before = m_faces.size();
            m_faces.insert(m_faces.end(), static_cast<std::size_t>(left), 1);
            m_visit(m_faces, ways);
            m_faces.resize(before);
            return;
        }
        const std::size_t before = m_faces.size();
        for (int count = left; count >= 0; --count) {
            m_faces.insert(m_faces.end(), static_cast<std::size_t>(count), face);
            from(face - 1, left - count, ways * choose(left, count));
            m_faces.resize(before);
        }
    }

private:
    const std::function<void(const std::vector<int> &, Wide)> &m_visit;
    std::vector<int> m_faces;
};

} // namespace

void eachThrow(int dice, const std::function<void(const std::vector<int> &, Wide)> &visit)
{
    assert(dice >= 0 && dice <= kMostDice);
    Walk(visit).from(kFaces, dice, 1);
}

Wide waysToThrow(int dice)
{
    Wide out = 1;
    for (int i = 0; i < dice; ++i)
        out *= kFaces;
    return out;
}

} // namespace qd
