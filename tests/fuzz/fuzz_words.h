// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "tests/fuzz/fuzz_target.h"

#include <vector>

namespace sinew::test {

/// Words that occur in the inputs of a target, as its files spell them: tags of chunks and structures from the
/// descriptions, words of MDL from its vocabulary; for other texts the words in the seeds. Each once.
std::vector<QByteArray> fuzzWords(const FuzzTarget &target);

/// A libFuzzer dictionary of them.
QByteArray dictionaryOf(const std::vector<QByteArray> &words);

} // namespace sinew::test
