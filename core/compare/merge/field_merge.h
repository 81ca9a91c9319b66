// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/compare/merge/three_way.h"

namespace sinew {

/// A field in all three models.
struct MergedField
{
    const FieldInfo &f;
    Address base, mine, theirs;
    const void *b, *m, *t;
};

/// Plans the merge of a field's value: what to take from THEIRS, and conflicts.
class FieldMerge
{
public:
    /// Both must live as long as this.
    FieldMerge(const ThreeWay &models, MergePlan &plan) : m(models), m_plan(plan) {}

    /// Not for lists and arrays that run parallel to objects.
    void run(const MergedField &place);

private:
    void bothChanged(const MergedField &place, const TypeInfo &type, const void *b, const void *mine, const void *t,
                     const Address &at);
    void take(const MergedField &place, const Address &at, const TypeInfo &type, std::size_t element,
              const void *value);
    /// MINE's elements without those that THEIRS removed, followed by those that THEIRS added.
    void set(const MergedField &place);
    /// Element by element if all have the same number of elements.
    void array(const MergedField &place);
    /// Key by key if that makes sense; false otherwise.
    bool curve(const MergedField &place);

    const ThreeWay &m;
    MergePlan &m_plan;
};

} // namespace sinew
