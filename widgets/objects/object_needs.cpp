// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/objects/object_needs.h"

#include "core/model/domain_index.h"
#include "core/model/references.h"
#include "core/schema/struct_info.h"
#include "widgets/objects/object_relink.h"

#include <set>
#include <string>

namespace sinew {

namespace {

/// Finds domains whose objects can be taken out of their model: they refer only to objects of such domains. An object
/// that refers to its own kind (a node to its parent) is part of a whole. A composite material is not: it refers to
/// materials through the list that names them all.
class LooseDomains
{
public:
    explicit LooseDomains(const StructInfo &root) : m_root(root) {}
    bool isLoose(const Domain &domain)
    {
        if (m_open.contains(domain.name))
            return true; // decided by whoever asks for it
        m_open.insert(domain.name);
        bool loose = true;
        for (const std::uint16_t list : domain.lists)
            loose = loose && refersToLoose(m_root.fields[list].type->element->structure(), domain);
        m_open.erase(domain.name);
        return loose;
    }

private:
    bool refersToLoose(const StructInfo &info, const Domain &own)
    {
        for (const FieldInfo &field : info.fields) {
            if (const Domain *domain = field.reference.domain ? m_root.domain(field.reference.domain) : nullptr;
                domain && (domain == &own || !isLoose(*domain)))
                return false;
            if (field.type->kind == Kind::Struct && !refersToLoose(field.type->structure(), own))
                return false;
            if (field.type->kind == Kind::List && !refersToLoose(field.type->element->structure(), own))
                return false;
        }
        return true;
    }

    const StructInfo &m_root;
    std::set<std::string> m_open; ///< being examined
};

} // namespace

bool isWithin(const Model &model, NodeId node, const std::set<NodeId> &owners)
{
    for (; node != NoNode && node != RootNode; node = model.parentOf(node))
        if (owners.contains(node))
            return true;
    return false;
}

std::vector<NodeId> neededBy(const Model &source, const std::vector<NodeId> &nodes, const Model &target,
                             const Counterparts *counterparts)
{
    std::set<NodeId> taken(nodes.begin(), nodes.end());
    std::vector<NodeId> needed;
    LooseDomains loose(source.info());
    for (bool more = true; more;) {
        more = false;
        for (const Domain &domain : source.info().domains) {
            if (!loose.isLoose(domain))
                continue;
            const DomainIndex index(source, domain);
            std::vector<NodeId> found;
            forEachReference(source, domain.name, [&](const FoundReference &reference) {
                const NodeId original = index.target(reference.number);
                if (original != NoNode && !taken.contains(original) &&
                    isWithin(source, reference.address.node, taken) && source.parentOf(original) == RootNode &&
                    equalObject(source, original, target, domain, counterparts) == NoNode &&
                    taken.insert(original).second)
                    found.push_back(original);
            });
            more = more || !found.empty();
            needed.insert(needed.end(), found.begin(), found.end());
        }
    }
    return needed;
}

} // namespace sinew
