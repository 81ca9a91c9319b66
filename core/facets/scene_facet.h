// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/materials/new_object.h"
#include "core/io/result.h"
#include "core/model/change.h"
#include "core/schema/types.h"

namespace sinew {

struct RenderScene;

/// A view of a model, in model space.
struct CameraPlacement
{
    Vec3 position, target;
    Quat turn;                     ///< of the picture's axes (x right, y up, z toward the viewer)
    float roll = 0;                ///< about the line of sight, radians, as SceneCamera::roll
    float verticalAngle = 0.7854f; ///< radians, 0 … π
    float aspect = 1;              ///< width / height of the picture
    float nearClip = 1, farClip = 10000;
};

class SceneFacet
{
public:
    virtual ~SceneFacet() = default;
    virtual RenderScene build(const Model &model) const = 0;
    /// Updates `scene`, which shows the model before `changes`: equal to build(model) except for revisions.
    virtual void update(const Model &model, const ChangeSet &changes, RenderScene &scene) const = 0;
    /// Adds a camera to the model, after the others, that shows this view at every time.
    virtual Result<NewObject> addCamera(const Model &, const CameraPlacement &) const
    {
        return Error{QT_TRANSLATE_NOOP("Message", "models of this format have no cameras")};
    }
};

} // namespace sinew
