// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/edit/placement.h"

#include "core/transform/skeleton_change.h"
#include "core/transform/spatial_value.h"
#include "core/transform/turned_triangles.h"
#include "plugins/m3/edit/reference_fields.h"
#include "plugins/m3/edit/transforms.h"
#include "plugins/m3/model/model.h"

#include <QtGlobal>

#include <algorithm>
#include <cmath>

namespace sinew::m3 {

namespace {

/// x, y and z of a packed direction, after a change; the fourth byte stays.
PackedVector changed(PackedVector packed, const Similarity &change)
{
    const auto number = [&](std::size_t i) { return float(packed[i]) / 255 * 2 - 1; };
    const Vec3 after = change.direction({number(0), number(1), number(2)});
    const auto byte = [](float value) {
        return std::uint8_t(std::lround(std::clamp((value + 1) / 2 * 255, 0.f, 255.f)));
    };
    return {byte(after.x), byte(after.y), byte(after.z), packed[3]};
}

class Placing
{
public:
    Placing(const M3Model &model, const Similarity &similarity)
        : m_model(model), m_root(model.data),
          m_whole(asWhole(similarity)), m_own{{similarity.scale, Eigen::Quaterniond::Identity(), similarity.mirrored}},
          m_edit(model), m_spatial(model, m_edit),
          m_skeleton(m_transforms, model, similarity, [](NodeId) { return NodeAxes::Keep; })
    {
    }

    Result<PlacedModel> run()
    {
        for (const HierarchyNode &node : m_skeleton.nodes())
            m_spatial.object(node.node, m_skeleton.keys(node.node));
        restPoses();
        vertices();
        faces();
        for (const NodeId id : m_root.sequences.ids)
            m_spatial.object(id, m_whole);
        for (const NodeId id : m_root.divisions.ids)
            m_spatial.below(id, m_whole);
        onBones();
        m_spatial.field(fieldOf<&Root::tightHitTest>(RootNode), m_root.tightHitTest.bone < 0 ? m_whole : m_own);
        for (const Address &at :
             {fieldOf<&Root::bounds>(RootNode), fieldOf<&Root::collisionBounds>(RootNode),
              fieldOf<&Root::collisionPositions>(RootNode), fieldOf<&Root::collisionNormals>(RootNode)})
            m_spatial.field(at, m_whole);
        Result<ChangeSet> changes = m_edit.finish();
        if (!changes)
            return changes.error();
        return PlacedModel{std::move(*changes), notes()};
    }

private:
    /// From the changed model's space to the bones' changed axes.
    void restPoses()
    {
        SpatialChange change = m_own;
        change.inner = m_whole.outer.turn;
        const Eigen::Vector3d &move = m_whole.outer.move;
        for (std::size_t row = 0; row < m_root.restPoses.size(); ++row) {
            Matrix44 matrix = m_root.restPoses[row].matrix;
            changeValue(Space::Frame, typeInfo<Matrix44>(), &matrix, change);
            for (int j = 0; j < 3; ++j)
                matrix.m[12 + j] -=
                    float(move.x() * matrix.m[j] + move.y() * matrix.m[4 + j] + move.z() * matrix.m[8 + j]);
            m_edit.set(fieldOf<&RestPose::matrix>(m_root.restPoses.ids[row]), matrix);
        }
    }

    void vertices()
    {
        m_spatial.field(fieldOf<&Root::positions>(RootNode), m_whole);
        if (!m_whole.outer.turns() && m_whole.outer.mirrored < 0)
            return;
        Array<PackedVector> normals = m_root.normals, tangents = m_root.tangents;
        PackedVector *edited = normals.edit();
        for (std::size_t i = 0; i < normals.size(); ++i) {
            edited[i] = changed(edited[i], m_whole.outer);
            if (m_whole.outer.mirrored >= 0)
                edited[i][3] = std::uint8_t(255 - edited[i][3]);
        }
        PackedVector *alongs = tangents.edit();
        for (std::size_t i = 0; i < tangents.size(); ++i)
            alongs[i] = changed(alongs[i], m_whole.outer);
        m_edit.set(fieldOf<&Root::normals>(RootNode), normals);
        m_edit.set(fieldOf<&Root::tangents>(RootNode), tangents);
    }

