// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/transform/mesh/original_order.h"

#include "core/mesh/place_key.h"
#include "core/mesh/scene_mesh_parts.h"

#include <algorithm>
#include <map>
#include <unordered_map>

namespace sinew {

namespace {

constexpr std::uint32_t none = UINT32_MAX;

/// Corners from the smallest on: the same for all rotations of a triangle.
using TriangleKey = std::array<std::uint32_t, 3>;

TriangleKey keyOf(std::uint32_t a, std::uint32_t b, std::uint32_t c)
{
    TriangleKey key{a, b, c};
    std::rotate(key.begin(), std::min_element(key.begin(), key.end()), key.end());
    return key;
}

class Ordering
{
public:
    Ordering(const EditableMesh &before, const EditableMesh &made, const SaidOfVertices &said)
        : m_before(before), m_made(made), m_said(said), m_classes(before.vertices.size()),
          m_holders(before.vertices.size(), none), m_places(before.vertices.size(), none)
    {
        findClasses();
        findUnchanged();
        claim();
    }

    EditableMesh run()
    {
        m_result = m_made;
        m_result.vertices.clear();
        m_result.triangles.clear();
        matchTriangles();
        placeVertices();
        for (const Corner &corner : m_corners)
            m_result.triangles.push_back(corner.row != none ? m_places[corner.row] : m_newPlaces.at(corner.vertex));
        return std::move(m_result);
    }

private:
    /// Of a triangle of the result: a row of the part, or a vertex of `made`.
    struct Corner
    {
        std::uint32_t row = none, vertex = none;
    };

    bool isSame(const MeshVertex &a, const BoneShares &skinA, const MeshVertex &b, const BoneShares &skinB) const
    {
        bool same = isSamePosition(a, b) && isSameNormal(a, b) && (!m_said.tangents || isSameTangent(a, b)) &&
                    (!m_said.colours || isSameColour(a, b));
        for (std::size_t set = 0; set < std::min(m_before.uvSets, m_said.uvSets); ++set)
            same = same && isSameUv(a, b, set);
        return same && (!m_said.bones || skinA == skinB);
    }
    /// Which vertices of `made` are as the part has them.
    void findUnchanged()
    {
        for (const MeshVertex &vertex : m_made.vertices) {
            const std::uint32_t row = vertex.origin.row;
            const MeshVertex *was = row < m_before.vertices.size() ? &m_before.vertices[row] : nullptr;
            m_isUnchanged.push_back(was && isSame(vertex, m_made.skins[vertex.skin], *was, m_before.skins[was->skin]));
        }
    }

    /// The first of all vertices that are equal, for each.
    void findClasses()
    {
        std::unordered_map<PlaceKey, std::vector<std::uint32_t>, PlaceKeyHash> firsts;
        for (std::uint32_t row = 0; row < m_before.vertices.size(); ++row) {
            const MeshVertex &vertex = m_before.vertices[row];
            std::vector<std::uint32_t> &known = firsts[placeKey(vertex.position)];
            m_classes[row] = row;
            // Of many in one place only the first ones are compared.
            for (std::size_t i = 0; i < std::min(known.size(), mostCompared); ++i)
                if (const MeshVertex &other = m_before.vertices[known[i]];
                    isSame(vertex, m_before.skins[vertex.skin], other, m_before.skins[other.skin])) {
                    m_classes[row] = known[i];
                    break;
                }
            if (m_classes[row] == row)
                known.push_back(row);
        }
    }

    /// Which vertex of `made` stands for each class: an unchanged one, else the first that changed.
    void claim()
    {
        for (const bool unchanged : {true, false})
            for (std::uint32_t v = 0; v < m_made.vertices.size(); ++v)
                if (const std::uint32_t row = m_made.vertices[v].origin.row;
                    row < m_classes.size() && m_isUnchanged[v] == unchanged && m_holders[m_classes[row]] == none)
                    m_holders[m_classes[row]] = v;
    }

