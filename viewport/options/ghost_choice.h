// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

namespace sinew {

/// Which neighbouring frames of the shown sequence appear as ghosts.
struct GhostChoice
{
    static constexpr int mostEach = 10, longestStep = 100;

    int before = 2, after = 2; ///< 0 … mostEach
    int step = 3;              ///< frames between one and the next, 1 … longestStep
    bool meshes = true;        ///< edges of the meshes as well as the skeleton

    bool operator==(const GhostChoice &) const = default;
};

} // namespace sinew
