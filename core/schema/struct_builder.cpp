// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/schema/struct_builder.h"

namespace sinew {

StructRows::StructRows(const char *name, const char *label, const TypeInfo &type)
{
    m_info.name = name;
    m_info.label = label;
    m_info.type = &type;
}

void StructRows::addSize(std::uint32_t version, std::uint32_t bytes)
{
    m_info.sizes.emplace_back(version, bytes);
}

void StructRows::addRowDomain(const char *name, std::size_t list)
{
    m_info.domains.push_back({name, {detail::rowOrAbort(m_info, list, name)}});
}

void StructRows::addKeyDomain(const char *name, const TypeInfo &keyStruct, std::uint16_t keyField,
                              std::initializer_list<std::size_t> lists)
{
    Domain domain{name, {}, &keyStruct, keyField};
    for (const std::size_t list : lists)
        domain.lists.push_back(detail::rowOrAbort(m_info, list, name));
    m_info.domains.push_back(std::move(domain));
}

void StructRows::addField(const char *name, const TypeInfo &type, std::size_t offset)
{
    m_info.fields.push_back({name, &type, offset});
    m_last = &m_info.fields.back();
}

void StructRows::addGroup(const char *label, bool isRare, std::initializer_list<std::size_t> offsets)
{
    FieldGroup group{label, {}, isRare};
    for (const std::size_t offset : offsets) {
        detail::rowOrAbort(m_info, offset, label);
        for (std::size_t i = 0; i < m_info.fields.size(); ++i)
            if (m_info.fields[i].offset == offset)
                group.rows.push_back(std::uint16_t(i));
    }
    m_info.groups.push_back(std::move(group));
}

StructInfo StructRows::finished(const void *fresh)
{
    for (FieldInfo &f : m_info.fields)
        f.fallback = readNumber(*f.type, f.in(fresh));
    for (const FieldInfo &f : m_info.fields)
        if (f.base)
            detail::rowOrAbort(m_info, *f.base, f.name);
    for (std::size_t i = 0; i < m_info.fields.size(); ++i) {
        m_info.fields[i].versionOffset = m_versionOffset;
        if (m_info.fields[i].type->kind == Kind::List)
            m_info.lists.push_back(std::uint16_t(i));
    }
    return std::move(m_info);
}

} // namespace sinew
