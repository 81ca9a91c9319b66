// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/edit/placement.h"

#include "core/transform/skeleton_change.h"
#include "core/transform/spatial_value.h"
#include "core/transform/turned_triangles.h"
#include "plugins/m2/edit/transforms.h"
#include "plugins/m2/model/model.h"

#include <QtGlobal>

#include <algorithm>
#include <map>

namespace sinew::m2 {

namespace {

NodeAxes axesOf(const Model &model, NodeId id)
{
    constexpr std::uint32_t billboards =
        BoneFlag::SphericalBillboard | BoneFlag::BillboardLockX | BoneFlag::BillboardLockY | BoneFlag::BillboardLockZ;
    const Bone *bone = model.get<Bone>(id);
    return bone && (bone->flags & billboards) ? NodeAxes::FaceCamera : NodeAxes::TurnWithModel;
}

class Placing
{
public:
    Placing(const M2Model &model, const Similarity &similarity)
        : m_model(model), m_root(model.data), m_whole(asWhole(similarity)), m_edit(model), m_spatial(model, m_edit),
          m_skeleton(m_transforms, model, similarity, [&](NodeId id) { return axesOf(model, id); })
    {
    }

    Result<PlacedModel> run()
    {
        m_skeleton.applyToKeys(m_spatial);
        for (const HierarchyNode &node : m_skeleton.nodes())
            m_spatial.field(fieldOf<&Bone::pivot>(node.node), m_skeleton.rest(node.parent));
        vertices();
        faces();
        objects(m_root.attachments, &Attachment::bone, [](const Attachment &) { return true; });
        objects(m_root.events, &Event::bone, [](const Event &) { return false; });
        objects(m_root.lights, &Light::bone, [](const Light &light) { return light.type == 0; });
        objects(m_root.ribbons, &Ribbon::bone, [](const Ribbon &) { return true; });
        objects(m_root.particles, &Particle::bone, [](const Particle &) { return true; });
        whole(m_root.sequences);
        whole(m_root.cameras);
        whole(m_root.skins);
        whole(m_root.lodSkins);
        whole(m_root.extraParticles);
        whole(m_root.extendedParticles);
        whole(m_root.parentSequenceBounds);
        whole(m_root.physics);
        m_spatial.field(fieldOf<&Root::collisionPositions>(RootNode), m_whole);
        m_spatial.field(fieldOf<&Root::collisionNormals>(RootNode), m_whole);
        m_spatial.field(fieldOf<&Root::bounds>(RootNode), m_whole);
        m_spatial.field(fieldOf<&Root::collisionBounds>(RootNode), m_whole);
        boneFiles();
        Result<ChangeSet> changes = m_edit.finish();
        if (!changes)
            return changes.error();
        return PlacedModel{std::move(*changes), notes()};
    }

private:
    void vertices()
    {
        Array<Vec3> positions = m_root.positions, normals = m_root.normals;
        Vec3 *places = positions.edit(), *directions = normals.edit();
        std::map<NodeId, SpatialChange> changes;
        for (std::size_t v = 0; v < positions.size(); ++v) {
            const NodeId bone = followedBy(v);
            const SpatialChange &change = changes.try_emplace(bone, m_skeleton.rest(bone)).first->second;
            changeValue(Space::Point, typeInfo<Vec3>(), places + v, change);
            if (v < normals.size())
                changeValue(Space::Direction, typeInfo<Vec3>(), directions + v, change);
        }
        m_edit.set(fieldOf<&Root::positions>(RootNode), positions);
        m_edit.set(fieldOf<&Root::normals>(RootNode), normals);
    }

    /// The bone whose change at rest a vertex takes part in; NoNode for the model's.
    NodeId followedBy(std::size_t vertex)
    {
        NodeId own = NoNode;
        bool hasOthers = false;
        for (std::size_t i = vertex * 4; i < vertex * 4 + 4; ++i) {
            if (i >= m_root.boneIndices.size() || i >= m_root.boneWeights.size() || !m_root.boneWeights[i] ||
                m_root.boneIndices[i] >= m_root.bones.size())
                continue;
            const NodeId bone = m_root.bones.ids[m_root.boneIndices[i]];
            if (m_skeleton.keepsAxes(bone))
                own = bone;
            else
                hasOthers = true;
        }
        m_mixed += own != NoNode && hasOthers;
        return hasOthers ? NoNode : own;
    }

    void faces()
    {
        if (m_whole.outer.mirrored < 0)
            return;
        for (const auto *list : {&m_root.skins, &m_root.lodSkins})
            for (std::size_t i = 0; i < list->size(); ++i)
                m_edit.set(fieldOf<&Skin::indices>(list->ids[i]), turnedTriangles((*list)[i].indices));
        m_edit.set(fieldOf<&Root::collisionIndices>(RootNode), turnedTriangles(m_root.collisionIndices));
    }

