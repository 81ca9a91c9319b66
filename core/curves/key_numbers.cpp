// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/key_numbers.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace sinew {

namespace {

/// Row `row` of a part; detaches the curve's storage.
template<class T>
T *editRow(CurveBase &curve, const TypeInfo &value, KeyPart part, std::size_t row)
{
    return reinterpret_cast<T *>(curve.editRawPart(int(part), value.size) + row * value.size);
}

void setInteger(CurveBase &curve, const TypeInfo &value, std::size_t row, double number)
{
    // No curve has integers wider than four bytes, so doubles are exact.
    const double count = std::ldexp(1.0, int(value.size) * 8), lowest = value.isSigned ? -count / 2 : 0;
    const auto whole = std::int64_t(std::clamp(std::round(number), lowest, lowest + count - 1));
    writeInteger(value, editRow<std::byte>(curve, value, KeyPart::Value, row), whole);
}

void setFloats(CurveBase &curve, const TypeInfo &value, std::size_t row, KeyPart part, std::span<const double> numbers,
               bool carry)
{
    const bool hermite = curve.interpolation() == Interpolation::Hermite;
    float *values = editRow<float>(curve, value, KeyPart::Value, row);
    float *in = curve.hasTangents() ? editRow<float>(curve, value, KeyPart::In, row) : nullptr;
    float *out = curve.hasTangents() ? editRow<float>(curve, value, KeyPart::Out, row) : nullptr;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (!std::isfinite(float(numbers[i])))
            continue;
        const double old = double(values[i]);
        if (part == KeyPart::Value) {
            values[i] = float(numbers[i]);
            // Slopes follow their key by themselves, control values do not.
            const double moved = numbers[i] - old;
            if (in && !hermite && carry && std::isfinite(old)) {
                in[i] = float(double(in[i]) + moved);
                out[i] = float(double(out[i]) + moved);
            } else if (in && hermite && !carry && std::isfinite(old)) {
                in[i] = float(double(in[i]) + moved * 3);
                out[i] = float(double(out[i]) - moved * 3);
            }
        } else if (part == KeyPart::In) {
            in[i] = float(hermite ? (old - numbers[i]) * 3 : numbers[i]);
        } else {
            out[i] = float(hermite ? (numbers[i] - old) * 3 : numbers[i]);
        }
    }
}

void setRotation(CurveBase &curve, const TypeInfo &value, RotationOrder order, std::size_t row, KeyPart part,
                 std::span<const double> numbers, bool carry)
{
    Quat *target = editRow<Quat>(curve, value, part, row);
    const Quat old = normalised(*target);
    Quat now = old;
    if (order == RotationOrder::Raw) {
        float *parts[] = {&now.x, &now.y, &now.z, &now.w};
        now = *target;
        for (std::size_t i = 0; i < numbers.size(); ++i)
            if (std::isfinite(float(numbers[i])))
                *parts[i] = float(numbers[i]);
        now = normalised(now);
    } else if (std::all_of(numbers.begin(), numbers.end(), [](double n) { return std::isfinite(n); })) {
        now = sameHemisphere(rotationOf({numbers[0], numbers[1], numbers[2]}, order), old);
    } else {
        return;
    }
    *target = now;
    if (part != KeyPart::Value || !carry || !curve.hasTangents())
        return;
    const Quat turn = thenRotation(inverseOf(old), now);
    for (const KeyPart side : {KeyPart::In, KeyPart::Out}) {
        Quat *handle = editRow<Quat>(curve, value, side, row);
        *handle = thenRotation(*handle, turn);
    }
}

/// Which neighbouring keys belong to one sequence.
class SequenceRuns
{
public:
    explicit SequenceRuns(std::span<const TimeSpan> spans) : m_spans(spans.begin(), spans.end())
    {
        std::sort(m_spans.begin(), m_spans.end(),
                  [](const TimeSpan &a, const TimeSpan &b) { return a.start < b.start; });
        for (std::size_t i = 1; i < m_spans.size(); ++i)
            m_spans[i].end = std::max(m_spans[i].end, m_spans[i - 1].end); // the latest end so far
    }
    bool joins(std::int32_t before, std::int32_t time) const
    {
        const auto later = std::upper_bound(m_spans.begin(), m_spans.end(), before,
                                            [](std::int32_t t, const TimeSpan &span) { return t < span.start; });
        return m_spans.empty() || (later != m_spans.begin() && std::prev(later)->end >= time);
    }

private:
    std::vector<TimeSpan> m_spans;
};

/// The angles of a sequence's first key: nearest to the former ones. After a leap (an undo of a long drag) they are
/// counted from 0 again, by whole turns only.
EulerAngles continued(const EulerAngles &angles, const EulerAngles &before, RotationOrder order)
{
    EulerAngles now = nearestAngles(angles, before, order);
    const auto leaps = [&](std::size_t axis) { return std::abs(now[axis] - before[axis]) > 90; };
    if (leaps(0) || leaps(1) || leaps(2))
        for (double &angle : now)
            angle = std::remainder(angle, 360.0);
    return now;
}

} // namespace

