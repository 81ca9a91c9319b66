// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace sinew {

/// The time spent on one picture, in milliseconds.
struct FrameTimes
{
    double pose = 0, simulate = 0;
    double sync = 0; ///< passing data to the renderer, including nested models with their poses
    double draw = 0; ///< 0 if the renderer draws by itself
};

/// The contents of one picture. Meshes count once, however many layers each has.
struct DrawStatistics
{
    std::size_t triangles = 0, vertices = 0;
    std::size_t edges = 0; ///< between two vertices of a mesh, each once
    std::size_t drawCalls = 0, particles = 0;
    std::size_t models = 0; ///< nested ones
    bool isReduced = false; ///< the files request more effects, models or textures than are shown

    DrawStatistics &operator+=(const DrawStatistics &more)
    {
        triangles += more.triangles;
        vertices += more.vertices;
        edges += more.edges;
        drawCalls += more.drawCalls;
        particles += more.particles;
        models += more.models;
        isReduced = isReduced || more.isReduced;
        return *this;
    }
};

} // namespace sinew
