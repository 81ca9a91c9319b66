// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/mesh/mesh_edit_actions.h"

#include "core/mesh/skin/skin_assign.h"
#include "core/mesh/skin/skin_clean.h"
#include "core/mesh/skin/skin_smooth.h"
#include "editor/mesh/mesh_menu.h"
#include "viewport/view/viewport_widget.h"

#include <QKeySequence>
#include <QtGlobal>

namespace sinew {

namespace {

/// Changes the weights of what is selected in each part.
template<class Skin>
Status changeWeights(MeshSession &session, const QString &text, const Skin &skin)
{
    return session.change(text, [&](const EditedPart &part, EditableMesh &mesh) {
        if (part.selection.isEmpty())
            return false;
        SkinnedMesh skinned = skin(mesh, MeshSession::strengthsOf(part));
        mesh = std::move(skinned.mesh);
        return skinned.changed > 0;
    });
}

} // namespace

void MeshEditActions::makeWeights()
{
    m_sections.emplace_back();
    add({"assign",
         tr("Bind to the selected bones"),
         "distribute-graph-directed",
         {QKeySequence(Qt::CTRL | Qt::Key_B)},
         tr("The selected vertices follow the bones that are selected in the model tree, in equal parts"),
         [this](MeshSession &session) { return assign(session); }});
    add({"smoothWeights",
         tr("Smooth weights"),
         "node-type-smooth",
         {},
         tr("The selected vertices follow more of what their neighbours follow"),
         [](MeshSession &session) {
             return changeWeights(session, tr("Smooth weights"), [](const EditableMesh &mesh, const auto &strengths) {
                 return smoothedSkin(mesh, {}, strengths);
             });
         }});
    add({"normaliseWeights",
         tr("Normalise weights"),
         "format-number-percent",
         {},
         tr("Weights of the selected vertices add up to 100 %"),
         [](MeshSession &session) {
             return changeWeights(
                 session, tr("Normalise weights"),
                 [](const EditableMesh &mesh, const auto &strengths) { return normalisedSkin(mesh, strengths); });
         }});
    add({"limitWeights",
         tr("Limit to four bones"),
         "format-list-ordered",
         {},
         tr("The selected vertices keep only the four bones that move them most"),
         [](MeshSession &session) {
             return changeWeights(
                 session, tr("Limit to four bones"),
                 [](const EditableMesh &mesh, const auto &strengths) { return limitedSkin(mesh, 4, strengths); });
         }});
}

Status MeshEditActions::assign(MeshSession &session)
{
    const std::vector<NodeId> bones = selectedNodes(session.document());
    if (bones.empty())
        return Error{QT_TRANSLATE_NOOP("Message", "select bones in the model tree first")};
    return changeWeights(session, tr("Bind to bones"), [&](const EditableMesh &mesh, const auto &strengths) {
        SkinnedMesh result{mesh, 0};
        // Each further one gets an equal part of what there is.
        for (std::size_t i = 0; i < bones.size(); ++i) {
            const double share = 1 / double(i + 1);
            SkinnedMesh next = assigned(result.mesh, {bones[i], AssignMode::Set, share}, strengths);
            result = {std::move(next.mesh), result.changed + next.changed};
        }
        return result;
    });
}

void MeshEditActions::makeProjections()
{
    m_sections.emplace_back();
    const auto add = [this](const char *id, const QString &text, const char *icon, const QString &help,
                            ProjectionShape shape, bool fromView) {
        this->add({id, text, icon, {}, help, [this, shape, fromView](MeshSession &session) {
                       return project(session, shape, fromView);
                   }});
    };
    add("projectView", tr("UVs from the view"), "camera-photo",
        tr("Lay the texture on the selected faces as they are seen"), ProjectionShape::Plane, true);
    add("projectPlane", tr("UVs from a plane"), "view-grid",
        tr("Lay the texture on the selected faces along their mean direction"), ProjectionShape::Plane, false);
    add("projectBox", tr("UVs from a box"), "draw-cuboid", tr("Lay the texture on the selected faces from six sides"),
        ProjectionShape::Box, false);
    add("projectCylinder", tr("UVs from a cylinder"), "draw-donut",
        tr("Wrap the texture around the selected faces, about the vertical axis"), ProjectionShape::Cylinder, false);
}

Status MeshEditActions::project(MeshSession &session, ProjectionShape shape, bool fromView)
{
    std::vector<EditableMesh> meshes;
    std::vector<TriangleMask> masks;
    for (const EditedPart &part : session.parts())
        if (countOf(part.selection.faces) > 0) {
            meshes.push_back(part.mesh.mesh);
            masks.push_back(part.selection.faces);
        }
    UvProjection projection;
    projection.shape = shape;
    if (fromView)
        projection.direction =
            (m_viewport.currentView()->camera(m_viewport.aspect()).rotation().conjugate() * Eigen::Vector3f::UnitZ())
                .cast<double>();
    else if (shape == ProjectionShape::Plane)
        projection.direction = meanNormal(meshes, masks);
    const std::optional<ProjectionFrame> frame = projectionFrame(meshes, projection, masks);
    if (!frame)
        return Error{QT_TRANSLATE_NOOP("Message", "select faces that point roughly into one direction")};
    return session.edit(tr("Project UVs"), [&](const EditedPart &part) -> Result<ElementEdit> {
        if (countOf(part.selection.faces) == 0)
            return Error{QT_TRANSLATE_NOOP("Message", "select whole faces first")};
        return ElementEdit{projected(part.mesh.mesh, projection, *frame, part.selection.faces), ElementKind::Face,
                           part.selection.faces};
    });
}

} // namespace sinew
