// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/view/view_camera.h"
#include "viewport/overlay/draw_statistics.h"
#include "viewport/overlay/overlay_geometry.h"

#include <QSize>

namespace sinew {

/// One line per number; frames per second only if above 0.
QStringList statisticsText(const DrawStatistics &statistics, double framesPerSecond);

/// Lines of text at the top left of a picture, as labels in the scene.
OverlayLabels cornerLabels(const QStringList &lines, const ViewCamera &camera, QSize size);

} // namespace sinew
