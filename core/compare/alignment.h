// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/compare/numbered_objects.h"

#include <vector>

namespace sinew {

/// Pairs the objects of two models of the same root structure, whatever their rows and numbers: within lists of aligned
/// owners first those of equal name, then those of equal content (references by what they name), then unnamed ones at
/// the same place between aligned ones; objects that are identified by fields only by those fields. Takes time and
/// memory in proportion to both models.
class Alignment
{
public:
    /// All arguments must live as long as this.
    Alignment(const NumberedObjects &a, const NumberedObjects &b);
    /// Two descendants of one model: pairs what both have from it, and what both added alike (by name; without
    /// one by content).
    Alignment(const NumberedObjects &mine, const NumberedObjects &theirs, const Alignment &baseToMine,
              const Alignment &baseToTheirs);

    const NumberedObjects &a() const { return m_a; }
    const NumberedObjects &b() const { return m_b; }
    /// NoNode if the other model has no such object.
    NodeId inB(NodeId a) const { return find(m_inB, a); }
    NodeId inA(NodeId b) const { return find(m_inA, b); }

    /// True if in both models the items of a list belong one by one to other objects.
    bool areInStep(const FieldInfo &field, const void *inA, const void *inB) const
    {
        return m_a.isInStep(field, inA) && m_b.isInStep(field, inB);
    }

private:
    using Links = std::unordered_map<NodeId, NodeId>;
    static NodeId find(const Links &links, NodeId id);
    void link(NodeId a, NodeId b);
    void align();

    friend class Aligner;
    const NumberedObjects &m_a, &m_b;
    const Alignment *m_baseToMine = nullptr, *m_baseToTheirs = nullptr;
    Links m_inB, m_inA;
};

/// The smallest set of rows, given in the order of another list, that must move so that all are in ascending order.
std::vector<std::size_t> outOfOrder(const std::vector<std::size_t> &rows);

} // namespace sinew
