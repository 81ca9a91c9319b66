// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/ready_made.h"
#include "core/io/result.h"

#include <span>

namespace sinew::mdx {

/// In the order of menus.
std::span<const ReadyMadePart> readyMadeParts();
/// CreationFacet::readyMade().
Result<ReadyMadeDonor> readyMadePart(std::string_view id, const Model &target, const ReadyMadeOptions &options);

} // namespace sinew::mdx
