// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/model.h"

#include <unordered_map>
#include <vector>

namespace sinew {

struct Domain;

/// The objects of a domain with the numbers that name them. A snapshot: valid for one state of the model.
class DomainIndex
{
public:
    DomainIndex(const Model &model, const Domain &domain);

    /// All objects, in list order.
    const std::vector<NodeId> &members() const { return m_members; }
    /// The object that a number names, NoNode if there is none. Of several with one key the first.
    NodeId target(std::int64_t number) const;
    /// The number of an object, -1 if it is not in the domain.
    std::int64_t number(NodeId object) const;
    /// One more than the largest number.
    std::int64_t end() const { return m_end; }

private:
    std::vector<NodeId> m_members;
    std::unordered_map<std::int64_t, NodeId> m_targets;
    std::unordered_map<NodeId, std::int64_t> m_numbers;
    std::int64_t m_end = 0;
};

/// Where the items of a domain's list store their key.
struct KeyPlace
{
    const FieldInfo *field = nullptr; ///< null: they have none, their row is used
    std::size_t holder = 0;           ///< bytes from the item to the structure of which `field` is a row
    Address address;                  ///< without the item

    std::int64_t numberIn(const void *item) const;
};
KeyPlace keyPlace(const Domain &domain, const StructInfo &item);

/// The domain that an object belongs to through its list, null if none.
const Domain *domainOf(const Model &model, NodeId object);

} // namespace sinew
