// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/format/format.h"
#include "core/scene/view/view_camera.h"
#include "viewport/draw/view_content.h"

#include <optional>

namespace sinew {

// How to show a model best in one small picture.

/// A quarter into its first plain "Stand", else any "Stand", else the first sequence.
PoseTime restingPose(const RenderScene &scene, const Format &format);

/// Whether nothing of the model can ever be seen: no meshes and no effects, as in an M2 whose .skin files were not
/// found.
bool hasNothingToDraw(const RenderScene &scene);
/// The first problem found while reading, for instance a file that was not found: why there may be nothing to draw.
/// Null if there is none.
const Diagnostic *firstProblem(const Diagnostics &diagnostics);

/// Bounds of what is shown of the model; if nothing of it has a place, the file's bounds, else 200 units around the
/// origin.
Eigen::AlignedBox3f shownBox(const ViewContent &content);

/// A three-quarter front view of all that is shown of the model.
ViewCamera overviewCamera(const ViewContent &content, float aspect);

/// A portrait's own camera: such a model has a backdrop that hides it from any other side. Null for other models.
std::optional<ViewCamera> portraitCamera(const ViewContent &content, const QString &path, float aspect);

} // namespace sinew
