// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/gltf/read/accessors.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace sinew::gltf {

namespace {

template<class Stored>
Stored load(const std::byte *at)
{
    Stored value;
    std::memcpy(&value, at, sizeof value);
    return value;
}

float asNumber(const std::byte *at, AccessorShape::Type type, bool isNormalized)
{
    switch (type) {
    case AccessorShape::Byte:
        return isNormalized ? std::max(float(load<std::int8_t>(at)) / 127, -1.f) : float(load<std::int8_t>(at));
    case AccessorShape::UnsignedByte:
        return isNormalized ? float(load<std::uint8_t>(at)) / 255 : float(load<std::uint8_t>(at));
    case AccessorShape::Short:
        return isNormalized ? std::max(float(load<std::int16_t>(at)) / 32767, -1.f) : float(load<std::int16_t>(at));
    case AccessorShape::UnsignedShort:
        return isNormalized ? float(load<std::uint16_t>(at)) / 65535 : float(load<std::uint16_t>(at));
    case AccessorShape::UnsignedInt:
        return float(load<std::uint32_t>(at));
    case AccessorShape::Float:
        break;
    }
    return load<float>(at);
}

std::uint32_t asInteger(const std::byte *at, AccessorShape::Type type)
{
    return type == AccessorShape::UnsignedByte    ? load<std::uint8_t>(at)
           : type == AccessorShape::UnsignedShort ? load<std::uint16_t>(at)
                                                  : load<std::uint32_t>(at);
}

int componentsOf(const std::string &type)
{
    static constexpr std::pair<const char *, int> all[] = {{"SCALAR", 1}, {"VEC2", 2}, {"VEC3", 3}, {"VEC4", 4},
                                                           {"MAT2", 4},   {"MAT3", 9}, {"MAT4", 16}};
    const auto *found =
        std::find_if(std::begin(all), std::end(all), [&](const auto &each) { return type == each.first; });
    return found == std::end(all) ? 0 : found->second;
}

bool isType(std::int64_t number)
{
    return number >= AccessorShape::Byte && number <= AccessorShape::Float && number != 5124;
}

} // namespace

Bytes Accessors::range(const std::string &path, int view, std::size_t offset, std::size_t stride, std::size_t size,
                       std::size_t count)
{
    const Bytes all = m_asset.view(view);
    if (m_asset.report().isBroken())
        return {};
    // Divided, as products of the file's numbers may not fit.
    if (offset > all.size() || size > all.size() - offset || (all.size() - offset - size) / stride < count - 1) {
        m_asset.report().fail(path, "ACCESSOR_TOO_LONG",
                              Message(QT_TRANSLATE_NOOP("Message", "%1 elements of %2 bytes from byte %3 on don't fit "
                                                                   "into a view of %4 bytes"),
                                      {Message(count), Message(stride), Message(offset), Message(all.size())}));
        return {};
    }
    return all.subspan(offset);
}

bool Accessors::readShape(int row, AccessorShape &shape)
{
    Report &report = m_asset.report();
    const JsonItem &item = m_asset.list("accessors")[std::size_t(row)];
    shape.path = item.path();
    const std::int64_t type = item.integer("componentType", 0);
    shape.components = componentsOf(item.text("type"));
    shape.count = std::size_t(item.integer("count", 0, 1));
    shape.isNormalized = item.flag("normalized", false);
    shape.view = item.row("bufferView", m_asset.count("bufferViews"));
    shape.offset = std::size_t(item.integer("byteOffset", 0));
    shape.hasSparse = item["sparse"].exists();
    if (report.isBroken())
        return false;
    if (!isType(type))
        report.fail(
            item.path() + ".componentType", "VALUE_NOT_IN_LIST",
            Message(QT_TRANSLATE_NOOP("Message", "%1 is not a type of numbers"), {Message(std::to_string(type))}));
    else if (shape.components == 0)
        report.fail(item.path() + ".type", "VALUE_NOT_IN_LIST",
                    QT_TRANSLATE_NOOP("Message", "is not a kind of elements"));
    else if (shape.count == 0)
        report.fail(item.path() + ".count", "UNDEFINED_PROPERTY", QT_TRANSLATE_NOOP("Message", "is missing"));
    if (report.isBroken())
        return false;
    shape.type = AccessorShape::Type(type);
    shape.stride = shape.size();
    if (shape.view < 0)
        return true;
    const JsonItem &view = m_asset.list("bufferViews")[std::size_t(shape.view)];
    if (const auto stride = std::size_t(view.integer("byteStride", 0)); stride != 0) {
        if (stride < shape.size())
            report.fail(item.path(), "ACCESSOR_SMALL_BYTESTRIDE",
                        Message(QT_TRANSLATE_NOOP("Message", "its elements are %1 bytes long, but only %2 apart"),
                                {Message(shape.size()), Message(stride)}));
        shape.stride = stride;
    }
    if ((shape.offset + std::size_t(view.integer("byteOffset", 0))) % shape.typeSize() != 0)
        report.fail(item.path(), "ACCESSOR_TOTAL_OFFSET_ALIGNMENT",
                    Message(QT_TRANSLATE_NOOP("Message", "begins at a byte that is not a multiple of %1"),
                            {Message(shape.typeSize())}));
    return !report.isBroken();
}

