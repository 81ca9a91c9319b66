// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/mesh/vertex_store.h"

#include "core/mesh/bone_shares.h"
#include "plugins/m2/materials/batches.h"
#include "plugins/m2/mesh/profile_draft.h"
#include "plugins/m2/scene/meshes.h"

#include <QtGlobal>

#include <algorithm>
#include <set>

namespace sinew::m2 {

namespace {

constexpr std::size_t mostNamedBones = 0x100;

template<class T>
std::vector<T> vectorOf(const Array<T> &array)
{
    return std::vector<T>(array.begin(), array.end());
}

bool isSameVertex(const MeshVertex &a, const MeshVertex &b)
{
    return isSamePosition(a, b) && isSameNormal(a, b) && isSameUv(a, b, 0) && isSameUv(a, b, 1);
}

template<auto Member, class T>
void setLeft(EditBuilder &edit, const Root &root, const std::vector<T> &values, std::size_t each,
             const std::vector<bool> &isLeft)
{
    std::vector<T> left;
    left.reserve(values.size());
    for (std::size_t i = 0; i < values.size(); ++i)
        if (isLeft[i / each])
            left.push_back(values[i]);
    const Array<T> after{std::span<const T>(left)};
    if (!after.equalRaw(root.*Member, sizeof(T)))
        edit.set(fieldOf<Member>(RootNode), after);
}

} // namespace

bool VertexStore::isWhole(const Root &root)
{
    const std::size_t count = root.positions.size();
    return root.normals.size() == count && root.uvs.size() == count && root.uvs2.size() == count &&
           root.boneWeights.size() == count * 4 && root.boneIndices.size() == count * 4;
}

VertexStore::VertexStore(const M2Model &model, SceneMeshParts &parts)
    : m_model(model), m_parts(parts), m_positions(vectorOf(model.data.positions)),
      m_normals(vectorOf(model.data.normals)), m_uvs(vectorOf(model.data.uvs)), m_uvs2(vectorOf(model.data.uvs2)),
      m_weights(vectorOf(model.data.boneWeights)), m_bones(vectorOf(model.data.boneIndices)),
      m_isKept(model.data.positions.size())
{
}

void VertexStore::prepare(const MeshRequest &request)
{
    std::set<NodeId> edited(request.removed.begin(), request.removed.end()), profiles;
    for (const EditableMesh &mesh : request.changed)
        edited.insert(mesh.part);
    for (const std::vector<EditableMesh> *meshes : {&request.changed, &request.added})
        for (const EditableMesh &mesh : *meshes) {
            profiles.insert(m_model.parentOf(mesh.part));
            for (const MeshVertex &vertex : mesh.vertices)
                if (const auto row = rowOf(vertex.origin); row && isUnchanged(mesh, vertex))
                    m_isKept[*row] = true;
        }
    for (const NodeId profile : profiles) {
        const Skin &skin = *m_model.get<Skin>(profile);
        for (std::size_t i = 0; i < skin.submeshes.size(); ++i)
            if (!edited.count(skin.submeshes.ids[i]))
                for (const std::uint16_t row : vertexRows(skin, skin.submeshes[i]))
                    if (row < m_isKept.size())
                        m_isKept[row] = true;
    }
}

std::optional<std::uint16_t> VertexStore::rowOf(const VertexOrigin &origin) const
{
    const auto *submesh = m_model.get<Submesh>(origin.part);
    if (!submesh)
        return std::nullopt;
    const auto rows = vertexRows(*skinOf(m_model, origin.part), *submesh);
    if (origin.row >= rows.size() || rows[origin.row] >= m_model.data.positions.size())
        return std::nullopt;
    return rows[origin.row];
}

bool VertexStore::isUnchanged(const EditableMesh &mesh, const MeshVertex &vertex)
{
    const MeshVertex *before = m_parts.original(vertex.origin);
    return before && isSameVertex(*before, vertex) && m_parts.skinOf(vertex.origin) == mesh.skins[vertex.skin];
}

Status VertexStore::write(std::size_t row, const EditableMesh &mesh, const MeshVertex &vertex)
{
    m_positions[row] = vertex.position;
    m_normals[row] = vertex.normal;
    m_uvs[row] = vertex.uvs[0];
    m_uvs2[row] = vertex.uvs[1];
    const auto origin = rowOf(vertex.origin);
    if (origin && m_parts.skinOf(vertex.origin) == mesh.skins[vertex.skin]) {
        for (std::size_t i = 0; i < 4; ++i) {
            m_weights[row * 4 + i] = m_model.data.boneWeights[*origin * 4 + i];
            m_bones[row * 4 + i] = m_model.data.boneIndices[*origin * 4 + i];
        }
        return Done{};
    }
    const ByteShares shares = byteShares(mesh.skins[vertex.skin]);
    m_crowded += shares.left != 0;
    for (std::size_t i = 0; i < 4; ++i) {
        const int bone = shares.weights[i] ? m_model.rowOf(shares.bones[i]) : 0;
        if (bone < 0 || std::size_t(bone) >= mostNamedBones)
            return Error{Message(QT_TRANSLATE_NOOP("Message", "vertices can't refer to bone %1, only to the first %2"),
                                 {bone, mostNamedBones})};
        m_weights[row * 4 + i] = shares.weights[i];
        m_bones[row * 4 + i] = std::uint8_t(bone);
    }
    return Done{};
}

Result<std::vector<std::uint16_t>> VertexStore::store(const EditableMesh &mesh)
{
    std::vector<std::uint16_t> rows;
    rows.reserve(mesh.vertices.size());
    for (const MeshVertex &vertex : mesh.vertices) {
        const auto origin = rowOf(vertex.origin);
        if (origin && isUnchanged(mesh, vertex)) {
            rows.push_back(*origin);
            continue;
        }
        const BoneShares &skin = mesh.skins[vertex.skin];
        if (origin && !m_isKept[*origin]) {
            const auto [at, isFirst] = m_changed.emplace(*origin, vertex);
            if (isFirst)
                m_changedSkins.emplace(*origin, skin);
            if (isFirst || (isSameVertex(at->second, vertex) && m_changedSkins.at(*origin) == skin)) {
                if (Status status = write(*origin, mesh, vertex); !status)
                    return status.error();
                rows.push_back(*origin);
                continue;
            }
        }
        const std::size_t row = m_positions.size();
        if (row >= mostProfileRows)
            return Error{Message(QT_TRANSLATE_NOOP("Message", "the model would have more than the %1 vertices that a "
                                                              "skin profile can number; take a level of detail first"),
                                 {mostProfileRows})};
        m_positions.emplace_back();
        m_normals.emplace_back();
        m_uvs.emplace_back();
        m_uvs2.emplace_back();
        m_weights.resize(m_weights.size() + 4);
        m_bones.resize(m_bones.size() + 4);
        if (Status status = write(row, mesh, vertex); !status)
            return status.error();
        rows.push_back(std::uint16_t(row));
    }
    return rows;
}

bool VertexStore::hasNewBones(std::size_t row) const
{
    const Root &root = m_model.data;
    const auto differs = [&](const std::vector<std::uint8_t> &now, const Array<std::uint8_t> &before) {
        return !std::equal(now.data() + row * 4, now.data() + row * 4 + 4, before.data() + row * 4);
    };
    return row < root.positions.size() && (differs(m_weights, root.boneWeights) || differs(m_bones, root.boneIndices));
}

void VertexStore::apply(EditBuilder &edit, const std::vector<bool> &isLeft)
{
    const Root &root = m_model.data;
    setLeft<&Root::positions>(edit, root, m_positions, 1, isLeft);
    setLeft<&Root::normals>(edit, root, m_normals, 1, isLeft);
    setLeft<&Root::uvs>(edit, root, m_uvs, 1, isLeft);
    setLeft<&Root::uvs2>(edit, root, m_uvs2, 1, isLeft);
    setLeft<&Root::boneWeights>(edit, root, m_weights, 4, isLeft);
    setLeft<&Root::boneIndices>(edit, root, m_bones, 4, isLeft);
}

} // namespace sinew::m2
