// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/mesh/mesh_edit_actions.h"

#include "core/document/document.h"
#include "editor/documents/document_list.h"
#include "editor/mesh/mesh_menu.h"
#include "viewport/view/viewport_widget.h"

#include <QtGlobal>

#include <set>

namespace sinew {

namespace {

/// Does something that can't be refused.
template<class Do>
auto always(const Do &what)
{
    return [what](MeshSession &session) {
        what(session);
        return Status(Done{});
    };
}

} // namespace

void MeshEditActions::makeChoices()
{
    m_sections.emplace_back();
    add({"all",
         tr("Select &all"),
         "edit-select-all",
         {QKeySequence(Qt::Key_A)},
         {},
         always([](MeshSession &session) { session.selectAll(); }),
         Needs::Mode});
    add({"none",
         tr("Select &nothing"),
         "edit-select-none",
         {QKeySequence(Qt::ALT | Qt::Key_A), QKeySequence(Qt::Key_Escape)},
         {},
         always([](MeshSession &session) { session.clearSelection(); })});
    add({"invert",
         tr("&Invert selection"),
         "edit-select-invert",
         {QKeySequence(Qt::CTRL | Qt::Key_I)},
         {},
         always([](MeshSession &session) {
             session.select(
                 [&](const EditedPart &part) { return inverted(part.mesh, session.kind(), part.selection); });
         }),
         Needs::Mode});
    add({"grow",
         tr("&Grow selection"),
         "zoom-in",
         {QKeySequence(Qt::CTRL | Qt::Key_Plus)},
         tr("Also select what touches the selection"),
         always([](MeshSession &session) {
             session.select([&](const EditedPart &part) { return grown(part.mesh, session.kind(), part.selection); });
         })});
    add({"shrink",
         tr("S&hrink selection"),
         "zoom-out",
         {QKeySequence(Qt::CTRL | Qt::Key_Minus)},
         tr("Leave out the rim of the selection"),
         always([](MeshSession &session) {
             session.select([&](const EditedPart &part) { return shrunk(part.mesh, session.kind(), part.selection); });
         })});
    add({"linked",
         tr("Select &connected"),
         "distribute-graph",
         {QKeySequence(Qt::CTRL | Qt::Key_L)},
         tr("Select everything that hangs together with the selection"),
         always([](MeshSession &session) { session.selectLinked(IslandBound::Loose); })});
    add({"uvIsland",
         tr("Select &UV island"),
         "view-grid",
         {QKeySequence(Qt::Key_L)},
         tr("Select what is connected on the texture, up to its seams"),
         always([](MeshSession &session) { session.selectLinked(IslandBound::UvIsland); })});
    add({"flat",
         tr("Select up to sharp edges"),
         "draw-cuboid",
         {},
         tr("Select what is connected without a bend of more than 30°"),
         always([](MeshSession &session) { session.selectLinked(IslandBound::SharpEdges); })});
    add({"part",
         tr("Select &whole parts"),
         "object-group",
         {},
         tr("Select all of the geosets that have a selection"),
         always([](MeshSession &session) {
             session.select([&](const EditedPart &part) {
                 return part.selection.isEmpty() ? part.selection : allElements(part.mesh, session.kind());
             });
         })});
    add({"material",
         tr("Select what has the same material"),
         "color-picker",
         {},
         tr("Select all of the parts that are drawn with the material of something selected"),
         always([](MeshSession &session) {
             const auto materialOf = [&](const EditedPart &part) {
                 return session.scene().meshes[std::size_t(part.row)].material;
             };
             std::set<std::int32_t> materials;
             for (const EditedPart &part : session.parts())
                 if (!part.selection.isEmpty())
                     materials.insert(materialOf(part));
             session.select([&](const EditedPart &part) {
                 return materials.contains(materialOf(part)) ? allElements(part.mesh, session.kind())
                                                             : MeshSelection(part.mesh);
             });
         })});
    add({"bone",
         tr("Select what follows the selected b&ones"),
         "distribute-graph-directed",
         {},
         tr("Select vertices that follow the nodes selected in the model tree by at least a hundredth"),
         [this](MeshSession &session) { return selectFollowers(session); },
         Needs::Mode});
    add({"unbound",
         tr("Select what follows no bone"),
         "edit-none",
         {},
         {},
         always([](MeshSession &session) {
             session.select([&](const EditedPart &part) { return unboundElements(part.mesh, session.kind()); });
         }),
         Needs::Mode});
    add({"openEdges",
         tr("Select ri&ms"),
         "draw-polyline",
         {},
         tr("Select edges with a face on one side only: rims of holes and sheets"),
         always([](MeshSession &session) {
             session.select([&](const EditedPart &part) { return openEdges(part.mesh, session.kind()); });
         }),
         Needs::Mode});
}

Status MeshEditActions::selectFollowers(MeshSession &session)
{
    const std::vector<NodeId> bones = selectedNodes(session.document());
    if (bones.empty())
        return Error{QT_TRANSLATE_NOOP("Message", "select bones in the model tree first")};
    constexpr float least = 0.01f;
    session.select([&](const EditedPart &part) {
        MeshSelection selection(part.mesh);
        for (const NodeId bone : bones)
            selection = combined(part.mesh, session.kind(), selection,
                                 followersOf(part.mesh, session.kind(), bone, least), true);
        return selection;
    });
    return Done{};
}

void MeshEditActions::makeHiding()
{
    m_sections.emplace_back();
    add({"hide",
         tr("Hide"),
         "view-hidden",
         {QKeySequence(Qt::Key_J)},
         tr("Hide the selected faces while the mesh is edited"),
         always([](MeshSession &session) { session.hideSelected(); })});
    add({"hideOthers",
         tr("Hide others"),
         "view-hidden",
         {QKeySequence(Qt::SHIFT | Qt::Key_J)},
         {},
         always([](MeshSession &session) { session.hideUnselected(); })});
    add({"showAll",
         tr("&Show all"),
         "view-visible",
         {QKeySequence(Qt::CTRL | Qt::Key_J)},
         {},
         always([](MeshSession &session) { session.showAll(); }),
         Needs::Mode});
}

} // namespace sinew
