// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/explain/empty_view.h"

#include "core/scene/effects/effect_simulation.h"
#include "core/scene/explain/mesh_diagnosis_causes.h"
#include "core/scene/pose/skinning.h"
#include "core/scene/scene_util.h"

#include <QtGlobal>

#include <algorithm>
#include <array>

namespace sinew {

namespace {

/// Maximum number of meshes that are explained one by one, and searched for sequences that show them.
constexpr std::size_t fewMeshes = 32;

bool isOutside(const Eigen::AlignedBox3f &box, const Eigen::Matrix4f &viewProjection)
{
    std::array<bool, 6> beyond;
    beyond.fill(true);
    for (int corner = 0; corner < 8; ++corner) {
        const Eigen::Vector4f at = viewProjection * box.corner(Eigen::AlignedBox3f::CornerType(corner)).homogeneous();
        for (int axis = 0; axis < 3; ++axis) {
            beyond[std::size_t(axis) * 2] &= at[axis] < -at.w();
            beyond[std::size_t(axis) * 2 + 1] &= at[axis] > at.w();
        }
    }
    return std::any_of(beyond.begin(), beyond.end(), [](bool each) { return each; });
}

/// Layers below this are not drawn.
float leastOpacity(const SceneLayer &layer)
{
    return layer.batch || layer.surface ? minBatchOpacity : 0.01f;
}

/// Finds the last obstacle that keeps a mesh from being visible.
class Look
{
public:
    Look(const RenderScene &scene, const ViewedScene &view) : m_scene(scene), m_view(view)
    {
        evaluatePose(scene, view.context.when, m_pose);
    }

    const Pose &pose() const { return m_pose; }
    bool isChosen(std::size_t row) const { return row >= m_view.context.shown.size() || m_view.context.shown[row]; }

    /// Nothing: it is visible.
    std::optional<EmptyView::Cause> obstacle(std::size_t row) const
    {
        const SceneMesh &mesh = m_scene.meshes[row];
        if (mesh.indices.size() < 3)
            return EmptyView::Undrawn;
        if (!isMeshVisible(m_pose, row) || !hasVisibleLayer(row))
            return EmptyView::Transparent;
        std::vector<Eigen::Vector3f> positions;
        skinnedPositions(mesh, m_pose, positions);
        Eigen::AlignedBox3f box;
        for (const Eigen::Vector3f &position : positions)
            if (position.allFinite())
                box.extend(position);
        if (box.isEmpty() || !(box.diagonal().norm() > 0))
            return EmptyView::Shrunk;
        if (isOutside(box, m_view.viewProjection))
            return EmptyView::Outside;
        const std::vector<SceneLayer> &layers = layersOf(mesh);
        const bool fromFront = !layers.empty() && std::none_of(layers.begin(), layers.end(),
                                                               [](const SceneLayer &layer) { return layer.twoSided; });
        if (fromFront && m_view.context.when.view && facingOf(m_scene, row, m_pose, m_view.context.when).away >= 1)
            return EmptyView::Backs;
        return std::nullopt;
    }

    /// True if effects are visible; those outside of the picture do not count.
    bool showsEffects() const
    {
        if (!m_view.effects || m_scene.effects.empty())
            return false;
        EffectSimulation simulation;
        simulation.update(m_scene, m_view.context.when);
        if (!simulation.frame().models.empty())
            return true;
        const Eigen::AlignedBox3f box = effectBounds(simulation.frame());
        return !box.isEmpty() && !isOutside(box, m_view.viewProjection);
    }

private:
    const std::vector<SceneLayer> &layersOf(const SceneMesh &mesh) const
    {
        static const std::vector<SceneLayer> none;
        const SceneMaterial *material = materialAt(m_scene, mesh.material);
        return material ? material->layers : none;
    }
    /// Meshes without layers are drawn plain.
    bool hasVisibleLayer(std::size_t row) const
    {
        const SceneMesh &mesh = m_scene.meshes[row];
        const std::vector<SceneLayer> &layers = layersOf(mesh);
        for (std::size_t i = 0; i < layers.size(); ++i)
            if (m_pose.layers[std::size_t(mesh.material)][i].alpha * m_pose.meshAlpha[row] >= leastOpacity(layers[i]))
                return true;
        return layers.empty();
    }

