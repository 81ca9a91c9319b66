// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/convert/steps/border_1300.h"

#include "core/facets/materials/material_edits.h"
#include "plugins/mdx/convert/draft/near_ancestors.h"
#include "plugins/mdx/materials/slots.h"

#include <QtGlobal>

#include <algorithm>

namespace sinew::mdx {

namespace {

using Loss = ConversionLoss;

constexpr std::uint16_t maxNumber = NearAncestors::maxNumber;
constexpr std::size_t influencesPerSkinRow = 4;
constexpr std::uint32_t newShading = 0x600; ///< back faces for shadows, ambient occlusion

void noteLights(Draft &draft)
{
    for (const NodeId id : draft.root().lights.ids)
        draft.note(Loss::Guessed, {id},
                   QT_TRANSLATE_NOOP("Message", "light fields new in Warcraft III 3.0 get the game's defaults where "
                                                "the MDL omits them; whether the light looks the same is unknown"));
}

/// Shaders and flags that only files of 3.0 are said to have; `goes`: the model leaves 3.0, so shaders are noted too.
void noteShading(Draft &draft, bool goes)
{
    for (const Material &material : draft.root().materials)
        for (std::size_t row = 0; row < material.layers.size(); ++row) {
            const Layer &layer = material.layers[row];
            const NodeId id = material.layers.ids[row];
            if (goes && layer.shaderType > hdShader)
                draft.note(Loss::Guessed, fieldOf<&Layer::shaderType>(id),
                           QT_TRANSLATE_NOOP(
                               "Message", "whether the game supports this shader before Warcraft III 3.0 is unknown"));
            if (layer.shadingFlags & newShading)
                draft.note(Loss::Guessed, fieldOf<&Layer::shadingFlags>(id),
                           QT_TRANSLATE_NOOP("Message",
                                             "the flags 0x200 and 0x400 only have a meaning since Warcraft III 3.0"));
        }
}

/// `all`: even if bindings are lost.
Status narrowSkin(Draft &draft, bool all)
{
    EditBuilder edit = draft.edit();
    const NearAncestors ancestors(draft.now());
    const List<Geoset> &geosets = draft.root().geosets;
    for (std::size_t row = 0; row < geosets.size(); ++row) {
        const Array<std::uint16_t> &wide = geosets[row].wideSkin;
        const bool fits =
            std::all_of(wide.begin(), wide.end(), [](std::uint16_t number) { return number <= maxNumber; });
        if (wide.isEmpty() || (!fits && !all))
            continue;
        const NodeId id = geosets.ids[row];
        const Address at = fieldOf<&Geoset::wideSkin>(id);
        Array<std::uint8_t> skin;
        std::uint8_t *to = skin.reset(wide.size());
        std::size_t rebound = 0;
        for (std::size_t i = 0; i < wide.size(); ++i) {
            const bool isBone = i % (2 * influencesPerSkinRow) < influencesPerSkinRow;
            const bool counts = isBone && i + influencesPerSkinRow < wide.size() && wide[i + influencesPerSkinRow] != 0;
            rebound += counts && wide[i] > maxNumber;
            to[i] = isBone ? ancestors.of(wide[i]) : std::uint8_t(std::min(wide[i], maxNumber));
        }
        draft.note(Loss::Changed, at,
                   QT_TRANSLATE_NOOP("Message", "the bindings to bones are stored in one byte each"));
        if (rebound)
            draft.note(Loss::Lost, at,
                       {QT_TRANSLATE_NOOP("Message", "%1 bindings are to bones above 255, which a byte can't address; "
                                                     "they are redirected to the nearest addressable ancestor"),
                        {rebound}});
        edit.set(fieldOf<&Geoset::skin>(id), skin);
        edit.set(at, Array<std::uint16_t>());
    }
    return draft.take(edit);
}

} // namespace

Status upTo1300(Draft &draft)
{
    noteLights(draft);
    noteShading(draft, false);
    return Done{};
}

Status upTo1600(Draft &draft)
{
    noteLights(draft);
    EditBuilder edit = draft.edit();
    const List<Geoset> &geosets = draft.root().geosets;
    for (std::size_t row = 0; row < geosets.size(); ++row) {
        const Array<std::uint8_t> &narrow = geosets[row].skin;
        if (narrow.isEmpty())
            continue;
        const NodeId id = geosets.ids[row];
        const Address at = fieldOf<&Geoset::skin>(id);
        Array<std::uint16_t> skin;
        std::copy(narrow.begin(), narrow.end(), skin.reset(narrow.size()));
        draft.note(Loss::Changed, at,
                   QT_TRANSLATE_NOOP("Message", "the bindings to bones are stored in two bytes each"));
        edit.set(fieldOf<&Geoset::wideSkin>(id), skin);
        edit.set(at, Array<std::uint8_t>());
    }
    return draft.take(edit);
}

/// 1300 is said to use bytes; bindings that don't fit stay wide, as any file since 1300 may have them.
Status downFrom1600(Draft &draft)
{
    return narrowSkin(draft, false);
}

Status downFrom1300(Draft &draft)
{
    noteShading(draft, true);
    return narrowSkin(draft, true);
}

} // namespace sinew::mdx
