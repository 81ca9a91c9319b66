// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/facets/counterparts.h"

#include <map>
#include <string>

namespace sinew {

bool isNumbered(const NamedFacet &names, const Model &model, NodeId node)
{
    const std::string text = names.name(model, node), number = " " + std::to_string(model.rowOf(node));
    return text.size() > number.size() && text.ends_with(number);
}

std::optional<NodeId> Counterparts::chosen(NodeId original) const
{
    const auto found = m_chosen.find(original);
    return found == m_chosen.end() ? std::nullopt : std::optional(found->second);
}

NodeId Counterparts::of(NodeId original) const
{
    if (original == RootNode)
        return RootNode;
    if (const auto given = chosen(original))
        return *given;
    if (const auto known = m_known.find(original); known != m_known.end())
        return known->second;
    const Address list = m_from.listOf(original);
    const NodeId owner = list.node == NoNode ? NoNode : of(list.node);
    if (owner == NoNode)
        return m_known[original] = NoNode;
    match(list, {owner, list.field});
    return m_known[original];
}

void Counterparts::match(const Address &from, const Address &to) const
{
    const std::size_t here = m_from.listSize(from), there = m_to.listSize(to);
    std::multimap<std::string, NodeId> free; // those of one name in their order
    for (std::size_t row = 0; row < there; ++row)
        if (std::string text = name(m_to, m_to.idAt(to, row), here == there); !text.empty())
            free.emplace(std::move(text), m_to.idAt(to, row));
    for (std::size_t row = 0; row < here; ++row) {
        const NodeId original = m_from.idAt(from, row);
        const auto found = free.find(name(m_from, original, here == there));
        // If there are several, the first one inserted is meant.
        const auto first = found == free.end() ? found : free.lower_bound(found->first);
        m_known[original] = first == free.end() ? NoNode : first->second;
        if (first != free.end())
            free.erase(first);
    }
}

std::string Counterparts::name(const Model &model, NodeId object, bool sameSize) const
{
    return !sameSize && isNumbered(m_names, model, object) ? std::string() : m_names.name(model, object);
}

} // namespace sinew
