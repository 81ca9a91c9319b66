// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/mesh/tools/mesh_tool_run.h"

#include "core/format/format.h"
#include "core/mesh/scene_mesh_parts.h"
#include "core/scene/render_scene.h"

#include <QtGlobal>

#include <algorithm>

namespace sinew {

namespace {

/// In what parts differ that are about to be one.
std::vector<Message> lostByMerging(const Model &model, const MeshFacet &meshes, const MeshRequest &request)
{
    std::vector<Message> lost;
    if (request.changed.size() != 1)
        return lost;
    for (const NodeId part : request.removed)
        for (const Message &difference : meshes.differences(model, request.changed.front().part, part)) {
            Message note(QT_TRANSLATE_NOOP("Message", "the first part counts: %1"), {difference});
            if (std::find(lost.begin(), lost.end(), note) == lost.end())
                lost.push_back(std::move(note));
        }
    return lost;
}

} // namespace

Message cannotEditMeshes(const Format *format)
{
    if (!format || !format->meshes() || !format->scene())
        return QT_TRANSLATE_NOOP("Message", "meshes of this format can't be edited");
    return {};
}

Result<MeshEdit> runMeshTool(const Model &model, const Format &format, const MeshTool &tool,
                             std::span<const NodeId> parts, std::span<const double> values)
{
    if (const Message problem = cannotEditMeshes(&format); !problem.empty())
        return Error{problem};
    if (parts.size() < tool.fewest)
        return Error{
            tool.fewest == 1
                ? Message(QT_TRANSLATE_NOOP("Message", "choose a part of the mesh first"))
                : Message(QT_TRANSLATE_NOOP("Message", "choose at least %1 parts of the mesh first"), {tool.fewest})};
    const RenderScene scene = format.scene()->build(model);
    SceneMeshParts taken(scene);
    std::vector<EditableMesh> meshes;
    for (const NodeId part : parts) {
        if (!taken.has(part) || taken.mesh(part).triangles.empty())
            return Error{QT_TRANSLATE_NOOP("Message", "a part has no triangles that are drawn")};
        meshes.push_back(taken.mesh(part));
    }
    Result<MeshToolResult> made = tool.run(meshes, values);
    if (!made)
        return made.error();
    std::vector<Message> notes = std::move(made->report);
    for (Message &lost : lostByMerging(model, *format.meshes(), made->request))
        notes.push_back(std::move(lost));
    Result<MeshEdit> edit = format.meshes()->edited(model, made->request);
    if (edit)
        edit->notes.insert(edit->notes.begin(), notes.begin(), notes.end());
    return edit;
}

} // namespace sinew
