// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/clip.h"
#include "core/facets/curve_facet.h"
#include "core/facets/named_facet.h"
#include "core/facets/transform_facet.h"
#include "core/model/reference_fixer.h"
#include "plugins/mdx/structs/common.h"

namespace sinew::mdx {

/// The node part of any node object; null for other objects.
const Node *nodeOf(const Model &model, NodeId id);
/// Row of the "node" field in a node object's description, -1 for other objects.
int nodeField(const StructInfo &info);

class MdxCurves final : public CurveFacet
{
public:
    CurveTraits traits() const override;
    std::vector<Clip> clips(const Model &model) const override;
    std::vector<CurveChannel> channels(const Model &model, NodeId node) const override;
};

class MdxTransforms final : public TransformFacet
{
public:
    std::vector<HierarchyNode> hierarchy(const Model &model) const override;
    Result<ChangeSet> reparent(const Model &model, std::span<const NodeId> nodes, NodeId newParent) const override;
    Address pivot(const Model &model, NodeId node) const override;
    TransformTracks tracks(const Model &model, NodeId node) const override;
};

class MdxNames final : public NamedFacet
{
public:
    std::string name(const Model &model, NodeId node) const override;
    std::vector<RelatedField> relatedFields(const Model &model, NodeId node) const override;
};

/// Skin bindings of deleted nodes: a matrix group loses the node, and gets its parent when it would become empty; a
/// SKIN influence goes to the parent.
class MdxReferences final : public ReferenceFixer
{
public:
    Status detach(const Model &model, std::span<const NodeId> removed, const Renumber &renumber,
                  ChangeSet &changes) const override;
};

} // namespace sinew::mdx
