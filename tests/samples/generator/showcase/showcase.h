// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "mesh_builder.h"
#include "node_table.h"
#include "sample_files.h"

namespace sinew::samples {

/// The showcase while it is being made: a clockwork knight, 108 units tall, with a sword and a shield.
struct Showcase
{
    mdx::MdxModel model;
    NodeTable nodes;

    /// Row of a bone, which is its object id too.
    std::uint32_t bone(const std::string &name) const;
    mdx::Node &boneNode(const std::string &name) { return model.data.bones[bone(name)].node; }
};

/// "Hand" → "Hand Left" or "Hand Right".
inline std::string sided(const char *name, int side)
{
    return std::string(name) + (side > 0 ? " Left" : " Right");
}

/// Rows of textures and materials.
enum ShowcaseTexture : std::uint32_t {
    TeamColourTexture,
    TeamGlowTexture,
    ArmourTexture,
    ClothTexture,
    TabardTexture,
    ReflectionTexture,
    RunesTexture,
    CausticsTexture,
    CrystalTexture,
    ShadowTexture,
    SparkTexture,
    TrailTexture,
    SmokeTexture,
    GlowTexture,
    Flame0Texture,
    ShowcaseTextureCount = Flame0Texture + 8,
};
enum ShowcaseMaterial : std::uint32_t {
    ArmourMaterial,
    UnderMaterial,
    ClothMaterial,
    TabardMaterial,
    BladeMaterial,
    EyeMaterial,
    FlameMaterial,
    HaloMaterial,
    CrystalMaterial,
    RuneMaterial,
    ShadowMaterial,
    GlowMaterial,
    TrailMaterial,
};
/// Rows of global sequences.
enum ShowcaseGlobal : std::int32_t { OrbitGlobal, FlickerGlobal, ScrollGlobal, BobGlobal };

/// A sequence of the showcase, in milliseconds on the file's timeline.
struct ShowcaseClip
{
    const char *name;
    std::int32_t start, end;
    bool loops;
    double moveSpeed, rarity;
};
enum ShowcaseSequence { Stand, StandLook, StandReady, Walk, Attack, AttackThrust, Spell, Death, Decay, Portrait };
const std::vector<ShowcaseClip> &showcaseClips();
inline std::int32_t startOf(ShowcaseSequence sequence)
{
    return showcaseClips()[sequence].start;
}
inline std::int32_t endOf(ShowcaseSequence sequence)
{
    return showcaseClips()[sequence].end;
}

// Parts of the work, in the order in which they are done.
void addShowcaseBones(Showcase &showcase);
void addShowcaseMaterials(Showcase &showcase);
void addShowcaseBody(Showcase &showcase);    ///< armour, cloth, weapon
void addShowcaseGlows(Showcase &showcase);   ///< geosets that glow, and what fades geosets
void addShowcaseEffects(Showcase &showcase); ///< emitters and lights
void addShowcaseHelpers(Showcase &showcase); ///< attachments, events, collision shapes, cameras
void addShowcaseMotion(Showcase &showcase);  ///< sequences and the body's tracks
SampleFiles showcaseTextures();
/// What the showcase's emitter of the first kind throws.
QByteArray splinterModel();

/// tests/samples/showcase: everything a classic model can hold.
SampleFiles showcaseFiles();

} // namespace sinew::samples
