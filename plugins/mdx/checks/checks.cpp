// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/checks/checks.h"

namespace sinew::mdx {

namespace {

/// In English, like the list that they are shown in.
std::vector<NotChecked> notChecked()
{
    return {
        {"neighbouring keys that differ by less than 0.001 (mdx-m3-viewer: unused)",
         "only equal ones are reported; sinew slim and Simplify in the curve editor remove others within a bound"},
        {"tracks in models without sequences (mdx-m3-viewer: warning)",
         "mdx.sequence.none says so once for the model; global sequences play all the same"},
        {"animated bounds, cameras without a sequence “Portrait”, missing “Portrait” (mdx-m3-viewer, HiveWE: unused)",
         "cameras are used by cinematics and the interface as well, which a model does not say"},
        {"more than 20,000 triangles, more than 255 matrix groups, as many geoset animations as geosets (Wa3Tuner)",
         "no such limits of the game are known; Blizzard's own models pass them"},
        {"scaling by zero instead of visibility (Wa3Tuner)", "it looks the same; Blizzard's models do it"},
        {"no textures (mdx-m3-viewer: warning)",
         "a layer without a texture is mdx.layer.no-texture; a model without layers needs none"},
        {"more bind poses than nodes and cameras (mdx-m3-viewer: warning)",
         "they are by object id, so that those behind the last one bind nothing; too few are mdx.file.bind-poses"},
        {"bones of HD vertices beyond 255 (mdx-m3-viewer: error)",
         "the file has one byte for each, so that there are none; a bone that is not there is model.reference.missing"},
        {"sequences that end before they start (mdx-m3-viewer: negative length)", "this is mdx.sequence.backwards"},
        {"sequences in which no geoset is seen, or nothing moves; a “Stand” without keys (Wa3Tuner)",
         "sounds, effects and hidden stages need no geoset, and buildings and doodads of the game stand still"},
        {"equal triangles in geosets that differ (MdlVis: duplicate surfaces)",
         "two materials on one surface are how decals and glow are made; geosets that are the same in all are merged "
         "by sinew slim"},
        {"faces that lie in one another (Wa3Tuner)", "decals lie on what they decorate"},
        {"vertices that no face uses, vertices that are there twice (Wa3Tuner, MdlVis)",
         "nothing looks or works wrong; they cost memory, and sinew slim takes them away (sinew slim --list)"},
        {"pictures: sizes, mip levels, alpha bits, JPEG headers (mdx-m3-viewer)",
         "Tools → Convert textures reads and writes them; the model does not hold them"},
    };
}

} // namespace

const CheckTable &checkTable()
{
    static const CheckTable table({loadChecks(), fileChecks(), geosetChecks(), skinChecks(), materialChecks(),
                                   textureChecks(), sequenceChecks(), trackChecks(), openingChecks(), nodeChecks(),
                                   emitterChecks(), objectChecks(), peerChecks()},
                                  notChecked());
    return table;
}

} // namespace sinew::mdx
