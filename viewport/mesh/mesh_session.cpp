// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/mesh/mesh_session.h"

#include "core/format/format.h"
#include "core/mesh/scene_mesh_parts.h"
#include "core/scene/pose/skinning.h"
#include "core/scene/scene_util.h"
#include "core/transform/mesh/mesh_tool_run.h"

#include <QHashFunctions>
#include <QtGlobal>

#include <algorithm>
#include <utility>

namespace sinew {

namespace {

/// Whether two meshes of a scene have the same content, but for what a preview changes.
bool isSameContent(const SceneMesh &a, const SceneMesh &b)
{
    return sharesArrays(a, b) && a.palette == b.palette;
}

std::size_t hashOf(const std::vector<std::uint32_t> &triangles)
{
    return qHashBits(triangles.data(), triangles.size() * sizeof(std::uint32_t));
}

} // namespace

std::uint64_t MeshSession::nextRevision()
{
    static std::uint64_t last = 0;
    return ++last;
}

Result<std::vector<NodeId>> MeshSession::partsFor(const Document &document)
{
    if (const Message problem = cannotEditMeshes(document.format()); !problem.empty())
        return Error{problem};
    std::vector<NodeId> parts = editableParts(*document.format(), document.model());
    if (parts.empty())
        return Error{QT_TRANSLATE_NOOP("Message", "the model has no meshes")};
    return parts;
}

MeshSession::MeshSession(Document &document, RenderScene &scene, std::span<const NodeId> parts)
    : m_document(document), m_scene(scene)
{
    for (const NodeId part : parts)
        addPart(part);
    m_moveOptions.radius = usualRadius(m_parts);
    m_elementsRevision = m_placesRevision = nextRevision();
}

MeshSession::~MeshSession()
{
    // Nothing of a preview or of what is hidden stays behind.
    for (std::size_t i = 0; i < m_parts.size(); ++i)
        if (SceneMesh &mesh = m_scene.meshes[std::size_t(m_parts[i].row)]; isSameContent(mesh, m_kept[i].shown))
            mesh = m_kept[i].document;
}

std::int32_t MeshSession::rowOf(NodeId part) const
{
    const auto found = std::find_if(m_scene.meshes.begin(), m_scene.meshes.end(),
                                    [&](const SceneMesh &mesh) { return mesh.source == part; });
    return found == m_scene.meshes.end() || found->indices.size() < 3 ? -1
                                                                      : std::int32_t(found - m_scene.meshes.begin());
}

bool MeshSession::addPart(NodeId part)
{
    const std::int32_t row = rowOf(part);
    if (row < 0)
        return false;
    const SceneMesh &mesh = m_scene.meshes[std::size_t(row)];
    m_kept.push_back({mesh, mesh});
    m_parts.emplace_back();
    m_parts.back().row = row;
    takePart(m_parts.back());
    return true;
}

void MeshSession::takePart(EditedPart &part)
{
    const NodeId id = m_scene.meshes[std::size_t(part.row)].source;
    part.mesh = ElementMesh(SceneMeshParts(m_scene).mesh(id));
    part.selection = MeshSelection(part.mesh);
    updatePlaces(part);
}

void MeshSession::updatePlaces(EditedPart &part)
{
    skinMatrices(m_scene.meshes[std::size_t(part.row)], m_pose, part.matrices);
    part.places.resize(part.matrices.size());
    for (std::size_t v = 0; v < part.places.size(); ++v) {
        const Vec3 &at = part.mesh.mesh.vertices[v].position;
        part.places[v] = part.matrices[v] * Eigen::Vector3f(at.x, at.y, at.z);
    }
}

void MeshSession::touch()
{
    m_elementsRevision = m_placesRevision = nextRevision();
    Q_EMIT changed();
}

void MeshSession::setPose(const Pose &pose)
{
    const auto isSame = [](const Eigen::Affine3f &a, const Eigen::Affine3f &b) { return a.matrix() == b.matrix(); };
    if (std::equal(pose.nodes.begin(), pose.nodes.end(), m_pose.nodes.begin(), m_pose.nodes.end(), isSame))
        return;
    if (m_move)
        cancelMove();
    m_pose = pose;
    for (EditedPart &part : m_parts)
        updatePlaces(part);
    m_placesRevision = nextRevision();
}

void MeshSession::followScene()
{
    if (m_move) {
        m_move->reset();
        m_move.reset();
    }
    for (std::size_t i = 0; i < m_parts.size();) {
        EditedPart &part = m_parts[i];
        const NodeId id = part.part();
        const std::int32_t row = rowOf(id);
        if (row < 0) {
            remember(part);
            m_gone.push_back(id);
            m_parts.erase(m_parts.begin() + std::ptrdiff_t(i));
            m_kept.erase(m_kept.begin() + std::ptrdiff_t(i));
            continue;
        }
        part.row = row;
        SceneMesh &shown = m_scene.meshes[std::size_t(row)];
        // What the document's edit did not touch is still as the session shows it.
        const auto restore = [&](auto SceneMesh::*array) {
            if ((shown.*array).sharesWith(m_kept[i].shown.*array))
                shown.*array = m_kept[i].document.*array;
        };
        restore(&SceneMesh::positions);
        restore(&SceneMesh::normals);
        restore(&SceneMesh::indices);
        if (!isSameContent(shown, m_kept[i].document)) {
            const EditedPart before = std::move(part);
            part.row = before.row;
            takePart(part);
            remember(before);
            if (const auto edit = m_pending.find(id); edit != m_pending.end()) {
                MeshSelection selection(part.mesh);
                const ElementKind kind =
                    edit->second.kind == ElementKind::Face ? ElementKind::Face : ElementKind::Vertex;
                if (selection.of(kind).size() == edit->second.selected.size()) {
                    selection.of(kind) = edit->second.selected;
                    part.selection = completed(part.mesh, m_kind, completed(part.mesh, kind, std::move(selection)));
                }
            } else {
                recall(part);
            }
        }
        m_kept[i] = {shown, shown};
        showMesh(part);
        updatePlaces(part);
        ++i;
    }
    // What undo brings back is edited again.
    const std::vector<NodeId> gone = std::exchange(m_gone, {});
    for (const NodeId id : gone)
        if (addPart(id))
            recall(m_parts.back());
        else
            m_gone.push_back(id);
    if (m_parts.empty())
        Q_EMIT ended();
    else
        touch();
}

void MeshSession::showMesh(EditedPart &part)
{
    const std::size_t row = std::size_t(&part - m_parts.data());
    SceneMesh &mesh = m_scene.meshes[std::size_t(part.row)];
    Kept &kept = m_kept[row];
    if (m_move) {
        std::vector<Vec3> positions;
        positions.reserve(part.mesh.mesh.vertices.size());
        for (const MeshVertex &vertex : part.mesh.mesh.vertices)
            positions.push_back(vertex.position);
        mesh.positions = Array<Vec3>(std::move(positions));
        if (part.mesh.mesh.hasNormals) {
            std::vector<Vec3> normals;
            normals.reserve(part.mesh.mesh.vertices.size());
            for (const MeshVertex &vertex : part.mesh.mesh.vertices)
                normals.push_back(vertex.normal);
            mesh.normals = Array<Vec3>(std::move(normals));
        }
    } else {
        mesh.positions = kept.document.positions;
        mesh.normals = kept.document.normals;
    }
    if (std::find(part.mesh.hidden.begin(), part.mesh.hidden.end(), true) == part.mesh.hidden.end()) {
        mesh.indices = kept.document.indices;
    } else if (!m_move) {
        std::vector<std::uint32_t> shown;
        for (std::size_t corner = 0; corner < part.mesh.mesh.triangles.size(); ++corner)
            if (!part.mesh.hidden[corner / 3])
                shown.push_back(part.mesh.mesh.triangles[corner]);
        mesh.indices = Array<std::uint32_t>(std::move(shown));
    }
    kept.shown = mesh;
}

void MeshSession::setKind(ElementKind kind)
{
    if (kind == m_kind)
        return;
    cancelMove();
    m_kind = kind;
    for (EditedPart &part : m_parts)
        part.selection = completed(part.mesh, kind, std::move(part.selection));
    touch();
}

void MeshSession::setSeeThrough(bool isSeeThrough)
{
    if (isSeeThrough == m_isSeeThrough)
        return;
    m_isSeeThrough = isSeeThrough;
    touch();
}

void MeshSession::setMoveOptions(const VertexMoveOptions &options)
{
    if (options == m_moveOptions)
        return;
    m_moveOptions = options;
    if (m_move)
        m_move->setOptions(options);
    touch();
}

void MeshSession::remember(const EditedPart &part)
{
    constexpr std::size_t most = 64;
    Remembered now{part.part(), part.mesh.mesh.vertices.size(), hashOf(part.mesh.mesh.triangles), part.selection,
                   part.mesh.hidden};
    std::erase_if(m_remembered, [&](const Remembered &each) {
        return each.part == now.part && each.vertices == now.vertices && each.triangles == now.triangles;
    });
    if (m_remembered.size() >= most)
        m_remembered.pop_front();
    m_remembered.push_back(std::move(now));
}

void MeshSession::recall(EditedPart &part) const
{
    const std::size_t hash = hashOf(part.mesh.mesh.triangles);
    const auto found = std::find_if(m_remembered.rbegin(), m_remembered.rend(), [&](const Remembered &each) {
        return each.part == part.part() && each.vertices == part.mesh.mesh.vertices.size() && each.triangles == hash &&
               each.hidden.size() == part.mesh.hidden.size();
    });
    if (found == m_remembered.rend())
        return;
    part.mesh.hidden = found->hidden;
    // Edges may be others: vertices that were in one place can be apart now.
    const ElementKind kind = m_kind == ElementKind::Face ? ElementKind::Face : ElementKind::Vertex;
    part.selection.of(kind) = found->selection.of(kind);
    part.selection = completed(part.mesh, m_kind, completed(part.mesh, kind, std::move(part.selection)));
}

} // namespace sinew

#include "moc_mesh_session.cpp"
