// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/mdx/edit/node_parts.h"
#include "plugins/mdx/edit/transforms.h"
#include "plugins/mdx/model/model.h"

#include <unordered_map>

namespace sinew::mdx {

/// By object id: the id of the nearest ancestor that fits a byte, 0 if there is none.
class NearAncestors
{
public:
    static constexpr std::uint16_t maxNumber = 255;

    explicit NearAncestors(const MdxModel &model)
    {
        for (const HierarchyNode &node : MdxTransforms().hierarchy(model))
            if (node.parent != NoNode)
                m_parents[std::uint32_t(nodeOf(model, node.node)->objectId)] =
                    std::uint32_t(nodeOf(model, node.parent)->objectId);
    }
    std::uint8_t of(std::uint32_t id) const
    {
        for (std::size_t steps = 0; id > maxNumber && steps <= m_parents.size(); ++steps) {
            const auto parent = m_parents.find(id);
            id = parent == m_parents.end() ? 0 : parent->second;
        }
        return std::uint8_t(id > maxNumber ? 0 : id);
    }

private:
    std::unordered_map<std::uint32_t, std::uint32_t> m_parents;
};

} // namespace sinew::mdx
