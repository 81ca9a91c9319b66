// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/mdx/mdl/vocabulary/vocabulary.h"

namespace sinew::mdx {

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

} // namespace sinew::mdx
