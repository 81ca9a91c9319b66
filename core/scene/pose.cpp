// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/pose.h"

#include "core/scene/node_transform.h"

namespace sinew {

namespace {

template<class T>
bool hasRow(const std::vector<T> &list, std::int32_t row)
{
    return row >= 0 && std::size_t(row) < list.size();
}

SampleSpan currentSpan(const RenderScene &scene, const PoseTime &when)
{
    if (!hasRow(scene.sequences, when.sequence))
        return {};
    const SceneSequence &sequence = scene.sequences[std::size_t(when.sequence)];
    return sequenceSpan(sequence.start, sequence.end, sequence.loops, when.time);
}

SampleSpan spanOf(const CurveBase &curve, const RenderScene &scene, const SampleSpan &sequence, double globalTime)
{
    const std::int32_t global = curve.globalSequence();
    if (global == -1)
        return sequence;
    const bool exists = hasRow(scene.globalSequences, global);
    return globalSequenceSpan(exists ? scene.globalSequences[std::size_t(global)] : 0, globalTime);
}

/// Reads tracks one after the other, with windows that the pose keeps between frames.
class Sampler
{
public:
    Sampler(const RenderScene &scene, const PoseTime &when, std::vector<KeyWindow> &windows)
        : m_scene(scene), m_sequence(currentSpan(scene, when)), m_globalTime(when.globalTime), m_windows(windows)
    {
    }
    ~Sampler() { m_windows.resize(m_next); }

