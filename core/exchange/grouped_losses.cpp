// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/exchange/grouped_losses.h"

#include "core/model/path.h"

#include <algorithm>
#include <cstring>

namespace sinew {

void GroupedLosses::add(ConversionLoss::Kind kind, const char *reason, NodeId first, std::size_t count)
{
    kind = said(kind);
    const auto known = std::find_if(m_groups.begin(), m_groups.end(), [&](const Group &group) {
        return group.kind == kind && std::strcmp(group.reason, reason) == 0;
    });
    if (known != m_groups.end())
        known->count += count;
    else
        m_groups.push_back({kind, reason, first, count});
}

void GroupedLosses::add(ConversionLoss::Kind kind, Message message, NodeId source)
{
    m_single.push_back({source, {said(kind), {}, {}, std::move(message)}});
}

std::vector<ConversionLoss> GroupedLosses::all(const Model *model) const
{
    std::vector<ConversionLoss> losses;
    const auto place = [model](NodeId source, ConversionLoss loss) {
        loss.address = {model && model->contains(source) ? source : RootNode};
        loss.path = model ? pathOf(*model, loss.address) : std::string();
        return loss;
    };
    for (const Group &group : m_groups)
        losses.push_back(place(group.first, {group.kind, {}, {}, {group.reason, {group.count}}}));
    for (const auto &[source, loss] : m_single)
        losses.push_back(place(source, loss));
    return losses;
}

} // namespace sinew
