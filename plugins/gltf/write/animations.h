// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/gltf/write/animation_draft.h"
#include "plugins/gltf/write/job.h"

#include <functional>

namespace sinew::gltf {

/// Adds what else moves in a clip.
using AddChannels = std::function<void(const ClipRange &, AnimationDraft &)>;

/// One animation for each sequence, and if they are wanted apart, for each global sequence.
void addAnimations(Job &job, const AddChannels &addMore);

} // namespace sinew::gltf