    template<class T>
    T operator()(const Track<T> &track)
    {
        if (track.curve.size() == 0)
            return track.fallback;
        if (m_next == m_windows.size())
            m_windows.emplace_back();
        const SampleSpan span = spanOf(track.curve, m_scene, m_sequence, m_globalTime);
        return sampleCurve(track.curve, span, track.fallback, track.step, m_windows[m_next++]);
    }

private:
    const RenderScene &m_scene;
    const SampleSpan m_sequence;
    const double m_globalTime;
    std::vector<KeyWindow> &m_windows;
    std::size_t m_next = 0;
};

void evaluateNodes(const RenderScene &scene, const PoseTime &when, Sampler &sample, Pose &pose)
{
    const std::size_t count = scene.nodes.size();
    pose.nodes.resize(count, Eigen::Affine3f::Identity());
    pose.nodeVisibility.resize(count);
    pose.scratch.rotations.resize(count, Eigen::Quaternionf::Identity());
    pose.scratch.anchored.resize(count);
    const WorldTransform model;
    WorldTransform parent;
    for (const std::int32_t row : scene.evaluationOrder) {
        if (!hasRow(scene.nodes, row))
            continue;
        const SceneNode &node = scene.nodes[std::size_t(row)];
        const LocalTransform local{toEigen(sample(node.translation)), toEigen(sample(node.rotation)),
                                   toEigen(sample(node.scale))};
        const bool hasParent = hasRow(scene.nodes, node.parent);
        if (hasParent) {
            parent.matrix = pose.nodes[std::size_t(node.parent)];
            parent.rotation = pose.scratch.rotations[std::size_t(node.parent)];
        }
        WorldTransform world = composeNode(node, local, hasParent ? parent : model, when.view);

        bool anchored = hasParent && !node.dontInheritTranslation && pose.scratch.anchored[std::size_t(node.parent)];
        if (node.cameraAnchored && when.view && !anchored) {
            world.matrix.pretranslate(when.eye);
            anchored = true;
        }
        pose.nodes[std::size_t(row)] = world.matrix;
        pose.scratch.rotations[std::size_t(row)] = world.rotation;
        pose.scratch.anchored[std::size_t(row)] = anchored;
        pose.nodeVisibility[std::size_t(row)] = sample(node.visibility);
    }
}

void evaluateMeshes(const RenderScene &scene, Sampler &sample, Pose &pose)
{
    pose.meshAlpha.resize(scene.meshes.size());
    pose.meshColour.resize(scene.meshes.size());
    for (std::size_t i = 0; i < scene.meshes.size(); ++i) {
        pose.meshAlpha[i] = sample(scene.meshes[i].alpha);
        pose.meshColour[i] = sample(scene.meshes[i].colour);
    }
}

void evaluateSlots(const RenderScene &scene, Sampler &sample, const SceneLayer &layer, LayerState &state)
{
    state.slots[0] = state.texture;
    for (std::size_t slot = 1; slot < hdSlots; ++slot) {
        const std::int32_t texture = sample(layer.slots[slot]);
        state.slots[slot] = hasRow(scene.textures, texture) ? texture : -1;
    }
    state.emissiveGain = sample(layer.emissiveGain);
    state.fresnelColour = sample(layer.fresnelColour);
    state.fresnelOpacity = sample(layer.fresnelOpacity);
    state.fresnelTeamColour = sample(layer.fresnelTeamColour);
}

void evaluateLayers(const RenderScene &scene, Sampler &sample, Pose &pose)
{
    pose.layers.resize(scene.materials.size());
    for (std::size_t m = 0; m < scene.materials.size(); ++m) {
        const auto &layers = scene.materials[m].layers;
        pose.layers[m].resize(layers.size());
        for (std::size_t l = 0; l < layers.size(); ++l) {
            LayerState &state = pose.layers[m][l];
            state.alpha = sample(layers[l].alpha);
            const std::int32_t texture = sample(layers[l].texture);
            state.texture = hasRow(scene.textures, texture) ? texture : -1;
            if (layers[l].hd)
                evaluateSlots(scene, sample, layers[l], state);
            if (hasRow(scene.textureAnimations, layers[l].textureAnimation)) {
                const auto &animation = scene.textureAnimations[std::size_t(layers[l].textureAnimation)];
                const Vec3 translation = sample(animation.translation);
                const Quat rotation = sample(animation.rotation);
                state.uv = textureMatrix(translation, rotation, sample(animation.scale));
            } else {
                state.uv = Eigen::Matrix<float, 2, 3>::Identity();
            }
        }
    }
}

Colour scaled(const Colour &colour, float factor)
{
    return {colour.r * factor, colour.g * factor, colour.b * factor};
}

void evaluateLights(const RenderScene &scene, Sampler &sample, Pose &pose)
{
    pose.lights.clear();
    for (const SceneLight &light : scene.lights) {
        LightState state;
        state.kind = light.kind;
        state.attenuationStart = sample(light.attenuationStart);
        state.attenuationEnd = sample(light.attenuationEnd);
        const Colour colour = sample(light.colour);
        state.colour = scaled(colour, sample(light.intensity));
        const Colour ambient = sample(light.ambientColour);
        state.ambient = scaled(ambient, sample(light.ambientIntensity));
        if (!hasRow(scene.nodes, light.node) || !(pose.nodeVisibility[std::size_t(light.node)] > 0))
            continue;
        const Eigen::Affine3f &node = pose.nodes[std::size_t(light.node)];
        state.position = node * toEigen(scene.nodes[std::size_t(light.node)].pivot);
        const Eigen::Vector3f axis = node.linear().col(2);
        if (axis.squaredNorm() > 1e-12f)
            state.direction = axis.normalized();
        pose.lights.push_back(state);
    }
}

} // namespace

SampleSpan sampleSpan(const CurveBase &curve, const RenderScene &scene, const PoseTime &when)
{
    return spanOf(curve, scene, currentSpan(scene, when), when.globalTime);
}

void evaluatePose(const RenderScene &scene, const PoseTime &when, Pose &pose)
{
    Sampler sample(scene, when, pose.scratch.windows);
    evaluateNodes(scene, when, sample, pose);
    evaluateMeshes(scene, sample, pose);
    evaluateLayers(scene, sample, pose);
    evaluateLights(scene, sample, pose);
}

Eigen::Matrix<float, 2, 3> textureMatrix(const Vec3 &translation, const Quat &rotation, const Vec3 &scale)
{
    const Eigen::Vector2f centre(.5f, .5f);
    Eigen::Matrix<float, 2, 3> matrix;
    matrix.leftCols<2>() = Eigen::Vector2f(scale.x, scale.y).asDiagonal()
                           * toEigen(rotation).toRotationMatrix().topLeftCorner<2, 2>();
    matrix.col(2) = matrix.leftCols<2>() * (Eigen::Vector2f(translation.x, translation.y) - centre) + centre;
    return matrix;
}

bool isMeshVisible(const Pose &pose, std::size_t mesh)
{
    return mesh < pose.meshAlpha.size() && pose.meshAlpha[mesh] >= 0.01f;
}

CameraState evaluateCamera(const RenderScene &scene, const SceneCamera &camera, const PoseTime &when)
{
    const auto sample = [&](const auto &track) {
        return sampleCurve(track.curve, sampleSpan(track.curve, scene, when), track.fallback, track.step);
    };
    CameraState state;
    state.position = toEigen(camera.position) + toEigen(sample(camera.translation));
    state.target = toEigen(camera.target) + toEigen(sample(camera.targetTranslation));
    state.roll = sample(camera.roll);
    state.fieldOfView = sample(camera.fieldOfView);
    return state;
}

} // namespace sinew
