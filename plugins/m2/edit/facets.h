// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/clip.h"
#include "core/facets/curve_facet.h"
#include "core/facets/key_rules.h"
#include "core/facets/named_facet.h"
#include "core/facets/transform_facet.h"
#include "core/model/reference_fixer.h"
#include "core/text/translated.h"
#include "plugins/m2/model/model.h"

namespace sinew::m2 {

inline const Root &rootOf(const Model &model)
{
    return static_cast<const M2Model &>(model).data;
}

/// "ArmL", a name known by its CRC, or "Bone 7".
std::string boneName(const Root &root, std::size_t row);
/// Of every sequence whether its keys are in a file that was not found.
std::vector<bool> missingSequences(const M2Model &model);

/// What keys a track's field can hold; `compressedTextureRotations` as for valueCodec().
KeyRules keyRules(const FieldInfo &field, std::uint32_t version, bool compressedTextureRotations);

class M2Curves final : public CurveFacet
{
public:
    CurveTraits traits() const override;
    /// Sequences, global loops, and the life of particles, whose source is the root.
    std::vector<Clip> clips(const Model &model) const override;
    std::vector<CurveChannel> channels(const Model &model, NodeId node) const override;
};

/// Bones are the nodes; attachments, events, lights and emitters hang on them.
class M2Transforms final : public TransformFacet
{
public:
    std::vector<HierarchyNode> hierarchy(const Model &model) const override;
    Result<ChangeSet> reparent(const Model &model, std::span<const NodeId> nodes, NodeId newParent) const override;
    Address pivot(const Model &model, NodeId node) const override;
    TransformTracks tracks(const Model &model, NodeId node) const override;
};

class M2Names final : public NamedFacet
{
public:
    std::string name(const Model &model, NodeId node) const override;
    std::vector<RelatedField> relatedFields(const Model &model, NodeId node) const override;
};

/// What moves with a deleted bone: entries of the bone combos and influences of vertices go to its nearest ancestor
/// that stays.
class M2References final : public ReferenceFixer
{
public:
    Status detach(const Model &model, std::span<const NodeId> removed, const Renumber &renumber,
                  ChangeSet &changes) const override;
};

} // namespace sinew::m2
