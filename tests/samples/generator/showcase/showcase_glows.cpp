// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "showcase/showcase.h"

#include "animation.h"

namespace sinew::samples {

namespace {

void addCrystals(Showcase &s)
{
    MeshBuilder crystals;
    for (int i = 1; i <= 3; ++i) {
        const std::string name = "Crystal " + std::to_string(i);
        const Bones bones{s.bone(name)};
        const V3 at = s.nodes.pivot(name);
        const double size = i == 1 ? 1.15 : 1;
        crystals.tube(std::vector<Ring>{{at + V3(0, 0, -9 * size), 0, 0, 1, bones},
                                        {at + V3(0, 0, 1.5), 3.2 * size, 3.2 * size, .4, bones, 2, true},
                                        {at + V3(0, 0, 2.6), 3 * size, 3 * size, .3, bones, 2, true},
                                        {at + V3(0, 0, 7.5 * size), 0, 0, 0, bones}},
                      6, V3::UnitX(), {0, 0, 1, 1});
        // Floats up and down, each at its own moment, and breathes.
        Keys<V3> bob, breath;
        for (int k = 0; k <= 4; ++k) {
            const double phase = k / 4. + i / 3.;
            bob.add(k * 600, V3(0, 0, 4 * std::sin(2 * pi * phase)));
            breath.add(k * 600, V3::Ones() * (1 + .12 * std::cos(2 * pi * phase)));
        }
        mdx::Node &node = s.boneNode(name);
        node.translation = vectorCurve(Interpolation::Bezier, bob, BobGlobal);
        node.scaling = vectorCurve(Interpolation::Hermite, breath, BobGlobal);
        Keys<Q4> spin;
        for (int k = 0; k <= 4; ++k)
            spin.add(k * 1000, euler(0, 0, 90 * k));
        node.rotation = rotationCurve(Interpolation::Linear, spin, ScrollGlobal);
    }
    Keys<Q4> orbit;
    for (int k = 0; k <= 6; ++k)
        orbit.add(k * 2000, euler(0, 0, 60 * k));
    s.boneNode("Orbit").rotation = rotationCurve(Interpolation::Linear, orbit, OrbitGlobal);
    s.model.data.geosets.append(crystals.geoset(CrystalMaterial));
}

void addGlows(Showcase &s)
{
    auto &geosets = s.model.data.geosets;
    MeshBuilder eyes;
    const V3 at = s.nodes.pivot("Eyes");
    for (const double side : {1.0, -1.0})
        eyes.rectangle(at + V3(side < 0 ? -.2 : .6, side * 2.7 - 2.8, 2.2), {side * -.8, 5.6, 0}, {0, 0, -4.4}, {},
                       {s.bone("Eyes")});
    geosets.append(eyes.geoset(EyeMaterial));

    // Quads that face +x are turned to the viewer by their billboarded bones.
    MeshBuilder flame;
    const V3 top = s.nodes.pivot("Flame");
    flame.rectangle(top + V3(0, -8, 19), {0, 16, 0}, {0, 0, -28}, {}, {s.bone("Flame")});
    geosets.append(flame.geoset(FlameMaterial));
    MeshBuilder halo;
    const V3 middle = s.nodes.pivot("Halo");
    halo.rectangle(middle + V3(0, -17, 17), {0, 34, 0}, {0, 0, -34}, {}, {s.bone("Halo")});
    geosets.append(halo.geoset(HaloMaterial));

    const auto disc = [&](double radius, double height, ShowcaseMaterial material) {
        MeshBuilder builder;
        builder.rectangle({radius, radius, height}, {0, -2 * radius, 0}, {-2 * radius, 0, 0}, {}, {s.bone("Ground")});
        geosets.append(builder.geoset(material));
    };
    disc(34, .3, ShadowMaterial);
    disc(46, .5, GlowMaterial);
    disc(50, .8, RuneMaterial);
    // The shadow follows the knight when he falls.
    const std::int32_t falls = startOf(Death) + 1250, lies = startOf(Death) + 1700;
    mdx::Node &ground = s.boneNode("Ground");
    ground.translation = vectorCurve(
        Interpolation::Hermite,
        keysOf<V3>(
            {{startOf(Death), {0, 0, 0}}, {falls, {0, 0, 0}}, {lies, {48, 0, 0}}, {startOf(Decay), {48, 0, 0}}}));
    ground.scaling = vectorCurve(Interpolation::Linear, keysOf<V3>({{startOf(Death), {1, 1, 1}},
                                                                    {falls, {1, 1, 1}},
                                                                    {lies, {2, 1.1, 1}},
                                                                    {startOf(Decay), {2, 1.1, 1}},
                                                                    {startOf(Decay) + 700, {2, 1.1, 1}},
                                                                    {startOf(Decay) + 2900, {.2, .1, 1}}}));
}

/// One animation for each geoset, in order; those at the end are the ground's.
void addGeosetAnimations(Showcase &s)
{
    mdx::Root &root = s.model.data;
    const auto count = std::int32_t(root.geosets.size());
    for (std::int32_t i = 0; i < count; ++i) {
        mdx::GeosetAnimation &animation = root.geosetAnimations.append();
        animation.geosetId = i;
        animation.colour = {1, 1, 1};
        Keys<double> alpha;
        const auto key = [&](ShowcaseSequence sequence, std::initializer_list<std::pair<int, double>> keys) {
            alpha.nextSequence();
            for (const auto &[time, value] : keys)
                alpha.add(startOf(sequence) + time, value);
        };
        const std::uint32_t material = root.geosets[std::size_t(i)].materialId;
        const int decays = endOf(Decay) - startOf(Decay);
        switch (material) {
        case RuneMaterial: {
            for (int n = 0; n < int(showcaseClips().size()); ++n)
                if (n == Spell)
                    key(Spell, {{0, 0}, {450, .35}, {950, 1}, {1500, .85}, {2200, 0}});
                else
                    key(ShowcaseSequence(n), {{0, 0}});
            animation.alphaKeys = scalarCurve(Interpolation::Hermite, alpha);
            animation.flags = 2;
            animation.colourKeys =
                colourCurve(Interpolation::Linear,
                            keysOf<V3>({{0, {1, 1, 1}}, {1200, {.6, .75, 1}}, {2400, {1, 1, 1}}}), BobGlobal);
            break;
        }
        case CrystalMaterial:
        case FlameMaterial:
        case HaloMaterial:
        case GlowMaterial:
            for (int n = 0; n < int(showcaseClips().size()); ++n)
                if (n == Death)
                    key(Death, {{0, 1}, {900, 1}, {1600, 0}, {2500, 0}});
                else
                    key(ShowcaseSequence(n), {{0, n == Decay ? 0. : 1.}});
            animation.alphaKeys = scalarCurve(Interpolation::Linear, alpha);
            break;
        case EyeMaterial:
            animation.flags = 2;
            animation.colour = {.45f, .9f, 1};
            break;
        default:
            for (int n = 0; n < int(showcaseClips().size()); ++n)
                if (n == Decay)
                    key(Decay, {{0, 1}, {decays - 100, 1}, {decays, 0}});
                else
                    key(ShowcaseSequence(n), {{0, 1}});
            animation.alphaKeys = scalarCurve(Interpolation::Linear, alpha);
        }
    }
}

} // namespace

void addShowcaseGlows(Showcase &showcase)
{
    addCrystals(showcase);
    addGlows(showcase);
    addGeosetAnimations(showcase);
    // A bone that moves one geoset alone names it, and is hidden with it.
    const auto &geosets = showcase.model.data.geosets;
    for (std::size_t g = 0; g < geosets.size(); ++g)
        for (const std::uint32_t row : geosets[g].matrixIndices) {
            mdx::Bone &bone = showcase.model.data.bones[row];
            const auto shared = std::count_if(geosets.begin(), geosets.end(), [&](const mdx::Geoset &other) {
                return std::find(other.matrixIndices.begin(), other.matrixIndices.end(), row) !=
                       other.matrixIndices.end();
            });
            bone.geosetId = shared == 1 ? std::int32_t(g) : -1;
            bone.geosetAnimationId = shared == 1 ? std::int32_t(g) : -1;
        }
}

} // namespace sinew::samples
