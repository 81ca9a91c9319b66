// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"
#include "core/model/change.h"

#include <functional>
#include <span>
#include <string_view>

namespace sinew {

/// The number of a reference after an edit, -1 for a removed target.
using Renumber = std::function<std::int64_t(std::string_view domain, std::int64_t oldNumber)>;

/// Handles references with OnDelete::Custom.
class ReferenceFixer
{
public:
    virtual ~ReferenceFixer() = default;
    /// Appends the changes that detach `removed` objects (still in the model) from custom references, expressed against
    /// the present model. A field that is set here must be complete: its other references must be renumbered as well.
    virtual Status detach(const Model &model, std::span<const NodeId> removed, const Renumber &renumber,
                          ChangeSet &changes) const = 0;
};

} // namespace sinew
