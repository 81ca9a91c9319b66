// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/model/domain_index.h"

#include "core/schema/struct_info.h"

#include <algorithm>

namespace sinew {

DomainIndex::DomainIndex(const Model &model, const Domain &domain)
{
    for (const std::uint16_t listField : domain.lists) {
        const FieldRef list = model.field({RootNode, listField});
        const StructInfo &item = list.type->element->structure();
        const KeyPlace key = keyPlace(domain, item);
        const std::vector<NodeId> &ids = list.type->list->ids(list.data);
        for (std::size_t row = 0; row < ids.size(); ++row) {
            std::int64_t number = std::int64_t(m_members.size());
            if (key.field)
                number = key.numberIn(list.type->list->at(list.data, row));
            m_members.push_back(ids[row]);
            m_targets.emplace(number, ids[row]);
            m_numbers.emplace(ids[row], number);
            m_end = std::max(m_end, number + 1);
        }
    }
}

NodeId DomainIndex::target(std::int64_t number) const
{
    const auto found = m_targets.find(number);
    return found == m_targets.end() ? NoNode : found->second;
}

std::int64_t DomainIndex::number(NodeId object) const
{
    const auto found = m_numbers.find(object);
    return found == m_numbers.end() ? -1 : found->second;
}

std::int64_t KeyPlace::numberIn(const void *item) const
{
    return readInteger(*field->type, field->in(static_cast<const std::byte *>(item) + holder));
}

KeyPlace keyPlace(const Domain &domain, const StructInfo &item)
{
    if (!domain.keyStruct)
        return {};
    if (item.type == domain.keyStruct)
        return {&item.fields[domain.keyField], 0, {NoNode, domain.keyField}};
    const auto outer = std::find_if(item.fields.begin(), item.fields.end(),
                                    [&](const FieldInfo &field) { return field.type == domain.keyStruct; });
    return {&domain.keyStruct->structure().fields[domain.keyField],
            outer->offset,
            {NoNode, std::uint16_t(outer - item.fields.begin()), domain.keyField}};
}

const Domain *domainOf(const Model &model, NodeId object)
{
    const Address list = model.listOf(object);
    if (list.node != RootNode)
        return nullptr;
    for (const Domain &domain : model.info().domains)
        if (std::find(domain.lists.begin(), domain.lists.end(), list.field) != domain.lists.end())
            return &domain;
    return nullptr;
}

} // namespace sinew
