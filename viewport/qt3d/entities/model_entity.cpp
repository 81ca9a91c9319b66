// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/qt3d/entities/model_entity.h"

#include "core/scene/effects/budget/effect_budget.h"
#include "viewport/qt3d/gpu/make_node.h"

#include <QElapsedTimer>

#include <algorithm>

namespace sinew {

namespace {

constexpr int lastSlot = 45000; ///< of the indices that draw_group leaves for faded layers

/// Milliseconds since it was started.
double restart(QElapsedTimer &timer)
{
    const double elapsed = double(timer.nsecsElapsed()) / 1e6;
    timer.start();
    return elapsed;
}

} // namespace

ModelEntity::ModelEntity(Qt3DCore::QEntity *owner, ModelEntityContext &surroundings, int level, ModelEntity *like)
    : m_surroundings(surroundings), m_level(level), m_root(makeNode<Qt3DCore::QEntity>(owner)),
      m_meshes(m_root.get(), surroundings.effects, surroundings.textures, like ? &like->m_meshes : nullptr),
      m_effects(m_root.get(), surroundings.effects, m_meshes.textures(), surroundings.textures),
      m_simulation(level == 0 ? EffectBudget() : EffectBudget().nested())
{
}

ModelEntity::~ModelEntity() = default;

void ModelEntity::sync(const RenderScene &scene, const ViewOptions &options, const std::set<std::int32_t> &highlighted)
{
    const bool sameOptions = m_options == options;
    m_options = options;
    // The floor belongs to the scene, not to every model in it.
    m_options.groundPlane = options.groundPlane && m_level == 0;
    if (m_level > 0)
        m_options.meshes.hiddenGeosets.reset(); // they apply to the document only
    const std::vector<DrawItem> order = drawOrder(scene, m_options.meshes);
    if (int(order.size()) > m_slots) {
        // Room for what an edit may add.
        m_slots = int(order.size()) + 32;
        if (m_surroundings.nextSlot + m_slots > lastSlot)
            m_surroundings.nextSlot = 0;
        m_slot = m_surroundings.nextSlot;
        m_surroundings.nextSlot += m_slots;
    }
    m_meshes.sync(scene, m_options, highlighted, order, float(m_slot));
    m_effects.sync(scene, options, options.effects ? order : std::vector<DrawItem>(), float(m_slot));
    if (!options.childModels)
        m_nests.clear();
    for (auto &[path, nest] : m_nests) {
        for (Nest::Member &member : nest.members) {
            if (!sameOptions)
                member.entity->sync(*nest.scene, options, {});
        }
    }
}

void ModelEntity::apply(const RenderScene &scene, const PoseTime &when, const Eigen::Affine3f &placement,
                        std::size_t models)
{
    PoseTime own = when;
    if (m_level > 0)
        nestView(own, when, placement);
    QElapsedTimer timer;
    timer.start();
    evaluatePose(scene, own, m_pose);
    m_times.pose = restart(timer);
    if (m_options.effects)
        m_simulation.update(scene, own);
    m_times.simulate = restart(timer);
    const EffectFrame &frame = m_surroundings.fill.thinnedOut(m_simulation.frame(), m_thinned, placement);
    m_isReduced = m_options.effects && frame.isReduced;
    m_effects.apply(scene, m_pose, frame, placement);
    if (m_level > 0) {
        for (Eigen::Affine3f &node : m_pose.nodes)
            node = placement * node;
    }
    if (m_level == 0)
        m_surroundings.effects.uniforms().set(m_options, m_pose.lights);
    m_meshes.apply(scene, m_pose,
                   when.view ? Eigen::Vector3f(when.view->conjugate() * Eigen::Vector3f::UnitZ())
                             : Eigen::Vector3f::UnitX(),
                   when.eye);
    m_missing.clear();
    if (m_options.childModels && m_level < maxNestedScenes)
        applyNested(scene, when, models);
    m_times.sync = restart(timer);
}

void ModelEntity::applyNested(const RenderScene &scene, const PoseTime &when, std::size_t maximum)
{
    for (auto &[path, nest] : m_nests) {
        for (Nest::Member &member : nest.members)
            member.used = false;
    }
    // One more than allowed shows that there are more.
    std::vector<NestedModel> models =
        nestedModels(scene, m_pose, m_options.effects ? m_simulation.frame() : EffectFrame(), when, maximum + 1);
    m_isReduced = m_isReduced || models.size() > maximum;
    models.resize(std::min(models.size(), maximum));
    // Models of one level come before those within them, and share the rest equally.
    const std::size_t left = models.empty() ? 0 : (maximum - models.size()) / models.size();
    for (const NestedModel &model : models) {
        Nest *nest = nestOf(model);
        if (!nest) {
            if (m_surroundings.scenes.scene(model.path).state == SceneResult::Missing)
                m_missing.push_back(model);
            continue;
        }
        PoseTime moment = nestedMoment(*nest->scene, model.age);
        moment.view = when.view;
        moment.eye = when.eye;
        ModelEntity &entity = memberFor(*nest, model.identity);
        entity.apply(*nest->scene, moment, model.placement, left);
        m_missing.insert(m_missing.end(), entity.m_missing.begin(), entity.m_missing.end());
    }
    std::size_t members = 0;
    for (auto &[path, nest] : m_nests) {
        members += nest.members.size();
        for (Nest::Member &member : nest.members)
            member.entity->setVisible(member.used);
    }
    // Those waiting to be reused count as well.
    if (members > maximum)
        std::erase_if(m_nests, [](const auto &nest) {
            return std::none_of(nest.second.members.begin(), nest.second.members.end(),
                                [](const Nest::Member &member) { return member.used; });
        });
}

ModelEntity::Nest *ModelEntity::nestOf(const NestedModel &model)
{
    const auto found = m_nests.find(model.path);
    if (model.isPicture) {
        if (found != m_nests.end())
            return &found->second;
        return &m_nests.emplace(model.path, Nest(std::make_shared<RenderScene>(pictureScene(model.path))))
                    .first->second;
    }
    const SceneResult answer = m_surroundings.scenes.scene(model.path);
    if (answer.state != SceneResult::Ready || !answer.scene)
        return nullptr;
    if (found != m_nests.end() && found->second.scene == answer.scene)
        return &found->second;
    // Read again: its entities show the old scene.
    if (found != m_nests.end())
        m_nests.erase(found);
    return &m_nests.emplace(model.path, Nest(answer.scene)).first->second;
}

ModelEntity &ModelEntity::memberFor(Nest &nest, std::uint64_t identity)
{
    auto member = std::find_if(nest.members.begin(), nest.members.end(),
                               [&](const Nest::Member &m) { return !m.used && m.entity && m.identity == identity; });
    if (member == nest.members.end())
        member = std::find_if(nest.members.begin(), nest.members.end(), [](const Nest::Member &m) { return !m.used; });
    if (member == nest.members.end()) {
        ModelEntity *first = nest.members.empty() ? nullptr : nest.members.front().entity.get();
        nest.members.push_back(
            {identity, false, std::make_unique<ModelEntity>(m_root.get(), m_surroundings, m_level + 1, first)});
        member = nest.members.end() - 1;
        member->entity->sync(*nest.scene, m_options, {});
    }
    member->identity = identity;
    member->used = true;
    return *member->entity;
}

void ModelEntity::refreshTextures()
{
    m_meshes.refreshTextures();
    m_effects.refreshTextures();
    for (auto &[path, nest] : m_nests) {
        for (Nest::Member &member : nest.members)
            member.entity->refreshTextures();
    }
}

DrawStatistics ModelEntity::statistics() const
{
    DrawStatistics sum = m_meshes.statistics();
    sum.particles += m_effects.particles();
    sum.triangles += 2 * m_effects.particles();
    sum.drawCalls += m_effects.drawCalls();
    sum.isReduced = m_isReduced || m_meshes.isReduced();
    for (const auto &[path, nest] : m_nests) {
        for (const Nest::Member &member : nest.members) {
            if (!member.used)
                continue;
            sum += member.entity->statistics();
            ++sum.models;
        }
    }
    return sum;
}

} // namespace sinew
