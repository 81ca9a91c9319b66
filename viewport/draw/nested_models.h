// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/effects/effect_frame.h"
#include "core/scene/pose/pose.h"
#include "core/scene/scene_provider.h"

namespace sinew {

/// A model shown by another one: on an attachment, or born from an emitter.
struct NestedModel
{
    std::string path;       ///< as in the file
    bool isPicture = false; ///< the path is a texture, drawn on a quad that faces the viewer
    Eigen::Affine3f placement = Eigen::Affine3f::Identity(); ///< child's model space to the world
    double age = 0;                                          ///< milliseconds that it has been there
    std::uint64_t identity = 0; ///< the same in every frame; others of the same path have another one
};

/// Maximum number of models shown at once within a model, at any depth. A file can name any number, including itself.
inline constexpr std::size_t maxNestedModels = 400;

/// The models that `scene` shows now, attachments first, at most `maximum`. Models of hidden attachments and models
/// without a path are omitted.
std::vector<NestedModel> nestedModels(const RenderScene &scene, const Pose &pose, const EffectFrame &frame,
                                      const PoseTime &when, std::size_t maximum = maxNestedModels);

/// The moment, in its own time, of a child of that age: a sequence called Birth once, then Stand; without Stand its
/// first sequence. One that does not loop stays at its end.
PoseTime nestedMoment(const RenderScene &child, double age);

/// The same moment as seen from the child's own space.
void nestView(PoseTime &child, const PoseTime &parent, const Eigen::Affine3f &placement);

/// A picture on a quad of 32 units that faces the viewer.
RenderScene pictureScene(const std::string &path);

} // namespace sinew
