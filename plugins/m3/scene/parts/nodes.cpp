// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/scene/parts/nodes.h"

#include "core/scene/scene_build.h"
#include "core/scene/scene_util.h"
#include "plugins/m3/scene/parts/tracks.h"

#include <Eigen/Geometry>

#include <algorithm>

namespace sinew::m3 {

namespace {

SceneExtent sceneExtent(const Bounds &bounds)
{
    return {bounds.radius, bounds.minimum, bounds.maximum};
}

/// The numbers of BBSC.
enum BillboardType : std::uint8_t { WorldX, WorldY, WorldZ, LocalX, LocalY, LocalZ, Full };

std::string numbered(const char *what, std::size_t row)
{
    return what + std::to_string(row);
}

SceneNode boneNode(const Bone &bone, std::size_t row)
{
    SceneNode node;
    node.name = bone.name.view();
    node.kind = NodeKind::Bone;
    node.key = std::int32_t(row);
    node.rules = NodeRules::Inheriting;
    node.translation = track(bone.position);
    node.rotation = track(bone.rotation);
    node.scale = track(bone.scale);
    return node;
}

void addPlace(const Root &root, std::int64_t bone, NodeKind kind, NodeId source, std::string name, RenderScene &scene)
{
    SceneNode &node = scene.nodes.emplace_back();
    node.source = source;
    node.name = std::move(name);
    node.kind = kind;
    node.parent = rowIn(root.bones, bone);
    node.rules = NodeRules::Inheriting;
}

void addBillboards(const Root &root, RenderScene &scene)
{
    for (const Billboard &billboard : root.billboards) {
        // LocalY has no effect in the game.
        if (billboard.bone >= root.bones.size() || billboard.type > Full || billboard.type == LocalY)
            continue;
        SceneNode &node = scene.nodes[billboard.bone];
        node.billboarded = billboard.type == Full;
        node.billboardLockX = billboard.type == WorldX || billboard.type == LocalX;
        node.billboardLockY = billboard.type == WorldY;
        node.billboardLockZ = billboard.type == WorldZ || billboard.type == LocalZ;
        node.billboardWorldAxis = billboard.type <= WorldZ;
        node.facesEye = billboard.lookAt != 0;
        if (billboard.type <= WorldZ)
            node.billboardTurn = billboard.up;
        else if (billboard.type == Full && node.parent >= 0)
            node.billboardTurn = billboard.forward;
    }
}

void addBox(const Eigen::Affine3f &place, const Eigen::Vector3f &half, SceneCollision &shape)
{
    shape.shape = SceneCollision::Mesh;
    Vec3 *corners = shape.positions.reset(8);
    for (int i = 0; i < 8; ++i) {
        const Eigen::Vector3f at =
            place * half.cwiseProduct(Eigen::Vector3f(i & 1 ? 1 : -1, i & 2 ? 1 : -1, i & 4 ? 1 : -1));
        corners[i] = {at.x(), at.y(), at.z()};
    }
    shape.indices = {0, 2, 1, 1, 2, 3, 4, 5, 6, 5, 7, 6, 0, 1, 4, 1, 5, 4,
                     2, 6, 3, 3, 6, 7, 0, 4, 2, 2, 4, 6, 1, 3, 5, 3, 7, 5};
}

/// Triangles, without those that name missing vertices.
void setTriangles(const Array<std::uint16_t> &faces, SceneCollision &shape)
{
    std::vector<std::uint32_t> indices;
    for (std::size_t i = 0; i + 2 < faces.size(); i += 3) {
        const std::uint16_t *corner = faces.data() + i;
        if (std::all_of(corner, corner + 3, [&](std::uint16_t row) { return row < shape.positions.size(); }))
            indices.insert(indices.end(), corner, corner + 3);
    }
    shape.indices.assign(indices);
}

/// For hit tests and structures with the same fields.
template<class Volume>
void addHitTest(const Root &root, const Volume &test, NodeId source, RenderScene &scene)
{
    enum Shape : std::uint32_t { Box, Sphere, Capsule, Cylinder, Mesh };
    SceneCollision shape;
    shape.source = source;
    shape.node = rowIn(root.bones, test.bone);
    const Eigen::Affine3f place(Eigen::Matrix4f::Map(test.matrix.m));
    const auto at = [&](float x, float y, float z) {
        const Eigen::Vector3f p = place * Eigen::Vector3f(x, y, z);
        return Vec3{p.x(), p.y(), p.z()};
    };
    if (test.shape == Box) {
        addBox(place, {test.size0, test.size1, test.size2}, shape);
    } else if (test.shape == Mesh) {
        shape.shape = SceneCollision::Mesh;
        std::vector<Vec3> positions;
        for (const Vec3 &vertex : test.vertices)
            positions.push_back(at(vertex.x, vertex.y, vertex.z));
        shape.positions.assign(positions);
        setTriangles(test.faces, shape);
    } else {
        const bool isSphere = test.shape == Sphere;
        shape.shape = isSphere ? SceneCollision::Sphere : SceneCollision::Cylinder;
        shape.radius = test.size0;
        shape.vertices[0] = isSphere ? at(0, 0, 0) : at(0, 0, -test.size1 / 2);
        shape.vertices[1] = at(0, 0, test.size1 / 2);
    }
    scene.collisions.push_back(std::move(shape));
}

/// Hulls without faces are shown as the box around their points.
void addBodyShape(const Root &root, const PhysicsBody &body, const PhysicsShape &shape, NodeId source,
                  RenderScene &scene)
{
    enum Shape : std::uint8_t { Box, Hull = 4 };
    HitTest test;
    test.bone = std::int16_t(body.bone);
    test.shape = std::min<std::uint32_t>(shape.shape, Hull);
    test.matrix = shape.matrix;
    test.size0 = shape.size0;
    test.size1 = shape.size1;
    test.size2 = shape.size2;
    test.vertices = shape.vertices;
    test.faces = shape.faces;
    if (test.shape == Hull && test.vertices.isEmpty()) {
        Eigen::AlignedBox3f box;
        for (const Vec4 &v : shape.hullVertices)
            box.extend(Eigen::Vector3f(v.x, v.y, v.z));
        for (const Vec4 &v : shape.meshVertices)
            box.extend(Eigen::Vector3f(v.x, v.y, v.z));
        for (const Vec3 &v : shape.oldMeshVertices)
            box.extend(Eigen::Vector3f(v.x, v.y, v.z));
        if (box.isEmpty())
            return;
        SceneCollision around;
        around.source = source;
        around.node = rowIn(root.bones, test.bone);
        addBox(Eigen::Affine3f(Eigen::Matrix4f::Map(test.matrix.m)) * Eigen::Translation3f(box.center()),
               box.sizes() / 2, around);
        scene.collisions.push_back(std::move(around));
        return;
    }
    addHitTest(root, test, source, scene);
}

} // namespace

NodeRows::NodeRows(const Root &root)
{
    attachments = root.bones.size();
    events = attachments + root.attachments.size();
    lights = events + root.events.size();
    ribbons = lights + root.lights.size();
    particles = ribbons + root.ribbons.size();
    projections = particles + root.particles.size();
    count = projections + root.projections.size();
}

void buildSequences(const M3Model &model, RenderScene &scene)
{
    const Root &root = model.data;
    const auto clamped = [](std::int64_t time) {
        return std::int32_t(std::clamp<std::int64_t>(time, -0x7fffffff, 0x7fffffff));
    };
    scene.sequences.clear();
    for (std::size_t row = 0; row < root.sequences.size(); ++row) {
        const Sequence &s = root.sequences[row];
        SceneSequence next;
        next.source = root.sequences.ids[row];
        next.name = s.name.view();
        next.start = clamped(std::int64_t(s.timelineStart) + s.start);
        next.end = std::max(next.start, clamped(std::int64_t(s.timelineStart) + s.end));
        next.loops = !(s.flags & SequenceFlag::NotLooping);
        next.extent = sceneExtent(s.bounds);
        next.blendIn = next.blendOut = clamped(s.blendTime);
        next.frequency = clamped(s.frequency);
        // Hundredths: 187 … 425 in the walks of units that are two to three units high.
        next.moveSpeed = s.moveSpeed / 100;
        next.always = s.flags & SequenceFlag::AlwaysGlobal;
        scene.sequences.push_back(std::move(next));
    }
    scene.keysWrap = false;
}

void buildNodes(const M3Model &model, RenderScene &scene)
{
    const Root &root = model.data;
    scene.nodes.clear();
    scene.nodes.reserve(NodeRows(root).count);
    for (std::size_t row = 0; row < root.bones.size(); ++row) {
        scene.nodes.push_back(boneNode(root.bones[row], row));
        scene.nodes.back().source = root.bones.ids[row];
        scene.nodes.back().parent = rowIn(root.bones, root.bones[row].parent);
    }
    addBillboards(root, scene);
    for (std::size_t row = 0; row < root.attachments.size(); ++row)
        addPlace(root, root.attachments[row].bone, NodeKind::Attachment, root.attachments.ids[row],
                 std::string(root.attachments[row].name.view()), scene);
    for (std::size_t row = 0; row < root.events.size(); ++row)
        addPlace(root, root.events[row].bone, NodeKind::Event, root.events.ids[row],
                 std::string(root.events[row].name.view()), scene);
    for (std::size_t row = 0; row < root.lights.size(); ++row)
        addPlace(root, root.lights[row].bone, NodeKind::Light, root.lights.ids[row], numbered("Light", row), scene);
    for (std::size_t row = 0; row < root.ribbons.size(); ++row)
        addPlace(root, root.ribbons[row].bone, NodeKind::Ribbon, root.ribbons.ids[row], numbered("Ribbon", row), scene);
    for (std::size_t row = 0; row < root.particles.size(); ++row)
        addPlace(root, root.particles[row].bone, NodeKind::Emitter, root.particles.ids[row], numbered("Particles", row),
                 scene);
    for (std::size_t row = 0; row < root.projections.size(); ++row) {
        const Projection &projection = root.projections[row];
        addPlace(root, projection.bone, NodeKind::Emitter, root.projections.ids[row], numbered("Projection", row),
                 scene);
        using Eigen::AngleAxisf, Eigen::Vector3f;
        const Eigen::Quaternionf turn(AngleAxisf(projection.yaw.value, Vector3f::UnitZ()) *
                                      AngleAxisf(projection.pitch.value, Vector3f::UnitX()) *
                                      AngleAxisf(projection.roll.value, Vector3f::UnitY()));
        scene.nodes.back().rotation.fallback = {turn.x(), turn.y(), turn.z(), turn.w()};
        scene.nodes.back().translation = track(projection.offset);
        scene.nodes.back().visibility = onOff(projection.active);
    }
    orderNodes(scene);
    scene.extent = sceneExtent(root.bounds);
}

void buildCollision(const M3Model &model, RenderScene &scene)
{
    const Root &root = model.data;
    scene.collisions.clear();
    if (root.collisionFaces.size() > 2) {
        SceneCollision &mesh = scene.collisions.emplace_back();
        mesh.source = RootNode;
        mesh.shape = SceneCollision::Mesh;
        mesh.positions = root.collisionPositions;
        setTriangles(root.collisionFaces, mesh);
    }
    addHitTest(root, root.tightHitTest, RootNode, scene);
    for (std::size_t row = 0; row < root.hitTests.size(); ++row)
        addHitTest(root, root.hitTests[row], root.hitTests.ids[row], scene);
    for (std::size_t row = 0; row < root.attachmentVolumes.size(); ++row)
        addHitTest(root, root.attachmentVolumes[row], root.attachmentVolumes.ids[row], scene);
    for (const PhysicsBody &body : root.physicsBodies)
        for (std::size_t row = 0; row < body.shapes.size(); ++row)
            addBodyShape(root, body, body.shapes[row], body.shapes.ids[row], scene);
}

void buildPlaces(const M3Model &model, RenderScene &scene)
{
    const Root &root = model.data;
    const NodeRows rows(root);
    scene.events.clear();
    for (std::size_t row = 0; row < root.events.size(); ++row) {
        SceneEvent &event = scene.events.emplace_back();
        event.source = root.events.ids[row];
        event.node = std::int32_t(rows.events + row);
        event.name = root.events[row].name.view();
        event.times = root.events[row].times;
    }
    scene.attachments.clear();
    for (std::size_t row = 0; row < root.attachments.size(); ++row) {
        SceneAttachment &attachment = scene.attachments.emplace_back();
        attachment.source = root.attachments.ids[row];
        attachment.node = std::int32_t(rows.attachments + row);
        attachment.attachmentId = std::uint32_t(row);
    }
}

} // namespace sinew::m3