int shownComponents(const TypeInfo &value, RotationOrder order)
{
    switch (value.kind) {
    case Kind::Integer:
        return 1;
    case Kind::Quat:
        return order == RotationOrder::Raw ? 4 : 3;
    case Kind::Float:
    case Kind::Vec2:
    case Kind::Vec3:
    case Kind::Vec4:
    case Kind::Colour4:
    case Kind::Colour:
        return int(value.components);
    case Kind::FixedArray:
        return isContinuous(value) ? int(value.components) : 0;
    default:
        return 0;
    }
}

bool isContinuous(const TypeInfo &value)
{
    return (value.kind >= Kind::Float && value.kind <= Kind::Colour) ||
           (value.kind == Kind::FixedArray && value.element->kind == Kind::Float &&
            int(value.components) <= maxComponents);
}

KeyNumbers::KeyNumbers(const CurveBase &curve, const TypeInfo &value, RotationOrder order,
                       std::span<const TimeSpan> spans, const KeyNumbers *former)
    : m_curve(curve), m_components(shownComponents(value, order)), m_order(order)
{
    if (value.kind == Kind::Integer) {
        m_integer = &value;
        return;
    }
    if (!isContinuous(value) || !curve.isPresent())
        return;
    const std::size_t keys = curve.size(), parts = curve.hasTangents() ? 3 : 1;
    if (value.kind == Kind::Quat && order != RotationOrder::Raw) {
        EulerAngles before{};
        std::shared_ptr<float[]> made[3];
        for (std::size_t part = 0; part < parts; ++part)
            made[part].reset(new float[keys * 3]);
        const Quat *rotations[3];
        for (std::size_t part = 0; part < parts; ++part)
            rotations[part] = reinterpret_cast<const Quat *>(curve.rawPart(int(part), value.size));
        const auto keep = [&](std::size_t part, std::size_t row, const EulerAngles &angles) {
            for (std::size_t i = 0; i < 3; ++i)
                made[part][row * 3 + i] = float(angles[i]);
        };
        const SequenceRuns sequences(spans);
        const auto times = curve.times();
        if (former && (former->order() != order || former->components() != 3 || !former->m_parts[0]))
            former = nullptr;
        const auto shownBefore = [&](std::size_t row) -> std::optional<std::size_t> {
            if (!former || former->size() == 0)
                return std::nullopt;
            if (former->size() == keys)
                return row;
            const auto found = std::lower_bound(former->times().begin(), former->times().end(), times[row]);
            if (found == former->times().end() || (*found != times[row] && !sequences.joins(times[row], *found)))
                return std::nullopt;
            return std::size_t(found - former->times().begin());
        };
        for (std::size_t row = 0; row < keys; ++row) {
            const EulerAngles angles = toEuler(rotations[0][row], order);
            if (row > 0 && sequences.joins(times[row - 1], times[row]))
                before = nearestAngles(angles, before, order);
            else if (const auto shown = shownBefore(row))
                before = continued(angles, former->angles(*shown), order);
            else
                before = nearestAngles(angles, {}, order);
            keep(0, row, before);
            for (std::size_t part = 1; part < parts; ++part)
                keep(part, row, nearestAngles(toEuler(rotations[part][row], order), before, order));
        }
        for (std::size_t part = 0; part < parts; ++part) {
            m_made[part] = made[part];
            m_parts[part] = made[part].get();
        }
        return;
    }
    for (std::size_t part = 0; part < parts; ++part)
        m_parts[part] = reinterpret_cast<const float *>(curve.rawPart(int(part), value.size));
    if (curve.interpolation() != Interpolation::Hermite || value.kind == Kind::Quat)
        return;
    const std::size_t count = keys * std::size_t(m_components);
    for (std::size_t part = 1; part < 3; ++part) {
        std::shared_ptr<float[]> made(new float[count]);
        const float third = part == 1 ? -1.f / 3 : 1.f / 3;
        for (std::size_t i = 0; i < count; ++i)
            made[i] = m_parts[0][i] + third * m_parts[part][i];
        m_parts[part] = made.get();
        m_made[part] = std::move(made);
    }
}

void setKeyNumbers(CurveBase &curve, const TypeInfo &value, RotationOrder order, std::size_t row, KeyPart part,
                   std::span<const double> numbers, bool carryHandles)
{
    numbers = numbers.first(std::min(numbers.size(), std::size_t(shownComponents(value, order))));
    if (row >= curve.size() || numbers.empty() || (part != KeyPart::Value && !curve.hasTangents()))
        return;
    if (value.kind == Kind::Integer) {
        if (part == KeyPart::Value && !std::isnan(numbers[0]))
            setInteger(curve, value, row, numbers[0]);
    } else if (value.kind != Kind::Quat) {
        setFloats(curve, value, row, part, numbers, carryHandles);
    } else if (order == RotationOrder::Raw || numbers.size() == 3) {
        setRotation(curve, value, order, row, part, numbers, carryHandles);
    }
}

} // namespace sinew
