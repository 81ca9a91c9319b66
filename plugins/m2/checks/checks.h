// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/check/check_of.h"
#include "core/check/check_table.h"
#include "plugins/m2/model/model.h"

namespace sinew::m2 {

/// Every check of M2 models.
const CheckTable &checkTable();
/// Checks that only slimming uses.
const CheckTable &slimTable();

/// Problems found while reading: no run().
std::vector<Check> loadChecks();
std::vector<Check> sequenceChecks();
std::vector<Check> tableChecks();
std::vector<Check> meshChecks();
std::vector<Check> vertexChecks();
std::vector<Check> materialChecks();
std::vector<Check> effectChecks();
std::vector<Check> objectChecks();
std::vector<Check> skeletonChecks();
std::vector<Check> trackChecks();
std::vector<Check> physicsChecks();

} // namespace sinew::m2
