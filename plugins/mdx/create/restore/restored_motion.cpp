// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/create/restore/restored_motion.h"

#include "core/transform/mesh/bind_places.h"
#include "plugins/mdx/create/restore/movement.h"
#include "plugins/mdx/create/restore/node_lists.h"

#include <QtGlobal>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <set>

namespace sinew::mdx {

namespace {

using Eigen::Affine3f, Eigen::Vector3f;

/// Milliseconds between sequences.
constexpr std::int32_t sequenceGap = 1000;
/// Other programs end sequences on a whole frame.
constexpr std::int64_t frame = 50;
/// Shares of the model's size: what is nearer to where it was did not move.
constexpr float sameShare = 2e-3f, samePivotShare = 2e-4f;
/// So many moments of a sequence are compared at most, and get keys.
constexpr std::size_t mostMoments = 2000;
/// Matrices of 64 bytes, of all nodes at all moments of a sequence.
constexpr std::size_t mostLocals = 1000000;

/// A sequence of the file and where it is in the model.
struct Span
{
    std::int32_t now = -1;           ///< row in the scene of the file
    std::int32_t was = -1;           ///< in the model's own; -1: it did not have it
    std::int32_t start = 0, end = 0; ///< in the model
};

float largest(const Vec3 &a, const Vec3 &b)
{
    return std::max({std::abs(a.x - b.x), std::abs(a.y - b.y), std::abs(a.z - b.z)});
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
        : m_nowScene(now), m_wasScene(was), m_now(now, was), m_was(was, was), m_root(root), m_losses(losses)
    {
        const Vec3 &low = was.extent.minimum, &high = was.extent.maximum;
        m_size = std::max({high.x - low.x, high.y - low.y, high.z - low.z, 1.f});
        pairSequences();
    }

    void run()
    {
        findNodes();
        movePivots();
        for (const Span &span : m_spans)
            take(span);
    }

private:
    /// A node of the model in both scenes.
    struct Pair
    {
        Node *node = nullptr;
        std::int32_t now = -1, was = -1, parentNow = -1, parentWas = -1; ///< rows
    };

    void findNodes()
    {
        std::size_t strangers = m_nowScene.nodes.size();
        forEachNodeList(m_root, [&](const Address &, auto &list) {
            for (auto &object : list) {
                Node &node = object.node;
                const Pair pair{&node, m_now.row(node.objectId), m_was.row(node.objectId), m_now.row(node.parentId),
                                m_was.row(node.parentId)};
                strangers -= pair.now >= 0 && strangers > 0;
                if (pair.now >= 0 && pair.was >= 0)
                    m_pairs.push_back(pair);
            }
        });
        const std::size_t own = m_wasScene.nodes.size() - m_pairs.size();
        if (strangers > own)
            m_losses.add(ConversionLoss::Lost,
                         QT_TRANSLATE_NOOP("Message", "Nodes that the model did not have when it was exported (%1)"),
                         RootNode, strangers - own);
    }

    void movePivots()
    {
        const std::vector<Vector3f> now = bindPlaces(m_nowScene), was = bindPlaces(m_wasScene);
        for (const Pair &pair : m_pairs) {
            const auto at = std::size_t(pair.node->objectId);
            const Vector3f &place = now[std::size_t(pair.now)];
            if (at < m_root.pivots.size() &&
                (place - was[std::size_t(pair.was)]).cwiseAbs().maxCoeff() > samePivotShare * m_size)
                m_root.pivots.edit()[at] = {place.x(), place.y(), place.z()};
        }
    }

    void pairSequences()
    {
        std::map<std::string, std::vector<std::size_t>> byName;
        for (std::size_t row = m_wasScene.sequences.size(); row-- > 0;)
            byName[m_wasScene.sequences[row].name].push_back(row);
        std::int32_t last = 0;
        for (const Sequence &sequence : m_root.sequences)
            last = std::max(last, sequence.end);
        for (std::int32_t at = 0; at < std::int32_t(m_nowScene.sequences.size()); ++at) {
            const SceneSequence &sequence = m_nowScene.sequences[std::size_t(at)];
            const auto found = byName.find(sequence.name);
            const std::int64_t length = std::max<std::int64_t>(1, std::int64_t(sequence.end) - sequence.start);
            if (found == byName.end() || found->second.empty()) {
                add(at, length, last);
                continue;
            }
            const std::size_t row = found->second.back();
            found->second.pop_back();
            if (row >= m_root.sequences.size())
                continue;
            Span span{at, std::int32_t(row), m_root.sequences[row].start, m_root.sequences[row].end};
            const std::int64_t own = std::int64_t(m_wasScene.sequences[row].end) - m_wasScene.sequences[row].start;
            if (std::abs(own - (std::int64_t(sequence.end) - sequence.start)) > frame && !stretch(row, length))
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

    void add(std::int32_t row, std::int64_t length, std::int32_t &last)
    {
        const SceneSequence &from = m_nowScene.sequences[std::size_t(row)];
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
        m_spans.push_back({row, -1, sequence.start, sequence.end});
    }

    /// Against the parent's movement.
    static Affine3f local(const std::vector<Affine3f> &moved, std::int32_t row, std::int32_t parent)
    {
        if (parent < 0)
            return moved[std::size_t(row)];
        const Affine3f &above = moved[std::size_t(parent)];
        return std::abs(above.linear().determinant()) < 1e-12f ? moved[std::size_t(row)]
                                                               : above.inverse() * moved[std::size_t(row)];
    }

    /// How far two movements take points about a pivot apart.
    float apart(const Affine3f &a, const Affine3f &b, const Vec3 &pivot) const
    {
        const Vector3f p(pivot.x, pivot.y, pivot.z);
        float most = (a * p - b * p).cwiseAbs().maxCoeff();
        for (int axis = 0; axis < 3; ++axis) {
            const Vector3f q = p + m_size / 8 * Vector3f::Unit(axis);
            most = std::max(most, (a * q - b * q).cwiseAbs().maxCoeff());
        }
        return std::isfinite(most) ? most : 0;
    }
    Vec3 pivotOf(const Pair &pair) const
    {
        const auto at = std::size_t(pair.node->objectId);
        return at < m_root.pivots.size() ? m_root.pivots[at] : Vec3();
    }

    void take(const Span &span)
    {
        const SceneSequence &now = m_nowScene.sequences[std::size_t(span.now)];
        std::set<std::int32_t> times{now.start, now.end};
        // A matrix for each node at each of them.
        const std::size_t most =
            std::clamp<std::size_t>(mostLocals / std::max<std::size_t>(m_pairs.size(), 1), 2, mostMoments);
        for (const Pair &pair : m_pairs)
            m_now.addKeyTimes(pair.now, span.now, most, times);
        std::vector<std::vector<Affine3f>> locals; // by moment, by pair
        std::vector<bool> isMoved(m_pairs.size(), span.was < 0);
        for (const std::int32_t time : times) {
            const std::vector<Affine3f> &moved = m_now.at(span.now, time);
            std::vector<Affine3f> &here = locals.emplace_back();
            for (const Pair &pair : m_pairs)
                here.push_back(local(moved, pair.now, pair.parentNow));
            if (span.was >= 0)
                compare(span, time - now.start, here, isMoved);
        }
        for (std::size_t i = 0; i < m_pairs.size(); ++i)
            if (isMoved[i])
                setKeys(span, m_pairs[i], i, times, locals);
    }

    /// Marks the nodes that are not where they were within a millisecond of `offset`, since the sequence's start.
    void compare(const Span &span, std::int32_t offset, const std::vector<Affine3f> &here, std::vector<bool> &isMoved)
    {
        const double there = double(m_wasScene.sequences[std::size_t(span.was)].start) + offset;
        std::vector<float> nearest(m_pairs.size(), std::numeric_limits<float>::max());
        for (const double time : {there, there - 1, there + 1}) {
            const std::vector<Affine3f> &was = m_was.at(span.was, time);
            for (std::size_t i = 0; i < m_pairs.size(); ++i)
                nearest[i] = std::min(
                    nearest[i], apart(here[i], local(was, m_pairs[i].was, m_pairs[i].parentWas), pivotOf(m_pairs[i])));
        }
        for (std::size_t i = 0; i < m_pairs.size(); ++i)
            if (nearest[i] > sameShare * m_size)
                isMoved[i] = true;
    }

    void setKeys(const Span &span, const Pair &pair, std::size_t at, const std::set<std::int32_t> &times,
                 const std::vector<std::vector<Affine3f>> &locals)
    {
        Node &node = *pair.node;
        const bool isGlobal = node.translation.globalSequence() != -1 || node.rotation.globalSequence() != -1 ||
                              node.scaling.globalSequence() != -1;
        if (isGlobal || node.flags & (NodeFlag::DontInheritTranslation | NodeFlag::DontInheritRotation |
                                      NodeFlag::DontInheritScaling)) {
            if (span.was >= 0)
                m_losses.add(ConversionLoss::Lost,
                             QT_TRANSLATE_NOOP("Message", "Movements that were changed elsewhere, of nodes that don't "
                                                          "inherit everything or in global sequences (%1)"),
                             RootNode);
            return;
        }
        // At its own keys, and at both ends for what its parents do.
        std::set<std::int32_t> own{*times.begin()};
        m_now.addKeyTimes(pair.now, span.now, mostMoments, own);
        const Vec3 pivot = pivotOf(pair);
        std::vector<std::int32_t> keyTimes;
        std::vector<MovementParts> parts;
        std::size_t moment = 0;
        for (const std::int32_t time : times) {
            const std::int64_t to = std::int64_t(span.start) + time - *times.begin();
            if (own.contains(time) && to <= span.end) {
                keyTimes.push_back(std::int32_t(to));
                parts.push_back(partsOf(locals[moment][at], pivot));
            }
            ++moment;
        }
        const float still = 1e-5f * m_size;
        const auto set = [&](auto member, auto &curve, const auto &isStill) {
            using T = typename std::remove_reference_t<decltype(curve)>::value_type;
            if (curve.size() == 0 && std::all_of(parts.begin(), parts.end(),
                                                 [&](const MovementParts &each) { return isStill(each.*member); }))
                return;
            Curve<T> keys(Interpolation::Linear, keyTimes.size());
            std::copy(keyTimes.begin(), keyTimes.end(), keys.editTimes().begin());
            for (std::size_t i = 0; i < parts.size(); ++i)
                keys.editValues()[i] = parts[i].*member;
            replaceKeys(std::move(keys), span, curve);
        };
        set(&MovementParts::translation, node.translation, [&](const Vec3 &v) { return largest(v, {}) < still; });
        set(&MovementParts::rotation, node.rotation, [](const Quat &q) { return std::abs(q.w) > 1 - 1e-7f; });
        set(&MovementParts::scaling, node.scaling, [](const Vec3 &v) { return largest(v, {1, 1, 1}) < 1e-4f; });
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
        const auto last = std::max(first, std::upper_bound(times.begin(), times.end(), span.end) - times.begin());
        curve.splice(std::size_t(first), std::size_t(last - first), keys);
    }

    const RenderScene &m_nowScene, &m_wasScene;
    Movement m_now, m_was;
    Root &m_root;
    GroupedLosses &m_losses;
    float m_size = 1;
    std::vector<Span> m_spans;
    std::vector<Pair> m_pairs;
};

} // namespace

void takeMotion(const RenderScene &now, const RenderScene &was, Root &root, GroupedLosses &losses)
{
    MotionTaker(now, was, root, losses).run();
}

} // namespace sinew::mdx
