// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// viewport/qt3d is the only place that includes Qt 3D (deprecated by Qt from 6.8 on). Its headers that the rest of
// viewport includes (render_view.h, view_window.h) name no Qt 3D type.

#include "core/scene/scene_batch.h"
#include "viewport/draw/filter_states.h"
#include "viewport/qt3d/gpu/scene_uniforms.h"

#include <QString>
#include <Qt3DCore/QNode>
#include <Qt3DRender/QEffect>
#include <Qt3DRender/QShaderProgram>

#include <map>
#include <tuple>

namespace sinew {

/// How many layers a surface's shader reads, and how. Its programs differ in nothing else, so that few are compiled;
/// with software rendering a shader that could read more would be slower for all.
struct SurfaceVariant
{
    std::uint8_t layers = 0;
    bool triPlanar = false; ///< some of them along three axes
    bool cube = false;      ///< the environment is a cube map

    auto operator<=>(const SurfaceVariant &) const = default;
};
/// What the shader of a particle or ribbon reads, for the same reason.
struct SpriteVariant
{
    std::uint8_t textures =
        1; ///< 1; 2: three, colour of two; 3; 0: those of a surface, given by `base`, `glow`, `mask`
    bool base = false, glow = false, mask = false;
    bool lit = false;

    auto operator<=>(const SpriteVariant &) const = default;
};

/// What the shader of a mesh's layer does if it is Layer or BatchLayer, for the same reason.
struct LayerVariant
{
    bool lit = false;
    bool sphere = false;                  ///< coordinates of a mirror ball
    Combiner combiner = Combiner::Opaque; ///< for batches

    auto operator<=>(const LayerVariant &) const = default;
};

/// Samplers of its layers, in the order of their slots, and of a cube map.
inline constexpr const char *surfaceTextureNames[surfaceSlots] = {
    "layerTexture0",  "layerTexture1",  "layerTexture2", "layerTexture3", "layerTexture4",
    "layerTexture5",  "layerTexture6",  "layerTexture7", "layerTexture8", "layerTexture9",
    "layerTexture10", "layerTexture11", "layerTexture12"};
inline constexpr const char *surfaceCubeName = "environmentCube";

/// Which program and which fixed-function state a draw call needs.
struct EffectKey
{
    enum Program : std::uint8_t {
        Layer,
        HdLayer,
        BatchLayer,
        Flat,
        Line,
        Label,
        Particle,
        Ribbon,
        Outline,
        Surface,
        Element
    } program = Layer;
    FilterMode blend = FilterMode::None; ///< how the colour mixes with the background: blend factors of filterState()
    bool cullBack = true;
    bool depthTest = true;
    bool depthWrite = true;
    bool wireframe = false;
    bool offsetToViewer = false; ///< drawn over a surface in the same place
    /// Mark: draws nothing but marks the area; Outside: drawn only where nothing was marked.
    enum Stencil : std::uint8_t { Ignored, Mark, Outside } stencil = Ignored;

    SurfaceVariant surface; ///< for Surface only
    SpriteVariant sprite;   ///< for Particle and Ribbon only
    LayerVariant layer;     ///< for Layer and BatchLayer only

    auto operator<=>(const EffectKey &) const = default;

    /// Blending and depth as defined by the mode itself.
    static EffectKey forFilter(FilterMode mode, Program program)
    {
        EffectKey key;
        key.program = program;
        key.blend = mode;
        key.depthWrite = filterState(mode).writesDepth;
        return key;
    }
};

/// One QEffect for each combination in use, shared by all materials below one root.
class EffectCache
{
public:
    /// Effects become children of `owner`.
    explicit EffectCache(Qt3DCore::QNode *owner) : m_owner(owner), m_uniforms(owner) {}
    Qt3DRender::QEffect *effect(const EffectKey &key);
    /// Daylight, fog and lights of all effects.
    SceneUniforms &uniforms() { return m_uniforms; }

private:
    Qt3DRender::QShaderProgram *program(const EffectKey &key);

    Qt3DCore::QNode *m_owner;
    SceneUniforms m_uniforms;
    std::map<EffectKey, Qt3DRender::QEffect *> m_effects;
    std::map<std::tuple<EffectKey::Program, SurfaceVariant, SpriteVariant, LayerVariant>, Qt3DRender::QShaderProgram *>
        m_programs;
};

} // namespace sinew
