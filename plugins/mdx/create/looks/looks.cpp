// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/create/looks/looks.h"

#include "core/scene/scene_util.h"
#include "core/schema/struct_info.h"
#include "plugins/mdx/create/draft/creation_job.h"
#include "plugins/mdx/create/looks/filter_number.h"
#include "plugins/mdx/create/looks/surface_recipes.h"

#include <QtGlobal>

#include <algorithm>

namespace sinew::mdx {

namespace {

CurvePoint swapped(const CurvePoint &colour)
{
    return {colour[2], colour[1], colour[0], 0};
}

bool sameMaterial(const Material &a, const Material &b)
{
    if (a.layers.size() != b.layers.size() || a.priorityPlane != b.priorityPlane || a.flags != b.flags ||
        a.shader.view() != b.shader.view())
        return false;
    const StructInfo &info = describe<Layer>();
    for (std::size_t row = 0; row < a.layers.size(); ++row)
        for (const FieldInfo &field : info.fields)
            if (!equalValues(*field.type, field.in(&a.layers[row]), field.in(&b.layers[row])))
                return false;
    return true;
}

SurfaceLayer layerOf(const SpriteTexture &from)
{
    SurfaceLayer layer;
    layer.isOn = from.texture >= 0;
    layer.texture = from.texture;
    layer.channels = from.channels;
    layer.multiply.fallback = from.brightness;
    return layer;
}

/// A sprite as a pass: strips are seen from both sides.
SceneMaterial materialOf(const SceneEffect &effect)
{
    const Sprite &sprite = effect.sprite;
    SceneLayer layer;
    layer.source = effect.source;
    layer.filterMode = sprite.blend;
    layer.unshaded = !sprite.lit;
    layer.unfogged = sprite.unfogged;
    layer.twoSided = true;
    layer.texture.fallback = sprite.texture;
    if (sprite.textures == SpriteTextures::Surface) {
        SceneSurface &surface = layer.surface.emplace();
        surface[SurfaceSlot::Diffuse] = layerOf(sprite.surface.base);
        surface[SurfaceSlot::Emissive1] = layerOf(sprite.surface.glow);
        surface[SurfaceSlot::AlphaMask1] = layerOf(sprite.surface.mask);
    }
    return {effect.source, effect.priorityPlane, {std::move(layer)}};
}

} // namespace

std::int32_t Looks::materialRow(const Material &material)
{
    List<Material> &all = m_job.root.materials;
    const auto known =
        std::find_if(all.begin(), all.end(), [&](const Material &each) { return sameMaterial(each, material); });
    if (known != all.end())
        return std::int32_t(known - all.begin());
    all.append(material);
    return std::int32_t(all.size() - 1);
}

Layer Looks::plainLayer(const SceneLayer &from, std::uint32_t filter) const
{
    Layer layer;
    layer.filterMode = filter;
    const auto set = [&](bool on, std::uint32_t bit) { layer.shadingFlags |= on ? bit : 0; };
    set(from.unshaded, ShadingFlag::Unshaded);
    set(from.unshaded && m_job.version >= 900, ShadingFlag::Unlit);
    set(from.sphereEnvironment, ShadingFlag::SphereEnvironment);
    set(from.twoSided, ShadingFlag::TwoSided);
    set(from.unfogged, ShadingFlag::Unfogged);
    set(from.noDepthTest, ShadingFlag::NoDepthTest);
    set(from.noDepthSet, ShadingFlag::NoDepthSet);
    return layer;
}

void Looks::setAlpha(Layer &layer, const Track<float> &alpha)
{
    m_job.curves.animate(alpha, layer.alpha, layer.alphaKeys, {}, Standard::ones);
}

std::int32_t Looks::uvAnimation(std::int32_t row)
{
    if (row < 0 || std::size_t(row) >= m_job.scene.textureAnimations.size())
        return -1;
    const auto [at, isNew] = m_uvAnimations.try_emplace(row, -1);
    if (!isNew)
        return at->second;
    const SceneTextureAnimation &from = m_job.scene.textureAnimations[std::size_t(row)];
    TextureAnimation made;
    made.translation = m_job.curves.curve<Vec3>(from.translation, {});
    made.rotation = m_job.curves.curve<Quat>(from.rotation, Standard::noTurn);
    made.scaling = m_job.curves.curve<Vec3>(from.scale, Standard::ones);
    if (!made.translation.isPresent() && !made.rotation.isPresent() && !made.scaling.isPresent())
        return -1;
    if (from.order == UvOrder::MoveScaleTurn && made.rotation.isPresent() && made.scaling.isPresent())
        m_job.losses.add(ConversionLoss::Changed,
                         QT_TRANSLATE_NOOP("Message", "Texture animations that turn and scale do so in another order; "
                                                      "unequal factors look different (%1)"),
                         RootNode);
    m_job.root.textureAnimations.append(std::move(made));
    return at->second = std::int32_t(m_job.root.textureAnimations.size() - 1);
}

Look Looks::look(const Draft &draft)
{
    Look look;
    // The game does not load layers without a texture.
    Material material = draft.material;
    for (Layer &layer : material.layers)
        if (layer.textureId < 0 && material.shader.isEmpty())
            layer.textureId = m_textures.white();
    look.material = materialRow(material);
    m_job.curves.animate(draft.alpha, look.animation.alpha, look.animation.alphaKeys, {}, Standard::ones);
    bool hasColour = true;
    if (const auto still = m_job.curves.still(draft.colour)) {
        hasColour = *still != Standard::ones;
        look.animation.colour = {float((*still)[0]), float((*still)[1]), float((*still)[2])};
    } else {
        // Stored blue first.
        look.animation.colourKeys = m_job.curves.curve<Colour>(draft.colour, Standard::ones, {swapped, swapped});
    }
    constexpr std::uint32_t usesColour = 2;
    look.animation.flags = hasColour ? usesColour : 0;
    look.isAnimated = hasColour || look.animation.alpha != 1 || look.animation.alphaKeys.isPresent();
    return look;
}

Looks::Draft Looks::ofLayers(const SceneMaterial &material)
{
    Draft draft;
    for (const SceneLayer &from : material.layers) {
        Layer layer = plainLayer(from, filterNumber(from.filterMode));
        layer.textureId = m_textures.plain(from.texture.fallback);
        if (from.texture.curve.size() > 0) {
            layer.textureId = m_textures.plain(from.texture.curve.values()[0]);
            m_job.losses.add(ConversionLoss::Lost,
                             QT_TRANSLATE_NOOP("Message", "Layers that change their texture show the first one (%1)"),
                             from.source);
        }
        layer.textureAnimationId = uvAnimation(from.textureAnimation);
        layer.coordId = from.uvSet;
        setAlpha(layer, from.alpha);
        draft.material.layers.append(std::move(layer));
    }
    return draft;
}

std::vector<Look> Looks::looksOf(std::size_t mesh)
{
    const SceneMesh &from = m_job.scene.meshes[mesh];
    std::vector<Draft> drafts;
    if (const SceneMaterial *of = materialAt(m_job.scene, from.material)) {
        const SceneMaterial &material = *of;
        const auto has = [&](const auto &test) {
            return std::any_of(material.layers.begin(), material.layers.end(), test);
        };
        if (has([](const SceneLayer &layer) { return layer.batch.has_value(); }))
            drafts = ofBatches(material);
        else if (has([](const SceneLayer &layer) { return bool(layer.surface); }))
            drafts = m_job.version >= 900 && material.layers.size() == 1 && isHdSurface(material.layers[0])
                         ? std::vector{ofHdSurface(from, material.layers[0])}
                         : ofSurfaces(from, material);
        else if (m_job.version >= 900 && material.layers.size() == 1 && material.layers[0].hd)
            drafts.push_back(ofHd(material.layers[0]));
        else
            drafts.push_back(ofLayers(material));
        for (Draft &draft : drafts)
            if (!has([](const SceneLayer &layer) { return layer.batch.has_value(); }))
                draft.material.priorityPlane += material.priorityPlane;
    }
    std::vector<Look> looks;
    for (Draft &draft : drafts) {
        for (Layer &layer : draft.material.layers)
            if (layer.coordId >= std::max<std::size_t>(1, from.uvSets.size())) {
                layer.coordId = 0;
                m_job.losses.add(ConversionLoss::Changed,
                                 QT_TRANSLATE_NOOP("Message", "Layers of a UV set that the mesh does not have use the "
                                                              "first one (%1)"),
                                 from.source);
            }
        if (draft.material.layers.isEmpty())
            continue;
        // Of the mesh itself: formats have either this or the batches' own.
        if (draft.alpha.curve.size() == 0 && draft.alpha.fallback == 1)
            draft.alpha = from.alpha;
        if (draft.colour.curve.size() == 0)
            draft.colour =
                from.colour.curve.size() > 0 ||
                        !(draft.colour.fallback.r != 1 || draft.colour.fallback.g != 1 || draft.colour.fallback.b != 1)
                    ? from.colour
                    : draft.colour;
        looks.push_back(look(draft));
    }
    return looks;
}

std::int32_t Looks::ribbonMaterial(const SceneEffect &from)
{
    if (from.kind != EffectKind::MaterialRibbon)
        m_ofSprites.push_back(materialOf(from));
    const SceneMaterial *of =
        from.kind != EffectKind::MaterialRibbon ? &m_ofSprites.back() : materialAt(m_job.scene, from.material);
    if (!of)
        return -1;
    const SceneMaterial &material = *of;
    std::vector<Draft> drafts;
    if (!material.layers.empty() && material.layers.front().surface)
        drafts = ofSurfaces({}, material);
    else
        drafts.push_back(ofLayers(material));
    if (drafts.empty() || drafts.front().material.layers.isEmpty())
        return -1;
    drafts.front().material.priorityPlane = material.priorityPlane;
    return materialRow(drafts.front().material);
}

} // namespace sinew::mdx
