// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/ready_made.h"
#include "core/io/result.h"
#include "plugins/mdx/model/model.h"

namespace sinew::mdx {

/// The model with “Decay Flesh” and “Decay Bone”, a minute each, both of which begin as “Death” ends. In the second
/// half of “Decay Bone” it sinks by its height, and what has a linear alpha fades. Fails without a “Death”, and if it
/// has both; one that it has is left out.
Result<ReadyMadeDonor> corpseFor(const MdxModel &target);

} // namespace sinew::mdx
