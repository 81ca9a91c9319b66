// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/render_scene.h"
#include "plugins/m3/model/model.h"

#include <optional>

namespace sinew::m3 {

/// Replaces RenderScene::projections.
void buildProjections(const M3Model &model, RenderScene &scene);
/// A stand-in for a projection when there is nothing that it could fall on: its picture on a rectangle across its box,
/// at its node's height if that is within. No value for those that widen. Of the values that change over time, only the
/// opacity is shown.
std::optional<SceneMesh> projectionMesh(const Root &root, std::size_t row);

} // namespace sinew::m3
