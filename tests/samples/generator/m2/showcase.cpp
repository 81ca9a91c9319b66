// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "showcase.h"

#include "showcase_mesh.h"

#include <algorithm>
#include <cmath>

namespace sinew::samples::m2 {

using namespace shrine;

void addShrineSurfaces(Model &m)
{
    for (const char *name :
         {"stone", "wood", "cloth", "crystal", "reflection", "glow", "flame", "spark", "smoke", "trail", "rune"})
        m.textures.append(Texture{0, 3, QByteArray(name) + ".blp", true});
    m.replaceable = {Rune};

    Colour crystal, rune;
    crystal.colour = {
        1, 2, {{{0, {0.55f, 0.85f, 1}}, {3000, {0.85f, 0.6f, 1}}, {6000, {0.5f, 1, 0.8f}}, {9000, {0.55f, 0.85f, 1}}}}};
    crystal.alpha = constant<Fixed16>(0x7fff);
    rune.colour = {
        1, 2, {{{0, {0.3f, 0.7f, 1}}, {3000, {0.7f, 0.35f, 1}}, {6000, {0.2f, 1, 0.7f}}, {9000, {0.3f, 0.7f, 1}}}}};
    // The circle goes out when the shrine falls, and blazes while it talks.
    rune.alpha = {
        1, -1, {{{0, 0x5fff}}, {{0, 0x5fff}}, {{0, 0x5fff}, {1600, 0}}, {{0, 0x5fff}, {700, 0x7fff}, {2000, 0x5fff}}}};
    m.colours = {crystal, rune};
    m.weights = {constant<Fixed16>(0x7fff), {1, 3, {{{0, 0x7fff}, {800, 0x4fff}, {1600, 0x7fff}}}}};
    Transform circling;
    circling.rotation = {1, 2, {{}}};
    for (std::uint32_t i = 0; i <= 8; ++i) {
        const double half = 0.39269908169872414 * i;
        circling.rotation.rows[0].append(Key<Rotation>{1125 * i, {0, 0, float(std::sin(half)), float(std::cos(half))}});
    }
    m.transforms = {circling};
    m.materials = {{0, 0}, {4, 1}, {0x10 | 1, 4}, {0x10 | 4 | 1, 4}, {1, 0}};
    m.textureCombos = {Stone, Wood, Cloth, CrystalSkin, Reflection, Glow, Rune};
    m.coordinateCombos = {0, -1};
    m.weightCombos = {0, 1};
    m.transformCombos = {-1, 0};
    m.combinerCombos = {1, 3, 1}; // crystal: its skin, plus the reflection
}

void addShrineMesh(Model &m)
{
    Skin skin;
    ShrineMesh mesh(m, skin);
    // A round base of two steps.
    mesh.lathe({0.1f, 0},
               {{1.75f, 0}, {1.75f, 0.14f}, {1.68f, 0.2f}, {1.45f, 0.2f}, {1.4f, 0.36f}, {1.32f, 0.4f}, {0, 0.4f}}, 24,
               Root, {4, 0.6f});
    for (int side = 0; side < 2; ++side) {
        const V2 at{fires[side][0], fires[side][1]};
        mesh.lathe(at,
                   {{0.2f, 0.4f},
                    {0.16f, 0.48f},
                    {0.07f, 0.55f},
                    {0.07f, 0.95f},
                    {0.2f, 1.02f},
                    {0.36f, 1.16f},
                    {0.4f, 1.28f},
                    {0.33f, 1.28f},
                    {0.2f, 1.14f},
                    {0, 1.1f}},
                   12, Root, {2, 1});
    }
    mesh.part(0, Root);
    // The pole, its bar, its head.
    mesh.lathe(
        {0, 0},
        {{0.12f, 0.38f}, {0.12f, 0.5f}, {0.06f, 0.58f}, {0.05f, 3.2f}, {0.1f, 3.26f}, {0.06f, 3.34f}, {0, 3.36f}}, 10,
        Pole, {1, 1});
    mesh.box({-0.035f, -0.85f, 3.02f}, {0.035f, 0.85f, 3.1f}, Pole);
    mesh.part(0, Pole);
    // The banner: its rows follow the chain of bones.
    const int columns = 8, rows = 14;
    int first = -1;
    for (int row = 0; row <= rows; ++row)
        for (int column = 0; column <= columns; ++column) {
            const float u = float(column) / columns, v = float(row) / rows;
            const float along = std::min(v * 4, 3.999f) - 0.5f, part = std::clamp(along, 0.f, 3.f);
            const int bone = std::min(int(part), 2), weight = int(std::lround(255 * (part - float(bone))));
            QList<ShrineMesh::Influence> influences{{Cloth0 + bone, 255 - weight}, {Cloth0 + bone + 1, weight}};
            if (weight == 0 || weight == 255)
                influences = {{Cloth0 + bone + (weight == 255), 255}};
            const int i = mesh.vertex({0.12f, -0.7f + 1.4f * u, 3.05f - 1.9f * v}, {1, 0, 0}, {u, v}, influences);
            if (first < 0)
                first = i;
        }
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column) {
            const int a = first + row * (columns + 1) + column, below = a + columns + 1;
            mesh.triangle(a, below, a + 1);
            mesh.triangle(a + 1, below, below + 1);
        }
    mesh.part(0, Cloth1);
    mesh.lathe({0, 0}, {{0, 3.42f}, {0.2f, 3.75f}, {0, 4.2f}}, 6, Crystal, {1, 1});
    mesh.part(0, Crystal);
    mesh.square({1.5f, 0, 2.1f}, 0.32f, false, Wisp);
    mesh.part(0, Wisp);
    mesh.square({0.1f, 0, 0.42f}, 1.25f, true, Root);
    mesh.part(101, Root);

