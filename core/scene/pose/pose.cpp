// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/pose/pose.h"

#include "core/scene/pose/node_transform.h"
#include "core/scene/pose/pose_time.h"
#include "core/scene/pose/track_sample.h"
#include "core/scene/scene_util.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace sinew {

namespace {

template<class T>
bool hasRow(const std::vector<T> &list, std::int32_t row)
{
    return row >= 0 && std::size_t(row) < list.size();
}

/// Where curves that follow the sequence are read.
struct SequenceSpans
{
    SampleSpan own;   ///< the sequence's range of the timeline
    SampleSpan first; ///< the same moment in the first sequence's range, for curves that have none for this one
    std::int32_t row = -1;
    std::vector<SampleSpan> always; ///< those of sequences that always play beside the others
};

std::vector<SampleSpan> spansAlways(const RenderScene &scene, const PoseTime &when)
{
    std::vector<SampleSpan> spans;
    for (std::size_t row = 0; row < scene.sequences.size(); ++row) {
        const SceneSequence &sequence = scene.sequences[row];
        if (!sequence.always || std::int32_t(row) == when.sequence)
            continue;
        const double length = std::max(1.0, double(sequence.end) - sequence.start);
        const double time = std::isfinite(when.globalTime) ? std::fmod(std::max(0.0, when.globalTime), length) : 0;
        spans.push_back(sequenceSpan(sequence.start, sequence.end, false, sequence.start + time));
    }
    return spans;
}

bool hasKeyIn(const CurveBase &curve, const SampleSpan &span)
{
    const auto times = curve.times();
    const auto first = std::lower_bound(times.begin(), times.end(), span.start);
    return first != times.end() && *first <= span.end;
}

SequenceSpans currentSpans(const RenderScene &scene, const PoseTime &when)
{
    if (!hasRow(scene.sequences, when.sequence)) {
        SequenceSpans spans;
        spans.always = spansAlways(scene, when);
        return spans;
    }
    const SceneSequence &sequence = scene.sequences[std::size_t(when.sequence)], &first = scene.sequences.front();
    SequenceSpans spans;
    // An alias lies where its keys lie: the sequence that owns them decides.
    spans.row = when.sequence;
    for (std::int32_t row = 0; row < spans.row; ++row)
        if (const SceneSequence &other = scene.sequences[std::size_t(row)];
            other.start == sequence.start && other.end == sequence.end)
            spans.row = row;
    const bool wraps = sequence.loops && scene.keysWrap;
    spans.own = sequenceSpan(sequence.start, sequence.end, wraps, when.time);
    spans.first = sequenceSpan(first.start, first.end, wraps, first.start + (spans.own.time - sequence.start));
    spans.always = spansAlways(scene, when);
    return spans;
}

SampleSpan spanOf(const CurveBase &curve, const RenderScene &scene, const SequenceSpans &sequence, double globalTime)
{
    const CurveBase::Header header = curve.header();
    if (header.globalSequence == -1) {
        SampleSpan span = header.slots >= 0 && sequence.row >= header.slots ? sequence.first : sequence.own;
        if (scene.keysOfWholeTimeline) {
            span.start = std::numeric_limits<std::int32_t>::min();
            span.end = std::numeric_limits<std::int32_t>::max();
            span.wraps = false;
        }
        if (!sequence.always.empty() && !hasKeyIn(curve, span))
            for (const SampleSpan &always : sequence.always)
                if (hasKeyIn(curve, always))
                    return always;
        return span;
    }
    const bool exists = hasRow(scene.globalSequences, header.globalSequence);
    SampleSpan span =
        globalSequenceSpan(exists ? scene.globalSequences[std::size_t(header.globalSequence)] : 0, globalTime);
    span.wraps = scene.keysWrap;
    return span;
}

/// Reads tracks one after the other, with windows that the pose keeps between frames.
class Sampler
{
public:
    Sampler(const RenderScene &scene, const PoseTime &when, Pose::Scratch &scratch)
        : m_scene(scene), m_when(when), m_sequence(currentSpans(scene, when)), m_windows(scratch.windows),
          m_windowsBefore(scratch.windowsBefore)
    {
        if (when.from)
            m_before = currentSpans(scene, momentBefore(when));
    }
    ~Sampler()
    {
        m_windows.resize(m_next);
        m_windowsBefore.resize(m_nextBefore);
    }

