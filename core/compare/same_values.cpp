// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/compare/same_values.h"

#include "core/compare/compared_field.h"

namespace sinew {

bool SameValues::targets(const char *domain, std::int64_t a, std::int64_t b) const
{
    const NodeId inA = m_alignment.a().target(domain, a), inB = m_alignment.b().target(domain, b);
    return inA && inB ? m_alignment.inB(inA) == inB : !inA && !inB && a == b;
}

bool SameValues::element(const FieldInfo &field, const TypeInfo &type, std::size_t element, const void *a,
                         const void *b) const
{
    if (!holdsReferences(field) || type.kind != Kind::Integer ||
        element % field.reference.stride >= field.reference.used)
        return equalValues(type, a, b);
    const std::int64_t inA = readInteger(type, a), inB = readInteger(type, b);
    const bool noneA = isNoneReference(field.reference, type, inA), noneB = isNoneReference(field.reference, type, inB);
    return noneA || noneB ? noneA && noneB : targets(field.reference.domain, inA, inB);
}

bool SameValues::elements(const FieldInfo &field, const TypeInfo &type, const std::byte *a, const std::byte *b,
                          std::size_t count) const
{
    for (std::size_t i = 0; i < count; ++i)
        if (!element(field, type, i, a + i * type.size, b + i * type.size))
            return false;
    return true;
}

bool SameValues::globalSequences(std::int32_t a, std::int32_t b) const
{
    return a == -1 || b == -1 ? a == b : targets(m_alignment.a().model().info().globalSequenceDomain, a, b);
}

bool SameValues::headers(const CurveBase &a, const CurveBase &b) const
{
    const CurveBase::Header inA = a.header(), inB = b.header();
    return inA.interpolation == inB.interpolation && inA.slots == inB.slots &&
           globalSequences(inA.globalSequence, inB.globalSequence);
}

bool SameValues::objects(const StructInfo &info, const void *a, const void *b) const
{
    bool isSame = true;
    const NumberedObjects &numbers = m_alignment.a();
    forEachMember(info, numbers.model().ctx(), a, m_alignment.b().model().ctx(), b,
                  [&](const FieldInfo &f, std::uint16_t) {
                      // Elements that belong to other objects are compared with those objects.
                      const bool isBeside = f.reference.kind == RefKind::Parallel &&
                                            (f.type->kind != Kind::List || m_alignment.areInStep(f, f.in(a), f.in(b)));
                      if (isSame && !f.derived && !numbers.isKey(f) && !isBeside)
                          isSame = same(f, *f.type, f.in(a), f.in(b));
                  });
    return isSame;
}

bool SameValues::same(const FieldInfo &field, const TypeInfo &type, const void *a, const void *b) const
{
    switch (type.kind) {
    case Kind::Struct:
        return objects(type.structure(), a, b);
    case Kind::List: {
        if (listSize(field, a) != listSize(field, b))
            return false;
        for (std::size_t i = 0; i < listSize(field, a); ++i)
            if (m_alignment.inB(listIds(field, a)[i]) != listIds(field, b)[i] ||
                !objects(type.element->structure(), listItem(field, a, i), listItem(field, b, i)))
                return false;
        return true;
    }
    case Kind::Array: {
        const auto &inA = *static_cast<const ArrayBase *>(a), &inB = *static_cast<const ArrayBase *>(b);
        if (!holdsReferences(field))
            return inA.equalRaw(inB, type.element->size);
        return inA.size() == inB.size() && elements(field, *type.element, inA.raw(), inB.raw(), inA.size());
    }
    case Kind::FixedArray:
        return holdsReferences(field) ? elements(field, *type.element, static_cast<const std::byte *>(a),
                                                 static_cast<const std::byte *>(b), type.components)
                                      : equalValues(type, a, b);
    case Kind::Curve: {
        const auto &inA = *static_cast<const CurveBase *>(a), &inB = *static_cast<const CurveBase *>(b);
        if (inA.isPresent() != inB.isPresent() || inA.size() != inB.size() || !headers(inA, inB) ||
            !std::equal(inA.times().begin(), inA.times().end(), inB.times().begin()))
            return false;
        const std::size_t width = type.element->valueSize(), bytes = width * inA.size();
        for (int part = 0; bytes && part < (inA.hasTangents() ? 3 : 1); ++part) {
            const std::byte *partA = inA.rawPart(part, width), *partB = inB.rawPart(part, width);
            if (part == 0 && holdsReferences(field) ? !elements(field, *type.element, partA, partB, inA.size())
                                                    : std::memcmp(partA, partB, bytes) != 0)
                return false;
        }
        return true;
    }
    default:
        return element(field, type, 0, a, b);
    }
}

} // namespace sinew
