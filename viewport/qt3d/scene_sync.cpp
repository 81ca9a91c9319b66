// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/qt3d/scene_sync.h"

#include <QVector3D>
#include <QVector4D>

namespace sinew {

namespace {

constexpr float invisible = 0.01f; ///< below, the game hides a geoset
constexpr float outlineWidth = 2; ///< pixels
constexpr QRgb highlightColour = 0xffff9e2c, wireColour = 0x80101010, lightWireColour = 0x80f0f0f0;

/// rendering-and-simulation.md §3. None tests nothing: its alpha has no meaning.
float alphaTest(FilterMode mode)
{
    switch (mode) {
    case FilterMode::None:
        return -1;
    case FilterMode::Transparent:
        return 0.75f;
    case FilterMode::Modulate:
    case FilterMode::Modulate2x:
        return 0.02f;
    default:
        return 0;
    }
}

QVector4D rgba(QRgb colour, float alphaFactor = 1)
{
    const QColor c = QColor::fromRgba(colour);
    return QVector4D(c.redF(), c.greenF(), c.blueF(), c.alphaF() * alphaFactor);
}

bool drawable(const SceneMesh &mesh)
{
    return !mesh.positions.isEmpty() && mesh.indices.size() >= 3;
}

EffectKey layerEffect(const SceneLayer *layer)
{
    EffectKey key;
    if (!layer)
        return key;
    key.blend = layer->filterMode;
    key.cullBack = !layer->twoSided;
    key.depthTest = !layer->noDepthTest;
    key.depthWrite = !isBlended(layer->filterMode) && !layer->noDepthSet;
    return key;
}

/// HD materials that have a team colour texture (slot 4) tint by the alpha of occlusion, roughness, metal (slot 2).
std::int32_t teamMaskRow(const SceneLayer *layer)
{
    return layer && layer->hd && layer->slots[4] >= 0 ? layer->slots[2] : -1;
}

const SceneLayer *layerOf(const RenderScene &scene, const DrawItem &item)
{
    const SceneMaterial *material = materialOf(scene, scene.meshes[std::size_t(item.mesh)]);
    return material && item.layer >= 0 ? &material->layers[std::size_t(item.layer)] : nullptr;
}

} // namespace

SceneSync::SceneSync(Qt3DCore::QEntity *owner, EffectCache &effects, TextureProvider &provider)
    : m_owner(owner), m_effects(effects), m_textures(owner, provider)
{
}

SceneSync::~SceneSync() = default;

void SceneSync::sync(const RenderScene &scene, const ViewOptions &options, const std::set<std::int32_t> &highlighted)
{
    m_options = options;
    m_textures.sync(scene, options.teamColour);
    // Calls that draw a mesh which is about to go must go first.
    const auto goneFrom = [&](std::vector<LayerCall> &calls) {
        std::erase_if(calls, [&](const LayerCall &call) { return std::size_t(call.item.mesh) >= scene.meshes.size(); });
    };
    goneFrom(m_layers);
    goneFrom(m_wires);
    m_marks.clear();
    m_rims.clear();
    syncMeshes(scene);
    syncLayers(scene, options);
    syncWires(scene, options);
    syncOutlines(scene, highlighted);
}

void SceneSync::syncMeshes(const RenderScene &scene)
{
    m_meshes.resize(scene.meshes.size());
    for (std::size_t i = 0; i < m_meshes.size(); ++i) {
        if (!m_meshes[i])
            m_meshes[i] = std::make_unique<MeshBuffers>(m_owner);
        if (m_meshes[i]->sync(scene.meshes[i]))
            ++m_meshUploads;
    }
}

void SceneSync::syncLayers(const RenderScene &scene, const ViewOptions &options)
{
    const std::vector<DrawItem> order = options.model ? drawOrder(scene) : std::vector<DrawItem>();
    m_layers.resize(order.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
        LayerCall &layer = m_layers[i];
        layer.item = order[i];
        if (!layer.call)
            layer.call = std::make_unique<DrawCall>(m_owner);
        const SceneLayer *source = layerOf(scene, layer.item);
        MeshBuffers &mesh = *m_meshes[std::size_t(layer.item.mesh)];
        layer.call->setGeometry(mesh.geometry(source ? std::min<std::size_t>(source->uvSet, 7) : 0));
        layer.call->shareParameter(mesh.palette());
        layer.call->setEffect(m_effects.effect(layerEffect(source)));
        layer.call->setSortIndex((layer.item.blended ? draw_group::blended : draw_group::opaque) - float(i));

        const bool lit = options.lit && !(source && source->unshaded) &&
                         !scene.meshes[std::size_t(layer.item.mesh)].normals.isEmpty();
        layer.call->setParameter("shaded", lit ? 1.f : 0.f);
        layer.call->setParameter("sphereEnvironment", source && source->sphereEnvironment ? 1.f : 0.f);
        layer.call->setParameter("alphaTest", source ? alphaTest(source->filterMode) : -1.f);
        layer.call->setParameter("teamMasked", teamMaskRow(source) >= 0 ? 1.f : 0.f);
        const QColor &team = options.teamColour;
        layer.call->setParameter("teamColour", QVector3D(team.redF(), team.greenF(), team.blueF()));
    }
}

void SceneSync::syncWires(const RenderScene &scene, const ViewOptions &options)
{
    const std::uint32_t lod = shownLod(scene);
    m_wires.clear();
    const QVector4D tint = rgba(options.background.lightnessF() < 0.5 ? lightWireColour : wireColour);
    for (std::size_t row = 0; options.wireframe && row < scene.meshes.size(); ++row) {
        if (scene.meshes[row].lod != lod)
            continue;
        LayerCall wire = meshCall(std::int32_t(row));
        wire.call->setEffect(m_effects.effect({EffectKey::Flat, FilterMode::Blend, false, true, false, true, true}));
        wire.call->setSortIndex(draw_group::wireframe - float(row));
        wire.call->setParameter("uvRowU", QVector3D());
        wire.call->setParameter("uvRowV", QVector3D());
        wire.call->setParameter("tint", tint);
        m_wires.push_back(std::move(wire));
    }
}

void SceneSync::syncOutlines(const RenderScene &scene, const std::set<std::int32_t> &highlighted)
{
    constexpr int directions = 8;
    const std::uint32_t lod = shownLod(scene);
    const auto add = [&](std::vector<LayerCall> &calls, std::int32_t row, EffectKey::Stencil stencil, float group) {
        LayerCall next = meshCall(row);
        const bool rim = stencil == EffectKey::Outside;
        EffectKey key{EffectKey::Outline, FilterMode::None, false, false, false};
        key.stencil = stencil;
        next.call->setEffect(m_effects.effect(key));
        next.call->setSortIndex(group - float(row));
        next.call->setInstances(rim ? directions : 1);
        next.call->setParameter("outlineWidth", rim ? outlineWidth : 0.f);
        next.call->setParameter("tint", rgba(highlightColour));
        calls.push_back(std::move(next));
    };
    for (const std::int32_t row : highlighted) {
        if (row < 0 || std::size_t(row) >= scene.meshes.size() || scene.meshes[std::size_t(row)].lod != lod)
            continue;
        add(m_marks, row, EffectKey::Mark, draw_group::outlineMarks);
        add(m_rims, row, EffectKey::Outside, draw_group::outlineRims);
    }
}

SceneSync::LayerCall SceneSync::meshCall(std::int32_t mesh)
{
    LayerCall result{{mesh}, std::make_unique<DrawCall>(m_owner)};
    result.call->setGeometry(m_meshes[std::size_t(mesh)]->geometry(0));
    result.call->shareParameter(m_meshes[std::size_t(mesh)]->palette());
    return result;
}

void SceneSync::apply(const RenderScene &scene, const Pose &pose)
{
    const auto shown = [&](const DrawItem &item) {
        const std::size_t row = std::size_t(item.mesh);
        return drawable(scene.meshes[row]) && (row >= pose.meshAlpha.size() || pose.meshAlpha[row] >= invisible);
    };
    for (std::size_t row = 0; row < m_meshes.size(); ++row) {
        if (shown({std::int32_t(row)}))
            m_meshes[row]->setPose(scene.meshes[row], pose);
    }
    for (LayerCall &layer : m_layers) {
        layer.call->setVisible(shown(layer.item));
        if (layer.call->isVisible())
            applyLayer(scene, pose, layer);
    }
    for (std::vector<LayerCall> *calls : {&m_wires, &m_marks, &m_rims}) {
        for (LayerCall &call : *calls)
            call.call->setVisible(shown(call.item));
    }
}

void SceneSync::applyLayer(const RenderScene &scene, const Pose &pose, LayerCall &layer)
{
    const std::size_t row = std::size_t(layer.item.mesh);
    const SceneLayer *source = layerOf(scene, layer.item);
    const std::size_t material = std::size_t(scene.meshes[row].material);
    const std::size_t index = std::size_t(layer.item.layer);
    LayerState state;
    if (source && material < pose.layers.size() && index < pose.layers[material].size())
        state = pose.layers[material][index];

    const Colour colour = row < pose.meshColour.size() ? pose.meshColour[row] : Colour();
    const float alpha = state.alpha * (row < pose.meshAlpha.size() ? pose.meshAlpha[row] : 1);
    const float grey = source ? 1.f : 0.7f;
    layer.call->setParameter("tint", QVector4D(colour.r * grey, colour.g * grey, colour.b * grey, alpha));
    layer.call->setParameter("uvRowU", QVector3D(state.uv(0, 0), state.uv(0, 1), state.uv(0, 2)));
    layer.call->setParameter("uvRowV", QVector3D(state.uv(1, 0), state.uv(1, 1), state.uv(1, 2)));
    layer.call->setParameter("colourTexture", QVariant::fromValue(m_textures.texture(source ? state.texture : -1)));
    layer.call->setParameter("maskTexture", QVariant::fromValue(m_textures.mask(teamMaskRow(source))));
}

std::size_t SceneSync::visibleTriangles() const
{
    std::set<std::int32_t> visible;
    for (const LayerCall &layer : m_layers) {
        if (layer.call->isVisible())
            visible.insert(layer.item.mesh);
    }
    std::size_t count = 0;
    for (const std::int32_t mesh : visible)
        count += m_meshes[std::size_t(mesh)]->triangles();
    return count;
}

} // namespace sinew
