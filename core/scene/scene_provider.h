// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/render_scene.h"

#include <memory>
#include <string>

namespace sinew {

/// The result for a model that another one names: an attachment's child, what an emitter spawns, an event's spawn
/// object.
struct SceneResult
{
    enum State {
        Ready,   ///< `scene` is set
        Pending, ///< still being read; ask again later
        Missing, ///< not found or not readable; drawn as a marker
    } state = Missing;
    /// Stays as it is for as long as anybody holds it. Every `source` in it belongs to another model and must never be
    /// looked up in the document; textures have none.
    std::shared_ptr<const RenderScene> scene;
};

/// Maximum depth of models within models: a model that names itself, or two that name each other, would never end. The
/// model on the screen is level 0; a child of level maxNestedScenes is shown without its own children.
constexpr int maxNestedScenes = 4;

/// Finds and reads the models that one document's scene names, at any depth: a child's own children are also requested
/// by their paths. Called in the GUI thread; cheap enough to be called in every frame.
class SceneProvider
{
public:
    virtual ~SceneProvider() = default;
    /// `path` as in the file ("Abilities\\Weapons\\Arrow.mdl"): '\\' and '/' are equal, case is ignored, .mdl and .mdx
    /// are equal. An empty path is Missing.
    virtual SceneResult scene(const std::string &path) = 0;
};

/// Finds nothing.
class NoScenes final : public SceneProvider
{
public:
    SceneResult scene(const std::string &) override { return {}; }
};

} // namespace sinew
