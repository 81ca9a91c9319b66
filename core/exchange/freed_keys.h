// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/clip_keys.h"

namespace sinew {

/// True if a node does not inherit all of its parent's movement.
bool isFreed(const SceneNode &node);

/// What such a node does in a clip if it inherits everything like others: keys from its parent's pivot to its own, each
/// within KeyBounds.
struct FreedKeys
{
    ClipKeys translation, rotation, scale;
    bool isSheared = false; ///< at some moment the axes would have to be oblique, which keys can't say
};

FreedKeys freedKeys(const RenderScene &scene, std::int32_t node, const ClipRange &range, const KeyBounds &bounds);

} // namespace sinew
