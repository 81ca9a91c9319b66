// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/curve_keys.h"

#include "core/curves/key_numbers.h"
#include "core/format/format.h"
#include "core/scene/pose/curve_sample.h"

#include <algorithm>

namespace sinew {

namespace {

constexpr std::uint32_t hermite = std::uint32_t(Interpolation::Hermite), bezier = std::uint32_t(Interpolation::Bezier);

/// Hermite's slope m and bezier's control points describe the same cubic when out = v + m/3 and in = v − m/3.
void convertTangents(CurveBase &curve, const TypeInfo &value, bool toBezier)
{
    const std::size_t width = value.valueSize(), floats = curve.size() * width / sizeof(float);
    const auto *keys = reinterpret_cast<const float *>(curve.rawPart(0, width));
    for (const int part : {1, 2}) {
        auto *tangents = reinterpret_cast<float *>(curve.editRawPart(part, width));
        keys = reinterpret_cast<const float *>(curve.rawPart(0, width));
        const float sign = part == 1 ? -1.f : 1.f;
        for (std::size_t i = 0; i < floats; ++i)
            tangents[i] = toBezier ? keys[i] + sign * tangents[i] / 3 : sign * (tangents[i] - keys[i]) * 3;
    }
}

template<class T>
Value between(const CurveBase &curve, const KeySegment &segment)
{
    Curve<T> typed;
    static_cast<CurveBase &>(typed) = curve;
    return Value::of(interpolate(typed, segment, false));
}

/// For bounds, which have no tangents in any format.
Value betweenNumbers(const CurveBase &curve, const TypeInfo &value, const KeySegment &segment)
{
    const auto *keys = reinterpret_cast<const float *>(curve.rawPart(0, value.valueSize()));
    const float *left = keys + std::size_t(segment.left) * value.components,
                *right = keys + std::size_t(segment.right) * value.components;
    const float share = curve.interpolation() == Interpolation::None ? 0 : segment.factor;
    Value result(value, left);
    auto *numbers = static_cast<float *>(result.data());
    for (std::size_t i = 0; i < value.components && share != 0; ++i)
        numbers[i] = left[i] + (right[i] - left[i]) * share;
    return result;
}

} // namespace

void setInterpolation(CurveBase &curve, const TypeInfo &value, std::uint32_t interpolation)
{
    const std::size_t width = value.valueSize();
    const CurveBase::Header before = curve.header();
    const bool had = curve.hasTangents();
    curve.setHeaderRaw({interpolation, before.globalSequence}, width);
    if (!isContinuous(value) || !curve.hasTangents() || curve.size() == 0)
        return;
    const bool rotation = value.kind == Kind::Quat;
    if (!had) {
        if (rotation || interpolation != hermite)
            for (const int part : {1, 2}) {
                std::byte *tangents = curve.editRawPart(part, width);
                std::memcpy(tangents, curve.rawPart(0, width), curve.size() * width);
            }
    } else if (!rotation && before.interpolation == hermite && interpolation >= bezier) {
        convertTangents(curve, value, true);
    } else if (!rotation && before.interpolation >= bezier && interpolation == hermite) {
        convertTangents(curve, value, false);
    }
}

int keyAt(const CurveBase &curve, std::int32_t time)
{
    const auto times = curve.times();
    const auto found = std::find(times.rbegin(), times.rend(), time);
    return int(times.rend() - found) - 1;
}

void removeKeys(CurveBase &curve, const TypeInfo &value, std::size_t first, std::size_t count)
{
    const CurveBase nothing = curve.sliceRaw(0, 0, value.valueSize());
    curve.spliceRaw(first, count, nothing, value.valueSize());
}

Value sampleAny(const CurveBase &curve, const TypeInfo &value, const SampleSpan &span, const Value &fallback, bool step)
{
    const std::size_t width = value.valueSize();
    KeyWindow window;
    const KeySegment segment = KeySegment::find(curve, span, window);
    if (!segment.found || width == 0)
        return fallback;
    switch (step ? Kind::Integer : value.kind) {
    case Kind::Float:
        return between<float>(curve, segment);
    case Kind::Vec2:
        return between<Vec2>(curve, segment);
    case Kind::Vec3:
        return between<Vec3>(curve, segment);
    case Kind::Vec4:
        return between<Vec4>(curve, segment);
    case Kind::Quat:
        return between<Quat>(curve, segment);
    case Kind::Colour4:
        return between<Colour4>(curve, segment);
    case Kind::Colour:
        return between<Colour>(curve, segment);
    case Kind::FixedArray:
        return isContinuous(value) ? betweenNumbers(curve, value, segment)
                                   : Value(value, curve.rawPart(0, width) + segment.left * width);
    default:
        return Value(value, curve.rawPart(0, width) + segment.left * width);
    }
}

} // namespace sinew
