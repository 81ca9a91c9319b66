// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/mdx/mdl/vocabulary/vocabulary.h"

namespace sinew::mdx {

struct Vocabulary;

/// The words of a whole file.
const Vocabulary &mdlVocabulary();

} // namespace sinew::mdx
