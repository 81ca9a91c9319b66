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

/// What to draw, independent of the model.
struct RenderRequest
{
    QSize size;
    ViewOptions options;
    bool transparent = false;                      ///< --background none
    std::optional<std::set<std::int32_t>> geosets; ///< numbers given to --geosets: those shown

    /// `options` for a certain model.
    ViewOptions optionsFor(const RenderScene &scene) const;
};

/// The names of these options, for Arguments::parse().
QStringList renderOptionNames();

/// Reads them; a missing --size means `defaultSize`, or wrong usage if that is empty. Every Error is wrong usage.
Result<RenderRequest> renderRequestOf(const Arguments &arguments, const std::string &command, QSize defaultSize = {});

/// The view that --camera asks for: a camera of the model by name, or "yaw,pitch,distance" in degrees; without it a
/// three-quarter front view of all that is shown of the model.
Result<ViewCamera> cameraOf(const Arguments &arguments, const ViewContent &content, float aspect);

} // namespace sinew
