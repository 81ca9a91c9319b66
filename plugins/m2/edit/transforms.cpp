// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/edit/transforms.h"

#include "core/facets/hierarchy.h"
#include "plugins/m2/model/model.h"

namespace sinew::m2 {

namespace {

/// Where a reference to a bone is stored: the parent of a bone, the bone of an object that hangs on one.
int boneField(const StructInfo &info)
{
    return fieldRowIn<&Bone::parent, &Attachment::bone, &Event::bone, &Light::bone, &Ribbon::bone, &Particle::bone,
                      &PhysicsBody::bone>(info);
}

} // namespace

std::vector<HierarchyNode> M2Transforms::hierarchy(const Model &model) const
{
    const auto &bones = rootOf(model).bones;
    std::vector<int> parents;
    for (const Bone &bone : bones)
        parents.push_back(bone.parent);
    return hierarchyOf(bones.ids, parents);
}

Result<ChangeSet> M2Transforms::reparent(const Model &model, std::span<const NodeId> nodes, NodeId newParent) const
{
    return sinew::reparent(model, hierarchy(model), nodes, newParent, [&](NodeId node) {
        const ObjectRef object = model.object(node);
        const int field = object ? boneField(*object.info) : -1;
        return field < 0 ? Address() : Address{node, std::uint16_t(field)};
    });
}

Address M2Transforms::pivot(const Model &model, NodeId node) const
{
    const ObjectRef object = model.object(node);
    if (!object || boneField(*object.info) < 0)
        return {};
    const int field = fieldRowIn<&Bone::pivot, &Attachment::position, &Event::position, &Light::position,
                                 &Ribbon::position, &Particle::position, &PhysicsBody::position>(*object.info);
    return field < 0 ? Address() : Address{node, std::uint16_t(field)};
}

TransformTracks M2Transforms::tracks(const Model &model, NodeId node) const
{
    if (!model.get<Bone>(node))
        return {};
    return {fieldOf<&Bone::translation>(node), fieldOf<&Bone::rotation>(node), fieldOf<&Bone::scaling>(node)};
}

} // namespace sinew::m2
