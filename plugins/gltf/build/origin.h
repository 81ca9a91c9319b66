// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/gltf/build/read_job.h"

namespace sinew::gltf {

/// Chooses axes and scale: as wanted, or as our own exporter left them, or as is usual.
void chooseOrigin(ReadJob &job);

/// Keeps what our own exporter left of the model, for a format that can make it again.
void gatherKept(ReadJob &job);

} // namespace sinew::gltf
