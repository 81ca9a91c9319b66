// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/transform/placement.h"

#include "core/format/format.h"
#include "core/scene/pose/posed_bounds.h"

#include <cmath>

namespace sinew {

namespace {

Error nothingDrawn()
{
    return {QT_TRANSLATE_NOOP("Message", "the model draws no mesh, so that it has no middle and no lowest point")};
}

/// The same change with another place staying where it is.
Similarity about(Similarity similarity, const Eigen::Vector3d &centre)
{
    similarity.move += centre - similarity.scale * (similarity.axes() * centre);
    return similarity;
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
        for (const Vec3 &v : mesh.positions)
            if (std::isfinite(v.x) && std::isfinite(v.y) && std::isfinite(v.z))
                box.extend(Eigen::Vector3f(v.x, v.y, v.z));
    return box;
}

Result<Similarity> similarityOf(const Model &model, const Format &format, const PlacementRequest &request)
{
    // Beyond these, single-precision numbers no longer hold a model.
    if (!(request.scale >= 1e-6 && request.scale <= 1e6))
        return Error{QT_TRANSLATE_NOOP("Message", "the scale must lie between 0.000001 and 1000000")};
    if (!request.degrees.allFinite() || !(request.move.cwiseAbs().maxCoeff() <= 1e9))
        return Error{QT_TRANSLATE_NOOP("Message", "angles and movements must be numbers of at most 1000000000")};
    Similarity similarity{request.scale, turnByDegrees(request.degrees.x(), request.degrees.y(), request.degrees.z()),
                          request.mirrored};
    if (request.about != PlacementRequest::Origin) {
        const Eigen::AlignedBox3f box = drawnBox(model, format, request.sequence);
        if (box.isEmpty())
            return nothingDrawn();
        Eigen::Vector3d centre = box.center().cast<double>();
        if (request.about == PlacementRequest::GroundCentre)
            centre.z() = box.min().z();
        similarity = about(similarity, centre);
    }
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
