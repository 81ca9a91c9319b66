// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/clip.h"
#include "core/facets/curve_facet.h"
#include "core/facets/named_facet.h"
#include "core/facets/transform_facet.h"
#include "core/model/reference_fixer.h"
#include "core/text/translated.h"
#include "plugins/m3/model/model.h"

namespace sinew::m3 {

inline const Root &rootOf(const Model &model)
{
    return static_cast<const M3Model &>(model).data;
}

/// Row of the bone that an object hangs on, of a bone its parent; -1 for structures without one.
int boneField(const StructInfo &info);
/// Row of the material reference that a structure shows itself with, -1 for structures without one.
int materialField(const StructInfo &info);

/// Where a sequence is on the timeline, inclusive; empty (end before start) where its numbers make no sense.
std::int32_t lineStart(const Sequence &sequence);
std::int32_t lineEnd(const Sequence &sequence);
/// The row of the sequence that plays a collection, -1 for none.
int sequenceOf(const Root &root, std::size_t collection);

class M3Curves final : public CurveFacet
{
public:
    CurveTraits traits() const override;
    /// Sequences, then collections whose blocks no sequence plays: of no group, or covered by the group's earlier ones.
    std::vector<Clip> clips(const Model &model) const override;
    std::vector<CurveChannel> channels(const Model &model, NodeId node) const override;
};

/// Bones are the nodes; what hangs on one names it by its field "bone".
class M3Transforms final : public TransformFacet
{
public:
    std::vector<HierarchyNode> hierarchy(const Model &model) const override;
    Result<ChangeSet> reparent(const Model &model, std::span<const NodeId> nodes, NodeId newParent) const override;
    /// None: positions are relative to the parent, without a pivot.
    Address pivot(const Model &, NodeId) const override { return {}; }
    TransformTracks tracks(const Model &model, NodeId node) const override;
};

class M3Names final : public NamedFacet
{
public:
    std::string name(const Model &model, NodeId node) const override;
    std::vector<RelatedField> relatedFields(const Model &, NodeId) const override { return {}; }
};

/// Entries of the bone look-up go to the nearest ancestor of a deleted bone that stays; lists of rows lose those of
/// deleted objects.
class M3References final : public ReferenceFixer
{
public:
    Status detach(const Model &model, std::span<const NodeId> removed, const Renumber &renumber,
                  ChangeSet &changes) const override;
};

} // namespace sinew::m3
