// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/create/restore/restored_motion.h"

#include "core/scene/pose/curve_sample.h"

#include <QtGlobal>

#include <algorithm>
#include <cmath>
#include <map>

namespace sinew::mdx {

namespace {

/// Milliseconds between sequences.
constexpr std::int32_t sequenceGap = 1000;
/// Programs in between place keys on whole frames, and times on whole milliseconds.
constexpr float samePlaceShare = 2e-4f, sameTurn = 0.005f, sameFactor = 2e-3f;
/// So many moments of a sequence are compared at most.
constexpr std::size_t mostMoments = 200;

/// A sequence of the file and where it is in the model.
struct Span
{
    const SceneSequence *now = nullptr;
    const SceneSequence *was = nullptr; ///< null: the model did not have it
    std::int32_t start = 0, end = 0;    ///< in the model
};

float largestDifference(const Vec3 &a, const Vec3 &b)
{
    return std::max({std::abs(a.x - b.x), std::abs(a.y - b.y), std::abs(a.z - b.z)});
}

float differenceOf(const Vec3 &a, const Vec3 &b)
{
    return largestDifference(a, b);
}
/// The angle between two rotations.
float differenceOf(const Quat &a, const Quat &b)
{
    const auto length = [](const Quat &q) { return std::sqrt(q.x * q.x + q.y * q.y + q.z * q.z + q.w * q.w); };
    const float both = length(a) * length(b);
    const float dot = std::abs(a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w);
    return both > 0 ? 2 * std::acos(std::min(1.f, dot / both)) : 0;
}

Vec3 between(const Vec3 &a, const Vec3 &b, float at)
{
    return {a.x + (b.x - a.x) * at, a.y + (b.y - a.y) * at, a.z + (b.z - a.z) * at};
}

/// Tangents that make a segment straight.
Vec3 straightTangent(const Vec3 &from, const Vec3 &to, Interpolation kind)
{
    return kind == Interpolation::Hermite ? Vec3{to.x - from.x, to.y - from.y, to.z - from.z}
                                          : between(from, to, 1.f / 3);
}
Quat straightTangent(const Quat &from, const Quat &, Interpolation)
{
    return from;
}

class MotionTaker
{
public:
    MotionTaker(const RenderScene &now, const RenderScene &was, Root &root, GroupedLosses &losses)
        : m_now(now), m_was(was), m_root(root), m_losses(losses)
    {
        const Vec3 &low = was.extent.minimum, &high = was.extent.maximum;
        m_size = std::max({high.x - low.x, high.y - low.y, high.z - low.z, 1.f});
        pairSequences();
    }

    void run()
    {
        std::map<std::int32_t, const SceneNode *> now, was;
        for (const SceneNode &node : m_now.nodes)
            now.emplace(node.key, &node);
        for (const SceneNode &node : m_was.nodes)
            was.emplace(node.key, &node);
        const auto visit = [&](auto &list) {
            for (auto &object : list) {
                const auto here = now.find(object.node.objectId), there = was.find(object.node.objectId);
                if (object.node.objectId >= 0 && here != now.end() && there != was.end())
                    take(*here->second, *there->second, object.node);
            }
        };
        visit(m_root.bones);
        visit(m_root.lights);
        visit(m_root.helpers);
        visit(m_root.attachments);
        visit(m_root.particleEmitters);
        visit(m_root.particleEmitters2);
        visit(m_root.popcornEmitters);
        visit(m_root.ribbonEmitters);
        visit(m_root.eventObjects);
        visit(m_root.collisionShapes);
        const auto strangers = std::count_if(m_now.nodes.begin(), m_now.nodes.end(),
                                             [&](const SceneNode &node) { return !was.contains(node.key); });
        if (strangers > 0)
            m_losses.add(ConversionLoss::Lost,
                         QT_TRANSLATE_NOOP("Message", "Nodes that the model did not have when it was exported (%1)"),
                         RootNode, std::size_t(strangers));
    }

private:
    void pairSequences()
    {
        std::map<std::string, std::vector<std::size_t>> byName;
        for (std::size_t row = m_was.sequences.size(); row-- > 0;)
            byName[m_was.sequences[row].name].push_back(row);
        std::int32_t last = 0;
        for (const Sequence &sequence : m_root.sequences)
            last = std::max(last, sequence.end);
        for (const SceneSequence &sequence : m_now.sequences) {
            const auto found = byName.find(sequence.name);
            const std::int64_t length = std::max<std::int64_t>(1, std::int64_t(sequence.end) - sequence.start);
            if (found == byName.end() || found->second.empty()) {
                add(sequence, length, last);
                continue;
            }
            const std::size_t row = found->second.back();
            found->second.pop_back();
            if (row >= m_root.sequences.size())
                continue;
            Span span{&sequence, &m_was.sequences[row], m_root.sequences[row].start, m_root.sequences[row].end};
            const std::int64_t own = std::int64_t(span.was->end) - span.was->start;
            if (std::abs(own - (std::int64_t(sequence.end) - sequence.start)) > 1 && !stretch(row, length))
                m_losses.add(ConversionLoss::Changed,
                             QT_TRANSLATE_NOOP("Message", "Sequences that became longer elsewhere end where the model "
                                                          "has room (%1)"),
                             RootNode);
            span.end = m_root.sequences[row].end;
            m_spans.push_back(span);
        }
    }

