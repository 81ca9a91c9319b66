// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/model/anim_id_filter.h"

#include <algorithm>
#include <bit>

namespace sinew::m3 {

void sortByAnimId(std::vector<std::uint64_t> &numbers)
{
    constexpr std::size_t few = 32;
    if (numbers.size() <= few) {
        std::sort(numbers.begin(), numbers.end());
        return;
    }
    const int bits = std::min(int(std::bit_width(numbers.size())) - 2, 16), shift = 64 - bits;
    std::vector<std::uint32_t> ends(std::size_t(1) << bits, 0);
    for (const std::uint64_t number : numbers)
        ++ends[number >> shift];
    for (std::uint32_t sum = 0; std::uint32_t & end : ends)
        end = sum += end;
    std::vector<std::uint64_t> sorted(numbers.size());
    for (auto number = numbers.rbegin(); number != numbers.rend(); ++number)
        sorted[--ends[*number >> shift]] = *number;
    // The ends have become the starts.
    for (std::size_t bucket = 0; bucket < ends.size(); ++bucket) {
        const std::size_t next = bucket + 1 < ends.size() ? ends[bucket + 1] : sorted.size();
        if (next - ends[bucket] > 1)
            std::sort(sorted.begin() + ends[bucket], sorted.begin() + std::ptrdiff_t(next));
    }
    numbers.swap(sorted);
}

} // namespace sinew::m3
