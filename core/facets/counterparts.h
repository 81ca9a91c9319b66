// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/named_facet.h"

#include <unordered_map>

namespace sinew {

/// The objects of one model that another model of the same format has as well: in the same list of the same owner,
/// under the same name; of several with one name the first matches the first. A number in place of a name ("Bone 12")
/// means nothing unless both lists have the same size.
class Counterparts
{
public:
    /// All must outlive this object, and the models must not change.
    Counterparts(const NamedFacet &names, const Model &from, const Model &to) : m_names(names), m_from(from), m_to(to)
    {
    }

    /// The object of the other model, NoNode if there is none.
    NodeId of(NodeId original) const;

private:
    void match(const Address &from, const Address &to) const;
    std::string name(const Model &model, NodeId object, bool sameSize) const;

    const NamedFacet &m_names;
    const Model &m_from, &m_to;
    mutable std::unordered_map<NodeId, NodeId> m_known;
};

} // namespace sinew
