// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/gltf/build/scene_meshes.h"

#include "core/exchange/unique_names.h"
#include "core/scene/scene_util.h"
#include "plugins/gltf/build/vertex_binding.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace sinew::gltf {

namespace {

using Eigen::Affine3d, Eigen::Matrix3d, Eigen::Vector3d;

/// The node that a mesh without a skin moves with: the nearest one that moves; -1 if none does.
int carrierOf(const NodeTable &nodes, int row)
{
    while (row >= 0 && !nodes[row].isAnimated)
        row = nodes[row].parent;
    return row;
}

/// From a node to one above it, at rest.
Affine3d wayUp(const NodeTable &nodes, int from, int to)
{
    Affine3d way = Affine3d::Identity();
    for (; from >= 0 && from != to; from = nodes[from].parent)
        way = nodes[from].rest.matrix() * way;
    return way;
}

/// Puts the vertices of a primitive into the model.
class Placement
{
public:
    Placement(const ModelAxes &axes, const Affine3d &way)
        : m_axes(axes), m_way(way), m_isMoved(!way.isApprox(Affine3d::Identity(), 0)),
          m_isMirrored(way.linear().determinant() < 0)
    {
        m_normals = m_way.linear();
        if (std::abs(m_normals.determinant()) > 1e-30)
            m_normals = m_way.linear().inverse().transpose();
    }

    bool isMirrored() const { return m_isMirrored; }
    Vec3 place(const float *p, const std::array<float, 3> &offset) const
    {
        std::array<float, 3> v;
        if (m_isMoved) {
            const Vector3d moved = m_way * Eigen::Vector3f::Map(p).cast<double>();
            const auto turned = m_axes.point(moved.data());
            std::copy(turned.begin(), turned.end(), v.begin());
        } else {
            v = m_axes.point(p);
        }
        // −0 stays −0.
        const auto sum = [](float a, float b) { return b == 0 ? a : a + b; };
        return {sum(v[0], offset[0]), sum(v[1], offset[1]), sum(v[2], offset[2])};
    }
    Vec3 normal(const float *n) const { return turned(n, m_normals); }
    Vec3 along(const float *t) const { return turned(t, m_way.linear()); }

private:
    Vec3 turned(const float *from, const Matrix3d &by) const
    {
        std::array<float, 3> v{from[0], from[1], from[2]};
        if (m_isMoved) {
            const Vector3d direction = (by * Eigen::Vector3f::Map(from).cast<double>()).normalized();
            v = {float(direction.x()), float(direction.y()), float(direction.z())};
        }
        const auto d = m_axes.direction(v.data());
        return {d[0], d[1], d[2]};
    }

    const ModelAxes &m_axes;
    Affine3d m_way;
    Matrix3d m_normals;
    bool m_isMoved, m_isMirrored;
};

void setGeometry(ReadJob &job, const ReadPrimitive &from, const Placement &placement,
                 const std::array<float, 3> &offset, SceneMesh &mesh)
{
    const std::size_t count = from.count;
    Vec3 *positions = mesh.positions.reset(count), *normals = mesh.normals.reset(count);
    for (std::size_t i = 0; i < count; ++i) {
        positions[i] = placement.place(from.positions.data() + 3 * i, offset);
        normals[i] = placement.normal(from.normals.data() + 3 * i);
    }
    if (!from.tangents.empty()) {
        Vec4 *tangents = mesh.tangents.reset(count);
        for (std::size_t i = 0; i < count; ++i) {
            const float *tangent = from.tangents.data() + 4 * i;
            const Vec3 along = placement.along(tangent);
            tangents[i] = {along.x, along.y, along.z, placement.isMirrored() ? -tangent[3] : tangent[3]};
        }
    }
    for (const std::vector<float> &set : from.uvSets) {
        Vec2 *uvs = mesh.uvSets.emplace_back().reset(count);
        std::memcpy(static_cast<void *>(uvs), set.data(), set.size() * sizeof(float));
    }
    if (!from.colours.empty()) {
        Colour4 *colours = mesh.colours.reset(count);
        std::memcpy(static_cast<void *>(colours), from.colours.data(), from.colours.size() * sizeof(float));
    }
    mesh.indices.assign(from.indices);
    if (placement.isMirrored()) {
        std::uint32_t *indices = mesh.indices.edit();
        for (std::size_t i = 0; i + 2 < mesh.indices.size(); i += 3)
            std::swap(indices[i + 1], indices[i + 2]);
        job.report.lose(ConversionLoss::Changed, from.path,
                        QT_TRANSLATE_NOOP("Message", "Mirrored meshes are turned inside out (%1)"));
    }
    Vec3 low = mesh.positions[0], high = low;
    for (const Vec3 &p : mesh.positions) {
        low = {std::min(low.x, p.x), std::min(low.y, p.y), std::min(low.z, p.z)};
        high = {std::max(high.x, p.x), std::max(high.y, p.y), std::max(high.z, p.z)};
    }
    mesh.extent = {0, low, high};
}

/// All vertices of a mesh without a skin with one node. `rest`: from them to the node; unused with pivots.
void bindToNode(const NodeTable &nodes, int carrier, const std::optional<std::array<double, 16>> &rest, SceneMesh &mesh)
{
    const std::size_t count = mesh.positions.size();
    std::fill_n(mesh.influences.reset(4 * count), 4 * count, std::uint16_t(0));
    std::uint8_t *weights = mesh.weights.reset(4 * count);
    for (std::size_t i = 0; i < 4 * count; ++i)
        weights[i] = i % 4 == 0 ? 255 : 0;
    mesh.palette.push_back({});
    if (carrier >= 0)
        mesh.palette.front().push_back(nodes[carrier].row);
    if (rest)
        std::copy(rest->begin(), rest->end(), mesh.restInverses.emplace_back().m);
}

/// Gives what nothing moves a bone.
void bindStill(ImportedScene &result)
{
    RenderScene &scene = result.scene;
    std::int32_t &row = result.stillNode;
    for (SceneMesh &mesh : scene.meshes)
        for (std::vector<std::int32_t> &entry : mesh.palette) {
            if (!entry.empty())
                continue;
            if (row < 0) {
                row = std::int32_t(scene.nodes.size());
                SceneNode &bone = scene.nodes.emplace_back();
                bone.name = "Still";
                bone.kind = NodeKind::Bone;
                bone.rules = scene.nodes.front().rules;
            }
            entry.push_back(row);
        }
    orderNodes(scene);
}

/// Reads each mesh of the file once, however many nodes show it.
class MeshBuilder
{
public:
    MeshBuilder(ReadJob &job, const NodeTable &nodes, const Skins &skins) : m_job(job), m_nodes(nodes), m_skins(skins)
    {
    }

