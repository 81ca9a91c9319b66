// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/properties/editors/editor_factory.h"

#include "core/schema/struct_info.h"
#include "widgets/properties/editors/array_editor.h"
#include "widgets/properties/editors/colour_editor.h"
#include "widgets/properties/editors/curve_editor.h"
#include "widgets/properties/editors/elements_editor.h"
#include "widgets/properties/editors/enum_editor.h"
#include "widgets/properties/editors/flags_editor.h"
#include "widgets/properties/editors/list_editor.h"
#include "widgets/properties/editors/number_editor.h"
#include "widgets/properties/editors/reference_editor.h"
#include "widgets/properties/editors/rotation_editor.h"
#include "widgets/properties/editors/string_editor.h"
#include "widgets/properties/editors/switch_editor.h"
#include "widgets/properties/editors/vector_editor.h"

namespace sinew {

namespace {

/// Longer arrays of numbers are clearer as a table.
constexpr std::uint32_t longestRow = 16;

bool isNamed(const Binding &binding)
{
    const FieldInfo &field = binding.field();
    return field.role != Role::Plain || field.reference.kind == RefKind::Row || field.reference.kind == RefKind::Key;
}

} // namespace

ValueEditor *makeEditor(PropertyContext &context, const Binding &binding, QWidget *parent)
{
    const FieldInfo &field = binding.field();
    switch (binding.type().kind) {
    case Kind::Integer:
        if (field.reference.kind == RefKind::Row || field.reference.kind == RefKind::Key)
            return new ReferenceEditor(context, binding, parent);
        if (field.isSwitch)
            return new SwitchEditor(context, binding, parent);
        if (field.role == Role::Enum && field.table)
            return new EnumEditor(context, binding, parent);
        if (field.role == Role::Flags && field.table)
            return new FlagsEditor(context, binding, parent);
        return new NumberEditor(context, binding, parent);
    case Kind::Float:
        return new NumberEditor(context, binding, parent);
    case Kind::Quat:
        return new RotationEditor(context, binding, parent);
    case Kind::Vec2:
    case Kind::Vec3:
    case Kind::Vec4:
    case Kind::Matrix:
        return new VectorEditor(context, binding, parent);
    case Kind::Colour4:
    case Kind::Colour:
        return new ColourEditor(context, binding, parent);
    case Kind::String:
        return new StringEditor(context, binding, parent);
    case Kind::FixedArray: {
        const TypeInfo &element = *binding.type().element;
        if (binding.type().components > longestRow || element.kind == Kind::Struct)
            return new ArrayEditor(context, binding, parent);
        if (field.byteColour && element.kind == Kind::Integer)
            return new ColourEditor(context, binding, parent);
        const bool number = element.kind == Kind::Integer || element.kind == Kind::Float;
        if (number && !isNamed(binding))
            return new VectorEditor(context, binding, parent);
        return new ElementsEditor(context, binding, parent);
    }
    case Kind::Array:
        return new ArrayEditor(context, binding, parent);
    case Kind::Curve:
        return new CurveEditor(context, binding, parent);
    case Kind::List:
        return new ListEditor(context, binding, parent);
    case Kind::NoValue:
    case Kind::Struct:
        break;
    }
    return nullptr;
}

} // namespace sinew
