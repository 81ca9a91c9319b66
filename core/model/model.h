// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// core/model holds a parsed file as plain objects with identities, the one record of a change, references between
// objects, paths and the facets used by shared tools. It may use core/schema, core/io and QtCore.

#include "core/model/address.h"
#include "core/model/layout.h"
#include "core/schema/ctx.h"

#include <memory>
#include <string>
#include <vector>

namespace sinew {

struct ObjectRef
{
    void *data = nullptr;
    const StructInfo *info = nullptr;
    explicit operator bool() const { return data; }
};

struct FieldRef
{
    void *data = nullptr;              ///< the field's value, or the element's if Address::sub is set
    const TypeInfo *type = nullptr;    ///< of `data`
    const FieldInfo *field = nullptr;  ///< the row that was named (the leaf's if there is one)
    const StructInfo *owner = nullptr; ///< the structure that contains the row `field`
    void *object = nullptr;            ///< of type `owner`
    explicit operator bool() const { return data; }
};

/// A parsed file: one root structure, identities for every object in its lists, and the file's original layout.
///
/// Reading is open to all. Only Change application mutates; it goes through mutableRoot() and the index functions.
/// Several threads may read one model while none changes it; long jobs work on clone(), which shares bulk data.
class Model
{
public:
    virtual ~Model() = default;
    Model &operator=(const Model &) = delete;

    virtual const StructInfo &info() const = 0;
    virtual const void *root() const = 0;
    virtual Ctx ctx() const = 0;
    virtual std::unique_ptr<Model> clone() const = 0;

    /// The object, or an empty ref if it is not (or no longer) in the model. About 10 ns.
    ObjectRef object(NodeId id) const;
    FieldRef field(const Address &address) const;
    template<class T>
    const T *get(NodeId id) const
    {
        const ObjectRef ref = object(id);
        return ref && ref.info == &describe<T>() ? static_cast<const T *>(ref.data) : nullptr;
    }

    bool contains(NodeId id) const { return bool(object(id)); }
    /// The list that contains an object: its owner and the field; empty for the root and unknown objects.
    Address listOf(NodeId id) const;
    NodeId parentOf(NodeId id) const { return listOf(id).node; }
    /// Row in its list, -1 for the root and unknown objects.
    int rowOf(NodeId id) const;
    NodeId idAt(const Address &list, std::size_t row) const;
    std::size_t listSize(const Address &list) const;
    std::size_t objectCount() const { return m_count; }

    const std::shared_ptr<const Layout> &layout() const { return m_layout; }
    void setLayout(std::shared_ptr<const Layout> layout) { m_layout = std::move(layout); }

    // For loading a model and applying a Change.
    void *mutableRoot() { return const_cast<void *>(root()); }
    /// Gives every object an id (keeping those that have one) and registers it. Called once after loading.
    void buildIndex();
    NodeId newId() const { return m_nextId++; }
    /// The id that newId() will return.
    NodeId nextId() const { return m_nextId; }
    /// Registers items of a list and everything below them; items without an id get one.
    void registerItems(const Address &list, std::size_t row, std::size_t count);
    void unregisterItems(const Address &list, std::size_t row, std::size_t count);

protected:
    Model() = default;
    Model(const Model &) = default;

private:
    struct Place
    {
        NodeId parent = NoNode;
        std::uint16_t field = 0;
        mutable std::uint32_t row = 0; ///< a hint; repaired when found wrong
    };
    const Place *place(NodeId id) const;
    void registerBelow(NodeId id, const StructInfo &info, void *object);
    void unregisterBelow(const StructInfo &info, void *object);
    std::size_t findRow(NodeId id, const Place &place, const std::vector<NodeId> &ids) const;

    std::vector<Place> m_places;            ///< by id
    mutable NodeId m_nextId = RootNode + 1; ///< assigning an id does not change the model
    std::size_t m_count = 0;
    std::shared_ptr<const Layout> m_layout;
};

/// Clears the ids of an item and everything below it, so that a copy becomes new objects.
void clearIds(const TypeInfo &type, void *value);
/// Gives an item, and everything below it, any missing ids.
void giveMissingIds(const Model &model, const TypeInfo &type, void *value);

} // namespace sinew
