// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "showcase/showcase.h"

#include <map>

namespace sinew::samples {

/// What the knight does at one moment, in terms an animator thinks in. Index 0 is the left side, 1 the right one.
/// Turns are roll, pitch, yaw in degrees, as euler() takes them.
struct KnightPose
{
    V3 pelvis{0, 0, -1.5}; ///< moved from its rest place
    V3 pelvisTurn{0, 2, 0}, spineTurn{0, 2, 0}, chestTurn{0, 3, 0}, headTurn{0, -4, 0};
    V3 ankle[2] = {{4, 12, 7}, {-4, -12.5, 7}}; ///< on the ground at z = 7
    V3 footTurn[2] = {{0, 0, 12}, {0, 0, -22}};
    /// Hands relative to the chest's pivot; elbows point to these sides.
    V3 hand[2] = {{13, 17, -15}, {6, -27, -17}};
    V3 elbow[2] = {{-.4, .8, -.6}, {-.8, -.7, -.2}};
    V3 blade{-32, -8, 0}; ///< elevation, azimuth and roll in degrees, as seen from the chest
    V3 shield{-4, 52, 0}; ///< elevation and azimuth of its face, roll
    V3 cape{6, 0, 0};     ///< swept back, sideways, and how much it flutters, in degrees
    V3 root{0, 0, 0};     ///< everything moved
    V3 rootTurn{0, 0, 0};

    template<class Visit>
    static void forEach(const Visit &visit)
    {
        using P = KnightPose;
        for (V3 P::*member : {&P::pelvis, &P::pelvisTurn, &P::spineTurn, &P::chestTurn, &P::headTurn, &P::blade,
                              &P::shield, &P::cape, &P::root, &P::rootTurn})
            visit([member](auto &pose) -> auto & { return pose.*member; });
        for (const int i : {0, 1})
            for (V3(P::*member)[2] : {&P::ankle, &P::footTurn, &P::hand, &P::elbow})
                visit([ member, i ](auto &pose) -> auto & { return (pose.*member)[i]; });
    }
};

/// Turns and offsets of bones by name, as their tracks hold them.
struct BoneKeys
{
    std::map<std::string, Q4> turns;
    std::map<std::string, V3> offsets;
};

/// Bends arms and legs, hangs the cloth. `flutter` is the phase of the cape's waves, in turns.
BoneKeys bonesFor(const Showcase &showcase, const KnightPose &pose, double flutter);

struct PoseAt
{
    double time; ///< milliseconds from the sequence's start
    KnightPose pose;
};
/// Smoothly between poses, without overshooting; the first and the last one are held outside.
KnightPose poseBetween(const std::vector<PoseAt> &poses, double time);

} // namespace sinew::samples
