// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// Bytes of MDX files of World of Warcraft's alpha and of Warcraft III 3.0, assembled from the public descriptions
// alone: the plugin is not used here, so that the values that its tests expect are independent of it. Qt Core only.

#include "m2/bytes.h"

#include <QList>
#include <QPair>

namespace sinew::samples::mdxraw {

using m2::Bytes;
using m2::chunk;
using m2::V2;
using m2::V3;

/// Chunks in file order.
using Chunks = QList<QPair<QByteArray, QByteArray>>;
QByteArray fileOf(const Chunks &chunks);
/// The content of the first chunk with a tag, which must exist.
QByteArray &content(Chunks &chunks, const char *tag);

/// A text in a fixed field.
QByteArray fixed(const QByteArray &text, qsizetype size);
/// The content after its own size, which includes itself.
QByteArray sized(const QByteArray &content);
/// The count, then all of them; `second`: another number after the first.
QByteArray counted(const QList<QByteArray> &objects);
QByteArray countedTwice(const QList<QByteArray> &objects, std::uint32_t second);
/// A sphere's radius, then the corners of a box.
QByteArray extent(float radius, const V3 &low, const V3 &high);
/// Four characters, a count, elements.
QByteArray tagged(const char *tag, std::uint32_t count, const QByteArray &elements);

/// The value of a key, with tangents if the interpolation needs them.
struct Key
{
    std::int32_t time = 0;
    QByteArray value;
};
enum Interpolation : std::uint32_t { Step, Linear, Hermite, Bezier };
constexpr std::uint32_t noSequence = 0xffffffff;
QByteArray track(const char *tag, std::uint32_t interpolation, const QList<Key> &keys,
                 std::uint32_t globalSequence = noSequence);
/// Without an interpolation.
QByteArray simpleTrack(const char *tag, const QList<Key> &keys, std::uint32_t globalSequence = noSequence);
QByteArray f32(float value);
QByteArray u32(std::uint32_t value);
QByteArray v3(const V3 &value);
/// x of 22 bits in 1/2²¹, y and z of 21 bits in 1/2²⁰; w ≥ 0 is omitted.
QByteArray packed(double x, double y, double z, double w);
QByteArray colour(float r, float g, float b); ///< blue, green, red

/// `tracks` count towards the node's size.
QByteArray node(const QByteArray &name, std::uint32_t id, std::uint32_t parent, std::uint32_t flags,
                const QByteArray &tracks = {});
constexpr std::uint32_t noParent = 0xffffffff;

} // namespace sinew::samples::mdxraw
