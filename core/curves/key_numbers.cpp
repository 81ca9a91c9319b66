// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/key_numbers.h"

#include <algorithm>
#include <cmath>

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
        unroll(spans, former);
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