    const RenderScene &m_scene;
    const ViewedScene &m_view;
    Pose m_pose;
};

Message messageOf(const EmptyView &view, bool hasMeshes)
{
    switch (view.cause) {
    case EmptyView::NothingThere:
        return QT_TRANSLATE_NOOP("Message", "Nothing of this model is visible: it has no geosets.");
    case EmptyView::SwitchedOff:
        return hasMeshes ? QT_TRANSLATE_NOOP("Message", "Nothing of this model is visible: the view shows no meshes.")
                         : QT_TRANSLATE_NOOP("Message", "Nothing of this model is visible: the view shows no effects.");
    case EmptyView::Undrawn:
        return QT_TRANSLATE_NOOP("Message", "Nothing of this model is visible: its geosets have no triangles.");
    case EmptyView::Transparent:
        return view.othersShow
                   ? QT_TRANSLATE_NOOP("Message", "Nothing of this model is visible: the geosets that are switched on "
                                                  "are transparent at this moment, and others are switched off.")
                   : QT_TRANSLATE_NOOP("Message",
                                       "Nothing of this model is visible: its geosets are transparent at this moment.");
    case EmptyView::Shrunk:
        return QT_TRANSLATE_NOOP("Message",
                                 "Nothing of this model is visible: its bones shrink it to a point at this moment.");
    case EmptyView::Outside:
        return QT_TRANSLATE_NOOP("Message", "Nothing of this model is visible: it is outside the view.");
    case EmptyView::Backs:
        return QT_TRANSLATE_NOOP("Message", "Nothing of this model is visible: only its back sides are seen from here, "
                                            "and no layer is two-sided.");
    case EmptyView::NoEffectsNow:
        return QT_TRANSLATE_NOOP("Message",
                                 "Nothing of this model is visible: its effects show nothing at this moment.");
    }
    return {};
}

/// What hides the chosen meshes.
std::vector<MeshFinding> findingsOf(const RenderScene &scene, const ViewedScene &view, const Look &look,
                                    const TextureFacts &facts)
{
    std::vector<MeshFinding> all;
    std::size_t explained = 0;
    for (std::size_t row = 0; row < scene.meshes.size() && explained < fewMeshes; ++row) {
        if (!look.isChosen(row))
            continue;
        ++explained;
        for (MeshFinding &finding : diagnoseMesh(scene, look.pose(), row, view.context, facts))
            if (finding.hides)
                all.push_back(std::move(finding));
    }
    return all;
}

std::int32_t sequenceShowing(const RenderScene &scene, const ViewedScene &view, const Look &look)
{
    std::int32_t first = -1;
    std::size_t searched = 0;
    for (std::size_t row = 0; row < scene.meshes.size() && searched < fewMeshes; ++row) {
        if (!look.isChosen(row))
            continue;
        ++searched;
        for (const std::size_t seen : sequencesShowing(scene, row, view.context.when).seen)
            if (std::int32_t(seen) != view.context.when.sequence && (first < 0 || std::int32_t(seen) < first))
                first = std::int32_t(seen);
    }
    return first;
}

} // namespace

std::optional<EmptyView> explainEmptyView(const RenderScene &scene, const ViewedScene &view, const TextureFacts &facts)
{
    const Look look(scene, view);
    std::optional<EmptyView::Cause> farthest; // the last obstacle met by the mesh that got farthest
    EmptyView empty;
    for (std::size_t row = 0; row < scene.meshes.size(); ++row) {
        if (view.meshes && look.isChosen(row)) {
            const auto obstacle = look.obstacle(row);
            if (!obstacle)
                return std::nullopt;
            farthest = std::max(farthest.value_or(*obstacle), *obstacle);
        } else if (view.meshes && !empty.othersShow) {
            empty.othersShow = !look.obstacle(row);
        }
    }
    const bool hasChildren = std::any_of(scene.attachments.begin(), scene.attachments.end(),
                                         [](const SceneAttachment &each) { return !each.path.empty(); });
    if (look.showsEffects() || hasChildren || !scene.popcorns.empty())
        return std::nullopt;
    const bool leftOut = (!view.meshes && !scene.meshes.empty()) || (!view.effects && !scene.effects.empty());
    empty.cause = farthest                ? *farthest
                  : leftOut               ? EmptyView::SwitchedOff
                  : scene.effects.empty() ? EmptyView::NothingThere
                                          : EmptyView::NoEffectsNow;
    empty.othersShow &= empty.cause == EmptyView::Transparent;
    empty.message = messageOf(empty, !scene.meshes.empty());
    if (empty.cause == EmptyView::Transparent)
        empty.shownBy = sequenceShowing(scene, view, look);
    if (farthest && empty.cause != EmptyView::Outside)
        empty.findings = findingsOf(scene, view, look, facts);
    return empty;
}

} // namespace sinew