const AccessorShape *Accessors::shape(int row)
{
    const auto [known, isNew] = m_known.try_emplace(row);
    if (isNew && !readShape(row, known->second))
        known->second.count = 0;
    return known->second.count ? &known->second : nullptr;
}

template<class To, class Convert>
void Accessors::replaceSparse(int row, const AccessorShape &shape, std::vector<To> &all, const Convert &convert)
{
    Report &report = m_asset.report();
    const JsonItem sparse = m_asset.list("accessors")[std::size_t(row)]["sparse"];
    const JsonItem indices = sparse["indices"], values = sparse["values"];
    const auto count = std::size_t(sparse.integer("count", 0, 1));
    const std::int64_t type = indices.integer("componentType", 0);
    const int indexView = indices.neededRow("bufferView", m_asset.count("bufferViews")),
              valueView = values.neededRow("bufferView", m_asset.count("bufferViews"));
    const auto indexOffset = std::size_t(indices.integer("byteOffset", 0)),
               valueOffset = std::size_t(values.integer("byteOffset", 0));
    if (report.isBroken())
        return;
    if (count == 0 || count > shape.count) {
        report.fail(sparse.path() + ".count", "ACCESSOR_SPARSE_COUNT_OUT_OF_RANGE",
                    Message(QT_TRANSLATE_NOOP("Message", "%1 is out of range"), {Message(std::to_string(count))}));
        return;
    }
    if (type != AccessorShape::UnsignedByte && type != AccessorShape::UnsignedShort &&
        type != AccessorShape::UnsignedInt) {
        report.fail(
            indices.path() + ".componentType", "VALUE_NOT_IN_LIST",
            Message(QT_TRANSLATE_NOOP("Message", "%1 is not a type of numbers"), {Message(std::to_string(type))}));
        return;
    }
    AccessorShape index;
    index.type = AccessorShape::Type(type);
    const Bytes at = range(indices.path(), indexView, indexOffset, index.size(), index.size(), count),
                by = range(values.path(), valueView, valueOffset, shape.size(), shape.size(), count);
    std::int64_t before = -1;
    for (std::size_t i = 0; i < count && !report.isBroken(); ++i) {
        const std::uint32_t element = asInteger(at.data() + i * index.size(), index.type);
        if (element <= before)
            report.fail(indices.path(), "ACCESSOR_SPARSE_INDICES_NON_INCREASING",
                        Message(QT_TRANSLATE_NOOP("Message", "element %1 is not above the one before it"),
                                {Message(std::to_string(i))}));
        else if (element >= shape.count)
            report.fail(
                indices.path(), "ACCESSOR_SPARSE_INDEX_OOB",
                Message(QT_TRANSLATE_NOOP("Message", "element %1 is beyond the end"), {Message(std::to_string(i))}));
        else
            for (std::size_t c = 0; c < std::size_t(shape.components); ++c)
                all[element * std::size_t(shape.components) + c] =
                    convert(by.data() + i * shape.size() + c * shape.typeSize());
        before = element;
    }
}

template<class To, class Convert>
std::vector<To> Accessors::read(int row, const Convert &convert)
{
    const AccessorShape *shape = this->shape(row);
    if (!shape)
        return {};
    const std::size_t components = std::size_t(shape->components);
    Bytes bytes;
    if (shape->view >= 0)
        bytes = range(shape->path, shape->view, shape->offset, shape->stride, shape->size(), shape->count);
    else if (shape->count > std::numeric_limits<std::uint32_t>::max())
        m_asset.charge(std::numeric_limits<std::uint64_t>::max(), shape->path);
    if (m_asset.report().isBroken() || !m_asset.charge(shape->count * components * sizeof(To), shape->path))
        return {};
    std::vector<To> all(shape->count * components);
    for (std::size_t i = 0; shape->view >= 0 && i < shape->count; ++i)
        for (std::size_t c = 0; c < components; ++c)
            all[i * components + c] = convert(bytes.data() + i * shape->stride + c * shape->typeSize());
    if (shape->hasSparse)
        replaceSparse(row, *shape, all, convert);
    return m_asset.report().isBroken() ? std::vector<To>() : all;
}

std::vector<float> Accessors::numbers(int row)
{
    const AccessorShape *shape = this->shape(row);
    std::vector<float> all =
        read<float>(row, [&](const std::byte *at) { return asNumber(at, shape->type, shape->isNormalized); });
    const auto broken = std::find_if(all.begin(), all.end(), [](float number) { return !std::isfinite(number); });
    if (broken == all.end())
        return all;
    m_asset.report().fail(shape->path, "ACCESSOR_INVALID_FLOAT",
                          Message(QT_TRANSLATE_NOOP("Message", "element %1 is not a finite number"),
                                  {Message(std::to_string((broken - all.begin()) / shape->components))}));
    return {};
}

std::vector<std::uint32_t> Accessors::integers(int row)
{
    const AccessorShape *shape = this->shape(row);
    if (!shape)
        return {};
    if (shape->type != AccessorShape::UnsignedByte && shape->type != AccessorShape::UnsignedShort &&
        shape->type != AccessorShape::UnsignedInt) {
        m_asset.report().fail(shape->path, "",
                              QT_TRANSLATE_NOOP("Message", "must have integers that are not negative"));
        return {};
    }
    return read<std::uint32_t>(row, [&](const std::byte *at) { return asInteger(at, shape->type); });
}

} // namespace sinew::gltf
