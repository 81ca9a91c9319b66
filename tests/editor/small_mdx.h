// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "tests/plugins/mdx/mdx_bytes.h"

#include <QByteArray>

#include <cstdint>
#include <initializer_list>

namespace sinew::test {
inline namespace small_mdx_helpers {

// A small MDX 800 put together byte by byte from the specification, without the program's own writer.

template<class T>
void put(QByteArray &bytes, T value)
{
    bytes.append(reinterpret_cast<const char *>(&value), sizeof value);
}

inline void putText(QByteArray &bytes, const char *text, qsizetype length)
{
    bytes.append(QByteArray(text).leftJustified(length, '\0', true));
}

inline void putFloats(QByteArray &bytes, std::initializer_list<float> values)
{
    for (const float value : values)
        put(bytes, value);
}

/// Sequences "Stand" 0…1000 and "Walk" 2000…3000; bones "Root" (object id 0, pivot (10, 0, 0)) and "Hand" (1, child of
/// Root, pivot (20, 0, 0)). In Walk, Root turns linearly from 0° at 2000 to 180° at 3000 around z.
inline QByteArray smallMdx()
{
    QByteArray version, model, sequences, bones, pivots;
    put<std::uint32_t>(version, 800);

    putText(model, "Small", 80);
    putText(model, "", 260);
    putFloats(model, {30, -1, -2, -3, 40, 5, 6});
    put<std::uint32_t>(model, 150);

    const auto sequence = [&](const char *name, std::int32_t start, std::int32_t end) {
        putText(sequences, name, 80);
        put(sequences, start);
        put(sequences, end);
        putFloats(sequences, {0});
        put<std::uint32_t>(sequences, 0);
        putFloats(sequences, {0});
        put<std::uint32_t>(sequences, 0);
        putFloats(sequences, {30, -1, -2, -3, 40, 5, 6});
    };
    sequence("Stand", 0, 1000);
    sequence("Walk", 2000, 3000);

    const auto bone = [&](const char *name, std::uint32_t id, std::int32_t parent, const QByteArray &tracks) {
        put<std::uint32_t>(bones, std::uint32_t(96 + tracks.size()));
        putText(bones, name, 80);
        put(bones, id);
        put(bones, parent);
        put<std::uint32_t>(bones, 0x100);
        bones.append(tracks);
        put<std::int32_t>(bones, -1);
        put<std::int32_t>(bones, -1);
    };
    QByteArray turn("KGRT");
    put<std::uint32_t>(turn, 2);
    put<std::uint32_t>(turn, 1);
    put<std::int32_t>(turn, -1);
    put<std::int32_t>(turn, 2000);
    putFloats(turn, {0, 0, 0, 1});
    put<std::int32_t>(turn, 3000);
    putFloats(turn, {0, 0, 1, 0});
    bone("Root", 0, -1, turn);
    bone("Hand", 1, 0, {});

    putFloats(pivots, {10, 0, 0, 20, 0, 0});

    return "MDLX" + chunk("VERS", version) + chunk("MODL", model) + chunk("SEQS", sequences) + chunk("BONE", bones) +
           chunk("PIVT", pivots);
}

/// TEXS with textures that name files.
inline QByteArray texturesChunk(std::initializer_list<const char *> files)
{
    QByteArray all;
    for (const char *file : files) {
        put<std::uint32_t>(all, 0);
        putText(all, file, 260);
        put<std::uint32_t>(all, 0);
    }
    return chunk("TEXS", all);
}

} // namespace small_mdx_helpers
} // namespace sinew::test
