// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/diagnostics.h"
#include "core/scene/pose/pose.h"
#include "core/scene/pose/pose_time.h"

#include <functional>
#include <vector>

namespace sinew {

/// What is known of a texture's file.
struct TextureFact
{
    enum Kind : std::uint8_t {
        Found, ///< there is a picture
        Pending,
        Missing,
        Made, ///< the game or the preview makes it
    } kind = Made;
    bool hasAlpha = true; ///< of Found
    std::string name;     ///< for people
};
using TextureFacts = std::function<TextureFact(const SceneTexture &)>;

/// One step of the diagnosis of a mesh. Errors and warnings are what is likely wrong, notes are how
/// it is.
struct MeshFinding
{
    Severity severity = Severity::Info;
    Message message;
    NodeId node = NoNode; ///< where it can be changed
    bool hides = false;   ///< it alone is reason enough that nothing, or a layer less, is seen
};

/// How a scene is viewed.
struct DiagnosisContext
{
    PoseTime when;
    /// By row of RenderScene::meshes: 1 when the view's level of detail and geosets include it; all of them without it.
    std::vector<std::uint8_t> shown;
};

/// Why a mesh looks the way it does now: what hides it and from which key on, in which sequences it is seen, its level
/// of detail, from which side it is seen, then layer by layer in the order of drawing its blending, textures, alpha,
/// coordinates. `pose` is the scene's at `view.when`. Nothing for rows that don't exist.
std::vector<MeshFinding> diagnoseMesh(const RenderScene &scene, const Pose &pose, std::size_t mesh,
                                      const DiagnosisContext &view, const TextureFacts &facts);

} // namespace sinew
