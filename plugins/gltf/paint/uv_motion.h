// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/gltf/build/clips.h"

namespace sinew::gltf {

/// Row in RenderScene::textureAnimations of what KHR_texture_transform says of a texture of a material, at rest and in
/// the clips; -1 if that is nothing. `pointer`: of the texture ("/materials/0/normalTexture").
int uvMotion(ReadJob &job, const Clips &clips, const JsonItem &texture, const std::string &pointer);

} // namespace sinew::gltf
