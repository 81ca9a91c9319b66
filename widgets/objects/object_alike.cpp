// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/objects/object_alike.h"

#include "core/model/domain_index.h"
#include "core/schema/struct_info.h"

#include <map>
#include <memory>
#include <set>
#include <string>

namespace sinew {

namespace {

class Likeness
{
public:
    Likeness(const Model &a, const Model &b) : m_a(a), m_b(b) {}

    bool objects(NodeId first, NodeId second)
    {
        // References that lead back, and chains without an end, are decided by what else there is.
        const auto pair = std::pair(first, second);
        if (!m_seen.emplace(pair).second || m_seen.size() > 1000)
            return true;
        const ObjectRef x = m_a.object(first), y = m_b.object(second);
        return x && y && x.info == y.info && structs(*x.info, x.data, y.data);
    }

private:
    bool structs(const StructInfo &info, const void *x, const void *y)
    {
        for (const FieldInfo &field : info.fields)
            if (field.generated == Generated::No && !field.derived && !alike(field, field.in(x), field.in(y)))
                return false;
        return true;
    }

    bool alike(const FieldInfo &field, const void *x, const void *y)
    {
        const TypeInfo &type = *field.type;
        if (type.kind == Kind::Struct)
            return structs(type.structure(), x, y);
        if (type.kind == Kind::List) {
            const std::size_t size = type.list->size(x);
            bool same = size == type.list->size(y);
            for (std::size_t i = 0; same && i < size; ++i)
                same = structs(type.element->structure(), type.list->at(const_cast<void *>(x), i),
                               type.list->at(const_cast<void *>(y), i));
            return same;
        }
        if (type.kind == Kind::Integer && field.reference.domain && field.reference.kind != RefKind::Parallel)
            return references(field, x, y);
        return equalValues(type, x, y);
    }

    bool references(const FieldInfo &field, const void *x, const void *y)
    {
        const std::int64_t first = readInteger(*field.type, x), second = readInteger(*field.type, y);
        const bool isNone = isNoneReference(field.reference, *field.type, first);
        if (isNone || isNoneReference(field.reference, *field.type, second))
            return isNone && isNoneReference(field.reference, *field.type, second);
        const NodeId one = index(m_a, field).target(first), other = index(m_b, field).target(second);
        return one == NoNode || other == NoNode ? one == other && first == second : objects(one, other);
    }

    const DomainIndex &index(const Model &model, const FieldInfo &field)
    {
        auto &known = m_indexes[{&model, field.reference.domain}];
        if (!known)
            known = std::make_unique<DomainIndex>(model, *model.info().domain(field.reference.domain));
        return *known;
    }

    const Model &m_a, &m_b;
    std::set<std::pair<NodeId, NodeId>> m_seen;
    std::map<std::pair<const Model *, std::string>, std::unique_ptr<DomainIndex>> m_indexes;
};

} // namespace

bool areAlike(const Model &a, NodeId first, const Model &b, NodeId second)
{
    return Likeness(a, b).objects(first, second);
}

} // namespace sinew
