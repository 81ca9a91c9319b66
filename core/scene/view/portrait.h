// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/pose/pose.h"
#include "core/scene/view/view_camera.h"

namespace sinew {

/// The node that is a model's head, as far as names say: "Head", "Bone_Head", "Ref_Head", "Bip01 Head". Bones before
/// other nodes, shorter names before longer ones. -1: none is.
std::int32_t headNode(const RenderScene &scene);

/// A camera in front of the head, as games show portraits: it sees the vertices that mainly follow the head or what
/// hangs on it, with room around them. Models whose sides lie along y face +x, those whose sides lie along x face −y
/// (`sideAxis`, see TransformFacet). Nothing if the model has no head, or none that draws anything.
std::optional<ViewCamera> portraitCamera(const RenderScene &scene, const Pose &pose, int sideAxis, float aspect);

} // namespace sinew
