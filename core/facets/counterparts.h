// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/named_facet.h"

#include <optional>
#include <unordered_map>

namespace sinew {

/// Objects of one model and those of another that stand for them.
using ObjectMap = std::unordered_map<NodeId, NodeId>;

/// True if an object has no name of its own and is called after its row: "Bone 12".
bool isNumbered(const NamedFacet &names, const Model &model, NodeId node);

/// The objects of one model that another model of the same format has as well: in the same list of the same owner,
/// under the same name; of several with one name the first matches the first. A number in place of a name ("Bone 12")
/// means nothing unless both lists have the same size.
class Counterparts
{
public:
    /// All must outlive this object, and the models must not change.
    /// `chosen`: pairs that are given, whatever the names say.
    Counterparts(const NamedFacet &names, const Model &from, const Model &to, ObjectMap chosen = {})
        : m_names(names), m_from(from), m_to(to), m_chosen(std::move(chosen))
    {
    }

    /// The object of the other model, NoNode if there is none.
    NodeId of(NodeId original) const;
    /// The same if it is given; empty otherwise.
    std::optional<NodeId> chosen(NodeId original) const;
    void choose(NodeId original, NodeId target) { m_chosen[original] = target; }

private:
    void match(const Address &from, const Address &to) const;
    std::string name(const Model &model, NodeId object, bool sameSize) const;

    const NamedFacet &m_names;
    const Model &m_from, &m_to;
    ObjectMap m_chosen;
    mutable std::unordered_map<NodeId, NodeId> m_known;
};

} // namespace sinew
