// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/materials/material_edits.h"
#include "plugins/mdx/convert/draft/draft.h"

// What happens between two neighbouring versions beyond fields that come and go with their row in the table. Each step
// turns a model of the one into what the other says, and notes what that costs. World of Warcraft's alpha stands before
// Warcraft III 800, to which its layout is nearest: 1500 – 1400 – 1300 – 800 – 900 …

namespace sinew::mdx {

/// 800 → 900. Nothing has to be done: matrix groups stay what skins the geosets, as in the SD models of Reforged.
Status upTo900(Draft &draft);
/// 900 → 800: materials of one diffuse texture, vertices bound to matrix groups, one level of detail, no Popcorn
/// effects and no faces.
Status downFrom900(Draft &draft);
/// MDL before 1100 whose layers have slots, as MDX of the version says it.
Status leaveSlots(Draft &draft);
/// 1000 → 1100: textures become slots of their layer (slots.h).
Status upTo1100(Draft &draft);
Status downFrom1100(Draft &draft);

/// 1200 → 1300: what 3.0 brought are fields of the table.
Status upTo1300(Draft &draft);
Status downFrom1300(Draft &draft);
/// 1300 → 1600: lights fade in another way; bindings to bones in two bytes each (since wideSkinVersion).
Status upTo1600(Draft &draft);
Status downFrom1600(Draft &draft);

/// World of Warcraft 1300 → Warcraft III 800.
Status toWarcraft(Draft &draft);
Status toWow(Draft &draft);
/// World of Warcraft 1500 → 1400: matrix groups instead of bones and weights at the vertices.
Status toGroups(Draft &draft);
Status toBatches(Draft &draft);

/// Between binary and text, in the model's version.
Status changeEncoding(Draft &draft, Encoding encoding);

/// That a value, or bits of it, are lost in a version.
void noteNoPlace(Draft &draft, const Address &at, const FieldInfo &field, const void *data, std::uint32_t version);
/// Before a step: what only the target stores has said nothing so far, whatever stands in memory.
Status freshenFields(Draft &draft, const Ctx &target);
/// After it: clears every field that the model's own version stores and the other one does not, and notes those that
/// said something.
Status clearFields(Draft &draft, const Ctx &target);

} // namespace sinew::mdx
