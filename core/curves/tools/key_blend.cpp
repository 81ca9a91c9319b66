// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/tools/key_blend.h"

#include "core/curves/key_neighbours.h"
#include "core/curves/shape/key_handles.h"
#include "core/curves/shape/span_shape.h"
#include "core/curves/shape/stored_handles.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <optional>

namespace sinew {

namespace {

struct AnchorKey
{
    CurvePoint point{};
    double time = 0; ///< on the run's side of the seam
};

/// Selected keys of one span without a gap, and the keys next to them.
struct SelectedRun
{
    std::vector<std::size_t> rows;
    std::vector<double> times;
    std::optional<AnchorKey> before, after;
};

class RunFinder
{
public:
    RunFinder(const CurveEdit &edit) : m_edit(edit), m_keys(edit), m_space(edit.value()) {}

    std::vector<SelectedRun> find() const
    {
        std::vector<SelectedRun> runs;
        std::vector<bool> taken(m_edit.size());
        for (const TimeSpan &span : spansOf(m_edit)) {
            const auto [first, last] = m_keys.places(span);
            bool open = false;
            for (std::size_t place = first; place < last; ++place) {
                const std::size_t row = m_keys.row(place);
                if (!(m_edit.marks[row].selected & anyValueBit) || taken[row]) {
                    open = false;
                    continue;
                }
                taken[row] = true;
                if (!open)
                    runs.emplace_back();
                open = true;
                runs.back().rows.push_back(row);
                runs.back().times.push_back(m_keys.timeAt(place));
            }
        }
        for (SelectedRun &run : runs) {
            run.before = anchor(m_keys.before(run.rows.front()), run, false);
            run.after = anchor(m_keys.after(run.rows.back()), run, true);
        }
        return runs;
    }

private:
    std::optional<AnchorKey> anchor(const KeySide &side, const SelectedRun &run, bool after) const
    {
        if (!side || std::find(run.rows.begin(), run.rows.end(), side.neighbour) != run.rows.end())
            return {};
        return AnchorKey{m_space.point(m_edit.curve, side.neighbour),
                         after ? run.times.back() + side.length : run.times.front() - side.length};
    }

