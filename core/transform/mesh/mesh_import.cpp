// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/transform/mesh/mesh_import.h"

#include "core/format/format.h"
#include "core/mesh/bone_shares.h"
#include "core/mesh/mesh_tangents.h"
#include "core/mesh/nearest/vertex_lookup.h"
#include "core/mesh/scene_mesh_parts.h"
#include "core/transform/mesh/bind_places.h"
#include "core/transform/mesh/mesh_tool_run.h"
#include "core/transform/mesh/original_order.h"

#include <Eigen/Geometry>

#include <QtGlobal>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace sinew {

namespace {

/// A vertex is where another one is within this share of the part's size: a few roundings of floats.
constexpr float samePlace = 4e-7f;
/// Directions are kept in files with few bits, and their lengths made 1 on the way.
constexpr float sameDirection = 4e-3f;
constexpr float sameUv = 2e-6f;
/// Of vertices with the same texture coordinates that many are compared at most.
constexpr std::size_t mostAlike = 64;
/// Weights are bytes.
constexpr float sameShare = 1.5f / 255;

bool isNear(float a, float b, float within)
{
    return std::abs(a - b) <= within;
}

bool isNear(const Vec3 &a, const Vec3 &b, float within)
{
    return isNear(a.x, b.x, within) && isNear(a.y, b.y, within) && isNear(a.z, b.z, within);
}

bool isSameSkin(const BoneShares &a, const BoneShares &b)
{
    return a.size() == b.size() && std::all_of(a.begin(), a.end(), [&](const BoneShare &share) {
               return std::any_of(b.begin(), b.end(), [&](const BoneShare &other) {
                   return share.bone == other.bone && isNear(share.share, other.share, sameShare);
               });
           });
}

float diagonalOf(const EditableMesh &mesh)
{
    Eigen::AlignedBox3f box;
    for (const MeshVertex &vertex : mesh.vertices)
        if (const Eigen::Vector3f place(vertex.position.x, vertex.position.y, vertex.position.z); place.allFinite())
            box.extend(place);
    return box.isEmpty() ? 0 : box.diagonal().norm();
}

/// The imported scene with identities: rows + 1.
RenderScene identified(RenderScene scene)
{
    for (std::size_t row = 0; row < scene.nodes.size(); ++row)
        scene.nodes[row].source = NodeId(row + 1);
    for (std::size_t row = 0; row < scene.meshes.size(); ++row)
        scene.meshes[row].source = NodeId(row + 1);
    return scene;
}

/// Puts imported meshes in place of one part, or beside it.
class PartImport
{
public:
    PartImport(const EditableMesh &before, const std::map<NodeId, NodeId> &bones,
               const std::map<NodeId, Eigen::Vector3f> *moves)
        : m_before(before), m_bones(bones), m_moves(moves), m_lookup(before), m_reach(samePlace * diagonalOf(before))
    {
        m_made.part = before.part;
        m_made.hasNormals = before.hasNormals;
        m_made.hasTangents = before.hasTangents;
        m_made.hasColours = before.hasColours;
        m_made.uvSets = before.uvSets;
    }

    /// What the part keeps of its own vertices; a new part beside it does not start from them.
    void add(const EditableMesh &mesh, bool replaces)
    {
        const auto first = std::uint32_t(m_made.vertices.size());
        m_lostUvSets = std::max(m_lostUvSets, mesh.uvSets > m_made.uvSets ? mesh.uvSets - m_made.uvSets : 0);
        m_needsTangents |= m_made.hasTangents && !mesh.hasTangents;
        m_skins.clear();
        m_replaces = replaces;
        m_said.tangents |= mesh.hasTangents;
        m_said.colours |= mesh.hasColours;
        m_said.uvSets = std::max(m_said.uvSets, mesh.uvSets);
        for (const MeshVertex &from : mesh.vertices)
            m_made.vertices.push_back(placed(mesh, from, replaces));
        for (const std::uint32_t corner : mesh.triangles)
            m_made.triangles.push_back(first + corner);
    }

    EditableMesh take()
    {
        // Only where the file has none, and the vertices are not those that the part had.
        if (m_needsTangents && m_hasNewVertices)
            return withTangents(m_made);
        if (!m_replaces)
            return std::move(m_made);
        findMoved();
        return inOriginalOrder(m_before, m_made, m_said);
    }
    std::size_t lostUvSets() const { return m_lostUvSets; }
    std::size_t guessedSkins() const { return m_guessed; }

private:
    MeshVertex placed(const EditableMesh &mesh, const MeshVertex &from, bool replaces)
    {
        MeshVertex vertex = from;
        if (m_moves)
            move(mesh.skins[from.skin], vertex);
        const auto found = m_lookup.find(vertex, m_reach, std::uint32_t(m_made.vertices.size()));
        const MeshVertex *nearest = found ? &m_before.vertices[found->row] : nullptr;
        const bool isThere = replaces && found && found->distance <= m_reach;
        m_hasNewVertices |= !isThere;
        m_isThere.push_back(isThere);
        vertex.origin = replaces && nearest ? nearest->origin : VertexOrigin{m_before.part, UINT32_MAX};
        if (replaces && nearest)
            keep(mesh, *nearest, isThere, vertex);
        if (nearest)
            for (std::size_t set = mesh.uvSets; set < m_made.uvSets; ++set)
                vertex.uvs[set] = nearest->uvs[set];
        vertex.skin = skinOf(mesh, from.skin, nearest, isThere);
        return vertex;
    }

