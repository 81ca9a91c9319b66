// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// Each function replaces its part of a scene completely.

#include "core/scene/render_scene.h"
#include "plugins/m3/model/model.h"

namespace sinew::m3 {

/// Rows in RenderScene::nodes of the first node of each list; a bone's node has the bone's row. Everything but bones is
/// placed at its bone.
struct NodeRows
{
    explicit NodeRows(const Root &root);
    std::size_t attachments, events, lights, ribbons, particles, projections, count;
};

/// Each sequence plays timelineStart + start … timelineStart + end; those that play on beside others (AlwaysGlobal) are
/// treated like any other.
void buildSequences(const M3Model &model, RenderScene &scene);
/// Nodes, and the model's extent. Bones inherit everything: none of the 3,673 in the corpus has one of the three flags
/// named after inheriting, so these can't be needed for it. Billboards come from BBSC; there are 9 in the corpus, and
/// no bone has one of the two flags.
void buildNodes(const M3Model &model, RenderScene &scene);
/// The collision mesh, then hit tests, the tight one first, volumes of attachments, shapes of physics bodies. Sizes of
/// boxes are taken as half edges, heights as whole ones.
void buildCollision(const M3Model &model, RenderScene &scene);
/// Events and attachments.
void buildPlaces(const M3Model &model, RenderScene &scene);

} // namespace sinew::m3
