// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/check/proof/mesh_comparison.h"

#include "core/scene/pose/skinning.h"
#include "core/scene/same.h"

#include <algorithm>
#include <unordered_map>

namespace sinew {

namespace {

template<class T>
void append(std::string &key, const T &value)
{
    key.append(reinterpret_cast<const char *>(&value), sizeof value);
}

template<class T>
void appendOf(std::string &key, const Array<T> &array, std::size_t vertex)
{
    if (vertex < array.size())
        append(key, array[vertex]);
}

/// Entries of a mesh's palette by their effect, comparable between both scenes: nodes are rows of the original.
class PaletteKeys
{
public:
    PaletteKeys(const ScenePairing &pairing, const SceneMesh &mesh, bool ofResult)
    {
        const std::size_t nodes = (ofResult ? pairing.result() : pairing.original()).nodes.size();
        for (std::size_t i = 0; i < mesh.palette.size(); ++i) {
            std::vector<std::int32_t> rows;
            for (const std::int32_t row : mesh.palette[i])
                if (row >= 0 && std::size_t(row) < nodes) // others are ignored when posed
                    rows.push_back(ofResult ? pairing.originalNode(row) : row);
            std::sort(rows.begin(), rows.end());
            std::string key;
            for (const std::int32_t row : rows)
                append(key, row);
            if (!rows.empty() && i < mesh.restInverses.size())
                append(key, mesh.restInverses[i]);
            m_keys.push_back(std::move(key));
        }
    }
    std::size_t size() const { return m_keys.size(); }
    const std::string &operator[](std::size_t entry) const { return m_keys[entry]; }

private:
    std::vector<std::string> m_keys;
};

bool isSkinned(const SceneMesh &mesh)
{
    return mesh.influences.size() / 4 >= mesh.positions.size() && mesh.weights.size() / 4 >= mesh.positions.size();
}

/// Everything about a vertex, as bytes that are equal only for vertices that look the same at every moment.
std::string vertexKey(const SceneMesh &mesh, const PaletteKeys &palette, std::size_t v)
{
    std::string key;
    appendOf(key, mesh.positions, v);
    appendOf(key, mesh.normals, v);
    appendOf(key, mesh.tangents, v);
    appendOf(key, mesh.colours, v);
    for (const Array<Vec2> &set : mesh.uvSets)
        appendOf(key, set, v);
    if (!isSkinned(mesh))
        return key;
    std::vector<std::string> parts;
    for (std::size_t i = v * 4; i < v * 4 + 4; ++i)
        if (mesh.weights[i] && mesh.influences[i] < palette.size())
            parts.push_back(palette[mesh.influences[i]] + char(mesh.weights[i]));
    std::sort(parts.begin(), parts.end());
    for (const std::string &part : parts) {
        append(key, std::uint32_t(part.size()));
        key += part;
    }
    return key;
}

using Triangle = std::array<std::uint32_t, 3>;

/// The drawn triangles by numbers that mean the same vertex in both scenes, each starting at its lowest corner.
class TriangleList
{
public:
    TriangleList(const SceneMesh &mesh, const PaletteKeys &palette, std::unordered_map<std::string, std::uint32_t> &ids)
    {
        constexpr std::uint32_t unknown = ~0u;
        std::vector<std::uint32_t> known(mesh.positions.size(), unknown);
        const auto idOf = [&](std::uint32_t vertex) {
            if (vertex >= known.size())
                return unknown;
            if (known[vertex] == unknown) {
                const auto next = std::uint32_t(ids.size());
                known[vertex] = ids.emplace(vertexKey(mesh, palette, vertex), next).first->second;
            }
            return known[vertex];
        };
        for (std::size_t i = 0; i + 2 < mesh.indices.size(); i += 3) {
            Triangle t{idOf(mesh.indices[i]), idOf(mesh.indices[i + 1]), idOf(mesh.indices[i + 2])};
            if (t[0] == t[1] || t[1] == t[2] || t[0] == t[2])
                continue;
            for (std::size_t corner = 0; corner < 3; ++corner)
                rows.emplace(t[corner], mesh.indices[i + corner]);
            std::rotate(t.begin(), std::min_element(t.begin(), t.end()), t.end());
            triangles.push_back(t);
        }
    }
    /// The order and number of times in which each is drawn does not show.
    void forgetOrder()
    {
        std::sort(triangles.begin(), triangles.end());
        triangles.erase(std::unique(triangles.begin(), triangles.end()), triangles.end());
    }

