// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/mdx/mdl/vocabulary/vocabulary.h"

namespace sinew::mdx {

// One vocabulary for each kind of object; names and defaults on which wc3 tools agree (Blizzard's art tools,
// mdx-m3-viewer, war3-model, Retera's Model Studio, HiveWE).
const Vocabulary &sequenceWords();

const Vocabulary &globalSequenceWords();

const Vocabulary &textureWords();

const Vocabulary &faceEffectWords();

} // namespace sinew::mdx
