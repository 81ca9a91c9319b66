// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/mesh/mesh_editing.h"

#include "core/mesh/edited_parts.h"
#include "plugins/m3/file/vertices.h"
#include "plugins/m3/scene/parts/meshes.h"
#include "plugins/m3/scene/scene.h"

#include <QtGlobal>

#include <algorithm>
#include <cmath>
#include <cstring>

namespace sinew::m3 {

namespace {

constexpr std::size_t mostWindowBones = 0x100;

template<auto Member>
void setIfChanged(EditBuilder &edit, NodeId id, const Region &before, const Region &after)
{
    if (std::memcmp(&(before.*Member), &(after.*Member), sizeof(after.*Member)) != 0)
        edit.set(fieldOf<Member>(id), after.*Member);
}

} // namespace

MeshEditing::MeshEditing(const M3Model &model, const MeshRequest &request)
    : m_model(model), m_request(request), m_scene(M3Scene().build(model)), m_parts(m_scene),
      m_divisionId(model.data.divisions.isEmpty() ? NodeId(NoNode) : model.data.divisions.ids.front()),
      m_division(model.get<Division>(m_divisionId)), m_edit(model),
      m_boneLookup(model.data.boneLookup.begin(), model.data.boneLookup.end())
{
}

Status MeshEditing::check() const
{
    const Root &root = m_model.data;
    if (root.divisions.size() != 1)
        return Error{QT_TRANSLATE_NOOP("Message", "the meshes of models with several divisions can't be edited")};
    if (!root.cloths.isEmpty())
        return Error{QT_TRANSLATE_NOOP("Message", "the model has cloth, which names vertices by their rows; delete the "
                                                  "cloth first")};
    // Scenes show more than regions.
    const auto isRegion = [&](NodeId part) { return m_model.get<Region>(part) != nullptr; };
    const auto isOfRegion = [&](const EditableMesh &mesh) { return isRegion(mesh.part); };
    if (!std::all_of(m_request.changed.begin(), m_request.changed.end(), isOfRegion) ||
        !std::all_of(m_request.added.begin(), m_request.added.end(), isOfRegion) ||
        !std::all_of(m_request.removed.begin(), m_request.removed.end(), isRegion))
        return Error{QT_TRANSLATE_NOOP("Message", "the part is no region; its mesh can't be edited")};
    bool isWhole = true;
    forEachVertexArray(root, [&](const auto &array, std::size_t each, const Address &) {
        isWhole = isWhole && (array.isEmpty() || array.size() == root.positions.size() * each);
    });
    std::vector<bool> isTaken(root.positions.size());
    std::size_t budget = m_division->faces.size(); // each region gets faces of its own
    for (const Region &region : m_division->regions) {
        const VertexRange range = vertexRange(root, region);
        isWhole = isWhole && range.count == (hasOldRange(region) ? region.vertexCountOld : region.vertexCount) &&
                  drawnTriangles(*m_division, region, range, budget).size() == region.indexCount;
        for (std::size_t v = range.first; isWhole && v < range.first + range.count; ++v) {
            isWhole = !isTaken[v];
            isTaken[v] = true;
        }
    }
    if (!isWhole)
        return Error{QT_TRANSLATE_NOOP("Message", "regions share vertices, or refer to vertices or triangles that the "
                                                  "file does not have; the meshes can't be edited")};
    return Done{};
}

void MeshEditing::takeBones(Draft &draft)
{
    const EditableMesh &mesh = *draft.mesh;
    std::vector<bool> isUsed(mesh.skins.size());
    for (const MeshVertex &vertex : mesh.vertices)
        isUsed[vertex.skin] = true;
    std::vector<std::uint16_t> &bones = draft.coding.bones;
    const std::size_t known = bones.size();
    std::size_t most = 1;
    for (std::size_t i = 0; i < mesh.skins.size(); ++i) {
        if (!isUsed[i])
            continue;
        most = std::max(most, mesh.skins[i].size());
        for (const BoneShare &share : mesh.skins[i])
            if (const auto row = std::uint16_t(m_model.rowOf(share.bone));
                std::find(bones.begin(), bones.end(), row) == bones.end())
                bones.push_back(row);
    }
    const std::size_t each = std::max<std::size_t>(bonesPerVertex(m_model.data.vertexFlags), 1);
    draft.coding.weightsUsed = std::max(draft.coding.weightsUsed, std::min(most, each));
    draft.region.weightsUsed = std::uint8_t(std::max<std::size_t>(draft.region.weightsUsed, draft.coding.weightsUsed));
    if (bones.size() == known)
        return;
    draft.region.firstBoneLookup = std::uint16_t(m_boneLookup.size());
    draft.region.boneLookupCount = draft.region.boneCount = std::uint16_t(bones.size());
    m_boneLookup.insert(m_boneLookup.end(), bones.begin(), bones.end());
}

Status MeshEditing::fit(Draft &draft)
{
    takeBones(draft);
    if (draft.coding.bones.size() > mostWindowBones || m_boneLookup.size() > mostRegionRows)
        return Error{
            Message(QT_TRANSLATE_NOOP("Message", "the region would follow %1 bones; it can follow %2. Divide it "
                                                 "into several parts"),
                    {draft.coding.bones.size(), mostWindowBones})};
    if (draft.mesh->vertices.size() > mostRegionRows)
        return Error{
            Message(QT_TRANSLATE_NOOP("Message", "the region would have %1 vertices; it can have %2. Divide it "
                                                 "into several parts, or take a level of detail"),
                    {draft.mesh->vertices.size(), mostRegionRows})};
    if (draft.region.sectionVersion < ScaledUvs)
        return Done{};
    constexpr double largest = 32767.0 / 32768; // of the scale; the smallest is the whole of it
    double needed = 0;
    for (const MeshVertex &vertex : draft.mesh->vertices)
        for (std::size_t set = 0; set < draft.mesh->uvSets; ++set)
            for (const float value : {vertex.uvs[set].x, vertex.uvs[set].y}) {
                const double from = double(value) - double(draft.coding.uvOffset);
                needed = std::max(needed, from < 0 ? -from : from / largest);
            }
    float &scale = draft.coding.uvScale;
    for (int step = 0; step < 64 && std::isfinite(needed) && scale > 0 && needed > double(scale) * 1.00001; ++step)
        scale *= 2;
    draft.region.uvScale = scale;
    return Done{};
}

/// Unchanged regions keep their place among the others; vertices of no region stay where they are.
void MeshEditing::placeVertices()
{
    struct Place
    {
        std::size_t first, count, draft;
    };
    std::vector<Place> places;
    for (std::size_t i = 0; i < m_division->regions.size(); ++i) {
        const VertexRange range = vertexRange(m_model.data, m_division->regions[i]);
        places.push_back({range.first, range.count, i});
    }
    std::stable_sort(places.begin(), places.end(), [](const Place &a, const Place &b) { return a.first < b.first; });
    const auto put = [&](Draft &draft, std::size_t first, std::size_t count) {
        const std::size_t start = m_vertices.size();
        if (!draft.mesh && !draft.isRemoved)
            for (std::size_t v = first; v < first + count; ++v)
                m_vertices.push_back({v, nullptr, 0, nullptr});
        for (std::size_t v = 0; draft.mesh && v < draft.mesh->vertices.size(); ++v) {
            const VertexOrigin &origin = draft.mesh->vertices[v].origin;
            const auto *from = m_model.get<Region>(origin.part);
            const std::size_t row =
                from ? vertexRange(m_model.data, *from).first + origin.row : m_model.data.positions.size();
            m_vertices.push_back({row, draft.mesh, v, &draft.coding});
        }
        const std::size_t now = m_vertices.size() - start;
        if (hasOldRange(draft.region)) {
            draft.region.firstVertexOld = std::uint16_t(start);
            draft.region.vertexCountOld = std::uint16_t(now);
        } else {
            draft.region.firstVertex = std::uint32_t(start);
            draft.region.vertexCount = std::uint32_t(now);
        }
    };
    std::size_t at = 0;
    for (const Place &place : places) {
        for (; at < place.first; ++at)
            m_vertices.push_back({at, nullptr, 0, nullptr});
        put(m_drafts[place.draft], place.first, place.count);
        at = std::max(at, place.first + place.count);
    }
    for (; at < m_model.data.positions.size(); ++at)
        m_vertices.push_back({at, nullptr, 0, nullptr});
    for (Draft &draft : m_drafts)
        if (draft.isAdded)
            put(draft, 0, 0);
}

/// Triangles keep the order of the regions' present places; those of no region stay.
Status MeshEditing::placeFaces()
{
    const Array<std::uint16_t> &old = m_division->faces;
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < m_division->regions.size(); ++i)
        order.push_back(i);
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return m_division->regions[a].firstIndex < m_division->regions[b].firstIndex;
    });
    for (std::size_t i = m_division->regions.size(); i < m_drafts.size(); ++i)
        order.push_back(i);
    std::vector<std::uint16_t> faces;
    std::size_t at = 0;
    for (const std::size_t i : order) {
        Draft &draft = m_drafts[i];
        const Region *before = draft.isAdded ? nullptr : &m_division->regions[i];
        for (; before && at < before->firstIndex; ++at)
            faces.push_back(old[at]);
        const std::size_t start = faces.size();
        const std::size_t base = hasOldRange(draft.region) ? draft.region.firstVertexOld : 0;
        if (draft.mesh) {
            for (const std::uint32_t corner : draft.mesh->triangles)
                faces.push_back(std::uint16_t(base + corner));
        } else if (!draft.isRemoved) {
            const std::size_t was = hasOldRange(*before) ? before->firstVertexOld : 0;
            for (std::size_t f = before->firstIndex; f < std::size_t(before->firstIndex) + before->indexCount; ++f)
                faces.push_back(std::uint16_t(old[f] - was + base));
        }
        if (before)
            at = std::max<std::size_t>(at, std::size_t(before->firstIndex) + before->indexCount);
        draft.region.firstIndex = std::uint32_t(start);
        draft.region.indexCount = std::uint32_t(faces.size() - start);
        if (hasOldRange(draft.region) && m_vertices.size() > mostRegionRows)
            return Error{
                Message(QT_TRANSLATE_NOOP("Message", "the model would have %1 vertices; regions of its version "
                                                     "can number %2"),
                        {m_vertices.size(), mostRegionRows})};
    }
    for (; at < old.size(); ++at)
        faces.push_back(old[at]);
    const Array<std::uint16_t> after{std::span<const std::uint16_t>(faces)};
    if (!after.equalRaw(old, sizeof(std::uint16_t)))
        m_edit.set(fieldOf<&Division::faces>(m_divisionId), after);
    return Done{};
}

