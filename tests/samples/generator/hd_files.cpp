// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tiny_model.h"

#include "animation.h"
#include "hd_geometry.h"
#include "node_table.h"
#include "picture.h"
#include "showcase/showcase_paint.h"

namespace sinew::samples {

namespace {

enum HdTexture : std::int32_t { Diffuse, Normal, Orm, Emissive, TeamColour, Environment, Ember };
constexpr double segment = 16;
constexpr int chainLength = 5;

/// Height of a dragon scale at a place, 0…1: rows of drops, every other one shifted.
double scaleHeight(double u, double v)
{
    const double row = v * 12, shift = int(std::floor(row)) % 2 ? .5 : 0;
    const double x = std::remainder(u * 10 + shift, 1.0), y = row - std::floor(row);
    return std::max(0.0, 1 - std::pow(std::abs(x) / .5, 2) - .35 * std::pow(y, 2)) * mix(.5, 1, y);
}

SampleFiles paintTextures(const QString &folder)
{
    const int size = 64;
    Picture diffuse(size, size), normal(size, size), orm(size, size), emissive(size, size), environment(32, 32);
    diffuse.fill([](double u, double v) {
        const Paint scales = mix(paint(0x1f3d33), paint(0x6fa37c), scaleHeight(u, v));
        // White where the team's colour is multiplied in.
        return mix(scales, paint(0xe8e4dc) * mix(.5, 1, scaleHeight(u, v)), band(v, .2, .3, .02)) *
               (1 + .2 * clouds(u, v, 4, 3, 5));
    });
    normal.fill([](double u, double v) {
        const double step = 1. / 64, left = scaleHeight(u - step, v), right = scaleHeight(u + step, v);
        const double up = scaleHeight(u, v - step), down = scaleHeight(u, v + step);
        return Paint{.5 + .35 * (left - right), .5 + .35 * (up - down), 1, 1};
    });
    // Occlusion, roughness, metalness, and where the team's colour goes: a ring at the neck.
    orm.fill([](double u, double v) {
        const double h = scaleHeight(u, v);
        return Paint{mix(.5, 1, h), mix(.8, .35, h), .1, band(v, .2, .3, .02)};
    });
    emissive.fill([](double u, double v) {
        return paint(0xffa030) * (band(v, .04, .12, .03) * (.6 + .4 * noise(u * 6, 0, 6, 2)));
    });
    environment.fill([](double u, double v) {
        return mix(paint(0x9fb8d8), paint(0x2a241e), smoothStep(.4, .6, v)) * (1 + .1 * clouds(u, v, 3, 2, 8));
    });
    Picture ember(16, 16);
    ember.fill([](double u, double v) {
        const double light = std::max(0.0, 1 - std::hypot(2 * u - 1, 2 * v - 1));
        return Paint{1, .7, .3, light};
    });
    return {{folder + QStringLiteral("/wyrm_diffuse.dds"), diffuse.dds()},
            {folder + QStringLiteral("/wyrm_normal.dds"), normal.normalDds()},
            {folder + QStringLiteral("/wyrm_orm.dds"), orm.dds()},
            {folder + QStringLiteral("/wyrm_emissive.dds"), emissive.dds()},
            {folder + QStringLiteral("/wyrm_environment.dds"), environment.dds()},
            {folder + QStringLiteral("/ember.tga"), ember.tga()}};
}

void addHdTextures(mdx::Root &root)
{
    for (const char *path : {"wyrm_diffuse.dds", "wyrm_normal.dds", "wyrm_orm.dds", "wyrm_emissive.dds", "",
                             "wyrm_environment.dds", "ember.tga"}) {
        mdx::Texture &texture = root.textures.append();
        texture.path.set(path);
        texture.flags = *path ? 3 : 0;
        texture.replaceableId = *path ? 0 : 1;
    }
}

/// Until 1000 an HD material has one layer for each texture slot; since 1100 one layer with a list of slots.
void addMaterials(mdx::Root &root)
{
    mdx::Material &scales = root.materials.append();
    const auto glow = [](mdx::Layer &layer) {
        layer.emissiveGain = 2;
        layer.emissiveGainKeys = scalarCurve(Interpolation::Linear, keysOf<double>({{0, 1}, {1200, 3}, {2400, 1}}));
        layer.fresnelColour = {.6f, .9f, 1};
        layer.fresnelOpacity = .3f;
        layer.fresnelTeamColour = .25f;
    };
    if (root.version < 1100) {
        scales.shader.set("Shader_HD_DefaultUnit");
        for (std::int32_t slot = Diffuse; slot <= Environment; ++slot) {
            mdx::Layer &layer = scales.layers.append();
            layer.textureId = slot;
            if (slot == Diffuse)
                glow(layer);
        }
    } else {
        mdx::Layer &layer = scales.layers.append();
        layer.textureId = Diffuse;
        layer.shaderType = 1;
        for (std::int32_t slot = Diffuse; slot <= Environment; ++slot) {
            mdx::TextureSlot &entry = layer.slots.append();
            entry.textureId = slot;
            entry.slot = std::uint32_t(slot);
        }
        // The eyes go out for a moment.
        layer.slots[Emissive].textureIdKeys =
            numberCurve(keysOf<std::uint32_t>({{0, Emissive}, {1800, Environment}, {1900, Emissive}}));
        glow(layer);
        layer.fresnelOpacityKeys =
            scalarCurve(Interpolation::Hermite, keysOf<double>({{0, .1}, {1200, .5}, {2400, .1}}));
        layer.fresnelTeamColourKeys = scalarCurve(Interpolation::Linear, keysOf<double>({{0, 0}, {2400, 1}}));
    }
    if (root.version >= 1000)
        scales.layers[0].fresnelColourKeys = colourCurve(
            Interpolation::Linear, keysOf<V3>({{0, {.6, .9, 1}}, {1200, {1, .8, .5}}, {2400, {.6, .9, 1}}}));

    // A classic material in an HD model.
    mdx::Material &ember = root.materials.append();
    mdx::Layer &layer = ember.layers.append();
    layer.filterMode = 3;
    layer.shadingFlags = 0x111;
    layer.textureId = Ember;
    if (root.version >= 1100)
        layer.slots.append().textureId = Ember;
}

std::string linkName(int i)
{
    return "Link " + std::to_string(i + 1);
}

void addNodes(mdx::Root &root, NodeTable &nodes)
{
    for (int i = 0; i < chainLength; ++i) {
        mdx::Bone &bone = root.bones.append();
        bone.node = nodes.node(bone.node, linkName(i), {0, 0, i * segment}, i ? linkName(i - 1) : "");
        // A wave that runs up the chain.
        Keys<Q4> turns;
        for (int k = 0; k <= 8; ++k)
            turns.add(k * 300,
                      euler(9 * std::cos(2 * pi * (k / 8. - .15 * i)), 12 * std::sin(2 * pi * (k / 8. - .2 * i)), 0));
        turns.nextSequence();
        for (int k = 0; k <= 4; ++k) {
            const double down = smoothStep(0, 1, k / 4.);
            turns.add(3000 + k * 250, euler(9 * std::cos(-2 * pi * .15 * i) * (1 - down),
                                            12 * std::sin(-2 * pi * .2 * i) * (1 - down) + 34 * down, 0));
        }
        bone.node.rotation = rotationCurve(i % 2 ? Interpolation::Hermite : Interpolation::Linear, turns);
    }
    const std::string head = linkName(chainLength - 1);
    mdx::Light &light = root.lights.append();
    light.node = nodes.node(light.node, "Breath Light", {10, 0, 78}, head);
    light.colour = {1, .6f, .25f};
    light.intensity = 2;
    light.ambientIntensity = .1f;
    light.shadowIntensity = .65f; // since 1200
    light.intensityKeys = scalarCurve(Interpolation::Bezier, keysOf<double>({{0, 1}, {1200, 2.5}, {2400, 1}}));
    mdx::Attachment &overhead = root.attachments.append();
    overhead.node = nodes.node(overhead.node, "OverHead Ref", {0, 0, 100}, head);
    mdx::PopcornEmitter &fire = root.popcornEmitters.append();
    fire.node = nodes.node(fire.node, "Fire Breath", {14, 0, 76}, head);
    fire.lifeSpan = 1;
    fire.emissionRate = 20;
    fire.speed = 40;
    fire.colour = {1, .5f, .2f};
    fire.path.set("Particles\\wyrm_fire.pkb");
    fire.animationVisibilityGuide.set("Always=off, Stand=on");
    fire.emissionRateKeys = scalarCurve(Interpolation::Linear, keysOf<double>({{0, 0}, {1200, 30}, {2400, 0}}));
    fire.colourKeys = colourCurve(Interpolation::Linear, keysOf<V3>({{0, {1, .5, .2}}, {2400, {1, .8, .4}}}));
    fire.visibility = scalarCurve(Interpolation::None, keysOf<double>({{0, 1}, {3000, 0}}));
    mdx::EventObject &sound = root.eventObjects.append();
    sound.node = nodes.node(sound.node, "SNDxDWYR", {0, 0, 0}, linkName(0));
    sound.track.reset({0, -1}, 1);
    sound.track.editTimes()[0] = 3000;
    mdx::CollisionShape &shape = root.collisionShapes.append();
    shape.node = nodes.node(shape.node, "Collision", {0, 0, 0}, linkName(0));
    shape.type = 3; // cylinder
    shape.vertex1 = {0, 0, 0};
    shape.vertex2 = {0, 0, 80};
    shape.radius = 14;
    nodes.number(root);
}

MeshBuilder body(int sides, int perSegment)
{
    MeshBuilder mesh;
    std::vector<Ring> rings = {{{0, 0, 0}, 12, 12, 1, {0}}};
    const double top = chainLength * segment;
    const int count = chainLength * perSegment;
    for (int i = 1; i <= count; ++i) {
        const double t = double(i) / count;
        const double hood = 9 * std::exp(-std::pow((t - .82) / .1, 2));
        rings.push_back({{t > .9 ? (t - .9) * 60 : 0, 0, top * t},
                         mix(12, 4.5, t) + hood,
                         mix(12, 4.5, t) + .25 * hood,
                         1 - t * .96,
                         {0}});
    }
    rings.push_back({{11, 0, top + 1.5}, 0, 0, 0, {0}});
    mesh.tube(rings, sides, V3::UnitX(), {0, 0, 1, 1});
    return mesh;
}

void addGeosets(mdx::Root &root)
{
    std::vector<V3> links;
    for (int i = 0; i < chainLength; ++i)
        links.emplace_back(0, 0, i * segment);
    const struct
    {
        int lod, sides, rings;
        const char *name;
    } levels[] = {{0, 14, 4, "Wyrm"}, {1, 8, 2, "Wyrm_LOD1"}};
    for (const auto &level : levels) {
        mdx::Geoset &geoset = root.geosets.append(body(level.sides, level.rings).geoset(0));
        geoset.lod = level.lod;
        geoset.lodName.set(level.name);
        addSkin(geoset, links);
        addTangents(geoset);
    }
    // A classic geoset without SKIN and TANG.
    MeshBuilder ember;
    ember.rectangle({20, -5, 81}, {0, 10, 0}, {0, 0, -10}, {}, {chainLength - 1});
    mdx::Geoset &glow = root.geosets.append(ember.geoset(1));
    glow.lodName.set("Ember");
    glow.selectionFlags = 4; // not selectable
    mdx::GeosetAnimation &animation = root.geosetAnimations.append();
    animation.geosetId = 2;
    animation.alphaKeys =
        scalarCurve(Interpolation::Linear, keysOf<double>({{0, .3}, {1200, 1}, {2400, .3}, {3000, 0}}));
}

void addBindPoses(mdx::Root &root)
{
    std::vector<Matrix34> poses;
    const auto add = [&](const Vec3 &at) { poses.push_back({{1, 0, 0, 0, 1, 0, 0, 0, 1, at.x, at.y, at.z}}); };
    for (const Vec3 &pivot : root.pivots)
        add(pivot);
    for (const mdx::Camera &camera : root.cameras)
        add(camera.position);
    root.bindPoses.assign(poses);
}

QByteArray wyrm(std::uint32_t version)
{
    mdx::MdxModel model;
    mdx::Root &root = model.data;
    root.version = version;
    root.model.name.set("wyrm" + std::to_string(version));
    const struct
    {
        const char *name;
        std::int32_t start, end;
        std::uint32_t flags;
    } sequences[] = {{"Stand", 0, 2400, 0}, {"Death", 3000, 4000, 1}};
    for (const auto &each : sequences) {
        mdx::Sequence &sequence = root.sequences.append();
        sequence.name.set(each.name);
        sequence.start = each.start;
        sequence.end = each.end;
        sequence.flags = each.flags;
    }
    addHdTextures(root);
    addMaterials(root);
    NodeTable nodes;
    addNodes(root, nodes);
    addGeosets(root);
    mdx::Camera &camera = root.cameras.append();
    camera.name.set("Portrait");
    camera.position = {120, 20, 90};
    camera.target = {0, 0, 68};
    mdx::FaceEffect &face = root.faceEffects.append();
    face.target.set("Node");
    face.path.set("FaceFX\\wyrm.facefx");
    addBindPoses(root);
    return finishedModel(model);
}

} // namespace

SampleFiles hdFiles()
{
    SampleFiles files;
    const struct
    {
        const char *folder;
        std::uint32_t version;
    } models[] = {{"v900", 900}, {"hd1000", 1000}, {"hd1100", 1100}, {"v1200", 1200}};
    for (const auto &each : models) {
        const QString folder = QLatin1String(each.folder);
        files.insert(paintTextures(folder));
        files[folder + QStringLiteral("/wyrm.mdx")] = wyrm(each.version);
    }
    return files;
}

} // namespace sinew::samples
