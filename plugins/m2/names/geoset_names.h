// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

namespace sinew::m2 {

/// Name of a geoset group of characters, null for one without a name. A submesh's id is group × 100 + variant; the
/// variants of a group are alternatives, of which the game draws one. Creatures use the numbers freely. Sources:
/// wowdev's page on character customization and open model viewers.
const char *geosetGroupName(int group);

constexpr int geosetGroup(int submeshId)
{
    return submeshId / 100;
}

} // namespace sinew::m2
