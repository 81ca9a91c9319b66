// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tiny_parts.h"

namespace sinew::samples::m2 {

namespace {

void addSequences(Model &m)
{
    const auto add = [&](int id, int variation, std::uint32_t duration, std::uint32_t flags, int next, int alias) {
        Sequence s;
        s.id = std::uint16_t(id);
        s.variation = std::uint16_t(variation);
        s.duration = duration;
        s.flags = flags;
        s.next = std::int16_t(next);
        s.alias = std::uint16_t(alias);
        m.sequences.append(s);
    };
    if (m.singleTimeLine()) {
        add(0, 0, 1000, 0, 2, 0);
        add(4, 0, 800, 0, -1, 1);
        add(0, 1, 600, 0, -1, 2);
        add(1, 0, 1200, 1, -1, 3);
        m.sequenceLookup = QList<std::int16_t>(8, -1); // as long as the highest id needs: a plain table
        m.sequenceLookup[0] = 0;
        m.sequenceLookup[1] = 3;
        m.sequenceLookup[4] = 1;
        m.playable = {{0, 0}, {1, 0}, {0, 0}, {0, 0}, {4, 0}, {4, 0}, {1, 3}, {4, 1}};
    } else {
        add(0, 0, 1000, 0x20, 3, 0);
        add(4, 0, 800, 0x20, -1, 1);
        add(5, 0, 800, 0x40, -1, 1);
        add(0, 1, 600, 0x20, -1, 3);
        add(60, 0, 500, 0, -1, 4);
        add(1, 0, 1200, 0x21, -1, 5);
        add(16, 0, 400, 0x20, -1, 7);
        add(27, 0, 400, 0x60, -1, 6);
        m.sequenceLookup = hashedLookup(m.sequences, 11);
    }
    const qsizetype second = m.singleTimeLine() ? 2 : 3;
    m.sequences[0].frequency = 30000;
    m.sequences[second].frequency = 2767;
    m.sequences[0].replayMinimum = 1;
    m.sequences[0].replayMaximum = 4;
    m.sequences[1].speed = 2.5f;
    m.sequences[1].bounds = {{-2, -1, 0}, {2, 1, 3}, 3};
    if (m.version >= 272) { // two halves since then: in and out
        m.sequences[0].blendTime = 150 | 250u << 16;
        m.sequences[0].flags |= 0x200;
    }
}

/// Keys of every sequence that has keys of its own.
Track<V3> moves(const Model &m, int bone, int track, int interpolation = 1)
{
    Track<V3> t{interpolation, -1, {}};
    for (qsizetype s = 0; s < m.sequences.size(); ++s) {
        t.rows.append(Keys<V3>());
        if (m.aliasOf(s) != s)
            continue;
        for (int k = 0; k < 3; ++k)
            t.rows.last().append(Key<V3>{m.sequences[s].duration / 2 * std::uint32_t(k),
                                         {float(s) + float(k) / 8, float(bone), float(track)}});
    }
    return t;
}

void addBones(Model &m)
{
    const Rotation none{0, 0, 0, 1}, quarter{0, 0, 0.70710677f, 0.70710677f}, half{0, 0, 1, 0};
    const auto add = [&](int keyBone, std::uint32_t flags, int parent, std::uint32_t crc, V3 pivot) -> Bone & {
        Bone b;
        b.keyBone = keyBone;
        b.flags = flags;
        b.parent = std::int16_t(parent);
        b.crc = crc;
        b.pivot = pivot;
        m.bones.append(b);
        return m.bones.last();
    };
    Bone &root = add(26, 0x200, -1, 0xb6c65665, {0, 0, 0}); // the CRC-32 of "Root"
    root.translation = {1, 0, {{{0, {0, 0, 0}}, {500, {0, 0, 0.25f}}, {1000, {0, 0, 0}}}}};
    Bone &neck = add(-1, 0x200, 0, 0x8023796d, {0, 0, 1}); // "Neck"
    neck.submesh = 1;
    neck.translation = moves(m, 1, 0);
    neck.rotation = {1, -1, {{{0, none}, {500, quarter}, {1000, half}}, {{0, none}, {800, quarter}}}};
    neck.scale = {0, -1, {{}, {{0, {1, 1, 1}}, {400, {2, 2, 2}}}}};
    Bone &head = add(6, 0x280, 1, 0x07c159a2, {0, 0, 2}); // "Head"
    head.rotation = {1, -1, {{{0, quarter}}}};
    add(-1, 0x208, 2, 0x49b52472, {0, 0.5f, 2}); // "Belly", turned to the camera; no keys at all
    Bone &flag = add(-1, 0x200, 1, 0, {0.5f, 0, 1.5f});
    flag.scale = moves(m, 4, 2, 0);
    for (Keys<V3> &keys : flag.scale.rows) // some sequences without keys
        if (&keys != &flag.scale.rows.first() && keys.size() == 3)
            keys.remove(1);
    m.keyBones = QList<std::int16_t>(27, -1);
    m.keyBones[6] = 2;
    m.keyBones[26] = 0;
}

/// Three submeshes: a box on bones 0 and 1, a flag on bone 4, and a second flag that is a geoset of its own.
void addGeometry(Model &m)
{
    const auto vertex = [&](V3 position, V3 normal, V2 uv, int a, int b, int weight) {
        Vertex v;
        v.position = position;
        v.normal = normal;
        v.uv = uv;
        v.uv2 = {uv[0] * 2, 1 - uv[1]};
        v.weights = {std::uint8_t(weight), std::uint8_t(255 - weight), 0, 0};
        v.bones = {std::uint8_t(a), std::uint8_t(weight == 255 ? 0 : b), 0, 0};
        m.vertices.append(v);
    };
    for (int i = 0; i < 8; ++i) {
        const float x = i & 1 ? 0.5f : -0.5f, y = i & 2 ? 0.5f : -0.5f, z = i & 4 ? 2.f : 0.f;
        vertex({x, y, z}, {x * 1.1547005f, y * 1.1547005f, z == 0 ? -0.57735026f : 0.57735026f}, {x + 0.5f, z / 2},
               i & 4 ? 1 : 0, 2, i & 4 ? 200 : 255);
    }
    for (int flag = 0; flag < 2; ++flag)
        for (int i = 0; i < 4; ++i)
            vertex({0.5f + (i & 1 ? 1.f : 0.f), flag ? 0.25f : 0.f, 1.5f + (i & 2 ? 0.5f : 0.f)}, {0, -1, 0},
                   {i & 1 ? 1.f : 0.f, i & 2 ? 0.f : 1.f}, 4, 0, 255);
}

Skin skinOf(const Model &m, bool boxOnly)
{
    Skin skin;
    for (int i = 0; i < (boxOnly ? 8 : 16); ++i)
        skin.vertices.append(std::uint16_t(i));
    skin.indices = {0, 2, 1, 1, 2, 3, 4, 5, 6, 5, 7, 6, 0, 1, 4, 1, 5, 4,
                    2, 6, 3, 3, 6, 7, 0, 4, 2, 2, 4, 6, 1, 3, 5, 3, 7, 5};
    if (!boxOnly)
        skin.indices += {8, 9, 10, 9, 11, 10, 12, 13, 14, 13, 15, 14};
    for (const std::uint16_t i : skin.vertices) {
        // Rows within the submesh's range of the bone combos: the box has bones 0 1 2, the flags 4.
        const Vertex &v = m.vertices[i];
        skin.bones.append(i < 8 ? std::array<std::uint8_t, 4>{v.bones[0], v.bones[1], 0, 0}
                                : std::array<std::uint8_t, 4>{});
    }
    const auto submesh = [&](int id, int v, int vs, int i, int is, int bones, int boneStart, int influences,
                             int centre) {
        Submesh s;
        s.id = std::uint16_t(id);
        s.vertexStart = std::uint16_t(v);
        s.vertexCount = std::uint16_t(vs);
        s.indexStart = std::uint16_t(i);
        s.indexCount = std::uint16_t(is);
        s.boneCount = std::uint16_t(bones);
        s.boneStart = std::uint16_t(boneStart);
        s.influences = std::uint16_t(influences);
        s.centreBone = std::uint16_t(centre);
        s.centre = {0.5f * float(id > 0), 0, 1};
        s.sortCentre = {0.5f * float(id > 0), 0, 1.25f};
        s.sortRadius = id ? 0.75f : 1.25f;
        skin.submeshes.append(s);
    };
    submesh(0, 0, 8, 0, 36, 3, 0, 2, 0);
    if (!boxOnly) {
        submesh(101, 8, 4, 36, 6, 1, 3, 1, 4);
        submesh(102, 12, 4, 42, 6, 1, 3, 1, 4);
    }
    addBatches(m, skin, boxOnly);
    skin.boneCountMax = boxOnly ? 53 : 256;
    if (m.version >= 272)
        skin.shadows = {{2, 0, 0, 0, 0, 0xffff, 0}, {1, 0, 0, std::uint16_t(boxOnly ? 0 : 1), 1, 0, 1}};
    return skin;
}

void addCollision(Model &m)
{
    m.collision = {{-0.5f, -0.5f, 0}, {0.5f, 0.5f, 2}, 1.25f};
    for (int i = 0; i < 4; ++i)
        m.collisionVertices.append({i == 1 ? 1.f : 0.f, i == 2 ? 1.f : 0.f, i == 3 ? 2.f : 0.f});
    m.collisionIndices = {0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3};
    m.collisionNormals = {{0, 0, -1}, {0, -1, 0}, {-1, 0, 0}, {0.6666667f, 0.6666667f, 0.33333334f}};
}

} // namespace

Model tinyModel(std::uint32_t version, std::uint32_t flags)
{
    Model m;
    m.version = version;
    m.flags = flags;
    m.globalLoops = {1000, 700};
    m.bounds = {{-1, -1, 0}, {2, 1, 2.5f}, 2.75f};
    addSequences(m);
    addBones(m);
    addGeometry(m);
    addMaterials(m);
    m.skins = {skinOf(m, false), skinOf(m, true)};
    addCollision(m);
    addAttachments(m);
    addLightsAndCameras(m);
    addRibbon(m);
    addParticles(m);
    return m;
}

Model smallModel(std::uint32_t version, std::uint32_t flags)
{
    Model m = tinyModel(version, flags);
    m.name = "Small";
    m.sequences = m.sequences.mid(0, 2);
    m.sequences[0].next = -1;
    m.sequenceLookup = hashedLookup(m.sequences, m.singleTimeLine() ? 5 : 3);
    m.bones = m.bones.mid(0, 3);
    m.bones[1].translation.rows = m.bones[1].translation.rows.mid(0, 2);
    m.keyBones = m.keyBones.mid(0, 7);
    m.boneCombos = {0, 1, 2};
    m.vertices = m.vertices.mid(0, 8);
    m.skins = {m.skins[1]};
    m.colours = {m.colours[1]};
    m.textures = m.textures.mid(0, 2);
    m.textureCombos = {0, 1};
    m.replaceable = {0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1};
    m.transforms = {m.transforms[0]};
    m.transformCombos = {-1, 0};
    m.materials = m.materials.mid(0, 2);
    m.events = {m.events[0]};
    m.events[0].fired.rows = m.events[0].fired.rows.mid(0, 2);
    m.attachments = {m.attachments[1]};
    m.attachmentLookup = QList<std::int16_t>(12, -1);
    m.attachmentLookup[11] = 0;
    m.lights.clear();
    m.cameras.clear();
    m.cameraLookup.clear();
    m.ribbons.clear();
    m.particles.clear();
    return m;
}

} // namespace sinew::samples::m2
