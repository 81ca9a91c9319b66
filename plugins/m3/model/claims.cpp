// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/model/claims.h"

#include "plugins/m3/model/blocks.h"

#include <algorithm>
#include <functional>

namespace sinew::m3 {

std::uint64_t valueOf(const Block &block)
{
    const std::uint16_t kind =
        canHold(block.kind, typeInfo<std::uint32_t>()) ? std::uint16_t(BlockKind::UInt32) : block.kind;
    return std::uint64_t(block.animId) << 4 | kind;
}

Claims claimsOf(const Root &root)
{
    Claims claims;
    std::vector<int> placed(root.collections.size(), -1);
    for (std::size_t row = 0; row < root.sequences.size(); ++row) {
        std::vector<std::uint32_t> members;
        if (row < root.groups.size())
            for (const std::uint32_t collection : root.groups[row].collections)
                if (collection < root.collections.size())
                    members.push_back(collection);
        std::ranges::stable_sort(members, std::greater(),
                                 [&](std::uint32_t member) { return root.collections[member].priority; });
        const auto shared = std::ranges::find_if(members, [&](std::uint32_t member) { return placed[member] >= 0; });
        const int sequence = shared == members.end() ? int(row) : placed[*shared];
        claims.timeRange.push_back(sequence);
        for (const std::uint32_t member : members)
            if (placed[member] < 0) {
                placed[member] = sequence;
                claims.order.push_back({member, sequence});
            }
    }
    for (std::size_t collection = 0; collection < placed.size(); ++collection)
        if (placed[collection] < 0)
            claims.order.push_back({collection, -1});
    return claims;
}

} // namespace sinew::m3
