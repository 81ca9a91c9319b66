// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/gltf/build/clips.h"

namespace sinew::gltf {

/// Replaces the longest clip by the sequences that the user wants to be cut out of it, and says what could be cut. The
/// others stay. Cuts that can't be made are failures.
void cutClips(ReadJob &job, std::vector<ReadClip> &clips);

} // namespace sinew::gltf
