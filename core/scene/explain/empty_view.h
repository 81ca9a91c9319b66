// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/explain/mesh_diagnosis.h"

#include <Eigen/Geometry>

namespace sinew {

/// How a scene is looked at.
struct ViewedScene
{
    DiagnosisContext context; ///< PoseTime::view and eye are the camera's
    Eigen::Matrix4f viewProjection = Eigen::Matrix4f::Identity();
    // What the view draws at all.
    bool meshes = true, effects = true;
};

/// Why a picture shows nothing of a model.
struct EmptyView
{
    enum Cause : std::uint8_t {
        NothingThere, ///< there is nothing to draw
        SwitchedOff,  ///< the view leaves out what there is
        Undrawn,      ///< there are no triangles
        Transparent,  ///< everything that is chosen is, just now
        Shrunk,       ///< to a point, by the nodes, or to places that are no numbers
        Outside,      ///< of the picture
        Backs,        ///< only the backs are seen, and fronts are drawn
        NoEffectsNow, ///< there are effects alone, and they show nothing just now
    } cause = NothingThere;
    Message message;                   ///< a whole sentence
    std::int32_t shownBy = -1;         ///< Transparent: row of a sequence that shows a mesh
    bool othersShow = false;           ///< Transparent: a mesh that is not chosen would be seen
    std::vector<MeshFinding> findings; ///< what hides the first of the meshes
};

/// Nothing while something is to be seen. Meshes count by the boxes around them as posed, so that an answer is certain:
/// what is drawn may still be hard to see. Nothing, too, for models with child models or effects without a preview, as
/// it isn't known what these show.
std::optional<EmptyView> explainEmptyView(const RenderScene &scene, const ViewedScene &view, const TextureFacts &facts);

} // namespace sinew
