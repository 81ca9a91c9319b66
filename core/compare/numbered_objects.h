// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// core/compare aligns two models, lists their differences, and merges two edits of one model. It knows no format.

#include "core/model/domain_index.h"
#include "core/schema/struct_info.h"

#include <string_view>
#include <unordered_map>
#include <unordered_set>

namespace sinew {

/// The objects of one model by the numbers that references use for them. A snapshot: the model must not change.
class NumberedObjects
{
public:
    explicit NumberedObjects(const Model &model);

    const Model &model() const { return m_model; }
    /// Null for a domain that the model does not have.
    const DomainIndex *index(const char *domain) const;
    /// NoNode if the number names nothing.
    NodeId target(const char *domain, std::int64_t number) const;
    /// The element of a parallel container that belongs to an object, -1 if none.
    std::int64_t parallelElement(const Reference &reference, NodeId object) const;
    /// Number of elements of a parallel container that belong to objects; the rest belong to none.
    std::int64_t parallelEnd(const Reference &reference) const;
    /// True if a list runs parallel to objects. A list of another length was never in step with them: its items are
    /// ordinary objects, and edits leave it as it is (RenumberPass).
    bool isInStep(const FieldInfo &field, const void *list) const;
    /// True if a field is itself the number that names its object.
    bool isKey(const FieldInfo &field) const { return m_keys.contains(&field); }

private:
    const Model &m_model;
    std::unordered_map<std::string_view, DomainIndex> m_domains;
    std::unordered_set<const FieldInfo *> m_keys;
};

} // namespace sinew
