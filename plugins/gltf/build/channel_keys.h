// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/clip_keys.h"
#include "plugins/gltf/build/read_job.h"

namespace sinew::gltf {

/// The keys of a channel's sampler; `components`: how many numbers a value must have, 0: any. None after a failure.
ClipKeys channelKeys(ReadJob &job, const JsonItem &sampler, int components, bool isRotation);

/// True if a value never differs from this one.
bool staysAt(const ClipKeys &keys, const CurvePoint &rest);

} // namespace sinew::gltf
