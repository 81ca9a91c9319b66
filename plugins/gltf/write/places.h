// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/gltf/write/job.h"

namespace sinew::gltf {

/// Shapes that are not nodes of the scene themselves.
void addCollisions(Job &job);

} // namespace sinew::gltf
