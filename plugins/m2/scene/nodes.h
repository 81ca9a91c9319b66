// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// Each function completely replaces its part of a scene.

#include "core/scene/render_scene.h"
#include "plugins/m2/model/model.h"

namespace sinew::m2 {

/// Rows in RenderScene::nodes of the first node of each list; a bone's node has the bone's row.
struct NodeRows
{
    explicit NodeRows(const Root &root);
    std::size_t attachments, events, lights, ribbons, particles, count;
};

/// An alias plays the range of its target, unless its sub-tracks have keys of their own (15 of 70 in the corpus).
void buildSequences(const M2Model &model, RenderScene &scene);
/// Nodes, and the model's extent. Tracks of bones without the flag are ignored, as in the client; in the corpus 1,603
/// bones have keys, and exactly these have the flag.
void buildNodes(const M2Model &model, RenderScene &scene);
void buildCollision(const M2Model &model, RenderScene &scene);
void buildCameras(const M2Model &model, RenderScene &scene);
void buildLights(const M2Model &model, RenderScene &scene);

} // namespace sinew::m2
