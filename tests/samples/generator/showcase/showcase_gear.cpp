// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "showcase/armour_atlas.h"
#include "showcase/showcase_parts.h"

namespace sinew::samples {

/// Three rows of the chain move each point, so that the cloth bends smoothly.
void addCloth(const Showcase &s, MeshBuilder &cloth, MeshBuilder &tabard)
{
    const Bones chain[] = {bonesOf(s, {"Chest"}),
                           bonesOf(s, {"Chest", "Cape 1"}),
                           bonesOf(s, {"Cape 1"}),
                           bonesOf(s, {"Cape 1", "Cape 2"}),
                           bonesOf(s, {"Cape 1", "Cape 2", "Cape 3"}),
                           bonesOf(s, {"Cape 2", "Cape 3"}),
                           bonesOf(s, {"Cape 3"}),
                           bonesOf(s, {"Cape 3", "Cape 4"}),
                           bonesOf(s, {"Cape 4"})};
    const auto capeBones = [&](double, double v) { return chain[std::min<std::size_t>(8, std::size_t(v * 9))]; };
    const auto capePlace = [](double u, double v) {
        const double across = 2 * u - 1; // seen from behind
        const double width = mix(12.5, 21, std::pow(v, .8));
        // Folds deepen towards the hem; the hem is ragged.
        const double fold = 1.7 * v * std::cos(across * pi * 3.5) + .6 * v * std::cos(across * pi * 7 + 1);
        const double ragged = v > .95 ? 3.2 * std::abs(std::sin(across * 11)) + 1.5 * std::sin(across * 5 + 2) : 0;
        const double back = mix(10.2, 18.5, std::pow(v, .9)) + 2.6 * std::exp(-std::pow((v - .17) / .15, 2)) -
                            4.2 * across * across * mix(1, .5, v) + fold;
        const double z = mix(85.5, 11, v) + 1.6 * across * across * (1 - v) + ragged;
        return V3(-back, -across * width, z);
    };
    cloth.sheet(15, 15, atlas::cape, capePlace, capeBones);
    // Its collar lies over the shoulders.
    const Bones chest = bonesOf(s, {"Chest"});
    cloth.sheet(
        15, 3, {atlas::cape.left, atlas::cape.top, atlas::cape.right, atlas::cape.top + .06},
        [&](double u, double v) {
            const V3 rim = capePlace(u, 0);
            return V3(mix(-7.2, rim.x(), v), rim.y() * mix(.9, 1, v), mix(88.3, rim.z(), v));
        },
        [&](double, double) { return chest; });

    const Bones hang[] = {bonesOf(s, {"Pelvis"}), bonesOf(s, {"Tabard 1"}), bonesOf(s, {"Tabard 1"}),
                          bonesOf(s, {"Tabard 1", "Tabard 2"}), bonesOf(s, {"Tabard 2"})};
    tabard.sheet(
        5, 9, {},
        [](double u, double v) {
            const double across = 2 * u - 1;
            return V3(9.6 + 1.2 * v - 1.1 * across * across, across * mix(5.4, 6.4, v), mix(55.5, 22, v));
        },
        [&](double, double v) { return hang[std::min<std::size_t>(4, std::size_t(v * 5))]; });
}

void addShield(const Showcase &s, MeshBuilder &armour)
{
    const Bones shield = bonesOf(s, {"Shield"});
    const auto place = [](double u, double v, double outward) {
        const double across = 2 * u - 1;
        const double width = v < .45 ? 12.5 : 12.5 * std::sqrt(std::max(0.0, 1 - std::pow((v - .45) / .56, 2.2)));
        const double x = across * width;
        const double bulge = 3.4 * (1 - across * across * .9) * (1 - .5 * std::pow(std::abs(2 * v - 1), 2));
        const double top = v < .01 ? 1.6 * (1 - std::abs(across)) : 0;
        return V3(-x + 3, 33 + bulge + outward, 57 + 17 - 36 * v + top);
    };
    const auto bones = [&](double, double) { return shield; };
    armour.sheet(
        11, 13, atlas::shield, [&](double u, double v) { return place(u, v, 0); }, bones);
    armour.sheet(
        11, 13, atlas::lining, [&](double u, double v) { return place(1 - u, v, -1.2); }, bones);
    std::vector<Ring> rim;
    const auto edge = [&](double t) { // around: top left → right → point → left
        if (t < .2)
            return place(t / .2, 0, -.5);
        if (t < .6)
            return place(1, (t - .2) / .4, -.5);
        return place(0, 1 - (t - .6) / .4, -.5);
    };
    const int steps = 44;
    for (int i = 0; i <= steps; ++i) {
        const V3 at = edge(double(i) / steps);
        if (rim.empty() || (at - rim.back().centre).norm() > .5)
            rim.push_back({at, 1.1, 1.1, double(i % 8) / 8, shield});
    }
    armour.tube(rim, 6, V3::UnitY(), atlas::trim);
    armour.ball({3, 37.5, 61}, {3.6, 2.2, 3.6}, 12, 8, atlas::trim, shield);
}

void addSword(const Showcase &s, MeshBuilder &armour, MeshBuilder &blade)
{
    const Bones weapon = bonesOf(s, {"Weapon"});
    const double y = -29, z = 46;
    const auto ringAt = [&](double x, double r, double v, bool crease = false) {
        return Ring{{x, y, z}, r, r, v, weapon, 2, crease};
    };
    armour.tube(std::vector<Ring>{ringAt(-7, 1.3, 0), ringAt(-3, 1.5, .3), ringAt(1, 1.3, .6), ringAt(6, 1.6, 1)}, 8,
                V3::UnitZ(), atlas::strap);
    armour.ball({-8.6, y, z}, {2.2, 2.2, 2.2}, 10, 8, atlas::trim, weapon);
    // Guard: two tapering arms that bend towards the blade.
    for (const double sign : {1.0, -1.0}) {
        const auto at = [&](double x, double dz, double r, double v) {
            return Ring{{x, y, z + sign * dz}, r, r * 1.2, v, weapon};
        };
        armour.tube(std::vector<Ring>{at(6.6, 0, 2.2, 0), at(6.8, 3.4, 1.8, .3), at(7.6, 6.6, 1.5, .6),
                                      at(9.4, 9.4, 1.2, .9), at(11, 10.4, 0, 1)},
                    8, V3::UnitX(), atlas::trim);
    }
    armour.ball({7.4, y, z}, {2.6, 2.4, 3}, 10, 8, atlas::trim, weapon);
    const struct
    {
        double x, wide, thick, v;
    } profile[] = {
        {8, 3.4, 1.1, 1},    {12, 2.9, 1.0, .92}, {20, 3.0, .95, .78}, {34, 3.3, .85, .52},
        {48, 3.7, .75, .26}, {56, 3.2, .6, .12},  {61, 1.9, .4, .05},  {66, 0, 0, 0},
    };
    for (const double sideways : {1.0, -1.0})
        for (const double upwards : {1.0, -1.0}) {
            blade.beginPart();
            int before[2] = {-1, -1};
            for (const auto &p : profile) {
                const int edge =
                    blade.vertex({p.x, y, z + upwards * p.wide}, atlas::blade.at(upwards > 0 ? 0 : 1, p.v), weapon);
                const int ridge = blade.vertex({p.x, y + sideways * p.thick, z}, atlas::blade.at(.5, p.v), weapon);
                if (before[0] >= 0) {
                    if (sideways * upwards > 0)
                        blade.quad(before[0], edge, ridge, before[1]);
                    else
                        blade.quad(before[1], ridge, edge, before[0]);
                }
                before[0] = edge;
                before[1] = ridge;
            }
        }
}

} // namespace sinew::samples