std::optional<std::size_t> MeshEditing::rowAfter(std::size_t row) const
{
    if (row < m_drafts.size() && m_drafts[row].isRemoved)
        return std::nullopt;
    std::size_t now = row;
    for (std::size_t i = 0; i < std::min(row, m_drafts.size()); ++i)
        now -= m_drafts[i].isRemoved;
    return now;
}

void MeshEditing::applyRegions(std::vector<NodeId> &added)
{
    List<Region> regions;
    for (std::size_t i = 0; i < m_drafts.size(); ++i) {
        Region &after = m_drafts[i].region;
        if (m_drafts[i].isAdded) {
            after.id = std::uint32_t(*rowAfter(i));
            regions.append(after);
            continue;
        }
        const Region &before = m_division->regions[i];
        const NodeId id = m_division->regions.ids[i];
        if (m_drafts[i].isRemoved)
            continue;
        setIfChanged<&Region::firstVertex>(m_edit, id, before, after);
        setIfChanged<&Region::vertexCount>(m_edit, id, before, after);
        setIfChanged<&Region::firstVertexOld>(m_edit, id, before, after);
        setIfChanged<&Region::vertexCountOld>(m_edit, id, before, after);
        setIfChanged<&Region::firstIndex>(m_edit, id, before, after);
        setIfChanged<&Region::indexCount>(m_edit, id, before, after);
        setIfChanged<&Region::boneCount>(m_edit, id, before, after);
        setIfChanged<&Region::firstBoneLookup>(m_edit, id, before, after);
        setIfChanged<&Region::boneLookupCount>(m_edit, id, before, after);
        setIfChanged<&Region::weightsUsed>(m_edit, id, before, after);
        setIfChanged<&Region::uvScale>(m_edit, id, before, after);
    }
    if (!regions.isEmpty())
        added = m_edit.insert(fieldOf<&Division::regions>(m_divisionId), -1, Value::of(regions));
}

