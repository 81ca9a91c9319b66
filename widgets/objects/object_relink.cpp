// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/objects/object_relink.h"

#include "core/facets/counterparts.h"
#include "core/format/format.h"
#include "core/model/domain_index.h"
#include "core/schema/struct_info.h"
#include "widgets/objects/object_alike.h"
#include "widgets/shared/object_names.h"

#include <algorithm>
#include <cstring>

namespace sinew {

namespace {

/// The element that contains a reference, inside a copy of the whole field.
void writeReference(Value &field, const FoundReference &reference, std::int64_t number)
{
    const TypeInfo &type = field.type();
    switch (type.kind) {
    case Kind::Integer:
        writeInteger(type, field.data(), number);
        break;
    case Kind::FixedArray:
        writeInteger(*type.element,
                     static_cast<std::byte *>(field.data()) + std::size_t(reference.address.sub) * type.element->size,
                     number);
        break;
    case Kind::Array: {
        const std::size_t width = type.element->size;
        writeInteger(*type.element,
                     static_cast<ArrayBase *>(field.data())->editRaw(width) +
                         std::size_t(reference.address.sub) * width,
                     number);
        break;
    }
    case Kind::Curve: {
        auto *curve = static_cast<CurveBase *>(field.data());
        const std::size_t width = type.element->valueSize();
        if (reference.globalSequence)
            curve->setHeaderRaw({curve->header().interpolation, std::int32_t(number)}, width);
        else
            writeInteger(*type.element, curve->editRawPart(0, width) + std::size_t(reference.key) * width, number);
        break;
    }
    default:
        break;
    }
}

/// The string by which users tell objects of a type apart: the name, else the asset path.
std::string identity(const Model &model, NodeId node)
{
    const ObjectRef object = model.object(node);
    if (!object)
        return {};
    Address address = nameAddress(model, node);
    for (std::size_t i = 0; address.node == NoNode && i < object.info->fields.size(); ++i)
        if (object.info->fields[i].assetPath && object.info->fields[i].type->kind == Kind::String)
            address = {node, std::uint16_t(i)};
    const FieldRef field = model.field(address);
    if (!field || field.type->kind != Kind::String)
        return {};
    const auto *chars = static_cast<const char *>(field.data);
    return {chars, ::strnlen(chars, field.type->components)};
}

bool hasReferences(const StructInfo &info)
{
    for (const FieldInfo &field : info.fields) {
        if (field.reference.kind != RefKind::None || field.type->kind == Kind::Curve)
            return true;
        if (field.type->kind == Kind::Struct && hasReferences(field.type->structure()))
            return true;
        if (field.type->kind == Kind::List && hasReferences(field.type->element->structure()))
            return true;
    }
    return false;
}

bool refersTo(const StructInfo &info, const Domain &domain)
{
    return std::any_of(info.fields.begin(), info.fields.end(), [&](const FieldInfo &field) {
        return (field.reference.domain && std::string_view(domain.name) == field.reference.domain) ||
               (field.type->kind == Kind::Struct && refersTo(field.type->structure(), domain));
    });
}

} // namespace

NodeId equalObject(const Model &from, NodeId original, const Model &target, const Domain &domain,
                   const Counterparts *counterparts)
{
    if (const auto given = counterparts ? counterparts->chosen(original) : std::nullopt)
        return *given;
    const ObjectRef source = from.object(original);
    const std::string name = identity(from, original);
    // Without a name, plain objects (a replaceable texture) are the same if all their values are, and objects in a
    // hierarchy (bones) if they have the same displayed name.
    if (name.empty() && hasReferences(*source.info)) {
        if (!counterparts)
            return NoNode;
        const NodeId there = counterparts->of(original);
        const bool isMeant = refersTo(*source.info, domain) || areAlike(from, original, target, there);
        return isMeant ? there : NoNode;
    }
    const DomainIndex candidates(target, domain);
    for (const NodeId candidate : candidates.members()) {
        const ObjectRef object = target.object(candidate);
        if (object.info != source.info)
            continue;
        if (name.empty() ? equalValues(*object.info->type, object.data, source.data)
                         : identity(target, candidate) == name)
            return candidate;
    }
    return NoNode;
}

NodeId ObjectRelink::counterpart(NodeId original, const Domain &domain)
{
    if (const auto copy = m_copies.find(original); copy != m_copies.end())
        return copy->second;
    if (const auto known = m_found.find(original); known != m_found.end())
        return known->second;
    NodeId found = NoNode;
    if (m_same)
        found = m_target.model().contains(original) ? original : NoNode;
    else
        found = equalObject(m_source, original, m_target.model(), domain, m_counterparts);
    m_found[original] = found;
    if (found == NoNode) {
        const Format *format = m_target.format();
        const QString name = format && format->names()
                                 ? QString::fromStdString(format->names()->name(m_source, original))
                                 : nameText(m_source, original);
        m_missing << (name.isEmpty() ? typeLabel(*m_source.object(original).info) : name);
    }
    return found;
}

void ObjectRelink::collectDomain(const Domain &domain)
{
    const DomainIndex from(m_source, domain), to(m_target.model(), domain);
    forEachReference(m_source, domain.name, [&](const FoundReference &reference) {
        const auto copy = m_copies.find(reference.address.node);
        if (copy == m_copies.end())
            return;
        const Address at{copy->second, reference.address.field, reference.address.leaf};
        const FieldKey key(at.node, at.field, at.leaf);
        auto field = m_fields.find(key);
        if (field == m_fields.end()) {
            // The original's content: the numbers in the inserted copy may have been mistaken for those of this model.
            const FieldRef whole = m_source.field(reference.address.whole());
            field = m_fields.emplace(key, Value(*whole.type, whole.data)).first;
        }
        const NodeId original = from.target(reference.number);
        // A dangling number is part of the file: a copy within the document keeps it.
        if (original == NoNode && m_same)
            return;
        const NodeId target = original == NoNode ? NoNode : counterpart(original, domain);
        const std::int64_t none = reference.globalSequence ? -1 : reference.field->reference.none;
        writeReference(field->second, reference, target == NoNode ? none : to.number(target));
    });
}

void ObjectRelink::collectRelated(EditBuilder &edit)
{
    const NamedFacet *names = m_target.format() ? m_target.format()->names() : nullptr;
    if (!names)
        return;
    for (const auto &[original, copy] : m_copies) {
        const std::vector<RelatedField> from = names->relatedFields(m_source, original);
        if (from.empty())
            continue;
        const std::vector<RelatedField> to = names->relatedFields(m_target.model(), copy);
        for (const RelatedField &related : from) {
            const FieldRef value = m_source.field(related.address);
            for (const RelatedField &candidate : to)
                if (value && candidate.label == related.label)
                    if (const FieldRef target = m_target.model().field(candidate.address);
                        target && target.type == value.type)
                        edit.set(candidate.address, Value(*value.type, value.data));
        }
    }
}

void ObjectRelink::collect(EditBuilder &edit)
{
    for (const Domain &domain : m_source.info().domains)
        collectDomain(domain);
    for (auto &[key, value] : m_fields)
        edit.set({std::get<0>(key), std::get<1>(key), std::get<2>(key)}, std::move(value));
    m_fields.clear();
    collectRelated(edit);
}

} // namespace sinew
