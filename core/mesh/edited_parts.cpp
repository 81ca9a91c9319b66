// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/mesh/edited_parts.h"

#include <QtGlobal>

#include <algorithm>
#include <set>

namespace sinew {

namespace {

Status checkMesh(const EditableMesh &mesh)
{
    const std::size_t vertices = mesh.vertices.size();
    const bool isWhole = mesh.triangles.size() % 3 == 0 && mesh.uvSets <= mostUvSets &&
                         std::all_of(mesh.triangles.begin(), mesh.triangles.end(),
                                     [&](std::uint32_t corner) { return corner < vertices; }) &&
                         std::all_of(mesh.vertices.begin(), mesh.vertices.end(),
                                     [&](const MeshVertex &vertex) { return vertex.skin < mesh.skins.size(); });
    if (!isWhole)
        return Error{QT_TRANSLATE_NOOP("Message", "the mesh refers to vertices or bones that it does not have")};
    return Done{};
}

} // namespace

Status checkEdited(const SceneMeshParts &parts, const MeshRequest &request)
{
    std::set<NodeId> seen;
    const auto claim = [&](NodeId part) { return parts.has(part) && seen.insert(part).second; };
    bool areSound = std::all_of(request.removed.begin(), request.removed.end(), claim);
    for (const EditableMesh &mesh : request.changed)
        areSound &= claim(mesh.part);
    for (const EditableMesh &mesh : request.added)
        areSound &= parts.has(mesh.part);
    if (!areSound)
        return Error{QT_TRANSLATE_NOOP("Message", "the part is not in the model, or named twice")};
    for (const std::vector<EditableMesh> *meshes : {&request.changed, &request.added})
        for (const EditableMesh &mesh : *meshes)
            if (Status status = checkMesh(mesh); !status)
                return status;
    return Done{};
}

bool isSameRows(const EditableMesh &before, const EditableMesh &mesh)
{
    std::uint32_t row = 0;
    return before.vertices.size() == mesh.vertices.size() &&
           std::all_of(mesh.vertices.begin(), mesh.vertices.end(), [&](const MeshVertex &vertex) {
               return vertex.origin.part == mesh.part && vertex.origin.row == row++;
           });
}

} // namespace sinew
