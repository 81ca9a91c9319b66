// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/gltf/write/animations.h"

#include "core/exchange/freed_keys.h"
#include "plugins/gltf/write/skeleton.h"

#include <algorithm>
#include <cmath>

namespace sinew::gltf {

namespace {

/// Keys in glTF's axes; what they say of the slopes is turned alike.
template<class Convert>
void convertKeys(ClipKeys &keys, const Convert &convert)
{
    for (std::vector<float> *part : {&keys.values, &keys.ins, &keys.outs})
        for (std::size_t i = 0; i < part->size(); i += std::size_t(keys.components))
            convert(part->data() + i, part == &keys.values);
}

/// What a node of the scene does in a clip.
class NodeKeys
{
public:
    NodeKeys(Job &job, const ClipRange &range, AnimationDraft &animation)
        : m_job(job), m_range(range), m_animation(animation)
    {
    }

    void add(std::int32_t row)
    {
        const SceneNode &node = m_job.scene.nodes[std::size_t(row)];
        const NodeDraft &draft = m_job.file.nodes[std::size_t(nodeRow(row))];
        const ForeignAxes &axes = m_job.axes;
        const float k = axes.scale();
        const auto place = [&](const Vec3 &offset) {
            return [&axes, k, offset](float *v, bool isPlace) {
                const Vec3 by = isPlace ? offset : Vec3();
                const auto turned = axes.direction(k * (v[0] + by.x), k * (v[1] + by.y), k * (v[2] + by.z));
                std::copy(turned.begin(), turned.end(), v);
            };
        };
        const auto turn = [&](float *v, bool) {
            const auto turned = axes.direction(v[0], v[1], v[2]);
            std::copy(turned.begin(), turned.end(), v);
        };
        const auto size = [&](float *v, bool) {
            const auto turned = axes.factors(v[0], v[1], v[2]);
            std::copy(turned.begin(), turned.end(), v);
        };
        const auto atOrigin = draft.translation.value_or(std::array{0.f, 0.f, 0.f});
        const auto unturned = draft.rotation.value_or(std::array{0.f, 0.f, 0.f, 1.f});
        const auto unscaled = draft.scale.value_or(std::array{1.f, 1.f, 1.f});
        if (isFreed(node)) {
            FreedKeys keys = freedKeys(m_job.scene, row, m_range, m_job.bounds());
            if (keys.isSheared)
                m_job.losses.add(ConversionLoss::Changed,
                                 QT_TRANSLATE_NOOP("Message", "Nodes that don't inherit everything and would be "
                                                              "oblique elsewhere (%1)"),
                                 node.source);
            addKeys(row, "translation", std::move(keys.translation), atOrigin, place({}));
            addKeys(row, "rotation", std::move(keys.rotation), unturned, turn);
            addKeys(row, "scale", std::move(keys.scale), unscaled, size);
            return;
        }
        addTrack(row, "translation", node.translation, node.source, atOrigin, place(pivotOffset(m_job.scene, row)));
        addTrack(row, "rotation", node.rotation, node.source, unturned, turn);
        addTrack(row, "scale", node.scale, node.source, unscaled, size);
    }

private:
    template<class T, std::size_t N, class Convert>
    void addTrack(std::int32_t row, const char *path, const Track<T> &track, NodeId source,
                  const std::array<float, N> &rest, const Convert &convert)
    {
        const bool isElsewhere = !m_range.withGlobals && track.curve.globalSequence() != -1;
        if (track.curve.size() == 0 || isElsewhere) {
            if (isNamed(row))
                hold(row, path, rest);
            return;
        }
        if (m_job.isOverBudget())
            return;
        ClipKeys keys = clipKeys(NumberTrack(track), m_job.scene, m_range, m_job.bounds());
        if (keys.isCutShort)
            m_job.losses.add(ConversionLoss::Changed,
                             QT_TRANSLATE_NOOP("Message", "Curves that repeat more than a thousand times in a sequence "
                                                          "stand still then (%1)"),
                             source);
        if (keys.isSampled)
            m_job.losses.add(ConversionLoss::Changed,
                             QT_TRANSLATE_NOOP("Message", "Curves in sequences that are followed closely, not exactly "
                                                          "(%1)"),
                             source);
        addKeys(row, path, std::move(keys), rest, convert);
    }

    template<std::size_t N, class Convert>
    void addKeys(std::int32_t row, const char *path, ClipKeys keys, const std::array<float, N> &rest,
                 const Convert &convert)
    {
        convertKeys(keys, convert);
        if (keys.isConstant()) {
            if (!isNamed(row) && std::equal(rest.begin(), rest.end(), keys.value(0).begin()))
                return;
            keys.times.resize(1);
            keys.values.resize(N);
            keys.ins.clear();
            keys.outs.clear();
            keys.shape = ClipKeys::Linear;
        }
        m_job.keys += keys.size();
        m_animation.addNode(nodeRow(row), path, std::move(keys));
    }

    /// Whether an animation says what a node does even where that is what it does anyway: Blender poses bones that an
    /// animation does not name as they were bound, which need not be how their nodes stand.
    bool isNamed(std::int32_t row) const
    {
        return m_job.options.plainCurves && m_job.scene.nodes[std::size_t(row)].rules == NodeRules::Inheriting;
    }