void MeshEditing::applyBatches()
{
    std::vector<NodeId> gone;
    List<Batch> batches;
    for (std::size_t i = 0; i < m_division->batches.size(); ++i) {
        const Batch &batch = m_division->batches[i];
        const NodeId id = m_division->batches.ids[i];
        const std::optional<std::size_t> now = rowAfter(batch.region);
        if (!now)
            gone.push_back(id);
        else if (*now != batch.region)
            m_edit.set(fieldOf<&Batch::region>(id), std::uint16_t(*now));
    }
    for (std::size_t i = 0; i < m_drafts.size(); ++i) {
        if (!m_drafts[i].isAdded)
            continue;
        const auto like = m_model.rowOf(m_drafts[i].mesh->part);
        for (Batch batch : m_division->batches) {
            if (batch.region != like)
                continue;
            batch.region = std::uint16_t(*rowAfter(i));
            batches.append(batch);
        }
    }
    if (!batches.isEmpty())
        m_edit.insert(fieldOf<&Division::batches>(m_divisionId), -1, Value::of(batches));
    m_edit.remove(gone);
}

/// Emitters whose shape is the mesh name regions.
void MeshEditing::applyShapes()
{
    const List<Particle> &particles = m_model.data.particles;
    for (std::size_t i = 0; i < particles.size(); ++i) {
        std::vector<std::uint32_t> regions;
        for (const std::uint32_t row : particles[i].shapeRegions)
            if (const std::optional<std::size_t> now = rowAfter(row))
                regions.push_back(std::uint32_t(*now));
        const Array<std::uint32_t> after{std::span<const std::uint32_t>(regions)};
        if (!after.equalRaw(particles[i].shapeRegions, sizeof(std::uint32_t)))
            m_edit.set(fieldOf<&Particle::shapeRegions>(particles.ids[i]), after);
    }
}