    const CurveEdit &m_edit;
    KeyNeighbours m_keys;
    CurveSpace m_space;
};

CurvePoint meanOf(const CurveEdit &edit, const CurveSpace &space, const SelectedRun &run)
{
    const CurvePoint first = space.point(edit.curve, run.rows.front());
    CurveSlope sum{};
    for (const std::size_t row : run.rows)
        sum = sum + space.between(first, space.point(edit.curve, row));
    return space.moved(first, (1 / double(run.rows.size())) * sum);
}

/// The new state of keys: the wanted point for a key of a run, and the factor for its slopes.
struct Blend
{
    std::function<std::optional<CurvePoint>(const SelectedRun &run, std::size_t index, const CurvePoint &now)> point;
    double slopeFactor = 1;
};

/// Only the selected numbers; rotations as a whole, with the nearer sign.
CurvePoint limited(const CurveSpace &space, KeyBits selected, const CurvePoint &now, CurvePoint wanted)
{
    for (int i = 0; !space.isRotation && i < space.components; ++i)
        if (!(selected & keyBit(KeyPart::Value, i)))
            wanted[std::size_t(i)] = now[std::size_t(i)];
    if (space.isRotation && now[0] * wanted[0] + now[1] * wanted[1] + now[2] * wanted[2] + now[3] * wanted[3] < 0)
        wanted = -1 * wanted;
    return wanted;
}

std::size_t apply(CurveEdit &edit, const Blend &blend)
{
    const CurveSpace space(edit.value());
    if (space.components == 0 || edit.isStep)
        return 0;
    edit.marks.resize(edit.size());
    const CurveEdit start = edit;
    std::vector<std::size_t> changed;
    std::vector<std::pair<std::size_t, CurvePoint>> points;
    for (const SelectedRun &run : RunFinder(start).find())
        for (std::size_t i = 0; i < run.rows.size(); ++i) {
            const std::size_t row = run.rows[i];
            const CurvePoint now = space.point(start.curve, row);
            if (const std::optional<CurvePoint> wanted = blend.point(run, i, now)) {
                changed.push_back(row);
                points.emplace_back(row, limited(space, start.marks[row].selected, now, *wanted));
            }
        }
    adoptHandles(edit, changed);
    for (const auto &[row, point] : points) {
        if (space.isRotation || !edit.curve.hasTangents()) {
            // Tangents of rotations follow by the same turn.
            const std::size_t count = space.isRotation ? 4 : std::size_t(space.components);
            setKeyNumbers(edit.curve, edit.value(), RotationOrder::Raw, row, KeyPart::Value,
                          std::span(point).first(count));
            continue;
        }
        const KeyBits selected = edit.marks[row].selected;
        std::array<CurveSlope, 2> slopes;
        for (const int side : {0, 1}) {
            const CurveSlope old = space.slope(edit.curve, row, side ? KeyPart::Out : KeyPart::In, {});
            slopes[std::size_t(side)] = limited(space, selected, old, blend.slopeFactor * old);
        }
        space.setPoint(edit.curve, row, point);
        for (const int side : {0, 1})
            space.setSlope(edit.curve, row, side ? KeyPart::Out : KeyPart::In, slopes[std::size_t(side)], {});
    }
    refreshHandles(edit, changed);
    return changed.size();
}

/// The key on one side of the run, or else the one on the other side.
const std::optional<AnchorKey> &nearer(const SelectedRun &run, bool after)
{
    return after ? (run.after ? run.after : run.before) : (run.before ? run.before : run.after);
}

} // namespace

CurvePoint pointOf(const TypeInfo &type, const Value &value)
{
    CurvePoint point{};
    if (value.isEmpty() || &value.type() != &type)
        return point;
    if (const Quat *rotation = value.as<Quat>())
        return unitPoint(*rotation);
    const auto *numbers = static_cast<const float *>(value.data());
    for (std::size_t i = 0; isContinuous(type) && i < std::size_t(type.components); ++i)
        point[i] = double(numbers[i]);
    return point;
}

std::size_t blendSelected(CurveEdit &edit, BlendTarget target, double share, const CurvePoint &rest)
{
    const CurveSpace space(edit.value());
    CurvePoint mean{};
    const auto goal = [&](const SelectedRun &run, std::size_t index) -> std::optional<CurvePoint> {
        switch (target) {
        case BlendTarget::Rest:
            return rest;
        case BlendTarget::Average:
            if (index == 0)
                mean = meanOf(edit, space, run);
            return mean;
        case BlendTarget::Previous:
        case BlendTarget::Next:
            if (const auto &key = nearer(run, target == BlendTarget::Next))
                return key->point;
            return {};
        case BlendTarget::Neighbours:
            break;
        }
        if (!run.before || !run.after) {
            if (const auto &key = nearer(run, true))
                return key->point;
            return {};
        }
        const double length = run.after->time - run.before->time;
        const double along = length > 0 ? (run.times[index] - run.before->time) / length : 0;
        return space.moved(run.before->point, along * space.between(run.before->point, run.after->point));
    };
    Blend blend;
    blend.point = [&](const SelectedRun &run, std::size_t index, const CurvePoint &now) -> std::optional<CurvePoint> {
        const std::optional<CurvePoint> wanted = goal(run, index);
        if (!wanted || !std::isfinite(share))
            return {};
        return space.moved(now, share * space.between(now, *wanted));
    };
    if (target != BlendTarget::Neighbours)
        blend.slopeFactor = 1 - share;
    return apply(edit, blend);
}

std::size_t placeBetween(CurveEdit &edit, double position)
{
    const CurveSpace space(edit.value());
    Blend blend;
    blend.point = [&](const SelectedRun &run, std::size_t, const CurvePoint &) -> std::optional<CurvePoint> {
        if (!std::isfinite(position) || (!run.before && !run.after))
            return {};
        const CurvePoint &from = nearer(run, false)->point, &to = nearer(run, true)->point;
        return space.moved(from, position * space.between(from, to));
    };
    return apply(edit, blend);
}

} // namespace sinew
