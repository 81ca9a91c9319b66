// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/file/write/key_bytes.h"

#include <algorithm>

namespace sinew::m2 {

KeyRange keysBetween(const CurveBase &curve, std::int32_t start, std::int32_t length)
{
    const auto times = curve.times();
    const auto from = std::lower_bound(times.begin(), times.end(), start);
    const auto to = std::lower_bound(from, times.end(), std::int64_t(start) + length,
                                     [](std::int32_t time, std::int64_t end) { return time < end; });
    return {std::size_t(from - times.begin()), std::size_t(to - from)};
}

bool sameKeys(const CurveBase &a, KeyRange keysA, std::int32_t startA, const CurveBase &b, KeyRange keysB,
              std::int32_t startB, std::size_t width)
{
    if (keysA.count != keysB.count || a.hasTangents() != b.hasTangents())
        return false;
    for (std::size_t i = 0; i < keysA.count; ++i)
        if (a.times()[keysA.first + i] - startA != b.times()[keysB.first + i] - startB)
            return false;
    for (int part = 0; width && keysA.count && part < (a.hasTangents() ? 3 : 1); ++part)
        if (std::memcmp(a.rawPart(part, width) + keysA.first * width, b.rawPart(part, width) + keysB.first * width,
                        keysA.count * width) != 0)
            return false;
    return true;
}

std::vector<std::byte> packedValues(const ValueCodec &codec, const CurveBase &curve, KeyRange keys)
{
    std::vector<std::byte> disk(keys.count * codec.diskSize);
    if (disk.empty())
        return disk;
    const std::byte *values = curve.rawPart(0, codec.size) + keys.first * codec.size;
    if (codec.spline) {
        for (int part = 0; part < 3; ++part) {
            // Keys without tangents of their own are flat: the file always has room for them.
            if (part > 0 && !curve.hasTangents())
                break;
            const std::byte *from = curve.rawPart(part, codec.size) + keys.first * codec.size;
            for (std::size_t i = 0; i < keys.count; ++i)
                std::memcpy(disk.data() + i * codec.diskSize + std::size_t(part) * codec.size, from + i * codec.size,
                            codec.size);
        }
    } else if (codec.encode) {
        codec.encode(values, disk.data(), keys.count);
    } else {
        std::memcpy(disk.data(), values, disk.size());
    }
    return disk;
}

void keepUntouched(const ValueCodec &codec, const CurveBase &now, KeyRange keys, const CurveBase &then,
                   KeyRange thenKeys, Bytes thenDisk, std::vector<std::byte> &disk)
{
    const std::byte *values = now.rawPart(0, codec.size), *thenValues = then.rawPart(0, codec.size);
    const auto isKept = [&](std::size_t i, std::size_t at) {
        if (at >= thenKeys.count || then.times()[thenKeys.first + at] != now.times()[keys.first + i] ||
            std::memcmp(values + (keys.first + i) * codec.size, thenValues + (thenKeys.first + at) * codec.size,
                        codec.size) != 0)
            return false;
        std::memcpy(disk.data() + i * codec.diskSize, thenDisk.data() + at * codec.diskSize, codec.diskSize);
        return true;
    };
    std::size_t old = 0;
    for (std::size_t i = 0; i < keys.count && values && thenValues; ++i) {
        // Usually a key is where it was; times needn't be in order, nor different.
        if (isKept(i, i))
            continue;
        while (old < thenKeys.count && then.times()[thenKeys.first + old] < now.times()[keys.first + i])
            ++old;
        for (std::size_t at = old;
             at < thenKeys.count && then.times()[thenKeys.first + at] == now.times()[keys.first + i] && !isKept(i, at);
             ++at) {}
    }
}

void keepSplineTangents(const ValueCodec &codec, const CurveBase &now, KeyRange keys, const CurveBase &then,
                        KeyRange thenKeys, Bytes thenDisk, std::vector<std::byte> &disk)
{
    std::size_t old = 0;
    for (std::size_t i = 0; i < keys.count; ++i) {
        const std::int32_t time = now.times()[keys.first + i];
        while (old < thenKeys.count && then.times()[thenKeys.first + old] < time)
            ++old;
        if (old == thenKeys.count || then.times()[thenKeys.first + old] != time)
            continue;
        std::memcpy(disk.data() + i * codec.diskSize + codec.size, thenDisk.data() + old * codec.diskSize + codec.size,
                    codec.size * 2);
        ++old; // if several keys share a time, each takes the next one
    }
}

} // namespace sinew::m2
