// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace sinew {

/// Where the time of one picture went, in milliseconds.
struct FrameTimes
{
    double pose = 0, simulate = 0;
    double sync = 0; ///< handing over to the renderer, nested models with their poses included
    double draw = 0; ///< 0 where the renderer draws by itself
};

/// What one picture is made of. Meshes count once, however many layers each has.
struct DrawStatistics
{
    std::size_t triangles = 0, vertices = 0;
    std::size_t edges = 0; ///< between two vertices of a mesh, each once
    std::size_t drawCalls = 0, particles = 0;
    std::size_t models = 0; ///< nested ones
    bool isReduced = false; ///< the files ask for more effects, models or textures than are shown

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
