// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// core/compare aligns two models, tells their differences, and merges two edits of one model. It knows no format.

#include "core/model/domain_index.h"
#include "core/schema/struct_info.h"

#include <string_view>
#include <unordered_map>
#include <unordered_set>

namespace sinew {

/// The objects of one model by the numbers that references name them with. A snapshot: the model must stay as it is.
class NumberedObjects
{
public:
    explicit NumberedObjects(const Model &model);

    const Model &model() const { return m_model; }
    /// Null for a domain that the model has not.
    const DomainIndex *index(const char *domain) const;
    /// NoNode for a number that names nothing.
    NodeId target(const char *domain, std::int64_t number) const;
    /// The element of a parallel container that belongs to an object, -1 for none.
    std::int64_t parallelElement(const Reference &reference, NodeId object) const;
    /// How many elements of a parallel container belong to objects; those behind belong to nobody.
    std::int64_t parallelEnd(const Reference &reference) const;
    /// Whether a list runs beside objects. One of another length was never in step with them: its items are objects as
    /// others are, and edits leave it as it is (RenumberPass).
    bool isInStep(const FieldInfo &field, const void *list) const;
    /// Whether a field is the number itself that names its object.
    bool isKey(const FieldInfo &field) const { return m_keys.contains(&field); }

private:
    const Model &m_model;
    std::unordered_map<std::string_view, DomainIndex> m_domains;
    std::unordered_set<const FieldInfo *> m_keys;
};

} // namespace sinew
