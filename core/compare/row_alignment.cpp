// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/compare/row_alignment.h"

#include "core/compare/alignment.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

namespace sinew {

namespace {

using Keys = std::span<const std::uint64_t>;

class RowAligner
{
public:
    RowAligner(Keys a, Keys b) : m_a(a), m_b(b) { m_found.rows.reserve(std::max(a.size(), b.size())); }

    RowAlignment run()
    {
        range({0, m_a.size(), 0, m_b.size()}, 0);
        return std::move(m_found);
    }

private:
    /// Rows from a to endA of one, and from b to endB of the other.
    struct Range
    {
        std::size_t a, endA, b, endB;
    };

    void range(Range r, int depth)
    {
        while (r.a < r.endA && r.b < r.endB && m_a[r.a] == m_b[r.b])
            m_found.rows.emplace_back(r.a++, r.b++);
        std::size_t equalAtEnd = 0;
        while (r.a < r.endA - equalAtEnd && r.b < r.endB - equalAtEnd &&
               m_a[r.endA - 1 - equalAtEnd] == m_b[r.endB - 1 - equalAtEnd])
            ++equalAtEnd;
        r.endA -= equalAtEnd;
        r.endB -= equalAtEnd;
        middle(r, depth);
        for (std::size_t i = 0; i < equalAtEnd; ++i)
            m_found.rows.emplace_back(r.endA + i, r.endB + i);
    }

    /// What differs at both ends: divided at elements that are there once in both.
    void middle(const Range &r, int depth)
    {
        constexpr int deepest = 12;
        const std::vector<std::pair<std::size_t, std::size_t>> anchors =
            depth < deepest ? anchorsOf(r) : std::vector<std::pair<std::size_t, std::size_t>>();
        if (anchors.empty())
            return changed(r);
        std::size_t a = r.a, b = r.b;
        for (const auto &[inA, inB] : anchors) {
            range({a, inA, b, inB}, depth + 1);
            m_found.rows.emplace_back(inA, inB);
            a = inA + 1;
            b = inB + 1;
        }
        range({a, r.endA, b, r.endB}, depth + 1);
    }

    std::vector<std::pair<std::size_t, std::size_t>> anchorsOf(const Range &r) const
    {
        struct Seen
        {
            std::size_t inA = 0, inB = 0, row = 0;
        };
        std::unordered_map<std::uint64_t, Seen> seen;
        for (std::size_t j = r.b; j < r.endB; ++j) {
            Seen &here = seen[m_b[j]];
            ++here.inB;
            here.row = j;
        }
        for (std::size_t i = r.a; i < r.endA; ++i)
            if (const auto at = seen.find(m_a[i]); at != seen.end())
                ++at->second.inA;
        std::vector<std::pair<std::size_t, std::size_t>> pairs;
        std::vector<std::size_t> rows;
        for (std::size_t i = r.a; i < r.endA; ++i)
            if (const auto at = seen.find(m_a[i]); at != seen.end() && at->second.inA == 1 && at->second.inB == 1) {
                pairs.emplace_back(i, at->second.row);
                rows.push_back(at->second.row);
            }
        const std::vector<std::size_t> crossing = outOfOrder(rows);
        const std::unordered_set<std::size_t> dropped(crossing.begin(), crossing.end());
        std::size_t at = 0;
        std::erase_if(pairs, [&](const auto &) { return dropped.contains(at++); });
        return pairs;
    }

    void changed(const Range &r)
    {
        std::size_t a = r.a, b = r.b;
        while (a < r.endA && b < r.endB)
            m_found.rows.emplace_back(a++, b++);
        while (a < r.endA)
            m_found.rows.emplace_back(a++, RowAlignment::noRow);
        while (b < r.endB)
            m_found.rows.emplace_back(RowAlignment::noRow, b++);
    }

    Keys m_a, m_b;
    RowAlignment m_found;
};

} // namespace

std::vector<std::size_t> RowAlignment::inB() const
{
    std::vector<std::size_t> found;
    for (const auto &[a, b] : rows)
        if (a != noRow)
            found.push_back(b);
    return found;
}

RowAlignment alignRows(Keys a, Keys b)
{
    RowAlignment aligned = RowAligner(a, b).run();
    if (a.size() != b.size())
        return aligned;
    const auto differs = [&](const auto &pair) {
        return pair.first == RowAlignment::noRow || pair.second == RowAlignment::noRow ||
               a[pair.first] != b[pair.second];
    };
    RowAlignment straight;
    for (std::size_t i = 0; i < a.size(); ++i)
        straight.rows.emplace_back(i, i);
    const auto count = [&](const RowAlignment &rows) {
        return std::count_if(rows.rows.begin(), rows.rows.end(), differs);
    };
    return count(aligned) < count(straight) ? aligned : straight;
}

} // namespace sinew
