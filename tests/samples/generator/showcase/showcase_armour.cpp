// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "showcase/showcase_paint.h"

#include "showcase/armour_atlas.h"

namespace sinew::samples {

namespace {

/// Shading of a bar from `from` to `to`: bright on the upper side, dark below.
double relief(double x, double from, double to)
{
    const double t = (x - from) / (to - from);
    return t < 0 || t > 1 ? 1 : 1.25 - 0.55 * t;
}

/// A shadow line next to a border at `edge`.
double crevice(double x, double edge, double width = 0.02)
{
    return 1 - 0.55 * std::exp(-std::pow((x - edge) / width, 2));
}

struct Dot
{
    double mask, light;
};
/// `count` rivets in a row at v = `row`; `aspect` is the part's width divided by its height.
Dot rivets(double u, double v, int count, double row, double radius, double aspect)
{
    const double x = (u * count - std::floor(u * count) - 0.5) / count * aspect, y = v - row;
    const double d = std::hypot(x, y) / radius;
    return {1 - smoothStep(.75, 1.0, d), 1.15 - 0.5 * (y / radius)};
}

Paint withRivets(Paint base, double u, double v, int count, double row, double radius, double aspect)
{
    const Dot dot = rivets(u, v, count, row, radius, aspect),
              shadow = rivets(u, v - radius * .5, count, row, radius * 1.25, aspect);
    base = mix(base, base * .45, shadow.mask * .7);
    return mix(base, gold(u, v) * dot.light, dot.mask);
}

Paint trimmed(Paint base, double u, double v, double from, double to)
{
    base = base * crevice(v, from) * crevice(v, to);
    return mix(base, gold(u, v) * relief(v, from, to), band(v, from, to, .008));
}

Paint paintHelmet(double u, double v)
{
    const double front = 2 * u - 1; // −1 … 1 around, 0 the face
    Paint p = steel(u, v, 7) * mix(1.18, .72, smoothStep(.05, 1, v));
    p = p * (1 + .22 * std::exp(-std::pow(front / .05, 2)) * (1 - smoothStep(.35, .45, v))); // ridge of the skull
    // Face plate: eye slit, breaths, a middle bar.
    const double face = 1 - smoothStep(.27, .3, std::abs(front));
    p = p * crevice(std::abs(front), .285, .012);
    const double slit = (1 - smoothStep(.19, .21, std::abs(front))) * band(v, .475, .565, .012);
    p = mix(p, paint(0x05070c), slit);
    const double nose = (1 - smoothStep(.012, .02, std::abs(front))) * band(v, .44, .9);
    p = mix(p, gold(u, v) * 1.05, nose * face);
    for (int i = 0; i < 4; ++i) {
        const double x = std::abs(front) - (.06 + .045 * i);
        p = mix(p, paint(0x080a10), (1 - smoothStep(.008, .014, std::abs(x))) * band(v, .66, .8 - .02 * i, .01));
    }
    p = trimmed(p, u, v, .9, .97);
    p = withRivets(p, u, v, 18, .86, .02, 2);
    return p;
}

Paint paintPauldron(double u, double v)
{
    Paint p = steel(u, v, 11) * mix(1.25, .8, v);
    const Paint field = team(mix(.72, .3, smoothStep(.15, .8, v)) + .1 * clouds(u, v, 8, 3, 5));
    p = mix(p, field, band(v, .24, .82, .006));
    p = trimmed(p, u, v, .2, .26);
    p = trimmed(p, u, v, .8, .97);
    // Rays from the tip over the field.
    const double ray = std::abs(std::remainder(u * 8, 1.0));
    p = mix(p, gold(u, v) * mix(1.15, .8, v), (1 - smoothStep(.05, .09, ray)) * band(v, .24, .62, .02) * (1 - v));
    return withRivets(p, u, v, 20, .885, .026, 2);
}

Paint paintBreastplate(double u, double v)
{
    const double front = 2 * u - 1, side = std::abs(front);
    Paint p = steel(u, v, 13) * mix(1.2, .68, smoothStep(0, 1, v));
    // Muscle-like curves catch the light.
    p = p * (1 + .25 * std::exp(-std::pow((v - .42 - .25 * side * side) / .06, 2)) * (1 - smoothStep(.3, .5, side)));
    p = p * crevice(v, .56 + .1 * std::cos(front * 6), .02);
    p = p * (1 - .35 * std::exp(-std::pow((side - .5) / .03, 2))); // buckled sides
    // Emblem: a team-coloured lozenge with a golden border.
    const double lozenge = side / .16 + std::abs(v - .38) / .23;
    p = p * (1 - .5 * (1 - smoothStep(1.15, 1.32, lozenge)) * smoothStep(1.0, 1.15, lozenge));
    p = mix(p, gold(u, v) * mix(1.3, .75, v * 1.4), 1 - smoothStep(1.08, 1.12, lozenge));
    p = mix(p, team(mix(.75, .25, smoothStep(.16, .6, v))), 1 - smoothStep(.84, .88, lozenge));
    // A sun in it, as on the cape.
    const double x = front / .1, y = (v - .38) / .13, distance = std::hypot(x, y);
    const double ray = .62 + .2 * std::cos(8 * std::atan2(y, x));
    p = mix(p, gold(u, v) * 1.25, (1 - smoothStep(ray - .06, ray, distance)) * smoothStep(.2, .27, distance));
    p = trimmed(p, u, v, .9, .965);
    p = trimmed(p, u, v, .05, .1);
    return withRivets(p, u, v, 24, .86, .012, 1.33);
}

Paint paintShield(double u, double v)
{
    const double across = 2 * u - 1, side = std::abs(across);
    const double dent = clouds(u, v, 6, 4, 41);
    Paint p = team(mix(.7, .28, v) + .16 * dent + .12 * (1 - side));
    // A chevron, a bar and a border of steel and gold.
    const double chevron = v - .52 + .28 * side;
    const Paint metal = steel(u, v, 17) * mix(1.2, .8, v);
    p = mix(p, p * .5, band(chevron, -.1, .12, .02) * .8);
    p = mix(p, metal * relief(chevron, -.08, .08), band(chevron, -.075, .075, .005));
    p = mix(p, gold(u, v), band(chevron, -.085, -.065, .004) + band(chevron, .065, .085, .004));
    const double bar = 1 - smoothStep(.05, .06, side);
    p = mix(p, metal * (1.1 - across * 3), bar * (1 - smoothStep(.4, .42, v)));
    const double halo = std::hypot(across * .72, v - .36);
    p = mix(p, paint(0x101014, .7), 1 - smoothStep(.17, .2, halo));
    p = mix(p, gold(u, v) * 1.1, band(halo, .13, .16, .006));
    const double border = std::max(side, std::max(1 - v / .03, 0.0));
    p = mix(p, metal * .8, smoothStep(.86, .88, border));
    if (border > .9)
        p = withRivets(p, u, v, 2, std::floor(v * 14) / 14 + 1. / 28, .012, .7);
    // Scratches of battle.
    for (int i = 0; i < 7; ++i) {
        const double along = u * .8 + v * (.3 + .1 * i) - .14 * i - .1, cut = u * (.4 + .07 * i) - v + .12 * i;
        const double mark = (1 - smoothStep(.002, .006, std::abs(cut - .05))) * band(along, .1, .3, .05);
        p = mix(p, paint(0xc8ccd2, .8), mark * .7);
    }
    return p;
}

/// Steel with golden borders at both ends, brighter at the top.
Paint paintPlate(double u, double v, unsigned seed, double aspect, bool stripe)
{
    const double front = 2 * u - 1;
    Paint p = steel(u, v, seed) * mix(1.2, .75, v);
    p = p * (1 + .3 * std::exp(-std::pow(front / .06, 2)) - .2 * std::exp(-std::pow((front - .1) / .05, 2)));
    if (stripe)
        p = mix(mix(p, gold(u, v), band(std::abs(front), .1, .22, .01)), team(mix(.65, .3, v)),
                band(std::abs(front), .12, .2, .01));
    p = trimmed(p, u, v, .06, .15);
    p = trimmed(p, u, v, .86, .94);
    return withRivets(p, u, v, 10, .2, .02, aspect);
}

Paint paintBoot(double u, double v)
{
    const double toe = smoothStep(.55, .6, v);
    const double above = 1 - std::abs(2 * u - 1);
    Paint p = mix(leather(u, v, 23), steel(u, v, 23), toe) * mix(.55, 1.15, above);
    const double lames = std::abs(std::remainder(v * 12, 1.0));
    p = p * (1 - .45 * toe * (1 - smoothStep(.03, .12, lames)));
    return mix(p, gold(u, v) * mix(.6, 1.1, above), band(v, .55, .6, .006));
}

Paint paintBlade(double u, double v)
{
    const double across = std::abs(2 * u - 1); // 0 ridge, 1 edge
    Paint p = mix(paint(0x6a7683), paint(0xd7e2ea), smoothStep(.55, .95, across));
    p = mix(p, paint(0xa9b7c4), 1 - smoothStep(.04, .2, across));
    p = p * (1 + .08 * clouds(u * .5, v, 16, 3, 31));
    p = p * mix(1.12, .85, v);
    // A fuller with engraved signs.
    const double fuller = (1 - smoothStep(.28, .34, across)) * band(v, .2, .93, .02);
    p = mix(p, paint(0x39434f), fuller * .8);
    const double row = v * 14 - std::floor(v * 14);
    const bool stroke =
        std::abs(row - .5) < .32 && (std::abs(across - .12 - .1 * std::sin(std::floor(v * 14) * 2.3)) < .05 ||
                                     std::abs(row - .5 + across * .9 - .1) < .07);
    return mix(p, paint(0x9fe8ff), stroke ? fuller * .9 : 0);
}

Paint paintSuit(double u, double v)
{
    // Chain mail: rows of rings, every other one shifted.
    const double row = v * 22, shift = int(std::floor(row)) % 2 ? .5 : 0;
    const double x = std::remainder(u * 30 + shift, 1.0), y = row - std::floor(row) - .5;
    const double ring = std::abs(std::hypot(x, y * .9) - .34);
    Paint p = paint(0x181b20);
    p = mix(p, paint(0x767f88) * (1 - .9 * y), 1 - smoothStep(.06, .16, ring));
    return p * (1 + .15 * clouds(u, v, 4, 3, 3));
}

} // namespace

Paint steel(double u, double v, unsigned seed)
{
    const double brushed = noise(u * 96, v * 10, 96, seed) * .5 + noise(u * 48, v * 5, 48, seed + 1) * .5;
    const double worn = clouds(u, v, 5, 4, seed + 2);
    Paint p = mix(paint(0x4c5563), paint(0x9aa7b6), .5 + .22 * brushed + .38 * worn);
    const double rust = smoothStep(.22, .5, clouds(u, v, 7, 4, seed + 9));
    return mix(p, paint(0x5a4636), rust * .3);
}

Paint gold(double u, double v)
{
    const double worn = clouds(u, v, 9, 4, 77);
    return mix(paint(0x7d571c), paint(0xe9c05e), .55 + .55 * worn);
}

Paint leather(double u, double v, unsigned seed)
{
    return mix(paint(0x2a1b12), paint(0x6d4a2d), .5 + .6 * clouds(u, v, 8, 5, seed));
}

Paint team(double light)
{
    return light < .5 ? Paint{0, 0, 0, std::min(1.0, (.5 - light) * 1.5)}
                      : Paint{1, 1, 1, std::min(1.0, (light - .5) * .9)};
}

Picture paintArmour()
{
    Picture picture(512, 512);
    picture.fill([](double u, double v) { return steel(u, v, 1); });
    picture.fill(atlas::helmet, paintHelmet);
    picture.fill(atlas::pauldron, paintPauldron);
    picture.fill(atlas::breastplate, paintBreastplate);
    picture.fill(atlas::shield, paintShield);
    picture.fill(atlas::gauntlet, [](double u, double v) {
        Paint p = paintPlate(u, v, 51, 1.6, false);
        return p * (1 - .35 * band(std::abs(std::remainder(v * 5, 1.0)), 0, .06, .03) * band(v, .4, .85));
    });
    picture.fill(atlas::greave, [](double u, double v) { return paintPlate(u, v, 53, 1.14, true); });
    picture.fill(atlas::cuisse, [](double u, double v) { return paintPlate(u, v, 57, 1.6, false); });
    picture.fill(atlas::lame,
                 [](double u, double v) { return trimmed(steel(u, v, 59) * mix(1.2, .8, v), u, v, .74, .96); });
    picture.fill(atlas::boot, paintBoot);
    picture.fill(atlas::belt, [](double u, double v) {
        Paint p = leather(u, v, 61) * (1.1 - .3 * v);
        p = trimmed(trimmed(p, u, v, .04, .16), u, v, .84, .96);
        return withRivets(p, u, v, 16, .5, .16, 8);
    });
    picture.fill(atlas::tasset, [](double u, double v) {
        const double edge = std::max(std::abs(2 * u - 1), v * 1.02);
        Paint p = steel(u, v, 63) * mix(1.25, .7, v);
        p = mix(p, team(mix(.65, .3, v)), band(edge, -.1, .7, .02));
        p = mix(p * crevice(edge, .72, .04), gold(u, v) * (1.2 - .4 * v), band(edge, .74, .8, .015));
        return mix(p, gold(u, v) * (1.2 - .5 * v), smoothStep(.9, .93, edge));
    });
    picture.fill(atlas::blade, paintBlade);
    picture.fill(atlas::trim, [](double u, double v) { return gold(u, v) * mix(1.2, .7, v); });
    picture.fill(atlas::glove, [](double u, double v) {
        const double finger = std::abs(std::remainder(u * 9, 1.0));
        return mix(steel(u, v, 67), leather(u, v, 68), band(v, .55, 1.1)) *
               (1 - .4 * (1 - smoothStep(.02, .12, finger)) * band(v, .5, .95));
    });
    picture.fill(atlas::knee, [](double u, double v) {
        const double middle = std::hypot(2 * u - 1, 2 * v - 1);
        Paint p = steel(u, v, 71) * mix(1.25, .7, v);
        return mix(p * crevice(middle, .62, .05), gold(u, v) * (1.2 - .4 * v), band(middle, .64, .8, .02));
    });
    picture.fill(atlas::strap, [](double u, double v) {
        return leather(u, v, 73) * (.75 + .45 * std::abs(std::sin((v * 9 + u * 2) * pi)));
    });
    picture.fill(atlas::lining, [](double u, double v) { return leather(u, v, 79) * .6; });
    picture.fill(atlas::suit, paintSuit);
    return picture;
}

} // namespace sinew::samples
