// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/transform/mesh/mesh_tool_run.h"

#include "core/facets/uv/uv_facet.h"
#include "core/format/format.h"
#include "core/mesh/mesh_parts.h"
#include "core/mesh/scene_mesh_parts.h"
#include "core/scene/pose/pose.h"
#include "core/scene/view/ray_cast.h"

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

std::uint32_t detailOf(const RenderScene &scene, NodeId part)
{
    const auto found = std::find_if(scene.meshes.begin(), scene.meshes.end(),
                                    [&](const SceneMesh &mesh) { return mesh.source == part; });
    return found == scene.meshes.end() ? 0 : found->lod;
}

/// Parts that become one are drawn together from then on: those of several levels of detail would all be seen at once.
Status checkDetails(const RenderScene &scene, const MeshRequest &request)
{
    if (request.changed.size() == 1)
        for (const NodeId part : request.removed)
            if (detailOf(scene, part) != detailOf(scene, request.changed.front().part))
                return Error{QT_TRANSLATE_NOOP("Message", "the parts are of different levels of detail, of which the "
                                                          "game draws one at a time; choose those of one level")};
    return Done{};
}

/// MeshToolContext::otherParts.
EditableMesh otherParts(const RenderScene &scene, SceneMeshParts &taken, const std::vector<NodeId> &all,
                        std::span<const NodeId> chosen, NodeId part)
{
    std::vector<EditableMesh> others;
    for (const NodeId other : all)
        if (taken.has(other) && std::find(chosen.begin(), chosen.end(), other) == chosen.end() &&
            detailOf(scene, other) == detailOf(scene, part))
            others.push_back(taken.mesh(other));
    return joined(others);
}

/// For each node the one of its kind that lies where it would be mirrored, within a fiftieth of the skeleton's size.
std::unordered_map<NodeId, NodeId> otherSides(const RenderScene &scene, int axis)
{
    Pose pose;
    evaluatePose(scene, {}, pose);
    std::vector<Eigen::Vector3f> places;
    Eigen::AlignedBox3f box;
    for (std::size_t row = 0; row < scene.nodes.size(); ++row) {
        places.push_back(nodePosition(scene, pose, row));
        if (places.back().allFinite())
            box.extend(places.back());
    }
    const float reach = box.isEmpty() ? 0 : box.diagonal().norm() / 50;
    std::unordered_map<NodeId, NodeId> result;
    for (std::size_t row = 0; row < places.size(); ++row) {
        Eigen::Vector3f wanted = places[row];
        wanted[axis] = -wanted[axis];
        float nearest = reach;
        for (std::size_t other = 0; other < places.size(); ++other)
            if (const float distance = (places[other] - wanted).norm();
                scene.nodes[other].kind == scene.nodes[row].kind && distance <= nearest) {
                // Of several in one place, such as a hand and what it holds, the first.
                nearest = distance * 0.999f;
                result[scene.nodes[row].source] = scene.nodes[other].source;
            }
    }
    return result;
}

} // namespace

Message cannotEditMeshes(const Format *format)
{
    if (!format || !format->meshes() || !format->scene())
        return QT_TRANSLATE_NOOP("Message", "meshes of this format can't be edited");
    return {};
}

std::vector<NodeId> editableParts(const Format &format, const Model &model)
{
    std::vector<NodeId> parts;
    if (format.uvs() && cannotEditMeshes(&format).empty())
        for (const UvPart &part : format.uvs()->parts(model))
            parts.push_back(part.node);
    return parts;
}

Result<MeshEdit> runMeshTool(const Model &model, const Format &format, const MeshTool &tool,
                             std::span<const NodeId> parts, std::span<const double> values,
                             std::span<const NodeId> nodes)
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
    MeshToolContext context;
    context.sideAxis = format.transforms() ? format.transforms()->sideAxis() : context.sideAxis;
    context.otherSides = [&](int axis) { return otherSides(scene, axis); };
    context.nodes.assign(nodes.begin(), nodes.end());
    context.nameOf = [&](NodeId node) { return format.names() ? format.names()->name(model, node) : std::string(); };
    context.otherParts = [&](NodeId part) {
        return otherParts(scene, taken, editableParts(format, model), parts, part);
    };
    Result<MeshToolResult> made = tool.run(meshes, values, context);
    if (!made)
        return made.error();
    if (made->request.isEmpty())
        return MeshEdit{{}, {}, std::move(made->report)};
    if (const Status fits = checkDetails(scene, made->request); !fits)
        return fits.error();
    std::vector<Message> notes = std::move(made->report);
    for (Message &lost : lostByMerging(model, *format.meshes(), made->request))
        notes.push_back(std::move(lost));
    Result<MeshEdit> edit = format.meshes()->edited(model, made->request);
    if (edit)
        edit->notes.insert(edit->notes.begin(), notes.begin(), notes.end());
    return edit;
}

} // namespace sinew
