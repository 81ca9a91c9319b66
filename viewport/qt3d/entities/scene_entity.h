// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/motion/motion_trail.h"
#include "viewport/draw/view_content.h"
#include "viewport/overlay/motion/ghosts.h"
#include "viewport/qt3d/entities/elements_entity.h"
#include "viewport/qt3d/entities/mesh_overlay_entity.h"
#include "viewport/qt3d/entities/model_entity.h"
#include "viewport/qt3d/entities/overlay_entity.h"

#include <QElapsedTimer>
#include <QSize>
#include <QStringList>

namespace sinew {

/// One scene with its overlays below one entity that can be switched off.
class SceneEntity
{
public:
    /// Scenes that are never drawn together may share `effects`, which must outlive them; without it this scene has its
    /// own.
    SceneEntity(Qt3DCore::QEntity *owner, TextureProvider &provider, SceneProvider &scenes,
                EffectCache *effects = nullptr);
    ~SceneEntity();

    void setEnabled(bool enabled) { m_root->setEnabled(enabled); }
    /// Uploads what changed in the scene, the options or the selection. To be called before apply().
    void sync(const ViewContent &content);
    /// The pose of content.when, as seen from content.camera in a picture of `size`.
    void apply(const ViewContent &content, QSize size);

    ModelEntity &model() { return m_model; }

private:
    void applyOverlays(const ViewContent &content, const PoseTime &when);
    void applyHandles(const ViewContent &content, QSize size);
    void applyMarkers(const ViewContent &content, const PoseTime &when, QSize size);
    OverlayLines trailsOf(const ViewContent &content, QSize size);
    void applyStatistics(const ViewContent &content, QSize size);

    std::unique_ptr<Qt3DCore::QEntity> m_root; ///< first, so that it is destroyed after what owns entities below it
    std::unique_ptr<EffectCache> m_ownEffects;
    EffectCache &m_effects;
    ModelEntityContext m_surroundings;
    ModelEntity m_model;
    LineEntity m_ground, m_behind, m_above, m_gizmo;
    MeshOverlayEntity m_heat;
    ElementsEntity m_elements;
    LabelEntity m_labels, m_statistics;
    std::optional<std::vector<MotionTrail>> m_trails; ///< while scene and selection stay as they are
    std::int32_t m_trailSequence = -1;                ///< that m_trails are of
    Ghosts m_ghosts;
    QStringList m_statisticsText;
    QElapsedTimer m_statisticsAge;
};

} // namespace sinew
