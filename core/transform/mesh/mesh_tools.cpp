// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/transform/mesh/mesh_tools.h"

#include "core/mesh/bone_shares.h"
#include "core/mesh/mesh_clean.h"
#include "core/mesh/mesh_detail.h"
#include "core/mesh/mesh_holes.h"
#include "core/mesh/mesh_normals.h"
#include "core/mesh/mesh_parts.h"
#include "core/mesh/mesh_tangents.h"
#include "core/transform/mesh/mesh_tools_projection.h"
#include "core/transform/mesh/mesh_tools_skin.h"

#include <QLocale>
#include <QtGlobal>

#include <algorithm>
#include <map>

namespace sinew {

namespace {

using Parts = std::span<const EditableMesh>;
using Values = std::span<const double>;
using Context = MeshToolContext;

constexpr std::size_t mostNewParts = 255;

struct Counts
{
    std::size_t vertices = 0, triangles = 0;
};

Counts countsOf(Parts parts)
{
    Counts counts;
    for (const EditableMesh &part : parts) {
        counts.vertices += part.vertices.size();
        counts.triangles += part.triangleCount();
    }
    return counts;
}

/// Changes each part by itself, and says how the numbers of vertices and triangles changed.
template<class Change>
MeshToolResult eachPart(Parts parts, const Change &change)
{
    MeshToolResult result;
    for (const EditableMesh &part : parts)
        result.request.changed.push_back(change(part));
    const Counts before = countsOf(parts), after = countsOf(result.request.changed);
    if (before.triangles != after.triangles)
        result.report.push_back(
            {QT_TRANSLATE_NOOP("Message", "%1 triangles instead of %2"), {after.triangles, before.triangles}});
    if (before.vertices != after.vertices)
        result.report.push_back(
            {QT_TRANSLATE_NOOP("Message", "%1 vertices instead of %2"), {after.vertices, before.vertices}});
    if (result.report.empty())
        result.report.push_back({QT_TRANSLATE_NOOP("Message", "%1 triangles and %2 vertices, as before"),
                                 {after.triangles, after.vertices}});
    return result;
}

Result<MeshToolResult> merge(Parts parts, Values, const Context &)
{
    MeshToolResult result;
    result.request.changed.push_back(joined(parts));
    for (const EditableMesh &part : parts.subspan(1))
        result.request.removed.push_back(part.part);
    const Counts after = countsOf(result.request.changed);
    result.report.push_back({QT_TRANSLATE_NOOP("Message", "%1 parts become one with %2 triangles and %3 vertices"),
                             {parts.size(), after.triangles, after.vertices}});
    return result;
}

/// Divides each part by a number that its triangles have; the triangles with the first one stay.
template<class NumbersOf>
Result<MeshToolResult> divide(Parts parts, const NumbersOf &numbersOf)
{
    MeshToolResult result;
    for (const EditableMesh &part : parts) {
        const std::vector<std::uint32_t> numbers = numbersOf(part);
        std::map<std::uint32_t, std::vector<bool>> taken;
        for (std::size_t triangle = 0; triangle < numbers.size(); ++triangle) {
            std::vector<bool> &flags = taken[numbers[triangle]];
            flags.resize(numbers.size());
            flags[triangle] = true;
            if (taken.size() > mostNewParts)
                return Error{
                    Message(QT_TRANSLATE_NOOP("Message", "this would make more than %1 parts"), {mostNewParts})};
        }
        if (taken.size() < 2)
            continue;
        for (const auto &[number, flags] : taken)
            (number == numbers.front() ? result.request.changed : result.request.added)
                .push_back(takenTriangles(part, flags));
    }
    if (result.request.added.empty())
        return MeshToolResult::idle(
            QT_TRANSLATE_NOOP("Message", "there is nothing to separate: all triangles belong together"));
    result.report.push_back({QT_TRANSLATE_NOOP("Message", "%1 new parts"), {result.request.added.size()}});
    return result;
}

Result<MeshToolResult> separateIslands(Parts parts, Values values, const Context &)
{
    return divide(parts, [&](const EditableMesh &part) {
        return islandsOf(part, values[0] != 0 ? Joint::Vertex : Joint::Place).ofTriangle;
    });
}

/// The bone that has most of a triangle.
NodeId boneOf(const EditableMesh &mesh, std::size_t triangle)
{
    BoneShares all;
    for (std::size_t i = 0; i < 3; ++i)
        for (const BoneShare &share : mesh.skins[mesh.vertices[mesh.triangles[triangle * 3 + i]].skin])
            all.push_back(share);
    const BoneShares strongest = limited(all, 1);
    return strongest.empty() ? NodeId(NoNode) : strongest.front().bone;
}

Result<MeshToolResult> separateBones(Parts parts, Values, const Context &)
{
    return divide(parts, [](const EditableMesh &part) {
        std::vector<std::uint32_t> numbers;
        for (std::size_t triangle = 0; triangle < part.triangleCount(); ++triangle)
            numbers.push_back(boneOf(part, triangle));
        return numbers;
    });
}

Result<MeshToolResult> duplicate(Parts parts, Values, const Context &)
{
    MeshToolResult result;
    result.request.added.assign(parts.begin(), parts.end());
    result.report.push_back({QT_TRANSLATE_NOOP("Message", "%1 new parts"), {parts.size()}});
    return result;
}

Result<MeshToolResult> flip(Parts parts, Values, const Context &)
{
    return eachPart(parts, [](const EditableMesh &part) { return flipped(part); });
}

Result<MeshToolResult> weld(Parts parts, Values values, const Context &)
{
    MeshToolResult result =
        eachPart(parts, [&](const EditableMesh &part) { return welded(part, values[0], values[1] != 0); });
    if (std::any_of(result.request.changed.begin(), result.request.changed.end(),
                    [](const EditableMesh &mesh) { return mesh.triangles.empty(); }))
        return Error{QT_TRANSLATE_NOOP("Message", "nothing would be left of a part; choose a smaller distance")};
    return result;
}

Result<MeshToolResult> fillHoles(Parts parts, Values values, const Context &)
{
    std::size_t holes = 0, left = 0;
    MeshToolResult result = eachPart(parts, [&](const EditableMesh &part) {
        FilledMesh filled = filledHoles(part, std::size_t(values[0]));
        holes += filled.holes;
        left += filled.left;
        return filled.mesh;
    });
    if (holes == 0)
        return MeshToolResult::idle(
            {QT_TRANSLATE_NOOP("Message", "there are no holes with up to %1 edges"), {int(values[0])}});
    result.report.insert(result.report.begin(), Message(QT_TRANSLATE_NOOP("Message", "%1 holes filled"), {holes}));
    if (left)
        result.report.push_back({QT_TRANSLATE_NOOP("Message", "%1 holes have more edges"), {left}});
    return result;
}

Result<MeshToolResult> normals(Parts parts, Values values, const Context &)
{
    return eachPart(parts, [&](const EditableMesh &part) { return withNormals(part, values[0]); });
}

Result<MeshToolResult> normalsAcrossSeams(Parts parts, Values, const Context &)
{
    // Parts that meet are looked at together.
    const EditableMesh all = withNormalsAcrossSeams(joined(parts));
    std::size_t next = 0;
    return eachPart(parts, [&](EditableMesh part) {
        part.hasNormals = true;
        for (MeshVertex &vertex : part.vertices)
            vertex.normal = all.vertices[next++].normal;
        return part;
    });
}

Result<MeshToolResult> tangents(Parts parts, Values, const Context &)
{
    if (std::none_of(parts.begin(), parts.end(), [](const EditableMesh &part) { return part.hasTangents; }))
        return MeshToolResult::idle(QT_TRANSLATE_NOOP("Message", "these parts have no tangents; only materials with "
                                                                 "normal maps need them"));
    return eachPart(parts, [](const EditableMesh &part) { return part.hasTangents ? withTangents(part) : part; });
}

Result<MeshToolResult> simplify(Parts parts, Values values, const Context &)
{
    double error = 0;
    MeshToolResult result = eachPart(parts, [&](const EditableMesh &part) {
        SimplifiedMesh coarse = simplified(part, values[0] / 100, values[1]);
        error = std::max(error, coarse.error);
        return withoutRepeats(std::move(coarse.mesh));
    });
    if (std::any_of(result.request.changed.begin(), result.request.changed.end(),
                    [](const EditableMesh &mesh) { return mesh.triangles.empty(); }))
        return Error{QT_TRANSLATE_NOOP("Message", "nothing would be left of a part; keep more triangles")};
    result.report.push_back({QT_TRANSLATE_NOOP("Message", "the surface moves by up to %1"),
                             {Message(QLocale().toString(error, 'g', 3).toStdString())}});
    return result;
}

Result<MeshToolResult> order(Parts parts, Values, const Context &)
{
    return eachPart(parts, orderedForCards);
}

Result<MeshToolResult> mirror(Parts parts, Values, const Context &context)
{
    MeshToolResult result;
    const std::unordered_map<NodeId, NodeId> otherSides = context.otherSides(context.sideAxis);
    std::size_t kept = 0;
    for (const EditableMesh &part : parts) {
        EditableMesh copy = mirrored(part, context.sideAxis);
        for (BoneShares &shares : copy.skins)
            for (BoneShare &share : shares)
                if (const auto other = otherSides.find(share.bone); other != otherSides.end())
                    share.bone = other->second;
                else
                    ++kept;
        for (BoneShares &shares : copy.skins)
            shares = normalised(shares);
        result.request.added.push_back(std::move(copy));
    }
    result.report.push_back({QT_TRANSLATE_NOOP("Message", "%1 new parts"), {parts.size()}});
    if (kept)
        result.report.push_back(QT_TRANSLATE_NOOP("Message", "some bones have no counterpart on the other side; what "
                                                             "follows them still does"));
    return result;
}

std::vector<MeshTool> partTools()
{
    using Option = MeshToolOption;
    return {
        {"merge",
         QT_TRANSLATE_NOOP("Label", "Merge"),
         QT_TRANSLATE_NOOP("Message", "Make one part of several: it has the material of the first"),
         2,
         {},
         merge},
        {"separate",
         QT_TRANSLATE_NOOP("Label", "Separate loose pieces"),
         QT_TRANSLATE_NOOP("Message", "Make a part of each piece that hangs together"),
         1,
         {{"seams", QT_TRANSLATE_NOOP("Label", "Divide at seams"),
           QT_TRANSLATE_NOOP("Message", "Vertices in one place don't connect pieces; else seams of the texture do not "
                                        "divide them"),
           Option::Switch, 0, 0, 1}},
         separateIslands},
        {"separate-bones",
         QT_TRANSLATE_NOOP("Label", "Separate by bone"),
         QT_TRANSLATE_NOOP("Message", "Make a part of the triangles of each bone that moves most of them"),
         1,
         {},
         separateBones},
        {"duplicate",
         QT_TRANSLATE_NOOP("Label", "Duplicate"),
         QT_TRANSLATE_NOOP("Message", "Make a copy of each part, drawn like it"),
         1,
         {},
         duplicate},
        {"mirror",
         QT_TRANSLATE_NOOP("Label", "Mirror to the other side"),
         QT_TRANSLATE_NOOP("Message", "Make a mirrored copy of each part, whose vertices follow the bones of the other "
                                      "side"),
         1,
         {},
         mirror},
        {"flip",
         QT_TRANSLATE_NOOP("Label", "Flip faces"),
         QT_TRANSLATE_NOOP("Message", "Turn the inside of the surface out"),
         1,
         {},
         flip},
        {"weld",
         QT_TRANSLATE_NOOP("Label", "Weld vertices"),
         QT_TRANSLATE_NOOP("Message", "Make one vertex of those that lie together"),
         1,
         {{"distance", QT_TRANSLATE_NOOP("Label", "Distance"),
           QT_TRANSLATE_NOOP("Message", "Vertices no farther apart than this become one"), Option::Distance, 0.001, 0,
           1e6},
          {"across-seams", QT_TRANSLATE_NOOP("Label", "Across seams"),
           QT_TRANSLATE_NOOP("Message", "Also vertices with other texture coordinates or bones, which are lost"),
           Option::Switch, 0, 0, 1}},
         weld},
        {"fill-holes",
         QT_TRANSLATE_NOOP("Label", "Fill holes"),
         QT_TRANSLATE_NOOP("Message", "Close holes of the surface with triangles"),
         1,
         {{"edges", QT_TRANSLATE_NOOP("Label", "Most edges"),
           QT_TRANSLATE_NOOP("Message", "Larger holes, such as the rim of a cape, stay open"), Option::Count, 16, 3,
           1000}},
         fillHoles},
        {"normals",
         QT_TRANSLATE_NOOP("Label", "Recalculate normals"),
         QT_TRANSLATE_NOOP("Message", "Work out which way the surface faces, for the light"),
         1,
         {{"angle", QT_TRANSLATE_NOOP("Label", "Smoothing angle"),
           QT_TRANSLATE_NOOP("Message", "Edges are smooth up to this angle: 0 makes all faces flat, 180 none"),
           Option::Degrees, 60, 0, 180}},
         normals},
        {"smooth-seams",
         QT_TRANSLATE_NOOP("Label", "Smooth normals across seams"),
         QT_TRANSLATE_NOOP("Message", "Vertices in one place get the mean of their normals, also between parts"),
         1,
         {},
         normalsAcrossSeams},
        {"tangents",
         QT_TRANSLATE_NOOP("Label", "Recalculate tangents"),
         QT_TRANSLATE_NOOP("Message", "For normal maps, by the definition of MikkTSpace"),
         1,
         {},
         tangents},
        {"simplify",
         QT_TRANSLATE_NOOP("Label", "Simplify"),
         QT_TRANSLATE_NOOP("Message", "Make a coarser level of detail with fewer triangles"),
         1,
         {{"keep", QT_TRANSLATE_NOOP("Label", "Keep"),
           QT_TRANSLATE_NOOP("Message", "Share of the triangles to be left"), Option::Percent, 50, 1, 100},
          {"error", QT_TRANSLATE_NOOP("Label", "Largest error"),
           QT_TRANSLATE_NOOP("Message", "The surface moves by no more than this, even if more triangles are left"),
           Option::Distance, 10, 0, 1e6}},
         simplify},
        {"order",
         QT_TRANSLATE_NOOP("Label", "Order triangles for graphics cards"),
         QT_TRANSLATE_NOOP("Message", "The same triangles in an order that is drawn faster"),
         1,
         {},
         order},
    };
}

std::vector<MeshTool> allTools()
{
    std::vector<MeshTool> tools = partTools();
    for (std::vector<MeshTool> more : {skinTools(), projectionTools()})
        std::move(more.begin(), more.end(), std::back_inserter(tools));
    return tools;
}

} // namespace

std::span<const MeshTool> meshTools()
{
    static const std::vector<MeshTool> tools = allTools();
    return tools;
}

const MeshTool *meshTool(std::string_view id)
{
    const std::span<const MeshTool> tools = meshTools();
    const auto found = std::find_if(tools.begin(), tools.end(), [&](const MeshTool &tool) { return tool.id == id; });
    return found == tools.end() ? nullptr : &*found;
}

std::vector<double> defaultValues(const MeshTool &tool)
{
    std::vector<double> values;
    for (const MeshToolOption &option : tool.options)
        values.push_back(option.value);
    return values;
}

} // namespace sinew