    /// The other side of each triangle becomes its front.
    void faces()
    {
        if (m_whole.outer.mirrored < 0)
            return;
        for (std::size_t row = 0; row < m_root.divisions.size(); ++row) {
            const Division &division = m_root.divisions[row];
            m_edit.set(fieldOf<&Division::faces>(m_root.divisions.ids[row]), turned(division));
        }
        m_edit.set(fieldOf<&Root::collisionFaces>(RootNode), turnedTriangles(m_root.collisionFaces));
        for (std::size_t row = 0; row < m_root.hitTests.size(); ++row)
            m_edit.set(fieldOf<&HitTest::faces>(m_root.hitTests.ids[row]), turnedTriangles(m_root.hitTests[row].faces));
        for (std::size_t row = 0; row < m_root.attachmentVolumes.size(); ++row)
            m_edit.set(fieldOf<&AttachmentVolume::faces>(m_root.attachmentVolumes.ids[row]),
                       turnedTriangles(m_root.attachmentVolumes[row].faces));
    }

    /// By region: their first index need not be a multiple of three.
    static Array<std::uint16_t> turned(const Division &division)
    {
        Array<std::uint16_t> faces = division.faces;
        std::vector<bool> isTurned(faces.size());
        std::uint16_t *corners = faces.isEmpty() ? nullptr : faces.edit();
        for (const Region &region : division.regions) {
            const std::size_t end =
                std::min<std::size_t>(std::size_t(region.firstIndex) + region.indexCount, faces.size());
            for (std::size_t i = region.firstIndex; i + 2 < end; i += 3) {
                if (!isTurned[i])
                    turnTriangles(std::span(corners + i, 3));
                isTurned[i] = true;
            }
        }
        return faces;
    }

    /// Everything that is given in the axes of a bone.
    void onBones()
    {
        const StructInfo &info = m_model.info();
        const auto isDone = [&](const FieldInfo &field) {
            return isField<&Root::bones>(field) || isField<&Root::restPoses>(field) ||
                   isField<&Root::sequences>(field) || isField<&Root::divisions>(field);
        };
        for (const std::uint16_t list : info.lists) {
            const FieldInfo &field = info.fields[list];
            if (isDone(field))
                continue;
            const void *data = field.in(m_model.root());
            for (const NodeId id : field.type->list->ids(const_cast<void *>(data)))
                m_spatial.below(id, isOnBone(id) ? m_own : m_whole);
        }
    }

    /// False for an object that names no bone, although it could.
    bool isOnBone(NodeId id) const
    {
        const ObjectRef object = m_model.object(id);
        const int row = boneField(*object.info);
        if (row < 0)
            return true;
        const FieldInfo &field = object.info->fields[std::size_t(row)];
        const std::int64_t number = readInteger(*field.type, field.in(object.data));
        return !isNoneReference(field.reference, *field.type, number);
    }

    std::vector<Message> notes() const
    {
        std::vector<Message> notes;
        if (m_whole.outer.turns() && !m_root.turretParts.isEmpty())
            notes.emplace_back(QT_TRANSLATE_NOOP("Message", "%1 turret parts aim along the axes of their bones; check "
                                                            "where they point"),
                               std::vector<Message>{m_root.turretParts.size()});
        const bool hasMeshes = std::any_of(m_root.physicsBodies.begin(), m_root.physicsBodies.end(), [](const auto &b) {
            return std::any_of(b.shapes.begin(), b.shapes.end(), [](const PhysicsShape &s) {
                return !s.meshNodes.isEmpty() || !s.oldMeshNodes.isEmpty() || !s.hullEdges.isEmpty();
            });
        });
        if (m_whole.outer.mirrored >= 0 && hasMeshes)
            notes.emplace_back(QT_TRANSLATE_NOOP("Message", "hulls and meshes of physics bodies have to be made again: "
                                                            "their trees can't be mirrored"));
        return notes;
    }

    const M3Model &m_model;
    const Root &m_root;
    const SpatialChange m_whole; ///< of the model
    const SpatialChange m_own;   ///< of a bone's axes
    EditBuilder m_edit;
    SpatialEdit m_spatial;
    M3Transforms m_transforms;
    SkeletonChange m_skeleton;
};

} // namespace

Result<PlacedModel> M3Placement::placed(const Model &model, const Similarity &similarity) const
{
    return Placing(static_cast<const M3Model &>(model), similarity).run();
}

} // namespace sinew::m3