    const auto batch = [&](int submesh, int material, int texture, int textures = 1) -> Batch & {
        Batch b;
        b.submesh = b.flags2 = std::uint16_t(submesh);
        b.material = std::uint16_t(material);
        b.textureStart = std::uint16_t(texture);
        b.textures = std::uint16_t(textures);
        b.shader = 2;
        skin.batches.append(b);
        return skin.batches.last();
    };
    batch(0, 0, 0);
    batch(1, 0, 1);
    batch(2, 1, 2);
    Batch &crystal = batch(3, 4, 3, 2);
    crystal.shader = 0;
    crystal.colour = 0;
    Batch &wisp = batch(4, 2, 5);
    wisp.priority = 1;
    wisp.weightStart = 1;
    wisp.colour = 0;
    Batch &rune = batch(5, 3, 6);
    rune.colour = 1;
    rune.transformStart = 1;
    m.skins = {skin};
    // The farther profile goes without the wisp and the circle.
    Skin far = skin;
    far.submeshes = far.submeshes.mid(0, 4);
    far.batches = far.batches.mid(0, 4);
    far.indices = far.indices.mid(0, far.submeshes.last().indexStart + far.submeshes.last().indexCount);
    far.vertices = far.vertices.mid(0, far.submeshes.last().vertexStart + far.submeshes.last().vertexCount);
    far.bones = far.bones.mid(0, far.vertices.size());
    far.boneCountMax = 75;
    m.skins.append(far);

    m.bounds = {{-2, -2, 0}, {2, 2, 4.5f}, 5};
    m.collision = {{-1.75f, -1.75f, 0}, {1.75f, 1.75f, 0.4f}, 1.8f};
    for (int i = 0; i < 8; ++i)
        m.collisionVertices.append({i & 1 ? 1.4f : -1.4f, i & 2 ? 1.4f : -1.4f, i & 4 ? 0.4f : 0.f});
    m.collisionIndices = {4, 5, 6, 5, 7, 6, 0, 1, 4, 1, 5, 4, 2, 6, 3, 3, 6, 7, 0, 4, 2, 2, 4, 6, 1, 3, 5, 3, 7, 5};
    m.collisionNormals = {{0, 0, 1}, {0, 0, 1},  {0, -1, 0}, {0, -1, 0}, {0, 1, 0},
                          {0, 1, 0}, {-1, 0, 0}, {-1, 0, 0}, {1, 0, 0},  {1, 0, 0}};
}

Model shrineModel()
{
    Model m;
    m.version = 264;
    m.flags = 8;
    m.name = "Shrine";
    addShrineBones(m);
    addShrineSurfaces(m);
    addShrineMesh(m);
    addShrineEffects(m);
    return m;
}

} // namespace sinew::samples::m2
