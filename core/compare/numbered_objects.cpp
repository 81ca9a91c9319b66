// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/compare/numbered_objects.h"

namespace sinew {

NumberedObjects::NumberedObjects(const Model &model) : m_model(model)
{
    for (const Domain &domain : model.info().domains) {
        m_domains.emplace(domain.name, DomainIndex(model, domain));
        if (domain.keyStruct)
            m_keys.insert(&domain.keyStruct->structure().fields[domain.keyField]);
    }
}

const DomainIndex *NumberedObjects::index(const char *domain) const
{
    const auto found = domain ? m_domains.find(domain) : m_domains.end();
    return found == m_domains.end() ? nullptr : &found->second;
}

NodeId NumberedObjects::target(const char *domain, std::int64_t number) const
{
    const DomainIndex *known = index(domain);
    return known ? known->target(number) : NoNode;
}

std::int64_t NumberedObjects::parallelElement(const Reference &reference, NodeId object) const
{
    const DomainIndex *first = index(reference.domain), *second = index(reference.alsoDomain);
    if (const std::int64_t number = first ? first->number(object) : -1; number >= 0)
        return number;
    const std::int64_t number = second ? second->number(object) : -1;
    return number < 0 ? -1 : number + (first ? first->end() : 0);
}

std::int64_t NumberedObjects::parallelEnd(const Reference &reference) const
{
    const DomainIndex *first = index(reference.domain), *second = index(reference.alsoDomain);
    return (first ? first->end() : 0) + (second ? second->end() : 0);
}

bool NumberedObjects::isInStep(const FieldInfo &field, const void *list) const
{
    return field.reference.kind == RefKind::Parallel && field.type->kind == Kind::List &&
           std::int64_t(field.type->list->size(list)) == parallelEnd(field.reference);
}

} // namespace sinew
