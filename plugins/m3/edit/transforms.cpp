// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/edit/transforms.h"

#include "core/facets/hierarchy.h"
#include "plugins/m3/edit/reference_fields.h"
#include "plugins/m3/model/model.h"

namespace sinew::m3 {

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

} // namespace sinew::m3
