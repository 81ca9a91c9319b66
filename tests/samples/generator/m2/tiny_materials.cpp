// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tiny_parts.h"

namespace sinew::samples::m2 {

/// Colours, textures, weights, transforms, materials and the tables between them and the batches.
void addMaterials(Model &m)
{
    Colour tint;
    tint.colour = {1, -1, {{{0, {1, 0.5f, 0.25f}}, {1000, {0.25f, 0.5f, 1}}}}};
    tint.alpha = constant<Fixed16>(0x7fff);
    Colour blink;
    blink.colour = constant<V3>({0.5f, 0.5f, 0.5f});
    blink.alpha = {0, -1, {{{0, 0x7fff}, {300, 0}, {600, 0x4000}}, {{0, 0x2000}}}};
    m.colours = {tint, blink};

    const bool byId = m.version >= 274; // names left out: the file ids are in TXID
    m.textures = {{0, 3, byId ? QByteArray() : QByteArray("Textures\\Tiny.blp"), !byId},
                  {11, 0, {}, true},
                  {2, 1, {}, true},
                  {0, 2, byId ? QByteArray() : QByteArray("Textures\\Shine.blp"), !byId}};
    m.replaceable = QList<std::int16_t>(12, -1);
    m.replaceable[0] = 3; // the last one of its kind
    m.replaceable[2] = 2;
    m.replaceable[11] = 1;

    m.weights = {constant<Fixed16>(0x7fff), {1, 1, {{{0, 0x7fff}, {350, 0x1000}, {700, 0x7fff}}}}};

    Transform scroll;
    scroll.translation = {1, 1, {{{0, {0, 0, 0}}, {700, {1, 0.5f, 0}}}}};
    Transform turn;
    turn.translation = constant<V3>({0.25f, 0, 0});
    turn.rotation = {
        1,
        0,
        {{{0, {0, 0, 0, 1}}, {250, {0, 0, 0.70710677f, 0.70710677f}}, {500, {0, 0, 1, 0}}, {1000, {0, 0, 0, 1}}}}};
    turn.scale = {1, -1, {{{0, {1, 1, 1}}, {1000, {2, 2, 1}}}, {{0, {0.5f, 0.5f, 1}}}}};
    m.transforms = {scroll, turn};

    m.materials = {{0, 0}, {4, 1}, {0x11, 2}, {0x13, 3}, {0x17, 4}, {0x10, 5}, {0x18, 6}, {0x14, 7}};
    m.boneCombos = {0, 1, 2, 4};
    m.textureCombos = {0, 3, 1, 2};
    m.coordinateCombos = {0, -1, 1};
    m.weightCombos = {0, 1};
    m.transformCombos = {-1, 0, 1};
    if (m.flags & 8)
        m.combinerCombos = {1, 4, 1, 3, 0, 6};
}

void addBatches(const Model &m, Skin &skin, bool boxOnly)
{
    const bool combiners = m.flags & 8;
    Batch body; // one texture, opaque
    skin.batches.append(body);

    Batch shine = body; // two textures, the second one mapped as a reflection
    shine.material = 1;
    shine.layer = 1;
    shine.textures = 2;
    shine.weightStart = 1;
    shine.shader = combiners ? 2 : 0;
    skin.batches.append(shine);
    if (boxOnly)
        return;

    for (int i = 2; i < 8; ++i) {
        Batch flag;
        flag.submesh = flag.flags2 = std::uint16_t(1 + i % 2);
        flag.material = std::uint16_t(i);
        flag.layer = std::uint16_t(i / 2 - 1);
        flag.priority = std::int8_t(i - 4);
        flag.colour = std::int16_t(i % 3 - 1);
        flag.textureStart = std::uint16_t(2 + i % 2);
        flag.coordinateStart = std::uint16_t(i == 5 ? 2 : 0);
        flag.transformStart = std::uint16_t(i % 3);
        flag.flags = std::uint8_t(i == 7 ? 0x50 : i == 6 ? 0x12 : 0x10);
        if (i == 4 && m.version >= 272)
            flag.shader = 0x8000; // Opaque_Mod2xNA_Alpha with T1_Env
        skin.batches.append(flag);
    }
}

} // namespace sinew::samples::m2
