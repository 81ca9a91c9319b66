// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/edit_builder.h"
#include "core/transform/similarity.h"

#include <vector>

namespace sinew {

/// Adds to an edit what becomes of fields in space, as their descriptions say. Values that stay equal are not set.
class SpatialEdit
{
public:
    SpatialEdit(const Model &model, EditBuilder &edit) : m_model(model), m_edit(edit) {}

    /// A field, an inline structure or a leaf of one, or an element of an array.
    void field(const Address &address, const SpatialChange &change);
    /// All fields of an object, not those of the items of its lists.
    void object(NodeId object, const SpatialChange &change);
    /// The same, and the items of its lists, down to the last.
    void below(NodeId object, const SpatialChange &change);

    /// Objects with factors along axes that could only be approximated, each once.
    const std::vector<NodeId> &approximated() const { return m_approximated; }

private:
    void structure(const Address &address, const FieldRef &ref, const SpatialChange &change);
    void box(NodeId object, const StructInfo &info, const void *data, const SpatialChange &change);
    void set(const Address &address, const TypeInfo &type, const void *before, const void *after);
    void note(NodeId object, bool isExact);

    const Model &m_model;
    EditBuilder &m_edit;
    std::vector<NodeId> m_approximated;
};

} // namespace sinew
