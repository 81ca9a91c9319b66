// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/m2/model/model.h"

#include <span>

// How skin profiles and the look-up tables that they refer to are read.

namespace sinew::m2 {

/// All skin profiles, the LOD ones last.
template<class Visit>
void forEachSkin(const Root &root, const Visit &visit)
{
    for (const Skin &skin : root.skins)
        visit(skin);
    for (const Skin &skin : root.lodSkins)
        visit(skin);
}

/// Calls visit(profile, submesh, its id) for the submeshes of all profiles.
template<class Visit>
void forEachSubmesh(const Root &root, const Visit &visit)
{
    forEachSkin(root, [&](const Skin &skin) {
        for (std::size_t row = 0; row < skin.submeshes.size(); ++row)
            visit(skin, skin.submeshes[row], skin.submeshes.ids[row]);
    });
}

/// The triangles of a submesh as rows of the profile's vertex list, three each; empty if they go beyond its list.
inline std::span<const std::uint16_t> trianglesOf(const Skin &skin, const Submesh &part)
{
    const std::size_t first = std::size_t(part.level) << 16 | part.triangleStart;
    return first + part.triangleCount > skin.indices.size() ? std::span<const std::uint16_t>()
                                                            : skin.indices.view().subspan(first, part.triangleCount);
}

/// The entry of a look-up table, `none` outside the table.
template<class T>
std::int32_t entry(const Array<T> &table, std::size_t row, std::int32_t none = -1)
{
    return row < table.size() ? std::int32_t(table[row]) : none;
}

} // namespace sinew::m2
