// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/format/format.h"
#include "core/scene/view_camera.h"
#include "viewport/view_content.h"

#include <optional>

namespace sinew {

// How a model is best shown in one small picture.

/// A quarter into its first "Stand" that is no special case, else any "Stand", else the first sequence.
PoseTime restingPose(const RenderScene &scene, const Format &format);

/// What is shown of the model; where nothing of it has a place, what the file says, else 200 units around the origin.
Eigen::AlignedBox3f shownBox(const ViewContent &content);

/// All of the model that is shown, from three quarters in front.
ViewCamera overviewCamera(const ViewContent &content, float aspect);

/// The own camera of a portrait: such a model has a backdrop that hides it from any other side. Null for other models.
std::optional<ViewCamera> portraitCamera(const ViewContent &content, const QString &path, float aspect);

} // namespace sinew
