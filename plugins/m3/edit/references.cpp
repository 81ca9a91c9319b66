// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/edit/references.h"

#include "core/facets/hierarchy.h"
#include "plugins/m3/edit/transforms.h"
#include "plugins/m3/model/model.h"

namespace sinew::m3 {

namespace {

/// Lists of rows have no value for "none": entries of removed objects are dropped.
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

/// Lists whose rows are named elsewhere (by vertex weights) keep their length: the heir takes the place of a removed
/// bone.
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
