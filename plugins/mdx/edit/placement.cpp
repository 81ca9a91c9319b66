// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/edit/placement.h"

#include "core/transform/spatial_value.h"
#include "core/transform/turned_triangles.h"
#include "plugins/mdx/edit/node_parts.h"
#include "plugins/mdx/edit/placed_geoset.h"
#include "plugins/mdx/edit/transforms.h"
#include "plugins/mdx/model/model.h"
#include "plugins/mdx/structs/node_flags.h"

#include <QtGlobal>

#include <algorithm>

namespace sinew::mdx {

namespace {

NodeAxes axesOf(const Model &model, NodeId id)
{
    constexpr std::uint32_t billboards =
        NodeFlag::Billboarded | NodeFlag::BillboardedLockX | NodeFlag::BillboardedLockY | NodeFlag::BillboardedLockZ;
    const Node *node = nodeOf(model, id);
    if (node && (node->flags & billboards))
        return NodeAxes::FaceCamera;
    constexpr std::uint32_t directional = 1;
    const auto *light = model.get<Light>(id);
    const bool hasAxes = model.get<Attachment>(id) || (light && light->type == directional) ||
                         model.get<ParticleEmitter>(id) || model.get<ParticleEmitter2>(id) ||
                         model.get<PopcornEmitter>(id) || model.get<RibbonEmitter>(id);
    return hasAxes ? NodeAxes::Keep : NodeAxes::TurnWithModel;
}

/// Keys that make a rotation count in every sequence, also in those without keys of their own.
void holdEverywhere(const Root &root, const Quat &value, Curve<Quat> &curve)
{
    const bool isGlobal = curve.isPresent() && curve.globalSequence() >= 0;
    std::vector<std::int32_t> missing;
    const auto lacks = [&](std::int32_t first, std::int32_t last) {
        return std::none_of(curve.times().begin(), curve.times().end(),
                            [&](std::int32_t time) { return time >= first && time <= last; });
    };
    for (const Sequence &sequence : root.sequences)
        if (!isGlobal && sequence.start <= sequence.end && lacks(sequence.start, sequence.end))
            missing.push_back(sequence.start);
    if (curve.size() == 0 && missing.empty())
        missing.push_back(0);
    if (!curve.isPresent())
        curve.reset({std::uint32_t(Interpolation::None)}, 0);
    std::sort(missing.begin(), missing.end());
    missing.erase(std::unique(missing.begin(), missing.end()), missing.end());
    for (const std::int32_t time : missing) {
        Curve<Quat> key;
        key.reset(curve.header(), 1);
        key.editTimes()[0] = time;
        key.editValues()[0] = value;
        for (Quat &tangent : key.editInTangents())
            tangent = value;
        for (Quat &tangent : key.editOutTangents())
            tangent = value;
        const auto at = std::upper_bound(curve.times().begin(), curve.times().end(), time);
        curve.splice(std::size_t(at - curve.times().begin()), 0, key);
    }
}

class Placing
{
public:
    Placing(const MdxModel &model, const Similarity &similarity)
        : m_model(model), m_root(model.data), m_similarity(similarity), m_edit(model), m_spatial(model, m_edit),
          m_skeleton(m_transforms, model, similarity, [&](NodeId id) { return axesOf(model, id); })
    {
        for (const HierarchyNode &node : m_skeleton.nodes())
            m_nodes.emplace(std::uint32_t(nodeOf(model, node.node)->objectId), node.node);
    }

    Result<PlacedModel> run()
    {
        nodes();
        geosets();
        byObjectId();
        const SpatialChange whole = asWhole(m_similarity);
        m_spatial.field(fieldOf<&Root::model, &ModelInfo::extent>(RootNode), whole);
        for (const auto *ids : {&m_root.sequences.ids, &m_root.cameras.ids})
            for (const NodeId id : *ids)
                m_spatial.object(id, whole);
        collisionMesh(whole);
        Result<ChangeSet> changes = m_edit.finish();
        if (!changes)
            return changes.error();
        return PlacedModel{std::move(*changes), notes()};
    }

private:
    void nodes()
    {
        m_skeleton.applyToKeys(m_spatial);
        for (const HierarchyNode &node : m_skeleton.nodes()) {
            if (m_skeleton.isTurnedItself(node.node))
                hold(node.node);
            if (const auto *shape = m_model.get<CollisionShape>(node.node))
                collisionShape(node.node, *shape);
            else if (const auto *test = m_model.get<HitTestShape>(node.node))
                hitTest(node.node, *test);
            else
                ownFields(node.node);
        }
    }

    /// What an object has besides its node: sizes, speeds, directions along its own axes.
    void ownFields(NodeId id)
    {
        const ObjectRef object = m_model.object(id);
        SpatialChange change = m_skeleton.rest(id);
        change.outer.move.setZero();
        for (std::uint16_t row = 0; row < object.info->fields.size(); ++row) {
            const FieldInfo &field = object.info->fields[row];
            if (field.space != Space::None && field.isOnDisk(m_model.ctx(), object.data) &&
                object.info->rowAt(field.offset, m_model.ctx(), object.data) == int(row))
                m_spatial.field({id, row}, change);
        }
    }

