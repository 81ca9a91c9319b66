// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/checks/checks.h"

#include "core/check/findings.h"
#include "core/model/edit_builder.h"
#include "plugins/mdx/checks/uses.h"
#include "plugins/mdx/checks/walk.h"
#include <QtGlobal>
#include <algorithm>

namespace sinew::mdx {

namespace {

namespace materials {

template<class Visit>
void forEachLayer(const MdxModel &model, const Findings &findings, const Visit &visit)
{
    const List<Material> &materials = model.data.materials;
    for (std::size_t m = 0; m < materials.size() && !findings.isCancelled(); ++m)
        for (std::size_t i = 0; i < materials[m].layers.size() && !findings.isCancelled(); ++i)
            visit(materials[m].layers[i], materials[m].layers.ids[i], m);
}

void noLayer(const MdxModel &model, Findings &findings)
{
    const List<Material> &list = model.data.materials;
    for (std::size_t i = 0; i < list.size() && !findings.isCancelled(); ++i)
        if (list[i].layers.isEmpty())
            findings.add(QT_TRANSLATE_NOOP("Message", "the material has no layer"),
                         fieldOf<&Material::layers>(list.ids[i]));
}

bool hasShaders(const MdxModel &model)
{
    return isWarcraft(model) && model.data.version >= 900 && model.data.version < 1100;
}

void shader(const MdxModel &model, Findings &findings)
{
    const List<Material> &list = model.data.materials;
    for (std::size_t i = 0; i < list.size() && hasShaders(model) && !findings.isCancelled(); ++i) {
        const std::string_view name = list[i].shader.view();
        if (!name.empty() && name != "Shader_SD_FixedFunction" && name != "Shader_HD_DefaultUnit")
            findings.add(Message(QT_TRANSLATE_NOOP("Message", "the shader “%1” is not known"), {std::string(name)}),
                         fieldOf<&Material::shader>(list.ids[i]));
    }
}

void hdLayers(const MdxModel &model, Findings &findings)
{
    const List<Material> &list = model.data.materials;
    for (std::size_t i = 0; i < list.size() && hasShaders(model) && !findings.isCancelled(); ++i)
        if (list[i].shader.view() == "Shader_HD_DefaultUnit" &&
            (list[i].layers.size() < 5 || list[i].layers.size() > 6))
            findings.add(Message(QT_TRANSLATE_NOOP("Message", "an HD material has %1 layers instead of six"),
                                 {list[i].layers.size()}),
                         fieldOf<&Material::layers>(list.ids[i]));
}

void filterMode(const MdxModel &model, Findings &findings)
{
    forEachLayer(model, findings, [&](const Layer &layer, NodeId id, std::size_t) {
        if (layer.filterMode > 6)
            findings.add(Message(QT_TRANSLATE_NOOP("Message", "filter mode %1 is not known"), {layer.filterMode}),
                         fieldOf<&Layer::filterMode>(id));
    });
}

void slots(const MdxModel &model, Findings &findings)
{
    forEachLayer(model, findings, [&](const Layer &layer, NodeId, std::size_t) {
        for (std::size_t i = 0; i < layer.slots.size(); ++i)
            if (isWarcraft(model) && model.data.version >= 1100 && layer.slots[i].slot > 5)
                findings.add(Message(QT_TRANSLATE_NOOP("Message", "slot %1 does not exist"), {layer.slots[i].slot}),
                             fieldOf<&TextureSlot::slot>(layer.slots.ids[i]));
    });
}

void noTexture(const MdxModel &model, Findings &findings)
{
    forEachLayer(model, findings, [&](const Layer &layer, NodeId id, std::size_t) {
        const bool usesSlots = isWarcraft(model) && model.data.version >= 1100;
        if (usesSlots ? layer.slots.isEmpty() : layer.textureId < 0 && layer.textureIdKeys.size() == 0)
            findings.add(QT_TRANSLATE_NOOP("Message", "the layer has no texture"),
                         usesSlots ? fieldOf<&Layer::slots>(id) : fieldOf<&Layer::textureId>(id));
    });
}

/// The lowest number of UV sets in the geosets with a material; nothing if there is no such geoset.
std::optional<std::size_t> uvSets(const MdxModel &model, std::size_t material)
{
    std::optional<std::size_t> fewest;
    for (const Geoset &geoset : model.data.geosets)
        if (geoset.materialId == material)
            fewest = std::min(fewest.value_or(geoset.uvSets.size()), geoset.uvSets.size());
    return fewest;
}

void uvSet(const MdxModel &model, Findings &findings)
{
    forEachLayer(model, findings, [&](const Layer &layer, NodeId id, std::size_t material) {
        if (layer.coordId == 0)
            return;
        if (const auto sets = uvSets(model, material); sets && layer.coordId >= *sets)
            findings.add(*sets ? Message(QT_TRANSLATE_NOOP("Message", "UV set %1, but the last one is %2"),
                                         {layer.coordId, *sets - 1})
                               : Message(QT_TRANSLATE_NOOP("Message", "UV set %1, but there is none"), {layer.coordId}),
                         fieldOf<&Layer::coordId>(id));
    });
}

void unusedMaterials(const MdxModel &model, Findings &findings)
{
    const Root &root = model.data;
    Uses uses(root.materials);
    for (const Geoset &geoset : root.geosets)
        uses.add(geoset.materialId);
    for (const RibbonEmitter &ribbon : root.ribbonEmitters)
        uses.add(ribbon.materialId);
    for (std::size_t i = 0; i < root.materials.size() && !findings.isCancelled(); ++i)
        if (!uses[i])
            findings.add(QT_TRANSLATE_NOOP("Message", "no geoset or ribbon uses the material"),
                         Address{root.materials.ids[i]});
}

void unusedAnimations(const MdxModel &model, Findings &findings)
{
    Uses uses(model.data.textureAnimations);
    forEachLayer(model, findings, [&](const Layer &layer, NodeId, std::size_t) { uses.add(layer.textureAnimationId); });
    for (std::size_t i = 0; i < model.data.textureAnimations.size() && !findings.isCancelled(); ++i)
        if (!uses[i])
            findings.add(QT_TRANSLATE_NOOP("Message", "no layer uses the texture animation"),
                         Address{model.data.textureAnimations.ids[i]});
}

Status addLayer(EditBuilder &edit, const MdxModel &model, const Finding &finding)
{
    const auto *material = model.get<Material>(finding.place().node);
    if (!material || !material->layers.isEmpty())
        return Done{};
    if (model.data.textures.isEmpty())
        return Error{QT_TRANSLATE_NOOP("Message", "the model has no texture that it could show")};
    const NodeId layer = edit.insertNew(finding.place(), 0);
    if (isWarcraft(model) && model.data.version >= 1100) {
        const NodeId slot = edit.insertNew(fieldOf<&Layer::slots>(layer), 0);
        edit.setReference(fieldOf<&TextureSlot::textureId>(slot), model.data.textures.ids[0]);
    } else {
        edit.setReference(fieldOf<&Layer::textureId>(layer), model.data.textures.ids[0]);
    }
    return Done{};
}

Status clearShader(EditBuilder &edit, const MdxModel &, const Finding &finding)
{
    edit.set(finding.place(), FixedString<80>());
    return Done{};
}

Status setBlend(EditBuilder &edit, const MdxModel &, const Finding &finding)
{
    edit.set(finding.place(), std::uint32_t(2));
    return Done{};
}

Status firstUvSet(EditBuilder &edit, const MdxModel &, const Finding &finding)
{
    edit.set(finding.place(), std::uint32_t(0));
    return Done{};
}

} // namespace materials

} // namespace

std::vector<Check> materialChecks()
{
    using namespace materials;
    return {
        {"mdx.material.no-layer",
         Impact::Fatal,
         QT_TRANSLATE_NOOP("Message", "Materials without layers"),
         QT_TRANSLATE_NOOP("Message",
                           "HiveWE's validator refuses materials without layers; mdx-m3-viewer's sanity test "
                           "warns."),
         Reads::of<Material, Layer>(),
         checkOf<&noLayer>,
         {{QT_TRANSLATE_NOOP("Message", "Add a layer with the first texture"), Fix::Changes, fixOf<&addLayer>}}},
        {"mdx.material.shader",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Unknown shaders"),
         QT_TRANSLATE_NOOP("Message",
                           "mdx-m3-viewer's sanity test knows “Shader_SD_FixedFunction”, “Shader_HD_DefaultUnit” "
                           "and none, and warns of others."),
         Reads::of<Material>(),
         checkOf<&shader>,
         {{QT_TRANSLATE_NOOP("Message", "Draw it as SD"), Fix::Changes, fixOf<&clearShader>}}},
        {"mdx.material.hd-layers",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "HD materials with missing layers"),
         QT_TRANSLATE_NOOP(
             "Message", "Before version 1100, an HD material consists of one layer for each texture: colour, normals, "
                        "ORM, emissive, team colour and environment. The game identifies them by their row."),
         Reads::of<Material, Layer>(),
         checkOf<&hdLayers>,
         {},
         QT_TRANSLATE_NOOP("Message", "only you know which textures are missing")},
        {"mdx.layer.filter-mode",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Unknown filter modes"),
         QT_TRANSLATE_NOOP("Message", "They are drawn like Blend (mdx-m3-viewer); some programs don't draw them."),
         Reads::of<Layer>(),
         checkOf<&filterMode>,
         {{QT_TRANSLATE_NOOP("Message", "Blend"), Fix::Safe, fixOf<&setBlend>}}},
        {"mdx.layer.slot",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Texture slots that don't exist"),
         QT_TRANSLATE_NOOP(
             "Message",
             "A layer has six slots, from 0 (colour) to 5 (environment); HiveWE's validator warns about others."),
         Reads::of<Layer, TextureSlot>(),
         checkOf<&slots>,
         {{QT_TRANSLATE_NOOP("Message", "Delete the slot"), Fix::Safe, &deleteObject}}},
        {"mdx.layer.no-texture",
         Impact::Fatal,
         QT_TRANSLATE_NOOP("Message", "Layers without a texture"),
         QT_TRANSLATE_NOOP("Message", "Hive's model checker lists layers without a valid texture among the errors that "
                                      "make the game crash or fail to load a model."),
         Reads::of<Layer, TextureSlot>(),
         checkOf<&noTexture>,
         {},
         QT_TRANSLATE_NOOP("Message", "only you know which texture is meant")},
        {"mdx.layer.uv-set",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "UV sets that don't exist"),
         QT_TRANSLATE_NOOP(
             "Message",
             "The layer uses the coordinates of a set that the geoset does not have; what is drawn then is not known."),
         Reads::of<Layer, Material, Geoset, UvSet>(),
         checkOf<&uvSet>,
         {{QT_TRANSLATE_NOOP("Message", "Use the first set"), Fix::Changes, fixOf<&firstUvSet>}}},
        {"mdx.material.unused",
         Impact::Waste,
         QT_TRANSLATE_NOOP("Message", "Unused materials"),
         QT_TRANSLATE_NOOP("Message", "Nothing is drawn with it."),
         Reads::of<Material>() |
             Reads::field<&Geoset::materialId, &RibbonEmitter::materialId, &Root::geosets, &Root::ribbonEmitters>(),
         checkOf<&unusedMaterials>,
         {{QT_TRANSLATE_NOOP("Message", "Delete the material"), Fix::Safe, &deleteObject}}},
        {"mdx.texture-animation.unused",
         Impact::Waste,
         QT_TRANSLATE_NOOP("Message", "Unused texture animations"),
         QT_TRANSLATE_NOOP("Message", "It moves nothing."),
         Reads::of<Layer, TextureAnimation, Material>(),
         checkOf<&unusedAnimations>,
         {{QT_TRANSLATE_NOOP("Message", "Delete the texture animation"), Fix::Safe, &deleteObject}}},
    };
}

} // namespace sinew::mdx
