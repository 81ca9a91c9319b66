// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"
#include "core/model/reference_fixer.h"
#include "core/model/references.h"

#include <span>
#include <string_view>
#include <vector>

namespace sinew {

/// Merges equal objects (by `equal`) of one domain: the first of each group stays. No changes if all differ.
Result<ChangeSet> mergeEqualObjects(const Model &model, const ReferenceFixer *fixer, std::span<const NodeId> objects,
                                    bool (*equal)(const Model &model, NodeId a, NodeId b));

/// Fields that refer to objects of a domain, grouped by object, each once; `except`: rows to ignore.
std::unordered_map<NodeId, std::vector<Address>>
usersByTarget(const Model &model, std::string_view domain,
              const std::function<bool(const FoundReference &)> &except = {});

/// The objects of these addresses, each once, in order.
std::vector<NodeId> objectsOf(const std::vector<Address> &addresses);

} // namespace sinew
