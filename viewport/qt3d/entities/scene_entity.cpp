// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/qt3d/entities/scene_entity.h"

#include "core/scene/scene_util.h"
#include "viewport/overlay/marker_context.h"
#include "viewport/overlay/markers.h"
#include "viewport/overlay/markers_effects.h"
#include "viewport/overlay/markers_lights.h"
#include "viewport/overlay/markers_projections.h"
#include "viewport/overlay/motion/trail_lines.h"
#include "viewport/overlay/orientation_cube.h"
#include "viewport/overlay/overlay_shapes.h"
#include "viewport/overlay/overlay_statistics.h"
#include "viewport/qt3d/gpu/make_node.h"

namespace sinew {

namespace {

constexpr qint64 statisticsInterval =
    500; ///< milliseconds between changes of the numbers while pictures follow each other

void append(OverlayLines &lines, const OverlayLines &more)
{
    lines.insert(lines.end(), more.begin(), more.end());
}

/// Paths of models that were not found, at their places.
Markers missingMarkers(const std::vector<NestedModel> &missing, const MarkerContext &context)
{
    constexpr QRgb colour = 0xffff60ff;
    Markers markers;
    for (const NestedModel &model : missing) {
        const Eigen::Vector3f at = model.placement.translation(),
                              half = Eigen::Vector3f::Constant(2 * context.iconUnit(at));
        OverlayShapes(markers.lines, Eigen::Affine3f(Eigen::Translation3f(at)), colour, 1.5f).box(-half, half);
        markers.labels.push_back({at, QString::fromUtf8(model.path.c_str()), colour});
    }
    return markers;
}

} // namespace

SceneEntity::SceneEntity(Qt3DCore::QEntity *owner, TextureProvider &provider, SceneProvider &scenes,
                         EffectCache *effects)
    : m_root(makeNode<Qt3DCore::QEntity>(owner)),
      m_ownEffects(effects ? nullptr : std::make_unique<EffectCache>(m_root.get())),
      m_effects(effects ? *effects : *m_ownEffects), m_surroundings{m_effects, provider, scenes},
      m_model(m_root.get(), m_surroundings), m_ground(m_root.get(), m_effects, false, draw_group::ground),
      m_behind(m_root.get(), m_effects, false, draw_group::overlay),
      m_above(m_root.get(), m_effects, true, draw_group::overlay - 1),
      m_gizmo(m_root.get(), m_effects, true, draw_group::gizmo),
      m_heat(m_root.get(), m_effects, draw_group::overlay + 20),
      m_elements(m_root.get(), m_effects, draw_group::overlay + 10),
      m_labels(m_root.get(), m_effects, draw_group::labels),
      m_statistics(m_root.get(), m_effects, draw_group::labels - 1)
{
}

SceneEntity::~SceneEntity() = default;

void SceneEntity::sync(const ViewContent &content)
{
    m_model.sync(*content.scene, content.options, content.selectedMeshes);
    m_trails.reset();
    m_ghosts.clear();
    const SceneExtent &extent = content.scene->extent;
    const float reach = std::max(
        {extent.radius, std::abs(extent.maximum.x), std::abs(extent.minimum.x), 1.25f * content.scene->unitsPerYard});
    m_ground.setLines(content.options.grid ? gridLines(std::min(reach, 1e5f), content.options.background)
                                           : OverlayLines());
}

void SceneEntity::apply(const ViewContent &content, QSize size)
{
    PoseTime when = content.when;
    content.camera.apply(when);
    m_surroundings.fill = FillBudget(content.camera, float(size.width()) / float(std::max(1, size.height())));
    m_model.apply(*content.scene, when);
    applyOverlays(content, when);
    applyHandles(content, size);
    applyMarkers(content, when, size);
    applyStatistics(content, size);
}

void SceneEntity::applyOverlays(const ViewContent &content, const PoseTime &when)
{
    const RenderScene &scene = *content.scene;
    const Pose &pose = m_model.pose();
    const ViewOptions &options = content.options;
    OverlayLines behind;
    if (options.extents)
        append(behind, extentLines(scene, when.sequence));
    if (options.collisionShapes)
        append(behind, collisionLines(scene, pose, content.selectedNodes));
    const bool needsHidden = options.normals || options.weights || options.ghosts;
    const std::vector<std::uint8_t> hidden =
        needsHidden ? hiddenMeshes(scene, options.meshes) : std::vector<std::uint8_t>();
    if (options.ghosts)
        append(behind, m_ghosts.lines(scene, when, options.ghostChoice, hidden));
    if (options.normals)
        append(behind, normalLines(scene, pose, modelSize(scene) * 0.02f, hidden));
    m_behind.setLines(behind);
    m_elements.setPicture(content.elements);
    const bool weights = options.weights && !content.selectedNodes.empty();
    const Eigen::Vector3f toViewer = content.camera.rotation().conjugate() * Eigen::Vector3f::UnitZ();
    m_heat.setMesh(weights ? weightMesh(scene, pose, content.selectedNodes, toViewer, hidden) : OverlayMesh());
}

void SceneEntity::applyHandles(const ViewContent &content, QSize size)
{
    GizmoShapes gizmo = content.gizmo ? gizmoShapes(*content.gizmo, content.camera) : GizmoShapes();
    append(gizmo.lines, content.pointerLines);
    if (content.orientationCube) {
        const GizmoShapes cube = orientation_cube::shapes(content.camera, {float(size.width()), float(size.height())},
                                                          *content.orientationCube);
        append(gizmo.lines, cube.lines);
        gizmo.faces.insert(gizmo.faces.end(), cube.faces.begin(), cube.faces.end());
    }
    m_gizmo.setLines(gizmo.lines, gizmo.faces);
}

void SceneEntity::applyMarkers(const ViewContent &content, const PoseTime &when, QSize size)
{
    const ViewOptions &options = content.options;
    const MarkerContext context{*content.scene, m_model.pose(), when, content.camera, content.selectedNodes};
    Markers markers;
    // Selected nodes are shown even while the skeleton is switched off.
    if (options.skeleton || !content.selectedNodes.empty())
        markers.lines = skeletonLines(*content.scene, m_model.pose(), content.selectedNodes, options.skeleton);
    const std::pair<bool, Markers (*)(const MarkerContext &)> kinds[] = {
        {options.cameras, cameraMarkers},       {options.lights, lightMarkers},
        {options.events, eventMarkers},         {options.popcorn, popcornMarkers},
        {options.emitters, emitterMarkers},     {options.attachments, attachmentMarkers},
        {options.billboards, billboardMarkers}, {options.projections, projectionMarkers}};
    for (const auto &[shown, make] : kinds) {
        if (shown)
            markers.append(make(context));
    }
    if (options.missingModels)
        markers.append(missingMarkers(m_model.missing(), context));
    if (options.nodeNames)
        markers.append({{}, nodeLabels(*content.scene, m_model.pose(), content.selectedNodes)});
    if (options.trails)
        append(markers.lines, trailsOf(content, size));
    m_above.setLines(markers.lines);
    m_labels.setSpreadLabels(markers.labels, content.camera, size);
}

OverlayLines SceneEntity::trailsOf(const ViewContent &content, QSize size)
{
    if (!m_trails || m_trailSequence != content.when.sequence) {
        m_trails = motionTrails(*content.scene, content.selectedNodes, content.when.sequence);
        m_trailSequence = content.when.sequence;
    }
    return trailLines(*content.scene, m_model.pose(), *m_trails, content.when.time, content.camera,
                      float(size.height()));
}

void SceneEntity::applyStatistics(const ViewContent &content, QSize size)
{
    if (!content.options.statistics) {
        m_statistics.setLabels({});
        m_statisticsText.clear();
        return;
    }
    const bool plays = content.framesPerSecond > 0;
    if (m_statisticsText.isEmpty() || !plays || m_statisticsAge.elapsed() >= statisticsInterval) {
        m_statisticsText = statisticsText(m_model.statistics(), content.framesPerSecond);
        m_statisticsAge.start();
    }
    m_statistics.setLabels(cornerLabels(m_statisticsText, content.camera, size));
}

} // namespace sinew
