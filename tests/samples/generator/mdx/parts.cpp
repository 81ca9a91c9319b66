// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "mdx/parts.h"

#include <cmath>

namespace sinew::samples::mdxraw {

QByteArray fileOf(const Chunks &chunks)
{
    QByteArray file("MDLX");
    for (const auto &[tag, bytes] : chunks)
        file += chunk(tag.constData(), bytes);
    return file;
}

QByteArray &content(Chunks &chunks, const char *tag)
{
    for (auto &each : chunks)
        if (each.first == tag)
            return each.second;
    qFatal("there is no chunk %s", tag);
}

QByteArray fixed(const QByteArray &text, qsizetype size)
{
    return text + QByteArray(size - text.size(), '\0');
}

QByteArray sized(const QByteArray &content)
{
    return u32(std::uint32_t(content.size() + 4)) + content;
}

QByteArray counted(const QList<QByteArray> &objects)
{
    return u32(std::uint32_t(objects.size())) + objects.join();
}

QByteArray countedTwice(const QList<QByteArray> &objects, std::uint32_t second)
{
    return u32(std::uint32_t(objects.size())) + u32(second) + objects.join();
}

QByteArray extent(float radius, const V3 &low, const V3 &high)
{
    return Bytes().f32(radius).put(low).put(high).data;
}

QByteArray tagged(const char *tag, std::uint32_t count, const QByteArray &elements)
{
    return QByteArray(tag, 4) + u32(count) + elements;
}

namespace {

QByteArray keyBytes(const QList<Key> &keys)
{
    QByteArray bytes;
    for (const Key &key : keys)
        bytes += Bytes().put(key.time).raw(key.value).data;
    return bytes;
}

} // namespace

QByteArray track(const char *tag, std::uint32_t interpolation, const QList<Key> &keys, std::uint32_t globalSequence)
{
    return tagged(tag, std::uint32_t(keys.size()), u32(interpolation) + u32(globalSequence) + keyBytes(keys));
}

QByteArray simpleTrack(const char *tag, const QList<Key> &keys, std::uint32_t globalSequence)
{
    return tagged(tag, std::uint32_t(keys.size()), u32(globalSequence) + keyBytes(keys));
}

QByteArray f32(float value)
{
    return Bytes().f32(value).data;
}

QByteArray u32(std::uint32_t value)
{
    return Bytes().u32(value).data;
}

QByteArray v3(const V3 &value)
{
    return Bytes().put(value).data;
}

QByteArray packed(double x, double y, double z, double w)
{
    const double sign = w < 0 ? -1 : 1;
    const auto part = [sign](double value, double unit, std::uint64_t mask) {
        return std::uint64_t(std::int64_t(std::lround(sign * value * unit))) & mask;
    };
    return Bytes()
        .put(part(x, 2097152, 0x3fffff) << 42 | part(y, 1048576, 0x1fffff) << 21 | part(z, 1048576, 0x1fffff))
        .data;
}

QByteArray colour(float r, float g, float b)
{
    return Bytes().f32(b).f32(g).f32(r).data;
}

QByteArray node(const QByteArray &name, std::uint32_t id, std::uint32_t parent, std::uint32_t flags,
                const QByteArray &tracks)
{
    return sized(Bytes().raw(fixed(name, 80)).u32(id).u32(parent).u32(flags).raw(tracks).data);
}

} // namespace sinew::samples::mdxraw
