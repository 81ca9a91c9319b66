// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/edit_builder.h"

#include <map>

namespace sinew {

/// The numbers of one domain before and after an edit.
struct DomainNumbers
{
    const Domain *domain;
    DomainIndex before;
    std::unordered_map<std::int64_t, std::int64_t> moved; ///< old number → new number or -1; absent: unchanged
    std::unordered_map<NodeId, std::int64_t> after; ///< of every object that is left or new
    std::int64_t endAfter = 0;
    bool changed = false;

    std::int64_t of(std::int64_t old) const
    {
        const auto found = moved.find(old);
        return found == moved.end() ? old : found->second;
    }
};

/// The part of EditBuilder::finish that follows insertions, removals and moves through all references, keys and parallel data.
class RenumberPass
{
public:
    RenumberPass(EditBuilder &builder, ChangeSet &changes) : m_builder(builder), m_model(builder.m_model), m_changes(changes) {}
    void run();

private:
    using ListEdit = EditBuilder::ListEdit;

    DomainNumbers numbersOf(const Domain &domain) const;
    void rowNumbers(DomainNumbers &numbers) const;
    void keyNumbers(DomainNumbers &numbers) const;
    std::int64_t mapped(std::string_view domain, std::int64_t old) const;
    std::int64_t replacement(const FoundReference &reference, const DomainNumbers &numbers) const;

    void customReferences();
    void references(const DomainNumbers &numbers);
    void keys(const DomainNumbers &numbers);
    void insertedItems();
    void parallelArrays();
    void parallelLists();
    void pendingReferences();

    /// The pending value of a field: taken from the changes already collected, else a copy of the model's.
    Value &pendingValue(const Address &address);

    EditBuilder &m_builder;
    const Model &m_model;
    ChangeSet &m_changes;
    std::vector<DomainNumbers> m_domains;
    std::vector<Address> m_settled; ///< fields that the format's fixer has set completely
};

} // namespace sinew
