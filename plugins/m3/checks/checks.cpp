// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/checks/checks.h"

namespace sinew::m3 {

namespace {

/// In English, like the list that they are shown in.
std::vector<NotChecked> notChecked()
{
    return {
        {"counts of references and of sections that differ (m3addon)",
         "reading a model says so, and keeps both; afterwards there is only one list"},
        {"unused textures, textures that are there twice (mdx-m3-viewer)",
         "the format has no list of textures: each layer has its own path"},
        {"layers without a texture (HiveWE)",
         "every material has all of its layers; those without a texture are switched off so"},
        {"missing “Stand” or “Death”, names of sequences that are no standard (mdx-m3-viewer)",
         "the data of the unit says which sequences the game asks for; a model does not"},
        {"tracks without keys, or for no sequence (mdx-m3-viewer)",
         "a value has keys in the collections that name it, and elsewhere its own value"},
        {"missing opening and closing keys (mdx-m3-viewer, Wa3Tuner)",
         "each sequence has keys of its own, before whose first and behind whose last nothing moves"},
        {"neighbouring keys that are equal or nearly so (mdx-m3-viewer)",
         "slimming a model takes away what no shape needs, and proves it"},
        {"bones that no vertex has, unused nodes (mdx-m3-viewer, HiveWE)",
         "attachments, emitters, physics and turrets use bones that a mesh does not"},
        {"equal bone names", "everything refers to bones by their row"},
        {"animation IDs that are not animated", "every value has one, whether it has keys or not"},
        {"lights with unusual range (mdx-m3-viewer)", "no such limits of the game are known"},
        {"cells outside the texture of an emitter (HiveWE)",
         "what the phases of particles do at the end of the grid is not known"},
        {"emitters: squirt, flat quads, visibility guides (mdx-m3-viewer)", "M3 emitters have nothing of the kind"},
        {"overlapping faces, vertices that no face uses, equal vertices (Wa3Tuner, MdlVis)",
         "they do no harm; slimming a model is a matter of its own"},
        {"pictures: sizes, mip levels, alpha bits (mdx-m3-viewer)",
         "Tools → Convert textures reads and writes them; the model does not hold them"},
    };
}

} // namespace

const CheckTable &checkTable()
{
    static const CheckTable table({loadChecks(), fileChecks(), sequenceChecks(), animationChecks(), trackChecks(),
                                   skeletonChecks(), meshChecks(), vertexChecks(), objectChecks()},
                                  notChecked());
    return table;
}

} // namespace sinew::m3
