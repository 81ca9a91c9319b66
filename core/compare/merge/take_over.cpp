// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/compare/merge/take_over.h"

#include "core/compare/merge/three_way.h"
#include "core/model/references.h"

#include <algorithm>

namespace sinew {

namespace {

/// The wanted part of a plan.
class Choice
{
public:
    Choice(const ThreeWay &models, const std::vector<const ModelDifference *> &chosen) : m_models(models)
    {
        for (const ModelDifference *difference : chosen) {
            add(*difference);
            m_paths.push_back(difference->inA.empty() ? difference->inB : difference->inA);
        }
        addReferred();
    }

    void reduce(MergePlan &plan) const
    {
        std::erase_if(plan.taken, [&](const MergePlan::Taken &taken) { return !isWanted(taken); });
        for (MergePlan::Coming &coming : plan.coming)
            std::erase_if(coming.objects, [&](NodeId id) { return !m_coming.contains(id); });
        std::erase_if(plan.coming, [](const MergePlan::Coming &coming) { return coming.objects.empty(); });
        std::erase_if(plan.going, [&](NodeId id) { return !m_going.contains(id); });
        std::erase_if(plan.orders, [&](const MergePlan::Order &order) {
            return std::none_of(order.common.begin(), order.common.end(),
                                [&](NodeId id) { return m_moved.contains(id); });
        });
        // The only conflicts are about elements that belong to no object; they are not part of what was chosen.
        plan.conflicts.clear();
        std::erase_if(plan.unheld, [&](const MergeConflict &conflict) {
            return std::none_of(m_paths.begin(), m_paths.end(),
                                [&](const std::string &path) { return conflict.path.starts_with(path); });
        });
    }

private:
    void add(const ModelDifference &difference)
    {
        const bool isObject = difference.atA.isObject() && difference.atB.isObject();
        if (!isObject)
            m_fields.insert(difference.atA.whole());
        else if (difference.kind == ModelDifference::Added)
            m_coming.insert(difference.atB.node);
        else if (difference.kind == ModelDifference::Removed)
            m_going.insert(difference.atA.node);
        else if (difference.kind == ModelDifference::Moved)
            m_moved.insert(difference.atA.node);
        if (isObject)
            for (const ModelDifference &child : difference.children)
                add(child);
    }

    /// True if an object of THEIRS is added, by itself or with an ancestor.
    bool comes(NodeId their) const
    {
        for (; their != NoNode && their != RootNode; their = m_models.theirs.model().parentOf(their))
            if (m_coming.contains(their))
                return true;
        return false;
    }

    void addReferred()
    {
        const Model &theirs = m_models.theirs.model();
        for (bool grows = true; grows;) {
            grows = false;
            for (const Domain &domain : theirs.info().domains)
                forEachReference(theirs, domain.name, [&](const FoundReference &reference) {
                    const NodeId target = m_models.theirs.target(domain.name, reference.number);
                    if (target == NoNode || m_models.mineToTheirs.inA(target) || m_coming.contains(target))
                        return;
                    Address at = reference.address.whole();
                    at.node = m_models.mineToTheirs.inA(at.node);
                    if (comes(reference.address.node) || (at.node != NoNode && m_fields.contains(at)))
                        grows = m_coming.insert(target).second || grows;
                });
        }
    }

    bool isWanted(const MergePlan::Taken &taken) const
    {
        if (taken.isNew)
            return comes(taken.at.node);
        return m_fields.contains(taken.at.whole()) || (taken.owner != NoNode && comes(taken.owner));
    }

    const ThreeWay &m_models;
    std::unordered_set<Address> m_fields;        ///< of MINE
    std::unordered_set<NodeId> m_coming;         ///< of THEIRS
    std::unordered_set<NodeId> m_going, m_moved; ///< of MINE
    std::vector<std::string> m_paths;            ///< of MINE, or of THEIRS for what only THEIRS has
};

} // namespace

Result<ModelMerge> takeOver(const Model &mine, const Model &theirs, const std::vector<const ModelDifference *> &chosen,
                            const Format *format)
{
    if (const Status fit = canMerge(mine, theirs); !fit)
        return fit.error();
    const ThreeWay models(mine, mine, theirs);
    MergePlan plan = planMerge(models);
    Choice(models, chosen).reduce(plan);
    return carryOut(models, std::move(plan), format);
}

} // namespace sinew
