// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// Bytes of World of Warcraft model files, assembled from the format's description alone: the plugin is not used here,
// so that the values that its tests expect are independent of it. Qt Core only.

#include <QByteArray>

#include <array>
#include <cstdint>
#include <cstring>

namespace sinew::samples::m2 {

using V2 = std::array<float, 2>;
using V3 = std::array<float, 3>;
using Rotation = std::array<float, 4>; ///< x y z w
using Fixed16 = std::uint16_t;         ///< 0 … 32767 for 0 … 1

/// A growing file; numbers are little-endian.
class Bytes
{
public:
    template<class T>
    Bytes &put(const T &value)
    {
        static_assert(std::is_trivially_copyable_v<T>);
        data.append(reinterpret_cast<const char *>(&value), qsizetype(sizeof(T)));
        return *this;
    }
    Bytes &u8(int v) { return put(std::uint8_t(v)); }
    Bytes &u16(int v) { return put(std::uint16_t(v)); }
    Bytes &u32(std::uint32_t v) { return put(v); }
    Bytes &f32(float v) { return put(v); }
    Bytes &raw(const QByteArray &bytes)
    {
        data += bytes;
        return *this;
    }
    Bytes &zeros(qsizetype count) { return raw(QByteArray(count, '\0')); }
    Bytes &alignTo(qsizetype step) { return zeros((step - data.size() % step) % step); }

    template<class T>
    void patch(qsizetype at, const T &value)
    {
        std::memcpy(data.data() + at, &value, sizeof(T));
    }
    qsizetype size() const { return data.size(); }

    QByteArray data;
};

/// Four characters, in reading order, then the size of the content, then the content.
inline QByteArray chunk(const char *tag, const QByteArray &content)
{
    return Bytes().raw(QByteArray(tag, 4)).u32(std::uint32_t(content.size())).raw(content).data;
}

/// One component of a compressed rotation: -1 … 1 over 0 … 65535, no rotation being 32767 32767 32767 65535.
inline std::uint16_t compressed(float v)
{
    return std::uint16_t((double(v) + 1) * 32767.5);
}

} // namespace sinew::samples::m2
