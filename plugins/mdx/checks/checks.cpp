// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/checks/checks.h"

namespace sinew::mdx {

namespace {

/// For readers of the list, in English as it.
std::vector<NotChecked> notChecked()
{
    return {
        {"geosets with SKIN and with vertex groups (mdx-m3-viewer: warning)",
         "Blizzard's HD geosets have both; the groups are not used"},
        {"neighbouring keys that differ by less than 0.001 (mdx-m3-viewer: unused)",
         "only equal ones are reported; Simplify in the curve editor removes others within a tolerance and shows what "
         "changes"},
        {"tracks in models without sequences (mdx-m3-viewer: warning)",
         "mdx.sequence.none says so once for the model; global sequences play all the same"},
        {"animated bounds, cameras without a sequence “Portrait”, missing “Portrait” (mdx-m3-viewer, HiveWE: unused)",
         "cameras are used by cinematics and the interface as well, which a model does not say"},
        {"more than 20,000 triangles, more than 255 matrix groups, as many geoset animations as geosets (Wa3Tuner)",
         "no such limits of the game are known; Blizzard's own models pass them"},
        {"scaling by zero instead of visibility (Wa3Tuner)", "it looks the same; Blizzard's models do it"},
        {"overlapping faces, vertices that no face uses, equal vertices (Wa3Tuner, MdlVis)",
         "they do no harm; slimming a model is a matter of its own"},
        {"pictures: sizes, mip levels, alpha bits, JPEG headers (mdx-m3-viewer)",
         "Tools → Convert textures reads and writes them; the model does not hold them"},
        {"paths that are in no archive (Wa3Tuner)",
         "the window searches the asset sources (asset.*); the command does not"},
    };
}

} // namespace

const CheckTable &checkTable()
{
    static const CheckTable table({fileChecks(), geosetChecks(), skinChecks(), materialChecks(), textureChecks(),
                                   sequenceChecks(), trackChecks(), openingChecks(), nodeChecks(), emitterChecks(),
                                   objectChecks()},
                                  notChecked());
    return table;
}

} // namespace sinew::mdx
