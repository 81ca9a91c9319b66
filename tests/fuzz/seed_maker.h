// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "tests/fuzz/fuzz_target.h"

#include <utility>
#include <vector>

namespace sinew::test {

/// Generated inputs of a target, which are in no folder: pictures in every form, archives, journals, recovery files,
/// texts. None for targets whose inputs are samples.
std::vector<std::pair<QString, QByteArray>> madeSeeds(const QByteArray &target);

/// Decisions on some edits (NumberSource).
QByteArray editSeed(std::uint32_t seed);

} // namespace sinew::test
