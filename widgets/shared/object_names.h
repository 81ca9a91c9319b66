// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"

#include <QStringList>

namespace sinew {

struct EnumEntry;
struct FieldInfo;
struct TypeInfo;

/// An object's user-visible name: the format's NamedFacet where there is one, else its name field, else type and row.
QString displayName(const Document &document, NodeId node);

/// Where something is, for people: "Material 2, Layer 0, Alpha". A curve is called after the value that it animates.
QString placeText(const Document &document, const Address &address);

/// The String field that names an object, its own or one of an inline struct; an empty address when it has none.
Address nameAddress(const Model &model, NodeId node);

/// The text of the object's name field, empty without one.
QString nameText(const Model &model, NodeId node);

/// "Layer": the community's word for the object's type. Labels are translated in the context "Label".
QString typeLabel(const StructInfo &info);

/// "Texture animations": the label of a field.
QString fieldLabel(const FieldInfo &field);

/// What the components of a vector or the elements of a fixed array are called: the field's own names, else "x" "y"
/// "z", else numbers (a matrix: row and column). `type`: of the field's value, of a part of it or of a curve's keys.
QStringList partLabels(const FieldInfo &field, const TypeInfo &type);

/// "Add alpha": the label of an enum value or a flag.
QString entryLabel(const EnumEntry &entry);

} // namespace sinew
