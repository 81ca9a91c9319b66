// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/edit/facets.h"

#include "core/facets/curve_channels.h"
#include "core/facets/hierarchy.h"
#include "core/schema/struct_info.h"
#include "plugins/m3/model/animated_values.h"
#include "plugins/m3/model/timeline.h"

#include <QtGlobal>

#include <algorithm>
#include <set>

namespace sinew::m3 {

int boneField(const StructInfo &info)
{
    return fieldRowIn<&Bone::parent, &Attachment::bone, &AttachmentVolume::bone, &HitTest::bone, &TurretPart::bone,
                      &Batch::bone, &Event::bone, &Light::bone, &Camera::bone, &Particle::bone, &ParticleCopy::bone,
                      &Ribbon::bone, &RibbonSpline::bone, &Projection::bone, &Force::bone, &Warp::bone,
                      &ViewVolume::bone, &ShadowBox::bone, &Billboard::bone, &IkBone::bone, &ClothCollider::bone,
                      &PhysicsBody::bone>(info);
}

int materialField(const StructInfo &info)
{
    return fieldRowIn<&Batch::material, &Particle::material, &Ribbon::material, &Projection::material,
                      &CompositeSection::material>(info);
}

std::int32_t lineStart(const Sequence &sequence)
{
    return sequence.lineStart +
           std::int32_t(std::min<std::uint32_t>(sequence.start, timelineStep - 2 * timelineMargin));
}

std::int32_t lineEnd(const Sequence &sequence)
{
    const std::int64_t end = std::int64_t(sequence.lineStart) + sequence.end;
    return std::int32_t(std::min<std::int64_t>(end, std::numeric_limits<std::int32_t>::max() - timelineStep));
}

int sequenceOf(const Root &root, std::size_t collection)
{
    for (std::size_t row = 0; row < std::min(root.groups.size(), root.sequences.size()); ++row) {
        const auto members = root.groups[row].collections.view();
        if (std::find(members.begin(), members.end(), collection) != members.end())
            return int(row);
    }
    return -1;
}

CurveTraits M3Curves::traits() const
{
    return {1000, "ms", true};
}

std::vector<Clip> M3Curves::clips(const Model &model) const
{
    const Root &root = rootOf(model);
    std::vector<Clip> clips;
    std::set<std::int32_t> played;
    for (std::size_t row = 0; row < root.sequences.size(); ++row) {
        const Sequence &sequence = root.sequences[row];
        Clip clip{root.sequences.ids[row],
                  std::string(sequence.name.view()),
                  lineStart(sequence),
                  lineEnd(sequence),
                  false,
                  !(sequence.flags & SequenceFlag::NotLooping),
                  false};
        clip.ownTime = true;
        for (std::size_t earlier = 0; earlier < row && clip.keysOf == NoNode; ++earlier)
            if (root.sequences[earlier].lineStart == sequence.lineStart)
                clip.keysOf = root.sequences.ids[earlier];
        played.insert(sequence.lineStart);
        clips.push_back(std::move(clip));
    }
    for (std::size_t row = 0; row < root.collections.size(); ++row) {
        std::set<std::int32_t> own;
        std::uint32_t end = 0;
        for (const Block &block : root.collections[row].blocks)
            if (block.lineStart != notOnTimeline && !played.count(block.lineStart)) {
                own.insert(block.lineStart);
                end = std::max(end, block.end);
            }
        for (const std::int32_t start : own) {
            Clip clip{root.collections.ids[row],
                      std::string(root.collections[row].name.view()),
                      start,
                      std::int32_t(
                          std::min<std::int64_t>(std::int64_t(start) + end, std::numeric_limits<std::int32_t>::max())),
                      false,
                      true,
                      false};
            clip.ownTime = true;
            clips.push_back(std::move(clip));
        }
    }
    return clips;
}

std::vector<CurveChannel> M3Curves::channels(const Model &model, NodeId node) const
{
    std::vector<CurveChannel> channels;
    const ObjectRef object = model.object(node);
    if (!object)
        return channels;
    const auto add = [&](const Address &address, const FieldInfo &outer, const FieldInfo &field, const void *owner) {
        CurveChannel channel = curveChannel(address, field, owner);
        channel.name = outer.displayLabel();
        channel.isStep = field.type->element->kind == Kind::Integer;
        channel.rules.interpolations = {Interpolation::None, Interpolation::Linear};
        channels.push_back(std::move(channel));
    };
    const Ctx ctx = model.ctx();
    const std::uint16_t keys = fieldRow<&Animated<float>::keys>();
    for (std::size_t i = 0; i < object.info->fields.size(); ++i) {
        const FieldInfo &f = object.info->fields[i];
        if (!f.isOnDisk(ctx, object.data))
            continue;
        if (f.type->kind == Kind::Curve)
            add({node, std::uint16_t(i)}, f, f, object.data);
        else if (f.type->kind == Kind::Struct)
            if (isAnimated(f.type->structure()))
                add({node, std::uint16_t(i), keys}, f, f.type->structure().fields[keys], f.in(object.data));
    }
    return channels;
}

std::vector<HierarchyNode> M3Transforms::hierarchy(const Model &model) const
{
    const auto &bones = rootOf(model).bones;
    std::vector<int> parents;
    for (const Bone &bone : bones)
        parents.push_back(bone.parent);
    return hierarchyOf(bones.ids, parents);
}

Result<ChangeSet> M3Transforms::reparent(const Model &model, std::span<const NodeId> nodes, NodeId newParent) const
{
    return sinew::reparent(model, hierarchy(model), nodes, newParent, [&](NodeId node) {
        const ObjectRef object = model.object(node);
        const int field = object ? boneField(*object.info) : -1;
        return field < 0 ? Address() : Address{node, std::uint16_t(field)};
    });
}

TransformTracks M3Transforms::tracks(const Model &model, NodeId node) const
{
    if (!model.get<Bone>(node))
        return {};
    return {fieldOf<&Bone::position, &Animated<Vec3>::keys>(node),
            fieldOf<&Bone::rotation, &Animated<Quat>::keys>(node), fieldOf<&Bone::scale, &Animated<Vec3>::keys>(node)};
}

namespace {

/// Lists of rows have no place for "none": entries for removed objects go.
template<auto Rows>
void dropGone(const List<OwnerOf<Rows>> &owners, const char *domain, const Renumber &renumber, ChangeSet &changes)
{
    using N = typename ValueOf<Rows>::value_type;
    for (std::size_t i = 0; i < owners.size(); ++i) {
        std::vector<N> left;
        for (const N row : owners[i].*Rows)
            if (const std::int64_t now = row == N(-1) ? std::int64_t(row) : renumber(domain, row); now != -1)
                left.push_back(N(now));
        if (left.size() != (owners[i].*Rows).size())
            changes.push_back(
                {Change::Set, fieldOf<Rows>(owners.ids[i]), 0, 0, 0, Value::of(Array<N>(std::span<const N>(left)))});
    }
}

/// Lists whose rows are named elsewhere (by weights of vertices) keep their length: the heir stands where a removed
/// bone stood.
void inherit(Array<std::uint16_t> bones, const Address &at, std::span<const std::int64_t> successors,
             ChangeSet &changes)
{
    if (successors.empty() || bones.isEmpty())
        return;
    for (std::uint16_t &bone : std::span(bones.edit(), bones.size()))
        if (bone < successors.size())
            bone = std::uint16_t(successors[bone]);
    changes.push_back({Change::Set, at, 0, 0, 0, Value::of(bones)});
}

} // namespace

Status M3References::detach(const Model &model, std::span<const NodeId> removed, const Renumber &renumber,
                            ChangeSet &changes) const
{
    const Root &root = rootOf(model);
    dropGone<&SequenceGroup::collections>(root.groups, "collections", renumber, changes);
    dropGone<&Turret::parts>(root.turrets, "turretParts", renumber, changes);
    dropGone<&Particle::copies>(root.particles, "particleCopies", renumber, changes);
    dropGone<&Billboard::dependents>(root.billboards, "bones", renumber, changes);
    dropGone<&IkJoint::dependents>(root.ikJoints, "bones", renumber, changes);
    dropGone<&IkHinge::dependents>(root.ikHinges, "bones", renumber, changes);
    dropGone<&IkChain::dependents>(root.ikChains, "bones", renumber, changes);
    dropGone<&IkBone::dependents>(root.ikBones, "bones", renumber, changes);
    const std::vector<std::int64_t> successors =
        successorRows(M3Transforms().hierarchy(model), removed, "bones", renumber);
    inherit(root.boneLookup, fieldOf<&Root::boneLookup>(RootNode), successors, changes);
    for (std::size_t i = 0; i < root.cloths.size(); ++i)
        inherit(root.cloths[i].skinBones, fieldOf<&Cloth::skinBones>(root.cloths.ids[i]), successors, changes);
    return Done{};
}

} // namespace sinew::m3
