// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "showcase/showcase.h"

#include "animation.h"

namespace sinew::samples {

namespace {

enum Filter : std::uint32_t { None, Transparent, Blend, Additive, AddAlpha, Modulate, Modulate2x };
enum Shading : std::uint32_t {
    Lit = 0,
    Unshaded = 0x1,
    SphereEnvironment = 0x2,
    TwoSided = 0x10,
    Unfogged = 0x20,
    NoDepthSet = 0x80
};

enum TextureMotion { TurnMotion, ScrollMotion };

mdx::Layer layer(Filter filter, std::uint32_t shading, std::int32_t texture, float alpha = 1)
{
    mdx::Layer result;
    result.filterMode = filter;
    result.shadingFlags = shading;
    result.textureId = texture;
    result.alpha = alpha;
    return result;
}

void addTextures(mdx::Root &root)
{
    const auto add = [&](std::uint32_t replaceable, const QByteArray &path, bool wraps = false) {
        mdx::Texture &texture = root.textures.append();
        texture.replaceableId = replaceable;
        texture.path.set(path.isEmpty() ? std::string() : path.toStdString());
        texture.flags = wraps ? 3 : 0;
    };
    add(1, {});
    add(2, {});
    add(0, "armour.dds");
    add(0, "cloth.tga");
    add(0, "tabard.tga");
    add(0, "reflection.tga");
    add(0, "runes.blp");
    add(0, "caustics.tga", true);
    add(0, "crystal.tga", true);
    add(0, "shadow.tga");
    add(0, "spark.tga");
    add(0, "trail.tga");
    add(0, "smoke.tga");
    add(0, "glow.tga");
    for (int i = 0; i < 8; ++i)
        add(0, "flame" + QByteArray::number(i) + ".tga");
}

void addTextureMotions(mdx::Root &root)
{
    mdx::TextureAnimation &turning = root.textureAnimations.append();
    Keys<Q4> circle;
    for (int i = 0; i <= 4; ++i)
        circle.add(i * 3000, euler(0, 0, 90 * i));
    turning.rotation = rotationCurve(Interpolation::Linear, circle, OrbitGlobal);
    turning.scaling = vectorCurve(Interpolation::Hermite,
                                  keysOf<V3>({{0, {1, 1, 1}}, {1200, {1.06, 1.06, 1}}, {2400, {1, 1, 1}}}), BobGlobal);

    mdx::TextureAnimation &scrolling = root.textureAnimations.append();
    scrolling.translation =
        vectorCurve(Interpolation::Linear, keysOf<V3>({{0, {0, 0, 0}}, {4000, {1, -2, 0}}}), ScrollGlobal);
}

Curve<std::uint32_t> flames(int shift)
{
    Keys<std::uint32_t> frames;
    for (int i = 0; i < 8; ++i)
        frames.add(i * 100, std::uint32_t(Flame0Texture + (i + shift) % 8));
    return numberCurve(frames, FlickerGlobal);
}

} // namespace

void addShowcaseMaterials(Showcase &showcase)
{
    mdx::Root &root = showcase.model.data;
    for (const std::uint32_t duration : {12000u, 800u, 4000u, 2400u})
        root.globalSequences.append().duration = duration;
    addTextures(root);
    addTextureMotions(root);

    const auto add = [&](std::initializer_list<mdx::Layer> layers, std::int32_t priorityPlane = 0) {
        mdx::Material &material = root.materials.append();
        material.priorityPlane = priorityPlane;
        for (const mdx::Layer &each : layers)
            material.layers.append(each);
    };
    // The team's colour shows through where the paint over it is translucent; polish is added on top.
    add({layer(None, Lit, TeamColourTexture), layer(Blend, Lit, ArmourTexture),
         layer(Additive, SphereEnvironment, ReflectionTexture, .5f)});
    add({layer(None, Lit, ArmourTexture)});
    add({layer(None, TwoSided, TeamColourTexture), layer(Blend, TwoSided, ClothTexture)});
    add({layer(Transparent, TwoSided, TabardTexture)});

    // The blade: light runs along it, and it glows in sequences of battle.
    mdx::Layer caustics = layer(Modulate2x, Unshaded, CausticsTexture);
    caustics.textureAnimationId = ScrollMotion;
    mdx::Layer charge = layer(Additive, Unshaded | Unfogged, CausticsTexture, 0);
    charge.textureAnimationId = ScrollMotion;
    Keys<double> charged;
    const auto &clips = showcaseClips();
    for (const ShowcaseSequence attack : {Attack, AttackThrust}) {
        charged.nextSequence();
        const std::int32_t start = clips[attack].start;
        for (const auto &[time, value] : {std::pair{0, 0.}, {380, .3}, {560, .8}, {800, .4}, {1200, 0.}})
            charged.add(start + time, value);
    }
    charged.nextSequence();
    for (const auto &[time, value] : {std::pair{0, 0.}, {600, .2}, {950, .9}, {1300, .65}, {1600, .9}, {2200, 0.}})
        charged.add(clips[Spell].start + time, value);
    charge.alphaKeys = scalarCurve(Interpolation::Bezier, charged);
    add({layer(None, Lit, ArmourTexture), caustics, charge});

    // Eyes blink: a step between open and shut.
    mdx::Layer eyes = layer(Additive, Unshaded | Unfogged, SparkTexture);
    Keys<double> open;
    for (std::size_t i = 0; i < clips.size(); ++i) {
        open.nextSequence();
        const ShowcaseClip &clip = clips[i];
        const bool dies = i == Death, dead = i == Decay;
        open.add(clip.start, dead ? 0 : 1);
        if (dies) {
            for (const int time : {900, 980, 1100, 1160, 1500})
                open.add(clip.start + time, time == 980 || time == 1160 || time == 1500 ? 0 : .6);
        } else if (clip.loops && i != Walk) {
            const std::int32_t blink = clip.start + (clip.end - clip.start) * 2 / 3;
            open.add(blink, 0);
            open.add(blink + 90, 1);
        }
    }
    eyes.alphaKeys = scalarCurve(Interpolation::None, open);
    add({eyes}, 2);

    mdx::Layer flame = layer(Additive, Unshaded | TwoSided | Unfogged, Flame0Texture);
    flame.textureIdKeys = flames(0);
    add({flame}, 1);

    mdx::Layer halo = layer(Additive, Unshaded | Unfogged | NoDepthSet, GlowTexture, .4f);
    add({halo}, 1);

    mdx::Layer crystal = layer(Blend, Unshaded | TwoSided, CrystalTexture, .9f);
    mdx::Layer gleam = layer(AddAlpha, SphereEnvironment | TwoSided | Unshaded, ReflectionTexture, .6f);
    add({crystal, gleam});

    mdx::Layer runes = layer(AddAlpha, Unshaded | TwoSided | NoDepthSet, RunesTexture);
    runes.textureAnimationId = TurnMotion;
    add({runes}, -1);
    add({layer(Modulate, Unshaded | NoDepthSet, ShadowTexture)}, -3);
    add({layer(Additive, Unshaded | Unfogged | NoDepthSet, TeamGlowTexture, .4f)}, -2);
    add({layer(Additive, Unshaded | TwoSided | Unfogged, TrailTexture)}, 1);
}

} // namespace sinew::samples
