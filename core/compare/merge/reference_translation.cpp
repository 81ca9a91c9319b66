// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/compare/merge/reference_translation.h"

#include <algorithm>

namespace sinew {

NodeId ReferenceTranslation::counterpart(NodeId their) const
{
    const auto copy = m_copies.find(their);
    return copy != m_copies.end() ? copy->second : m_models.mineToTheirs.inA(their);
}

bool ReferenceTranslation::renumber(const NumberedObjects &numbers, const char *domain, std::int64_t &number) const
{
    const NodeId target = m_models.theirs.target(domain, number);
    const DomainIndex *index = numbers.index(domain);
    if (!target || !index)
        return true; // it names nothing, neither there nor here
    const NodeId own = counterpart(target);
    number = own ? index->number(own) : -1;
    return number >= 0;
}

bool ReferenceTranslation::integers(const NumberedObjects &numbers, const FieldInfo &f, const TypeInfo &type,
                                    std::byte *first, std::size_t count, std::size_t element) const
{
    for (std::size_t i = 0; i < count; ++i) {
        std::int64_t number = readInteger(type, first + i * type.size);
        if ((element + i) % f.reference.stride >= f.reference.used || isNoneReference(f.reference, type, number))
            continue;
        if (!renumber(numbers, f.reference.domain, number))
            return false;
        writeInteger(type, first + i * type.size, number);
        if (readInteger(type, first + i * type.size) != number)
            return false; // more objects than the field can number
    }
    return true;
}

bool ReferenceTranslation::translate(const NumberedObjects &numbers, const FieldInfo &f, const TypeInfo &type,
                                     std::size_t element, void *data) const
{
    const auto allOf = [&](const TypeInfo &integer, std::byte *first, std::size_t count) {
        return integers(numbers, f, integer, first, count, element);
    };
    if (type.kind == Kind::Struct) {
        const std::vector<FieldInfo> &fields = type.structure().fields;
        return std::all_of(fields.begin(), fields.end(), [&](const FieldInfo &inner) {
            return inner.type->kind == Kind::List || translate(numbers, inner, *inner.type, 0, inner.in(data));
        });
    }
    if (type.kind == Kind::Curve) {
        auto &curve = *static_cast<CurveBase *>(data);
        CurveBase::Header header = curve.header();
        const std::size_t width = type.element->valueSize();
        if (curve.isPresent() && header.globalSequence != -1) {
            std::int64_t number = header.globalSequence;
            if (!renumber(numbers, m_models.mine.model().info().globalSequenceDomain, number))
                return false;
            header.globalSequence = std::int32_t(number);
            curve.setHeaderRaw(header, width);
        }
        return !holdsReferences(f) || !curve.size() || allOf(*type.element, curve.editRawPart(0, width), curve.size());
    }
    if (!holdsReferences(f))
        return true;
    if (type.kind == Kind::Array) {
        auto &array = *static_cast<ArrayBase *>(data);
        return array.isEmpty() || allOf(*type.element, array.editRaw(type.element->size), array.size());
    }
    if (type.kind == Kind::FixedArray)
        return allOf(*type.element, static_cast<std::byte *>(data), type.components);
    return type.kind != Kind::Integer || allOf(type, static_cast<std::byte *>(data), 1);
}

} // namespace sinew
