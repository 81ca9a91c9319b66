// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/mesh/mesh_editing.h"

#include "core/mesh/edited_parts.h"
#include "plugins/m2/materials/batches.h"
#include "plugins/m2/scene/meshes.h"
#include "plugins/m2/scene/scene.h"

#include <QtGlobal>

#include <algorithm>
#include <cmath>
#include <cstring>

namespace sinew::m2 {

MeshEditing::MeshEditing(const M2Model &model, const MeshRequest &request)
    : m_model(model), m_request(request), m_scene(M2Scene().build(model)), m_parts(m_scene), m_vertices(model, m_parts),
      m_edit(model), m_windows(model)
{
}

ProfileDraft &MeshEditing::draftOf(NodeId submesh)
{
    const NodeId profile = m_model.parentOf(submesh);
    return m_drafts.try_emplace(profile, profile, *m_model.get<Skin>(profile)).first->second;
}

Status MeshEditing::takeWindow(ProfileDraft &draft, std::size_t row, const EditableMesh &mesh, SubmeshContent &content)
{
    Submesh &submesh = draft.submesh(row);
    std::vector<std::uint16_t> window = m_windows.of(submesh);
    const std::size_t known = window.size();
    std::size_t influences = 1;
    for (std::size_t v = 0; v < content.vertices.size(); ++v) {
        std::size_t used = 0;
        for (std::size_t i = 0; i < 4; ++i) {
            if (!m_vertices.weight(content.vertices[v], i))
                continue;
            ++used;
            entryOf(window, m_vertices.bone(content.vertices[v], i));
        }
        influences = std::max(influences, used);
    }
    const Skin &before = *m_model.get<Skin>(draft.profile());
    for (std::size_t v = 0; v < content.vertices.size(); ++v) {
        const VertexOrigin &origin = mesh.vertices[v].origin;
        const auto *from = m_model.get<Submesh>(origin.part);
        const std::size_t at = from ? (std::size_t(from->vertexStart) + origin.row) * 4 : before.bones.size();
        // What the file says stays while it means the same.
        const bool isKept = origin.part == mesh.part && window.size() == known && at + 4 <= before.bones.size() &&
                            m_parts.skinOf(origin) == mesh.skins[mesh.vertices[v].skin];
        for (std::size_t i = 0; i < 4; ++i) {
            std::size_t entry = 0;
            if (isKept)
                entry = before.bones[at + i];
            else if (m_vertices.weight(content.vertices[v], i))
                entry = entryOf(window, m_vertices.bone(content.vertices[v], i));
            content.windows.push_back(std::uint8_t(entry));
        }
    }
    submesh.boneInfluences = std::uint16_t(influences);
    return m_windows.set(draft, submesh, window);
}

/// As wowdev describes them: the mean of the vertices, the middle of their box, and the farthest one from it.
void MeshEditing::takeBounds(const EditableMesh &mesh, Submesh &submesh) const
{
    if (mesh.vertices.empty())
        return;
    Vec3 low = mesh.vertices[0].position, high = low;
    double sum[3] = {};
    for (const MeshVertex &vertex : mesh.vertices) {
        const Vec3 &p = vertex.position;
        low = {std::min(low.x, p.x), std::min(low.y, p.y), std::min(low.z, p.z)};
        high = {std::max(high.x, p.x), std::max(high.y, p.y), std::max(high.z, p.z)};
        sum[0] += double(p.x);
        sum[1] += double(p.y);
        sum[2] += double(p.z);
    }
    const auto count = double(mesh.vertices.size());
    submesh.centre = {float(sum[0] / count), float(sum[1] / count), float(sum[2] / count)};
    if (m_model.data.version < Version::CompressedRotations)
        return;
    Vec3 &centre = submesh.sortCentre;
    centre = {(low.x + high.x) / 2, (low.y + high.y) / 2, (low.z + high.z) / 2};
    submesh.sortRadius = 0;
    for (const MeshVertex &vertex : mesh.vertices)
        submesh.sortRadius =
            std::max(submesh.sortRadius, std::hypot(vertex.position.x - centre.x, vertex.position.y - centre.y,
                                                    vertex.position.z - centre.z));
}

Status MeshEditing::put(const EditableMesh &mesh, ProfileDraft &draft, std::size_t row)
{
    const EditableMesh &before = m_parts.mesh(mesh.part);
    const auto *submesh = m_model.get<Submesh>(mesh.part);
    const Skin &skin = *m_model.get<Skin>(draft.profile());
    std::size_t budget = skin.indices.size();
    const std::span<const std::uint16_t> stored = vertexRows(skin, *submesh);
    const bool areThere = std::all_of(stored.begin(), stored.end(),
                                      [&](std::uint16_t row) { return row < m_model.data.positions.size(); });
    if (!areThere || before.vertices.size() != submesh->vertexCount ||
        drawnTriangles(skin, *submesh, before.vertices.size(), budget).size() != submesh->triangleCount)
        return Error{QT_TRANSLATE_NOOP("Message", "the submesh refers to vertices or triangles that its file does not "
                                                  "have")};
    SubmeshContent content;
    Result<std::vector<std::uint16_t>> rows = m_vertices.store(mesh);
    if (!rows)
        return rows.error();
    content.vertices = std::move(*rows);
    content.triangles = mesh.triangles;
    if (Status status = takeWindow(draft, row, mesh, content); !status)
        return status;
    const bool isMoved = !isSameRows(before, mesh) || !std::equal(before.vertices.begin(), before.vertices.end(),
                                                                  mesh.vertices.begin(), isSamePosition);
    if (isMoved)
        takeBounds(mesh, draft.submesh(row));
    return draft.replace(row, content);
}

void MeshEditing::addBatches(const EditableMesh &mesh, const ProfileDraft &draft, std::size_t row)
{
    const Skin &skin = *m_model.get<Skin>(draft.profile());
    const auto like = std::uint16_t(m_model.rowOf(mesh.part));
    const bool repeatsRow = m_model.data.version < Version::CompressedRotations;
    List<Batch> batches;
    for (Batch batch : skin.batches) {
        if (batch.submesh != like)
            continue;
        if (repeatsRow && batch.flags2 == batch.submesh)
            batch.flags2 = std::uint16_t(row);
        batch.submesh = std::uint16_t(row);
        batches.append(batch);
    }
    List<ShadowBatch> shadows;
    for (ShadowBatch batch : skin.shadowBatches) {
        if (batch.submesh != like)
            continue;
        batch.submesh = std::uint16_t(row);
        shadows.append(batch);
    }
    if (!batches.isEmpty())
        m_edit.insert(fieldOf<&Skin::batches>(draft.profile()), -1, Value::of(batches));
    if (!shadows.isEmpty())
        m_edit.insert(fieldOf<&Skin::shadowBatches>(draft.profile()), -1, Value::of(shadows));
}

Status MeshEditing::followElsewhere()
{
    for (const List<Skin> *skins : {&m_model.data.skins, &m_model.data.lodSkins})
        for (std::size_t i = 0; i < skins->size(); ++i) {
            const Array<std::uint16_t> &rows = (*skins)[i].vertices;
            const bool isConcerned =
                std::any_of(rows.begin(), rows.end(), [&](std::uint16_t row) { return m_vertices.hasNewBones(row); });
            const NodeId profile = skins->ids[i];
            if (!isConcerned || m_drafts.count(profile))
                continue;
            ProfileDraft &draft = m_drafts.try_emplace(profile, profile, (*skins)[i]).first->second;
            if (Status status = m_windows.follow(draft, m_vertices); !status)
                return status;
        }
    return Done{};
}

std::vector<bool> MeshEditing::leftVertices()
{
    std::vector<bool> isUsed(m_vertices.size()), isLeft(m_vertices.size(), true);
    const auto use = [&](const auto &rows, bool value, std::vector<bool> &flags) {
        for (const std::uint16_t row : rows)
            if (row < flags.size())
                flags[row] = value;
    };
    for (const List<Skin> *skins : {&m_model.data.skins, &m_model.data.lodSkins})
        for (std::size_t i = 0; i < skins->size(); ++i) {
            use((*skins)[i].vertices, false, isLeft);
            const auto draft = m_drafts.find(skins->ids[i]);
            if (draft == m_drafts.end())
                use((*skins)[i].vertices, true, isUsed);
            else
                use(draft->second.vertices, true, isUsed);
        }
    for (std::size_t row = 0; row < isLeft.size(); ++row)
        isLeft[row] = isLeft[row] || isUsed[row];
    if (std::find(isLeft.begin(), isLeft.end(), false) == isLeft.end())
        return isLeft;
    std::vector<std::uint16_t> now;
    std::uint16_t next = 0;
    for (const bool stays : isLeft)
        now.push_back(stays ? next++ : std::uint16_t(0));
    const auto renumber = [&](auto &rows, std::size_t count) {
        for (std::size_t i = 0; i < count; ++i)
            if (rows[i] < now.size())
                rows[i] = now[rows[i]];
    };
    for (const List<Skin> *skins : {&m_model.data.skins, &m_model.data.lodSkins})
        for (std::size_t i = 0; i < skins->size(); ++i) {
            if (const auto draft = m_drafts.find(skins->ids[i]); draft != m_drafts.end()) {
                renumber(draft->second.vertices, draft->second.vertices.size());
                continue;
            }
            Array<std::uint16_t> rows = (*skins)[i].vertices;
            std::uint16_t *values = rows.edit();
            renumber(values, rows.size());
            if (!rows.equalRaw((*skins)[i].vertices, sizeof(std::uint16_t)))
                m_edit.set(fieldOf<&Skin::vertices>(skins->ids[i]), rows);
        }
    return isLeft;
}

Result<MeshEdit> MeshEditing::run()
{
    if (Status status = checkEdited(m_parts, m_request); !status)
        return status.error();
    if (!VertexStore::isWhole(m_model.data))
        return Error{QT_TRANSLATE_NOOP("Message", "some vertices of the model lack normals, texture coordinates or "
                                                  "bones; its meshes can't be edited")};
    m_vertices.prepare(m_request);
    MeshEdit made;
    for (const EditableMesh &mesh : m_request.changed)
        if (Status status = put(mesh, draftOf(mesh.part), std::size_t(m_model.rowOf(mesh.part))); !status)
            return status.error();
    std::map<NodeId, std::size_t> removed; // by profile
    for (const NodeId part : m_request.removed) {
        ProfileDraft &draft = draftOf(part);
        ++removed[draft.profile()];
        if (Status status = draft.replace(std::size_t(m_model.rowOf(part)), {}); !status)
            return status.error();
    }
    for (const EditableMesh &mesh : m_request.added) {
        ProfileDraft &draft = draftOf(mesh.part);
        const std::size_t row = draft.append(*m_model.get<Submesh>(mesh.part));
        if (Status status = put(mesh, draft, row); !status)
            return status.error();
        addBatches(mesh, draft, row - removed[draft.profile()]);
    }
    const std::size_t edited = m_drafts.size();
    if (Status status = followElsewhere(); !status)
        return status.error();
    const std::vector<bool> isLeft = leftVertices();
    m_vertices.apply(m_edit, isLeft);
    m_windows.apply(m_edit);
    std::map<NodeId, std::vector<NodeId>> ids;
    for (const auto &[profile, draft] : m_drafts) {
        draft.apply(m_edit);
        if (const List<Submesh> added = draft.added(); !added.isEmpty())
            ids[profile] = m_edit.insert(fieldOf<&Skin::submeshes>(profile), -1, Value::of(added));
    }
    for (const EditableMesh &mesh : m_request.added) {
        std::vector<NodeId> &left = ids[m_model.parentOf(mesh.part)];
        made.added.push_back(left.front());
        left.erase(left.begin());
    }
    m_edit.remove(m_request.removed);
    Result<ChangeSet> changes = m_edit.finish();
    if (!changes)
        return changes.error();
    made.changes = std::move(*changes);
    const bool hasNewTriangles =
        !m_request.added.empty() || !m_request.removed.empty() ||
        std::any_of(m_request.changed.begin(), m_request.changed.end(),
                    [&](const EditableMesh &mesh) { return mesh.triangles != m_parts.mesh(mesh.part).triangles; });
    if (hasNewTriangles && m_model.data.skins.size() + m_model.data.lodSkins.size() > edited)
        made.notes.emplace_back(QT_TRANSLATE_NOOP("Message", "triangles changed in one skin profile; the model's other "
                                                             "profiles keep theirs"));
    if (m_vertices.crowded())
        made.notes.emplace_back(QT_TRANSLATE_NOOP("Message", "%1 vertices follow only their %2 strongest bones; there "
                                                             "is no place for more"),
                                std::vector<Message>{m_vertices.crowded(), 4});
    return made;
}

} // namespace sinew::m2