    /// Ends a sequence after this time, or where the next one begins.
    bool stretch(std::size_t row, std::int64_t length)
    {
        Sequence &sequence = m_root.sequences[row];
        std::int64_t room = INT32_MAX;
        for (const Sequence &other : m_root.sequences)
            if (other.start > sequence.start)
                room = std::min<std::int64_t>(room, std::int64_t(other.start) - 1);
        sequence.end = std::int32_t(std::min(sequence.start + length, room));
        return sequence.start + length <= room;
    }

    void add(const SceneSequence &from, std::int64_t length, std::int32_t &last)
    {
        const std::int64_t start = std::int64_t(last) + sequenceGap;
        if (start + length > INT32_MAX - sequenceGap)
            return;
        Sequence sequence;
        sequence.name.set(from.name);
        sequence.start = std::int32_t(start);
        sequence.end = last = std::int32_t(start + length);
        sequence.flags = from.loops ? 0 : 1;
        sequence.moveSpeed = from.moveSpeed;
        sequence.extent = m_root.model.extent;
        m_root.sequences.append(sequence);
        for (Geoset &geoset : m_root.geosets)
            if (!geoset.sequenceExtents.isEmpty())
                geoset.sequenceExtents.append(sequence.extent);
        m_spans.push_back({&from, nullptr, sequence.start, sequence.end});
    }

    void take(const SceneNode &now, const SceneNode &was, Node &node)
    {
        const auto at = std::size_t(node.objectId);
        if (at < m_root.pivots.size() && largestDifference(now.pivot, was.pivot) > samePlaceShare * m_size)
            m_root.pivots.edit()[at] = now.pivot;
        const bool isFree = node.flags & (NodeFlag::DontInheritTranslation | NodeFlag::DontInheritRotation |
                                          NodeFlag::DontInheritScaling);
        takeCurve(now.translation, was.translation, samePlaceShare * m_size, isFree, node.translation);
        takeCurve(now.rotation, was.rotation, sameTurn, isFree, node.rotation);
        takeCurve(now.scale, was.scale, sameFactor, isFree, node.scaling);
    }

    template<class T>
    void takeCurve(const Track<T> &now, const Track<T> &was, float bound, bool isFree, Curve<T> &curve)
    {
        for (const Span &span : m_spans) {
            if (span.was ? !differ(now, was, span, bound) : now.curve.size() == 0)
                continue;
            if (isFree || curve.globalSequence() != -1)
                m_losses.add(ConversionLoss::Lost,
                             QT_TRANSLATE_NOOP("Message", "Movements that were changed elsewhere, of nodes that don't "
                                                          "inherit everything or in global sequences (%1)"),
                             RootNode);
            else
                replaceKeys(keysOf(now, span), span, curve);
        }
    }

    template<class T>
    static T valueAt(const Track<T> &track, const SceneSequence &sequence, double time)
    {
        return sampleCurve(track.curve, sequenceSpan(sequence.start, sequence.end, false, time), track.fallback);
    }

