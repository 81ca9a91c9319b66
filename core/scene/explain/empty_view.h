// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/explain/mesh_diagnosis.h"

#include <Eigen/Geometry>

namespace sinew {

/// How a scene is viewed.
struct ViewedScene
{
    DiagnosisContext context; ///< PoseTime::view and eye are the camera's
    Eigen::Matrix4f viewProjection = Eigen::Matrix4f::Identity();
    // Kinds of things that the view draws.
    bool meshes = true, effects = true;
};

/// Why a picture shows nothing of a model.
struct EmptyView
{
    enum Cause : std::uint8_t {
        NothingThere, ///< there is nothing to draw
        SwitchedOff,  ///< the view leaves out everything there is
        Undrawn,      ///< there are no triangles
        Transparent,  ///< everything chosen is transparent at the moment
        Shrunk,       ///< to a point, by the nodes, or to positions that are not numbers
        Outside,      ///< of the picture
        Backs,        ///< only backs are visible, but only fronts are drawn
        NoEffectsNow, ///< there are only effects, and they show nothing at the moment
    } cause = NothingThere;
    Message message;                   ///< a complete sentence
    std::int32_t shownBy = -1;         ///< Transparent: row of a sequence that shows a mesh
    bool othersShow = false;           ///< Transparent: a mesh that is not chosen would be seen
    std::vector<MeshFinding> findings; ///< why the first meshes are hidden
};

/// Nothing while something is visible. Meshes count by the boxes around them as posed, so an answer is certain, but
/// what is drawn may still be hard to see. Also nothing for models with child models or effects without a preview, as
/// it is not known what these show.
std::optional<EmptyView> explainEmptyView(const RenderScene &scene, const ViewedScene &view, const TextureFacts &facts);

} // namespace sinew
