// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/checks/checks.h"

#include "core/check/findings.h"
#include "core/model/edit_builder.h"
#include "plugins/m2/materials/batches.h"
#include "plugins/m2/materials/textures.h"
#include <QtGlobal>
#include <algorithm>

namespace sinew::m2 {

namespace {

namespace materials {

constexpr std::uint16_t alphaBlending = 2, lastBlendMode = 7;

void blendModes(const M2Model &model, Findings &findings)
{
    const auto look = [&](std::uint16_t mode, const Address &at) {
        if (mode > lastBlendMode)
            findings.add(Message(QT_TRANSLATE_NOOP("Message", "blend mode %1 is not known"), {int(mode)}), at);
    };
    const Root &root = model.data;
    for (std::size_t row = 0; row < root.materials.size() && !findings.isCancelled(); ++row)
        look(root.materials[row].blendMode, fieldOf<&Material::blendMode>(root.materials.ids[row]));
    for (std::size_t row = 0; row < root.particles.size() && !findings.isCancelled(); ++row)
        look(root.particles[row].blendType, fieldOf<&Particle::blendType>(root.particles.ids[row]));
}

Status blendByAlpha(EditBuilder &edit, const M2Model &model, const Finding &finding)
{
    const NodeId node = finding.place().node;
    if (const auto *material = model.get<Material>(node); material && material->blendMode > lastBlendMode)
        edit.set(finding.place(), alphaBlending);
    if (const auto *particle = model.get<Particle>(node); particle && particle->blendType > lastBlendMode)
        edit.set(finding.place(), std::uint8_t(alphaBlending));
    return Done{};
}

std::uint32_t fileIdOf(const Root &root, std::size_t texture)
{
    return texture < root.textureFileIds.size() ? root.textureFileIds[texture] : 0;
}

void noFile(const M2Model &model, Findings &findings)
{
    const Root &root = model.data;
    for (std::size_t row = 0; row < root.textures.size() && !findings.isCancelled(); ++row)
        if (const Texture &texture = root.textures[row];
            texture.type == 0 && texture.path.isEmpty() && fileIdOf(root, row) == 0)
            findings.add(QT_TRANSLATE_NOOP("Message", "the texture has neither a path nor a file number nor a slot"),
                         fieldOf<&Texture::path>(root.textures.ids[row]));
}

void unusedTextures(const M2Model &model, Findings &findings)
{
    if (lacksSkins(model))
        return;
    for (const ModelTexture &texture : M2Textures().textures(model))
        if (texture.users.empty())
            findings.add(QT_TRANSLATE_NOOP("Message", "nothing shows this texture"), Address{texture.node});
}

void unusedMaterials(const M2Model &model, Findings &findings)
{
    for (const NodeId part : unusedParts(model))
        findings.add(QT_TRANSLATE_NOOP("Message", "nothing is drawn with it"), Address{part});
}

} // namespace materials

} // namespace

std::vector<Check> materialChecks()
{
    using namespace materials;
    return {
        {"m2.material.blend-mode",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Unknown blend modes"),
         QT_TRANSLATE_NOOP("Message", "The game has blend modes from 0 to 7 (wowdev, M2 page: render flags); what it "
                                      "draws with others is not known."),
         Reads::of<Material, Particle>(),
         checkOf<&blendModes>,
         {{QT_TRANSLATE_NOOP("Message", "Blend by alpha"), Fix::Changes, fixOf<&blendByAlpha>}}},
        {"m2.texture.no-file",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Textures without a file"),
         QT_TRANSLATE_NOOP(
             "Message",
             "A texture without a slot (type 0) is the file given by its path or, since Battle for Azeroth, by its "
             "number in TXID (wowdev, M2 page: textures). Without either, the game has nothing to show."),
         Reads::of<Texture>() | Reads::field<&Root::textureFileIds>(),
         checkOf<&noFile>,
         {},
         QT_TRANSLATE_NOOP("Message", "only you know which file is meant")},
        {"m2.texture.unused",
         Impact::Waste,
         QT_TRANSLATE_NOOP("Message", "Unused textures"),
         QT_TRANSLATE_NOOP("Message", "No batch, ribbon or particle emitter shows it; the game loads it all the same."),
         Reads::references() | Reads::of<Skin, Batch, Texture>(),
         checkOf<&unusedTextures>,
         {{QT_TRANSLATE_NOOP("Message", "Delete the texture"), Fix::Safe, &deleteObject}}},
        {"m2.material.unused",
         Impact::Waste,
         QT_TRANSLATE_NOOP("Message", "Unused materials"),
         QT_TRANSLATE_NOOP(
             "Message",
             "Materials, colours, texture weights and texture transforms that no batch or ribbon refers to."),
         Reads::references() | Reads::of<Skin, Batch, Material, Ribbon>(),
         checkOf<&unusedMaterials>,
         {{QT_TRANSLATE_NOOP("Message", "Delete it"), Fix::Safe, &deleteObject}}},
    };
}

} // namespace sinew::m2
