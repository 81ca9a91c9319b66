// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/properties/binding/element_access.h"

#include "core/schema/struct_info.h"
#include "core/schema/text.h"
#include "widgets/shared/object_names.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>

namespace sinew {

namespace {

QString translated(const char *text)
{
    return QCoreApplication::translate("sinew::ElementTable", text);
}

void addColumns(std::vector<ElementColumn> &columns, const FieldInfo &field, const TypeInfo &type, std::size_t offset,
                int part, const QString &prefix)
{
    const auto named = [&](const QString &name) { return prefix.isEmpty() ? name : prefix + QLatin1Char(' ') + name; };
    switch (type.kind) {
    case Kind::Integer:
    case Kind::Float:
    case Kind::String:
        columns.push_back({prefix.isEmpty() ? translated(QT_TRANSLATE_NOOP("sinew::ElementTable", "Value")) : prefix,
                           part, offset, &type, &field});
        break;
    case Kind::Vec2:
    case Kind::Vec3:
    case Kind::Vec4:
    case Kind::Quat:
    case Kind::Colour4:
    case Kind::Colour:
    case Kind::Matrix: {
        const char *const *names = componentNames(type.kind);
        const QStringList labels = partLabels(field, type);
        for (std::uint32_t i = 0; i < type.components; ++i)
            columns.push_back(
                {named(labels[int(i)]), part,
                 offset + (type.kind == Kind::Colour ? std::size_t(field.channelOf(int(i))) : i) * sizeof(float),
                 &typeInfo<float>(), &field, names ? int(i) : -1});
        break;
    }
    case Kind::FixedArray: {
        const QStringList labels = partLabels(field, type);
        for (std::uint32_t i = 0; i < type.components; ++i)
            addColumns(columns, field, *type.element, offset + std::size_t(i) * type.element->size, part,
                       named(labels[int(i)]));
        break;
    }
    case Kind::Struct:
        for (const FieldInfo &leaf : type.structure().fields)
            addColumns(columns, leaf, *leaf.type, offset + leaf.offset, part, named(fieldLabel(leaf)));
        break;
    default:
        break;
    }
}

const FieldInfo &timeField()
{
    static const FieldInfo field{"time", &typeInfo<std::int32_t>(), 0};
    return field;
}

std::int32_t timeBetween(std::span<const std::int32_t> times, std::size_t row)
{
    if (times.empty())
        return 0;
    if (row == 0)
        return times[0] > std::numeric_limits<std::int32_t>::min() ? times[0] - 1 : times[0];
    const std::int64_t before = times[row - 1];
    if (row < times.size())
        return std::int32_t((before + times[row]) / 2);
    const std::int64_t spacing = row > 1 ? std::max<std::int64_t>(1, before - times[row - 2]) : 100;
    return std::int32_t(std::min<std::int64_t>(before + spacing, std::numeric_limits<std::int32_t>::max()));
}

} // namespace

std::vector<ElementColumn> elementColumns(const FieldInfo &field, const TypeInfo &type, const void *data)
{
    std::vector<ElementColumn> columns;
    if (type.kind != Kind::Curve) {
        addColumns(columns, field, *type.element, 0, ElementColumn::Values, {});
        return columns;
    }
    columns.push_back({translated(QT_TRANSLATE_NOOP("sinew::ElementTable", "Time")), ElementColumn::Time, 0,
                       &typeInfo<std::int32_t>(), &timeField()});
    addColumns(columns, field, *type.element, 0, ElementColumn::Values, {});
    if (data && static_cast<const CurveBase *>(data)->hasTangents()) {
        addColumns(columns, field, *type.element, 0, ElementColumn::InTangents,
                   translated(QT_TRANSLATE_NOOP("sinew::ElementTable", "In")));
        addColumns(columns, field, *type.element, 0, ElementColumn::OutTangents,
                   translated(QT_TRANSLATE_NOOP("sinew::ElementTable", "Out")));
    }
    return columns;
}

std::size_t elementCount(const TypeInfo &type, const void *data)
{
    switch (type.kind) {
    case Kind::Array:
        return static_cast<const ArrayBase *>(data)->size();
    case Kind::Curve:
        return static_cast<const CurveBase *>(data)->size();
    default:
        return type.components;
    }
}

bool elementsResize(const TypeInfo &type)
{
    return type.kind != Kind::FixedArray;
}

const void *cellData(const TypeInfo &type, const void *data, std::size_t row, const ElementColumn &column)
{
    if (type.kind == Kind::Curve) {
        const auto *curve = static_cast<const CurveBase *>(data);
        if (column.part == ElementColumn::Time)
            return &curve->times()[row];
        const std::size_t width = type.element->valueSize();
        return curve->rawPart(column.part, width) + row * width + column.offset;
    }
    const auto *bytes =
        type.kind == Kind::Array ? static_cast<const ArrayBase *>(data)->raw() : static_cast<const std::byte *>(data);
    return bytes + row * type.element->size + column.offset;
}

void *editCell(const TypeInfo &type, void *data, std::size_t row, const ElementColumn &column)
{
    const std::size_t width = type.element->valueSize();
    if (type.kind == Kind::Curve) {
        auto *curve = static_cast<CurveBase *>(data);
        if (column.part == ElementColumn::Time)
            return curve->editTimes(width) + row;
        return curve->editRawPart(column.part, width) + row * width + column.offset;
    }
    auto *bytes =
        type.kind == Kind::Array ? static_cast<ArrayBase *>(data)->editRaw(width) : static_cast<std::byte *>(data);
    return bytes + row * width + column.offset;
}

Value sliceElements(const TypeInfo &type, const void *data, std::size_t first, std::size_t count)
{
    Value slice(type);
    const std::size_t width = type.element->valueSize();
    if (type.kind == Kind::Curve) {
        *static_cast<CurveBase *>(slice.data()) = static_cast<const CurveBase *>(data)->sliceRaw(first, count, width);
    } else {
        const auto *array = static_cast<const ArrayBase *>(data);
        static_cast<ArrayBase *>(slice.data())
            ->spliceRaw(0, 0, array->raw() ? array->raw() + first * width : nullptr, count, width);
    }
    return slice;
}

Value newElements(const TypeInfo &type, const void *data, std::size_t row, std::size_t count)
{
    Value fresh(type);
    const Value element(*type.element);
    const std::size_t width = type.element->valueSize();
    if (type.kind == Kind::Array) {
        std::byte *bytes = static_cast<ArrayBase *>(fresh.data())->resetRaw(count, width);
        for (std::size_t i = 0; i < count; ++i)
            std::memcpy(bytes + i * width, element.data(), width);
        return fresh;
    }
    const auto *curve = static_cast<const CurveBase *>(data);
    auto *keys = static_cast<CurveBase *>(fresh.data());
    keys->resetRaw(curve->header(), count, width);
    std::fill_n(keys->editTimes(width), count, timeBetween(curve->times(), row));
    for (int part = 0; width && part < (curve->hasTangents() ? 3 : 1); ++part) {
        const void *source = row > 0     ? curve->rawPart(part, width) + (row - 1) * width
                             : part == 0 ? element.data()
                                         : nullptr;
        std::byte *target = keys->editRawPart(part, width);
        for (std::size_t i = 0; source && i < count; ++i)
            std::memcpy(target + i * width, source, width);
    }
    return fresh;
}

void spliceElements(const TypeInfo &type, void *data, std::size_t first, std::size_t removed, const Value &inserted)
{
    const std::size_t width = type.element->valueSize();
    if (type.kind == Kind::Curve) {
        static_cast<CurveBase *>(data)->spliceRaw(first, removed, *static_cast<const CurveBase *>(inserted.data()),
                                                  width);
    } else {
        const auto *array = static_cast<const ArrayBase *>(inserted.data());
        static_cast<ArrayBase *>(data)->spliceRaw(first, removed, array->raw(), array->size(), width);
    }
}

} // namespace sinew
