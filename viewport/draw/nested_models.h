// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/effects/effect_frame.h"
#include "core/scene/pose/pose.h"
#include "core/scene/scene_provider.h"

namespace sinew {

/// A model that another one shows: hung on an attachment, or born from an emitter.
struct NestedModel
{
    std::string path;       ///< as the file has it
    bool isPicture = false; ///< the path is a texture, drawn on a quad that faces the viewer
    Eigen::Affine3f placement = Eigen::Affine3f::Identity(); ///< child's model space to the world
    double age = 0;                                          ///< milliseconds that it has been there
    std::uint64_t identity = 0; ///< the same in every frame, unlike for others of the same path
};

/// Models within a model that are shown at once, at any depth. A file can name as many as it likes, itself among them.
inline constexpr std::size_t maxNestedModels = 400;

/// What `scene` shows now, attachments first, no more than `maximum`. Those of hidden attachments and without a path
/// are omitted.
std::vector<NestedModel> nestedModels(const RenderScene &scene, const Pose &pose, const EffectFrame &frame,
                                      const PoseTime &when, std::size_t maximum = maxNestedModels);

/// When in its own time a child of that age is: a sequence called Birth once, then Stand; without Stand its first
/// sequence. One that does not loop stays at its end.
PoseTime nestedMoment(const RenderScene &child, double age);

/// The same moment as seen from the child's own space.
void nestView(PoseTime &child, const PoseTime &parent, const Eigen::Affine3f &placement);

/// A picture on a quad of 32 units that faces the viewer.
RenderScene pictureScene(const std::string &path);

} // namespace sinew
