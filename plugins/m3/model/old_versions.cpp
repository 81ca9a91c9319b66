// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/model/old_versions.h"

#include "core/schema/four_cc.h"
#include "core/schema/struct_info.h"

namespace sinew::m3 {

std::optional<std::uint32_t> oldVersionOf(const StructInfo &info)
{
    static constexpr struct
    {
        std::uint32_t tag, version;
    } all[] = {{fourCc("MODL"), oldRoot}, {fourCc("PAR_"), 12}, {fourCc("RIB_"), 6}, {fourCc("LAYR"), 22},
               {fourCc("MAT_"), 15},      {fourCc("REGN"), 3},  {fourCc("SEQS"), 1}, {fourCc("CAM_"), 3},
               {fourCc("PROJ"), 4},       {fourCc("EVNT"), 1},  {fourCc("PHRB"), 2}, {fourCc("PHSH"), 1},
               {fourCc("FOR_"), 1}};
    for (const auto &old : all)
        if (old.tag == info.tag)
            return old.version;
    return {};
}

} // namespace sinew::m3
