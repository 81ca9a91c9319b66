// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/model/references.h"

#include "core/model/domain_index.h"
#include "core/model/walk.h"

#include <algorithm>
#include <map>

namespace sinew {

namespace {

bool is(const char *domain, std::string_view name)
{
    return domain && name == domain;
}

/// True if objects of a type, or objects below them, can refer to a domain. Computed once per walk for each type.
class Relevance
{
public:
    Relevance(std::string_view domain, bool curves) : m_domain(domain), m_curves(curves) {}

    bool operator()(const StructInfo &info) const
    {
        const auto known = m_known.find(&info);
        if (known != m_known.end())
            return known->second;
        m_known[&info] = false;
        const bool relevant = std::any_of(info.fields.begin(), info.fields.end(), [this](const FieldInfo &f) {
            return is(f.reference.domain, m_domain) || (m_curves && f.type->kind == Kind::Curve) ||
                   (f.type->kind == Kind::Struct && (*this)(f.type->structure())) ||
                   (f.type->kind == Kind::List && (*this)(f.type->element->structure()));
        });
        return m_known[&info] = relevant;
    }

private:
    std::string_view m_domain;
    bool m_curves;
    mutable std::map<const StructInfo *, bool> m_known;
};

void visitIntegers(const Address &address, const FieldInfo &f, const void *data,
                   const std::function<void(const FoundReference &)> &visit)
{
    const auto report = [&](const TypeInfo &type, const void *at, std::uint32_t sub, std::int64_t key) {
        const std::int64_t number = readInteger(type, at);
        if (!isNoneReference(f.reference, type, number))
            visit({sub == Address::NoElement ? address : address.of(sub), &f, number, key});
    };
    const auto elements = [&](const TypeInfo &type, const std::byte *first, std::size_t count) {
        const std::size_t weight = f.reference.weighted ? f.reference.used : 0; // elements from a reference to its own
                                                                                // weight
        for (std::size_t i = 0; i < count; ++i)
            if (i % f.reference.stride < f.reference.used &&
                (weight == 0 || i + weight >= count || readInteger(type, first + (i + weight) * type.size) != 0))
                report(type, first + i * type.size, std::uint32_t(i), -1);
    };
    switch (f.type->kind) {
    case Kind::Integer:
        report(*f.type, data, Address::NoElement, -1);
        break;
    case Kind::FixedArray:
        elements(*f.type->element, static_cast<const std::byte *>(data), f.type->components);
        break;
    case Kind::Array:
        elements(*f.type->element, static_cast<const ArrayBase *>(data)->raw(),
                 static_cast<const ArrayBase *>(data)->size());
        break;
    case Kind::Curve: {
        const auto *curve = static_cast<const CurveBase *>(data);
        const std::size_t width = f.type->element->valueSize();
        for (std::size_t i = 0; i < curve->size(); ++i)
            report(*f.type->element, curve->rawPart(0, width) + i * width, Address::NoElement, std::int64_t(i));
        break;
    }
    default:
        break;
    }
}

} // namespace

void forEachReference(const Model &model, std::string_view domain,
                      const std::function<void(const FoundReference &)> &visit)
{
    const bool curves = is(model.info().globalSequenceDomain, domain);
    const Ctx ctx = model.ctx();
    const Relevance relevant(domain, curves);
    walkFields(
        model.info(), const_cast<void *>(model.root()), RootNode,
        [&](const Address &address, const FieldInfo &f, const void *data, const void *object) {
            if (curves && f.type->kind == Kind::Curve && f.isOnDisk(ctx, object)) {
                const auto *curve = static_cast<const CurveBase *>(data);
                if (curve->isPresent() && curve->globalSequence() != -1)
                    visit({address, &f, curve->globalSequence(), -1, true});
            }
            const bool refers = f.reference.kind == RefKind::Row || f.reference.kind == RefKind::Key;
            if (refers && is(f.reference.domain, domain) && f.isOnDisk(ctx, object))
                visitIntegers(address, f, data, visit);
        },
        relevant);
}

std::vector<bool> referredRows(const Model &model, std::string_view domain, std::size_t count)
{
    std::vector<bool> isReferred(count);
    forEachReference(model, domain, [&](const FoundReference &reference) {
        if (reference.number >= 0 && std::size_t(reference.number) < count)
            isReferred[std::size_t(reference.number)] = true;
    });
    return isReferred;
}

std::vector<FoundReference> referencesTo(const Model &model, NodeId target)
{
    std::vector<FoundReference> found;
    const Domain *domain = domainOf(model, target);
    if (!domain)
        return found;
    const std::int64_t number = DomainIndex(model, *domain).number(target);
    forEachReference(model, domain->name, [&](const FoundReference &reference) {
        if (reference.number == number)
            found.push_back(reference);
    });
    return found;
}

} // namespace sinew
