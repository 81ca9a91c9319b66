// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/format/format.h"
#include "core/scene/view/view_camera.h"
#include "viewport/draw/view_content.h"

#include <optional>

namespace sinew {

// How a model is best shown in one small picture.

/// A quarter into its first "Stand" that is no special case, else any "Stand", else the first sequence.
PoseTime restingPose(const RenderScene &scene, const Format &format);

/// Whether nothing of the model is ever seen: no meshes and no effects, as in an M2 whose .skin files were not found.
bool hasNothingToDraw(const RenderScene &scene);
/// The first thing that went wrong while reading, such as a file that was not found: why there may be nothing to draw.
/// Null for none.
const Diagnostic *firstProblem(const Diagnostics &diagnostics);

/// What is shown of the model; where nothing of it has a place, what the file says, else 200 units around the origin.
Eigen::AlignedBox3f shownBox(const ViewContent &content);

/// All of the model that is shown, from three quarters in front.
ViewCamera overviewCamera(const ViewContent &content, float aspect);

/// The own camera of a portrait: such a model has a backdrop that hides it from any other side. Null for other models.
std::optional<ViewCamera> portraitCamera(const ViewContent &content, const QString &path, float aspect);

} // namespace sinew
