// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/draw/nested_models.h"

#include "core/scene/pose/node_transform.h"
#include "viewport/draw/quad_mesh.h"

#include <algorithm>
#include <cctype>
#include <cmath>

namespace sinew {

using Eigen::Affine3f;

namespace {

/// "Stand - 2" is a Stand, "Standing" is not.
bool isCalled(const std::string &name, std::string_view word)
{
    if (name.size() < word.size())
        return false;
    for (std::size_t i = 0; i < word.size(); ++i) {
        if (std::tolower(static_cast<unsigned char>(name[i])) != word[i])
            return false;
    }
    return name.size() == word.size() || !std::isalpha(static_cast<unsigned char>(name[word.size()]));
}

std::int32_t findSequence(const RenderScene &scene, std::string_view word)
{
    for (std::size_t row = 0; row < scene.sequences.size(); ++row) {
        if (isCalled(scene.sequences[row].name, word))
            return std::int32_t(row);
    }
    return -1;
}

} // namespace

std::vector<NestedModel> nestedModels(const RenderScene &scene, const Pose &pose, const EffectFrame &frame,
                                      const PoseTime &when, std::size_t maximum)
{
    std::vector<NestedModel> models;
    const auto add = [&](const std::string &path, const Affine3f &placement, double age,
                         std::uint64_t identity) -> NestedModel & {
        models.push_back({path, false, placement, age, identity});
        return models.back();
    };
    for (std::size_t row = 0; row < scene.attachments.size() && models.size() < maximum; ++row) {
        const SceneAttachment &attachment = scene.attachments[row];
        const auto node = std::size_t(attachment.node);
        if (attachment.path.empty() || attachment.node < 0 || node >= std::min(pose.nodes.size(), scene.nodes.size()))
            continue;
        const Affine3f placement = pose.nodes[node] * Eigen::Translation3f(toEigen(scene.nodes[node].pivot));
        if (pose.nodeVisibility[node] > 0 && placement.matrix().allFinite())
            add(attachment.path, placement, when.globalTime, row);
    }
    for (std::size_t row = 0; row < scene.effects.size(); ++row) {
        // Keeps identities of effects distinct from each other's and from attachments'.
        const std::uint64_t family = (std::uint64_t(row) + 1) << 40 | std::uint64_t(1) << 63;
        for (const ModelInstance &model : frame.modelsOf(row)) {
            if (!model.world.matrix().allFinite())
                continue;
            for (const EmittedModel &emitted : scene.effects[row].models) {
                if (models.size() >= maximum)
                    return models;
                add(emitted.path, model.world, model.age, family ^ model.identity).isPicture = emitted.isPicture;
            }
        }
    }
    return models;
}

PoseTime nestedMoment(const RenderScene &child, double age)
{
    PoseTime when;
    when.globalTime = std::isfinite(age) ? std::max(0.0, age) : 0;
    double left = when.globalTime;
    const std::int32_t birth = findSequence(child, "birth");
    if (birth >= 0) {
        const SceneSequence &sequence = child.sequences[std::size_t(birth)];
        const double length = double(sequence.end) - sequence.start;
        if (left < length) {
            when.sequence = birth;
            when.time = sequence.start + left;
            return when;
        }
        left -= std::max(0.0, length);
    }
    when.sequence = findSequence(child, "stand");
    if (when.sequence < 0)
        when.sequence = child.sequences.empty() ? -1 : 0;
    if (when.sequence < 0)
        return when;
    const SceneSequence &sequence = child.sequences[std::size_t(when.sequence)];
    const double length = double(sequence.end) - sequence.start;
    if (!(length > 0))
        when.time = sequence.start;
    else
        when.time = sequence.start + (sequence.loops ? std::fmod(left, length) : std::min(left, length));
    return when;
}

void nestView(PoseTime &child, const PoseTime &parent, const Affine3f &placement)
{
    if (!parent.view)
        return;
    const Eigen::Quaternionf turned(placement.rotation());
    child.view = (*parent.view * turned).normalized();
    const Eigen::Vector3f eye = placement.inverse() * parent.eye;
    child.eye = eye.allFinite() ? eye : Eigen::Vector3f::Zero();
}

RenderScene pictureScene(const std::string &path)
{
    RenderScene scene;
    scene.nodes.emplace_back().billboarded = true;
    scene.evaluationOrder = {0};
    scene.textures.emplace_back().path = path;
    SceneLayer layer;
    layer.filterMode = FilterMode::Blend;
    layer.unshaded = layer.twoSided = true;
    layer.texture.fallback = 0;
    scene.materials.emplace_back().layers.push_back(layer);
    scene.meshes.push_back(quadMesh(16));
    return scene;
}

} // namespace sinew
