// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/mdx/create/looks/looks.h"

namespace sinew::mdx {

/// A pass on its way to layers.
struct Looks::Pass
{
    const SceneLayer &from;
    const SceneSurface &surface;
    Draft &draft;
    bool isOpaque;
    std::uint32_t filter; ///< of what shows the surface itself
    bool hasBase = false; ///< there is a layer already, which further ones lie on
};

} // namespace sinew::mdx
