// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/base/dice.h"

namespace qd {

bool isFace(DieKind kind, int face)
{
    switch (kind) {
    case DieKind::Pips6:
        return face >= 1 && face <= 6;
    case DieKind::Base66:
        return face / 10 >= 1 && face / 10 <= 6 && face % 10 >= 1 && face % 10 <= 6;
    case DieKind::Star:
        return face >= 0 && face <= 3;
    case DieKind::Coin:
        return face == 1 || face == 2;
    }
    return false;
}

int Awaiting::needed() const
{
    int sum = 0;
    for (const DiceAsk &ask : asks)
        sum += ask.count;
    return sum;
}

bool DiceCup::take(DiceAsk ask, std::vector<int> &faces)
{
    const auto count = static_cast<std::size_t>(ask.count);
    m_asks.push_back(std::move(ask));
    if (left() < count)
        return false;
    const auto part = m_faces.subspan(m_next, count);
    faces.assign(part.begin(), part.end());
    m_next += count;
    return true;
}

Awaiting DiceCup::awaiting() const
{
    return Awaiting{m_asks, static_cast<int>(m_faces.size())};
}

} // namespace qd
