// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/fuzz/mutators/value_mutator.h"

#include "core/model/domain_index.h"
#include "core/schema/value.h"

#include <algorithm>
#include <cstring>
#include <limits>
#include <string_view>
#include <vector>

namespace sinew::test {

namespace {

constexpr std::size_t mostKeys = 300, mostElements = 3000;

constexpr float oddFloats[] = {0.f,
                               -0.f,
                               1.f,
                               -1.f,
                               1e-40f,
                               1e9f,
                               -1e9f,
                               1e30f,
                               std::numeric_limits<float>::max(),
                               std::numeric_limits<float>::lowest(),
                               std::numeric_limits<float>::infinity(),
                               -std::numeric_limits<float>::infinity(),
                               std::numeric_limits<float>::quiet_NaN()};

constexpr const char *oddTexts[] = {"",
                                    "..\\..\\x.desktop",
                                    "C:\\Windows\\x.blp",
                                    "/etc/passwd",
                                    "Textures\\a.blp",
                                    "<img src=x>",
                                    "a\nb\"c\\\"",
                                    "\xff\xfe%n%s"};

} // namespace

std::int64_t ValueMutator::reference(const Reference &reference)
{
    const Domain *domain = m_model.info().domain(reference.domain);
    const auto count = domain ? std::int64_t(DomainIndex(m_model, *domain).members().size()) : 0;
    const std::int64_t numbers[] = {reference.none, 0, count - 1, count, count + 1, -2, count * 2, 0x7fff};
    return below(2) ? std::int64_t(below(std::size_t(count))) : numbers[below(std::size(numbers))];
}

std::int64_t ValueMutator::integer(const FieldInfo &field, const TypeInfo &type, std::int64_t present)
{
    const RefKind kind = field.reference.kind;
    if ((kind == RefKind::Row || kind == RefKind::Key) && below(4))
        return reference(field.reference);
    if (field.table && !field.table->empty() && below(3)) {
        const std::int64_t entry = (*field.table)[below(field.table->size())].value;
        return field.role == Role::Flags ? present ^ entry : entry + std::int64_t(below(3)) - 1;
    }
    const unsigned bits = unsigned(type.size) * 8;
    const auto highest = std::int64_t((std::uint64_t(1) << (bits - 1)) - 1);
    const std::int64_t numbers[] = {
        0,           1,           -1,          highest,           -highest - 1, highest * 2 + 1,
        present + 1, present - 1, present * 2, present ^ highest, 255,          65535};
    switch (below(4)) {
    case 0:
        return std::int64_t(below(16));
    case 1:
        return std::int64_t(m_random());
    default:
        return numbers[below(std::size(numbers))];
    }
}

float ValueMutator::number(float present)
{
    switch (below(4)) {
    case 0:
        return present * (below(2) ? -1.f : 2.f);
    case 1:
        return float(below(1000)) / 100;
    default:
        return oddFloats[below(std::size(oddFloats))];
    }
}

void ValueMutator::text(char *characters, std::size_t count)
{
    if (below(3) == 0) { // up to the last byte, without a NUL
        for (std::size_t i = 0; i < count; ++i)
            characters[i] = char('A' + below(60));
        return;
    }
    const std::string_view text = oddTexts[below(std::size(oddTexts))];
    std::memset(characters, 0, count);
    std::memcpy(characters, text.data(), std::min(text.size(), count));
}

void ValueMutator::changeArray(const FieldInfo &field, const TypeInfo &type, ArrayBase &array)
{
    const std::size_t width = type.element->size, size = array.size();
    const std::size_t sizes[] = {size, size, size, 0, 1, size + 1, size ? size - 1 : 0, size * 2, size / 2, 255, 3000};
    const std::size_t wanted = std::min(sizes[below(std::size(sizes))], std::max(size, mostElements));
    if (wanted < size) {
        array.spliceRaw(wanted, size - wanted, nullptr, 0, width);
    } else if (wanted > size) {
        const Value blank(*type.element);
        std::vector<std::byte> more((wanted - size) * width);
        for (std::size_t i = 0; i < wanted - size; ++i)
            std::memcpy(more.data() + i * width, size ? array.raw() + i % size * width : blank.data(), width);
        array.spliceRaw(size, 0, more.data(), wanted - size, width);
    }
    for (std::uint32_t changes = below(4); changes > 0 && !array.isEmpty(); --changes)
        change(field, *type.element, array.editRaw(width) + below(array.size()) * width);
}

void ValueMutator::changeTimes(CurveBase &curve, std::size_t width)
{
    std::int32_t *times = curve.editTimes(width);
    const std::size_t count = curve.size();
    const std::int32_t limits[] = {0, -1, std::numeric_limits<std::int32_t>::max(),
                                   std::numeric_limits<std::int32_t>::min(), times[0]};
    switch (below(4)) {
    case 0:
        std::reverse(times, times + count);
        break;
    case 1:
        std::fill(times, times + count, limits[below(std::size(limits))]);
        break;
    default:
        times[below(count)] = below(2) ? limits[below(std::size(limits))] : std::int32_t(below(5000));
    }
}

void ValueMutator::changeCurve(const FieldInfo &field, const TypeInfo &type, CurveBase &curve)
{
    const std::size_t width = type.element->valueSize();
    const std::uint32_t interpolation = width ? below(5) : 0;
    const CurveBase::Header header{interpolation, std::int32_t(below(4)) - 2};
    switch (below(4)) {
    case 0:
        curve.clear();
        return;
    case 1: {
        const std::size_t counts[] = {0, 1, 2, 3, curve.size() * 2, mostKeys};
        curve.resetRaw(header, std::min(counts[below(std::size(counts))], mostKeys), width);
        for (std::size_t i = 0; i < curve.size(); ++i)
            curve.editTimes(width)[i] = std::int32_t(i * 33);
        break;
    }
    case 2:
        if (curve.isPresent())
            curve.setHeaderRaw(header, width);
        break;
    default:
        break;
    }
    if (!curve.isPresent() || curve.size() == 0)
        return;
    changeTimes(curve, width);
    for (std::uint32_t changes = below(4); changes > 0 && width; --changes) {
        const int part = curve.hasTangents() ? int(below(3)) : 0;
        change(field, *type.element, curve.editRawPart(part, width) + below(curve.size()) * width);
    }
}

void ValueMutator::change(const FieldInfo &field, const TypeInfo &type, void *data)
{
    switch (type.kind) {
    case Kind::Integer:
        return writeInteger(type, data, integer(field, type, readInteger(type, data)));
    case Kind::String:
        return text(static_cast<char *>(data), type.components);
    case Kind::FixedArray: {
        auto *element = static_cast<std::byte *>(data) + below(type.components) * type.element->size;
        return change(field, *type.element, element);
    }
    case Kind::Array:
        return changeArray(field, type, *static_cast<ArrayBase *>(data));
    case Kind::Curve:
        return changeCurve(field, type, *static_cast<CurveBase *>(data));
    case Kind::NoValue:
    case Kind::List:
        return;
    case Kind::Struct: {
        const std::vector<FieldInfo> &fields = type.structure().fields;
        const FieldInfo &inner = fields[below(fields.size())];
        return change(inner, *inner.type, inner.in(data));
    }
    default: {
        float &component = static_cast<float *>(data)[below(type.size / sizeof(float))];
        component = number(component);
    }
    }
}

} // namespace sinew::test
