// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/change.h"

#include <utility>

namespace sinew {

/// The consequences of an edit, for Format::complete(): every further change is appended to those of the edit and
/// applied to a copy of the model at once, so that the next one sees the result. M: the format's model.
template<class M>
class FollowUp
{
public:
    /// `changes` fit `before` in their order.
    FollowUp(const M &before, ChangeSet &changes) : m_before(before), m_changes(changes), m_after(before)
    {
        for (Change change : changes)
            applyChange(m_after, change);
    }

    const M &after() const { return m_after; }

    void add(Change change)
    {
        m_changes.push_back(change);
        applyChange(m_after, change);
    }
    void set(const Address &at, Value value) { add({Change::Set, at, 0, 0, 0, std::move(value)}); }
    /// A member of an object: set<&Sequence::flags>(sequence, flags).
    template<auto Member>
    void set(NodeId object, const ValueOf<Member> &value)
    {
        set(fieldOf<Member>(object), Value::of(value));
    }
    /// Appends the items of `list` (a Value holding a List) to the list at `at`. Gives them ids.
    void append(const Address &at, Value list)
    {
        std::vector<NodeId> &ids = list.type().list->ids(list.data());
        for (NodeId &id : ids)
            id = m_before.newId();
        add({Change::Insert, at, int(m_after.listSize(at)), int(ids.size()), 0, std::move(list)});
    }
    void removeRow(const Address &list, std::size_t row)
    {
        add({Change::Remove, list, int(row), 1, 0, Value(*m_after.field(list).type)});
    }

protected:
    const M &m_before;
    ChangeSet &m_changes;
    M m_after;
};

} // namespace sinew
