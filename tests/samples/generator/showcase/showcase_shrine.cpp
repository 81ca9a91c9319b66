// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "showcase/showcase_shrine.h"

#include "showcase/showcase.h"
#include "showcase/showcase_paint.h"

namespace sinew::samples {

namespace {

Picture paintStone()
{
    Picture picture(128, 128);
    picture.fill([](double u, double v) {
        // Courses of blocks, every second one shifted by half.
        const double row = v * 4, shift = int(std::floor(row)) % 2 ? 0.5 : 0, column = u * 4 + shift;
        const double edge = std::min(
            {row - std::floor(row), std::ceil(row) - row, column - std::floor(column), std::ceil(column) - column});
        const double own = noise(std::floor(column) + .5, std::floor(row) + .5, 8, 5);
        const double grain = clouds(u, v, 8, 5, 31);
        Paint p = mix(paint(0x6d6a66), paint(0x9a958c), .5 + .5 * grain) * (.92 + .12 * own);
        p = mix(p, paint(0x4f5b3a), .55 * smoothStep(.1, .5, clouds(u, v, 4, 4, 77)));
        return mix(paint(0x2c2a29), p, smoothStep(.01, .07, edge));
    });
    return picture;
}

Picture paintWood()
{
    Picture picture(64, 64);
    picture.fill([](double u, double v) {
        const double fibre = noise(u * 16, v * 2, 16, 12) * .5 + noise(u * 32, v * 4, 32, 13) * .3;
        return mix(paint(0x3a2414), paint(0x7a5230), .5 + fibre) * (.9 + .15 * clouds(u, v, 4, 3, 40));
    });
    return picture;
}

/// A deep red banner with a golden crystal above a ring of rays; its hem is frayed.
Picture paintBanner()
{
    Picture picture(128, 128);
    picture.fill([](double u, double v) {
        const double across = std::abs(2 * u - 1);
        Paint p = mix(paint(0x4a0d16), paint(0x8e1c25), .5 + .5 * clouds(u, v, 16, 4, 9)) *
                  (1.12 - .3 * v + .12 * std::cos(u * pi * 7));
        p = mix(p, gold(u, v) * (1.05 - .3 * v), band(across, .84, .92));
        p = mix(p, gold(u, v), band(v, .035, .06));
        const double x = (u - .5) * 1.4 / 1.9, y = v - .42, d = std::hypot(x, y);
        const double ray = .2 + .035 * std::cos(12 * std::atan2(y, x));
        p = mix(p, gold(u, v) * .9, (1 - smoothStep(ray - .01, ray, d)) * smoothStep(.145, .155, d));
        const double stone = std::abs(x) / .055 + std::abs(y) / .12;
        p = mix(p, mix(paint(0x8fd6ff), paint(0xffffff), .5 - 4 * x), 1 - smoothStep(.94, 1.02, stone));
        const double hem = .93 + .035 * std::sin(u * 23) - .05 * across;
        p.a = v < hem || (v < hem + .06 && std::abs(std::remainder(u * 17, 1.0)) < .25) ? 1 : 0;
        return p;
    });
    return picture;
}

/// Eight pictures of a flame, four in a row, each dark towards its border so that neighbours don't show.
Picture paintFlames()
{
    Picture picture(256, 128);
    for (int frame = 0; frame < 8; ++frame) {
        const Picture one = paintFlame(frame);
        const double left = frame % 4 / 4.0, top = frame / 4 / 2.0;
        picture.fill({left, top, left + .25, top + .5}, [&](double u, double v) {
            const Paint p = one.at(std::min(int(u * one.width()), one.width() - 1),
                                   std::min(int(v * one.height()), one.height() - 1));
            const double border = smoothStep(0, .12, std::min({u, 1 - u, v, 1 - v}));
            return Paint{p.r * border, p.g * border, p.b * border, 1};
        });
    }
    return picture;
}

} // namespace

SampleFiles shrineTextures()
{
    SampleFiles files;
    const auto put = [&](const char *name, const Picture &picture) {
        files[QStringLiteral("m2showcase/%1.blp").arg(QLatin1String(name))] = picture.blp2();
    };
    put("stone", paintStone());
    put("wood", paintWood());
    put("cloth", paintBanner());
    put("crystal", paintCrystal());
    put("reflection", paintReflection());
    put("glow", paintGlow());
    put("flame", paintFlames());
    put("spark", paintSpark());
    put("smoke", paintSmoke());
    put("trail", paintTrail());
    put("rune", paintRunes());
    return files;
}

} // namespace sinew::samples
