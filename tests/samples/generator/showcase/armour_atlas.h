// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "mesh_builder.h"

/// Parts of showcase/armour.dds (in 512ths) and of showcase/cloth.tga.
namespace sinew::samples::atlas {

constexpr UvRect part(int left, int top, int right, int bottom)
{
    return {left / 512., top / 512., right / 512., bottom / 512.};
}

inline constexpr UvRect helmet = part(0, 0, 256, 128), breastplate = part(0, 128, 256, 320),
                        pauldron = part(256, 0, 512, 128), shield = part(256, 288, 416, 512),
                        gauntlet = part(256, 128, 384, 208), greave = part(384, 128, 512, 240),
                        boot = part(256, 208, 384, 288), cuisse = part(384, 240, 512, 288),
                        belt = part(0, 320, 256, 352), lame = part(128, 352, 256, 400), tasset = part(0, 352, 128, 448),
                        blade = part(448, 320, 512, 512), trim = part(128, 400, 192, 448),
                        glove = part(192, 400, 256, 448), knee = part(0, 448, 64, 512), strap = part(64, 448, 128, 512),
                        lining = part(416, 320, 448, 512), suit = part(128, 448, 256, 512);

inline constexpr UvRect cape{0, 0, 0.75, 1}, plume{0.75, 0, 1, 1};

} // namespace sinew::samples::atlas
