// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/creation_facet.h"
#include "core/format/format.h"

namespace sinew {

/// How a new model stands.
struct CreatedPlacement
{
    int quarterTurns = 0;  ///< about z, counter-clockwise from above, 0…3
    bool onGround = false; ///< the lowest point of its first Stand, else at rest, comes to z 0
};

/// Turns and moves the new model, and adds what could only be approximated to its losses.
Status place(CreatedModel &created, const Format &format, const CreatedPlacement &placement);

} // namespace sinew
