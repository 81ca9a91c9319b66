// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/create/nodes/geosets.h"

#include "core/mesh/bone_shares.h"
#include "plugins/mdx/create/draft/creation_job.h"
#include "plugins/mdx/create/names/unique_name.h"

#include <QString>

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

namespace sinew::mdx {

namespace {

constexpr std::uint32_t triangleType = 4;
constexpr std::size_t mostGroups = 256, mostVertices = 4000000, mostMaterials = 10000;

struct Limits
{
    std::size_t vertices, triangles;
};

/// Classic models with more are seen to break in the game; mdx-m3-viewer's author measured 7,394 vertices and 16,290
/// triangles as good.
Limits limitsOf(std::uint32_t version)
{
    return version < 900 ? Limits{7000, 16000} : Limits{65535, 1u << 30};
}

template<class T>
Array<T> gathered(const Array<T> &from, const std::vector<std::uint32_t> &rows)
{
    Array<T> result;
    T *target = result.reset(rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i)
        target[i] = from[rows[i]];
    return result;
}

Vec3 normalised(const Vec3 &v)
{
    const float length = std::sqrt(v.x * v.x + v.y * v.y + v.z * v.z);
    return length > 0 && std::isfinite(length) ? Vec3{v.x / length, v.y / length, v.z / length} : Vec3{0, 0, 1};
}

} // namespace

Geosets::Geosets(CreationJob &job, Skeleton &skeleton) : m_job(job), m_skeleton(skeleton)
{
    m_shares.resize(job.scene.meshes.size());
    for (const std::int32_t mesh : job.options.meshes)
        readShares(std::size_t(mesh));
    if (countsBones())
        addHelpers();
    numberBones();
}

std::vector<Geosets::Part> Geosets::partsOf(std::size_t mesh)
{
    const SceneMesh &from = m_job.scene.meshes[mesh];
    const std::size_t vertices = from.positions.size();
    const bool hasGroups = m_job.version < 900;
    const std::vector<std::vector<std::uint32_t>> groups =
        hasGroups ? groupsOf(mesh) : std::vector<std::vector<std::uint32_t>>(vertices);
    const Limits limits = limitsOf(m_job.version);
    std::vector<Part> parts;
    std::vector<std::int64_t> place; // of the mesh's vertices in the current part
    std::set<std::vector<std::uint32_t>> known;
    const auto open = [&] {
        parts.emplace_back();
        place.assign(vertices, -1);
        known.clear();
    };
    const auto take = [&](std::uint32_t v) {
        Part &part = parts.back();
        place[v] = std::int64_t(part.vertices.size());
        part.vertices.push_back(v);
        part.groups.push_back(groups[v]);
        known.insert(groups[v]);
    };
    open();
    // A mesh that fits keeps the order of its vertices.
    const std::set<std::vector<std::uint32_t>> all(groups.begin(), groups.end());
    const bool fits =
        vertices <= limits.vertices && from.indices.size() / 3 <= limits.triangles && all.size() <= mostGroups;
    for (std::uint32_t v = 0; fits && v < vertices; ++v)
        take(v);
    for (std::size_t i = 0; i + 2 < from.indices.size(); i += 3) {
        std::set<std::uint32_t> fresh;
        std::set<std::vector<std::uint32_t>> freshGroups;
        for (std::size_t c = i; c < i + 3; ++c)
            if (place[from.indices[c]] < 0) {
                fresh.insert(from.indices[c]);
                if (!known.count(groups[from.indices[c]]))
                    freshGroups.insert(groups[from.indices[c]]);
            }
        const Part &current = parts.back();
        if (!fits &&
            (current.vertices.size() + fresh.size() > limits.vertices ||
             current.faces.size() / 3 + 1 > limits.triangles || known.size() + freshGroups.size() > mostGroups))
            open();
        for (std::size_t c = i; c < i + 3; ++c) {
            if (place[from.indices[c]] < 0)
                take(from.indices[c]);
            parts.back().faces.push_back(std::uint16_t(place[from.indices[c]]));
        }
    }
    if (parts.size() > 1)
        m_job.losses.add(ConversionLoss::Changed,
                         QT_TRANSLATE_NOOP("Message", "Meshes beyond the game's limits of vertices, triangles or "
                                                      "matrix groups are divided (%1)"),
                         from.source);
    return parts;
}

void Geosets::setGroups(const Part &part, Geoset &geoset)
{
    std::map<std::vector<std::uint32_t>, std::uint8_t> numbers;
    std::vector<std::uint8_t> groups;
    std::vector<std::uint32_t> sizes, matrices;
    for (const std::vector<std::uint32_t> &group : part.groups) {
        const auto [at, isNew] = numbers.emplace(group, std::uint8_t(numbers.size()));
        groups.push_back(at->second);
        if (isNew) {
            sizes.push_back(std::uint32_t(group.size()));
            matrices.insert(matrices.end(), group.begin(), group.end());
        }
    }
    geoset.vertexGroups.assign(groups);
    geoset.matrixGroups.assign(sizes);
    geoset.matrixIndices.assign(matrices);
}

void Geosets::setSkin(std::size_t mesh, const Part &part, Geoset &geoset)
{
    std::set<std::uint32_t> used;
    std::uint8_t *skin = geoset.skin.reset(part.vertices.size() * 8);
    std::size_t beyond = 0;
    for (const std::uint32_t v : part.vertices) {
        const ByteShares bytes = byteShares(m_shares[mesh][v]);
        for (std::size_t i = 0; i < 4; ++i) {
            skin[i] = bytes.weights[i] > 0 ? byteNumber(bytes.bones[i]) : 0;
            skin[i + 4] = bytes.weights[i];
            if (bytes.weights[i] > 0) {
                used.insert(skin[i]);
                beyond += m_numbers[bytes.bones[i] - 1] != skin[i];
            }
        }
        skin += 8;
    }
    if (beyond > 0)
        m_job.losses.add(ConversionLoss::Changed,
                         QT_TRANSLATE_NOOP("Message", "Vertices that follow more than 256 bones follow the bones above "
                                                      "the others (%1)"),
                         m_job.scene.meshes[mesh].source, beyond);
    // The game's own files have a group for each bone beside the weights; every vertex is in the first.
    std::vector<std::uint32_t> bones(used.begin(), used.end());
    geoset.matrixIndices.assign(bones);
    geoset.matrixGroups.assign(std::vector<std::uint32_t>(bones.size(), 1));
    geoset.vertexGroups.assign(std::vector<std::uint8_t>(part.vertices.size(), 0));
}

Geoset Geosets::geoset(std::size_t mesh, const Part &part)
{
    const SceneMesh &from = m_job.scene.meshes[mesh];
    const Axes &axes = m_job.axes;
    Geoset geoset;
    geoset.vertices = gathered(from.positions, part.vertices);
    Vec3 *places = geoset.vertices.edit();
    const auto number = [](float f) { return std::isfinite(f) ? f : 0.f; };
    std::transform(places, places + part.vertices.size(), places, [&](const Vec3 &v) {
        return axes.place(Vec3{number(v.x), number(v.y), number(v.z)});
    });
    Vec3 *normals = geoset.normals.reset(part.vertices.size());
    for (std::size_t i = 0; i < part.vertices.size(); ++i)
        normals[i] =
            from.normals.isEmpty() ? Vec3{0, 0, 1} : normalised(axes.direction(from.normals[part.vertices[i]]));
    if (m_job.version >= 900 && !from.tangents.isEmpty()) {
        geoset.tangents = gathered(from.tangents, part.vertices);
        for (Vec4 *t = geoset.tangents.edit(); t != geoset.tangents.end(); ++t) {
            const Vec3 turned = axes.direction(Vec3{t->x, t->y, t->z});
            *t = {turned.x, turned.y, turned.z, t->w};
        }
    }
    geoset.faces.assign(part.faces);
    geoset.faceTypes = {triangleType};
    geoset.faceGroups = {std::uint32_t(part.faces.size())};
    geoset.lod = std::int32_t(from.lod);
    if (m_job.version >= 900)
        geoset.lodName.set(cutName(from.name));
    for (const Array<Vec2> &set : from.uvSets) {
        Array<Vec2> coordinates = gathered(set, part.vertices);
        for (Vec2 *at = coordinates.edit(); at != coordinates.end(); ++at)
            *at = {number(at->x), number(at->y)};
        geoset.uvSets.append({std::move(coordinates)});
    }
    if (geoset.uvSets.isEmpty()) {
        Array<Vec2> zeros;
        std::fill_n(zeros.reset(part.vertices.size()), part.vertices.size(), Vec2());
        geoset.uvSets.append({std::move(zeros)});
    }
    if (m_job.version < 900)
        setGroups(part, geoset);
    else
        setSkin(mesh, part, geoset);
    return geoset;
}

Status Geosets::build(Looks &looks)
{
    std::size_t vertices = 0;
    Root &root = m_job.root;
    std::map<std::size_t, std::vector<std::int32_t>> rowsOf;
    for (const std::int32_t row : m_job.options.meshes) {
        const std::size_t mesh = std::size_t(row);
        const SceneMesh &from = m_job.scene.meshes[mesh];
        if (from.indices.isEmpty())
            continue;
        const std::vector<Look> allLooks = looks.looksOf(mesh);
        if (root.materials.size() > mostMaterials)
            return Error{
                {QT_TRANSLATE_NOOP("Message", "the new model would have more than %1 materials"), {mostMaterials}}};
        const std::vector<Part> parts = partsOf(mesh);
        if (allLooks.empty())
            m_job.losses.add(ConversionLoss::Lost,
                             QT_TRANSLATE_NOOP("Message", "Meshes that show nothing are left out (%1)"), from.source);
        for (const Look &look : allLooks)
            for (const Part &part : parts) {
                vertices += part.vertices.size();
                if (vertices > mostVertices)
                    return Error{{QT_TRANSLATE_NOOP("Message", "the new model would have more than %1 vertices"),
                                  {mostVertices}}};
                Geoset made = geoset(mesh, part);
                made.materialId = std::uint32_t(look.material);
                const auto number = std::int32_t(root.geosets.size());
                root.geosets.append(std::move(made));
                rowsOf[mesh].push_back(number);
                if (look.isAnimated) {
                    GeosetAnimation animation = look.animation;
                    animation.geosetId = number;
                    root.geosetAnimations.append(std::move(animation));
                }
            }
        if (!from.colours.isEmpty())
            m_job.losses.add(ConversionLoss::Lost,
                             QT_TRANSLATE_NOOP("Message", "Colours of vertices are left out (%1)"), from.source);
    }
    if (m_unequal > 0)
        m_job.losses.add(ConversionLoss::Changed,
                         {countsBones()
                              ? QT_TRANSLATE_NOOP("Message", "Vertices with unequal weights follow their bones in up "
                                                             "to eight equal parts (%1); the farthest gets %2 units "
                                                             "off")
                              : QT_TRANSLATE_NOOP("Message", "Vertices with unequal weights follow their strongest "
                                                             "bones in equal parts (%1); the farthest gets %2 units "
                                                             "off"),
                          {m_unequal, QString::number(m_weightError, 'f', 2).toStdString()}},
                         m_unequalSource);
    for (MadeNode &node : m_skeleton.nodes())
        node.geosets = std::accumulate(node.meshes.begin(), node.meshes.end(), std::vector<std::int32_t>(),
                                       [&](std::vector<std::int32_t> sum, std::size_t mesh) {
                                           const auto &rows = rowsOf[mesh];
                                           sum.insert(sum.end(), rows.begin(), rows.end());
                                           return sum;
                                       });
    return Done{};
}

} // namespace sinew::mdx