    /// The class that a vertex of `made` stands for; beyond them all for others.
    std::uint32_t classOf(std::uint32_t v) const
    {
        const MeshVertex &vertex = m_made.vertices[v];
        const auto count = std::uint32_t(m_classes.size());
        if (vertex.origin.row >= count)
            return count + v;
        const std::uint32_t of = m_classes[vertex.origin.row];
        return m_holders[of] == v || (m_isUnchanged[v] && m_isUnchanged[m_holders[of]]) ? of : count + v;
    }

    void matchTriangles()
    {
        std::vector<std::uint32_t> classes(m_made.vertices.size());
        for (std::uint32_t v = 0; v < classes.size(); ++v)
            classes[v] = classOf(v);
        std::map<TriangleKey, std::vector<std::size_t>> open; // first corners in `made`, last first
        for (std::size_t i = m_made.triangles.size(); i >= 3; i -= 3) {
            const std::uint32_t *corner = m_made.triangles.data() + i - 3;
            open[keyOf(classes[corner[0]], classes[corner[1]], classes[corner[2]])].push_back(i - 3);
        }
        std::vector<bool> isMatched(m_made.triangles.size() / 3);
        for (std::size_t i = 0; i + 2 < m_before.triangles.size(); i += 3) {
            const std::uint32_t *row = m_before.triangles.data() + i;
            const auto found = open.find(keyOf(m_classes[row[0]], m_classes[row[1]], m_classes[row[2]]));
            if (found == open.end() || found->second.empty())
                continue;
            isMatched[found->second.back() / 3] = true;
            found->second.pop_back();
            for (int c = 0; c < 3; ++c)
                m_corners.push_back({row[c], none});
        }
        for (std::size_t i = 0; i < m_made.triangles.size(); ++i)
            if (!isMatched[i / 3]) {
                const std::uint32_t v = m_made.triangles[i], of = classes[v];
                m_corners.push_back(of < m_classes.size() ? Corner{of, none} : Corner{none, v});
            }
    }

    void placeVertices()
    {
        std::vector<bool> isUsed(m_classes.size()), wasUsed(m_classes.size());
        for (const Corner &corner : m_corners)
            if (corner.row != none)
                isUsed[corner.row] = true;
        for (const std::uint32_t row : m_before.triangles)
            wasUsed[row] = true;
        std::map<std::uint32_t, std::uint32_t> skins;
        for (std::uint32_t row = 0; row < m_classes.size(); ++row) {
            if (!isUsed[row] && wasUsed[row])
                continue;
            m_places[row] = std::uint32_t(m_result.vertices.size());
            const std::uint32_t holder = m_holders[m_classes[row]];
            if (holder != none && !m_isUnchanged[holder]) {
                m_result.vertices.push_back(m_made.vertices[holder]);
            } else {
                m_result.vertices.push_back(m_before.vertices[row]);
                const std::uint32_t skin = m_before.vertices[row].skin;
                const auto [known, isNew] = skins.try_emplace(skin, std::uint32_t(m_result.skins.size()));
                if (isNew)
                    m_result.skins.push_back(m_before.skins[skin]);
                m_result.vertices.back().skin = known->second;
            }
            m_result.vertices.back().origin = m_before.vertices[row].origin;
        }
        for (const Corner &corner : m_corners)
            if (corner.row == none &&
                m_newPlaces.try_emplace(corner.vertex, std::uint32_t(m_result.vertices.size())).second)
                m_result.vertices.push_back(m_made.vertices[corner.vertex]);
    }

    static constexpr std::size_t mostCompared = 64;

    const EditableMesh &m_before, &m_made;
    const SaidOfVertices m_said;
    std::vector<bool> m_isUnchanged;      ///< by vertex of `made`
    std::vector<std::uint32_t> m_classes; ///< by row of the part
    std::vector<std::uint32_t> m_holders; ///< by class
    std::vector<Corner> m_corners;
    std::vector<std::uint32_t> m_places; ///< in the result, by row of the part
    std::unordered_map<std::uint32_t, std::uint32_t> m_newPlaces;
    EditableMesh m_result;
};

} // namespace

EditableMesh inOriginalOrder(const EditableMesh &before, const EditableMesh &made, const SaidOfVertices &said)
{
    return Ordering(before, made, said).run();
}

} // namespace sinew
