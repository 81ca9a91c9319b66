// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "showcase/showcase_paint.h"

#include "showcase/armour_atlas.h"
#include "showcase/showcase.h"

namespace sinew::samples {

namespace {

/// Distance from the middle, 0…1 at the middle of a side.
double fromMiddle(double u, double v)
{
    return std::hypot(2 * u - 1, 2 * v - 1);
}

/// 1 on a line of a given width, soft.
double line(double distance, double width)
{
    return 1 - smoothStep(width * .5, width, std::abs(distance));
}

} // namespace

Picture paintCloth()
{
    Picture picture(128, 128);
    picture.fill(atlas::cape, [](double u, double v) {
        const double across = 2 * u - 1;
        double light = .5 + .17 * std::cos(across * pi * 3.5) * (.3 + v) + .1 * clouds(u, v, 16, 4, 3) -
                       .22 * smoothStep(.6, 1, v) + .12 * (1 - v);
        Paint p = team(light);
        const double border = std::max(std::abs(across), smoothStep(0, 1, v) * .0 + (v > .5 ? (v - .5) * 2 : 0));
        p = mix(p, gold(u, v) * (.55 + light * .7), smoothStep(.86, .88, border) * (1 - smoothStep(.94, .96, border)));
        // A sun in the middle of the back.
        const double x = across * .8, y = (v - .36) * 1.5, d = std::hypot(x, y);
        const double ray = .26 + .07 * std::cos(8 * std::atan2(y, x));
        p = mix(p, gold(u, v) * (.5 + light * .75), (1 - smoothStep(ray - .02, ray, d)) * smoothStep(.1, .12, d));
        return p;
    });
    picture.fill(atlas::plume, [](double u, double v) {
        const double hair = noise(u * 20, v * 5, 20, 9);
        return team(.52 + .3 * hair + .12 * (1 - std::abs(2 * u - 1)) - .2 * v);
    });
    return picture;
}

Picture paintTabard()
{
    Picture picture(64, 128);
    picture.fill([](double u, double v) {
        const double across = std::abs(2 * u - 1);
        Paint p = mix(paint(0x1e1a26), paint(0x463a52), .5 + .5 * clouds(u, v, 8, 4, 21)) *
                  (1.1 - .35 * v + .2 * std::cos(u * pi * 5));
        p = mix(p, gold(u, v) * (1.05 - .4 * v), band(across, .78, .88));
        const double lozenge = across / .5 + std::abs(v - .4) / .2;
        p = mix(p, gold(u, v) * (1.1 - .4 * v), band(lozenge, .78, 1.0));
        p = mix(p, gold(u, v), 1 - smoothStep(.25, .35, lozenge));
        // Threads hang from the hem, and moths were here.
        const double thread = std::abs(std::remainder(u * 11, 1.0));
        const double hem = .88 + .05 * std::sin(u * 17);
        p.a = v < hem ? 1 : thread < .28 ? 1 : 0;
        if (std::hypot((u - .3) * .5, v - .72) < .03 || std::hypot((u - .66) * .5, v - .8) < .022)
            p.a = 0;
        return p;
    });
    return picture;
}

Picture paintReflection()
{
    Picture picture(64, 64);
    picture.fill([](double u, double v) {
        // Cool light from above, warm light from the ground at the rim, a window of light.
        const double y = 1 - v, x = 2 * u - 1, r = fromMiddle(u, v);
        Paint p = mix(paint(0x000000), paint(0x7f97b4), smoothStep(.35, .95, y));
        p = mix(p, paint(0x7a5a38), .8 * smoothStep(.55, .1, y) * smoothStep(.6, .95, r));
        p = mix(p, paint(0xffffff), .95 * std::exp(-std::pow((y - .76) / .08, 2) - std::pow((x + .25) / .3, 2)));
        p = mix(p, paint(0xbcd3ea), .6 * std::exp(-std::pow((y - .62) / .03, 2) - std::pow((x + .25) / .5, 2)));
        return p * (1 - .5 * smoothStep(.9, 1.0, r));
    });
    return picture;
}

Picture paintRunes()
{
    Picture picture(128, 128);
    picture.fill([](double u, double v) {
        const double x = 2 * u - 1, y = 2 * v - 1, r = std::hypot(x, y), angle = std::atan2(y, x);
        double light = line(r - .93, .03) + line(r - .74, .025) + .7 * line(r - .44, .02);
        // Two triangles.
        for (int i = 0; i < 6; ++i) {
            const double turn = pi * i / 3;
            const double edge = x * std::cos(turn) + y * std::sin(turn);
            if (r < .74)
                light += .8 * line(edge - .37, .02);
        }
        // Signs between the rings.
        const double cell = (angle / (2 * pi) + .5) * 18, at = cell - std::floor(cell) - .5, up = (r - .835) / .09;
        const int kind = int(std::floor(cell)) * 7 % 5;
        if (std::abs(up) < .7 && std::abs(at) < .36) {
            light += line(at - (kind - 2) * .08, .09);
            light += line(up - at * (kind % 2 ? 1.6 : -1.6), .25) * (std::abs(at) < .3);
            if (kind > 2)
                light += line(up - .4, .2);
        }
        light = std::min(1.0, light + .25 * std::exp(-r * r * 3));
        light *= 1 - smoothStep(.955, .975, r);
        return Paint{.3 + .6 * light, .75 + .25 * light, 1, light};
    });
    return picture;
}

Picture paintCaustics()
{
    Picture picture(64, 64);
    picture.fill([](double u, double v) {
        const double net = 1 - std::abs(clouds(u, v, 4, 3, 5)) * 3.2;
        const double light = .5 + .5 * std::pow(std::max(0.0, net), 3);
        return Paint{.42 + .3 * (light - .5), light * .98, .12 + light, 1};
    });
    return picture;
}

Picture paintCrystal()
{
    Picture picture(64, 64);
    picture.fill([](double u, double v) {
        const double facet = noise(std::floor(u * 6) * 3.1, std::floor(v * 2 + u * 6) * 1.7, 64, 4);
        Paint p = mix(paint(0x1b56b8), paint(0x7fe6ff), .5 + .3 * facet - .5 * (v - .4));
        p = mix(p, paint(0xffffff), .6 * line(std::remainder(u * 6, 1.0), .07));
        p.a = .82 + .15 * facet;
        return p;
    });
    return picture;
}

Picture paintShadow()
{
    Picture picture(64, 64);
    picture.fill([](double u, double v) {
        const double light = mix(.38, 1, smoothStep(.05, .95, fromMiddle(u, v)));
        return Paint{light, light, mix(light, 1, .08), 1};
    });
    return picture;
}

Picture paintSpark()
{
    Picture picture(32, 32);
    picture.fill([](double u, double v) {
        const double x = std::abs(2 * u - 1), y = std::abs(2 * v - 1), r = std::hypot(x, y);
        const double light = std::exp(-r * r * 9) + .5 * std::exp(-x * 22) * std::exp(-y * 3) +
                             .5 * std::exp(-y * 22) * std::exp(-x * 3);
        const double edge = std::min(1.0, light) * (1 - smoothStep(.8, 1, r));
        return Paint{edge, edge, edge, 1};
    });
    return picture;
}

Picture paintGlow()
{
    Picture picture(32, 32);
    picture.fill([](double u, double v) {
        const double light = std::pow(std::max(0.0, 1 - fromMiddle(u, v)), 2);
        return Paint{.35 * light, .75 * light, light, 1};
    });
    return picture;
}

Picture paintTrail()
{
    Picture picture(64, 32);
    picture.fill([](double u, double v) {
        const double streak = .7 + .5 * noise(u * 3, v * 12, 12, 3);
        const double light = std::pow(1 - u, 1.4) * (1 - std::pow(std::abs(2 * v - 1.1), 3)) * streak;
        return Paint{.25 * light, .75 * light, light, 1};
    });
    return picture;
}

Picture paintSmoke()
{
    Picture picture(64, 64);
    for (int cell = 0; cell < 4; ++cell) {
        const double left = cell % 2 * .5, top = cell / 2 * .5;
        picture.fill({left, top, left + .5, top + .5}, [&](double u, double v) {
            const double density = .75 + clouds(u, v, 4, 4, unsigned(31 + cell)) - fromMiddle(u, v) * (1 + .1 * cell);
            const double a = std::clamp(density, 0.0, 1.0) * (1 - smoothStep(.75, 1, fromMiddle(u, v)));
            return Paint{.8, .78, .74, a};
        });
    }
    return picture;
}

Picture paintFlame(int frame)
{
    Picture picture(32, 64);
    picture.fill([&](double u, double v) {
        const double up = 1 - v, x = 2 * u - 1;
        const double phase = frame / 8.0;
        // The pattern of a whole period passes in one loop.
        const double sway = .3 * up * noise(.5, (up - phase) * 2, 2, 3);
        // A drop: round below, drawn out above; tongues run up it.
        const double width = .95 * std::pow(std::min(1.0, up * 3.2 + .02), .5) * std::pow(std::max(0.0, 1 - up), .85);
        const double tongues =
            .55 * up * noise(u * 5, (up - phase) * 8, 8, 9) + .3 * up * noise(u * 10, (up - phase) * 16, 16, 4);
        const double core = 1 - std::pow(std::abs(x + sway) / std::max(.03, width), 2) + tongues;
        const double heat = std::clamp(core, 0.0, 1.0) * smoothStep(0, .05, up) * (1 - smoothStep(.75, .97, up));

        return Paint{std::pow(heat, 3.2) * .85, std::pow(heat, 1.7), std::pow(heat, .85), 1};
    });
    return picture;
}

SampleFiles showcaseTextures()
{
    SampleFiles files;
    const auto put = [&](const char *name, const QByteArray &bytes) {
        files[QStringLiteral("showcase/") + QLatin1String(name)] = bytes;
    };
    put("armour.dds", paintArmour().dds());
    put("cloth.tga", paintCloth().tga());
    put("tabard.tga", paintTabard().tga());
    put("reflection.tga", paintReflection().tga());
    put("runes.blp", paintRunes().blp());
    put("caustics.tga", paintCaustics().tga());
    put("crystal.tga", paintCrystal().tga());
    put("shadow.tga", paintShadow().tga());
    put("spark.tga", paintSpark().tga());
    put("glow.tga", paintGlow().tga());
    put("trail.tga", paintTrail().tga());
    put("smoke.tga", paintSmoke().tga());
    for (int frame = 0; frame < 8; ++frame)
        files[QStringLiteral("showcase/flame%1.tga").arg(frame)] = paintFlame(frame).tga();
    return files;
}

} // namespace sinew::samples
