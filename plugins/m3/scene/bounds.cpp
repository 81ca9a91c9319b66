// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/scene/bounds.h"

#include "core/model/edit_builder.h"
#include "core/scene/pose/posed_bounds.h"
#include "plugins/m3/model/animated_values.h"
#include "plugins/m3/model/model.h"
#include "plugins/m3/model/time_ranges.h"
#include "plugins/m3/scene/scene.h"

#include <QtGlobal>

#include <algorithm>
#include <map>

namespace sinew::m3 {

namespace {

using Box = PosedBounds::Box;

Bounds boundsOf(const Box &box)
{
    const auto vec = [](const Eigen::Vector3f &v) { return Vec3{v.x(), v.y(), v.z()}; };
    return {vec(box.min()), vec(box.max()), box.diagonal().norm() / 2};
}

BoundsNumbers numbersOf(const Box &box)
{
    const Eigen::Vector3f &low = box.min(), &high = box.max();
    return {low.x(), low.y(), low.z(), high.x(), high.y(), high.z(), box.diagonal().norm() / 2};
}

Box boxOf(const Array<Vec3> &positions)
{
    Box box;
    for (const Vec3 &v : positions)
        box.extend(Eigen::Vector3f(v.x, v.y, v.z));
    return box;
}

/// Collects new bounds; each function returns false if there is no geometry to bound.
class Recalculation
{
public:
    explicit Recalculation(const Model &model)
        : m_model(model), m_root(rootOf(model)), m_timeline(m_root), m_posed(M3Scene().build(model)), m_edit(model)
    {
    }

    bool model(const Address &at)
    {
        Box box = m_posed.allSequences();
        if (box.isEmpty())
            box = boxOf(m_root.positions);
        return set(at, box);
    }
    bool collision(const Address &at) { return set(at, boxOf(m_root.collisionPositions)); }
    bool sequence(const Address &at)
    {
        const auto row = std::size_t(std::find(m_root.sequences.ids.begin(), m_root.sequences.ids.end(), at.node) -
                                     m_root.sequences.ids.begin());
        if (!set(at, m_posed.sequence(row)))
            return false;
        const TimeRange *timeRange = m_timeline.at(m_root.sequences[row].timelineStart);
        for (const Division &division : m_root.divisions)
            for (std::size_t i = 0; i < division.sections.size(); ++i)
                keys(division.sections.ids[i], timeRange);
        return true;
    }
    /// Sets the value and, if `withKeys`, the keys of all sequences.
    bool section(NodeId id, bool withKeys)
    {
        const Box box = boxOf(m_root.positions);
        if (box.isEmpty())
            return false;
        m_edit.set(beside<&Animated<float>::value>(keysOf(id)), numbersOf(box));
        for (const TimeRange &timeRange : m_timeline)
            if (withKeys)
                keys(id, &timeRange);
        return true;
    }

    Result<ChangeSet> finish()
    {
        for (const auto &[id, curve] : m_curves)
            m_edit.set(keysOf(id), curve);
        return m_edit.finish();
    }

private:
    static Address keysOf(NodeId section)
    {
        return fieldOf<&MeshSection::bounds, &Animated<BoundsNumbers>::keys>(section);
    }

    bool set(const Address &at, const Box &box)
    {
        if (!box.isEmpty())
            m_edit.set(at, boundsOf(box));
        return !box.isEmpty();
    }

    /// Sets the keys in a sequence's range; ranges that no sequence plays are skipped.
    void keys(NodeId id, const TimeRange *timeRange)
    {
        if (!timeRange || timeRange->sequence < 0)
            return;
        const SceneSequence &played = m_posed.scene().sequences[std::size_t(timeRange->sequence)];
        const auto *section = m_model.get<MeshSection>(id);
        if (!section)
            return;
        Curve<BoundsNumbers> &curve = m_curves.try_emplace(id, section->bounds.keys).first->second;
        std::vector<std::size_t> own;
        for (std::size_t key = 0; key < curve.size(); ++key)
            if (timeRange->holds(curve.times()[key]))
                own.push_back(key);
        std::ranges::stable_sort(own, {}, [&](std::size_t key) { return curve.times()[key]; });
        for (std::size_t i = 0; i < own.size(); ++i) {
            // Linear ones change from the previous key on.
            const std::size_t since = i > 0 && curve.interpolation() != Interpolation::None ? i - 1 : i;
            const double from = std::clamp(curve.times()[own[since]], played.start, played.end);
            const double to =
                i + 1 < own.size() ? std::clamp(curve.times()[own[i + 1]], played.start, played.end) : played.end;
            if (const Box box = m_posed.between(std::size_t(timeRange->sequence), from, to); !box.isEmpty())
                curve.editValues()[own[i]] = numbersOf(box);
        }
    }

    const Model &m_model;
    const Root &m_root;
    TimeRanges m_timeline;
    PosedBounds m_posed;
    EditBuilder m_edit;
    std::map<NodeId, Curve<BoundsNumbers>> m_curves; ///< of sections, with the changes so far
};

} // namespace

bool M3Bounds::isBounds(const Model &model, const Address &address) const
{
    const FieldRef field = model.field(address);
    if (!field)
        return false;
    return field.type == &typeInfo<Bounds>() ||
           (model.get<MeshSection>(address.node) && address.field == fieldRow<&MeshSection::bounds>());
}

Result<ChangeSet> M3Bounds::recalculate(const Model &model, std::span<const Address> addresses) const
{
    Recalculation all(model);
    for (const Address &address : addresses) {
        bool done = false;
        if (!isBounds(model, address))
            done = false;
        else if (model.get<MeshSection>(address.node))
            done = all.section(address.node, true);
        else if (model.get<Sequence>(address.node))
            done = all.sequence(address);
        else if (address.node == RootNode)
            done = address.field == fieldRow<&Root::collisionBounds>() ? all.collision(address) : all.model(address);
        if (!done)
            return Error{QT_TRANSLATE_NOOP("Message", "these bounds don't belong to anything that has geometry")};
    }
    return all.finish();
}

Result<ChangeSet> M3Bounds::recalculateAll(const Model &model) const
{
    const Root &root = rootOf(model);
    Recalculation all(model);
    all.model(fieldOf<&Root::bounds>(RootNode));
    all.collision(fieldOf<&Root::collisionBounds>(RootNode));
    for (const NodeId id : root.sequences.ids)
        all.sequence(fieldOf<&Sequence::bounds>(id));
    for (const Division &division : root.divisions)
        for (const NodeId id : division.sections.ids)
            all.section(id, false);
    return all.finish();
}

} // namespace sinew::m3
