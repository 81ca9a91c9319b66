// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "showcase/showcase.h"

namespace sinew::samples {

/// Names of bones to rows.
Bones bonesOf(const Showcase &showcase, std::initializer_list<std::string> names);

/// A ring on the line from one place to another, at t 0…1.
struct RingOn
{
    double t, side, front;
    Bones bones;
    double exponent = 2;
    bool crease = false;
};
std::vector<Ring> ringsOn(const V3 &from, const V3 &to, std::initializer_list<RingOn> list);
/// A ring between each two, so that the path and the radii run smoothly through the given ones.
std::vector<Ring> smoothed(const std::vector<Ring> &rings);

// The knight's clothing and equipment.
void addCloth(const Showcase &showcase, MeshBuilder &cloth, MeshBuilder &tabard);
void addShield(const Showcase &showcase, MeshBuilder &armour);
void addSword(const Showcase &showcase, MeshBuilder &armour, MeshBuilder &blade);

} // namespace sinew::samples