    void hold(NodeId id)
    {
        const Node *node = nodeOf(m_model, id);
        const Address at = m_transforms.tracks(m_model, id).rotation;
        Value value = Value::of(node->rotation);
        const SpatialChange change = m_skeleton.rotation(id);
        changeValue(Space::Rotation, value.type(), value.data(), change);
        holdEverywhere(m_root, change.rotation(Quat()), *value.as<Curve<Quat>>());
        m_edit.set(at, std::move(value));
    }

    void collisionShape(NodeId id, const CollisionShape &shape)
    {
        enum : std::uint32_t { Box, Plane };
        Similarity change = m_skeleton.rest(id).outer;
        if (m_root.warcraftVersion() >= 900) // relative to the pivot
            change.move.setZero();
        corners(shape.type == Box || shape.type == Plane, change, shape.vertex1, shape.vertex2,
                fieldOf<&CollisionShape::vertex1>(id), fieldOf<&CollisionShape::vertex2>(id));
        ownFields(id);
    }

    void hitTest(NodeId id, const HitTestShape &shape)
    {
        corners(shape.type == 0, m_skeleton.rest(id).outer, shape.vertex1, shape.vertex2,
                fieldOf<&HitTestShape::vertex1>(id), fieldOf<&HitTestShape::vertex2>(id));
        ownFields(id);
    }

    void corners(bool isBox, const Similarity &change, Vec3 first, Vec3 second, const Address &firstAt,
                 const Address &secondAt)
    {
        if (isBox && first.x <= second.x && first.y <= second.y && first.z <= second.z) {
            changeBox(first, second, change);
        } else {
            first = change.point(first);
            second = change.point(second);
        }
        m_edit.set(firstAt, first);
        m_edit.set(secondAt, second);
    }

    void geosets()
    {
        const SpatialChange whole = asWhole(m_similarity);
        for (std::size_t row = 0; row < m_root.geosets.size(); ++row) {
            const Geoset &geoset = m_root.geosets[row];
            const NodeId id = m_root.geosets.ids[row];
            m_spatial.below(id, whole);
            PlacedGeoset placed(geoset, m_skeleton, m_nodes);
            m_edit.set(fieldOf<&Geoset::vertices>(id), placed.vertices);
            m_edit.set(fieldOf<&Geoset::normals>(id), placed.normals);
            m_edit.set(fieldOf<&Geoset::tangents>(id), placed.tangents);
            m_edit.set(fieldOf<&Geoset::faces>(id), placed.faces);
            m_mixed += placed.mixed;
        }
    }

    /// Pivots and bind poses.
    void byObjectId()
    {
        std::vector<NodeId> parents(m_root.pivots.size(), NoNode), nodes(m_root.bindPoses.size(), NoNode);
        for (const HierarchyNode &node : m_skeleton.nodes()) {
            const auto key = std::size_t(std::max(0, nodeOf(m_model, node.node)->objectId));
            if (key < parents.size())
                parents[key] = node.parent;
            if (key < nodes.size())
                nodes[key] = node.node;
        }
        Array<Vec3> pivots = m_root.pivots;
        Vec3 *places = pivots.edit();
        for (std::size_t i = 0; i < parents.size(); ++i)
            changeValue(Space::Point, typeInfo<Vec3>(), places + i, m_skeleton.rest(parents[i]));
        m_edit.set(fieldOf<&Root::pivots>(RootNode), pivots);
        Array<Matrix34> poses = m_root.bindPoses;
        Matrix34 *matrices = poses.edit();
        for (std::size_t i = 0; i < nodes.size(); ++i)
            changeValue(Space::Frame, typeInfo<Matrix34>(), matrices + i, m_skeleton.rest(nodes[i]));
        m_edit.set(fieldOf<&Root::bindPoses>(RootNode), poses);
    }

    void collisionMesh(const SpatialChange &whole)
    {
        m_spatial.field(fieldOf<&Root::collisionMesh, &CollisionMesh::vertices>(RootNode), whole);
        m_spatial.field(fieldOf<&Root::collisionMesh, &CollisionMesh::normals>(RootNode), whole);
        if (m_similarity.mirrored >= 0)
            m_edit.set(fieldOf<&Root::collisionMesh, &CollisionMesh::faces>(RootNode),
                       turnedTriangles(m_root.collisionMesh.faces));
    }

    std::vector<Message> notes() const
    {
        std::vector<Message> notes = m_skeleton.notes(m_spatial, m_mixed);
        if (m_similarity.scale != 1 && !m_root.popcornEmitters.isEmpty())
            notes.emplace_back(QT_TRANSLATE_NOOP("Message", "%1 PopcornFX effects keep their size: it is in their own "
                                                            "files"),
                               std::vector<Message>{m_root.popcornEmitters.size()});
        return notes;
    }

    const MdxModel &m_model;
    const Root &m_root;
    const Similarity m_similarity;
    EditBuilder m_edit;
    SpatialEdit m_spatial;
    MdxTransforms m_transforms;
    SkeletonChange m_skeleton;
    std::unordered_map<std::uint32_t, NodeId> m_nodes; ///< by object id
    std::size_t m_mixed = 0;
};

} // namespace

Result<PlacedModel> MdxPlacement::placed(const Model &model, const Similarity &similarity) const
{
    return Placing(static_cast<const MdxModel &>(model), similarity).run();
}

} // namespace sinew::mdx