    /// Objects at places on bones. `hasAxes(object)`: it needs axes of its own.
    template<class T, class B, class HasAxes>
    void objects(const List<T> &list, B T::*boneOf, const HasAxes &hasAxes)
    {
        for (std::size_t row = 0; row < list.size(); ++row) {
            const auto number = std::int64_t(list[row].*boneOf);
            const bool isOnBone = number >= 0 && number < std::int64_t(m_root.bones.size());
            const NodeId id = list.ids[row];
            const NodeId bone = isOnBone ? m_root.bones.ids[std::size_t(number)] : NoNode;
            SpatialChange place = m_skeleton.rest(bone);
            if (m_whole.outer.turns() && isOnBone && hasAxes(list[row]) && !m_skeleton.keepsAxes(bone)) {
                const Address reference{id, std::uint16_t(describe<T>().rowAt(memberOffset(boneOf)))};
                m_edit.setReference(reference, turnedBone(std::size_t(number)));
                place = ownAxes(std::size_t(number));
            }
            SpatialChange own = place;
            own.outer.move.setZero();
            m_spatial.object(id, own);
            m_spatial.field({id, std::uint16_t(describe<T>().rowAt(memberOffset(&T::position)))}, place);
        }
    }

    /// What becomes of places on the bone that turnedBone() adds.
    SpatialChange ownAxes(std::size_t bone) const
    {
        return asWhole(keepingAxes(m_skeleton.rest(m_root.bones.ids[bone]).outer, m_root.bones[bone].pivot));
    }

    /// A bone below another one, at the same place, that turns by as much as the model did.
    NodeId turnedBone(std::size_t parent)
    {
        const auto known = m_turned.find(parent);
        if (known != m_turned.end())
            return known->second;
        Bone bone;
        bone.flags = BoneFlag::Animated & ~0x80u;
        bone.pivot = m_skeleton.rest(m_root.bones.ids[parent]).outer.point(m_root.bones[parent].pivot);
        bone.submeshId = m_root.bones[parent].submeshId;
        bone.parent = std::int16_t(parent);
        const Quat turn = SpatialChange{{1, m_whole.outer.turn}}.rotation(Quat());
        std::vector<std::int32_t> times;
        if (hasSubTracks(m_root.version) || m_root.sequences.isEmpty()) {
            times.push_back(m_root.sequences.isEmpty() ? 0 : timelineStart(m_root, m_root.sequences[0]));
        } else {
            for (const Sequence &sequence : m_root.sequences)
                times.push_back(timelineStart(m_root, sequence));
            std::sort(times.begin(), times.end());
            times.erase(std::unique(times.begin(), times.end()), times.end());
        }
        bone.rotation.reset({std::uint32_t(Interpolation::None), -1, hasSubTracks(m_root.version) ? 1 : -1},
                            times.size());
        std::copy(times.begin(), times.end(), bone.rotation.editTimes().begin());
        std::fill(bone.rotation.editValues().begin(), bone.rotation.editValues().end(), turn);
        List<Bone> list;
        list.append() = std::move(bone);
        const NodeId id = m_edit.insert(fieldOf<&Root::bones>(RootNode), -1, Value::of(list)).front();
        m_turned.emplace(parent, id);
        return id;
    }

    template<class T>
    void whole(const List<T> &list)
    {
        for (const NodeId id : list.ids)
            m_spatial.below(id, m_whole);
    }

    /// Offsets of bones in the model's axes.
    void boneFiles()
    {
        SpatialChange change = m_whole;
        change.outer.move.setZero();
        for (std::size_t i = 0; i < m_root.boneFiles.size(); ++i) {
            auto offsets = m_root.boneFiles[i].offsets;
            auto *matrices = offsets.edit();
            for (std::size_t row = 0; row < offsets.size(); ++row)
                changeValue(Space::Frame, typeInfo<Matrix44>(), matrices[row].data(), change);
            m_edit.set(fieldOf<&BoneFile::offsets>(m_root.boneFiles.ids[i]), offsets);
        }
    }

    std::vector<Message> notes() const
    {
        std::vector<Message> notes = m_skeleton.notes(m_spatial, m_mixed);
        if (!m_turned.empty())
            notes.emplace_back(QT_TRANSLATE_NOOP("Message", "%1 bones are added: emitters and attachments on them keep "
                                                            "the directions of their axes"),
                               std::vector<Message>{m_turned.size()});
        if (!m_root.parentSequences.isEmpty())
            notes.emplace_back(QT_TRANSLATE_NOOP("Message", "sequences of the parent skeleton stay as they are: other "
                                                            "models play them as well"));
        return notes;
    }

    const M2Model &m_model;
    const Root &m_root;
    const SpatialChange m_whole;
    EditBuilder m_edit;
    SpatialEdit m_spatial;
    M2Transforms m_transforms;
    SkeletonChange m_skeleton;
    std::map<std::size_t, NodeId> m_turned; ///< the bones that were added, by the row of their parents
    std::size_t m_mixed = 0;
};

} // namespace

Result<PlacedModel> M2Placement::placed(const Model &model, const Similarity &similarity) const
{
    return Placing(static_cast<const M2Model &>(model), similarity).run();
}

} // namespace sinew::m2
