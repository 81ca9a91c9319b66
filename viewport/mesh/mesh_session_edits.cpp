// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/mesh/mesh_session.h"

#include "core/facets/mesh_facet.h"
#include "core/format/format.h"

#include <QtGlobal>

// What the session does to the meshes.

namespace sinew {

namespace {

Error nothingSelected()
{
    return Error{QT_TRANSLATE_NOOP("Message", "nothing of the mesh is selected")};
}

} // namespace

Status MeshSession::push(MeshRequest request, const QString &text, MergeKey key)
{
    Result<MeshEdit> edit = m_document.format()->meshes()->edited(m_document.model(), request);
    Status done = edit ? m_document.push(std::move(edit->changes), text, key) : Status(edit.error());
    m_pending.clear();
    if (!done)
        return done;
    // A stroke tells at its end.
    if (m_stroke)
        m_strokeNotes = std::move(edit->notes);
    else if (!edit->notes.empty())
        Q_EMIT noted(edit->notes);
    if (edit->added.empty())
        return done;
    for (const NodeId id : edit->added)
        if (addPart(id))
            m_parts.back().selection = allElements(m_parts.back().mesh, m_kind);
    m_document.selection().set(edit->added);
    touch();
    return done;
}

Status MeshSession::edit(const QString &text, const Edit &edit, MergeKey key)
{
    cancelMove();
    MeshRequest request;
    std::optional<Error> refusal;
    std::size_t refused = 0;
    for (const EditedPart &part : m_parts) {
        if (part.selection.isEmpty())
            continue;
        Result<ElementEdit> made = edit(part);
        if (!made) {
            refusal = made.error();
            ++refused;
            continue;
        }
        request.changed.push_back(std::move(made->mesh));
        m_pending.emplace(part.part(), std::move(*made));
    }
    if (request.changed.empty())
        return refusal ? *refusal : nothingSelected();
    const Status done = push(std::move(request), text, key);
    if (done && refusal)
        Q_EMIT noted({Message(QT_TRANSLATE_NOOP("Message", "%1 of the parts stay as they are: %2"),
                              {refused, refusal->message})});
    return done;
}

Status MeshSession::removeSelected(const QString &text)
{
    cancelMove();
    MeshRequest request;
    for (const EditedPart &part : m_parts) {
        if (part.selection.isEmpty())
            continue;
        if (isWhole(part.mesh, m_kind, part.selection)) {
            request.removed.push_back(part.part());
            continue;
        }
        Result<ElementEdit> made = withoutElements(part.mesh, m_kind, part.selection);
        if (!made)
            return made.error();
        request.changed.push_back(std::move(made->mesh));
        m_pending.emplace(part.part(), std::move(*made));
    }
    if (request.changed.empty() && request.removed.empty())
        return nothingSelected();
    return push(std::move(request), text);
}

Status MeshSession::separate(const QString &text)
{
    cancelMove();
    MeshRequest request;
    std::optional<Error> refusal;
    for (const EditedPart &part : m_parts) {
        if (part.selection.isEmpty())
            continue;
        Result<SeparatedMesh> made = separated(part.mesh, part.selection);
        if (!made) {
            refusal = made.error();
            continue;
        }
        m_pending.emplace(part.part(),
                          ElementEdit{{}, ElementKind::Face, std::vector<bool>(made->rest.triangleCount())});
        request.changed.push_back(std::move(made->rest));
        request.added.push_back(std::move(made->taken));
    }
    if (request.added.empty())
        return refusal ? *refusal : nothingSelected();
    return push(std::move(request), text);
}

Status MeshSession::change(const QString &text, const Change &change)
{
    cancelMove();
    MeshRequest request;
    for (const EditedPart &part : m_parts) {
        EditableMesh mesh = part.mesh.mesh;
        if (change(part, mesh))
            request.changed.push_back(std::move(mesh));
    }
    return request.changed.empty() ? Status(Done{}) : push(std::move(request), text);
}

void MeshSession::beginStroke(const WeightBrush &brush, NodeId bone)
{
    cancelMove();
    m_beforeStroke = m_document.historyIndex();
    m_stroke = std::make_unique<WeightStroke>(m_parts, brush, bone);
    m_strokeNotes.clear();
}

Status MeshSession::paint(const QString &text, const std::vector<std::vector<float>> &strengths)
{
    if (!m_stroke)
        return Done{};
    MeshRequest request;
    request.changed = m_stroke->pass(strengths);
    return request.changed.empty() ? Status(Done{}) : push(std::move(request), text, m_stroke->key());
}

void MeshSession::finishStroke()
{
    m_stroke.reset();
    if (!m_strokeNotes.empty())
        Q_EMIT noted(m_strokeNotes);
    m_strokeNotes.clear();
}

void MeshSession::cancelStroke()
{
    if (!m_stroke)
        return;
    m_stroke.reset();
    m_document.discard(m_beforeStroke);
}

std::vector<float> MeshSession::strengthsOf(const EditedPart &part)
{
    return std::vector<float>(part.selection.vertices.begin(), part.selection.vertices.end());
}

Status MeshSession::beginMove()
{
    cancelMove();
    if (!hasSelection())
        return nothingSelected();
    auto move = std::make_unique<VertexMove>(m_parts, m_moveOptions);
    if (move->stuck() > 0 && move->stuck() >= countOfSelectedVertices())
        return Error{QT_TRANSLATE_NOOP("Message", "the vertices can't be moved in this pose: their bones scale them to "
                                                  "nothing")};
    m_move = std::move(move);
    m_hasMoved = false;
    return Done{};
}

void MeshSession::move(const SpaceChange &change)
{
    if (!m_move)
        return;
    m_move->apply(change);
    m_hasMoved = !affineOf(change).matrix().isIdentity(0);
    for (std::size_t i = 0; i < m_parts.size(); ++i)
        if (m_move->moves(i))
            showMesh(m_parts[i]);
    m_placesRevision = nextRevision();
    Q_EMIT sceneEdited();
}

Status MeshSession::finishMove(const QString &text, MergeKey key)
{
    if (!m_move)
        return Done{};
    MeshRequest request;
    for (std::size_t i = 0; i < m_parts.size() && m_hasMoved; ++i)
        if (m_move->moves(i))
            request.changed.push_back(m_parts[i].mesh.mesh);
    cancelMove();
    return request.changed.empty() ? Status(Done{}) : push(std::move(request), text, key);
}

void MeshSession::cancelMove()
{
    if (!m_move)
        return;
    m_move->reset();
    m_move.reset();
    for (EditedPart &part : m_parts)
        showMesh(part);
    m_placesRevision = nextRevision();
    Q_EMIT sceneEdited();
}

} // namespace sinew
