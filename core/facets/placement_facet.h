// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"
#include "core/model/change.h"

#include <vector>

namespace sinew {

struct Similarity;

/// A model after a change as a whole.
struct PlacedModel
{
    ChangeSet changes;
    std::vector<Message> notes; ///< what could only be approximated, or stays as it was
};

/// Scales, turns, mirrors and moves a whole model: vertices, pivots, keys with their tangents, emitters' speeds and
/// sizes, lights, cameras, collision, bounds and attachments.
class PlacementFacet
{
public:
    virtual ~PlacementFacet() = default;
    /// `similarity`: in the model's space. Posed vertices of the result are those of the model, changed by it.
    virtual Result<PlacedModel> placed(const Model &model, const Similarity &similarity) const = 0;
};

} // namespace sinew
