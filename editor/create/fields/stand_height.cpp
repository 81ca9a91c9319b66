// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/create/fields/stand_height.h"

#include "core/scene/pose/posed_bounds.h"

#include <algorithm>

namespace sinew {

double standHeight(const RenderScene &scene, const std::vector<std::int32_t> &meshes)
{
    double top = 0;
    const auto stand = std::find_if(scene.sequences.begin(), scene.sequences.end(),
                                    [](const SceneSequence &sequence) { return isStand(sequence.name); });
    if (stand != scene.sequences.end()) {
        PosedBounds bounds(scene);
        const std::vector<PosedBounds::Box> &boxes = bounds.during(std::size_t(stand - scene.sequences.begin()));
        for (const std::int32_t row : meshes)
            if (!boxes[std::size_t(row)].isEmpty())
                top = std::max(top, double(boxes[std::size_t(row)].max().z()));
    }
    if (top > 0)
        return top;
    for (const std::int32_t row : meshes)
        for (const Vec3 &v : scene.meshes[std::size_t(row)].positions)
            top = std::max(top, double(v.z));
    return top;
}

} // namespace sinew
