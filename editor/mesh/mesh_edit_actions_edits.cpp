// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/mesh/mesh_edit_actions.h"

#include "editor/settings/action_list.h"
#include "viewport/view/viewport_widget.h"

#include <QAction>
#include <QInputDialog>

#include <cmath>

namespace sinew {

namespace {

/// A fiftieth of what the parts span: enough to see what rose.
double usualDistance(const MeshSession &session)
{
    Eigen::AlignedBox3f box;
    for (const EditedPart &part : session.parts())
        for (const MeshVertex &vertex : part.mesh.mesh.vertices)
            box.extend(Eigen::Vector3f(vertex.position.x, vertex.position.y, vertex.position.z));
    const float size = box.isEmpty() ? 0 : box.diagonal().norm();
    return std::isfinite(size) && size > 0 ? double(size) / 50 : 1;
}

} // namespace

void MeshEditActions::makeEdits()
{
    m_sections.emplace_back();
    add({"extrude",
         tr("E&xtrude"),
         "draw-cuboid",
         {QKeySequence(Qt::Key_X)},
         tr("Raise faces or edges from the surface; then they follow the pointer"),
         [this](MeshSession &session) { return extrude(session); }});
    add({"duplicate",
         tr("Duplicate faces"),
         "edit-copy",
         {QKeySequence(Qt::SHIFT | Qt::Key_D), QKeySequence(Qt::CTRL | Qt::Key_D)},
         {},
         [](MeshSession &session) {
             return session.edit(tr("Duplicate faces"),
                                 [](const EditedPart &part) { return withCopies(part.mesh, part.selection); });
         }});
    add({"delete",
         tr("Delete"),
         "edit-delete",
         {QKeySequence::Delete},
         tr("Remove the selected faces, or those at the selected edges or vertices; a part that is selected as a "
            "whole goes altogether"),
         [](MeshSession &session) {
             const QString texts[] = {tr("Delete vertices"), tr("Delete edges"), tr("Delete faces")};
             return session.removeSelected(texts[std::size_t(session.kind())]);
         }});
    add({"separate",
         tr("Separate"),
         "edit-cut",
         {QKeySequence(Qt::Key_P)},
         tr("Make a part of its own of the selected faces"),
         [](MeshSession &session) { return session.separate(tr("Separate faces")); }});
    m_sections.emplace_back();
    add({"merge",
         tr("Merge into one vertex"),
         "format-join-node",
         {QKeySequence(Qt::SHIFT | Qt::Key_M)},
         tr("The selected vertices of each part become one in their middle"),
         [](MeshSession &session) {
             return session.edit(tr("Merge vertices"),
                                 [](const EditedPart &part) { return withMerged(part.mesh, part.selection); });
         }});
    add({"weld",
         tr("Weld…"),
         "format-connect-node",
         {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_M)},
         tr("Selected vertices that lie together become one"),
         [this](MeshSession &session) { return weld(session); }});
    add({"fill",
         tr("Fill"),
         "draw-polygon",
         {},
         tr("Close the hole whose rim is selected, or make a face of three or four vertices"),
         [](MeshSession &session) {
             return session.edit(tr("Fill"),
                                 [](const EditedPart &part) { return withNewFaces(part.mesh, part.selection); });
         }});
    add({"flip",
         tr("Flip faces"),
         "object-flip-vertical",
         {},
         tr("Turn the inside of the selected faces out"),
         [](MeshSession &session) {
             return session.edit(tr("Flip faces"),
                                 [](const EditedPart &part) { return withFlippedFaces(part.mesh, part.selection); });
         }});
    add({"normals",
         tr("Recalculate normals…"),
         "draw-arrow-up",
         {QKeySequence(Qt::SHIFT | Qt::Key_N)},
         tr("Work out which way the selected faces point, for the light"),
         [this](MeshSession &session) { return recalculateNormals(session); }});
}

Status MeshEditActions::extrude(MeshSession &session)
{
    const ContinuedStep step{MergeKey::next(), tr("Extrude"), session.document().historyIndex()};
    const double distance = usualDistance(session);
    Status done = session.edit(
        step.text,
        [&](const EditedPart &part) { return extruded(part.mesh, session.kind(), part.selection, distance); },
        step.key);
    if (!done)
        return done;
    // From the menu the pointer is elsewhere: what rose can be moved by its handles.
    if (!m_viewport.hasKeyboard())
        return done;
    TransformStart start(EditTool::Move, Handle::Z);
    start.frame = AxisFrame::Own;
    start.continued = step;
    m_viewport.startTransform(start);
    return done;
}

Status MeshEditActions::weld(MeshSession &session)
{
    bool isAccepted = false;
    const double distance = QInputDialog::getDouble(m_viewport.window(), tr("Weld vertices"),
                                                    tr("Selected vertices no farther apart than this become one:"),
                                                    usualDistance(session) / 100, 0, 1e6, 4, &isAccepted);
    if (!isAccepted)
        return Done{};
    return session.edit(tr("Weld vertices"),
                        [&](const EditedPart &part) { return withWelded(part.mesh, part.selection, distance, true); });
}

Status MeshEditActions::recalculateNormals(MeshSession &session)
{
    bool isAccepted = false;
    const double angle =
        QInputDialog::getDouble(m_viewport.window(), tr("Recalculate normals"),
                                tr("Edges are smooth up to this angle, degrees:"), 60, 0, 180, 1, &isAccepted);
    if (!isAccepted)
        return Done{};
    return session.edit(tr("Recalculate normals"),
                        [&](const EditedPart &part) { return withFaceNormals(part.mesh, part.selection, angle); });
}

} // namespace sinew
