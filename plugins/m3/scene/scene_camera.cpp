// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/scene/scene.h"

#include "core/model/edit_builder.h"
#include "core/schema/field_row.h"
#include "plugins/m3/edit/references.h"
#include "plugins/m3/model/model.h"

#include <algorithm>
#include <cmath>

// How the scene's facet creates cameras.

namespace sinew::m3 {

namespace {

/// "Camera_02": a name free among cameras and bones.
std::string freeName(const Root &root)
{
    const auto has = [](const auto &list, const std::string &name) {
        return std::any_of(list.items.begin(), list.items.end(),
                           [&](const auto &item) { return item.name.view() == name; });
    };
    for (std::size_t number = root.cameras.size() + 1;; ++number) {
        const std::string name = (number < 10 ? "Camera_0" : "Camera_") + std::to_string(number);
        if (!has(root.cameras, name) && !has(root.bones, name))
            return name;
    }
}

} // namespace

Result<NewObject> M3Scene::addCamera(const Model &model, const CameraPlacement &view) const
{
    const Root &root = static_cast<const M3Model &>(model).data;
    const M3References references;
    EditBuilder edit(model, &references);
    const NodeId bone = edit.insertNew(fieldOf<&Root::bones>(RootNode), -1);
    const NodeId id = edit.insertNew(fieldOf<&Root::cameras>(RootNode), -1);
    FixedString<256> stored;
    stored.set(freeName(root));
    // Cameras look along their bone's −z; its y is up.
    edit.set(fieldOf<&Bone::name>(bone), Value::of(stored));
    Bone place;
    place.position = Animated<Vec3>(view.position);
    place.rotation = Animated<Quat>(view.turn);
    edit.set(fieldOf<&Bone::position>(bone), Value::of(place.position));
    edit.set(fieldOf<&Bone::rotation>(bone), Value::of(place.rotation));
    Camera camera;
    camera.fieldOfView = Animated<float>(view.verticalAngle);
    camera.nearClip = Animated<float>(std::min(camera.nearClip.value, view.nearClip));
    camera.farClip = Animated<float>(std::max(camera.farClip.value, view.farClip));
    edit.set(fieldOf<&Camera::name>(id), Value::of(stored));
    edit.set(fieldOf<&Camera::fieldOfView>(id), Value::of(camera.fieldOfView));
    edit.set(fieldOf<&Camera::nearClip>(id), Value::of(camera.nearClip));
    edit.set(fieldOf<&Camera::farClip>(id), Value::of(camera.farClip));
    edit.setReference(fieldOf<&Camera::bone>(id), bone);
    Result<ChangeSet> changes = edit.finish();
    if (!changes)
        return changes.error();
    return NewObject{std::move(*changes), id};
}

} // namespace sinew::m3
