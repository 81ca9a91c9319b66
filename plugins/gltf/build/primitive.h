// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/gltf/build/read_job.h"

namespace sinew::gltf {

/// The triangles of a row of "primitives", as the file has them.
struct ReadPrimitive
{
    std::string path;
    std::size_t count = 0;                                    ///< of vertices
    std::vector<float> positions, normals, tangents, colours; ///< 3, 3, 4, 4 numbers each; normals always
    std::vector<std::vector<float>> uvSets;
    std::vector<std::vector<std::uint32_t>> joints; ///< sets of four
    std::vector<std::vector<float>> weights;        ///< as many
    std::vector<std::uint32_t> indices;
    int material = -1;
};

/// Nothing for what can't be shown, and after a failure.
std::optional<ReadPrimitive> readPrimitive(ReadJob &job, const JsonItem &json);

} // namespace sinew::gltf
