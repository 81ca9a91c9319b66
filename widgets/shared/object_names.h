// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"

#include <QStringList>

namespace sinew {

struct EnumEntry;
struct FieldInfo;
struct TypeInfo;

/// An object's user-visible name: by the format's NamedFacet if there is one, else its name field, else type and row.
QString displayName(const Document &document, NodeId node);

/// Where something is, in words: "Material 2, Layer 0, Alpha". A curve is named after the value that it animates.
QString placeText(const Document &document, const Address &address);

/// The String field that names an object, its own or one of an inline struct; an empty address if it has none.
Address nameAddress(const Model &model, NodeId node);

/// The text of the object's name field, empty if it has none.
QString nameText(const Model &model, NodeId node);

/// "Layer": the community's word for the object's type. Labels are translated in the context "Label".
QString typeLabel(const StructInfo &info);

/// "Texture animations": the label of a field.
QString fieldLabel(const FieldInfo &field);

/// The names of a vector's components or a fixed array's elements: the field's own names, else "x" "y" "z", else
/// numbers (a matrix: row and column). `type`: that of the field's value, of a part of it or of a curve's keys.
QStringList partLabels(const FieldInfo &field, const TypeInfo &type);

/// "Add alpha": the label of an enum value or a flag.
QString entryLabel(const EnumEntry &entry);

} // namespace sinew
