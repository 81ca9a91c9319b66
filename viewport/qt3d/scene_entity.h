// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/qt3d/overlay_entity.h"
#include "viewport/qt3d/scene_sync.h"
#include "viewport/view_content.h"

namespace sinew {

/// One scene with its overlays below one entity that can be switched off.
class SceneEntity
{
public:
    SceneEntity(Qt3DCore::QEntity *owner, TextureProvider &provider);
    ~SceneEntity();

    void setEnabled(bool enabled) { m_root->setEnabled(enabled); }
    /// Uploads what changed in the scene, the options or the selection. To be followed by apply().
    void sync(const ViewContent &content);
    /// The pose of content.when, seen from content.camera.
    void apply(const ViewContent &content);

    const Pose &pose() const { return m_pose; }
    SceneSync &meshes() { return m_meshes; }

private:
    std::unique_ptr<Qt3DCore::QEntity> m_root; ///< first, so that it goes after what owns entities below it
    EffectCache m_effects;
    SceneSync m_meshes;
    LineEntity m_ground, m_behind, m_above, m_gizmo;
    LabelEntity m_labels;
    Pose m_pose;
};

} // namespace sinew
