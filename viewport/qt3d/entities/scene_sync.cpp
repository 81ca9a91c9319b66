// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/qt3d/entities/scene_sync.h"

#include "viewport/qt3d/parameters/batch_parameters.h"
#include "viewport/qt3d/parameters/layer_parameters.h"
#include "viewport/qt3d/parameters/surface_parameters.h"

#include <algorithm>

namespace sinew {

namespace {

constexpr float invisible = 0.01f; ///< below, Warcraft III hides a geoset
constexpr float outlineWidth = 2;  ///< pixels
constexpr QRgb highlightColour = 0xffff9e2c, wireColour = 0x80101010, lightWireColour = 0x80f0f0f0;

constexpr float faint = 0.999f; ///< below, opaque layers are blended

bool isDrawn(const RenderScene &scene, std::int32_t mesh)
{
    return mesh >= 0 && std::size_t(mesh) < std::min(scene.meshes.size(), SceneSync::mostMeshes);
}

bool drawable(const SceneMesh &mesh)
{
    return !mesh.positions.isEmpty() && mesh.indices.size() >= 3;
}

Colour tinted(const Colour &a, const Colour &b)
{
    return {a.r * b.r, a.g * b.g, a.b * b.b};
}

Qt3DCore::QGeometry *geometryFor(MeshBuffers &mesh, const SceneLayer *layer)
{
    if (!layer)
        return mesh.geometry(0);
    if (layer->surface)
        return mesh.geometry(0, MeshBuffers::Surface);
    if (layer->batch)
        return mesh.geometry(0, MeshBuffers::NextUvSet);
    return mesh.geometry(std::min<std::size_t>(layer->uvSet, 7),
                         layer->hd ? MeshBuffers::Tangents : MeshBuffers::Nothing);
}

} // namespace

SceneSync::SceneSync(Qt3DCore::QEntity *owner, EffectCache &effects, TextureProvider &provider, SceneSync *like)
    : m_owner(owner), m_effects(effects), m_like(like),
      m_ownTextures(like ? nullptr : std::make_unique<TextureSet>(owner, provider)),
      m_textures(like ? like->m_textures : *m_ownTextures), m_ground(owner, effects)
{
}

SceneSync::~SceneSync() = default;

void SceneSync::sync(const RenderScene &scene, const ViewOptions &options, const std::set<std::int32_t> &highlighted,
                     const std::vector<DrawItem> &order, float sortBase)
{
    m_options = options;
    if (m_ownTextures)
        m_ownTextures->sync(scene, options.teamColour);
    m_isReduced = scene.meshes.size() > mostMeshes;
    // Calls that draw a mesh about to be removed must be removed first.
    const auto goneFrom = [&](std::vector<LayerCall> &calls) {
        std::erase_if(calls, [&](const LayerCall &call) { return !isDrawn(scene, call.item.mesh); });
    };
    goneFrom(m_layers);
    goneFrom(m_wires);
    goneFrom(m_marks);
    goneFrom(m_rims);
    syncMeshes(scene);
    m_ground.sync(scene.extent, options, m_textures);
    syncLayers(scene, options, order, sortBase);
    syncWires(scene, options);
    syncOutlines(scene, highlighted);
}

void SceneSync::syncMeshes(const RenderScene &scene)
{
    m_meshes.resize(std::min(scene.meshes.size(), mostMeshes));
    for (std::size_t i = 0; i < m_meshes.size(); ++i) {
        if (!m_meshes[i]) {
            const bool shared =
                m_like && i < m_like->m_meshes.size() && scene.meshes[i].palette.size() <= MeshBuffers::gpuPalette;
            m_meshes[i] = std::make_unique<MeshBuffers>(m_owner, shared ? m_like->m_meshes[i].get() : nullptr);
        }
        if (m_meshes[i]->sync(scene.meshes[i]))
            ++m_meshUploads;
    }
}

void SceneSync::syncLayers(const RenderScene &scene, const ViewOptions &options, const std::vector<DrawItem> &order,
                           float sortBase)
{
    std::size_t used = 0;
    m_layers.resize(order.size());
    for (std::size_t i = 0; options.model && i < order.size(); ++i) {
        if (order[i].kind != DrawItem::MeshLayer || !isDrawn(scene, order[i].mesh))
            continue;
        LayerCall &layer = m_layers[used++];
        layer.item = order[i];
        if (!layer.call)
            layer.call = std::make_unique<DrawCall>(m_owner);
        const SceneLayer *source = layerOf(scene, layer.item);
        MeshBuffers &mesh = *m_meshes[std::size_t(layer.item.mesh)];
        layer.call->setGeometry(geometryFor(mesh, source));
        layer.call->shareParameter(mesh.palette());
        layer.placeIndex = (layer.item.blended ? draw_group::blended : draw_group::opaque) - sortBase - float(i);
        const bool takesLight = !source || (!source->unshaded && filterState(source->filterMode).takesLight);
        const bool lit = options.lit && takesLight && !scene.meshes[std::size_t(layer.item.mesh)].normals.isEmpty();
        layer.key = layerEffect(source, lit);
        setLayerState(*layer.call, source, lit);
        if (source && source->batch)
            setBatch(*layer.call, *source->batch);
    }
    m_layers.resize(used);
    m_items.clear();
    for (const LayerCall &layer : m_layers)
        m_items.push_back(layer.item);
}

void SceneSync::syncWires(const RenderScene &scene, const ViewOptions &options)
{
    const std::vector<std::uint8_t> chosen = chosenMeshes(scene, options.meshes);
    const QRgb byBackground = options.background.lightnessF() < 0.5 ? lightWireColour : wireColour;
    const QVector4D tint = rgba(options.wireColour ? options.wireColour->rgba() : byBackground);
    std::size_t used = 0;
    for (std::size_t row = 0; options.wireframe && row < m_meshes.size(); ++row) {
        if (!chosen[row])
            continue;
        DrawCall &wire = callFor(m_wires, used++, std::int32_t(row));
        wire.setEffect(m_effects.effect({EffectKey::Flat, FilterMode::Blend, false, true, false, true, true}));
        wire.setSortIndex(draw_group::wireframe - float(row));
        wire.setParameter("tint", tint);
    }
    m_wires.resize(used);
}

void SceneSync::syncOutlines(const RenderScene &scene, const std::set<std::int32_t> &highlighted)
{
    constexpr int directions = 8;
    const std::vector<std::uint8_t> chosen = chosenMeshes(scene, m_options.meshes);
    const auto set = [&](DrawCall &call, std::int32_t row, EffectKey::Stencil stencil, float group) {
        const bool rim = stencil == EffectKey::Outside;
        EffectKey key{EffectKey::Outline, FilterMode::None, false, false, false};
        key.stencil = stencil;
        call.setEffect(m_effects.effect(key));
        call.setSortIndex(group - float(row));
        call.setInstances(rim ? directions : 1);
        call.setParameter("outlineWidth", rim ? outlineWidth : 0.f);
        call.setParameter("tint", rgba(highlightColour));
    };
    std::size_t used = 0;
    for (const std::int32_t row : highlighted) {
        if (!isDrawn(scene, row) || !chosen[std::size_t(row)])
            continue;
        set(callFor(m_marks, used, row), row, EffectKey::Mark, draw_group::outlineMarks);
        set(callFor(m_rims, used, row), row, EffectKey::Outside, draw_group::outlineRims);
        ++used;
    }
    m_marks.resize(used);
    m_rims.resize(used);
}

DrawCall &SceneSync::callFor(std::vector<LayerCall> &calls, std::size_t index, std::int32_t mesh)
{
    // Reused if possible: a new draw call shows one picture late.
    if (index >= calls.size())
        calls.resize(index + 1);
    LayerCall &call = calls[index];
    if (!call.call || call.item.mesh != mesh) {
        call = {{mesh}, std::make_unique<DrawCall>(m_owner)};
        call.call->setGeometry(m_meshes[std::size_t(mesh)]->geometry(0));
        call.call->shareParameter(m_meshes[std::size_t(mesh)]->palette());
    }
    return *call.call;
}

void SceneSync::sortTriangles(const RenderScene &scene, const Pose &pose, const Eigen::Vector3f &toViewer)
{
    std::int32_t last = -1;
    for (const LayerCall &layer : m_layers) {
        if (!layer.item.blended || layer.item.layer < 0 || layer.item.mesh == last || !layer.call->isVisible())
            continue;
        last = layer.item.mesh;
        const SceneMesh &mesh = scene.meshes[std::size_t(last)];
        const TriangleOrder order = scene.materials[std::size_t(mesh.material)].triangleOrder;
        if (order != TriangleOrder::File)
            m_meshes[std::size_t(last)]->sortTriangles(mesh, pose,
                                                       order == TriangleOrder::FarFirst ? toViewer : -toViewer);
    }
}

void SceneSync::apply(const RenderScene &scene, const Pose &pose, const Eigen::Vector3f &toViewer,
                      const Eigen::Vector3f &eye)
{
    const std::vector<std::size_t> places = farFirst(m_items, scene, pose, eye);
    for (std::size_t place = 0; place < places.size(); ++place)
        m_layers[places[place]].sortIndex = m_layers[place].placeIndex;
    const auto shown = [&](const DrawItem &item) {
        const std::size_t row = std::size_t(item.mesh);
        return drawable(scene.meshes[row]) && (row >= pose.meshAlpha.size() || pose.meshAlpha[row] >= invisible);
    };
    for (std::size_t row = 0; row < m_meshes.size(); ++row) {
        if (shown({std::int32_t(row)}))
            m_meshes[row]->setPose(scene.meshes[row], pose);
    }
    for (LayerCall &layer : m_layers) {
        if (shown(layer.item))
            applyLayer(scene, pose, layer);
        else
            layer.call->setVisible(false);
    }
    sortTriangles(scene, pose, toViewer);
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

    const Colour colour = tinted(row < pose.meshColour.size() ? pose.meshColour[row] : Colour{1, 1, 1}, state.colour);
    const float alpha = state.alpha * (row < pose.meshAlpha.size() ? pose.meshAlpha[row] : 1);
    // An invisible layer must not set depth either.
    layer.call->setVisible(!(alpha < (source && (source->batch || source->surface) ? minBatchOpacity : invisible)));
    if (!layer.call->isVisible())
        return;
    const float grey = source ? 1.f : 0.7f;
    const bool fades = !layer.item.blended && alpha < faint;
    EffectKey key = layer.key;
    if (fades)
        key.blend = FilterMode::Blend;
    if (source && source->surface)
        key.surface.cube = setSurface(*layer.call, *source, state, m_textures, m_options.teamColour);
    layer.call->setEffect(m_effects.effect(key));
    layer.call->setSortIndex(fades ? layer.sortIndex - draw_group::opaque + draw_group::faded : layer.sortIndex);
    setPicture(*layer.call, state, QVector4D(colour.r * grey, colour.g * grey, colour.b * grey, alpha),
               source && state.texture >= 0 && filterState(source->filterMode).blends
                   ? m_textures.slot(state.texture, faintTexel(source->filterMode)).texture
                   : m_textures.texture(source ? state.texture : -1));
    if (source && source->batch)
        setStages(*layer.call, *source->batch, state, m_textures);
    else if (source && source->hd)
        applyHdSlots(state, *layer.call);
}

void SceneSync::applyHdSlots(const LayerState &state, DrawCall &call)
{
    const auto slot = [&](HdSlot which, const char *parameter) {
        const TextureSet::Slot found = m_textures.slot(state.slots[std::size_t(which)], which);
        call.setParameter(parameter, QVariant::fromValue(found.texture));
        return found;
    };
    slot(HdSlot::Normal, "normalTexture");
    const bool mask = slot(HdSlot::Orm, "ormTexture").hasAlpha;
    slot(HdSlot::Emissive, "emissiveTexture");
    const bool team = slot(HdSlot::TeamColour, "teamTexture").present;
    const bool environment = slot(HdSlot::Environment, "environmentTexture").present;
    const Colour &rim = state.fresnelColour;
    call.setParameter("fresnel", QVector4D(rim.r, rim.g, rim.b, state.fresnelOpacity));
    call.setParameter("hdState", QVector4D(state.emissiveGain, state.fresnelTeamColour, mask && team ? 1.f : 0.f,
                                           environment ? 1.f : 0.f));
}

DrawStatistics SceneSync::statistics() const
{
    DrawStatistics sum;
    std::set<std::int32_t> visible;
    for (const LayerCall &layer : m_layers) {
        if (!layer.call->isVisible())
            continue;
        visible.insert(layer.item.mesh);
        ++sum.drawCalls;
    }
    for (const std::int32_t row : visible) {
        const MeshBuffers &mesh = *m_meshes[std::size_t(row)];
        sum.triangles += mesh.triangles();
        sum.vertices += mesh.vertices();
        sum.edges += mesh.edges();
    }
    return sum;
}

} // namespace sinew
