// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/change.h"
#include "core/model/facets.h"

#include <functional>

namespace sinew {

/// The number by which references name an object of a domain: its row or its key. -1 when it is not of that domain.
std::int64_t referenceNumber(const Model &model, const Domain &domain, NodeId target);
/// The object that a number names, NoNode when there is none.
NodeId referenceTarget(const Model &model, const Domain &domain, std::int64_t number);
/// All objects of a domain in list order.
std::vector<NodeId> domainMembers(const Model &model, const Domain &domain);
/// The domain that an object belongs to by its list, null for none. Every root list is a row domain of its own name
/// when the description names no other.
const Domain *domainOf(const Model &model, NodeId object);

/// One reference that stands in the model.
struct FoundReference
{
    Address address; ///< with `sub` in arrays; for curves the Curve field
    const FieldInfo *field = nullptr;
    std::int64_t number = 0;
    std::int64_t key = -1; ///< key index in a curve, -1 else
    bool globalSequence = false; ///< the number is the curve's global sequence
};
/// Visits every reference to a domain, "none" values left out. Parallel containers are not visited.
void forEachReference(const Model &model, std::string_view domain, const std::function<void(const FoundReference &)> &visit);
/// Who refers to an object.
std::vector<FoundReference> referencesTo(const Model &model, NodeId target);

/// Range, reference and format checks of a whole model, in document order; at most `limit`.
std::vector<Problem> validate(const Model &model, std::size_t limit = 1000);

} // namespace sinew
