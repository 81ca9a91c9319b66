// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/edit/missing_sequences.h"

#include "plugins/m2/model/layout.h"

#include <algorithm>
#include <unordered_map>

namespace sinew::m2 {

std::vector<bool> missingSequences(const M2Model &model)
{
    const auto &now = model.data.sequences;
    std::vector<bool> missing(now.size(), false);
    const M2Layout *layout = model.m2Layout();
    if (!layout || std::none_of(layout->sequences.begin(), layout->sequences.end(),
                                [](const SequenceSource &source) { return source.missing; }))
        return missing;
    const auto &then = model.original().data.sequences;
    std::unordered_map<NodeId, std::size_t> oldRows;
    for (std::size_t row = 0; row < then.size(); ++row)
        oldRows[then.ids[row]] = row;
    constexpr std::uint32_t inModel = 0x130;
    const std::vector<std::uint32_t> owners = resolveAliases(model.data);
    for (std::size_t row = 0; row < now.size(); ++row) {
        const auto old = oldRows.find(now.ids[owners[row]]);
        missing[row] =
            old != oldRows.end() && layout->sequences[old->second].missing && !(now[owners[row]].flags & inModel);
    }
    return missing;
}

} // namespace sinew::m2
