// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/scene/scene.h"

#include "core/model/references.h"
#include "core/scene/scene_build.h"
#include "core/scene/scene_util.h"
#include "core/schema/struct_info.h"
#include "plugins/mdx/edit/transforms.h"
#include "plugins/mdx/model/model.h"
#include "plugins/mdx/scene/effects.h"
#include "plugins/mdx/scene/lights.h"
#include "plugins/mdx/scene/materials.h"
#include "plugins/mdx/scene/mesh_builder.h"
#include "plugins/mdx/scene/scene_values.h"

#include <QtGlobal>

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

namespace sinew::mdx {

namespace {

void buildSequences(const MdxModel &model, RenderScene &scene)
{
    scene.sequences.clear();
    const auto &sequences = model.data.sequences;
    const auto blend = std::int32_t(std::min(model.data.model.blendTime, 0x7fffffffu));
    for (std::size_t i = 0; i < sequences.size(); ++i) {
        const Sequence &s = sequences[i];
        scene.sequences.push_back(
            {sequences.ids[i], std::string(s.name.view()), s.start, s.end, (s.flags & 1) == 0, sceneExtent(s.extent)});
        // World of Warcraft has a blend time for each sequence, when entering it.
        scene.sequences.back().blendIn = scene.sequences.back().blendOut =
            model.data.dialect == WowAlpha ? std::int32_t(std::min(s.blendTime, 0x7fffffffu)) : blend;
        scene.sequences.back().moveSpeed = s.moveSpeed;
    }
    scene.globalSequences.clear();
    for (const GlobalSequence &global : model.data.globalSequences)
        scene.globalSequences.push_back(std::int32_t(std::min(global.duration, 0x7fffffffu)));
    scene.extent = sceneExtent(model.data.model.extent);
}

SceneNode sceneNode(NodeId id, NodeKind kind, const Node &node, std::uint32_t dialect)
{
    SceneNode result;
    result.source = id;
    result.name = node.name.view();
    result.kind = kind;
    result.key = node.objectId;
    result.dontInheritTranslation = node.flags & NodeFlag::DontInheritTranslation;
    result.dontInheritScaling = node.flags & NodeFlag::DontInheritScaling;
    result.dontInheritRotation = node.flags & NodeFlag::DontInheritRotation;
    result.billboarded = node.flags & NodeFlag::Billboarded;
    result.billboardLockX = node.flags & NodeFlag::BillboardedLockX;
    result.billboardLockY = node.flags & NodeFlag::BillboardedLockY;
    result.billboardLockZ = node.flags & NodeFlag::BillboardedLockZ;
    result.cameraAnchored = isCameraAnchored(node.flags, dialect);
    result.translation.curve = node.translation;
    result.rotation.curve = node.rotation;
    result.scale.curve = node.scaling;
    return result;
}

/// For a single key, World of Warcraft's programs use the opposite value where it does not apply, so that it shows only
/// in its sequence (wow-mdx-viewer).
void setVisibility(const Curve<float> &keys, std::uint32_t dialect, Track<float> &track)
{
    track.curve = keys;
    if (dialect == WowAlpha && keys.size() == 1 && keys.values()[0] > 0)
        track.fallback = 0;
}

template<class T>
void addNodes(const List<T> &list, NodeKind kind, std::uint32_t dialect, std::vector<SceneNode> &nodes)
{
    for (std::size_t i = 0; i < list.size(); ++i) {
        nodes.push_back(sceneNode(list.ids[i], kind, list[i].node, dialect));
        if constexpr (requires { list[i].visibility; })
            setVisibility(list[i].visibility, dialect, nodes.back().visibility);
    }
}

/// A shape for picking; a plane lies at the node's pivot, perpendicular to z.
SceneCollision hitTest(const HitTestShape &shape, NodeId id, std::int32_t node, const std::vector<SceneNode> &nodes)
{
    SceneCollision result{id, SceneCollision::Box, node, {shape.vertex1, shape.vertex2}, shape.radius};
    switch (shape.type) {
    case 1: // a cylinder
        result.shape = SceneCollision::Cylinder;
        result.vertices[1] = {shape.vertex1.x, shape.vertex1.y, shape.vertex1.z + shape.height};
        break;
    case 2:
        result.shape = SceneCollision::Sphere;
        break;
    case 3: {
        const Vec3 pivot = nodes[std::size_t(node)].pivot;
        result.shape = SceneCollision::Plane;
        result.vertices[0] = {pivot.x - shape.length / 2, pivot.y - shape.width / 2, pivot.z};
        result.vertices[1] = {pivot.x + shape.length / 2, pivot.y + shape.width / 2, pivot.z};
        break;
    }
    default:
        break;
    }
    return result;
}

void addCollisionMesh(const CollisionMesh &mesh, RenderScene &scene)
{
    if (mesh.faces.isEmpty())
        return;
    SceneCollision result{RootNode, SceneCollision::Mesh};
    result.positions = mesh.vertices;
    std::vector<std::uint32_t> indices;
    for (std::size_t i = 0; i + 2 < mesh.faces.size(); i += 3)
        if (std::max({mesh.faces[i], mesh.faces[i + 1], mesh.faces[i + 2]}) < mesh.vertices.size())
            for (std::size_t corner = 0; corner < 3; ++corner)
                indices.push_back(mesh.faces[i + corner]);
    result.indices.assign(indices);
    scene.collisions.push_back(std::move(result));
}

/// In the order of the "nodes" domain, on which the meshes' palettes rely.
void buildNodes(const MdxModel &model, RenderScene &scene)
{
    const Root &root = model.data;
    scene.nodes.clear();
    addNodes(root.bones, NodeKind::Bone, root.dialect, scene.nodes);
    addNodes(root.lights, NodeKind::Light, root.dialect, scene.nodes);
    addNodes(root.helpers, NodeKind::Helper, root.dialect, scene.nodes);
    addNodes(root.attachments, NodeKind::Attachment, root.dialect, scene.nodes);
    addNodes(root.particleEmitters, NodeKind::Emitter, root.dialect, scene.nodes);
    addNodes(root.particleEmitters2, NodeKind::Emitter, root.dialect, scene.nodes);
    addNodes(root.popcornEmitters, NodeKind::Emitter, root.dialect, scene.nodes);
    addNodes(root.ribbonEmitters, NodeKind::Ribbon, root.dialect, scene.nodes);
    addNodes(root.eventObjects, NodeKind::Event, root.dialect, scene.nodes);
    addNodes(root.collisionShapes, NodeKind::Collision, root.dialect, scene.nodes);
    addNodes(root.hitTestShapes, NodeKind::Collision, root.dialect, scene.nodes);

    std::unordered_map<NodeId, std::int32_t> rows;
    for (std::size_t i = 0; i < scene.nodes.size(); ++i)
        rows[scene.nodes[i].source] = std::int32_t(i);
    for (const HierarchyNode &node : MdxTransforms().hierarchy(model)) {
        SceneNode &target = scene.nodes[std::size_t(rows[node.node])];
        target.parent = node.parent == NoNode ? -1 : rows[node.parent];
        const auto key = std::size_t(std::max(0, target.key));
        if (target.key >= 0 && key < root.pivots.size())
            target.pivot = root.pivots[key];
    }
    orderNodes(scene);

    scene.collisions.clear();
    for (std::size_t i = 0; i < root.collisionShapes.size(); ++i) {
        const CollisionShape &shape = root.collisionShapes[i];
        const NodeId id = root.collisionShapes.ids[i];
        SceneCollision next{id,
                            SceneCollision::Shape(std::min(shape.type, 3u)),
                            rows[id],
                            {shape.vertex1, shape.vertex2},
                            shape.radius};
        // Classic files store corners and centres in model space (all 37 spheres away from the origin in the v800
        // corpus are at their node's pivot), Reforged ones relative to the pivot (seen in v1000).
        if (model.data.warcraftVersion() >= 900) {
            const Vec3 pivot = scene.nodes[std::size_t(next.node)].pivot;
            for (Vec3 &vertex : next.vertices)
                vertex = {vertex.x + pivot.x, vertex.y + pivot.y, vertex.z + pivot.z};
        }
        scene.collisions.push_back(next);
    }
    for (std::size_t i = 0; i < root.hitTestShapes.size(); ++i)
        scene.collisions.push_back(
            hitTest(root.hitTestShapes[i], root.hitTestShapes.ids[i], rows[root.hitTestShapes.ids[i]], scene.nodes));
    addCollisionMesh(root.collisionMesh, scene);
    scene.approximated.clear();
    const auto note = [&](bool present, const char *what) {
        if (present)
            scene.approximated.emplace_back(what);
    };
    note(!root.popcornEmitters.isEmpty(), QT_TRANSLATE_NOOP("Preview", "popcorn emitters"));
}

void buildCameras(const MdxModel &model, RenderScene &scene)
{
    scene.cameras.clear();
    const auto &cameras = model.data.cameras;
    for (std::size_t i = 0; i < cameras.size(); ++i) {
        const Camera &c = cameras[i];
        SceneCamera next{cameras.ids[i], std::string(c.name.view()), -1, c.position, c.target};
        next.fieldOfView.fallback = c.fieldOfView;
        next.nearClip = c.nearClip;
        next.farClip = c.farClip;
        next.translation.curve = c.translation;
        next.targetTranslation.curve = c.targetTranslation;
        next.roll.curve = c.roll;
        scene.cameras.push_back(std::move(next));
    }
}

/// The parts of the scene that a set of changes touches.
struct Touched
{
    std::uint32_t mask = 0;
    std::unordered_set<NodeId> geosets; ///< whose fields changed; their number and order did not
    bool meshList = false, skeletonShape = false;
};

Touched touchedBy(const Model &model, const ChangeSet &changes)
{
    Touched touched;
    for (const Change &change : changes) {
        const ObjectRef object = model.object(change.at.node);
        if (!object || change.at.field >= object.info->fields.size())
            continue; // removed with its owner, which another change reports
        const FieldInfo &outer = object.info->fields[change.at.field];
        const FieldInfo *field = &outer;
        if (change.at.hasLeaf())
            field = &outer.type->structure().fields[change.at.leaf];
        const std::uint32_t mask = field->affects        ? field->affects
                                   : change.at.hasLeaf() ? outer.affects & ~Affects::Skeleton
                                                         : 0;
        touched.mask |= mask;
        const bool structural = change.kind != Change::Set && change.kind != Change::Splice;
        // A whole list or a whole node, object id included.
        const bool whole = field->type->kind == Kind::List || field->type->kind == Kind::Struct;
        if (mask & Affects::Mesh) {
            // A UV set belongs to its geoset.
            NodeId owner = change.at.node;
            while (owner != RootNode && model.parentOf(owner) != RootNode)
                owner = model.parentOf(owner);
            if (owner == RootNode)
                touched.meshList = true;
            else
                touched.geosets.insert(owner);
        }
        if ((mask & Affects::Skeleton) && (structural || whole || isField<&Node::objectId>(*field)))
            touched.skeletonShape = true;
    }
    return touched;
}

} // namespace

RenderScene MdxScene::build(const Model &model) const
{
    const auto &mdx = static_cast<const MdxModel &>(model);
    RenderScene scene;
    scene.revision = 1;
    buildSequences(mdx, scene);
    buildNodes(mdx, scene);
    buildEffects(mdx, scene);
    buildLights(mdx, scene);
    buildTextures(mdx, scene, 1);
    buildMaterials(mdx, scene, 1);
    buildCameras(mdx, scene);
    const MdxMeshBuilder meshes(mdx);
    for (std::size_t i = 0; i < mdx.data.geosets.size(); ++i)
        scene.meshes.push_back(meshes.build(i));
    return scene;
}

void MdxScene::update(const Model &model, const ChangeSet &changes, RenderScene &scene) const
{
    const auto &mdx = static_cast<const MdxModel &>(model);
    const Touched touched = touchedBy(model, changes);
    if (!touched.mask)
        return;
    const std::uint64_t revision = newestRevision(scene) + 1;
    if (touched.mask & Affects::Sequence)
        buildSequences(mdx, scene);
    if (touched.mask & (Affects::Skeleton | Affects::Collision))
        buildNodes(mdx, scene);
    if (touched.mask & (Affects::Skeleton | Affects::Particles))
        buildEffects(mdx, scene);
    if (touched.mask & (Affects::Light | Affects::Skeleton))
        buildLights(mdx, scene);
    const std::size_t textures = scene.textures.size();
    if (touched.mask & Affects::Texture)
        buildTextures(mdx, scene, revision);
    if (touched.mask & Affects::Material)
        buildMaterials(mdx, scene, revision);
    if (touched.mask & Affects::Camera)
        buildCameras(mdx, scene);
    const MdxMeshBuilder meshes(mdx);
    if (touched.meshList || touched.skeletonShape) {
        scene.meshes.clear();
        for (std::size_t i = 0; i < mdx.data.geosets.size(); ++i) {
            scene.meshes.push_back(meshes.build(i));
            scene.meshes.back().revision = revision;
        }
    } else {
        for (const NodeId id : touched.geosets) {
            const auto row = std::size_t(model.rowOf(id));
            if (row < scene.meshes.size()) {
                scene.meshes[row] = meshes.build(row);
                scene.meshes[row].revision = revision;
            }
        }
    }
    if (touched.mask & Affects::Visibility)
        for (std::size_t i = 0; i < scene.meshes.size(); ++i)
            meshes.applyAnimation(i, scene.meshes[i]);
    if (touched.mask & ~(Affects::Mesh | Affects::Visibility | Affects::Texture) || touched.meshList ||
        scene.textures.size() != textures)
        scene.revision = revision;
}

} // namespace sinew::mdx
