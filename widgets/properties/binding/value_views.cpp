// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/properties/binding/value_views.h"

#include "core/schema/struct_info.h"

#include <charconv>
#include <cmath>
#include <limits>
#include <numbers>
#include <system_error>

namespace sinew {

namespace {

constexpr double degreesPerRadian = 180 / std::numbers::pi;

bool isAngles(const TypeInfo &type)
{
    return type.kind == Kind::Float || type.kind == Kind::Vec2 || type.kind == Kind::Vec3 || type.kind == Kind::Vec4 ||
           (type.kind == Kind::FixedArray && type.element->kind == Kind::Float);
}

float radiansOf(float degrees)
{
    return float(degrees * (1 / degreesPerRadian));
}

/// The angle with the fewest digits that is stored as the same number: 0.1 and not 0.099999994.
float degreesOf(float radians)
{
    const double exact = radians * degreesPerRadian;
    char text[32];
    for (int digits = 1; digits < std::numeric_limits<float>::max_digits10; ++digits) {
        const auto end = std::to_chars(text, text + sizeof text, exact, std::chars_format::general, digits).ptr;
        float degrees = 0;
        if (std::from_chars(text, end, degrees).ec == std::errc() && radiansOf(degrees) == radians)
            return degrees;
    }
    return float(exact);
}

std::uint8_t byteOf(float fraction)
{
    return std::uint8_t(std::lround(std::clamp(std::isfinite(fraction) ? fraction : 0, 0.f, 1.f) * 255));
}

} // namespace

Binding inDegrees(const Binding &value)
{
    if (!value.isValid() || value.field().unit != Unit::Radians || !isAngles(value.type()))
        return value;
    FieldInfo field = value.field();
    field.unit = Unit::Degrees;
    for (std::optional<double> *bound : {&field.minimum, &field.maximum})
        if (*bound)
            **bound = double(float(**bound * degreesPerRadian));
    const std::size_t count = value.type().size / sizeof(float);
    return value.seenAs({&value.type(),
                         [count](const void *stored, void *shown) {
                             for (std::size_t i = 0; i < count; ++i)
                                 static_cast<float *>(shown)[i] = degreesOf(static_cast<const float *>(stored)[i]);
                         },
                         [count](const void *shown, void *stored) {
                             // An untouched component keeps its last bit.
                             for (std::size_t i = 0; i < count; ++i) {
                                 const float after = static_cast<const float *>(shown)[i];
                                 if (float &radians = static_cast<float *>(stored)[i]; degreesOf(radians) != after)
                                     radians = radiansOf(after);
                             }
                         }},
                        std::move(field));
}

Binding asEulerAngles(const Binding &rotation, RotationOrder order)
{
    FieldInfo field = rotation.field();
    field.unit = Unit::Degrees;
    field.minimum = field.maximum = {};
    return rotation.seenAs(
        {&typeInfo<Vec3>(),
         [order](const void *stored, void *shown) {
             Quat quat;
             std::memcpy(&quat, stored, sizeof quat);
             const EulerAngles angles = toEuler(quat, order);
             // Finer digits are noise of the conversion.
             const auto rounded = [](double angle) {
                 const float value = float(std::round(angle * 1e4) / 1e4);
                 return value == 0 ? 0.f : value;
             };
             *static_cast<Vec3 *>(shown) = {rounded(angles[0]), rounded(angles[1]), rounded(angles[2])};
         },
         [order](const void *shown, void *stored) {
             const auto &angles = *static_cast<const Vec3 *>(shown);
             auto &quat = *static_cast<Quat *>(stored);
             const Quat turned = rotationOf({angles.x, angles.y, angles.z}, order);
             quat = sameHemisphere(turned, quat);
         }},
        std::move(field));
}

Binding asColour(const Binding &colour)
{
    if (!colour.isValid() || colour.type().kind != Kind::FixedArray)
        return colour;
    FieldInfo field = colour.field();
    field.unit = Unit::None;
    field.minimum = 0;
    field.maximum = 1;
    return colour.seenAs(
        {&typeInfo<Colour4>(),
         [](const void *stored, void *shown) {
             const auto *from = static_cast<const std::uint8_t *>(stored);
             *static_cast<Colour4 *>(shown) = {from[2] / 255.f, from[1] / 255.f, from[0] / 255.f, from[3] / 255.f};
         },
         [](const void *shown, void *stored) {
             const auto &from = *static_cast<const Colour4 *>(shown);
             const std::uint8_t to[] = {byteOf(from.b), byteOf(from.g), byteOf(from.r), byteOf(from.a)};
             std::memcpy(stored, to, sizeof to);
         }},
        std::move(field));
}

} // namespace sinew
