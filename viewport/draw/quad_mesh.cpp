// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/draw/quad_mesh.h"

namespace sinew {

SceneMesh quadMesh(float half)
{
    SceneMesh mesh;
    mesh.positions = {{0, -half, -half}, {0, half, -half}, {0, half, half}, {0, -half, half}};
    mesh.normals = {{1, 0, 0}, {1, 0, 0}, {1, 0, 0}, {1, 0, 0}};
    mesh.uvSets.push_back({{0, 1}, {1, 1}, {1, 0}, {0, 0}});
    mesh.indices = {0, 1, 2, 0, 2, 3};
    mesh.influences = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    mesh.weights = {255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0};
    mesh.palette = {{0}};
    mesh.material = 0;
    return mesh;
}

} // namespace sinew
