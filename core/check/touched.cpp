// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/check/touched.h"

#include "core/schema/struct_info.h"

#include <algorithm>

namespace sinew {

void Touched::addAll(const StructInfo &info)
{
    if (!m_whole.insert(&info).second)
        return;
    for (const FieldInfo &field : info.fields)
        addField(info, field);
}

void Touched::addField(const StructInfo &owner, const FieldInfo &field)
{
    m_fields.insert({&owner, field.offset});
    m_owners.insert(&owner);
    const auto decides = [](const FieldInfo &other) { return other.usedWhen != nullptr; };
    if (field.reference.kind != RefKind::None || std::any_of(owner.fields.begin(), owner.fields.end(), decides))
        m_kinds |= Reads::References;
    switch (field.type->kind) {
    case Kind::Curve: // which may run on a global sequence
        m_kinds |= Reads::Curves | Reads::References;
        break;
    case Kind::Struct:
        addAll(field.type->structure());
        break;
    case Kind::List:
        m_kinds |= Reads::References;
        addAll(field.type->element->structure());
        break;
    default:
        break;
    }
}

void Touched::add(const Model &model, const ChangeSet &changes)
{
    for (const Change &change : changes) {
        const ObjectRef object = model.object(change.at.node);
        if (!object || change.at.field >= object.info->fields.size())
            continue; // removed with its owner, which another change covers
        const FieldInfo &outer = object.info->fields[change.at.field];
        if (change.at.hasLeaf()) {
            m_fields.insert({object.info, outer.offset});
            m_owners.insert(object.info);
            const StructInfo &inner = outer.type->structure();
            addField(inner, inner.fields[change.at.leaf]);
        } else {
            addField(*object.info, outer);
        }
        // The fields by which objects are found.
        for (const Domain &domain : model.info().domains)
            if (domain.keyStruct) {
                const StructInfo &info = domain.keyStruct->structure();
                if (m_fields.count({&info, info.fields[domain.keyField].offset}))
                    m_kinds |= Reads::References;
            }
    }
}

bool Touched::meets(const Reads &reads) const
{
    if ((m_kinds & reads.m_kinds) || ((reads.m_kinds & Reads::Everything) && !isEmpty()))
        return true;
    return std::any_of(reads.m_fields.begin(), reads.m_fields.end(), [this](const Reads::Field &field) {
        return field.second == Reads::allFields ? m_owners.count(field.first) : m_fields.count(field);
    });
}

} // namespace sinew
