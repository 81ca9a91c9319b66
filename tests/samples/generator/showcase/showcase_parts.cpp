// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "showcase/showcase_parts.h"

namespace sinew::samples {

Bones bonesOf(const Showcase &showcase, std::initializer_list<std::string> names)
{
    Bones rows;
    for (const std::string &name : names)
        rows.push_back(showcase.bone(name));
    return rows;
}

std::vector<Ring> ringsOn(const V3 &from, const V3 &to, std::initializer_list<RingOn> list)
{
    std::vector<Ring> rings;
    const double first = list.begin()->t, last = std::prev(list.end())->t;
    for (const RingOn &r : list)
        rings.push_back(
            {from + (to - from) * r.t, r.side, r.front, (r.t - first) / (last - first), r.bones, r.exponent, r.crease});
    return rings;
}

std::vector<Ring> smoothed(const std::vector<Ring> &rings)
{
    std::vector<Ring> result;
    for (std::size_t i = 0; i < rings.size(); ++i) {
        result.push_back(rings[i]);
        if (i + 1 == rings.size())
            break;
        const Ring &before = rings[i ? i - 1 : 0], &a = rings[i], &b = rings[i + 1],
                   &after = rings[std::min(i + 2, rings.size() - 1)];
        const auto between = []<class T>(const T &p, const T &q, const T &r, const T &s) {
            return T((9 * (q + r) - (p + s)) / 16);
        };
        Ring middle = a;
        middle.centre = between(before.centre, a.centre, b.centre, after.centre);
        middle.side = between(before.side, a.side, b.side, after.side);
        middle.front = between(before.front, a.front, b.front, after.front);
        middle.v = (a.v + b.v) / 2;
        result.push_back(middle);
    }
    return result;
}

} // namespace sinew::samples
