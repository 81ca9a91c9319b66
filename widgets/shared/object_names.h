// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"

#include <QString>

namespace sinew {

struct EnumEntry;

/// An object's user-visible name: the format's NamedFacet where there is one, else its name field, else type and row.
QString displayName(const Document &document, NodeId node);

/// The String field that names an object, its own or one of an inline struct; an empty address when it has none.
Address nameAddress(const Model &model, NodeId node);

/// The text of the object's name field, empty without one.
QString nameText(const Model &model, NodeId node);

/// "Layer": the community's word for the object's type. Labels are translated in the context "Label".
QString typeLabel(const StructInfo &info);

/// "Texture animations": the label of a field.
QString fieldLabel(const FieldInfo &field);

/// "Add alpha": the label of an enum value or a flag.
QString entryLabel(const EnumEntry &entry);

} // namespace sinew
