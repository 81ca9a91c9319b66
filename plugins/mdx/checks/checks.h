// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/check/check_of.h"
#include "core/check/check_table.h"
#include "plugins/mdx/model/model.h"

namespace sinew::mdx {

/// Every check of MDX models.
const CheckTable &checkTable();
/// Slimming steps besides those that find waste.
const CheckTable &slimTable();

/// Problems found while reading a file; without a run().
std::vector<Check> loadChecks();
std::vector<Check> fileChecks();
std::vector<Check> geosetChecks();
std::vector<Check> skinChecks();
std::vector<Check> materialChecks();
std::vector<Check> textureChecks();
std::vector<Check> sequenceChecks();
std::vector<Check> trackChecks();
std::vector<Check> openingChecks();
std::vector<Check> nodeChecks();
std::vector<Check> emitterChecks();
std::vector<Check> objectChecks();
std::vector<Check> peerChecks();

} // namespace sinew::mdx
