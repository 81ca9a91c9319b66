// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/view/view_camera.h"
#include "editor/cli/shared/arguments.h"
#include "viewport/draw/view_content.h"

#include <QSize>

#include <optional>
#include <set>

namespace sinew {

// Options that the drawing commands share: --size, --background, --team-colour, --camera, --light, --fog,
// --lod, --meshes, --geosets, --show, --hide.

/// What is to be drawn, whatever the model.
struct RenderRequest
{
    QSize size;
    ViewOptions options;
    bool transparent = false;                      ///< --background none
    std::optional<std::set<std::int32_t>> geosets; ///< --geosets with numbers: those that are shown

    /// `options` for a certain model.
    ViewOptions optionsFor(const RenderScene &scene) const;
};

/// The names of these options, for Arguments::parse().
QStringList renderOptionNames();

/// Reads them; a missing --size is `defaultSize`, or wrong usage where that is empty. Every Error is wrong usage.
Result<RenderRequest> renderRequestOf(const Arguments &arguments, const std::string &command, QSize defaultSize = {});

/// The view that --camera asks for: a camera of the model by name, or "yaw,pitch,distance" in degrees; without it all
/// of the model that is shown, from three quarters in front.
Result<ViewCamera> cameraOf(const Arguments &arguments, const ViewContent &content, float aspect);

} // namespace sinew