    std::vector<BuiltMesh> build()
    {
        for (const int row : m_nodes.order) {
            const ReadNode &node = m_nodes[row];
            if (node.mesh < 0 || !node.isShown)
                continue;
            for (const ReadPrimitive &primitive : primitivesOf(node.mesh)) {
                if (m_job.isBroken())
                    return m_built;
                add(row, primitive);
            }
        }
        bindStill(m_job.result);
        return m_built;
    }

private:
    const std::vector<ReadPrimitive> &primitivesOf(int mesh)
    {
        const auto [known, isNew] = m_read.try_emplace(mesh);
        const JsonItem &json = m_job.asset.list("meshes")[std::size_t(mesh)];
        if (!isNew || !m_job.asset.charge(json.count("primitives") * sizeof(JsonItem), json.path()))
            return known->second;
        for (const JsonItem &part : json.list("primitives")) {
            if (m_job.isBroken())
                break;
            if (std::optional<ReadPrimitive> primitive = readPrimitive(m_job, part))
                known->second.push_back(std::move(*primitive));
        }
        return known->second;
    }

    void add(int row, const ReadPrimitive &primitive)
    {
        const ReadNode &node = m_nodes[row];
        const bool isSkinned = node.skin >= 0 && !primitive.joints.empty();
        const int carrier = isSkinned ? -1 : carrierOf(m_nodes, row);
        Affine3d way = isSkinned ? Affine3d::Identity() : wayUp(m_nodes, row, carrier), rest = Affine3d::Identity();
        if (carrier >= 0 && !m_skins.usePivots()) {
            rest = m_skins.restOf(m_nodes, carrier).value_or(Affine3d::Identity());
            way = rest.inverse() * way;
        }
        const std::size_t perVertex = 52 + 8 * primitive.uvSets.size() + (primitive.colours.empty() ? 0 : 16);
        if (!m_job.asset.charge(primitive.count * perVertex + primitive.indices.size() * 4, primitive.path))
            return;
        SceneMesh mesh;
        mesh.lod = node.lod;
        mesh.name = nameOf(node);
        setGeometry(m_job, primitive, Placement(m_job.axes, way),
                    carrier >= 0 && m_skins.usePivots() ? m_skins.pivot(carrier) : std::array<float, 3>{}, mesh);
        if (isSkinned)
            VertexBinding(m_job, m_nodes, m_skins, node.skin).bind(primitive, mesh);
        else
            bindToNode(m_nodes, carrier,
                       m_skins.usePivots() ? std::nullopt
                                           : std::optional(m_job.axes.matrix(rest.matrix().eval().data())),
                       mesh);
        if (isSkinned && !node.rest.isIdentity())
            m_job.report.note(node.json.path(),
                              QT_TRANSLATE_NOOP("Message", "its place does not count, as its mesh has a skin"));
        m_built.push_back({std::int32_t(m_job.scene().meshes.size()), primitive.material, row});
        m_job.result.objects.push_back(objectOf(node));
        m_job.scene().meshes.push_back(std::move(mesh));
    }

    std::string nameOf(const ReadNode &node)
    {
        const JsonItem &json = m_job.asset.list("meshes")[std::size_t(node.mesh)];
        return m_names.take(json.text("name", node.name.empty() ? json.path() : node.name));
    }

    std::string objectOf(const ReadNode &node)
    {
        const JsonItem &json = m_job.asset.list("meshes")[std::size_t(node.mesh)];
        return m_job.sinewOf(json)["object"].text("path");
    }

    ReadJob &m_job;
    const NodeTable &m_nodes;
    const Skins &m_skins;
    std::map<int, std::vector<ReadPrimitive>> m_read; ///< by row of "meshes"
    UniqueNames m_names;
    std::vector<BuiltMesh> m_built;
};

} // namespace

void findMeshNodes(NodeTable &nodes)
{
    for (int row = 0; row < int(nodes.size()); ++row)
        if (nodes[row].mesh >= 0 && nodes[row].skin < 0 && nodes[row].isShown)
            if (const int carrier = carrierOf(nodes, row); carrier >= 0)
                nodes[carrier].carriesMesh = true;
}

std::vector<BuiltMesh> buildMeshes(ReadJob &job, const NodeTable &nodes, const Skins &skins)
{
    return MeshBuilder(job, nodes, skins).build();
}

} // namespace sinew::gltf
