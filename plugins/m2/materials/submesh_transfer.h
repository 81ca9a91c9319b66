// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/counterparts.h"
#include "core/facets/transfer_facet.h"
#include "plugins/m2/edit/names.h"
#include "plugins/m2/model/model.h"

#include <set>

namespace sinew::m2 {

/// A submesh on its way into a profile, with its vertices, triangles and bones; without batches.
///
/// Bones are matched by name; vertices of a bone without a counterpart are attached to its nearest parent that has one.
class SubmeshTransfer
{
public:
    /// `chosen`: bones of `model` in place of some of `from`.
    SubmeshTransfer(const M2Model &model, NodeId profile, const M2Model &from, NodeId submesh, const ObjectMap &chosen);

    /// Refuses rows that do not exist, more vertices than two bytes can number, and bones that a vertex can't name.
    Result<TransferredObject> run();

private:
    Status check() const;
    /// The row of the matching bone here.
    std::size_t boneOf(std::size_t row);
    Status takeVertices();
    void takeTriangles();
    void takeBones();
    void fit();

    const M2Model &m_model, &m_from;
    NodeId m_profile;
    const Skin &m_old, &m_source;
    const M2Names m_names;
    Counterparts m_counterparts;
    Submesh m_submesh; ///< first as it was, then as it will be
    std::size_t m_firstIndex;
    Root m_root; ///< only the arrays that change
    Skin m_skin;
    std::set<std::string> m_lostBones;
};

/// The bones that the vertices of a submesh follow, in order of their rows.
std::vector<NodeId> bonesOf(const M2Model &model, const Skin &profile, const Submesh &submesh);

} // namespace sinew::m2
