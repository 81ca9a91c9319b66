// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// MDX files for conversions in tests: materials with default values in every field, so that only the given ones can be
// lost.

#include "tests/plugins/mdx/mdx_bytes.h"

#include <QRegularExpression>

namespace sinew::test {
inline namespace mdx_plain_material_helpers {

/// A layer with default values in every field, so that only the given ones can be lost.
inline QByteArray plainLayer(std::uint32_t version, std::int32_t texture, std::uint32_t filterMode = 0,
                             std::uint32_t flags = 0, const QByteArray &tracks = {}, std::uint32_t shader = 0,
                             const QList<QByteArray> &slots = {}, float gain = 1,
                             const QList<float> &fresnel = {1, 1, 1, 0, 0})
{
    Out out;
    out.u32({filterMode, flags}).i32({texture, -1}).u32({0}).f32({1});
    if (version >= 900)
        out.f32({gain});
    if (version >= 1000)
        for (const float each : fresnel)
            out.f32({each});
    if (version >= 1100)
        out.u32({shader, std::uint32_t(slots.size())}).raw(joined(slots));
    return sized(out.raw(tracks).bytes);
}

inline QByteArray plainMaterial(std::uint32_t version, const char *shader, const QList<QByteArray> &layers,
                                std::uint32_t flags = 0)
{
    Out out;
    out.i32({0}).u32({flags});
    if (version >= 900 && version < 1100)
        out.text(shader, 80);
    return sized(out.raw("LAYS").u32({std::uint32_t(layers.size())}).raw(joined(layers)).bytes);
}

inline MdxFile withMaterials(std::uint32_t version, const QList<QByteArray> &materials)
{
    MdxFile f;
    f.version = version;
    for (int i = 0; i < 8; ++i)
        f.textures.append(texture(0, QByteArray("T" + QByteArray::number(i) + ".blp").constData()));
    f.materials = materials;
    return f;
}

inline QStringList only(const QStringList &lines, const char *word)
{
    return lines.filter(QRegularExpression(QLatin1String("^") + QLatin1String(word)));
}

} // namespace mdx_plain_material_helpers
} // namespace sinew::test
