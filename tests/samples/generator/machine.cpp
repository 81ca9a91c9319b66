// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "animation.h"
#include "mesh_builder.h"
#include "node_table.h"
#include "showcase/showcase_paint.h"
#include "starters.h"

namespace sinew::samples {

// Where sources are compiled together, its names need a namespace.
namespace engine {

namespace {

enum Texture : std::uint32_t { Iron, Brass, Timber, Smoke };
enum NodeFlags : std::uint32_t { SortFarZ = 0x10000 };
enum BoneRow : std::uint32_t { RootBone, WheelBone, PistonBone, ValveBone };

constexpr int standEnd = 2000, workStart = 2500, workEnd = 3500;
constexpr double stroke = 9, wheelRadius = 26;

struct Machine
{
    mdx::MdxModel model;
    NodeTable nodes;
};

Eigen::Matrix3d upright()
{
    return Eigen::Matrix3d::Identity();
}

void addMaterials(mdx::Root &root)
{
    for (const char *path : {"iron.tga", "brass.tga", "timber.tga", "smoke.tga"})
        root.textures.append().path.set(path);
    for (const std::uint32_t texture : {Iron, Brass, Timber}) {
        mdx::Layer layer;
        layer.shadingFlags = 0x10; // two-sided
        layer.textureId = std::int32_t(texture);
        root.materials.append().layers.append(layer);
    }
}

/// Turns the wheel once in each half of a sequence and moves the piston with it.
void addMotion(Machine &m)
{
    Keys<Q4> wheel, valve;
    Keys<V3> piston;
    const auto add = [&](const char *name, int start, int end) {
        mdx::Sequence &sequence = m.model.data.sequences.append();
        sequence.name.set(name);
        sequence.start = start;
        sequence.end = end;
        for (auto next : {&wheel, &valve})
            next->nextSequence();
        piston.nextSequence();
        constexpr int steps = 16, turns = 2;
        for (int i = 0; i <= steps; ++i) {
            const int time = start + (end - start) * i / steps;
            const double angle = 360. * turns * i / steps;
            wheel.add(time, euler(0, angle, 0));
            piston.add(time, V3(stroke * std::cos(radians(angle)), 0, 0));
            valve.add(time, euler(0, 12 * std::sin(radians(angle)), 0));
        }
    };
    add("Stand", 0, standEnd);
    add("Stand Work", workStart, workEnd);
    mdx::Root &root = m.model.data;
    root.bones[WheelBone].node.rotation = rotationCurve(Interpolation::Linear, wheel);
    root.bones[PistonBone].node.translation = vectorCurve(Interpolation::Linear, piston);
    root.bones[ValveBone].node.rotation = rotationCurve(Interpolation::Linear, valve);
}

void addBones(Machine &m)
{
    const auto add = [&m](const char *name, const V3 &at, const char *parent) {
        mdx::Bone &bone = m.model.data.bones.append();
        bone.node = m.nodes.node(bone.node, name, at, parent);
    };
    add("Root", {0, 0, 0}, "");
    add("Wheel", {-34, -20, 34}, "Root");
    add("Piston", {6, -20, 34}, "Root");
    add("Valve", {26, 0, 74}, "Root");
}

/// A wheel about the y axis: a rim of blocks, spokes and a hub.
void addWheel(MeshBuilder &iron, MeshBuilder &brass, const V3 &centre)
{
    constexpr int blocks = 24, spokes = 6;
    const Bones bones{WheelBone};
    for (int i = 0; i < blocks; ++i) {
        const Q4 round = euler(0, 360. * i / blocks, 0);
        iron.box(centre + round * V3(0, 0, wheelRadius), round.toRotationMatrix(), {3.6, 3, 2.2}, {}, bones);
        if (i % 2 == 0)
            iron.box(centre + round * V3(0, 0, wheelRadius + 3.4), round.toRotationMatrix(), {1.6, 2.4, 1.6}, {},
                     bones);
    }
    for (int i = 0; i < spokes; ++i) {
        const Q4 round = euler(0, 360. * i / spokes, 0);
        brass.box(centre + round * V3(0, 0, wheelRadius / 2), round.toRotationMatrix(), {1.4, 1.4, wheelRadius / 2}, {},
                  bones);
    }
    brass.ball(centre, {5, 5, 5}, 12, 8, {}, bones);
}

void addBody(Machine &m)
{
    const Bones still{RootBone}, moving{PistonBone};
    MeshBuilder iron, brass, timber;
    // The bed and two beams below it.
    timber.box({0, 0, 6}, upright(), {52, 30, 3}, {}, still);
    for (const double side : {-1., 1.})
        timber.box({0, side * 22, 1.5}, upright(), {54, 5, 1.5}, {}, still);
    // The upright boiler with brass bands, and a chimney on top.
    const V3 boiler(26, 0, 9);
    iron.tube(std::vector<Ring>{{boiler, 0, 0, 1, still},
                                {boiler, 20, 20, 1, still, 2, true},
                                {boiler + V3(0, 0, 46), 20, 20, .3, still},
                                {boiler + V3(0, 0, 56), 14, 14, .15, still},
                                {boiler + V3(0, 0, 60), 0, 0, 0, still}},
              20, V3::UnitX(), {});
    for (const double height : {4., 24., 44.})
        brass.tube(std::vector<Ring>{{boiler + V3(0, 0, height), 20.2, 20.2, 0, still, 2, true},
                                     {boiler + V3(0, 0, height), 21.4, 21.4, .3, still, 2, true},
                                     {boiler + V3(0, 0, height + 3), 21.4, 21.4, .7, still, 2, true},
                                     {boiler + V3(0, 0, height + 3), 20.2, 20.2, 1, still, 2, true}},
                   20, V3::UnitX(), {});
    iron.tube(std::vector<Ring>{{{38, 10, 54}, 5, 5, 1, still, 2, true},
                                {{38, 10, 92}, 4.4, 4.4, .2, still, 2, true},
                                {{38, 10, 96}, 6.4, 6.4, 0, still, 2, true}},
              14, V3::UnitX(), {});
    brass.box({26, 0, 74}, upright(), {5, 1.5, 1.5}, {}, {ValveBone});
    // Cylinder, piston rod and its cross-head.
    iron.box({14, -20, 22}, upright(), {16, 7, 13}, {}, still);
    brass.box({2, -20, 34}, upright(), {22, 1.8, 1.8}, {}, moving);
    brass.box({-20, -20, 34}, upright(), {3, 4, 4}, {}, moving);
    // Bearings of the wheel.
    for (const double side : {-10., -30.})
        timber.box({-34, side, 20}, upright(), {4, 2.5, 12}, {}, still);
    addWheel(iron, brass, m.nodes.pivot("Wheel"));
    m.model.data.geosets.append(iron.geoset(Iron));
    m.model.data.geosets.append(brass.geoset(Brass));
    m.model.data.geosets.append(timber.geoset(Timber));
}

void addSmoke(Machine &m)
{
    mdx::ParticleEmitter2 &smoke = m.model.data.particleEmitters2.append();
    smoke.node = m.nodes.node(smoke.node, "Smoke", {38, 10, 96}, "Root", SortFarZ);
    smoke.textureId = Smoke;
    smoke.speed = 22;
    smoke.variation = .3f;
    smoke.latitude = 9;
    smoke.gravity = -2;
    smoke.lifeSpan = 2.6f;
    smoke.emissionRate = 9;
    smoke.length = smoke.width = 3;
    smoke.rows = smoke.columns = 2;
    smoke.headInterval = smoke.headDecayInterval = {0, 3, 1};
    smoke.middleTime = .35f;
    smoke.segmentColours = {Colour{.75f, .75f, .75f}, Colour{.6f, .6f, .62f}, Colour{.5f, .5f, .52f}};
    smoke.segmentAlphas = {0, 130, 0};
    smoke.segmentScalings = {4, 11, 20};
    Keys<double> rate;
    rate.add(0, 7);
    rate.nextSequence();
    rate.add(workStart, 20);
    smoke.emissionRateKeys = scalarCurve(Interpolation::None, rate);
}

Picture surface(Paint (*colour)(double, double))
{
    Picture picture(128, 128);
    picture.fill([colour](double u, double v) { return colour(u, v); });
    return picture;
}

Paint ironAt(double u, double v)
{
    const double rivet = std::hypot(std::remainder(u * 8, 1.), std::remainder(v * 8, 1.) * .8);
    const Paint plate = mix(paint(0x33383d), paint(0x5b6168), .5 + .5 * clouds(u, v, 8, 5, 21));
    const Paint rusty = mix(plate, paint(0x6b4a33), .5 * smoothStep(.15, .5, clouds(u, v, 4, 4, 8)));
    return mix(mix(rusty, paint(0x9aa0a6), .7), rusty, smoothStep(.08, .14, rivet));
}

Paint brassAt(double u, double v)
{
    return mix(paint(0x8a6420), paint(0xe0b860), .5 + .5 * clouds(u, v, 8, 4, 5)) * (.85 + .25 * (1 - v));
}

Paint timberAt(double u, double v)
{
    const double fibre = noise(u * 4, v * 32, 32, 12) * .5 + noise(u * 8, v * 64, 64, 13) * .3;
    return mix(paint(0x3a2414), paint(0x7a5230), .5 + fibre);
}

} // namespace

SampleFiles files()
{
    Machine machine;
    machine.model.data.version = 800;
    machine.model.data.model.name.set("engine");
    addMaterials(machine.model.data);
    addBones(machine);
    addMotion(machine);
    addBody(machine);
    addSmoke(machine);
    machine.nodes.number(machine.model.data);
    return {{QStringLiteral("machine/engine.mdx"), finishedModel(machine.model)},
            {QStringLiteral("machine/iron.tga"), surface(ironAt).tga()},
            {QStringLiteral("machine/brass.tga"), surface(brassAt).tga()},
            {QStringLiteral("machine/timber.tga"), surface(timberAt).tga()},
            {QStringLiteral("machine/smoke.tga"), paintSmoke().tga()}};
}

} // namespace engine

SampleFiles machineFiles()
{
    return engine::files();
}

} // namespace sinew::samples
