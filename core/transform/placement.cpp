// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/transform/placement.h"

#include "core/format/format.h"
#include "core/scene/pose/posed_bounds.h"
#include "core/scene/view/ray_cast.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <unordered_set>

namespace sinew {

namespace {

Error nothingDrawn()
{
    return {QT_TRANSLATE_NOOP("Message", "the model draws no mesh, so that it has no middle and no lowest point")};
}

void extend(Eigen::AlignedBox3f &box, const Array<Vec3> &places)
{
    for (const Vec3 &v : places)
        if (std::isfinite(v.x) && std::isfinite(v.y) && std::isfinite(v.z))
            box.extend(Eigen::Vector3f(v.x, v.y, v.z));
}

/// The angles that turnByDegrees() takes.
Eigen::Vector3d degreesOf(const Eigen::Quaterniond &turn)
{
    const Eigen::Matrix3d m = turn.normalized().toRotationMatrix();
    const double sine = std::clamp(-m(2, 0), -1.0, 1.0);
    Eigen::Vector3d angles(0, std::asin(sine), 0);
    if (std::abs(sine) < 1 - 1e-12) {
        angles.x() = std::atan2(m(2, 1), m(2, 2));
        angles.z() = std::atan2(m(1, 0), m(0, 0));
    } else {
        // x and z turn about the same line now; z alone can say it.
        angles.z() = std::atan2(-m(0, 1), m(1, 1));
    }
    return angles * 180 / std::numbers::pi;
}

/// The box of what is drawn after a change. Not the changed box, which is too large after a turn.
Result<Eigen::AlignedBox3f> boxAfter(const Model &model, const Format &format, const Similarity &similarity,
                                     int sequence)
{
    Result<PlacedModel> placed = format.placements()->placed(model, similarity);
    if (!placed)
        return placed.error();
    const std::unique_ptr<Model> after = model.clone();
    for (Change &change : placed->changes)
        applyChange(*after, change);
    return drawnBox(*after, format, sequence);
}

} // namespace

Eigen::AlignedBox3f drawnBox(const Model &model, const Format &format, int sequence)
{
    if (!format.scene())
        return {};
    PosedBounds bounds(format.scene()->build(model));
    const RenderScene &scene = bounds.scene();
    if (sequence >= 0 && std::size_t(sequence) < scene.sequences.size())
        if (const Eigen::AlignedBox3f box = bounds.sequence(std::size_t(sequence)); !box.isEmpty())
            return box;
    Eigen::AlignedBox3f box;
    for (const SceneMesh &mesh : scene.meshes)
        extend(box, mesh.positions);
    return box;
}

Eigen::AlignedBox3f boxAtRest(const Model &model, const Format &format, const std::vector<NodeId> &objects)
{
    Eigen::AlignedBox3f box;
    if (!format.scene())
        return box;
    const RenderScene scene = format.scene()->build(model);
    const std::unordered_set<NodeId> wanted(objects.begin(), objects.end());
    for (const SceneMesh &mesh : scene.meshes)
        if (wanted.contains(mesh.source))
            extend(box, mesh.positions);
    Pose pose;
    evaluatePose(scene, PoseTime(), pose);
    for (std::size_t row = 0; row < scene.nodes.size(); ++row)
        if (const Eigen::Vector3f place = nodePosition(scene, pose, row);
            wanted.contains(scene.nodes[row].source) && place.allFinite())
            box.extend(place);
    return box;
}

Result<Eigen::Vector3d> placeAbout(const Model &model, const Format &format, PlacementRequest::About about,
                                   int sequence)
{
    if (about == PlacementRequest::Origin)
        return Eigen::Vector3d(0, 0, 0);
    const Eigen::AlignedBox3f box = drawnBox(model, format, sequence);
    if (box.isEmpty())
        return nothingDrawn();
    Eigen::Vector3d centre = box.center().cast<double>();
    if (about == PlacementRequest::GroundCentre)
        centre.z() = box.min().z();
    return centre;
}

Similarity similarityAbout(const PlacementRequest &request, const Eigen::Vector3d &about)
{
    Similarity similarity{request.scale, turnByDegrees(request.degrees.x(), request.degrees.y(), request.degrees.z()),
                          request.mirrored};
    similarity.move = about - similarity.scale * (similarity.axes() * about) + request.move;
    return similarity;
}

PlacementRequest followedBy(const PlacementRequest &request, const PlacementStep &step, const Eigen::Vector3d &about)
{
    const Similarity before = similarityAbout(request, about);
    PlacementRequest after = request;
    after.scale *= step.scale;
    after.degrees = degreesOf(step.turn * before.turn);
    after.move.setZero();
    after.move = step.centre + step.scale * (step.turn * (before.move - step.centre)) + step.move -
                 similarityAbout(after, about).move;
    return after;
}

Result<Similarity> similarityOf(const Model &model, const Format &format, const PlacementRequest &request)
{
    // Beyond these, single-precision numbers no longer hold a model.
    if (!(request.scale >= 1e-6 && request.scale <= 1e6))
        return Error{QT_TRANSLATE_NOOP("Message", "the scale must lie between 0.000001 and 1000000")};
    if (!request.degrees.allFinite() || !(request.move.cwiseAbs().maxCoeff() <= 1e9))
        return Error{QT_TRANSLATE_NOOP("Message", "angles and movements must be numbers of at most 1000000000")};
    const Result<Eigen::Vector3d> about = placeAbout(model, format, request.about, request.sequence);
    if (!about)
        return about.error();
    PlacementRequest unmoved = request;
    unmoved.move.setZero();
    Similarity similarity = similarityAbout(unmoved, *about);
    if (request.onGround || request.centred) {
        const Result<Eigen::AlignedBox3f> box = boxAfter(model, format, similarity, request.sequence);
        if (!box)
            return box.error();
        if (box->isEmpty())
            return nothingDrawn();
        if (request.onGround)
            similarity.move.z() -= double(box->min().z());
        if (request.centred)
            similarity.move.head<2>() -= box->center().head<2>().cast<double>();
    }
    similarity.move += request.move;
    return similarity;
}

Result<PlacedModel> placedModel(const Model &model, const Format &format, const PlacementRequest &request)
{
    if (!format.placements())
        return Error{QT_TRANSLATE_NOOP("Message", "models of this format can't be transformed as a whole")};
    const Result<Similarity> similarity = similarityOf(model, format, request);
    if (!similarity)
        return similarity.error();
    return format.placements()->placed(model, *similarity);
}

} // namespace sinew