    template<class T>
    T operator()(const Track<T> &track)
    {
        if (track.curve.size() == 0)
            return track.fallback;
        const T value = at(track, m_sequence, m_windows, m_next);
        if constexpr (!std::is_integral_v<T>) {
            if (fades(track, m_when))
                return lerp(value, at(track, m_before, m_windowsBefore, m_nextBefore), m_when.from->weight);
        }
        return value;
    }

private:
    template<class T>
    T at(const Track<T> &track, const SequenceSpans &sequence, std::vector<KeyWindow> &windows, std::size_t &next)
    {
        if (next == windows.size())
            windows.emplace_back();
        const SampleSpan span = spanOf(track.curve, m_scene, sequence, m_when.globalTime);
        return sampleCurve(track.curve, span, track.fallback, track.step, windows[next++]);
    }

    const RenderScene &m_scene;
    const PoseTime &m_when;
    const SequenceSpans m_sequence;
    SequenceSpans m_before;
    std::vector<KeyWindow> &m_windows, &m_windowsBefore;
    std::size_t m_next = 0, m_nextBefore = 0;
};

void sampleNodes(const RenderScene &scene, const PoseTime &when, Sampler &sample, Pose &pose)
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
        WorldTransform world = composeNode(node, local, hasParent ? parent : model, when);

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

void evaluateTextureAnimations(const RenderScene &scene, Sampler &sample, Pose &pose)
{
    pose.scratch.uv.clear();
    for (const SceneTextureAnimation &animation : scene.textureAnimations) {
        const Vec3 translation = sample(animation.translation);
        const Quat rotation = sample(animation.rotation);
        pose.scratch.uv.push_back(textureMatrix(translation, rotation, sample(animation.scale), animation.order));
    }
}

Eigen::Matrix<float, 2, 3> uvOf(const Pose &pose, std::int32_t textureAnimation)
{
    if (!hasRow(pose.scratch.uv, textureAnimation))
        return Eigen::Matrix<float, 2, 3>::Identity();
    return pose.scratch.uv[std::size_t(textureAnimation)];
}

void evaluateBatch(const RenderScene &scene, Sampler &sample, const SceneBatch &batch, LayerState &state,
                   const Pose &pose)
{
    state.colour = sample(batch.colour);
    for (std::size_t i = 0; i < maxStages; ++i) {
        StageState &stage = state.stages[i] = {};
        if (i >= batch.stages.size())
            continue;
        const std::int32_t texture = sample(batch.stages[i].texture);
        stage.texture = hasRow(scene.textures, texture) ? texture : -1;
        stage.weight = sample(batch.stages[i].weight);
        stage.uv = uvOf(pose, batch.stages[i].textureAnimation);
    }
    state.texture = state.stages[0].texture;
    state.uv = state.stages[0].uv;
    if (!batch.ignoresWeight)
        state.alpha *= state.stages[0].weight;
}

void evaluateSurface(Sampler &sample, const SceneSurface &surface, LayerState &state)
{
    state.surface.resize(surfaceSlots);
    for (std::size_t slot = 0; slot < surfaceSlots; ++slot) {
        const SurfaceLayer &layer = surface.layers[slot];
        SurfaceLayerState &now = state.surface[slot] = {};
        if (!layer.isOn)
            continue;
        now.colour = sample(layer.colour);
        now.alpha = sample(layer.alpha);
        now.multiply = sample(layer.multiply);
        now.add = sample(layer.add);
        now.cell = sample(layer.cell);
        now.triPlanarOffset = sample(layer.triPlanarOffset);
        now.triPlanarScale = sample(layer.triPlanarScale);
        const Vec2 offset = sample(layer.offset);
        Vec2 tiling = sample(layer.tiling);
        if (layer.tiling.curve.size() == 0)
            tiling = {tiling.x == 0 ? 1 : tiling.x, tiling.y == 0 ? 1 : tiling.y};
        const Eigen::Vector2f half(.5f, .5f);
        now.uv.leftCols<2>() = Eigen::DiagonalMatrix<float, 2>(tiling.x, tiling.y) *
                               Eigen::Rotation2Df(sample(layer.angle).z).toRotationMatrix();
        now.uv.col(2) = half - now.uv.leftCols<2>() * (half + Eigen::Vector2f(offset.x, offset.y));
    }
}

void evaluateLayer(const RenderScene &scene, Sampler &sample, const SceneLayer &layer, LayerState &state,
                   const Pose &pose)
{
    state.alpha = sample(layer.alpha);
    if (layer.batch) {
        evaluateBatch(scene, sample, *layer.batch, state, pose);
        return;
    }
    if (layer.surface) {
        evaluateSurface(sample, *layer.surface, state);
        return;
    }
    const std::int32_t texture = sample(layer.texture);
    state.texture = hasRow(scene.textures, texture) ? texture : -1;
    if (layer.hd)
        evaluateSlots(scene, sample, layer, state);
    state.uv = uvOf(pose, layer.textureAnimation);
}

void evaluateLayers(const RenderScene &scene, Sampler &sample, Pose &pose)
{
    evaluateTextureAnimations(scene, sample, pose);
    pose.layers.resize(scene.materials.size());
    for (std::size_t m = 0; m < scene.materials.size(); ++m) {
        const auto &layers = scene.materials[m].layers;
        pose.layers[m].resize(layers.size());
        for (std::size_t l = 0; l < layers.size(); ++l)
            evaluateLayer(scene, sample, layers[l], pose.layers[m][l], pose);
    }
}

void hideUnseenBatches(const RenderScene &scene, Pose &pose)
{
    for (std::size_t row = 0; row < scene.meshes.size(); ++row) {
        const std::int32_t material = scene.meshes[row].material;
        const SceneMaterial *of = materialAt(scene, material);
        if (!of)
            continue;
        const auto &layers = of->layers;
        const auto &states = pose.layers[std::size_t(material)];
        bool unseen = !layers.empty();
        for (std::size_t i = 0; i < layers.size(); ++i)
            unseen = unseen && layers[i].batch && states[i].alpha < minBatchOpacity;
        if (unseen)
            pose.meshAlpha[row] = 0;
    }
}

Colour scaled(const Colour &colour, float factor)
{
    return {colour.r * factor, colour.g * factor, colour.b * factor};
}

/// Cosine of half an angle between nothing and a full circle; not a number counts as a full circle.
float halfCosine(float angle)
{
    return std::isfinite(angle) ? std::cos(std::clamp(angle / 2, 0.f, std::numbers::pi_v<float>)) : -1.f;
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
        const float inner = sample(light.innerAngle), outer = sample(light.outerAngle);
        if (light.kind == LightKind::Spot) {
            state.outerCosine = halfCosine(outer);
            state.innerCosine = std::max(halfCosine(inner), state.outerCosine + 1e-4f);
        }
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
    return spanOf(curve, scene, currentSpans(scene, when), when.globalTime);
}

void evaluatePose(const RenderScene &scene, const PoseTime &when, Pose &pose)
{
    Sampler sample(scene, when, pose.scratch);
    sampleNodes(scene, when, sample, pose);
    evaluateMeshes(scene, sample, pose);
    evaluateLayers(scene, sample, pose);
    hideUnseenBatches(scene, pose);
    evaluateLights(scene, sample, pose);
}

void evaluateNodes(const RenderScene &scene, const PoseTime &when, Pose &pose)
{
    Sampler sample(scene, when, pose.scratch);
    sampleNodes(scene, when, sample, pose);
}

Eigen::Matrix<float, 2, 3> textureMatrix(const Vec3 &translation, const Quat &rotation, const Vec3 &scale,
                                         UvOrder order)
{
    const Eigen::Vector2f centre(.5f, .5f);
    const Eigen::Matrix2f turn = toEigen(rotation).toRotationMatrix().topLeftCorner<2, 2>();
    const Eigen::DiagonalMatrix<float, 2> size(scale.x, scale.y);
    Eigen::Matrix<float, 2, 3> matrix;
    if (order == UvOrder::MoveTurnScale)
        matrix.leftCols<2>() = size * turn;
    else
        matrix.leftCols<2>() = turn * size;
    matrix.col(2) = matrix.leftCols<2>() * (Eigen::Vector2f(translation.x, translation.y) - centre) + centre;
    return matrix;
}

bool isMeshVisible(const Pose &pose, std::size_t mesh)
{
    return mesh < pose.meshAlpha.size() && pose.meshAlpha[mesh] >= 0.01f;
}

} // namespace sinew
