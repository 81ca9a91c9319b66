// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "showcase/showcase_clips.h"

namespace sinew::samples {

namespace {

constexpr double walkLength = 1000, halfStride = 15, stance = 0.58;

KnightPose lookingAround(double time)
{
    const KnightPose base = standing(0);
    const KnightPose left = with(base, [](KnightPose &p) {
        p.headTurn = {0, -6, 46};
        p.chestTurn = {0, 2, 12};
        p.pelvis += V3(0, 1.5, -.4);
        p.pelvisTurn = {2, 2, 4};
        p.shield.y() = 60;
    });
    const KnightPose right = with(base, [](KnightPose &p) {
        p.headTurn = {0, -8, -42};
        p.chestTurn = {0, 3, -10};
        p.pelvis += V3(0, -1.6, -.4);
        p.pelvisTurn = {-2, 2, -4};
    });
    // Lifts the sword and weighs it.
    const KnightPose weigh = with(base, [](KnightPose &p) {
        p.headTurn = {0, 8, -24};
        p.chestTurn = {0, 2, -8};
        p.hand[1] = {17, -18, -8};
        p.elbow[1] = {-.6, -.8, -.6};
        p.blade = {42, 34, 30};
    });
    const KnightPose rolled = with(weigh, [](KnightPose &p) {
        p.blade = {48, 26, -60};
        p.headTurn = {0, 2, -18};
    });
    return poseBetween({{0, base},
                        {600, left},
                        {1100, left},
                        {1800, right},
                        {2200, right},
                        {2800, weigh},
                        {3200, rolled},
                        {3500, weigh},
                        {4200, base}},
                       time);
}

KnightPose readyAt(double phase)
{
    const double sway = std::sin(2 * pi * phase), late = std::sin(2 * pi * (phase - .15));
    KnightPose p = readyToFight();
    p.pelvis += V3(1.2 * sway, .8 * std::sin(4 * pi * phase), 1.1 * late);
    p.chestTurn.y() -= 1.5 * sway;
    p.hand[0].z() += late;
    p.hand[1] += V3(.6 * late, 0, 1.2 * sway);
    p.blade += V3(3 * late, 2 * sway, 0);
    return p;
}

/// The ankle of one foot in the walk; phase 0 is where its heel meets the ground.
void step(double phase, V3 &ankle, V3 &turn)
{
    phase -= std::floor(phase);
    if (phase < stance) {
        const double t = phase / stance;
        ankle.x() = mix(halfStride, -halfStride, t);
        const double rolls = smoothStep(.72, 1, t), lands = 1 - smoothStep(0, .16, t);
        turn.y() = 34 * rolls - 16 * lands;
        ankle.z() = 7 + 11 * std::sin(radians(34 * rolls)) + 6 * std::sin(radians(16 * lands));
    } else {
        const double t = (phase - stance) / (1 - stance);
        ankle.x() = mix(-halfStride, halfStride, t - std::sin(2 * pi * t) / (2 * pi) * .7);
        turn.y() = mix(34, -16, smoothStep(0, .9, t));
        ankle.z() = 7 + mix(11 * std::sin(radians(34)), 6 * std::sin(radians(16)), smoothStep(0, 1, t)) +
                    4.5 * std::sin(pi * t);
    }
}

KnightPose walking(double phase)
{
    const double turn = 2 * pi * phase, swing = std::cos(turn); // 1: left foot in front
    KnightPose p;
    step(phase, p.ankle[0], p.footTurn[0]);
    step(phase + .5, p.ankle[1], p.footTurn[1]);
    p.ankle[0].y() = 9.5;
    p.ankle[1].y() = -9.5;
    p.footTurn[0].z() = 6;
    p.footTurn[1].z() = -6;
    p.pelvis = {0, 1.5 * std::sin(turn - .4), -3.1 - 1.1 * std::cos(2 * turn - .5)};
    p.pelvisTurn = {2.5 * std::sin(turn), 4, -7 * swing};
    p.spineTurn = {-2 * std::sin(turn), 3, 3 * swing};
    p.chestTurn = {-1.5 * std::sin(turn), 3 + 1.2 * std::cos(2 * turn), 9 * swing};
    p.headTurn = {0, -6 - 1.2 * std::cos(2 * turn - .6), -5 * swing};
    p.hand[0] = {11 - 4 * swing, 19, -13 - swing};
    p.shield = {-4, 58 + 6 * swing, 4 * swing};
    p.hand[1] = {3 + 9 * swing, -26, -15 + 2.2 * swing};
    p.blade = {-16 + 13 * swing, -4, 0};
    p.cape = {19 + 3 * std::cos(2 * turn), 4 * std::sin(turn), 6};
    return p;
}

} // namespace

KnightPose standing(double phase)
{
    const double breath = std::sin(2 * pi * phase), late = std::sin(2 * pi * (phase - .12));
    KnightPose p;
    p.pelvis += V3(0, .5 * std::sin(2 * pi * phase + 1), .55 * late);
    p.chestTurn += V3(0, -1.6 * breath, 0);
    p.spineTurn += V3(0, .8 * breath, 0);
    p.headTurn += V3(0, .9 * late, 2 * std::sin(2 * pi * phase + 2));
    p.hand[0] += V3(.3, .3, .7 * late);
    p.hand[1] += V3(0, -.3, .8 * late);
    p.blade += V3(1.2 * late, 0, 0);
    p.cape = {5 + breath, 0, 2.2};
    return p;
}

KnightPose readyToFight()
{
    KnightPose p;
    p.pelvis = {1, 0, -5};
    p.pelvisTurn = {0, 6, -14};
    p.spineTurn = {0, 5, -4};
    p.chestTurn = {0, 6, -8};
    p.headTurn = {0, -12, 22};
    p.ankle[0] = {12, 12, 7};
    p.ankle[1] = {-13, -12, 7};
    p.footTurn[0] = {0, 0, 6};
    p.footTurn[1] = {0, 0, -34};
    p.hand[0] = {17, 10, -3};
    p.elbow[0] = {-.2, .8, -.8};
    p.shield = {4, 24, 0};
    p.hand[1] = {4, -24, -4};
    p.elbow[1] = {-.8, -.8, -.3};
    p.blade = {38, 18, 0};
    p.cape = {9, 0, 3};
    return p;
}

double walkSpeed()
{
    return 2 * halfStride / (stance * walkLength / 1000);
}

const std::vector<ShowcaseClip> &showcaseClips()
{
    static const std::vector<ShowcaseClip> clips = {
        {"Stand", 100, 3300, true, 0, 0},           {"Stand - 2", 3500, 7700, true, 0, 4},
        {"Stand Ready", 8000, 9600, true, 0, 0},    {"Walk", 10000, 11000, true, grid(walkSpeed(), 1), 0},
        {"Attack", 11200, 12400, false, 0, 0},      {"Attack - 2", 12600, 13800, false, 0, 2},
        {"Spell", 14000, 16200, false, 0, 0},       {"Death", 16500, 19000, false, 0, 0},
        {"Decay Flesh", 19200, 22200, false, 0, 0}, {"Portrait", 23000, 27000, true, 0, 0},
    };
    return clips;
}

int capeWaves(ShowcaseSequence sequence)
{
    switch (sequence) {
    case StandLook:
    case Portrait:
    case Spell:
        return 3;
    case Decay:
        return 0;
    case Walk:
    case Attack:
    case AttackThrust:
    case StandReady:
        return 1;
    default:
        return 2;
    }
}

KnightPose knightAt(ShowcaseSequence sequence, double time)
{
    const ShowcaseClip &clip = showcaseClips()[sequence];
    const double phase = time / (clip.end - clip.start);
    switch (sequence) {
    case Stand:
        return standing(phase);
    case StandLook:
        return lookingAround(time);
    case StandReady:
        return readyAt(phase);
    case Walk:
        return walking(phase);
    case Attack:
        return slash(time);
    case AttackThrust:
        return thrust(time);
    case Spell:
        return casting(time);
    case Death:
        return dying(time);
    case Decay: {
        // The body sinks into the ground.
        KnightPose p = dying(1e9);
        p.root.z() -= 48 * smoothStep(700, 2900, time);
        return p;
    }
    case Portrait:
        break;
    }
    KnightPose p = standing(phase);
    // Speaks with a few nods.
    p.headTurn += V3(2 * std::sin(2 * pi * phase), 3 * std::sin(6 * pi * phase) * std::sin(2 * pi * phase),
                     7 * std::sin(4 * pi * phase));
    return p;
}

} // namespace sinew::samples
