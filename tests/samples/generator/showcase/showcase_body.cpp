// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "showcase/armour_atlas.h"
#include "showcase/showcase_parts.h"

namespace sinew::samples {

namespace {

void addTorso(const Showcase &s, MeshBuilder &armour, MeshBuilder &under)
{
    const Bones pelvis = bonesOf(s, {"Pelvis"}), waist = bonesOf(s, {"Pelvis", "Spine"}), spine = bonesOf(s, {"Spine"}),
                belly = bonesOf(s, {"Spine", "Chest"}), chest = bonesOf(s, {"Chest"}),
                neck = bonesOf(s, {"Chest", "Head"}), head = bonesOf(s, {"Head"});
    const std::vector<Ring> suit = {
        {{0, 0, 41}, 5, 5, 1, pelvis},      {{0, 0, 46}, 10, 8, .85, pelvis},  {{0, 0, 52}, 10.5, 8.2, .7, pelvis},
        {{0, 0, 57}, 9.2, 7.4, .55, waist}, {{0, 0, 61}, 8.8, 7.2, .4, spine}, {{0, 0, 66}, 9.6, 8, .3, belly},
        {{0, 0, 72}, 11, 8.5, .2, chest},   {{-.5, 0, 84}, 7, 6, .1, chest},   {{-.5, 0, 88}, 4.6, 4.8, .05, neck},
        {{-.3, 0, 93}, 4.4, 4.6, 0, head},
    };
    under.tube(suit, 16, V3::UnitX(), atlas::suit);

    const std::vector<Ring> plate = {
        {{0, 0, 60.2}, 8.6, 7.0, 1, belly},
        {{0, 0, 59.6}, 9.9, 8.3, .97, belly, 2, true},
        {{.1, 0, 62}, 9.6, 8.0, .9, belly},
        {{.6, 0, 67}, 11.8, 9.8, .75, chest, 2.3},
        {{1, 0, 72}, 13.4, 11.2, .58, chest, 2.4},
        {{1, 0, 77}, 13.8, 11.4, .4, chest, 2.4},
        {{.4, 0, 81.5}, 12.6, 9.8, .24, chest, 2.2},
        {{-.3, 0, 85}, 9, 7.6, .1, chest},
        {{-.5, 0, 86.4}, 7.2, 6.6, .02, chest, 2, true},
        {{-.5, 0, 86.2}, 6.2, 5.6, 0, chest},
    };
    armour.tube(plate, 24, V3::UnitX(), atlas::breastplate);
    // Gorget
    const std::vector<Ring> collar = {
        {{-.5, 0, 85.4}, 6.6, 6.2, 1, chest},
        {{-.6, 0, 88.4}, 6.4, 6.2, .3, chest},
        {{-.8, 0, 90.2}, 7.6, 7.4, 0, chest, 2, true},
        {{-.8, 0, 89.8}, 6.6, 6.4, .1, chest},
    };
    armour.tube(collar, 18, V3::UnitX(), atlas::trim);
    const std::vector<Ring> belt = {
        {{0, 0, 52.6}, 10.9, 8.7, 1, pelvis, 2, true},
        {{0, 0, 53}, 11.4, 9.2, .9, pelvis},
        {{0, 0, 56.2}, 10.6, 8.6, .1, pelvis, 2, true},
        {{0, 0, 56.6}, 10, 8, 0, pelvis},
    };
    armour.tube(belt, 20, V3::UnitX(), atlas::belt);
    armour.ball({9.2, 0, 54.6}, {1.6, 2.6, 2.6}, 12, 6, atlas::trim, pelvis);
}

/// Hip plates: curved sheets that follow half of the thigh.
void addTassets(const Showcase &s, MeshBuilder &armour, int side)
{
    const Bones top = bonesOf(s, {"Pelvis"}), bottom = bonesOf(s, {"Pelvis", sided("Thigh", side)});
    for (int layer = 0; layer < 2; ++layer) {
        const double start = 54 - 6.5 * layer, length = 9, out = 1.0 - 0.3 * layer;
        const auto place = [&](double u, double v, double outward) {
            const double angle = radians(mix(-62, 62, u)) + radians(8);
            const double radius = 12.2 + out + 4.4 * v + 2.6 * layer - outward;
            const double drop = length * v * (1 - 0.18 * std::pow(std::abs(2 * u - 1), 3));
            return V3(std::sin(-angle) * radius * 0.9, std::cos(angle) * radius + .8, start - drop);
        };
        const auto bones = [&](double, double v) { return v < .3 && layer == 0 ? top : bottom; };
        armour.sheet(
            7, 4, atlas::tasset, [&](double u, double v) { return place(u, v, 0); }, bones);
        armour.sheet(
            7, 4, atlas::lining, [&](double u, double v) { return place(1 - u, v, 0.7); }, bones);
    }
}

void addHead(const Showcase &s, MeshBuilder &armour, MeshBuilder &cloth)
{
    const Bones head = bonesOf(s, {"Head"}), plume = bonesOf(s, {"Plume"}), tip = bonesOf(s, {"Plume Tip"});
    const std::vector<Ring> helmet = {
        {{0, 0, 89.2}, 5.2, 5.4, 1, head},         {{.2, 0, 88.6}, 6.9, 7.6, .98, head, 2.2, true},
        {{.3, 0, 91}, 6.8, 7.8, .85, head, 2.2},   {{.4, 0, 95}, 7.1, 8.3, .6, head, 2.2},
        {{.3, 0, 98.4}, 7.2, 8.4, .42, head, 2.2}, {{0, 0, 101.6}, 6.6, 7.6, .26, head, 2.1},
        {{-.2, 0, 104.4}, 5, 5.8, .12, head},      {{-.3, 0, 106.3}, 2.8, 3.2, .05, head},
        {{-.3, 0, 106.9}, 0, 0, 0, head},
    };
    armour.tube(helmet, 20, V3::UnitX(), atlas::helmet);
    // Brow band with a ridge.
    const std::vector<Ring> brow = {
        {{.4, 0, 98.0}, 7.4, 8.6, 1, head, 2.2, true},
        {{.5, 0, 98.6}, 7.9, 9.4, .7, head, 2.2},
        {{.3, 0, 99.8}, 7.7, 9.0, .2, head, 2.2, true},
        {{.2, 0, 100.2}, 7.0, 8.0, 0, head, 2.2},
    };
    armour.tube(brow, 20, V3::UnitX(), atlas::trim);
    // Plume: from the brow over the top to the neck.
    const struct
    {
        V3 at;
        double high;
        Bones bones;
    } crest[] = {
        {{7.6, 0, 102}, .3, head},  {{6.2, 0, 105.4}, 2.2, head}, {{2.8, 0, 108.6}, 3.4, head},
        {{-2, 0, 110}, 4.2, head},  {{-7, 0, 108.6}, 4.6, plume}, {{-11.4, 0, 104.6}, 4.6, plume},
        {{-14, 0, 98.6}, 4.0, tip}, {{-15, 0, 92.6}, 2.8, tip},   {{-15, 0, 87}, 0, tip},
    };
    std::vector<Ring> rings;
    for (std::size_t i = 0; i < std::size(crest); ++i)
        rings.push_back(
            {crest[i].at, crest[i].high * .34, crest[i].high, double(i) / (std::size(crest) - 1), crest[i].bones, 1.6});
    cloth.tube(smoothed(rings), 12, V3(-.4, 0, 1).normalized(), atlas::plume);
}

void addArm(const Showcase &s, MeshBuilder &armour, MeshBuilder &under, int side)
{
    const auto b = [&](const char *name) { return sided(name, side); };
    const Bones chest = bonesOf(s, {"Chest", b("Clavicle")}), shoulder = bonesOf(s, {b("Clavicle"), b("Upper Arm")}),
                upper = bonesOf(s, {b("Upper Arm")}), elbow = bonesOf(s, {b("Upper Arm"), b("Forearm")}),
                forearm = bonesOf(s, {b("Forearm")}), wrist = bonesOf(s, {b("Forearm"), b("Hand")}),
                hand = bonesOf(s, {b("Hand")}), pauldron = bonesOf(s, {b("Pauldron")}),
                // Follows the arm by a third.
        lame = bonesOf(s, {b("Pauldron"), b("Clavicle"), b("Upper Arm")});
    const V3 a(0, 17, 82), e(-1.5, 23, 66), h(1, 28, 50);
    const V3 front = V3::UnitX();

    std::vector<Ring> sleeve = {{{0, 9, 80}, 6, 6, 0, chest}, {{0, 14, 82.5}, 5.6, 5.6, .1, shoulder}};
    for (const Ring &ring :
         ringsOn(a, e, {{.2, 5, 5, upper}, {.55, 4.9, 5, upper}, {.85, 4.2, 4.3, upper}, {1, 4, 4.1, elbow}}))
        sleeve.push_back(ring);
    for (const Ring &ring : ringsOn(e, h, {{.15, 4, 4.2, forearm}, {.6, 3.8, 4, forearm}, {1, 3, 3.2, wrist}}))
        sleeve.push_back(ring);
    for (std::size_t i = 0; i < sleeve.size(); ++i)
        sleeve[i].v = double(i) / double(sleeve.size() - 1);
    under.tube(sleeve, 12, front, atlas::suit);

    // Pauldron: a dome of three plates, each over the next.
    const V3 axis = V3(0, .62, .78).normalized();
    const auto dome = [&](const V3 &centre, const V3 &along, double scale, const Bones &bones, const UvRect &uv) {
        const struct
        {
            double h, r, v;
            bool crease;
        } profile[] = {
            {8.2, 0, 0, false},      {7.9, 3, .12, false},    {6.9, 5.8, .28, false},
            {4.9, 8.4, .48, false},  {2.4, 10.1, .68, false}, {-.4, 11, .86, true},
            {-1.6, 11.9, .95, true}, {-2.2, 11.3, 1, false},  {-1.2, 9.8, .97, false},
        };
        std::vector<Ring> rings;
        for (const auto &p : profile)
            rings.push_back({centre + along * p.h * scale, p.r * scale, p.r * scale * 1.06, p.v, bones, 2, p.crease});
        armour.tube(rings, 20, front, uv);
    };
    dome({0, 18.2, 84}, axis, .98, pauldron, atlas::pauldron);
    const V3 down = (a - e).normalized();
    const auto band = [&](double t, double radius, const Bones &bones) {
        const V3 centre = a + (e - a) * t + V3(0, .6, 0);
        const std::vector<Ring> rings = {
            {centre + down * 2.6, radius * .82, radius * .86, 0, bones},
            {centre + down * .6, radius * .98, radius, .5, bones},
            {centre - down * 1.6, radius * 1.06, radius * 1.08, .95, bones, 2, true},
            {centre - down * 1.3, radius * .92, radius * .94, 1, bones},
        };
        armour.tube(rings, 16, front, atlas::lame);
    };
    band(.3, 8.0, lame);
    band(.56, 6.8, upper);

    // Elbow, gauntlet, cuff, fist.
    armour.ball(e + V3(-1.4, .4, 0), {4.6, 4.7, 4.4}, 12, 8, atlas::knee, elbow);
    const V3 along = (h - e).normalized();
    armour.tube(ringsOn(e, h,
                        {{.14, 4.4, 4.6, forearm},
                         {.1, 6.2, 6.4, forearm, 2, true},
                         {.16, 6.3, 6.5, forearm, 2, true},
                         {.3, 5.4, 5.6, forearm},
                         {.6, 5.0, 5.2, forearm},
                         {.88, 4.2, 4.4, forearm},
                         {.97, 4.7, 5.0, wrist, 2, true},
                         {.99, 3.6, 3.8, wrist}}),
                16, front, atlas::gauntlet);
    const V3 palm = h + along * 3.2 + V3(.6, .4, 0);
    armour.tube(std::vector<Ring>{{h - along * .6, 3, 3.4, 0, hand, 2.4},
                                  {h + along * 1.2, 3.4, 4.1, .2, hand, 2.8},
                                  {palm, 3.5, 4.3, .5, hand, 3},
                                  {palm + along * 2.6, 3.3, 4.1, .8, hand, 3},
                                  {palm + along * 3.8, 2.2, 2.9, .95, hand, 2.6},
                                  {palm + along * 4, 0, 0, 1, hand}},
                14, front, atlas::glove);
    armour.ball(palm + V3(3.4, -1.4, .6), {2.2, 1.4, 1.6}, 8, 6, atlas::glove, hand);
}

void addLeg(const Showcase &s, MeshBuilder &armour, MeshBuilder &under, int side)
{
    const auto b = [&](const char *name) { return sided(name, side); };
    const Bones hip = bonesOf(s, {"Pelvis", b("Thigh")}), thigh = bonesOf(s, {b("Thigh")}),
                knee = bonesOf(s, {b("Thigh"), b("Shin")}), shin = bonesOf(s, {b("Shin")}),
                ankle = bonesOf(s, {b("Shin"), b("Foot")}), foot = bonesOf(s, {b("Foot")});
    const V3 h(0, 7.5, 48), k(1, 9.5, 27), f(-1, 10.5, 7);
    std::vector<Ring> trouser;
    for (const Ring &ring : ringsOn(h, k,
                                    {{-.12, 6, 6.6, hip},
                                     {.08, 7, 7.4, hip},
                                     {.3, 7, 7.2, thigh},
                                     {.65, 6.2, 6.4, thigh},
                                     {.9, 5.2, 5.4, thigh},
                                     {1, 4.8, 5, knee}}))
        trouser.push_back(ring);
    for (const Ring &ring : ringsOn(k, f, {{.1, 4.8, 5, shin}, {.4, 5, 5.2, shin}, {1, 3.6, 3.8, ankle}}))
        trouser.push_back(ring);
    for (std::size_t i = 0; i < trouser.size(); ++i)
        trouser[i].v = double(i) / double(trouser.size() - 1);
    under.tube(trouser, 14, V3::UnitX(), atlas::suit);

    // Cuisse, knee cop with its wing, greave.
    armour.tube(ringsOn(h, k,
                        {{.32, 7.2, 7.6, thigh},
                         {.3, 8, 8.4, thigh, 2, true},
                         {.36, 7.9, 8.3, thigh},
                         {.6, 7.2, 7.6, thigh},
                         {.82, 6.2, 6.6, thigh, 2, true},
                         {.84, 5.6, 6, thigh}}),
                16, V3::UnitX(), atlas::cuisse);
    armour.ball(k + V3(1.8, 0, 0), {5.2, 5.4, 5.2}, 14, 8, atlas::knee, knee);
    armour.tube(std::vector<Ring>{{k + V3(4.5, 0, 0), 3.6, 3.6, .6, knee},
                                  {k + V3(6.6, 0, .2), 2.6, 2.6, .3, knee},
                                  {k + V3(8.6, 0, .6), 0, 0, 0, knee}},
                10, V3::UnitZ(), atlas::trim);
    armour.tube(ringsOn(k, f,
                        {{.1, 5, 5.2, shin},
                         {.08, 6.2, 6.6, shin, 2, true},
                         {.15, 6.1, 6.5, shin},
                         {.34, 6.3, 6.8, shin},
                         {.6, 5.6, 5.9, shin},
                         {.86, 4.8, 5, shin},
                         {.95, 5.4, 5.8, ankle, 2, true},
                         {.97, 4.2, 4.6, ankle}}),
                16, V3::UnitX(), atlas::greave);
    // Boot
    const double y = f.y();
    armour.tube(std::vector<Ring>{{{-6.4, y, 4}, 0, 0, 0, foot},
                                  {{-6, y, 4}, 2.6, 2.6, .06, foot, 2.4},
                                  {{-4, y, 4.4}, 4.1, 4.3, .18, foot, 2.6},
                                  {{0, y, 4.6}, 4.5, 4.5, .36, foot, 2.6},
                                  {{4, y + .3, 3.7}, 4.5, 3.6, .55, foot, 2.6},
                                  {{8, y + .7, 3}, 4.5, 2.9, .75, foot, 2.6},
                                  {{11.4, y + .9, 2.4}, 3.3, 2.2, .92, foot, 2.4},
                                  {{12.4, y + .9, 2.2}, 0, 0, 1, foot}},
                14, V3::UnitZ(), atlas::boot);
}

} // namespace

void addShowcaseBody(Showcase &showcase)
{
    MeshBuilder armour, under, cloth, tabard, blade;
    addTorso(showcase, armour, under);
    addHead(showcase, armour, cloth);
    for (const int side : {1, -1}) {
        for (MeshBuilder *part : {&armour, &under})
            part->setMirrored(side < 0);
        addTassets(showcase, armour, side);
        addArm(showcase, armour, under, side);
        addLeg(showcase, armour, under, side);
    }
    for (MeshBuilder *part : {&armour, &under})
        part->setMirrored(false);
    addCloth(showcase, cloth, tabard);
    addShield(showcase, armour);
    addSword(showcase, armour, blade);
    auto &geosets = showcase.model.data.geosets;
    geosets.append(armour.geoset(ArmourMaterial));
    geosets.append(under.geoset(UnderMaterial));
    geosets.append(cloth.geoset(ClothMaterial));
    geosets.append(tabard.geoset(TabardMaterial));
    geosets.append(blade.geoset(BladeMaterial));
}

} // namespace sinew::samples
