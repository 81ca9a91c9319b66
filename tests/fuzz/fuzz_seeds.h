// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "tests/fuzz/fuzz_target.h"

#include <utility>
#include <vector>

namespace sinew::test {

/// The inputs that a target begins with: a name without slashes, and bytes. Samples of the source tree, the inputs that
/// madeSeeds() generates, and past findings of the fuzzer (tests/fuzz/findings/<target>).
std::vector<std::pair<QString, QByteArray>> fuzzSeeds(const FuzzTarget &target);

} // namespace sinew::test
