// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/create/created_placement.h"

#include "core/transform/placement.h"
#include "editor/create/fields/stand_height.h"

#include <algorithm>

namespace sinew {

Status place(CreatedModel &created, const Format &format, const CreatedPlacement &placement)
{
    PlacementRequest request;
    request.degrees.z() = 90 * placement.quarterTurns;
    const auto stand = std::find_if(created.sequences.begin(), created.sequences.end(),
                                    [](const CreatedSequence &sequence) { return isStand(sequence.name); });
    if (stand != created.sequences.end())
        request.sequence = int(stand - created.sequences.begin());
    // A model that draws no mesh has no lowest point.
    request.onGround = placement.onGround && !drawnBox(*created.model, format, request.sequence).isEmpty();
    if (placement.quarterTurns == 0 && !request.onGround)
        return Done{};
    auto placed = placedModel(*created.model, format, request);
    if (!placed)
        return placed.error();
    for (Change &change : placed->changes)
        applyChange(*created.model, change);
    for (Message &note : placed->notes)
        created.losses.push_back({ConversionLoss::Changed, {RootNode}, {}, std::move(note)});
    return Done{};
}

} // namespace sinew
