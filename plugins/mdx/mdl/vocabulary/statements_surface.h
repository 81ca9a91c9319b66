// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/mdx/mdl/vocabulary/vocabulary.h"

namespace sinew::mdx {

const Vocabulary &materialWords();

const Vocabulary &layerWords();

const Vocabulary &textureAnimationWords();

const Vocabulary &geosetWords();

const Vocabulary &geosetAnimationWords();

} // namespace sinew::mdx
