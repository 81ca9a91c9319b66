// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/check/reads.h"
#include "core/model/change.h"

#include <set>

namespace sinew {

/// What steps changed.
class Touched
{
public:
    /// Adds a step; `model` is in the state after the step.
    void add(const Model &model, const ChangeSet &changes);
    bool meets(const Reads &reads) const;
    bool isEmpty() const { return m_fields.empty(); }

private:
    void addField(const StructInfo &owner, const FieldInfo &field);
    void addAll(const StructInfo &info);

    std::uint8_t m_kinds = 0;
    std::set<Reads::Field> m_fields;
    std::set<const StructInfo *> m_owners, m_whole; ///< with a field that changed; with objects added or removed
};

} // namespace sinew
