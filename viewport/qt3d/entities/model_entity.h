// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/effects/effect_simulation.h"
#include "core/scene/scene_provider.h"
#include "viewport/draw/fill_budget.h"
#include "viewport/draw/nested_models.h"
#include "viewport/overlay/draw_statistics.h"
#include "viewport/qt3d/entities/effect_entity.h"
#include "viewport/qt3d/entities/scene_sync.h"

#include <map>

namespace sinew {

/// What a model and those within it share.
struct ModelEntityContext
{
    EffectCache &effects;
    TextureProvider &textures;
    SceneProvider &scenes;
    int nextSlot = 0; ///< sort indices below it are taken
    FillBudget fill;  ///< of the picture being made
};

/// One scene with its effects and the models that it shows, each of which is a ModelEntity, too.
class ModelEntity
{
public:
    /// `level`: 0 for the model on the screen. `like`: another entity that shows the same scene. All must outlive the
    /// entity.
    ModelEntity(Qt3DCore::QEntity *owner, ModelEntityContext &surroundings, int level = 0, ModelEntity *like = nullptr);
    ~ModelEntity();
    ModelEntity(const ModelEntity &) = delete;
    ModelEntity &operator=(const ModelEntity &) = delete;

    /// To be called after the scene, an option or the choice of outlined meshes changed, and before apply().
    void sync(const RenderScene &scene, const ViewOptions &options, const std::set<std::int32_t> &highlighted);
    /// `when` includes the view. Everything is moved by `placement`. Shows at most `models` models, including those
    /// within them.
    void apply(const RenderScene &scene, const PoseTime &when,
               const Eigen::Affine3f &placement = Eigen::Affine3f::Identity(), std::size_t models = maxNestedModels);
    void setVisible(bool visible) { m_root->setEnabled(visible); }
    void refreshTextures();

    const Pose &pose() const { return m_pose; }
    SceneSync &meshes() { return m_meshes; }
    /// Models that were not found, at any depth: their places and paths.
    const std::vector<NestedModel> &missing() const { return m_missing; }
    /// For the last apply(); without `draw`.
    const FrameTimes &times() const { return m_times; }
    /// What is drawn now, including nested models.
    DrawStatistics statistics() const;

private:
    /// All models of one path that this one shows. Entities whose model is gone wait for the next one.
    struct Nest
    {
        struct Member
        {
            std::uint64_t identity = 0;
            bool used = false;
            std::unique_ptr<ModelEntity> entity;
        };
        std::shared_ptr<const RenderScene> scene;
        std::vector<Member> members; ///< later ones reuse the uploads of the first one

        Nest() = default;
        explicit Nest(std::shared_ptr<const RenderScene> shown) : scene(std::move(shown)) {}
        Nest(Nest &&) = default;
        ~Nest()
        {
            while (!members.empty())
                members.pop_back();
        }
    };
    void applyNested(const RenderScene &scene, const PoseTime &when, std::size_t maximum);
    Nest *nestOf(const NestedModel &model);
    ModelEntity &memberFor(Nest &nest, std::uint64_t identity);

    ModelEntityContext &m_surroundings;
    int m_level;
    std::unique_ptr<Qt3DCore::QEntity> m_root; ///< first, so that it is destroyed after what owns entities below it
    SceneSync m_meshes;
    EffectEntity m_effects;
    EffectSimulation m_simulation;
    EffectFrame m_thinned;
    Pose m_pose;
    ViewOptions m_options;
    std::map<std::string, Nest> m_nests;
    std::vector<NestedModel> m_missing;
    FrameTimes m_times;
    int m_slot = 0, m_slots = 0; ///< its sort indices
    bool m_isReduced = false;    ///< there are more effects or models than are shown
};

} // namespace sinew
