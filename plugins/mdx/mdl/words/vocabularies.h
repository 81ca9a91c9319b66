// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/mdx/mdl/words/words.h"

namespace sinew::mdx {

// One vocabulary a kind of object; names and defaults as wc3 tools agree on them (Blizzard's art tools, mdx-m3-viewer,
// war3-model, Retera's Model Studio, HiveWE).
const Vocabulary &sequenceWords();
const Vocabulary &globalSequenceWords();
const Vocabulary &textureWords();
const Vocabulary &materialWords();
const Vocabulary &layerWords();
const Vocabulary &textureAnimationWords();
const Vocabulary &geosetWords();
const Vocabulary &geosetAnimationWords();
const Vocabulary &boneWords();
const Vocabulary &lightWords();
const Vocabulary &helperWords();
const Vocabulary &attachmentWords();
const Vocabulary &eventObjectWords();
const Vocabulary &collisionShapeWords();
const Vocabulary &cameraWords();
const Vocabulary &particleEmitterWords();
const Vocabulary &particleEmitter2Words();
const Vocabulary &popcornEmitterWords();
const Vocabulary &ribbonEmitterWords();
const Vocabulary &faceEffectWords();

} // namespace sinew::mdx
