// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/reference_fixer.h"
#include "core/model/references.h"

#include <memory>
#include <optional>
#include <span>
#include <unordered_set>

namespace sinew {

/// Collects the user's changes, derives everything that follows from them (references, parallel arrays, dense keys),
/// checks them, and builds one ChangeSet for Document::push. Never touches the model.
///
///     EditBuilder edit(document.model(), document.format()->references());
///     edit.remove(texture);
///     if (auto changes = edit.finish()) document.push(*changes, tr("Delete texture"));
///
/// Rows and numbers in the arguments are those of the present model; the builder renumbers.
class EditBuilder
{
public:
    explicit EditBuilder(const Model &model, const ReferenceFixer *fixer = nullptr) : m_model(model), m_fixer(fixer) {}

    /// Sets a field or element; refused by finish() if the table's range forbids it or the field is maintained by the
    /// program.
    void set(const Address &address, Value value);
    template<class T>
    void set(const Address &address, const T &value)
    {
        set(address, Value::of(value));
    }
    /// Makes a reference field name an object, whatever its number after the edit; NoNode: none.
    void setReference(const Address &address, NodeId target);
    /// Replaces elements or keys. Edits of several parts of one field may follow one another.
    void splice(const Address &address, int first, int count, Value with);

    /// Inserts the items of `list` (a Value holding a List) before `row` (-1: at the end). Their ids are assigned at
    /// once and returned, so that setReference() and a later selection can name them. References inside the items are
    /// numbers of the present model.
    std::vector<NodeId> insert(const Address &listField, int row, Value list);
    /// Inserts a new default item with the table's fallbacks.
    NodeId insertNew(const Address &listField, int row);
    /// Inserts a copy next to the original, references kept.
    NodeId duplicate(NodeId object);
    /// Gives an inserted object the parallel data (pivot, bind pose) of an object of the model; duplicate() does so
    /// itself.
    void copyParallel(NodeId inserted, NodeId original);
    /// Removes objects with everything that must be removed with them; references follow their policy.
    void remove(std::span<const NodeId> objects);
    void remove(NodeId object) { remove(std::span(&object, 1)); }
    /// Removes an object; references to it are redirected to `successor`, another object of its domain that stays,
    /// whatever the policy.
    void replace(NodeId object, NodeId successor);
    /// Moves one object within its list so that it then has `row`.
    void move(NodeId object, int row);

    /// The changes, or why the edit is refused (a reference that forbids deletion, a value out of range …).
    Result<ChangeSet> finish();

private:
    /// A list in its final state, and the steps to it.
    struct ListEdit
    {
        Address list;
        std::vector<NodeId> before, after;
        ChangeSet steps;
        std::vector<NodeId> inserted;
    };
    friend class RenumberPass;

    void addPart(const Change &change);
    /// Performs an element's Set or a Splice on a value of the whole field; false if it does not fit.
    static bool applyPart(const Change &change, Value &whole);
    static void giveIds(const Model &model, const TypeInfo &type, void *value);
    /// Like insert(), at a row of the list as this edit has left it so far.
    std::vector<NodeId> insertAt(const Address &listField, int row, Value list);
    /// True if an object is removed, by itself or with its owner; known after applyRemovals().
    bool isBeingRemoved(NodeId id) const;
    /// The object that replaces a removed one, NoNode if none.
    NodeId successorOf(NodeId id) const;
    /// True if this edit gives a reference another target.
    bool isReset(const Address &reference) const;
    ListEdit &listEdit(const Address &list);
    const ListEdit *findListEdit(const Address &list) const;
    ObjectRef insertedObject(NodeId id) const;
    FieldRef insertedField(const Address &address) const;
    void fail(Message message, const Address &at);
    void applyRemovals();
    void renumber(ChangeSet &changes);

    const Model &m_model;
    const ReferenceFixer *m_fixer;
    ChangeSet m_sets;
    std::unordered_set<Address> m_touched; ///< whole fields that m_sets names, for look-up
    struct Pending
    {
        Address at;
        NodeId target;
    };
    std::vector<Pending> m_references;
    std::vector<std::unique_ptr<ListEdit>> m_lists;
    std::vector<NodeId> m_removed;
    std::unordered_set<NodeId> m_removedIds;         ///< m_removed, for look-up
    std::unordered_map<NodeId, NodeId> m_successors; ///< from replace()
    std::unordered_map<NodeId, NodeId> m_copiedFrom; ///< duplicate → original, for parallel data
    std::optional<Error> m_error;
};

} // namespace sinew
