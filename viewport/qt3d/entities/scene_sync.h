// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/draw/draw_order.h"
#include "viewport/options/view_options.h"
#include "viewport/overlay/draw_statistics.h"
#include "viewport/qt3d/entities/ground_plane.h"
#include "viewport/qt3d/gpu/draw_call.h"
#include "viewport/qt3d/gpu/mesh_buffers.h"
#include "viewport/qt3d/gpu/texture_set.h"

#include <memory>
#include <set>

namespace sinew {

/// Keeps Qt 3D entities in step with one RenderScene: one buffer set per mesh, one draw call per layer. Call sync()
/// after the scene or an option changed, apply() for each new pose; both touch only what differs.
class SceneSync
{
public:
    /// Entities become children of `owner`, which must outlive SceneSync. `like`: another SceneSync of the very same
    /// scene, which lives longer; its textures and geometry are used.
    SceneSync(Qt3DCore::QEntity *owner, EffectCache &effects, TextureProvider &provider, SceneSync *like = nullptr);
    ~SceneSync();

    /// `order`: drawOrder() of the scene. In each draw group the sort indices from `sortBase` on are used, by row of
    /// `order`.
    void sync(const RenderScene &scene, const ViewOptions &options, const std::set<std::int32_t> &highlighted,
              const std::vector<DrawItem> &order, float sortBase);
    /// `toViewer`: the view's axis in the scene, of length 1.
    void apply(const RenderScene &scene, const Pose &pose, const Eigen::Vector3f &toViewer, const Eigen::Vector3f &eye);
    /// To be called when the provider has new results.
    void refreshTextures()
    {
        if (!m_like)
            m_textures.refresh();
    }

    /// The first meshes of a scene that are drawn; the others are not. Qt 3D compares each node that is removed with
    /// all others that are removed with it (QAspectManager::removeNodes): closing a model with ten times as many would
    /// take minutes. The MDX models of the corpus have at most 28.
    static constexpr std::size_t mostMeshes = 2048;
    /// True if the scene has more meshes than are drawn.
    bool isReduced() const { return m_isReduced; }

    TextureSet &textures() { return m_textures; }

    /// What is drawn now.
    DrawStatistics statistics() const;
    /// How many times geometry and textures have been uploaded so far; for tests and the status line.
    int meshUploads() const { return m_meshUploads; }
    int textureUploads() const { return m_textures.uploads(); }

private:
    struct LayerCall
    {
        DrawItem item;
        std::unique_ptr<DrawCall> call;
        EffectKey key;
        float placeIndex = 0; ///< of this place in the order
        float sortIndex = 0;  ///< of the layer's current place
    };
    void syncMeshes(const RenderScene &scene);
    void syncLayers(const RenderScene &scene, const ViewOptions &options, const std::vector<DrawItem> &order,
                    float sortBase);
    void syncWires(const RenderScene &scene, const ViewOptions &options);
    void syncOutlines(const RenderScene &scene, const std::set<std::int32_t> &highlighted);
    /// The call at `index` of a list, for that mesh.
    DrawCall &callFor(std::vector<LayerCall> &calls, std::size_t index, std::int32_t mesh);
    void sortTriangles(const RenderScene &scene, const Pose &pose, const Eigen::Vector3f &toViewer);
    void applyLayer(const RenderScene &scene, const Pose &pose, LayerCall &layer);
    void applyHdSlots(const LayerState &state, DrawCall &call);

    Qt3DCore::QEntity *m_owner;
    EffectCache &m_effects;
    SceneSync *m_like;
    std::unique_ptr<TextureSet> m_ownTextures;
    TextureSet &m_textures;
    std::vector<std::unique_ptr<MeshBuffers>> m_meshes;
    GroundPlane m_ground;
    std::vector<LayerCall> m_layers; ///< in draw order
    std::vector<DrawItem> m_items;   ///< theirs
    std::vector<LayerCall> m_wires;  ///< `layer` is unused
    std::vector<LayerCall> m_marks,
        m_rims; ///< outlines of the selection: the area to leave out, what is drawn around it
    ViewOptions m_options;
    int m_meshUploads = 0;
    bool m_isReduced = false;
};

} // namespace sinew