    std::vector<Triangle> triangles;
    std::unordered_map<std::uint32_t, std::uint32_t> rows; ///< one vertex per number
};

} // namespace

bool hasTriangles(const SceneMesh &mesh)
{
    for (std::size_t i = 0; i + 2 < mesh.indices.size(); i += 3)
        if (mesh.indices[i] != mesh.indices[i + 1] && mesh.indices[i + 1] != mesh.indices[i + 2] &&
            mesh.indices[i] != mesh.indices[i + 2])
            return true;
    return false;
}

MeshComparison::MeshComparison(const ScenePairing &pairing, std::size_t row, bool isOpaque, ProofNotes &notes)
    : m_pairing(pairing), m_original(row), m_result(std::size_t(pairing.meshes()[row]))
{
    const SceneMesh &a = originalMesh(), &b = resultMesh();
    const PaletteKeys palettes[] = {{pairing, a, false}, {pairing, b, true}};
    std::unordered_map<std::string, std::uint32_t> ids;
    TriangleList before(a, palettes[0], ids), after(b, palettes[1], ids);
    if (isOpaque) {
        before.forgetOrder();
        after.forgetOrder();
    }
    if (before.triangles != after.triangles || a.uvSets.size() != b.uvSets.size()) {
        notes.differs(a.source, QT_TRANSLATE_NOOP("Message", "triangles, or what belongs to their vertices"));
        return;
    }
    std::unordered_map<std::string, std::size_t> entries, influences;
    for (std::size_t i = 0; i < palettes[1].size(); ++i)
        entries.emplace(palettes[1][i], i);
    for (const auto &[id, vertex] : before.rows) {
        m_vertices.emplace_back(vertex, after.rows.at(id));
        for (std::size_t i = vertex * 4; isSkinned(a) && i < std::size_t(vertex) * 4 + 4; ++i) {
            const std::size_t entry = a.influences[i];
            if (!a.weights[i] || entry >= palettes[0].size())
                continue;
            const auto [at, isNew] = influences.emplace(palettes[0][entry], m_influences.size());
            if (isNew)
                m_influences.push_back({entry, entries.at(palettes[0][entry]), {}});
            const Vec3 &p = a.positions[vertex];
            m_influences[at->second].box.extend(Eigen::Vector3f(p.x, p.y, p.z));
        }
    }
}

void MeshComparison::atPose(const Pose &original, const Pose &result, std::size_t mostVertices, Scratch &scratch,
                            ProofNotes &notes) const
{
    skinPalette(originalMesh(), original, scratch.palettes[0]);
    skinPalette(resultMesh(), result, scratch.palettes[1]);
    // The difference of two affine maps is largest at a corner of the box; that of their weighted means is at most as
    // large.
    double bound = 0;
    for (const Influence &influence : m_influences) {
        const Eigen::Matrix4f &a = scratch.palettes[0][influence.original].matrix();
        const Eigen::Matrix4f &b = scratch.palettes[1][influence.result].matrix();
        if (std::memcmp(a.data(), b.data(), sizeof(float) * 16) == 0)
            continue;
        const Eigen::Matrix4d way = a.cast<double>() - b.cast<double>();
        for (int corner = 0; corner < 8; ++corner) {
            const Eigen::Vector3f at = influence.box.corner(Eigen::AlignedBox3f::CornerType(corner));
            const double length = (way * at.cast<double>().homogeneous()).head<3>().norm();
            bound = std::isfinite(length) ? std::max(bound, length) : std::numeric_limits<double>::infinity();
        }
    }
    if (!(bound > notes.report[ProofKind::Vertex].amount))
        return;
    scratch.work += originalMesh().positions.size();
    notes.note(ProofKind::Vertex, scratch.work > mostVertices ? bound : largestDistance(original, result, scratch),
               originalMesh().source);
}

double MeshComparison::largestDistance(const Pose &original, const Pose &result, Scratch &scratch) const
{
    skinnedPositions(originalMesh(), original, scratch.places[0]);
    skinnedPositions(resultMesh(), result, scratch.places[1]);
    double largest = 0;
    for (const auto &[a, b] : m_vertices) {
        const Eigen::Vector3f &from = scratch.places[0][a], &to = scratch.places[1][b];
        if (std::memcmp(from.data(), to.data(), sizeof(float) * 3) == 0)
            continue;
        const double distance = (from.cast<double>() - to.cast<double>()).norm();
        largest = std::isfinite(distance) ? std::max(largest, distance) : std::numeric_limits<double>::infinity();
    }
    return largest;
}

} // namespace sinew
