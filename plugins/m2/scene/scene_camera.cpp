// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/scene/scene.h"

#include "core/model/edit_builder.h"
#include "core/schema/field_row.h"
#include "plugins/m2/model/model.h"

#include <algorithm>
#include <cmath>

// How the scene's facet creates cameras.

namespace sinew::m2 {

namespace {

/// One key, read by all sequences.
Curve<float> constant(const Root &root, float value)
{
    Curve<float> curve;
    curve.reset({.interpolation = 0, .slots = 1}, 1);
    curve.editTimes()[0] = root.sequences.isEmpty() ? 0 : timelineStart(root, root.sequences[0]);
    curve.editValues()[0] = value;
    return curve;
}

} // namespace

Result<NewObject> M2Scene::addCamera(const Model &model, const CameraPlacement &view) const
{
    const Root &root = static_cast<const M2Model &>(model).data;
    Camera camera;
    camera.position = view.position;
    camera.target = view.target;
    const float angle = view.verticalAngle * std::hypot(1.f, view.aspect);
    if (root.version < Version::MultiTexture)
        camera.fieldOfView = angle;
    else
        camera.fieldOfViewKeys = constant(root, angle);
    if (view.roll != 0)
        camera.roll = constant(root, view.roll);
    camera.nearClip = std::min(camera.nearClip, view.nearClip);
    camera.farClip = std::max(camera.farClip, view.farClip);
    EditBuilder edit(model);
    List<Camera> added;
    added.append() = std::move(camera);
    const NodeId id = edit.insert(fieldOf<&Root::cameras>(RootNode), -1, Value::of(added)).front();
    Result<ChangeSet> changes = edit.finish();
    if (!changes)
        return changes.error();
    return NewObject{std::move(*changes), id};
}

} // namespace sinew::m2
