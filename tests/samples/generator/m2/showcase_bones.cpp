// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "showcase.h"

#include <cmath>
#include <numbers>

namespace sinew::samples::m2 {

using namespace shrine;

namespace {

/// CRC-32 of a bone's name.
std::uint32_t crcOf(const QByteArray &name)
{
    std::uint32_t crc = ~0u;
    for (const char c : name) {
        crc ^= std::uint8_t(c);
        for (int bit = 0; bit < 8; ++bit)
            crc = crc >> 1 ^ (crc & 1 ? 0xedb88320u : 0);
    }
    return ~crc;
}

/// A rotation by degrees around an axis: 0 x, 1 y, 2 z.
Rotation turn(std::size_t axis, double degrees)
{
    Rotation q{0, 0, 0, float(std::cos(degrees * std::numbers::pi / 360))};
    q[axis] = float(std::sin(degrees * std::numbers::pi / 360));
    return q;
}

/// One swing of the banner: how far a segment turns at a time 0…1 of a loop.
double swing(int segment, double t, double strength)
{
    const double phase = 2 * std::numbers::pi * t - 0.9 * segment;
    return strength * (3 + 2.5 * segment) * std::sin(phase) + strength * 1.5 * std::sin(2 * phase + 1) + 2;
}

Keys<Rotation> clothKeys(int segment, std::uint32_t duration, int waves, double strength)
{
    Keys<Rotation> keys;
    for (std::uint32_t time = 0; time <= duration; time += 250) {
        const double t = double(waves) * time / duration;
        keys.append(Key<Rotation>{time, turn(1, swing(segment, t, strength))});
    }
    return keys;
}

void addShowcaseSequences(Model &m)
{
    const auto add = [&](int id, int variation, std::uint32_t duration, std::uint32_t flags, int next, int frequency) {
        Sequence s;
        s.id = std::uint16_t(id);
        s.variation = std::uint16_t(variation);
        s.duration = duration;
        s.flags = flags;
        s.next = std::int16_t(next);
        s.alias = std::uint16_t(m.sequences.size());
        s.frequency = std::int16_t(frequency);
        s.bounds = {{-2, -2, 0}, {2, 2, 4.5f}, 5};
        m.sequences.append(s);
    };
    add(0, 0, 4000, 0x20, 1, 24576);
    add(0, 1, 6000, 0x20, -1, 8191);
    add(1, 0, 2500, 0x21, -1, 32767);
    add(60, 0, 2000, 0, -1, 32767);
    m.sequences[2].bounds.minimum = {-5, -2, 0};
    m.sequenceLookup = hashedLookup(m.sequences, 5);
}

} // namespace

void addShrineBones(Model &m)
{
    addShowcaseSequences(m);
    m.globalLoops = {6000, 4500, 9000, 1600};
    const auto add = [&](const char *name, int keyBone, int parent, V3 pivot, std::uint32_t flags = 0x200) -> Bone & {
        Bone b;
        b.keyBone = keyBone;
        b.parent = std::int16_t(parent);
        b.pivot = pivot;
        b.flags = flags;
        b.crc = crcOf(name);
        m.bones.append(b);
        return m.bones.last();
    };
    add("Root", 26, -1, {0, 0, 0});
    Bone &pole = add("Plane01", -1, Root, {0, 0, 0.4f});
    pole.rotation = {
        1,
        -1,
        {{},
         {{0, turn(1, 0)}, {2200, turn(1, -1.5)}, {3000, turn(1, -2.5)}, {3800, turn(1, -1)}, {6000, turn(1, 0)}},
         {{0, turn(1, 0)},
          {300, turn(1, -6)},
          {600, turn(1, -4)},
          {1500, turn(1, -84)},
          {1700, turn(1, -79)},
          {1900, turn(1, -84)}}}};
    for (int i = 0; i < 4; ++i) {
        Bone &cloth = add(QByteArray("Lower_0" + QByteArray::number(i + 1)).constData(), -1, i ? Cloth0 + i - 1 : Pole,
                          {0.12f, 0, 3.05f - 0.45f * float(i)});
        Keys<Rotation> falls{
            {0, turn(1, 2)}, {900, turn(1, 14)}, {1500, turn(1, i ? 2 : -4)}, {2500, turn(1, i ? 1 : -5)}};
        cloth.rotation = {
            1, -1, {clothKeys(i, 4000, 2, 1), clothKeys(i, 6000, 4, 2.1), falls, clothKeys(i, 2000, 1, 0.6)}};
    }
    Bone &crystal = add("Object26", -1, Pole, {0, 0, 3.75f});
    crystal.translation = {1, 1, {{}}};
    crystal.rotation = {1, 0, {{}}};
    for (std::uint32_t i = 0; i <= 12; ++i) {
        const double angle = 2 * std::numbers::pi * i / 12;
        crystal.translation.rows[0].append(Key<V3>{375 * i, {0, 0, float(0.09 * std::sin(angle))}});
        crystal.rotation.rows[0].append(Key<Rotation>{500 * i, turn(2, 30.0 * i)});
    }
    crystal.scale = {1,
                     -1,
                     {{{0, {1, 1, 1}}},
                      {},
                      {{0, {1, 1, 1}}, {1400, {1, 1, 1}}, {1550, {0.3f, 0.3f, 0.3f}}},
                      {{0, {1, 1, 1}}, {700, {1.6f, 1.6f, 1.6f}}, {1300, {1.6f, 1.6f, 1.6f}}, {2000, {1, 1, 1}}}}};
    Bone &orbit = add("Plane02", -1, Root, {0, 0, 2.1f});
    orbit.rotation = {1, 1, {{}}};
    for (std::uint32_t i = 0; i <= 12; ++i)
        orbit.rotation.rows[0].append(Key<Rotation>{375 * i, turn(2, 30.0 * i)});
    Bone &wisp = add("Plane03", -1, Orbit, {1.5f, 0, 2.1f}, 0x208);
    wisp.translation = {1, 0, {{}}};
    for (std::uint32_t i = 0; i <= 16; ++i)
        wisp.translation.rows[0].append(Key<V3>{
            375 * i,
            {float(-0.15 * std::cos(std::numbers::pi * i / 4)), 0, float(0.55 * std::sin(std::numbers::pi * i / 8))}});
    add("Upper_01", -1, Root, fires[0]);
    add("Upper_02", -1, Root, fires[1]);
    m.keyBones = QList<std::int16_t>(27, -1);
    m.keyBones[26] = Root;
    m.attachments = {{19, Root, 0, {0, 0, 0}, constant<std::uint8_t>(1)},
                     {20, Crystal, 0, {0, 0, 3.75f}, constant<std::uint8_t>(1)}};
    m.attachmentLookup = QList<std::int16_t>(21, -1);
    m.attachmentLookup[19] = 0;
    m.attachmentLookup[20] = 1;
}

} // namespace sinew::samples::m2
