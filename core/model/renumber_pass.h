// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/domain_index.h"
#include "core/model/edit_builder.h"

#include <algorithm>

namespace sinew {

/// The numbers of one domain before and after an edit.
struct DomainNumbers
{
    const Domain *domain;
    DomainIndex before;
    std::unordered_map<std::int64_t, std::int64_t> moved; ///< old number → new number or -1; absent: unchanged
    std::unordered_map<NodeId, std::int64_t> after;       ///< of every object that is left or new
    std::int64_t endAfter = 0;
    bool changed = false;
    std::vector<std::int64_t> vacated; ///< keys that are no longer used, ascending; those above moved down …
    /// … and then those from each of these on up again, by one for each new object; ascending, of equal ones each
    /// counts.
    std::vector<std::int64_t> taken;

    /// The new index for a number that names no object (an element of a parallel array without an owner).
    std::int64_t shifted(std::int64_t number) const
    {
        number -= std::lower_bound(vacated.begin(), vacated.end(), number) - vacated.begin();
        return raised(number);
    }
    std::int64_t raised(std::int64_t number) const
    {
        return number + (std::upper_bound(taken.begin(), taken.end(), number) - taken.begin());
    }

    std::int64_t of(std::int64_t old) const
    {
        const auto found = moved.find(old);
        return found == moved.end() ? old : found->second;
    }
};

/// The part of EditBuilder::finish that applies insertions, removals and moves to all references, keys and parallel
/// data.
class RenumberPass
{
public:
    RenumberPass(EditBuilder &builder, ChangeSet &changes)
        : m_builder(builder), m_model(builder.m_model), m_changes(changes)
    {
    }
    void run();

private:
    using ListEdit = EditBuilder::ListEdit;

    using AddressSet = std::unordered_set<Address>;

    DomainNumbers numbersOf(const Domain &domain) const;
    void rowNumbers(DomainNumbers &numbers) const;
    void keyNumbers(DomainNumbers &numbers) const;
    const DomainNumbers *numbersFor(const char *domain) const;
    std::int64_t mapped(std::string_view domain, std::int64_t old) const;
    /// The new number of a reference; a deleted target's successor if the field takes over.
    std::int64_t replacement(const FieldInfo &field, std::int64_t old, const DomainNumbers &numbers) const;
    /// Stores a number if it fits, else refuses the edit.
    void store(const TypeInfo &type, void *data, std::int64_t number, const Address &at);
    /// Renumbers the references inside one value: a field, an inline structure, a list.
    void mapValue(const FieldInfo &field, void *data, const Address &at);
    void mapNumbers(const FieldInfo &field, void *data, const Address &at);
    void mapGlobalSequence(CurveBase &curve, std::size_t width);

    void ownValues();
    void customReferences();
    void references(const DomainNumbers &numbers);
    void keys(const DomainNumbers &numbers);
    void insertedItems();
    void parallelArrays();
    void parallelArray(const Address &address, const FieldInfo &field);
    void parallelLists();
    /// The edit of the list that a parallel list follows, null if it follows none.
    const ListEdit *leadingEdit(const FieldInfo &field, std::size_t size) const;
    Value parallelItems(const TypeInfo &type, void *list, const ListEdit &edit, const Change &insertion) const;
    void followInside(const StructInfo &info, void *object);
    void pendingReferences();

    /// The pending value of a field: taken from the changes already collected, else a copy of the model's.
    Value &pendingValue(const Address &address);
    void addSet(Change change);

    EditBuilder &m_builder;
    const Model &m_model;
    ChangeSet &m_changes;
    std::vector<DomainNumbers> m_domains;
    std::unordered_map<Address, std::size_t> m_setAt; ///< index in m_changes where a field is set
    AddressSet m_settled; ///< fields whose numbers are already right: those set by the user or the format's fixer
};

} // namespace sinew
