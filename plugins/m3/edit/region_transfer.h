// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/transfer_facet.h"
#include "core/model/edit_builder.h"
#include "core/schema/struct_info.h"
#include "plugins/m3/edit/names.h"
#include "plugins/m3/model/model.h"

#include <set>
#include <unordered_map>

namespace sinew::m3 {

/// The bones in a region's part of the look-up, each once, in that order.
std::vector<NodeId> bonesOf(const Root &root, const Region &region);
/// The batches that draw a region.
std::vector<NodeId> batchesOf(const Division &division, std::size_t region);

/// A region on its way into a division of another model, with its vertices, triangles, bones and batches.
///
/// Bones are matched by name unless they are chosen; vertices of a bone without a counterpart follow its nearest parent
/// that has one. Materials must have counterparts.
class RegionTransfer
{
public:
    RegionTransfer(const M3Model &model, NodeId division, const M3Model &from, NodeId region, const ObjectMap &chosen);

    /// Refuses rows that don't exist, and numbers that the target's versions can't hold.
    Result<TransferredObject> run();

private:
    Status check();
    /// The row of the matching bone here.
    std::size_t boneOf(std::size_t row);
    void takeBones(EditBuilder &edit);
    void takeVertices(EditBuilder &edit);
    void takeWeights(EditBuilder &edit);
    void takeUvs(EditBuilder &edit);
    Status takeFaces(EditBuilder &edit);
    void fit();
    void takeBatches(EditBuilder &edit);
    template<class T>
    void takePart(EditBuilder &edit, Array<T> Root::*member, std::uint32_t flag, const T &missing);

    const M3Model &m_model, &m_from;
    NodeId m_division;
    const Division &m_old, &m_source;
    std::size_t m_row; ///< of the region in its division
    const M3Names m_names;
    Counterparts m_counterparts;
    Region m_region;                                      ///< first as it was, then as it will be
    std::size_t m_first = 0, m_count = 0;                 ///< its vertices
    std::unordered_map<std::size_t, std::size_t> m_bones; ///< there → here, of those asked for so far
    std::set<std::string> m_lostBones;
    bool m_lacksData = false, m_losesData = false, m_losesMaterial = false, m_losesSwitch = false;
};

} // namespace sinew::m3
