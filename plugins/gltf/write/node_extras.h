// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/gltf/write/job.h"

namespace sinew::gltf {

// JSON objects for extras.sinew: what other programs pass on, and what leads back to the file.

/// Gives all nodes of the scene theirs: the kind, and all that the file says about it but for carried curves.
void addNodeExtras(Job &job);
/// Of something that is not a node in the file. Empty for an object that has been kept before.
std::string objectExtras(Job &job, const char *kind, NodeId source);
/// Of the scene: sequences, global sequences, and whatever of the file stands nowhere else. Call last.
std::string sceneExtras(Job &job);

} // namespace sinew::gltf
