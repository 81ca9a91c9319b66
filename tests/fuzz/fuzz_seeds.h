// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "tests/fuzz/fuzz_target.h"

#include <utility>
#include <vector>

namespace sinew::test {

/// What a target begins with: a name without slashes, and bytes. Samples of the source tree, what madeSeeds() makes,
/// and what the fuzzer once found (tests/fuzz/findings/<target>).
std::vector<std::pair<QString, QByteArray>> fuzzSeeds(const FuzzTarget &target);

} // namespace sinew::test
