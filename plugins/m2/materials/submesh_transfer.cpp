// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/materials/submesh_transfer.h"

#include "core/model/edit_builder.h"
#include "plugins/m2/materials/batches.h"

#include <QtGlobal>

#include <algorithm>
#include <cmath>

namespace sinew::m2 {

namespace {

constexpr std::size_t mostRows = 0x10000, mostBones = 0x100;

template<class T>
void append(Array<T> &array, std::span<const T> values)
{
    array.splice(array.size(), 0, values);
}

template<class T>
T elementOr(const Array<T> &array, std::size_t row, T none = {})
{
    return row < array.size() ? array[row] : none;
}

} // namespace

std::vector<NodeId> bonesOf(const M2Model &model, const Skin &profile, const Submesh &submesh)
{
    const Root &root = model.data;
    std::set<std::size_t> rows;
    for (std::size_t i = 0; i < submesh.vertexCount; ++i) {
        const std::size_t vertex = elementOr<std::uint16_t>(profile.vertices, submesh.vertexStart + i, 0xffff);
        for (std::size_t k = 4 * vertex; k < 4 * vertex + 4; ++k)
            if (const std::size_t row = elementOr(root.boneIndices, k); elementOr(root.boneWeights, k))
                if (row < root.bones.size())
                    rows.insert(row);
    }
    std::vector<NodeId> bones;
    for (const std::size_t row : rows)
        bones.push_back(root.bones.ids[row]);
    return bones;
}

SubmeshTransfer::SubmeshTransfer(const M2Model &model, NodeId profile, const M2Model &from, NodeId submesh,
                                 const ObjectMap &chosen)
    : m_model(model), m_from(from), m_profile(profile), m_old(*model.get<Skin>(profile)),
      m_source(*skinOf(from, submesh)), m_counterparts(m_names, from, model, chosen),
      m_submesh(*from.get<Submesh>(submesh)), m_firstIndex(std::size_t(m_submesh.level) << 16 | m_submesh.triangleStart)
{
    const Root &root = model.data;
    m_root.positions = root.positions;
    m_root.boneWeights = root.boneWeights;
    m_root.boneIndices = root.boneIndices;
    m_root.normals = root.normals;
    m_root.uvs = root.uvs;
    m_root.uvs2 = root.uvs2;
    m_root.boneCombos = root.boneCombos;
    m_skin.vertices = m_old.vertices;
    m_skin.indices = m_old.indices;
    m_skin.bones = m_old.bones;
    m_skin.boneCountMax = m_old.boneCountMax;
}

Status SubmeshTransfer::check() const
{
    const std::size_t first = m_submesh.vertexStart, count = m_submesh.vertexCount;
    bool whole =
        first + count <= m_source.vertices.size() && m_firstIndex + m_submesh.triangleCount <= m_source.indices.size();
    for (std::size_t i = 0; whole && i < m_submesh.triangleCount; ++i) {
        const std::size_t corner = m_source.indices[m_firstIndex + i];
        whole = corner >= first && corner < first + count;
    }
    for (std::size_t i = 0; whole && i < count; ++i)
        whole = m_source.vertices[first + i] < m_from.data.positions.size();
    if (!whole)
        return Error{
            QT_TRANSLATE_NOOP("Message", "the submesh refers to vertices or triangles that its file does not have")};
    if (m_model.data.bones.isEmpty())
        return Error{QT_TRANSLATE_NOOP("Message", "the model has no bone that could carry the submesh; add one first")};
    if (m_root.positions.size() + count > mostRows || m_skin.vertices.size() + count > mostRows)
        return Error{Message(QT_TRANSLATE_NOOP("Message", "the model would have %1 vertices; a skin profile can number "
                                                          "%2"),
                             {std::max(m_root.positions.size(), m_skin.vertices.size()) + count, mostRows})};
    if (m_root.boneCombos.size() + m_submesh.boneCount > mostRows)
        return Error{QT_TRANSLATE_NOOP("Message", "the model's list of bones that submeshes use is full")};
    return Done{};
}

std::size_t SubmeshTransfer::boneOf(std::size_t row)
{
    const Root &there = m_from.data;
    for (std::size_t at = row, steps = 0; at < there.bones.size() && steps <= there.bones.size(); ++steps) {
        const NodeId own = &m_model == &m_from ? m_model.data.bones.ids[at] : m_counterparts.of(there.bones.ids[at]);
        if (own != NoNode)
            return std::size_t(m_model.rowOf(own));
        m_lostBones.insert(boneName(there, row));
        at = there.bones[at].parent < 0 ? there.bones.size() : std::size_t(there.bones[at].parent);
    }
    return 0;
}

Status SubmeshTransfer::takeVertices()
{
    const Root &there = m_from.data;
    std::vector<Vec3> positions, normals;
    std::vector<Vec2> uvs, uvs2;
    std::vector<std::uint8_t> weights, bones, windows;
    std::vector<std::uint16_t> rows;
    for (std::size_t i = 0; i < m_submesh.vertexCount; ++i) {
        const std::size_t entry = m_submesh.vertexStart + i, row = m_source.vertices[entry];
        rows.push_back(std::uint16_t(m_root.positions.size() + i));
        positions.push_back(there.positions[row]);
        normals.push_back(elementOr(there.normals, row, Vec3{0, 0, 1}));
        uvs.push_back(elementOr(there.uvs, row));
        uvs2.push_back(elementOr(there.uvs2, row));
        for (std::size_t k = 0; k < 4; ++k) {
            const std::uint8_t weight = elementOr(there.boneWeights, 4 * row + k);
            const std::size_t bone = weight ? boneOf(elementOr(there.boneIndices, 4 * row + k)) : 0;
            if (bone >= mostBones)
                return Error{
                    Message(QT_TRANSLATE_NOOP("Message", "vertices can't refer to bone %1, only to the first %2"),
                            {bone, mostBones})};
            weights.push_back(weight);
            bones.push_back(std::uint8_t(bone));
            windows.push_back(elementOr(m_source.bones, 4 * entry + k));
        }
    }
    append<Vec3>(m_root.positions, positions);
    append<Vec3>(m_root.normals, normals);
    append<Vec2>(m_root.uvs, uvs);
    append<Vec2>(m_root.uvs2, uvs2);
    append<std::uint8_t>(m_root.boneWeights, weights);
    append<std::uint8_t>(m_root.boneIndices, bones);
    append<std::uint8_t>(m_skin.bones, windows);
    append<std::uint16_t>(m_skin.vertices, rows);
    return Done{};
}

void SubmeshTransfer::takeTriangles()
{
    std::vector<std::uint16_t> corners;
    for (std::size_t i = 0; i < m_submesh.triangleCount; ++i)
        corners.push_back(
            std::uint16_t(m_source.indices[m_firstIndex + i] - m_submesh.vertexStart + m_old.vertices.size()));
    append<std::uint16_t>(m_skin.indices, corners);
}

void SubmeshTransfer::takeBones()
{
    std::vector<std::uint16_t> bones;
    for (std::size_t i = 0; i < m_submesh.boneCount; ++i)
        bones.push_back(std::uint16_t(
            boneOf(elementOr<std::uint16_t>(m_from.data.boneCombos, m_submesh.boneComboStart + i, 0xffff))));
    m_submesh.boneComboStart = std::uint16_t(m_root.boneCombos.size());
    append<std::uint16_t>(m_root.boneCombos, bones);
    m_skin.boneCountMax = std::max<std::uint32_t>(m_skin.boneCountMax, m_submesh.boneCount);
    if (m_submesh.centreBone != 0xffff)
        m_submesh.centreBone = std::uint16_t(boneOf(m_submesh.centreBone));
}

void SubmeshTransfer::fit()
{
    m_submesh.vertexStart = std::uint16_t(m_old.vertices.size());
    m_submesh.triangleStart = std::uint16_t(m_old.indices.size());
    m_submesh.level = std::uint16_t(m_old.indices.size() >> 16);
    if (m_from.data.version >= Version::CompressedRotations || m_submesh.vertexCount == 0)
        return;
    // Older files don't store what the client sorts by.
    const auto added = m_root.positions.view().last(m_submesh.vertexCount);
    Vec3 low = added.front(), high = low;
    for (const Vec3 &p : added) {
        low = {std::min(low.x, p.x), std::min(low.y, p.y), std::min(low.z, p.z)};
        high = {std::max(high.x, p.x), std::max(high.y, p.y), std::max(high.z, p.z)};
    }
    Vec3 &centre = m_submesh.sortCentre;
    centre = {(low.x + high.x) / 2, (low.y + high.y) / 2, (low.z + high.z) / 2};
    for (const Vec3 &p : added)
        m_submesh.sortRadius =
            std::max(m_submesh.sortRadius, std::hypot(p.x - centre.x, p.y - centre.y, p.z - centre.z));
}

Result<TransferredObject> SubmeshTransfer::run()
{
    if (Status status = check(); !status)
        return status.error();
    if (Status status = takeVertices(); !status)
        return status.error();
    takeTriangles();
    takeBones();
    fit();

    EditBuilder edit(m_model);
    edit.set(fieldOf<&Root::positions>(RootNode), m_root.positions);
    edit.set(fieldOf<&Root::boneWeights>(RootNode), m_root.boneWeights);
    edit.set(fieldOf<&Root::boneIndices>(RootNode), m_root.boneIndices);
    edit.set(fieldOf<&Root::normals>(RootNode), m_root.normals);
    edit.set(fieldOf<&Root::uvs>(RootNode), m_root.uvs);
    edit.set(fieldOf<&Root::uvs2>(RootNode), m_root.uvs2);
    edit.set(fieldOf<&Root::boneCombos>(RootNode), m_root.boneCombos);
    edit.set(fieldOf<&Skin::vertices>(m_profile), m_skin.vertices);
    edit.set(fieldOf<&Skin::indices>(m_profile), m_skin.indices);
    edit.set(fieldOf<&Skin::bones>(m_profile), m_skin.bones);
    edit.set(fieldOf<&Skin::boneCountMax>(m_profile), m_skin.boneCountMax);
    List<Submesh> items;
    items.append(m_submesh);
    const std::vector<NodeId> ids = edit.insert(fieldOf<&Skin::submeshes>(m_profile), -1, Value::of(items));
    Result<ChangeSet> changes = edit.finish();
    if (!changes)
        return changes.error();
    TransferredObject made{std::move(*changes), ids.front(), {}};
    if (!m_lostBones.empty()) {
        std::string names;
        for (const std::string &name : m_lostBones)
            names += (names.empty() ? "" : ", ") + name;
        made.notes.push_back(
            {QT_TRANSLATE_NOOP(
                 "Message",
                 "vertices of bones that have no counterpart here are bound to the nearest parent that has one: %1"),
             {names}});
    }
    if (m_model.data.skins.size() + m_model.data.lodSkins.size() > 1)
        made.notes.push_back(
            QT_TRANSLATE_NOOP("Message", "the submesh is in one skin profile; the model's other profiles lack it"));
    return made;
}

} // namespace sinew::m2
