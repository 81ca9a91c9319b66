// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

namespace sinew {

/// How motions of one skeleton become those of another.
struct RetargetOptions
{
    bool plantsFeet = true; ///< feet go where those of the donor go, scaled, whatever the lengths of the legs
    double facing = 0;      ///< degrees about the vertical axis from the donor's front to the model's
};

} // namespace sinew
