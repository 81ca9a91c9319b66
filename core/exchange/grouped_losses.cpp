// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/exchange/grouped_losses.h"

#include "core/model/path.h"

#include <algorithm>
#include <cstring>

namespace sinew {

void GroupedLosses::add(ConversionLoss::Kind kind, const char *reason, NodeId first, std::size_t count)
{
    const auto known = std::find_if(m_groups.begin(), m_groups.end(), [&](const Group &group) {
        return group.kind == kind && std::strcmp(group.reason, reason) == 0;
    });
    if (known != m_groups.end())
        known->count += count;
    else
        m_groups.push_back({kind, reason, first, count});
}

std::vector<ConversionLoss> GroupedLosses::all(const Model *model) const
{
    std::vector<ConversionLoss> losses;
    for (const Group &group : m_groups) {
        const Address at{model && model->contains(group.first) ? group.first : RootNode};
        losses.push_back({group.kind, at, model ? pathOf(*model, at) : std::string(), {group.reason, {group.count}}});
    }
    return losses;
}

} // namespace sinew