Result<MeshEdit> MeshEditing::run()
{
    if (Status status = check(); !status)
        return status.error();
    if (Status status = checkEdited(m_parts, m_request); !status)
        return status.error();
    for (const Region &region : m_division->regions)
        m_drafts.push_back({region, codingOf(m_model.data, region), nullptr, false, false});
    for (const NodeId part : m_request.removed)
        m_drafts[std::size_t(m_model.rowOf(part))].isRemoved = true;
    for (const EditableMesh &mesh : m_request.changed)
        m_drafts[std::size_t(m_model.rowOf(mesh.part))].mesh = &mesh;
    for (const EditableMesh &mesh : m_request.added) {
        const Region &like = *m_model.get<Region>(mesh.part);
        m_drafts.push_back({like, codingOf(m_model.data, like), &mesh, false, true});
    }
    for (Draft &draft : m_drafts)
        if (draft.mesh)
            if (Status status = fit(draft); !status)
                return status.error();
    placeVertices();
    if (Status status = placeFaces(); !status)
        return status.error();
    VertexList list(m_model, m_parts);
    if (Status status = list.apply(m_edit, m_vertices); !status)
        return status.error();
    if (m_boneLookup.size() != m_model.data.boneLookup.size())
        m_edit.set(fieldOf<&Root::boneLookup>(RootNode),
                   Array<std::uint16_t>(std::span<const std::uint16_t>(m_boneLookup)));
    MeshEdit made;
    applyRegions(made.added);
    applyBatches();
    applyShapes();
    m_edit.remove(m_request.removed);
    Result<ChangeSet> changes = m_edit.finish();
    if (!changes)
        return changes.error();
    made.changes = std::move(*changes);
    if (list.crowded())
        made.notes.emplace_back(QT_TRANSLATE_NOOP("Message", "%1 vertices follow only their %2 strongest bones; there "
                                                             "is no place for more"),
                                std::vector<Message>{list.crowded(), list.bonesEach()});
    return made;
}

} // namespace sinew::m3
