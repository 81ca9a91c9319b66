// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/clip.h"
#include "core/facets/curve_facet.h"
#include "core/facets/key_rules.h"
#include "core/facets/named_facet.h"
#include "core/facets/transform_facet.h"
#include "core/model/problem.h"
#include "core/model/reference_fixer.h"
#include "core/text/translated.h"
#include "plugins/m2/model/model.h"

#include <functional>

namespace sinew::m2 {

inline const Root &rootOf(const Model &model)
{
    return static_cast<const M2Model &>(model).data;
}

/// "ArmL", a name known by its CRC, or "Bone 7".
std::string boneName(const Root &root, std::size_t row);
/// Objects of physics and bone files: "Body 3 – ArmL", "Bone file 0 – Bear_00.bone". `numbered` is "Body 3"; empty for
/// other objects.
std::string companionObjectName(const M2Model &model, NodeId id, const std::string &numbered);
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

/// Works out what follows from an edit: look-up tables whose content changed, ranges of the timeline for new sequences,
/// keys that all sequences share. Refuses keys that no file of the set can hold.
Status completeChanges(const M2Model &model, ChangeSet &changes);

using SetField = std::function<void(Address, Value)>;
/// Whether an edit moves objects of a physics; and what follows from that: rows that name bodies, shapes and joints
/// move with them (all ones where the object is gone), and new ones are of the form that the chunk has.
bool concernsPhysics(const M2Model &model, const ChangeSet &changes);
void completePhysics(const M2Model &before, const M2Model &after, const SetField &set);

/// Checks that the table can't express.
void checkPhysics(const Root &root, std::vector<Problem> &problems);
void checkModel(const M2Model &model, std::vector<Problem> &problems);

} // namespace sinew::m2
