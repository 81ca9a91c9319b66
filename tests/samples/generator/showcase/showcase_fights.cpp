// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "showcase/showcase_clips.h"

namespace sinew::samples {

KnightPose slash(double time)
{
    const KnightPose base = readyToFight();
    const KnightPose raised = with(base, [](KnightPose &p) { // sword behind the head
        p.pelvis = {-3, -1, -4};
        p.pelvisTurn = {0, -4, -26};
        p.chestTurn = {-4, -6, -30};
        p.spineTurn = {0, -4, -10};
        p.headTurn = {0, 2, 44};
        p.hand[1] = {-8, -24, 24};
        p.elbow[1] = {-.3, -1, .1};
        p.blade = {52, -150, 0};
        p.hand[0] = {19, 9, 0};
        p.shield = {6, 34, 0};
        p.cape = {4, 4, 3};
    });
    const KnightPose wound = with(raised, [](KnightPose &p) {
        p.pelvis.z() -= 1.4;
        p.hand[1] += V3(-2, 0, 1);
        p.blade.x() = 40;
    });
    const KnightPose struck = with(base, [](KnightPose &p) { // through the middle
        p.pelvis = {7, 1, -8};
        p.pelvisTurn = {0, 12, 12};
        p.spineTurn = {0, 10, 10};
        p.chestTurn = {4, 12, 22};
        p.headTurn = {0, -22, -22};
        p.ankle[0] = {19, 12, 7};
        p.hand[1] = {26, -12, -2};
        p.elbow[1] = {-.2, -.7, -.8};
        p.blade = {-2, 8, 20};
        p.hand[0] = {6, 20, -8};
        p.shield = {4, 62, 0};
        p.cape = {26, -3, 6};
    });
    const KnightPose followed = with(struck, [](KnightPose &p) {
        p.pelvis.z() -= 2.5;
        p.pelvisTurn.z() = 20;
        p.chestTurn = {6, 16, 34};
        p.headTurn = {0, -26, -34};
        p.hand[1] = {20, 10, -22};
        p.blade = {-38, 62, 40};
        p.cape = {30, -4, 5};
    });
    return poseBetween(
        {{0, base}, {330, raised}, {450, wound}, {560, struck}, {650, followed}, {800, followed}, {1200, base}}, time);
}

KnightPose thrust(double time)
{
    const KnightPose base = readyToFight();
    const KnightPose drawn = with(base, [](KnightPose &p) { // bash with the shield, sword drawn back
        p.pelvis = {3, 0, -7};
        p.pelvisTurn = {0, 8, -34};
        p.chestTurn = {0, 8, -34};
        p.headTurn = {0, -12, 58};
        p.hand[0] = {27, 6, 2};
        p.shield = {2, 30, 0};
        p.hand[1] = {-14, -24, -4};
        p.elbow[1] = {-1, -.6, .2};
        p.blade = {6, 32, 0};
        p.cape = {14, 6, 4};
    });
    const KnightPose pierced = with(base, [](KnightPose &p) {
        p.pelvis = {13, 0, -11};
        p.pelvisTurn = {0, 14, 22};
        p.spineTurn = {0, 10, 10};
        p.chestTurn = {0, 10, 26};
        p.headTurn = {0, -24, -46};
        p.ankle[0] = {27, 11, 7};
        p.footTurn[1] = {0, 16, -40};
        p.ankle[1] = {-14, -12, 9.6};
        p.hand[1] = {22, -25, 8};
        p.elbow[1] = {0, -.6, -1};
        p.blade = {26, -44, 90};
        p.hand[0] = {4, 22, -10};
        p.shield = {0, 66, 0};
        p.cape = {38, -4, 7};
    });
    return poseBetween({{0, base}, {340, drawn}, {430, drawn}, {540, pierced}, {760, pierced}, {1200, base}}, time);
}

KnightPose casting(double time)
{
    const KnightPose base = standing(0);
    const KnightPose gather = with(base, [](KnightPose &p) {
        p.pelvis = {-1, 0, -8};
        p.pelvisTurn = {0, 14, 0};
        p.spineTurn = {0, 12, 0};
        p.chestTurn = {0, 14, 0};
        p.headTurn = {0, -6, 0};
        p.ankle[0] = {4, 14, 7};
        p.ankle[1] = {-2, -14, 7};
        p.hand[1] = {16, -13, -18};
        p.blade = {4, 16, 0};
        p.hand[0] = {17, 11, -13};
        p.shield = {-10, 40, 0};
        p.cape = {4, 0, 4};
    });
    const KnightPose raise = with(base, [](KnightPose &p) {
        p.pelvis = {0, 0, -.5};
        p.pelvisTurn = {0, -4, 0};
        p.spineTurn = {0, -6, 0};
        p.chestTurn = {0, -10, 0};
        p.headTurn = {0, -20, 0};
        p.ankle[0] = {4, 14, 7};
        p.ankle[1] = {-2, -14, 7};
        p.hand[1] = {10, -15, 38};
        p.elbow[1] = {.3, -1, .1};
        p.blade = {82, 30, 90};
        p.hand[0] = {8, 31, 2};
        p.elbow[0] = {-.6, .4, -.7};
        p.shield = {14, 64, 10};
        p.cape = {32, 0, 11};
    });
    const KnightPose held = with(raise, [](KnightPose &p) {
        p.pelvis.z() = .4;
        p.hand[1].z() = 39;
        p.chestTurn.y() = -12;
        p.cape = {38, 0, 13};
    });
    return poseBetween({{0, base}, {500, gather}, {650, gather}, {900, raise}, {1500, held}, {2200, base}}, time);
}

KnightPose dying(double time)
{
    const KnightPose base = standing(0);
    const KnightPose hit = with(base, [](KnightPose &p) {
        p.pelvis = {-4, 0, -4};
        p.pelvisTurn = {0, -8, 6};
        p.spineTurn = {0, -6, 0};
        p.chestTurn = {0, -14, 14};
        p.headTurn = {6, -18, 0};
        p.hand[0] = {8, 28, 6};
        p.shield = {20, 80, 10};
        p.hand[1] = {2, -30, 0};
        p.blade = {24, -40, 0};
        p.cape = {-4, 0, 6};
    });
    const KnightPose knees = with(base, [](KnightPose &p) {
        p.pelvis = {4, 0, -24};
        p.pelvisTurn = {0, 6, 0};
        p.spineTurn = {0, 12, 0};
        p.chestTurn = {0, 16, 0};
        p.headTurn = {0, 18, 0};
        p.ankle[0] = {-14, 12, 12.5};
        p.footTurn[0] = {0, 68, 6};
        p.ankle[1] = {-16, -12, 12.5};
        p.footTurn[1] = {0, 68, -10};
        p.hand[0] = {12, 24, -6};
        p.shield = {10, 70, 0};
        p.hand[1] = {17, -18, -6};
        p.blade = {14, -10, 40};
        p.cape = {10, 0, 3};
    });
    const KnightPose sinks = with(knees, [](KnightPose &p) {
        p.chestTurn = {4, 22, -4};
        p.headTurn = {6, 30, -6};
        p.pelvis.z() -= 2;
        p.hand[1] = {16, -20, -9};
    });
    const KnightPose lying = with(knees, [](KnightPose &p) {
        p.root = {8, 0, 11};
        p.rootTurn = {0, 87, 4};
        p.pelvis = {2, 0, -4};
        p.pelvisTurn = {4, -4, 0};
        p.spineTurn = {0, -2, 4};
        p.chestTurn = {0, -3, 6};
        p.headTurn = {10, -16, 40};
        p.ankle[0] = {-1, 13, 6};
        p.footTurn[0] = {0, 38, 20};
        p.ankle[1] = {-4, -11, 9};
        p.footTurn[1] = {0, 34, -30};
        p.hand[0] = {6, 33, 8};
        p.elbow[0] = {-.6, .6, -.6};
        p.shield = {0, 150, -20};
        p.hand[1] = {8, -28, 18};
        p.elbow[1] = {-.8, -.6, -.2};
        p.blade = {62, -75, 90};
        p.cape = {3, 0, 0};
    });
    const KnightPose bounced = with(lying, [](KnightPose &p) {
        p.rootTurn.y() = 82;
        p.cape = {8, 0, 2};
    });
    return poseBetween(
        {{0, base}, {200, hit}, {420, hit}, {900, knees}, {1250, sinks}, {1700, lying}, {1820, bounced}, {1960, lying}},
        time);
}

} // namespace sinew::samples
