// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/filter_mode.h"
#include "core/scene/scene_surface.h"

#include <memory>
#include <string>
#include <vector>

namespace sinew {

class EffectRules;

/// One texture of a sprite that is drawn with a surface.
struct SpriteTexture
{
    std::int32_t texture = -1; ///< row in RenderScene::textures, -1 if none
    SurfaceChannels channels = SurfaceChannels::Rgb;
    bool cells = false; ///< covers the particle's cell, else the whole quad
    float brightness = 1;
};

/// (base + glow) · colour, multiplied by the mask's opacity (StarCraft II).
struct SpriteSurface
{
    SpriteTexture base, glow, mask;
    bool glowOnly = false; ///< there is no base: black
};

/// How the textures of a sprite become a colour and an opacity.
enum class SpriteTextures : std::uint8_t {
    One,          ///< the first one only
    TwoColours,   ///< rgb of the first two, alpha of all three multiplied
    ThreeColours, ///< rgb and alpha of all three multiplied
    Surface       ///< as in SpriteSurface
};

/// How the quads of particles and the strips of ribbons are drawn: everything a picture needs besides the frame.
struct Sprite
{
    FilterMode blend = FilterMode::Blend;
    SpriteTextures textures = SpriteTextures::One;
    std::int32_t texture = -1;       ///< row in RenderScene::textures of the first one; used if replaceableId is 0
    std::uint32_t replaceableId = 0; ///< as in SceneTexture
    std::int32_t more[2] = {-1, -1}; ///< rows of the second and third one; white if missing
    float repeats[2] = {1, 1};       ///< how often those two repeat on a quad
    SpriteSurface surface;
    float colourFactor = 1, alphaFactor = 1;
    bool lit = false; ///< shaded by the daylight, if the filter mode takes light
    bool unfogged = false;
    bool testsTexel = false; ///< modes that cut out only test the texel's opacity, however faint the sprite is
};

/// A model that each ModelInstance of an effect shows.
struct EmittedModel
{
    std::string path;       ///< as in the file, not empty
    bool isPicture = false; ///< the path is a texture, shown on a quad
};

enum class EffectKind : std::uint8_t {
    Particles,      ///< quads; also models, if `models` has any
    Ribbon,         ///< a strip, drawn once with `sprite`
    MaterialRibbon, ///< a strip, drawn once for each layer of `material` in that material's plane
    Models          ///< only models
};

/// Something that emits particles, edges of a ribbon or models. It is on while its node's visibility is above 0. It has
/// no revision of its own: nothing of it is uploaded, and the simulation itself notices what changed.
struct SceneEffect
{
    NodeId source = NoNode;
    std::int32_t node = -1; ///< row in RenderScene::nodes; the pivot is where things are born
    EffectKind kind = EffectKind::Particles;
    Sprite sprite;                  ///< of Particles and Ribbon
    std::int32_t material = -1;     ///< for MaterialRibbon: row in RenderScene::materials; nothing is drawn without one
    std::int32_t priorityPlane = 0; ///< of everything drawn with `sprite`
    std::int32_t geoset = -1;       ///< SceneMesh::geosetId with which it is switched on and off, -1 if none
    std::vector<EmittedModel> models;         ///< each instance shows all of them
    std::shared_ptr<const EffectRules> rules; ///< null: nothing is emitted
};

} // namespace sinew
