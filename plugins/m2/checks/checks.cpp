// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/checks/checks.h"

namespace sinew::m2 {

namespace {

/// For readers of the list; in English like the list itself.
std::vector<NotChecked> notChecked()
{
    return {
        {"wrong scene, moved objects, bone constraints, curves on objects, pairs of animations (WBS)",
         "state of a Blender scene before it is exported; a model has none of it"},
        {"more than four bones of a vertex (WBS)", "a vertex has room for four"},
        {"missing “Stand” or “Death” (mdx-m3-viewer: severe)",
         "animations are numbers; items and doodads have one sequence, and the game's table AnimationData says what "
         "plays "
         "instead of one that is missing"},
        {"names of sequences that are no standard (mdx-m3-viewer)",
         "they have numbers, of which the game's table grows"},
        {"global sequences without length (mdx-m3-viewer)",
         "22 of the 139 in the files that we know have none, in Blizzard's models as well: their time stays at 0"},
        {"tracks without keys, or for no sequence (mdx-m3-viewer)",
         "every object has all of its tracks; one without keys is as good as none"},
        {"missing opening and closing keys (mdx-m3-viewer, Wa3Tuner)",
         "since version 264 each sequence has keys of its own, before whose first and behind whose last nothing moves"},
        {"keys before 0 (mdx-m3-viewer)", "times have no sign"},
        {"neighbouring keys that are equal or nearly so (mdx-m3-viewer)",
         "slimming a model takes away what no shape needs, and proves it"},
        {"bones that no vertex has, unused nodes (mdx-m3-viewer, HiveWE)",
         "attachments, events and the game's table of key bones use bones that a mesh does not"},
        {"lights with unusual range (mdx-m3-viewer)", "no such limits of the game are known"},
        {"paths of attachments, no “Origin” (mdx-m3-viewer)",
         "attachments are numbers; nothing hangs at them in the file"},
        {"a path beside a slot of a texture (mdx-m3-viewer)",
         "the game goes by the slot and does not read the path; no file that we know has both"},
        {"emitters: squirt, flat quads, visibility guides (mdx-m3-viewer)", "M2 emitters have nothing of the kind"},
        {"vertices that no face uses, equal vertices, the order of triangles (MdlVis)",
         "they do no harm; slimming a model is a matter of its own"},
        {"pictures: sizes, mip levels, alpha bits (mdx-m3-viewer)",
         "Tools → Convert textures reads and writes them; the model does not hold them"},
        {"files that are in no archive, missing .anim, .skin and .skel files (Wa3Tuner)",
         "the latter are m2.missingFile; for the others see asset.* (sinew check --assets PATH)"},
    };
}

} // namespace

const CheckTable &checkTable()
{
    static const CheckTable table({loadChecks(), sequenceChecks(), tableChecks(), meshChecks(), vertexChecks(),
                                   materialChecks(), effectChecks(), skeletonChecks(), objectChecks(), trackChecks(),
                                   physicsChecks()},
                                  notChecked());
    return table;
}

} // namespace sinew::m2