    /// Leaves what did not change as the part has it.
    void keep(const EditableMesh &mesh, const MeshVertex &before, bool isThere, MeshVertex &vertex) const
    {
        if (isThere)
            vertex.position = before.position;
        // Exporters make up what has no direction.
        if (!mesh.hasNormals || (isThere && isNear(before.normal, {}, 1e-6f)) ||
            isNear(unitVector(before.normal), unitVector(vertex.normal), sameDirection))
            vertex.normal = before.normal;
        const auto along = [](const Vec4 &tangent) { return unitVector({tangent.x, tangent.y, tangent.z}); };
        if (!mesh.hasTangents || (isNear(along(before.tangent), along(vertex.tangent), sameDirection) &&
                                  (before.tangent.w < 0) == (vertex.tangent.w < 0)))
            vertex.tangent = before.tangent;
        if (!mesh.hasColours)
            vertex.colour = before.colour;
        for (std::size_t set = 0; set < std::min(mesh.uvSets, m_made.uvSets); ++set)
            if (isNear(before.uvs[set].x, vertex.uvs[set].x, sameUv) &&
                isNear(before.uvs[set].y, vertex.uvs[set].y, sameUv))
                vertex.uvs[set] = before.uvs[set];
    }

    /// A vertex that is nowhere in the part may be one that is gone from it, moved: it has its texture coordinates and
    /// its bones.
    void findMoved()
    {
        using Uv = std::array<std::uint32_t, 2>;
        const auto uvOf = [](const MeshVertex &vertex) {
            return Uv{std::bit_cast<std::uint32_t>(vertex.uvs[0].x), std::bit_cast<std::uint32_t>(vertex.uvs[0].y)};
        };
        std::vector<bool> isTaken(m_before.vertices.size());
        for (std::size_t v = 0; v < m_made.vertices.size(); ++v)
            if (m_isThere[v])
                isTaken[m_made.vertices[v].origin.row] = true;
        std::map<Uv, std::vector<std::uint32_t>> gone;
        for (std::uint32_t row = 0; row < isTaken.size(); ++row)
            if (std::vector<std::uint32_t> &rows = gone[uvOf(m_before.vertices[row])];
                !isTaken[row] && rows.size() < mostAlike)
                rows.push_back(row);
        for (std::size_t v = 0; v < m_made.vertices.size(); ++v) {
            MeshVertex &vertex = m_made.vertices[v];
            const auto alike = gone.find(uvOf(vertex));
            if (m_isThere[v] || alike == gone.end())
                continue;
            const MeshVertex *nearest = nullptr;
            float best = 0;
            for (const std::uint32_t row : alike->second) {
                const MeshVertex &was = m_before.vertices[row];
                const float distance =
                    std::hypot(was.position.x - vertex.position.x, was.position.y - vertex.position.y,
                               was.position.z - vertex.position.z);
                if ((!m_said.bones || m_before.skins[was.skin] == m_made.skins[vertex.skin]) &&
                    (!nearest || distance < best)) {
                    nearest = &was;
                    best = distance;
                }
            }
            if (nearest)
                vertex.origin = nearest->origin;
        }
    }

    /// Each joint takes its share of the vertex along to where the model has the bone.
    void move(const BoneShares &shares, MeshVertex &vertex) const
    {
        Eigen::Vector3f sum = Eigen::Vector3f::Zero();
        for (const BoneShare &share : shares)
            if (const auto by = m_moves->find(share.bone); by != m_moves->end())
                sum += share.share * by->second;
        vertex.position = {vertex.position.x + sum.x(), vertex.position.y + sum.y(), vertex.position.z + sum.z()};
    }

    std::uint32_t skinOf(const EditableMesh &mesh, std::uint32_t skin, const MeshVertex *nearest, bool isThere)
    {
        const std::uint32_t before = nearest ? nearest->skin : UINT32_MAX;
        BoneShares shares;
        for (BoneShare share : mesh.skins[skin])
            if (const auto bone = m_bones.find(share.bone); bone != m_bones.end()) {
                share.bone = bone->second;
                shares.push_back(share);
            }
        m_said.bones |= !shares.empty();
        m_guessed += shares.empty() && !isThere;
        const auto [known, isNew] = m_skins.try_emplace({skin, before});
        if (!isNew)
            return known->second;
        shares = normalised(shares);
        if (nearest && (shares.empty() || isSameSkin(shares, m_before.skins[before])))
            shares = m_before.skins[before];
        const auto [row, isFirst] = m_rows.try_emplace(keyOf(shares), std::uint32_t(m_made.skins.size()));
        if (isFirst)
            m_made.skins.push_back(std::move(shares));
        return known->second = row->second;
    }
    static std::vector<std::pair<NodeId, float>> keyOf(const BoneShares &shares)
    {
        std::vector<std::pair<NodeId, float>> key;
        for (const BoneShare &share : shares)
            key.emplace_back(share.bone, share.share);
        return key;
    }

