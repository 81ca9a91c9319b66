// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/view/view_camera.h"
#include "viewport/overlay/overlay_geometry.h"

#include <QSize>

#include <optional>

namespace sinew {

/// How labels are drawn beside their points, pixels.
inline constexpr float labelRight = 6, labelUp = 2;

/// Pixels by which each label is raised (negative: lowered) so that none covers another one; nothing for labels that
/// have no room, or whose points are behind the camera. Selected ones choose first, then in the order of the list,
/// which keeps them in place while the model moves. `sizes`: of the labels, in pixels.
std::vector<std::optional<float>> labelPlaces(const OverlayLabels &labels, const std::vector<QSize> &sizes,
                                              const ViewCamera &camera, QSize picture);

} // namespace sinew
