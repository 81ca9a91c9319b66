// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/convert/steps/border_wow.h"

#include "plugins/mdx/convert/draft/vertex_bindings.h"
#include "plugins/mdx/convert/steps/wow_parts.h"

#include "core/facets/materials/material_edits.h"
#include "core/model/walk.h"
#include "plugins/mdx/convert/steps/clear_fields.h"
#include "plugins/mdx/convert/steps/wow_motion.h"
#include "plugins/mdx/convert/steps/wow_nodes.h"

#include <QtGlobal>

#include <algorithm>
#include <cmath>

namespace sinew::mdx {

namespace {

using Loss = ConversionLoss;

template<auto Member>
Address storedField(NodeId id, const Ctx &ctx)
{
    return mdx::storedField(fieldOf<Member>(id), describe<OwnerOf<Member>>(), ctx);
}

/// Static colours that one game stores blue first and the other red first.
Status convertColours(Draft &draft)
{
    EditBuilder edit = draft.edit();
    const Ctx ctx = draft.now().ctx(), target = otherSide(draft);
    walkFields(draft.now(), [&](const Address &at, const FieldInfo &field, const void *data, const void *object) {
        if (field.type->kind == Kind::Curve || !field.isOnDisk(ctx, object))
            return;
        const StructInfo &owner = *draft.now().field(at).owner;
        const bool turns = std::any_of(owner.fields.begin(), owner.fields.end(), [&](const FieldInfo &other) {
            return other.offset == field.offset && other.bgrOrder != field.bgrOrder && other.isOnDisk(target, object);
        });
        if (!turns)
            return;
        Value value(*field.type, data);
        auto *colours = static_cast<Colour *>(value.data());
        for (std::size_t i = 0; i < field.type->valueSize() / sizeof(Colour); ++i)
            std::swap(colours[i].r, colours[i].b);
        if (!equalValues(*field.type, data, value.data()))
            edit.set(at, std::move(value));
    });
    return draft.take(edit);
}

/// Tracks with two documented forms; the writer uses the shorter one.
void noteForms(Draft &draft)
{
    const Ctx target = otherSide(draft);
    walkRowsOfBothGames(draft.now(), [&](const Address &at, const FieldInfo &field, const void *data,
                                         const void *object) {
        const bool open = field.storage == SimpleOrFull || field.storage == FloatOrInteger;
        const bool isStored = field.isOnDisk(draft.now().ctx(), object) || field.isOnDisk(target, object);
        if (open && isStored && static_cast<const CurveBase *>(data)->isPresent())
            draft.note(Loss::Guessed, at,
                       QT_TRANSLATE_NOOP(
                           "Message", "two forms of this track are documented; which one the game reads is unknown"));
    });
}

/// Visibility has another tag in the other game, so an order from the file has no place for it.
void noteTrackOrder(Draft &draft)
{
    const MdxLayout *layout = draft.now().mdxLayout();
    if (!layout)
        return;
    const Ctx ctx = draft.now().ctx(), target = otherSide(draft);
    for (const auto &[key, entry] : layout->objects) {
        const ObjectRef object = draft.now().object(key.node);
        if (!object || entry.tags.size() < 2 || !key.isObject())
            continue;
        const auto has = [&](std::uint32_t tag, const Ctx &in) {
            return std::any_of(object.info->fields.begin(), object.info->fields.end(), [&](const FieldInfo &field) {
                return field.tag == tag && field.isOnDisk(in, object.data);
            });
        };
        if (std::any_of(entry.tags.begin(), entry.tags.end(),
                        [&](std::uint32_t tag) { return has(tag, ctx) && !has(tag, target); }))
            draft.note(Loss::Changed, {key.node},
                       QT_TRANSLATE_NOOP("Message", "the tracks are put into the usual order"));
    }
}

constexpr float rarest = 999;

/// Warcraft III picks sequences by rarity, World of Warcraft by share. Among sequences of the same name, 1 / (1 +
/// rarity) is larger for those that come more often, and the usual 0 becomes the usual 1.
Status convertSequences(Draft &draft)
{
    EditBuilder edit = draft.edit();
    const List<Sequence> &sequences = draft.root().sequences;
    for (std::size_t row = 0; row < sequences.size(); ++row) {
        const Sequence &sequence = sequences[row];
        const NodeId id = sequences.ids[row];
        const Address frequency = fieldOf<&Sequence::frequency>(id), rarity = fieldOf<&Sequence::rarity>(id);
        if (isWow(draft) ? sequence.frequency == 1 : sequence.rarity == 0)
            continue;
        if (isWow(draft)) {
            draft.note(
                Loss::Guessed, frequency,
                QT_TRANSLATE_NOOP(
                    "Message", "the frequency of the sequence is converted to a rarity; the game's rule is unknown"));
            edit.set(rarity, sequence.frequency * (1 + rarest) > 1 ? 1 / sequence.frequency - 1 : rarest);
            edit.set(frequency, 1.f);
        } else {
            draft.note(
                Loss::Guessed, rarity,
                QT_TRANSLATE_NOOP(
                    "Message", "the rarity of the sequence is converted to a frequency; the game's rule is unknown"));
            edit.set(frequency, sequence.rarity > 0 ? 1 / (1 + sequence.rarity) : 1.f);
            edit.set(rarity, 0.f);
        }
    }
    return draft.take(edit);
}

/// Textures supplied by the games have different numbers and contents.
Status convertTextures(Draft &draft)
{
    EditBuilder edit = draft.edit();
    const List<Texture> &textures = draft.root().textures;
    for (std::size_t row = 0; row < textures.size(); ++row) {
        const Texture &texture = textures[row];
        if (texture.replaceableId == 0)
            continue;
        const Address at = storedField<&Texture::replaceableId>(textures.ids[row], draft.now().ctx());
        if (texture.path.view().empty())
            draft.note(
                Loss::Lost, at,
                QT_TRANSLATE_NOOP(
                    "Message",
                    "this game supplies the texture; the other one has no equivalent, and no file is specified"));
        else
            draft.note(
                Loss::Guessed, at,
                QT_TRANSLATE_NOOP("Message", "this game supplies the texture; the other one uses the specified file"));
        edit.set(at, std::uint32_t(0));
    }
    return draft.take(edit);
}

constexpr BitPair selectionBits[] = {{4, 1}};
constexpr BitPair animationBits[] = {{2, 1}};
constexpr BitPair layerBits[] = {{0x1, 0x1},   {0x2, 0x2},   {0x4, 0x4},   {0x8, 0x8},
                                 {0x10, 0x10}, {0x20, 0x20}, {0x40, 0x40}, {0x80, 0x80}};

Status convertMaterials(Draft &draft)
{
    EditBuilder edit = draft.edit();
    const List<Material> &materials = draft.root().materials;
    for (std::size_t row = 0; row < materials.size(); ++row) {
        const Address flags = fieldOf<&Material::flags>(materials.ids[row]);
        if (materials[row].flags & MaterialFlag::TwoSided && !isWow(draft)) {
            draft.note(Loss::Changed, flags,
                       QT_TRANSLATE_NOOP("Message", "the flag 0x2 of a material has no meaning before version 900"));
            edit.set(flags, materials[row].flags & ~std::uint32_t(MaterialFlag::TwoSided));
        }
    }
    for (const Material &material : materials)
        for (const NodeId layer : material.layers.ids)
            mapBits(draft, edit, fieldOf<&Layer::shadingFlags>(layer), layerBits);
    for (const NodeId animation : draft.root().geosetAnimations.ids)
        mapBits(draft, edit, fieldOf<&GeosetAnimation::flags>(animation), animationBits);
    return draft.take(edit);
}

Status convertGeosets(Draft &draft)
{
    EditBuilder edit = draft.edit();
    const List<Geoset> &geosets = draft.root().geosets;
    for (std::size_t row = 0; row < geosets.size(); ++row) {
        const Geoset &geoset = geosets[row];
        const NodeId id = geosets.ids[row];
        mapBits(draft, edit, fieldOf<&Geoset::selectionFlags>(id), selectionBits);
        if (geoset.selectionGroup)
            draft.note(Loss::Guessed, storedField<&Geoset::selectionGroup>(id, draft.now().ctx()),
                       QT_TRANSLATE_NOOP(
                           "Message", "one game uses this number for selection, the other for assembling characters"));
        if (isWow(draft))
            dropBones(draft, edit, id, geoset);
        else
            bindToBones(draft, edit, id, geoset, false);
    }
    return draft.take(edit);
}

Status dropMesh(Draft &draft)
{
    const CollisionMesh &mesh = draft.root().collisionMesh;
    if (mesh.vertices.isEmpty() && mesh.faces.isEmpty() && mesh.normals.isEmpty())
        return Done{};
    EditBuilder edit = draft.edit();
    const Address at = fieldOf<&Root::collisionMesh>(RootNode);
    draft.note(Loss::Lost, at,
               {QT_TRANSLATE_NOOP("Message", "Warcraft III has no collision mesh; %1 triangles are removed"),
                {mesh.faces.size() / 3}});
    edit.set(at, CollisionMesh());
    return draft.take(edit);
}

void noteAttachments(Draft &draft)
{
    for (const NodeId id : draft.root().attachments.ids)
        draft.note(
            Loss::Guessed, storedField<&Attachment::attachmentId>(id, draft.now().ctx()),
            QT_TRANSLATE_NOOP(
                "Message",
                "World of Warcraft finds attachments by their numbers, Warcraft III by their names; the number stays"));
}

Status cross(Draft &draft)
{
    noteAttachments(draft);
    noteTrackOrder(draft);
    for (Status (*const part)(Draft &) : {convertSequences, convertTextures, convertMaterials, convertGeosets,
                                          convertNodeFlags, convertShapes, convertEmitters, convertColours})
        if (Status done = part(draft); !done)
            return done;
    return Done{};
}

} // namespace

Status toWarcraft(Draft &draft)
{
    if (Status done = dropMesh(draft); !done)
        return done;
    return cross(draft);
}

Status toWow(Draft &draft)
{
    if (Status done = cross(draft); !done)
        return done;
    noteForms(draft);
    return packRotations(draft);
}

} // namespace sinew::mdx
