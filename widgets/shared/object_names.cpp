// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/shared/object_names.h"

#include "core/format/format.h"
#include "core/schema/struct_info.h"
#include "core/schema/text.h"
#include "core/text/translated.h"

#include <cstring>

namespace sinew {

QString displayName(const Document &document, NodeId node)
{
    const Model &model = document.model();
    const ObjectRef object = model.object(node);
    if (!object)
        return {};
    if (const Format *format = document.format(); format && format->names())
        return QString::fromStdString(format->names()->name(model, node));
    const QString name = nameText(model, node);
    if (!name.isEmpty())
        return name;
    const int row = model.rowOf(node);
    return row < 0 ? typeLabel(*object.info) : QStringLiteral("%1 %2").arg(typeLabel(*object.info)).arg(row);
}

QString placeText(const Document &document, const Address &address)
{
    const Model &model = document.model();
    QStringList places;
    for (NodeId node = address.node; node != NoNode && node != RootNode; node = model.parentOf(node))
        places.prepend(displayName(document, node));
    if (!address.isObject()) {
        const auto add = [&](const StructInfo &info, std::uint16_t row) {
            const FieldInfo &field = info.fields[row];
            const int base = field.base ? info.rowAt(*field.base) : -1;
            places << fieldLabel(base < 0 ? field : info.fields[std::size_t(base)]);
        };
        if (const ObjectRef object = model.object(address.node)) {
            const TypeInfo &type = *object.info->fields[address.field].type;
            const bool hasLeaf = address.hasLeaf() && type.kind == Kind::Struct;
            // The structure with an object's name is no part of it to people, but the object itself.
            if (!hasLeaf || type.structure().nameField < 0)
                add(*object.info, address.field);
            if (hasLeaf)
                add(type.structure(), address.leaf);
        }
        if (address.hasElement())
            places << QString::number(address.sub);
    }
    return places.join(QStringLiteral(", "));
}

Address nameAddress(const Model &model, NodeId node)
{
    const ObjectRef object = model.object(node);
    if (!object)
        return {};
    if (object.info->nameField >= 0)
        return {node, std::uint16_t(object.info->nameField)};
    for (std::size_t i = 0; i < object.info->fields.size(); ++i) {
        const FieldInfo &field = object.info->fields[i];
        if (field.type->kind == Kind::Struct && field.type->structure().nameField >= 0)
            return {node, std::uint16_t(i), std::uint16_t(field.type->structure().nameField)};
    }
    return {};
}

QString nameText(const Model &model, NodeId node)
{
    const FieldRef name = model.field(nameAddress(model, node));
    if (!name || name.type->kind != Kind::String)
        return {};
    const char *chars = static_cast<const char *>(name.data);
    return QString::fromUtf8(chars, qsizetype(::strnlen(chars, name.type->components)));
}

QString typeLabel(const StructInfo &info)
{
    return translatedLabel(info.displayLabel().c_str());
}

QString fieldLabel(const FieldInfo &field)
{
    return translatedLabel(field.displayLabel().c_str());
}

QStringList partLabels(const FieldInfo &field, const TypeInfo &type)
{
    const bool isWhole = &type == field.type || (field.type->kind == Kind::Curve && &type == field.type->element);
    const char *const *names = componentNames(type.kind);
    QStringList labels;
    for (std::uint32_t i = 0; i < type.components; ++i)
        labels << (isWhole && field.parts && i < field.parts->size() ? translatedLabel((*field.parts)[i])
                   : names                                           ? QString::fromLatin1(names[i])
                   : type.kind == Kind::Matrix ? QStringLiteral("%1%2").arg(i / 4 + 1).arg(i % 4 + 1)
                                               : QString::number(i));
    return labels;
}

QString entryLabel(const EnumEntry &entry)
{
    return translatedLabel(entry.label ? entry.label : entry.name);
}

} // namespace sinew
