// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/edit_builder.h"
#include "plugins/m3/model/model.h"

namespace sinew::m3 {

/// A kind of material: its number in material references, and its list in the root.
struct MaterialKind
{
    std::uint32_t type;
    std::uint16_t reference; ///< row of "index" in a MaterialReference of this type
    Address list;
    const char *label; ///< untranslated, context "Label"
};
const std::vector<MaterialKind> &materialKinds();
/// Null for objects that are not materials.
const MaterialKind *kindOf(const Model &model, NodeId material);

/// The material that a reference names, NoNode if none.
NodeId materialOf(const Model &model, const MaterialReference &reference);
/// Rows of the references to a material.
std::vector<std::size_t> referencesOf(const Model &model, NodeId material);
/// The first of them; a new one at the end of the list if there is none.
NodeId referenceTo(const Model &model, EditBuilder &edit, NodeId material);
/// A new reference to a material that exists or that the edit inserts, before a row (-1: at the end).
NodeId addReference(EditBuilder &edit, const MaterialKind &kind, NodeId material, int row);

/// Fields of a material that hold layers.
std::vector<Address> layerLists(const Model &model, NodeId material);

} // namespace sinew::m3
