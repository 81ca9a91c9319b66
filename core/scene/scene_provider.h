// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/render_scene.h"

#include <memory>
#include <string>

namespace sinew {

/// The result of a model that another one names: an attachment's child, what an emitter spawns, an event's spawn
/// object.
struct SceneResult
{
    enum State {
        Ready,   ///< `scene` is set
        Pending, ///< still being read; ask again later
        Missing, ///< not found or not readable; drawn as a marker
    } state = Missing;
    /// Stays as it is for as long as somebody holds it. Every `source` in it is of another model, never to be looked up
    /// in the document; textures have none.
    std::shared_ptr<const RenderScene> scene;
};

/// Models within models are followed this deep: a model that names itself, or two that name each other, would never
/// end. The model on the screen is level 0; whoever shows a child of level maxNestedScenes does not ask for that one's
/// own children.
constexpr int maxNestedScenes = 4;

/// Finds and reads the models that one document's scene names, at any depth: a child's own children are asked for by
/// their paths too. Called in the GUI thread; cheap enough to be asked in every frame.
class SceneProvider
{
public:
    virtual ~SceneProvider() = default;
    /// `path` as the file has it ("Abilities\\Weapons\\Arrow.mdl"): '\\' and '/' alike, without case, .mdl and .mdx
    /// alike. An empty path is Missing.
    virtual SceneResult scene(const std::string &path) = 0;
};

/// Finds nothing.
class NoScenes final : public SceneProvider
{
public:
    SceneResult scene(const std::string &) override { return {}; }
};

} // namespace sinew
