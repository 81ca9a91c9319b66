// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/transform/mesh/mesh_tools_skin.h"

#include "core/mesh/bone_shares.h"
#include "core/mesh/corners_at.h"
#include "core/mesh/mesh_parts.h"
#include "core/mesh/skin/skin_assign.h"
#include "core/mesh/skin/skin_clean.h"
#include "core/mesh/skin/skin_loose.h"
#include "core/mesh/skin/skin_mirror.h"
#include "core/mesh/skin/skin_rows.h"
#include "core/mesh/skin/skin_smooth.h"
#include "core/mesh/skin/skin_transfer.h"

#include <QtGlobal>

#include <Eigen/Geometry>

#include <algorithm>

namespace sinew {

namespace {

using SkinParts = std::span<const EditableMesh>;
using SkinValues = std::span<const double>;
using SkinContext = MeshToolContext;

/// The changed ones of the parts, whose vertices follow in their order what those of `all` follow.
std::vector<EditableMesh> withSkinsOf(SkinParts parts, const EditableMesh &all)
{
    std::vector<EditableMesh> changed;
    std::size_t next = 0;
    for (const EditableMesh &part : parts) {
        EditableMesh mesh = part;
        mesh.skins = all.skins;
        bool isChanged = false;
        for (MeshVertex &vertex : mesh.vertices) {
            const std::uint32_t row = all.vertices[next++].skin;
            isChanged = isChanged || all.skins[row] != part.skins[vertex.skin];
            vertex.skin = row;
        }
        if (!isChanged)
            continue;
        dropUnusedSkins(mesh);
        changed.push_back(std::move(mesh));
    }
    return changed;
}

/// `report`: what is said, with the number of vertices that changed and `of`.
Result<MeshToolResult> skinned(SkinParts parts, const SkinnedMesh &made, const char *report,
                               std::vector<Message> of = {})
{
    if (made.changed == 0)
        return MeshToolResult::idle(QT_TRANSLATE_NOOP("Message", "the weights stay as they are"));
    MeshToolResult result;
    result.request.changed = withSkinsOf(parts, made.mesh);
    of.insert(of.begin(), Message(made.changed));
    result.report.push_back({report, std::move(of)});
    return result;
}

Result<NodeId> chosenNode(const SkinContext &context)
{
    if (context.nodes.size() != 1)
        return Error{QT_TRANSLATE_NOOP("Message", "select or name one node that the parts are to follow")};
    return NodeId(context.nodes.front());
}

Result<MeshToolResult> bindToNode(SkinParts parts, SkinValues, const SkinContext &context)
{
    const Result<NodeId> node = chosenNode(context);
    if (!node)
        return node.error();
    return skinned(parts, assigned(joined(parts), {*node, AssignMode::Replace, 1}),
                   QT_TRANSLATE_NOOP("Message", "%1 vertices now follow only %2"), {context.nameOf(*node)});
}

Result<MeshToolResult> assignToNode(SkinParts parts, SkinValues values, const SkinContext &context)
{
    const Result<NodeId> node = chosenNode(context);
    if (!node)
        return node.error();
    return skinned(parts, assigned(joined(parts), {*node, AssignMode(int(values[0])), values[1] / 100}),
                   QT_TRANSLATE_NOOP("Message", "%1 vertices follow %2 in another share than before"),
                   {context.nameOf(*node)});
}

enum class LooseTo : std::uint8_t { Nearest, Node };

Result<MeshToolResult> bindLoose(SkinParts parts, SkinValues values, const SkinContext &context)
{
    const EditableMesh all = joined(parts);
    const LooseVertices loose = looseVertices(all);
    if (loose.unbound.empty() && loose.partly.empty())
        return MeshToolResult::idle(QT_TRANSLATE_NOOP("Message", "all vertices of the parts follow something"));
    MeshToolResult result;
    EditableMesh bound = all;
    if (!loose.unbound.empty()) {
        if (LooseTo(int(values[0])) == LooseTo::Node) {
            const Result<NodeId> node = chosenNode(context);
            if (!node)
                return Error{Message(QT_TRANSLATE_NOOP("Message", "%1 vertices follow nothing: %2"),
                                     {loose.unbound.size(), node.error().message})};
            const std::vector<float> strengths = strengthsOf(all, loose.unbound);
            bound = assigned(all, {*node, AssignMode::Replace, 1}, strengths).mesh;
            result.report.push_back({QT_TRANSLATE_NOOP("Message", "%1 vertices that followed nothing are bound to %2"),
                                     {loose.unbound.size(), context.nameOf(*node)}});
        } else {
            if (loose.unbound.size() == all.vertices.size())
                return Error{QT_TRANSLATE_NOOP("Message", "no vertex of the parts follows anything; bind them to a "
                                                          "node")};
            bound = boundToNearest(all).mesh;
            result.report.push_back({QT_TRANSLATE_NOOP("Message", "%1 vertices that followed nothing follow what the "
                                                                  "nearest ones follow"),
                                     {loose.unbound.size()}});
        }
    }
    if (!loose.partly.empty()) {
        bound = normalisedSkin(bound).mesh;
        result.report.push_back({QT_TRANSLATE_NOOP("Message", "%1 vertices that followed nothing in part follow their "
                                                              "other bones wholly"),
                                 {loose.partly.size()}});
    }
    result.request.changed = withSkinsOf(parts, bound);
    return result;
}

Result<MeshToolResult> smoothWeights(SkinParts parts, SkinValues values, const SkinContext &)
{
    return skinned(parts, smoothedSkin(joined(parts), {int(values[0]), values[1] / 100}),
                   QT_TRANSLATE_NOOP("Message", "the weights of %1 vertices are smoother"));
}

double sizeOfParts(const EditableMesh &mesh)
{
    Eigen::AlignedBox3d box;
    for (const MeshVertex &vertex : mesh.vertices)
        if (const Eigen::Vector3d place = asDouble(vertex.position); place.allFinite())
            box.extend(place);
    return box.isEmpty() ? 0 : box.diagonal().norm();
}

Result<MeshToolResult> mirrorWeights(SkinParts parts, SkinValues values, const SkinContext &context)
{
    const EditableMesh all = joined(parts);
    const int axis = values[0] == 0 ? context.sideAxis : int(values[0]) - 1;
    const double tolerance = values[2] > 0 ? values[2] : sizeOfParts(all) / 1000;
    MirroredSkin mirrored = mirroredSkin(all, {axis, values[1] == 0, tolerance}, context.otherSides(axis));
    const std::size_t alone = mirrored.alone;
    if (mirrored.changed == 0 && alone)
        return Error{Message(QT_TRANSLATE_NOOP("Message", "the weights stay as they are: %1 vertices have no "
                                                          "counterpart on the other side"),
                             {alone})};
    Result<MeshToolResult> result =
        skinned(parts, {std::move(mirrored.mesh), mirrored.changed},
                QT_TRANSLATE_NOOP("Message", "%1 vertices follow what their counterparts on the other side follow"));
    if (!result)
        return result;
    if (alone)
        result->report.push_back({QT_TRANSLATE_NOOP("Message", "%1 vertices have no counterpart on the other side and "
                                                               "keep their weights"),
                                  {alone}});
    if (mirrored.keptBones)
        result->report.push_back(QT_TRANSLATE_NOOP("Message", "some bones have no counterpart on the other side; what "
                                                              "follows them still does"));
    return result;
}

Result<MeshToolResult> transferWeights(SkinParts parts, SkinValues values, const SkinContext &context)
{
    std::vector<EditableMesh> taken;
    std::size_t changed = 0, left = 0, surfaces = 0;
    for (const EditableMesh &part : parts) {
        const EditableMesh others = context.otherParts(part.part);
        surfaces += others.triangleCount();
        TransferredSkin made = transferredSkin(part, others, values[0]);
        changed += made.changed;
        left += made.left;
        taken.push_back(std::move(made.mesh));
    }
    if (surfaces == 0)
        return Error{QT_TRANSLATE_NOOP("Message", "there are no other parts to take weights from")};
    Result<MeshToolResult> result =
        skinned(parts, {joined(taken), changed},
                QT_TRANSLATE_NOOP("Message", "%1 vertices follow what the surface near them follows"));
    if (result && left)
        result->report.push_back({QT_TRANSLATE_NOOP("Message", "%1 vertices are too far from other parts and keep "
                                                               "their weights"),
                                  {left}});
    return result;
}

Result<MeshToolResult> normaliseWeights(SkinParts parts, SkinValues, const SkinContext &)
{
    const SkinnedMesh made = normalisedSkin(joined(parts));
    if (made.changed == 0)
        return MeshToolResult::idle(QT_TRANSLATE_NOOP("Message", "the weights of all vertices add up already"));
    return skinned(parts, made, QT_TRANSLATE_NOOP("Message", "the weights of %1 vertices now add up"));
}

Result<MeshToolResult> limitBones(SkinParts parts, SkinValues values, const SkinContext &)
{
    const SkinnedMesh made = limitedSkin(joined(parts), std::size_t(values[0]));
    if (made.changed == 0)
        return MeshToolResult::idle(
            {QT_TRANSLATE_NOOP("Message", "no vertex follows more than %1 bones"), {int(values[0])}});
    return skinned(parts, made, QT_TRANSLATE_NOOP("Message", "%1 vertices follow fewer bones"));
}

Result<MeshToolResult> dropSmallShares(SkinParts parts, SkinValues values, const SkinContext &)
{
    const SkinnedMesh made = withoutSmallShares(joined(parts), values[0] / 100);
    if (made.changed == 0)
        return MeshToolResult::idle(QT_TRANSLATE_NOOP("Message", "no vertex follows a bone as little as that"));
    return skinned(parts, made, QT_TRANSLATE_NOOP("Message", "%1 vertices follow fewer bones"));
}

} // namespace

std::vector<MeshTool> skinTools()
{
    using Option = MeshToolOption;
    const char *menu = QT_TRANSLATE_NOOP("Label", "Weights");
    return {
        {"bind",
         QT_TRANSLATE_NOOP("Label", "Bind to the selected node"),
         QT_TRANSLATE_NOOP("Message", "All vertices of the selected parts follow the node that is selected with them"),
         1,
         {},
         bindToNode,
         menu},
        {"assign",
         QT_TRANSLATE_NOOP("Label", "Assign to the selected node"),
         QT_TRANSLATE_NOOP("Message", "The vertices of the selected parts follow the node that is selected with them "
                                      "more or less; their other bones keep their proportions"),
         1,
         {{"mode",
           QT_TRANSLATE_NOOP("Label", "Mode"),
           QT_TRANSLATE_NOOP("Message", "Set: the node gets the share. Add, subtract: it gets the share besides what "
                                        "it has, or loses it. Replace: each other bone gives the share of what it has"),
           Option::Choice,
           0,
           0,
           3,
           {{"set", QT_TRANSLATE_NOOP("Label", "Set")},
            {"add", QT_TRANSLATE_NOOP("Label", "Add")},
            {"subtract", QT_TRANSLATE_NOOP("Label", "Subtract")},
            {"replace", QT_TRANSLATE_NOOP("Label", "Replace")}}},
          {"share", QT_TRANSLATE_NOOP("Label", "Share"),
           QT_TRANSLATE_NOOP("Message", "How much of a vertex follows the node"), Option::Percent, 100, 0, 100}},
         assignToNode,
         menu},
        {"bind-loose",
         QT_TRANSLATE_NOOP("Label", "Bind loose vertices"),
         QT_TRANSLATE_NOOP("Message", "Find vertices that follow nothing, or bones that do not exist, and bind them"),
         1,
         {{"to",
           QT_TRANSLATE_NOOP("Label", "Bind to"),
           QT_TRANSLATE_NOOP("Message", "What the nearest vertex of the parts follows, or the node that is selected "
                                        "with them"),
           Option::Choice,
           0,
           0,
           1,
           {{"nearest", QT_TRANSLATE_NOOP("Label", "As the nearest vertex")},
            {"node", QT_TRANSLATE_NOOP("Label", "The selected node")}}}},
         bindLoose,
         menu},
        {"smooth-weights",
         QT_TRANSLATE_NOOP("Label", "Smooth weights"),
         QT_TRANSLATE_NOOP("Message", "Vertices follow more of what their neighbours follow, also across seams"),
         1,
         {{"iterations", QT_TRANSLATE_NOOP("Label", "Iterations"),
           QT_TRANSLATE_NOOP("Message", "How often this is done"), Option::Count, 2, 1, mostSmoothings},
          {"factor", QT_TRANSLATE_NOOP("Label", "Factor"),
           QT_TRANSLATE_NOOP("Message", "How far each iteration goes to the mean of the neighbours"), Option::Percent,
           50, 1, 100}},
         smoothWeights,
         menu},
        {"mirror-weights",
         QT_TRANSLATE_NOOP("Label", "Mirror weights"),
         QT_TRANSLATE_NOOP("Message", "Vertices of one side follow what those of the other side follow, by the bones "
                                      "of their side"),
         1,
         {{"axis",
           QT_TRANSLATE_NOOP("Label", "Across"),
           QT_TRANSLATE_NOOP("Message", "Between left and right, or across an axis of the model through its origin"),
           Option::Choice,
           0,
           0,
           3,
           {{"sides", QT_TRANSLATE_NOOP("Label", "Left and right")},
            {"x", QT_TRANSLATE_NOOP("Label", "x")},
            {"y", QT_TRANSLATE_NOOP("Label", "y")},
            {"z", QT_TRANSLATE_NOOP("Label", "z")}}},
          {"from",
           QT_TRANSLATE_NOOP("Label", "From"),
           QT_TRANSLATE_NOOP("Message", "The side whose weights are taken: positive is the model's left"),
           Option::Choice,
           0,
           0,
           1,
           {{"positive", QT_TRANSLATE_NOOP("Label", "Positive side (left)")},
            {"negative", QT_TRANSLATE_NOOP("Label", "Negative side (right)")}}},
          {"tolerance", QT_TRANSLATE_NOOP("Label", "Tolerance"),
           QT_TRANSLATE_NOOP("Message", "How far a vertex may be from where it would be mirrored; 0 for a thousandth "
                                        "of the parts' size"),
           Option::Distance, 0, 0, 1e6}},
         mirrorWeights,
         menu},
        {"transfer-weights",
         QT_TRANSLATE_NOOP("Label", "Take weights from other parts"),
         QT_TRANSLATE_NOOP("Message", "Vertices follow what the nearest place on the surface of the model's other "
                                      "parts follows"),
         1,
         {{"reach", QT_TRANSLATE_NOOP("Label", "Reach"),
           QT_TRANSLATE_NOOP("Message", "Vertices that are farther from the other parts keep their weights"),
           Option::Distance, 1e6, 0, 1e6}},
         transferWeights,
         menu},
        {"normalise-weights",
         QT_TRANSLATE_NOOP("Label", "Normalise weights"),
         QT_TRANSLATE_NOOP("Message", "The weights of each vertex add up to the whole"),
         1,
         {},
         normaliseWeights,
         menu},
        {"limit-bones",
         QT_TRANSLATE_NOOP("Label", "Limit bones per vertex"),
         QT_TRANSLATE_NOOP("Message", "Vertices keep only the bones that move them most"),
         1,
         {{"most", QT_TRANSLATE_NOOP("Label", "Most bones"),
           QT_TRANSLATE_NOOP("Message", "Bones that a vertex may follow"), Option::Count, 4, 1, 8}},
         limitBones,
         menu},
        {"drop-weights",
         QT_TRANSLATE_NOOP("Label", "Remove small weights"),
         QT_TRANSLATE_NOOP("Message", "Bones that hardly move a vertex let it go; the strongest one stays"),
         1,
         {{"least", QT_TRANSLATE_NOOP("Label", "Smallest share"),
           QT_TRANSLATE_NOOP("Message", "Smaller shares are removed"), Option::Percent, 5, 0, 100}},
         dropSmallShares,
         menu},
    };
}

} // namespace sinew
