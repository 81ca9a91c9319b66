// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/conversion_facet.h"
#include "core/model/model.h"

#include <string>
#include <utility>
#include <vector>

namespace sinew {

/// Counts what can't be said as it is, by reason.
class GroupedLosses
{
public:
    /// `keepsData`: the target stores what it doesn't show; without it, what would be Kept is Lost.
    explicit GroupedLosses(bool keepsData = true) : m_keepsData(keepsData) {}

    /// `reason`: QT_TRANSLATE_NOOP("Message", …) with %1 for the number of things it concerns; `first`: one of them.
    void add(ConversionLoss::Kind kind, const char *reason, NodeId first, std::size_t count = 1);
    /// One that stands alone.
    void add(ConversionLoss::Kind kind, Message message, NodeId source);
    /// `model`: whose objects they are; null: they belong to no model, and have no paths.
    std::vector<ConversionLoss> all(const Model *model) const;

private:
    struct Group
    {
        ConversionLoss::Kind kind;
        const char *reason;
        NodeId first;
        std::size_t count;
    };
    ConversionLoss::Kind said(ConversionLoss::Kind kind) const
    {
        return kind == ConversionLoss::Kept && !m_keepsData ? ConversionLoss::Lost : kind;
    }

    bool m_keepsData;
    std::vector<Group> m_groups;
    std::vector<std::pair<NodeId, ConversionLoss>> m_single;
};

} // namespace sinew
