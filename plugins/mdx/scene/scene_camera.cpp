// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/scene/scene.h"

#include "core/model/edit_builder.h"
#include "core/schema/field_row.h"
#include "plugins/mdx/model/model.h"

#include <algorithm>
#include <cmath>

// How the scene's facet creates cameras.

namespace sinew::mdx {

namespace {

/// "Camera 02"
std::string freeName(const List<Camera> &cameras)
{
    for (std::size_t number = cameras.size() + 1;; ++number) {
        const std::string name = (number < 10 ? "Camera 0" : "Camera ") + std::to_string(number);
        if (std::none_of(cameras.items.begin(), cameras.items.end(),
                         [&](const Camera &camera) { return camera.name.view() == name; }))
            return name;
    }
}

} // namespace

Result<NewObject> MdxScene::addCamera(const Model &model, const CameraPlacement &view) const
{
    const Root &root = static_cast<const MdxModel &>(model).data;
    Camera camera;
    camera.name.set(freeName(root.cameras));
    camera.position = view.position;
    camera.target = view.target;
    camera.fieldOfView = 2 * std::atan(std::tan(view.verticalAngle / 2) * std::hypot(1.f, view.aspect));
    camera.nearClip = std::min(camera.nearClip, view.nearClip);
    camera.farClip = std::max(camera.farClip, view.farClip);
    // Keys outside a sequence don't count in it: the roll is set in each.
    if (view.roll != 0 && !root.sequences.isEmpty()) {
        std::vector<std::int32_t> starts;
        for (const Sequence &sequence : root.sequences.items)
            starts.push_back(std::int32_t(sequence.start));
        std::sort(starts.begin(), starts.end());
        starts.erase(std::unique(starts.begin(), starts.end()), starts.end());
        camera.roll = Curve<float>(Interpolation::None, starts.size());
        std::copy(starts.begin(), starts.end(), camera.roll.editTimes().begin());
        std::fill(camera.roll.editValues().begin(), camera.roll.editValues().end(), view.roll);
    }
    EditBuilder edit(model);
    List<Camera> added;
    added.append() = std::move(camera);
    const NodeId id = edit.insert(fieldOf<&Root::cameras>(RootNode), -1, Value::of(added)).front();
    Result<ChangeSet> changes = edit.finish();
    if (!changes)
        return changes.error();
    return NewObject{std::move(*changes), id};
}

} // namespace sinew::mdx
