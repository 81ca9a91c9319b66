// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/transform/mesh/bind_places.h"

#include "core/scene/pose/pose.h"
#include "core/scene/view/ray_cast.h"

#include <Eigen/LU>

#include <cmath>

namespace sinew {

std::vector<Eigen::Vector3f> bindPlaces(const RenderScene &scene)
{
    std::vector<Eigen::Vector3f> places(scene.nodes.size(), Eigen::Vector3f::Zero());
    Pose pose;
    evaluatePose(scene, PoseTime(), pose);
    bool haveRests = false;
    for (const SceneMesh &mesh : scene.meshes)
        haveRests |= !mesh.restInverses.empty();
    for (std::size_t row = 0; row < places.size(); ++row) {
        const Vec3 &pivot = scene.nodes[row].pivot;
        places[row] = haveRests ? nodePosition(scene, pose, row) : Eigen::Vector3f(pivot.x, pivot.y, pivot.z);
    }
    for (const SceneMesh &mesh : scene.meshes)
        for (std::size_t entry = 0; entry < std::min(mesh.palette.size(), mesh.restInverses.size()); ++entry) {
            const Eigen::Matrix4f rest = Eigen::Matrix4f::Map(mesh.restInverses[entry].m);
            if (mesh.palette[entry].size() == 1 && std::abs(rest.determinant()) > 1e-12f)
                places[std::size_t(mesh.palette[entry].front())] = rest.inverse().col(3).head<3>();
        }
    return places;
}

} // namespace sinew
