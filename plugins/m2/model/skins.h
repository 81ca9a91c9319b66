// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/m2/model/model.h"

// How skin profiles and the look-up tables that they name are read.

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

/// The entry of a look-up table, `none` outside of it.
template<class T>
std::int32_t entry(const Array<T> &table, std::size_t row, std::int32_t none = -1)
{
    return row < table.size() ? std::int32_t(table[row]) : none;
}

} // namespace sinew::m2
