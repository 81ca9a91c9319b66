// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/convert/steps/border_1100.h"

#include "core/facets/materials/material_edits.h"
#include "plugins/mdx/materials/materials.h"
#include "plugins/mdx/materials/slots.h"

#include <QtGlobal>

namespace sinew::mdx {

namespace {

using Loss = ConversionLoss;

/// Notes what converting the material there and back would change.
void noteMerged(Draft &draft, NodeId id, const Material &before)
{
    Material back = before;
    toSlots(back);
    toLayers(back);
    const bool hd = back.shader.view() == hdShaderName;
    compareObjects(
        describe<Material>(), id, &before, &back,
        [&](const Address &at, const FieldInfo &field, const void *, const void *) {
            const bool first = !before.layers.isEmpty() && at.node == before.layers.ids[0];
            if (isField<&Material::shader>(field)) {
                const std::string_view name = before.shader.view();
                const bool same = name == back.shader.view() || name == sdShaderName;
                draft.note(same ? Loss::Changed : Loss::Lost, at,
                           {QT_TRANSLATE_NOOP("Message", "the shader “%1” becomes the number %2"),
                            {std::string(name), hd ? hdShader : sdShader}});
            } else if (isField<&Layer::shadingFlags>(field) && (!hd || first)) {
                draft.note(Loss::Changed, at,
                           QT_TRANSLATE_NOOP("Message",
                                             "the material is two-sided; since 1100 this is a property of its layers"));
            } else if (first) {
                draft.note(Loss::Changed, at,
                           QT_TRANSLATE_NOOP("Message", "the gain of the emissive texture becomes that of the layer"));
            } else {
                draft.note(Loss::Changed, at,
                           QT_TRANSLATE_NOOP("Message", "for an HD material only the first layer's value is used; the "
                                                        "values of other layers are lost"));
            }
        });
    if (hd && before.layers.size() > hdTextures)
        draft.note(Loss::Guessed, {before.layers.ids[hdTextures]},
                   QT_TRANSLATE_NOOP("Message", "what the game does with more than six textures is unknown"));
}

/// Tracks stored in a non-standard order lose it when one of them moves.
void noteTrackOrder(Draft &draft, const Material &material)
{
    const MdxLayout *layout = draft.now().mdxLayout();
    for (std::size_t row = 0; layout && row < material.layers.size(); ++row) {
        const MdxLayout::Object *object = layout->object(material.layers.ids[row]);
        if (object && object->tags.size() > 1 && (row > 0 || material.layers[row].textureIdKeys.isPresent()))
            draft.note(Loss::Changed, {material.layers.ids[row]},
                       QT_TRANSLATE_NOOP("Message", "the tracks are put into the usual order"));
    }
}

/// Of the slots that are not as they were: whether they are still there. `again` has few, `layer` can have a million.
void noteSlots(Draft &draft, const Layer &layer, const Layer &again)
{
    const std::vector<std::size_t> meanings = slotMeanings(layer), now = slotMeanings(again);
    const auto isStillThere = [&](std::size_t row) {
        const TextureSlot &slot = layer.slots[row];
        for (std::size_t i = 0; i < now.size(); ++i)
            if (now[i] == meanings[row] && again.slots[i].textureId == slot.textureId &&
                again.slots[i].textureIdKeys == slot.textureIdKeys)
                return true;
        return false;
    };
    for (std::size_t row = 0; row < layer.slots.size(); ++row) {
        if (row < again.slots.size() && equalValues(typeInfo<TextureSlot>(), &layer.slots[row], &again.slots[row]))
            continue;
        const Address at{layer.slots.ids[row]};
        if (isStillThere(row))
            draft.note(Loss::Changed, at,
                       QT_TRANSLATE_NOOP("Message", "the slots are sorted, each with its own number"));
        else
            draft.note(Loss::Lost, at,
                       QT_TRANSLATE_NOOP("Message", "the layer has no room for the texture of this slot before 1100"));
    }
}

void noteSplit(Draft &draft, NodeId id, const Material &before)
{
    Material back = before;
    toLayers(back);
    toSlots(back);
    for (std::size_t row = 0; row < before.layers.size(); ++row) {
        const Layer &layer = before.layers[row];
        const Layer *again = row < back.layers.size() ? &back.layers[row] : nullptr;
        if (!again) {
            draft.note(Loss::Lost, {before.layers.ids[row]},
                       QT_TRANSLATE_NOOP("Message", "before 1100, an HD material has no further layers"));
            continue;
        }
        noteSlots(draft, layer, *again);
        if (layer.slots.isEmpty())
            draft.note(Loss::Changed, {before.layers.ids[row]},
                       QT_TRANSLATE_NOOP("Message", "the layer has no texture; before 1100 it refers to none"));
        compareObjects(
            describe<Layer>(), before.layers.ids[row], &layer, again,
            [&](const Address &at, const FieldInfo &field, const void *, const void *) {
                if (at.node != before.layers.ids[row])
                    return;
                if (isField<&Layer::textureId>(field))
                    draft.note(Loss::Changed, at,
                               QT_TRANSLATE_NOOP("Message", "the texture of the first slot takes precedence"));
                else if (isField<&Layer::shaderType>(field))
                    draft.note(Loss::Lost, at,
                               QT_TRANSLATE_NOOP("Message",
                                                 "before 1100, all layers of a material have one shader, SD or HD"));
            });
    }
    if (before.flags & MaterialFlag::TwoSided)
        draft.note(Loss::Guessed, fieldOf<&Material::flags>(id),
                   QT_TRANSLATE_NOOP("Message", "the flag 0x2 makes a material two-sided in versions 900 and 1000"));
}

Status eachMaterial(Draft &draft, void (*note)(Draft &, NodeId, const Material &), void (*turn)(Material &))
{
    EditBuilder edit = draft.edit();
    const List<Material> &materials = draft.root().materials;
    for (std::size_t row = 0; row < materials.size(); ++row) {
        note(draft, materials.ids[row], materials[row]);
        Material wanted = materials[row];
        turn(wanted);
        become(draft, edit, materials.ids[row], &wanted);
    }
    return draft.take(edit);
}

void noteSpread(Draft &draft, const Material &before)
{
    const bool hd = isHd(before, draft.root().version);
    Material now = before;
    spreadSlots(now, hd);
    for (std::size_t row = 0; row < before.layers.size(); ++row) {
        const List<TextureSlot> &slots = before.layers[row].slots;
        if (row >= now.layers.ids.size() || now.layers.ids[row] != before.layers.ids[row]) {
            draft.note(Loss::Lost, {before.layers.ids[row]},
                       QT_TRANSLATE_NOOP("Message", "before 1100, an HD material has no further layers"));
            continue;
        }
        for (std::size_t i = 0; i < slots.size(); ++i) {
            const bool stays = hd && row == 0 && slots[i].slot < now.layers.size() && slots[i].slot > 0 &&
                               now.layers[slots[i].slot].textureId == slots[i].textureId;
            if (stays)
                draft.note(
                    Loss::Changed, {slots.ids[i]},
                    QT_TRANSLATE_NOOP("Message", "the texture becomes a layer of its own, as in MDX before 1100"));
            else
                draft.note(
                    Loss::Lost, {slots.ids[i]},
                    QT_TRANSLATE_NOOP("Message", "the layer has no room for the texture of this slot before 1100"));
        }
    }
}

} // namespace

Status leaveSlots(Draft &draft)
{
    EditBuilder edit = draft.edit();
    const List<Material> &materials = draft.root().materials;
    for (std::size_t row = 0; row < materials.size(); ++row) {
        if (!hasSlots(materials[row]))
            continue;
        noteSpread(draft, materials[row]);
        Material wanted = materials[row];
        spreadSlots(wanted, isHd(wanted, draft.root().version));
        become(draft, edit, materials.ids[row], &wanted);
    }
    return draft.take(edit);
}

Status upTo1100(Draft &draft)
{
    const auto note = [](Draft &d, NodeId id, const Material &material) {
        noteMerged(d, id, material);
        noteTrackOrder(d, material);
    };
    return eachMaterial(draft, note, toSlots);
}

Status downFrom1100(Draft &draft)
{
    return eachMaterial(draft, noteSplit, toLayers);
}

} // namespace sinew::mdx
