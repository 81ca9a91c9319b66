// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/transform/mesh/mesh_tools_projection.h"

#include "core/mesh/mesh_tangents.h"
#include "core/mesh/projection/uv_projection.h"

#include <QLocale>
#include <QtGlobal>

#include <algorithm>

namespace sinew {

namespace {

Result<MeshToolResult> projectParts(std::span<const EditableMesh> parts, const UvProjection &projection)
{
    const auto fewest =
        std::min_element(parts.begin(), parts.end(), [](const auto &a, const auto &b) { return a.uvSets < b.uvSets; });
    if (projection.set >= fewest->uvSets)
        return Error{
            Message(QT_TRANSLATE_NOOP("Message", "a part has only %1 sets of texture coordinates"), {fewest->uvSets})};
    const std::optional<ProjectionFrame> frame = projectionFrame(parts, projection);
    if (!frame)
        return Error{QT_TRANSLATE_NOOP("Message", "the triangles face in all directions, none of which is their mean; "
                                                  "choose an axis")};
    MeshToolResult result;
    std::size_t before = 0, after = 0;
    bool haveTangents = false;
    for (const EditableMesh &part : parts) {
        EditableMesh mesh = projected(part, projection, *frame);
        // Tangents are those of the first set.
        if (mesh.hasTangents && projection.set == 0) {
            mesh = withTangents(mesh);
            haveTangents = true;
        }
        before += part.vertices.size();
        after += mesh.vertices.size();
        result.request.changed.push_back(std::move(mesh));
    }
    result.report.push_back({QT_TRANSLATE_NOOP("Message", "the texture covers %1 units"),
                             {Message(QLocale().toString(frame->units, 'g', 4).toStdString())}});
    if (after > before)
        result.report.push_back({QT_TRANSLATE_NOOP("Message", "%1 vertices instead of %2, split where pieces of the "
                                                              "texture part"),
                                 {after, before}});
    if (haveTangents)
        result.report.push_back(QT_TRANSLATE_NOOP("Message", "tangents follow the new coordinates"));
    return result;
}

Eigen::Vector3d axisOf(double choice)
{
    return Eigen::Vector3d::Unit(int(choice) % 3) * (choice < 3 ? 1 : -1);
}

Result<MeshToolResult> projectPlane(std::span<const EditableMesh> parts, std::span<const double> values,
                                    const MeshToolContext &)
{
    const Eigen::Vector3d direction = values[0] < 6 ? axisOf(values[0]) : meanNormal(parts);
    return projectParts(parts, {ProjectionShape::Plane, direction, values[1], std::size_t(values[2])});
}

Result<MeshToolResult> projectBox(std::span<const EditableMesh> parts, std::span<const double> values,
                                  const MeshToolContext &)
{
    return projectParts(parts, {ProjectionShape::Box, Eigen::Vector3d::UnitZ(), values[0], std::size_t(values[1])});
}

Result<MeshToolResult> projectCylinder(std::span<const EditableMesh> parts, std::span<const double> values,
                                       const MeshToolContext &context)
{
    // TransformFacet::sideAxis() says where models face.
    const Eigen::Vector3d front =
        context.sideAxis == 0 ? Eigen::Vector3d(-Eigen::Vector3d::UnitY()) : Eigen::Vector3d(Eigen::Vector3d::UnitX());
    return projectParts(parts,
                        {ProjectionShape::Cylinder, axisOf(values[0]), values[1], std::size_t(values[2]), front});
}

std::vector<MeshToolChoice> axisChoices()
{
    return {{"x", QT_TRANSLATE_NOOP("Label", "x")},
            {"y", QT_TRANSLATE_NOOP("Label", "y")},
            {"z", QT_TRANSLATE_NOOP("Label", "z")}};
}

} // namespace

std::vector<MeshTool> projectionTools()
{
    using Option = MeshToolOption;
    const char *menu = QT_TRANSLATE_NOOP("Label", "Texture coordinates");
    const Option size{"size",
                      QT_TRANSLATE_NOOP("Label", "Texture size"),
                      QT_TRANSLATE_NOOP("Message", "Units that the texture covers once; 0 for the longest side of the "
                                                   "parts"),
                      Option::Distance,
                      0,
                      0,
                      1e6};
    const Option set{"set",
                     QT_TRANSLATE_NOOP("Label", "UV set"),
                     QT_TRANSLATE_NOOP("Message", "The set of texture coordinates that is replaced"),
                     Option::Count,
                     0,
                     0,
                     double(mostUvSets - 1)};
    std::vector<MeshToolChoice> directions = axisChoices();
    directions.push_back({"minus-x", QT_TRANSLATE_NOOP("Label", "−x")});
    directions.push_back({"minus-y", QT_TRANSLATE_NOOP("Label", "−y")});
    directions.push_back({"minus-z", QT_TRANSLATE_NOOP("Label", "−z")});
    directions.push_back({"normal", QT_TRANSLATE_NOOP("Label", "Mean of the normals")});
    return {
        {"project-plane",
         QT_TRANSLATE_NOOP("Label", "Project from a plane"),
         QT_TRANSLATE_NOOP("Message", "Make texture coordinates by looking at the parts from one direction"),
         1,
         {{"axis", QT_TRANSLATE_NOOP("Label", "Along"),
           QT_TRANSLATE_NOOP("Message", "The direction that the texture is seen from: an end of an axis, or where the "
                                        "parts face"),
           Option::Choice, 2, 0, 6, directions},
          size,
          set},
         projectPlane,
         menu},
        {"project-box",
         QT_TRANSLATE_NOOP("Label", "Project from a box"),
         QT_TRANSLATE_NOOP("Message", "Make texture coordinates by looking at each triangle from the one of six sides "
                                      "that it faces most"),
         1,
         {size, set},
         projectBox,
         menu},
        {"project-cylinder",
         QT_TRANSLATE_NOOP("Label", "Project from a cylinder"),
         QT_TRANSLATE_NOOP("Message", "Make texture coordinates by going around the parts; the seam is at the back"),
         1,
         {{"axis", QT_TRANSLATE_NOOP("Label", "Around"),
           QT_TRANSLATE_NOOP("Message", "The axis that the texture goes around"), Option::Choice, 2, 0, 2,
           axisChoices()},
          size,
          set},
         projectCylinder,
         menu},
    };
}

} // namespace sinew