    template<std::size_t N>
    void hold(std::int32_t row, const char *path, const std::array<float, N> &value)
    {
        ClipKeys keys;
        keys.components = int(N);
        keys.isRotation = N == 4;
        keys.times = {0};
        keys.values.assign(value.begin(), value.end());
        ++m_job.keys;
        m_animation.addNode(nodeRow(row), path, std::move(keys));
    }

    Job &m_job;
    const ClipRange &m_range;
    AnimationDraft &m_animation;
};

/// Whether all keys of a curve are in the animations as they are.
class CarriedCurves
{
public:
    explicit CarriedCurves(const RenderScene &scene)
    {
        for (const SceneSequence &sequence : scene.sequences)
            m_ranges.emplace_back(sequence.start, sequence.end);
        std::sort(m_ranges.begin(), m_ranges.end());
    }

    bool holds(const CurveBase &curve) const
    {
        const CurveBase::Header header = curve.header();
        const auto times = curve.times();
        return header.interpolation <= 1 && header.globalSequence == -1 && header.slots == -1 &&
               std::is_sorted(times.begin(), times.end(), std::less_equal<std::int32_t>()) &&
               std::all_of(times.begin(), times.end(), [&](std::int32_t time) { return isInRange(time); });
    }

private:
    bool isInRange(std::int32_t time) const
    {
        // Ranges may overlap: a long one that began earlier counts as well.
        for (auto range = std::upper_bound(m_ranges.begin(), m_ranges.end(), std::pair(time, INT32_MAX));
             range != m_ranges.begin();)
            if ((--range)->second >= time)
                return true;
        return false;
    }

    std::vector<std::pair<std::int32_t, std::int32_t>> m_ranges;
};

bool isUnit(const Curve<Quat> &curve)
{
    return std::all_of(curve.values().begin(), curve.values().end(), [](const Quat &q) {
        const NumberTrack track(Track<Quat>{{}, q});
        return float(track.fallback[0]) == q.x && float(track.fallback[1]) == q.y && float(track.fallback[2]) == q.z &&
               float(track.fallback[3]) == q.w;
    });
}

/// Packed rotations are off by less than this.
bool isFarFromUnit(const Quat &q)
{
    return !(std::abs(q.x * q.x + q.y * q.y + q.z * q.z + q.w * q.w - 1) < 1e-3f);
}

void carryCurves(Job &job)
{
    for (const SceneNode &node : job.scene.nodes)
        if (const auto values = node.rotation.curve.values(); std::any_of(values.begin(), values.end(), isFarFromUnit))
            job.losses.add(ConversionLoss::Changed,
                           QT_TRANSLATE_NOOP("Message", "Rotations that also scale, as they are not of unit length, "
                                                        "only turn (%1)"),
                           node.source);
    if (!job.options.sequences.empty() || job.options.separatesGlobals)
        return;
    const CarriedCurves carried(job.scene);
    for (const SceneNode &node : job.scene.nodes) {
        if (isFreed(node))
            continue;
        if (carried.holds(node.translation.curve))
            job.kept.carry(node.translation.curve);
        if (carried.holds(node.rotation.curve) && isUnit(node.rotation.curve))
            job.kept.carry(node.rotation.curve);
        if (carried.holds(node.scale.curve))
            job.kept.carry(node.scale.curve);
    }
}

} // namespace

void addAnimations(Job &job, const AddChannels &addMore)
{
    const RenderScene &scene = job.scene;
    UniqueNames names;
    const auto add = [&](const std::string &name, const ClipRange &range) {
        if (job.isOverBudget())
            return;
        AnimationDraft animation(names.take(name), range.length / 1000);
        NodeKeys nodes(job, range, animation);
        for (std::int32_t row = 0; row < std::int32_t(scene.nodes.size()); ++row)
            nodes.add(row);
        addMore(range, animation);
        animation.write(job.file);
    };
    const bool isSeparate = job.options.separatesGlobals || scene.sequences.empty();
    const auto &wanted = job.options.sequences;
    for (std::int32_t row = 0; row < std::int32_t(scene.sequences.size()); ++row) {
        if (!wanted.empty() && std::find(wanted.begin(), wanted.end(), row) == wanted.end()) {
            job.losses.add(ConversionLoss::Lost, QT_TRANSLATE_NOOP("Message", "Sequences that were not chosen (%1)"),
                           scene.sequences[std::size_t(row)].source);
            continue;
        }
        const ClipRange range = ClipRange::ofSequence(scene, row, !isSeparate);
        // Seconds as floats tell whole milliseconds apart up to here.
        if (range.length > 8388000)
            job.losses.add(ConversionLoss::Changed,
                           QT_TRANSLATE_NOOP("Message", "Sequences so long that times are rounded (%1)"),
                           scene.sequences[std::size_t(row)].source);
        const std::string &name = scene.sequences[std::size_t(row)].name;
        add(name.empty() ? "Sequence " + std::to_string(row) : name, range);
    }
    for (std::int32_t row = 0; isSeparate && row < std::int32_t(scene.globalSequences.size()); ++row)
        add("Global " + std::to_string(row + 1) + " (" + std::to_string(scene.globalSequences[std::size_t(row)]) +
                " ms)",
            ClipRange::ofGlobal(scene, row));
    carryCurves(job);
}

} // namespace sinew::gltf