    template<class T>
    static bool differ(const Track<T> &now, const Track<T> &was, const Span &span, float bound)
    {
        const std::int64_t shift = std::int64_t(span.was->start) - span.now->start;
        std::vector<double> moments{double(span.now->start), double(span.now->end)};
        for (const std::int32_t time : now.curve.times())
            if (time > span.now->start && time < span.now->end)
                moments.push_back(time);
        for (const std::int32_t time : was.curve.times())
            if (time > span.was->start && time < span.was->end && time - shift < span.now->end)
                moments.push_back(double(time - shift));
        const std::size_t step = (moments.size() + mostMoments - 1) / mostMoments;
        for (std::size_t i = 0; i < moments.size(); i += step) {
            const double there = moments[i] + double(shift);
            const T here = valueAt(now, *span.now, moments[i]);
            const auto isThere = [&](double time) {
                return differenceOf(here, valueAt(was, *span.was, time)) <= bound;
            };
            if (!isThere(there) && !isThere(there - 1) && !isThere(there + 1))
                return true;
        }
        return false;
    }

    /// The keys of a sequence of the file, at their times in the model; at least one.
    template<class T>
    static Curve<T> keysOf(const Track<T> &track, const Span &span)
    {
        const std::span<const std::int32_t> times = track.curve.times();
        const std::int64_t shift = std::int64_t(span.start) - span.now->start;
        std::vector<std::uint32_t> rows;
        for (std::uint32_t i = 0; i < times.size(); ++i)
            if (times[i] >= span.now->start && times[i] <= span.now->end && times[i] + shift <= span.end)
                rows.push_back(i);
        Curve<T> keys;
        keys.reset({std::uint32_t(track.curve.size() ? track.curve.interpolation() : Interpolation::Linear)},
                   std::max<std::size_t>(1, rows.size()));
        if (rows.empty()) {
            keys.editTimes()[0] = span.start;
            keys.editValues()[0] = valueAt(track, *span.now, span.now->start);
            if (keys.hasTangents())
                keys.editInTangents()[0] = keys.editOutTangents()[0] = keys.values()[0];
        }
        for (std::size_t i = 0; i < rows.size(); ++i) {
            keys.editTimes()[i] = std::int32_t(times[rows[i]] + shift);
            keys.editValues()[i] = track.curve.values()[rows[i]];
            if (keys.hasTangents()) {
                keys.editInTangents()[i] = track.curve.inTangents()[rows[i]];
                keys.editOutTangents()[i] = track.curve.outTangents()[rows[i]];
            }
        }
        return keys;
    }

    template<class T>
    static void replaceKeys(Curve<T> keys, const Span &span, Curve<T> &curve)
    {
        if (curve.size() == 0) {
            curve = std::move(keys);
            return;
        }
        const Interpolation kind = curve.interpolation();
        if (keys.interpolation() != kind) {
            keys.setHeader({std::uint32_t(kind)});
            for (std::size_t i = 0; keys.hasTangents() && i < keys.size(); ++i) {
                const T &value = keys.values()[i];
                const T &before = keys.values()[i == 0 ? i : i - 1];
                const T &after = keys.values()[i + 1 == keys.size() ? i : i + 1];
                keys.editOutTangents()[i] = straightTangent(value, after, kind);
                keys.editInTangents()[i] = kind == Interpolation::Hermite ? straightTangent(before, value, kind)
                                                                          : straightTangent(value, before, kind);
            }
        }
        const auto times = curve.times();
        const auto first = std::lower_bound(times.begin(), times.end(), span.start) - times.begin();
        const auto last = std::upper_bound(times.begin(), times.end(), span.end) - times.begin();
        curve.splice(std::size_t(first), std::size_t(last - first), keys);
    }

    const RenderScene &m_now, &m_was;
    Root &m_root;
    GroupedLosses &m_losses;
    float m_size = 1;
    std::vector<Span> m_spans;
};

} // namespace

void takeMotion(const RenderScene &now, const RenderScene &was, Root &root, GroupedLosses &losses)
{
    MotionTaker(now, was, root, losses).run();
}

} // namespace sinew::mdx
