// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "tests/fuzz/fuzz_target.h"

#include <vector>

namespace sinew::test {

/// What the inputs of a target have in them, as its files spell it: tags of chunks and structures from the
/// descriptions, words of MDL from its vocabulary; of other texts the words that stand in the seeds. Each once.
std::vector<QByteArray> fuzzWords(const FuzzTarget &target);

/// A libFuzzer dictionary of them.
QByteArray dictionaryOf(const std::vector<QByteArray> &words);

} // namespace sinew::test
