// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/qt3d/scene_entity.h"

#include "viewport/qt3d/make_node.h"

namespace sinew {

namespace {

void append(OverlayLines &lines, const OverlayLines &more)
{
    lines.insert(lines.end(), more.begin(), more.end());
}

} // namespace

SceneEntity::SceneEntity(Qt3DCore::QEntity *owner, TextureProvider &provider)
    : m_root(makeNode<Qt3DCore::QEntity>(owner)), m_effects(m_root.get()), m_meshes(m_root.get(), m_effects, provider),
      m_ground(m_root.get(), m_effects, false, draw_group::ground),
      m_behind(m_root.get(), m_effects, false, draw_group::overlay),
      m_above(m_root.get(), m_effects, true, draw_group::overlay - 1),
      m_gizmo(m_root.get(), m_effects, true, draw_group::gizmo),
      m_labels(m_root.get(), m_effects, draw_group::labels)
{
}

SceneEntity::~SceneEntity() = default;

void SceneEntity::sync(const ViewContent &content)
{
    m_meshes.sync(*content.scene, content.options, content.selectedMeshes);
    const SceneExtent &extent = content.scene->extent;
    const float reach = std::max({extent.radius, std::abs(extent.maximum.x), std::abs(extent.minimum.x), 50.f});
    m_ground.setLines(content.options.grid ? gridLines(std::min(reach, 1e5f), content.options.background)
                                           : OverlayLines());
}

void SceneEntity::apply(const ViewContent &content)
{
    const RenderScene &scene = *content.scene;
    PoseTime when = content.when;
    content.camera.apply(when);
    evaluatePose(scene, when, m_pose);
    const Eigen::Vector3f toViewer = when.view ? Eigen::Vector3f(when.view->conjugate() * Eigen::Vector3f::UnitZ())
                                                : Eigen::Vector3f::UnitX();
    m_meshes.apply(scene, m_pose, toViewer);

    const ViewOptions &options = content.options;
    OverlayLines behind, above;
    if (options.extents)
        append(behind, extentLines(scene, when.sequence));
    if (options.collisionShapes)
        append(behind, collisionLines(scene, m_pose, content.selectedNodes));
    if (options.cameras)
        append(behind, cameraLines(scene, when));
    // What is selected shows even while the skeleton is switched off.
    if (options.skeleton || !content.selectedNodes.empty())
        append(above, skeletonLines(scene, m_pose, content.selectedNodes, options.skeleton));
    m_behind.setLines(behind);
    m_above.setLines(above);
    const GizmoShapes gizmo = content.gizmo ? gizmoShapes(*content.gizmo, content.camera) : GizmoShapes();
    m_gizmo.setLines(gizmo.lines, gizmo.faces);
    m_labels.setLabels(options.nodeNames ? nodeLabels(scene, m_pose, content.selectedNodes) : OverlayLabels());
}

} // namespace sinew
