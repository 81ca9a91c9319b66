// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/curves/drawing/curve_sampler.h"

#include "widgets/curves/drawing/curve_source.h"

namespace sinew {

namespace {

void show(float value, RotationOrder, CurveNumbers &numbers)
{
    numbers[0] = double(value);
}
void show(std::int32_t value, RotationOrder, CurveNumbers &numbers)
{
    numbers[0] = value;
}
void show(const Vec2 &v, RotationOrder, CurveNumbers &numbers)
{
    numbers = {double(v.x), double(v.y), 0, 0};
}
void show(const Vec3 &v, RotationOrder, CurveNumbers &numbers)
{
    numbers = {double(v.x), double(v.y), double(v.z), 0};
}
void show(const Vec4 &v, RotationOrder, CurveNumbers &numbers)
{
    numbers = {double(v.x), double(v.y), double(v.z), double(v.w)};
}
void show(const Colour &c, RotationOrder, CurveNumbers &numbers)
{
    numbers = {double(c.r), double(c.g), double(c.b), 0};
}
void show(const Quat &q, RotationOrder order, CurveNumbers &numbers)
{
    if (order == RotationOrder::Raw) {
        numbers = {double(q.x), double(q.y), double(q.z), double(q.w)};
        return;
    }
    const EulerAngles angles = toEuler(q, order);
    numbers = {angles[0], angles[1], angles[2], 0};
}

template<class T>
bool isStepped(const CurveSource &source)
{
    return source.step || std::is_integral_v<T>;
}

} // namespace

CurveSampler::CurveSampler(const CurveSource &source) : m_source(source)
{
    const auto as = [&](auto typed) {
        static_cast<CurveBase &>(typed) = source.curve;
        m_curve = std::move(typed);
    };
    if (source.value == &typeInfo<float>())
        as(Curve<float>());
    else if (source.value == &typeInfo<std::int32_t>())
        as(Curve<std::int32_t>());
    else if (source.value == &typeInfo<Vec2>())
        as(Curve<Vec2>());
    else if (source.value == &typeInfo<Vec4>())
        as(Curve<Vec4>());
    else if (source.value == &typeInfo<Vec3>())
        as(Curve<Vec3>());
    else if (source.value == &typeInfo<Quat>())
        as(Curve<Quat>());
    else if (source.value == &typeInfo<Colour>())
        as(Curve<Colour>());
}

bool CurveSampler::read(const KeySegment &segment, CurveNumbers &numbers) const
{
    return std::visit(
        [&](const auto &curve) {
            if constexpr (std::is_same_v<decltype(curve), const std::monostate &>) {
                return false;
            } else {
                using T = typename std::decay_t<decltype(curve)>::value_type;
                show(interpolate(curve, segment, isStepped<T>(m_source)), m_source.order, numbers);
                return true;
            }
        },
        m_curve);
}

bool CurveSampler::readAt(const SampleSpan &moment, CurveNumbers &numbers) const
{
    return std::visit(
        [&](const auto &curve) {
            if constexpr (std::is_same_v<decltype(curve), const std::monostate &>) {
                return false;
            } else {
                using T = typename std::decay_t<decltype(curve)>::value_type;
                KeyWindow window;
                if (const KeySegment segment = KeySegment::find(curve, moment, window); segment.found)
                    return read(segment, numbers);
                const T *rest = m_source.rest.isEmpty() ? nullptr : m_source.rest.template as<T>();
                if (rest)
                    show(*rest, m_source.order, numbers);
                return rest != nullptr;
            }
        },
        m_curve);
}

} // namespace sinew
