// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The part of Completion that keeps values of one animId in step: their keys and how these are interpolated.

#include "plugins/m3/edit/completion.h"

#include "plugins/m3/model/layout.h"

#include <algorithm>

namespace sinew::m3 {

bool Completion::sharesSection(NodeId a, NodeId b) const
{
    const M3Layout *layout = m_before.m3Layout();
    if (!layout)
        return false;
    const ObjectPlace first = layout->placeOf(a), second = layout->placeOf(b);
    return first.section >= 0 && first.section == second.section && first.row == second.row;
}

/// Values with the same animId play the same keys. A value that is animated for the first time must not animate others
/// as well, except for those stored in the same row of the file (a layer of several materials).
void Completion::shareKeys()
{
    if (m_edited.empty())
        return;
    std::unordered_set<std::uint32_t> animated;
    for (const Collection &collection : m_before.data.collections)
        for (const Block &block : collection.blocks)
            if (m_wanted.count(block.animId))
                animated.insert(block.animId);
    bool anyRenamed = false;
    for (const Address &edited : m_edited) {
        if (!edited.hasLeaf())
            continue;
        const FieldRef ref = m_after.field(edited);
        const std::uint32_t animId = static_cast<const Animated<float> *>(ref.object)->animId;
        const auto found = values().find(animId);
        if (found == values().end())
            continue;
        const bool fresh = !animated.count(animId);
        const bool others = std::any_of(found->second.begin(), found->second.end(), [&](const AnimatedValue &v) {
            return v.keys != edited && !sharesSection(v.keys.node, edited.node);
        });
        const bool renamed = fresh && (animId == 0 || others);
        anyRenamed = anyRenamed || renamed;
        const std::uint32_t animIdNow = renamed ? freshId() : animId;
        if (renamed) {
            set(beside<&Animated<float>::animId>(edited), Value::of(animIdNow));
            m_wanted.insert(animIdNow);
        }
        for (const AnimatedValue &other : found->second) {
            if (other.keys == edited || other.value != ref.type->element || m_edited.count(other.keys))
                continue;
            if (renamed && !sharesSection(other.keys.node, edited.node))
                continue;
            if (renamed)
                set(beside<&Animated<float>::animId>(other.keys), Value::of(animIdNow));
            // Each value keeps its own interpolation until one of them is given another.
            Value keys(*ref.type, ref.data);
            const FieldRef was = m_before.field(edited);
            const bool sameHeader = was && static_cast<const CurveBase *>(was.data)->header() ==
                                               static_cast<const CurveBase *>(ref.data)->header();
            if (auto &curve = *static_cast<CurveBase *>(keys.data());
                sameHeader && curve.isPresent() && other.curve->isPresent())
                curve.setHeaderRaw(other.curve->header(), other.value->valueSize());
            if (!equalValues(*ref.type, keys.data(), other.curve))
                set(other.keys, std::move(keys));
            giveInterpolation(other.keys);
        }
    }
    if (anyRenamed)
        m_values.reset();
}

/// The curve editor sets the curve's interpolation; the file stores it beside the animId.
void Completion::giveInterpolation(const Address &keys)
{
    const FieldRef ref = m_after.field(keys);
    const auto &curve = *static_cast<const CurveBase *>(ref.data);
    const std::uint16_t interpolation = curve.interpolation() == Interpolation::None ? 0 : 1;
    if (curve.isPresent() && canBeLinear(*ref.type->element) &&
        (static_cast<const Animated<float> *>(ref.object)->interpolation != 0) != (interpolation != 0))
        set(beside<&Animated<float>::interpolation>(keys), Value::of(interpolation));
}

/// Applies the file's number to the curve where they differ. The keys then count as edited as well.
void Completion::takeInterpolation(const Address &keys)
{
    const FieldRef ref = m_after.field(keys);
    const auto &head = *static_cast<const Animated<float> *>(ref.object);
    const auto &curve = *static_cast<const CurveBase *>(ref.data);
    if (!curve.isPresent() || !canBeLinear(*ref.type->element) ||
        (head.interpolation != 0) == (curve.interpolation() != Interpolation::None))
        return;
    Value now(*ref.type, ref.data);
    static_cast<CurveBase *>(now.data())
        ->setHeaderRaw({std::uint32_t(head.interpolation ? Interpolation::Linear : Interpolation::None)},
                       ref.type->element->valueSize());
    set(keys, now);
    m_edited.insert(keys);
    m_wanted.insert(head.animId);
}

} // namespace sinew::m3
