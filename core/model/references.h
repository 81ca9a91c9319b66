// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/change.h"

#include <functional>
#include <string_view>
#include <vector>

namespace sinew {

/// One reference that exists in the model.
struct FoundReference
{
    Address address; ///< with `sub` in arrays; for curves the Curve field
    const FieldInfo *field = nullptr;
    std::int64_t number = 0;
    std::int64_t key = -1;       ///< key index in a curve, else -1
    bool globalSequence = false; ///< the number is the curve's global sequence
};
/// Visits every reference to a domain, except "none" values. Parallel containers are not visited.
void forEachReference(const Model &model, std::string_view domain,
                      const std::function<void(const FoundReference &)> &visit);
/// Which of the first `count` rows of a domain are named by references.
std::vector<bool> referredRows(const Model &model, std::string_view domain, std::size_t count);
/// References to an object.
std::vector<FoundReference> referencesTo(const Model &model, NodeId target);

} // namespace sinew
