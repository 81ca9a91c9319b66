// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/checks/checks.h"

#include "core/check/findings.h"
#include "core/model/edit_builder.h"
#include "plugins/m2/model/lookups.h"
#include <QtGlobal>
#include <algorithm>

namespace sinew::m2 {

namespace {

namespace tables {

void keyBones(const M2Model &model, Findings &findings)
{
    const Root &root = model.data;
    for (std::size_t row = 0; row < root.bones.size() && !findings.isCancelled(); ++row)
        if (const std::int32_t key = root.bones[row].keyBone;
            key >= 0 && (std::size_t(key) >= root.keyBoneLookup.size() || root.keyBoneLookup[std::size_t(key)] < 0))
            findings.add(QT_TRANSLATE_NOOP("Message", "the key bone table does not refer to this bone"),
                         fieldOf<&Bone::keyBone>(root.bones.ids[row]));
}

void attachments(const M2Model &model, Findings &findings)
{
    const Root &root = model.data;
    for (std::size_t row = 0; row < root.attachments.size() && !findings.isCancelled(); ++row)
        if (const std::uint32_t id = root.attachments[row].id;
            id >= root.attachmentLookup.size() || root.attachmentLookup[id] < 0)
            findings.add(QT_TRANSLATE_NOOP("Message", "the attachment table does not refer to this attachment"),
                         fieldOf<&Attachment::id>(root.attachments.ids[row]));
}

void cameras(const M2Model &model, Findings &findings)
{
    const Root &root = model.data;
    // The flyby camera (−1) is not looked up.
    for (std::size_t row = 0; row < root.cameras.size() && !findings.isCancelled(); ++row)
        if (const std::int32_t type = root.cameras[row].type;
            type >= 0 && (std::size_t(type) >= root.cameraLookup.size() || root.cameraLookup[std::size_t(type)] < 0))
            findings.add(QT_TRANSLATE_NOOP("Message", "the camera table does not refer to this camera"),
                         fieldOf<&Camera::type>(root.cameras.ids[row]));
}

void replaceableTextures(const M2Model &model, Findings &findings)
{
    const Root &root = model.data;
    for (std::size_t row = 0; row < root.textures.size() && !findings.isCancelled(); ++row)
        if (const std::uint32_t type = root.textures[row].type;
            type != 0 && (type >= root.textureLookup.size() || root.textureLookup[type] < 0))
            findings.add(QT_TRANSLATE_NOOP("Message", "the texture table does not refer to this kind of texture"),
                         fieldOf<&Texture::type>(root.textures.ids[row]));
}

void chunkRows(const M2Model &model, Findings &findings)
{
    const Root &root = model.data;
    const auto rows = [&](const Address &list, std::size_t count, std::size_t wanted) {
        if (count && count != wanted)
            findings.add(Message(QT_TRANSLATE_NOOP("Message", "%1 entries for %2 objects"), {count, wanted}), list);
    };
    const std::size_t particles = root.particles.size();
    rows(fieldOf<&Root::textureFileIds>(RootNode), root.textureFileIds.size(), root.textures.size());
    rows(fieldOf<&Root::extendedParticles>(RootNode), root.extendedParticles.size(), particles);
    rows(fieldOf<&Root::geometryModelIds>(RootNode), root.geometryModelIds.size(), particles);
    rows(fieldOf<&Root::recursionModelIds>(RootNode), root.recursionModelIds.size(), particles);
    rows(fieldOf<&Root::particleGeosets>(RootNode), root.particleGeosets.size(), particles);
    if (!root.skinFileIds.isEmpty() && root.skinFileIds.size() < root.skins.size())
        rows(fieldOf<&Root::skinFileIds>(RootNode), root.skinFileIds.size(), root.skins.size());
}

/// Rebuilds a table, found by its row in the root.
template<std::uint16_t (*Row)()>
Status tableAnew(EditBuilder &edit, const M2Model &model, const Finding &)
{
    for (const Lookup &lookup : lookups())
        if (lookup.field == Row())
            edit.set({RootNode, lookup.field}, lookup.build(model.data, model.data.*lookup.table));
    return Done{};
}

Status fitRows(EditBuilder &edit, const M2Model &model, const Finding &finding)
{
    const Address at = finding.place();
    const Root &root = model.data;
    const auto fit = [&](const auto &array, std::size_t wanted) {
        using Element = std::decay_t<decltype(array[0])>;
        const std::size_t have = array.size();
        auto fitted = array;
        fitted.splice(std::min(have, wanted), have - std::min(have, wanted),
                      std::vector<Element>(wanted - std::min(have, wanted)));
        edit.set(at, fitted);
        return Status(Done{});
    };
    if (at == fieldOf<&Root::textureFileIds>(RootNode))
        return fit(root.textureFileIds, root.textures.size());
    if (at == fieldOf<&Root::geometryModelIds>(RootNode))
        return fit(root.geometryModelIds, root.particles.size());
    if (at == fieldOf<&Root::recursionModelIds>(RootNode))
        return fit(root.recursionModelIds, root.particles.size());
    if (at == fieldOf<&Root::particleGeosets>(RootNode))
        return fit(root.particleGeosets, root.particles.size());
    return Error{QT_TRANSLATE_NOOP("Message", "only you know what belongs there")};
}

} // namespace tables

} // namespace

std::vector<Check> tableChecks()
{
    using namespace tables;
    return {
        {"m2.lookup.key-bone",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Key bones that the game doesn't find"),
         QT_TRANSLATE_NOOP("Message", "The game finds key bones (head, hands, jaw …) by a table; one that is not in it "
                                      "does not turn, hold or speak (wowdev, M2 page)."),
         Reads::of<Bone>() | Reads::field<&Root::keyBoneLookup>(),
         checkOf<&keyBones>,
         {{QT_TRANSLATE_NOOP("Message", "Rebuild the table"), Fix::Safe,
           fixOf<&tableAnew<&fieldRow<&Root::keyBoneLookup>>>}}},
        {"m2.lookup.attachment",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Attachments that the game doesn't find"),
         QT_TRANSLATE_NOOP("Message", "The game finds attachments (hands, helmet, mount …) by a table; nothing can be "
                                      "attached to one that is not in it (wowdev, M2 page)."),
         Reads::of<Attachment>() | Reads::field<&Root::attachmentLookup>(),
         checkOf<&attachments>,
         {{QT_TRANSLATE_NOOP("Message", "Rebuild the table"), Fix::Safe,
           fixOf<&tableAnew<&fieldRow<&Root::attachmentLookup>>>}}},
        {"m2.lookup.camera",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Cameras that the game doesn't find"),
         QT_TRANSLATE_NOOP("Message", "The game finds the portrait's and the character sheet's camera by a table "
                                      "(wowdev, M2 page); one that is not in it is not used."),
         Reads::of<Camera>() | Reads::field<&Root::cameraLookup>(),
         checkOf<&cameras>,
         {{QT_TRANSLATE_NOOP("Message", "Rebuild the table"), Fix::Safe,
           fixOf<&tableAnew<&fieldRow<&Root::cameraLookup>>>}}},
        {"m2.lookup.texture",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Replaceable textures that the game doesn't find"),
         QT_TRANSLATE_NOOP("Message", "The game puts skins, hair and objects' textures into the rows that a table has "
                                      "for their kind (wowdev, M2 page); without an entry the texture stays empty."),
         Reads::of<Texture>() | Reads::field<&Root::textureLookup>(),
         checkOf<&replaceableTextures>,
         {{QT_TRANSLATE_NOOP("Message", "Rebuild the table"), Fix::Safe,
           fixOf<&tableAnew<&fieldRow<&Root::textureLookup>>>}}},
        {"m2.chunk.rows",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Chunks with a wrong number of rows"),
         QT_TRANSLATE_NOOP("Message", "Each row of such a chunk belongs to one texture or emitter (wowdev, M2 page); "
                                      "if their numbers differ, rows belong to the wrong ones, or are missing."),
         Reads::of<Texture, Particle, Skin, ExtendedParticle>() |
             Reads::field<&Root::textureFileIds, &Root::geometryModelIds, &Root::recursionModelIds,
                          &Root::particleGeosets, &Root::skinFileIds>(),
         checkOf<&chunkRows>,
         {{QT_TRANSLATE_NOOP("Message", "Pad with zeros, or shorten"), Fix::Changes, fixOf<&fitRows>}}},
    };
}

} // namespace sinew::m2