    const EditableMesh &m_before;
    const std::map<NodeId, NodeId> &m_bones;
    const std::map<NodeId, Eigen::Vector3f> *m_moves;
    VertexLookup m_lookup;
    float m_reach;
    EditableMesh m_made;
    std::vector<bool> m_isThere; ///< by vertex of m_made: the part has one there
    /// By skins of the imported mesh and of the nearest vertex.
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t> m_skins;
    std::map<std::vector<std::pair<NodeId, float>>, std::uint32_t> m_rows;
    std::size_t m_lostUvSets = 0, m_guessed = 0;
    SaidOfVertices m_said;
    bool m_replaces = false, m_needsTangents = false, m_hasNewVertices = false;
};

std::map<NodeId, Eigen::Vector3f> movesOf(const RenderScene &from, const RenderScene &to,
                                          const std::map<NodeId, NodeId> &bones)
{
    const std::vector<Eigen::Vector3f> there = bindPlaces(from), here = bindPlaces(to);
    std::map<NodeId, Eigen::Vector3f> places, moves;
    for (std::size_t row = 0; row < to.nodes.size(); ++row)
        places[to.nodes[row].source] = here[row];
    for (const auto &[joint, bone] : bones)
        if (const auto place = places.find(bone); place != places.end() && joint <= there.size())
            moves[joint] = place->second - there[joint - 1];
    return moves;
}

} // namespace

Result<MeshEdit> importedMeshes(const RenderScene &from, const MeshImport &import, const Format &format,
                                const Model &model)
{
    if (const Message problem = cannotEditMeshes(&format); !problem.empty())
        return Error{problem};
    const RenderScene there = identified(from), here = format.scene()->build(model);
    SceneMeshParts imported(there), present(here);
    std::map<NodeId, NodeId> bones;
    for (const NodeMatch &match : import.bones)
        if (match.from != NoNode && match.to != NoNode)
            bones[match.from] = match.to;
    std::map<NodeId, Eigen::Vector3f> moves;
    if (import.movesWithBones)
        moves = movesOf(from, here, bones);
    MeshRequest request;
    std::size_t guessed = 0, lostUvSets = 0;
    const auto finish = [&](PartImport &part, std::vector<EditableMesh> &to) {
        guessed += part.guessedSkins();
        lostUvSets = std::max(lostUvSets, part.lostUvSets());
        to.push_back(part.take());
    };
    const std::vector<NodeId> parts = editableParts(format, model);
    const std::set<NodeId> editable(parts.begin(), parts.end());
    std::set<NodeId> done;
    for (const ImportedPart &each : import.parts) {
        if (each.use == ImportedPart::Left || !editable.contains(each.part) || !present.has(each.part) ||
            each.mesh >= there.meshes.size())
            continue;
        const auto *movesHere = import.movesWithBones ? &moves : nullptr;
        if (each.use == ImportedPart::Added) {
            PartImport part(present.mesh(each.part), bones, movesHere);
            part.add(imported.mesh(NodeId(each.mesh + 1)), false);
            finish(part, request.added);
        } else if (done.insert(each.part).second) {
            PartImport part(present.mesh(each.part), bones, movesHere);
            for (const ImportedPart &other : import.parts)
                if (other.use == ImportedPart::Replaces && other.part == each.part && other.mesh < there.meshes.size())
                    part.add(imported.mesh(NodeId(other.mesh + 1)), true);
            finish(part, request.changed);
        }
    }
    if (request.changed.empty() && request.added.empty())
        return Error{QT_TRANSLATE_NOOP("Message", "choose what becomes of at least one mesh")};
    Result<MeshEdit> edit = format.meshes()->edited(model, request);
    if (!edit)
        return edit;
    if (edit->changes.empty())
        edit->notes.emplace_back(QT_TRANSLATE_NOOP("Message", "the meshes are those that the model has already"));
    if (guessed)
        edit->notes.emplace_back(QT_TRANSLATE_NOOP("Message", "%1 vertices follow no bone of the model and move like "
                                                              "the nearest vertices of the part"),
                                 std::vector<Message>{guessed});
    if (lostUvSets)
        edit->notes.emplace_back(
            QT_TRANSLATE_NOOP("Message", "the parts have no place for %1 more sets of texture coordinates"),
            std::vector<Message>{lostUvSets});
    return edit;
}

} // namespace sinew
