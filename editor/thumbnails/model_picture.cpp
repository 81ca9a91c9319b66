// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/thumbnails/model_picture.h"

#include "core/facets/sequence_names.h"
#include "core/facets/sequence_zero.h"
#include "core/scene/pose/node_transform.h"
#include "core/scene/view/shown_bounds.h"

#include <QFileInfo>

#include <algorithm>

namespace sinew {

namespace {

Eigen::AlignedBox3f boxOf(const SceneExtent &extent)
{
    const Eigen::Vector3f low = toEigen(extent.minimum), high = toEigen(extent.maximum);
    const bool usable = low.allFinite() && high.allFinite() && (low.array() <= high.array()).all() && low != high;
    return usable ? Eigen::AlignedBox3f(low, high) : Eigen::AlignedBox3f();
}

} // namespace

PoseTime restingPose(const RenderScene &scene, const Format &format)
{
    PoseTime when;
    std::vector<std::string> names;
    for (const SceneSequence &sequence : scene.sequences)
        names.push_back(sequence.name);
    when.sequence = names.empty() ? -1 : std::int32_t(restingSequence(names));
    if (when.sequence >= 0) {
        const SceneSequence &sequence = scene.sequences[std::size_t(when.sequence)];
        when.time = sequence.start + (double(sequence.end) - sequence.start) / 4;
        when.globalTime = when.time - zeroOf(sequence, format.curves());
    }
    return when;
}

bool hasNothingToDraw(const RenderScene &scene)
{
    const auto isSeen = [](const SceneEvent &event) {
        return event.kind != EventKind::Unknown && event.kind != EventKind::Sound;
    };
    const auto hasModel = [](const SceneAttachment &attachment) { return !attachment.path.empty(); };
    return scene.meshes.empty() && scene.effects.empty() && scene.projections.empty() && scene.popcorns.empty() &&
           std::ranges::none_of(scene.events, isSeen) && std::ranges::none_of(scene.attachments, hasModel);
}

const Diagnostic *firstProblem(const Diagnostics &diagnostics)
{
    const auto &entries = diagnostics.entries();
    const auto first =
        std::ranges::find_if(entries, [](const Diagnostic &entry) { return entry.severity != Severity::Info; });
    return first == entries.end() ? nullptr : &*first;
}

Eigen::AlignedBox3f shownBox(const ViewContent &content)
{
    const RenderScene &scene = *content.scene;
    Eigen::AlignedBox3f box = shownBounds(scene, content.when, hiddenMeshes(scene, content.options.meshes));
    // Effects without a geoset: use the file's bounds.
    if (box.isEmpty() && content.when.sequence >= 0)
        box = boxOf(scene.sequences[std::size_t(content.when.sequence)].extent);
    if (box.isEmpty())
        box = boxOf(scene.extent);
    if (box.isEmpty())
        box = Eigen::AlignedBox3f(Eigen::Vector3f::Constant(-100), Eigen::Vector3f::Constant(100));
    return box;
}

ViewCamera overviewCamera(const ViewContent &content, float aspect)
{
    const Eigen::AlignedBox3f box = shownBox(content);
    ViewCamera camera;
    camera.yaw = 0.6f;
    camera.pitch = 0.3f;
    camera.frame(box, aspect);
    camera.fitClip(box);
    return camera;
}

std::optional<ViewCamera> portraitCamera(const ViewContent &content, const QString &path, float aspect)
{
    const RenderScene &scene = *content.scene;
    if (scene.cameras.empty() || !QFileInfo(path).completeBaseName().endsWith(u"portrait", Qt::CaseInsensitive))
        return std::nullopt;
    const SceneCamera &own = scene.cameras.front();
    return ViewCamera::fromModelCamera(own, evaluateCamera(scene, own, content.when), aspect);
}

} // namespace sinew
