// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/compare/content_hash.h"

#include "core/compare/compared_field.h"
#include "core/compare/digest.h"
#include "core/schema/text.h"

namespace sinew {

std::string objectName(const StructInfo &info, const void *object)
{
    if (info.nameField >= 0) {
        const FieldInfo &f = info.fields[std::size_t(info.nameField)];
        return valueText(f, *f.type, f.in(object));
    }
    for (const FieldInfo &f : info.fields)
        if (f.type->kind == Kind::Struct && f.type->structure().nameField >= 0)
            return objectName(f.type->structure(), f.in(object));
    return {};
}

std::string nearestName(const Model &model, NodeId node)
{
    std::string name;
    for (; name.empty() && node != NoNode && node != RootNode; node = model.parentOf(node)) {
        const ObjectRef object = model.object(node);
        name = objectName(*object.info, object.data);
    }
    return name;
}

ContentHash::ContentHash(const NumberedObjects &objects) : m_objects(objects), m_ctx(objects.model().ctx()) {}

std::size_t ContentHash::deep(const StructInfo &info, const void *object) const
{
    return of(info, object, Depth::Deep);
}

std::size_t ContentHash::shallow(const StructInfo &info, const void *object) const
{
    return of(info, object, Depth::Shallow);
}

std::size_t ContentHash::identity(const StructInfo &info, const void *object) const
{
    std::size_t hash = 0;
    forEachMember(info, m_ctx, object, m_ctx, object, [&](const FieldInfo &f, std::uint16_t) {
        if (f.identifies)
            addDigest(hash, value(f, *f.type, f.in(object), Depth::Shallow));
    });
    return hash;
}

bool ContentHash::hasIdentity(const StructInfo &info)
{
    return std::any_of(info.fields.begin(), info.fields.end(), [](const FieldInfo &f) { return f.identifies; });
}

std::size_t ContentHash::of(const StructInfo &info, const void *object, Depth depth) const
{
    std::size_t hash = 0;
    forEachMember(info, m_ctx, object, m_ctx, object, [&](const FieldInfo &f, std::uint16_t row) {
        const bool isBeside = f.reference.kind == RefKind::Parallel &&
                              (f.type->kind != Kind::List || m_objects.isInStep(f, f.in(object)));
        if ((f.derived && !f.identifies) || int(row) == info.nameField || m_objects.isKey(f) || isBeside)
            return;
        if (depth == Depth::Shallow && (f.type->kind == Kind::List || f.reference.kind != RefKind::None))
            return;
        addDigest(hash, value(f, *f.type, f.in(object), depth));
    });
    return hash;
}

std::size_t ContentHash::value(const FieldInfo &field, const TypeInfo &type, const void *data, Depth depth) const
{
    const bool refers = field.reference.kind == RefKind::Row || field.reference.kind == RefKind::Key;
    switch (type.kind) {
    case Kind::Struct:
        return of(type.structure(), data, depth);
    case Kind::List: {
        std::size_t hash = 0;
        for (std::size_t i = 0; i < listSize(field, data); ++i)
            addDigest(hash, of(type.element->structure(), listItem(field, data, i), depth));
        return hash;
    }
    case Kind::Array: {
        const auto &array = *static_cast<const ArrayBase *>(data);
        return refers ? references(field, *type.element, array.raw(), array.size())
                      : bytesDigest(array.raw(), array.size() * type.element->size);
    }
    case Kind::FixedArray:
        return refers ? references(field, *type.element, static_cast<const std::byte *>(data), type.components)
                      : bytesDigest(data, type.size);
    case Kind::Curve: {
        const auto &curve = *static_cast<const CurveBase *>(data);
        const std::size_t width = type.element->valueSize();
        std::size_t hash = curve.isPresent() ? curve.header().interpolation + 1 : 0;
        addDigest(hash, bytesDigest(curve.times().data(), curve.times().size_bytes()));
        if (refers)
            addDigest(hash, references(field, *type.element, curve.rawPart(0, width), curve.size()));
        else if (width && curve.size())
            addDigest(hash, bytesDigest(curve.rawPart(0, width), width * curve.size()));
        return hash;
    }
    default:
        return refers && type.kind == Kind::Integer ? references(field, type, static_cast<const std::byte *>(data), 1)
                                                    : bytesDigest(data, type.size);
    }
}

std::size_t ContentHash::references(const FieldInfo &field, const TypeInfo &type, const std::byte *first,
                                    std::size_t count) const
{
    std::size_t hash = count;
    for (std::size_t i = 0; i < count; ++i) {
        const std::int64_t number = readInteger(type, first + i * type.size);
        const bool refers =
            i % field.reference.stride < field.reference.used && !isNoneReference(field.reference, type, number);
        const NodeId named = refers ? m_objects.target(field.reference.domain, number) : NoNode;
        addDigest(hash, named ? target(named) : std::size_t(number));
    }
    return hash;
}

std::size_t ContentHash::target(NodeId object) const
{
    if (const auto known = m_identities.find(object); known != m_identities.end())
        return known->second;
    const ObjectRef ref = m_objects.model().object(object);
    const std::string name = objectName(*ref.info, ref.data);
    const std::size_t hash =
        name.empty() ? shallow(*ref.info, ref.data) : std::hash<std::string_view>()(std::string_view(name));
    m_identities.emplace(object, hash);
    return hash;
}

} // namespace sinew
