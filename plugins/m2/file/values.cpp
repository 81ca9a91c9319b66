// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/file/values.h"

#include "core/schema/struct_info.h"
#include "plugins/m2/structs/common.h"

#include <Eigen/Core>

#include <algorithm>
#include <bit>
#include <cmath>

namespace sinew::m2 {

namespace {

template<class From, class To, class Convert>
void convert(const std::byte *from, std::byte *to, std::size_t count, Convert &&one)
{
    for (std::size_t i = 0; i < count; ++i) {
        From in;
        std::memcpy(&in, from + i * sizeof(From), sizeof(From));
        const To out = one(in);
        std::memcpy(to + i * sizeof(To), &out, sizeof(To));
    }
}

double clamped(double value, double low, double high)
{
    return std::isnan(value) ? low : std::clamp(value, low, high);
}

struct PackedQuat
{
    std::uint16_t v[4];
};
/// The client's constant is 2/65535 as a float. Its error is far below half a step, so packing yields the same u16
/// again.
constexpr double quatStep = 2.0 / 65535;

void decodeQuat(const std::byte *disk, std::byte *memory, std::size_t count)
{
    // One number at a time, so that the compiler can vectorise.
    convert<std::uint16_t, float>(disk, memory, count * 4,
                                  [](std::uint16_t v) { return float(v) * float(quatStep) - 1.f; });
}

void encodeQuat(const std::byte *memory, std::byte *disk, std::size_t count)
{
    convert<Quat, PackedQuat>(memory, disk, count, [](const Quat &q) {
        // 0 lies between two steps; the game's own files use the lower one.
        const auto part = [](float v) {
            return std::uint16_t(std::ceil(clamped((double(v) + 1) / quatStep, 0, 65535) - 0.5));
        };
        return PackedQuat{{part(q.x), part(q.y), part(q.z), part(q.w)}};
    });
}

void decodeFixed(const std::byte *disk, std::byte *memory, std::size_t count)
{
    convert<std::int16_t, float>(disk, memory, count, [](std::int16_t v) { return float(v / 32767.0); });
}

void encodeFixed(const std::byte *memory, std::byte *disk, std::size_t count)
{
    convert<float, std::int16_t>(memory, disk, count, [](float v) {
        return std::int16_t(std::lround(clamped(double(v) * 32767, -32768, 32767)));
    });
}

struct PackedGravity
{
    std::int8_t x, y;
    std::int16_t z;
};
constexpr double gravityStep = 0.04238648;

void decodeGravity(const std::byte *disk, std::byte *memory, std::size_t count)
{
    convert<PackedGravity, Vec3>(disk, memory, count, [](const PackedGravity &p) {
        const double x = p.x / 128.0, y = p.y / 128.0, z = std::sqrt(std::max(0.0, 1 - x * x - y * y));
        const double magnitude = std::abs(p.z * gravityStep);
        return Vec3{float(x * magnitude), float(y * magnitude), float((p.z < 0 ? -z : z) * magnitude)};
    });
}

void encodeGravity(const std::byte *memory, std::byte *disk, std::size_t count)
{
    convert<Vec3, PackedGravity>(memory, disk, count, [](const Vec3 &v) {
        const double magnitude = std::sqrt(double(v.x) * v.x + double(v.y) * v.y + double(v.z) * v.z);
        if (!(magnitude > 0))
            return PackedGravity{0, 0, 0};
        const auto part = [&](float p) { return std::int8_t(std::lround(clamped(p / magnitude * 128, -128, 127))); };
        const double z = clamped(magnitude / gravityStep, 0, 32767);
        return PackedGravity{part(v.x), part(v.y), std::int16_t(std::lround(v.z < 0 ? -z : z))};
    });
}

void decodeLifeColour(const std::byte *disk, std::byte *memory, std::size_t count)
{
    convert<Colour, Colour>(disk, memory, count, [](const Colour &c) {
        return Colour{c.r / 255, c.g / 255, c.b / 255};
    });
}

void encodeLifeColour(const std::byte *memory, std::byte *disk, std::size_t count)
{
    convert<Colour, Colour>(memory, disk, count, [](const Colour &c) {
        return Colour{c.r * 255, c.g * 255, c.b * 255};
    });
}

} // namespace

ValueCodec valueCodec(const FieldInfo &field, std::uint32_t version, bool compressedTextureRotations)
{
    ValueCodec codec;
    codec.size = codec.diskSize = std::uint32_t(field.type->element->valueSize());
    switch (field.storage) {
    case Storage::Compressed:
        if (version >= Version::CompressedRotations)
            return {8, codec.size, true, false, decodeQuat, encodeQuat, quatStep, -1, 1};
        break;
    case Storage::SniffedRotation:
        if (compressedTextureRotations)
            return {8, codec.size, true, false, decodeQuat, encodeQuat, quatStep, -1, 1};
        break;
    case Storage::Fixed16:
    case Storage::LifeFixed16:
        return {2, codec.size, true, false, decodeFixed, encodeFixed, 1 / 32767.0, -32768 / 32767.0, 1};
    case Storage::Gravity:
        return {4, codec.size, false, false, decodeGravity, encodeGravity};
    case Storage::LifeColour:
        return {12, codec.size, false, false, decodeLifeColour, encodeLifeColour};
    case Storage::SplineKeys:
        codec.diskSize *= 3;
        codec.spline = true;
        break;
    case Storage::TimesOnly:
        codec.diskSize = 0;
        break;
    default:
        break;
    }
    return codec;
}

float fromHalf(std::uint16_t half)
{
    // Eigen maps all NaNs to a single one.
    if ((half & 0x7c00) == 0x7c00)
        return std::bit_cast<float>(std::uint32_t(half & 0x8000) << 16 | 0x7f800000u |
                                    std::uint32_t(half & 0x3ff) << 13);
    return float(Eigen::numext::bit_cast<Eigen::half>(half));
}

std::uint16_t toHalf(float number)
{
    const auto bits = std::bit_cast<std::uint32_t>(number);
    if (std::isnan(number))
        return std::uint16_t(bits >> 16 & 0x8000) | 0x7c00 | std::uint16_t(std::max(bits >> 13 & 0x3ff, 1u));
    return Eigen::numext::bit_cast<std::uint16_t>(Eigen::half(number));
}

std::uint32_t interpolationFromFile(std::uint16_t stored, bool spline)
{
    if (!spline)
        return stored ? 1 : 0;
    return stored == 2 ? 3 : stored == 3 ? 2 : stored;
}

std::uint16_t interpolationToFile(std::uint32_t interpolation, bool spline)
{
    if (!spline)
        return interpolation ? 1 : 0;
    return interpolation == 2 ? 3 : interpolation == 3 ? 2 : std::uint16_t(interpolation);
}

} // namespace sinew::m2
