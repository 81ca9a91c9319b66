// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/check/check_of.h"
#include "core/check/check_table.h"
#include "plugins/m3/model/model.h"

namespace sinew::m3 {

/// Every check of M3 models.
const CheckTable &checkTable();
/// Checks that only slimming runs.
const CheckTable &slimTable();

/// Problems found while reading a file; without a run().
std::vector<Check> loadChecks();
std::vector<Check> sequenceChecks();
std::vector<Check> animationChecks();
std::vector<Check> skeletonChecks();
std::vector<Check> trackChecks();
std::vector<Check> meshChecks();
std::vector<Check> vertexChecks();
std::vector<Check> objectChecks();
std::vector<Check> fileChecks();

} // namespace sinew::m3
