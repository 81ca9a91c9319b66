// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/materials/shader.h"

#include "core/scene/scene_build.h"
#include "plugins/m2/model/skins.h"

namespace sinew::m2 {

namespace {

// A vertex shader's T1 is the first UV set moved by the first transform, T2 the second set moved by the second. An
// environment isn't moved.
constexpr ShaderStage T1{UvSource::Set0, 0}, T2{UvSource::Set1, 1}, T3{UvSource::Set0, -1},
    Env{UvSource::Environment, -1};

/// By shader number without bit 15 (source: the client's table of 8.0.1 and later, as in WebWowViewer and wow.export).
/// Combiners that read every texture at the first coordinates have T1 in each stage, whatever the vertex shader is
/// called.
constexpr Shader specialShaders[] = {
    {Combiner::Opaque_Mod2xNA_Alpha, {T1, Env}}, // 0
    {Combiner::Opaque_AddAlpha, {T1, Env}},
    {Combiner::Opaque_AddAlpha_Alpha, {T1, Env}},
    {Combiner::Opaque_Mod2xNA_Alpha_Add, {T1, Env, T1}},
    {Combiner::Mod_AddAlpha, {T1, Env}},
    {Combiner::Opaque_AddAlpha, {T1, T1}}, // 5
    {Combiner::Mod_AddAlpha, {T1, T1}},
    {Combiner::Mod_AddAlpha_Alpha, {T1, Env}},
    {Combiner::Opaque_Alpha_Alpha, {T1, Env}},
    {Combiner::Opaque_Mod2xNA_Alpha_3s, {T1, Env, T1}},
    {Combiner::Opaque_AddAlpha_Wgt, {T1, T1}}, // 10
    {Combiner::Mod_Add_Alpha, {T1, Env}},
    {Combiner::Opaque_ModNA_Alpha, {T1, Env}},
    {Combiner::Mod_AddAlpha_Wgt, {T1, Env}},
    {Combiner::Mod_AddAlpha_Wgt, {T1, T1}},
    {Combiner::Opaque_AddAlpha_Wgt, {T1, T2}}, // 15
    {Combiner::Opaque_Mod_Add_Wgt, {T1, Env}},
    {Combiner::Opaque_Mod2xNA_Alpha_UnshAlpha, {T1, Env, T1}},
    {Combiner::Mod_Dual_Crossfade, {T1, T1, T1}},
    {Combiner::Mod_Depth, {T1}, true},
    {Combiner::Opaque_Mod2xNA_Alpha_Alpha, {T1, T1, T1}}, // 20
    {Combiner::Mod_Mod, {T1, T2}, true},
    {Combiner::Mod_Masked_Dual_Crossfade, {T1, T1, T1, T2}},
    {Combiner::Opaque_Alpha, {T1, T1}},
    {Combiner::Opaque_Mod2xNA_Alpha_UnshAlpha, {T1, Env, T2}},
    {Combiner::Mod_Depth, {Env}, true}, // 25
    {Combiner::Guild, {T1, T2, T1}},
    {Combiner::Guild_NoBorder, {T1, T2}},
    {Combiner::Guild_Opaque, {T1, T2, T1}},
    {Combiner::Illum, {T1}},
    {Combiner::Mod_Mod_Mod_Const, {T1, T2, T3}}, // 30
    {Combiner::Mod_Mod_Mod_Const, {T1, T2, T3}},
    {Combiner::Opaque, {T1}},
    {Combiner::Mod_Mod2x, {T1, T2}, true},
    {Combiner::Mod, {T1}, true},
    {Combiner::Mod_Mod_Depth, {T1, T2}, true}, // 35
};

// Meaning of a texture's four bits in a simple number.
namespace Op {
enum : std::uint16_t { Opaque = 0, Mod = 1, Add = 3, Mod2x = 4, Mod2xNA = 6, AddNA = 7, Mask = 7, Environment = 8 };
}
constexpr std::uint16_t secondUvSet = 0x4000, special = 0x8000;

Shader simpleShader(std::uint16_t id, std::uint16_t textures)
{
    const bool firstEnv = id & (Op::Environment << 4), firstMod = id & (Op::Mask << 4);
    if (textures < 2) {
        // A single texture uses the first transform even on the second UV set: there is no other.
        const ShaderStage alone = firstEnv ? Env : id & secondUvSet ? ShaderStage{UvSource::Set1, 0} : T1;
        return {firstMod ? Combiner::Mod : Combiner::Opaque, {alone}};
    }
    Shader shader;
    const bool secondEnv = id & Op::Environment;
    if (firstEnv)
        shader.stages = {Env, secondEnv ? Env : T1};
    else
        shader.stages = {T1, secondEnv ? Env : id & secondUvSet ? T2 : T1};
    switch (id & Op::Mask) {
    case Op::Opaque:
        shader.combiner = firstMod ? Combiner::Mod_Opaque : Combiner::Opaque_Opaque;
        break;
    case Op::Add:
        shader.combiner = firstMod ? Combiner::Mod_Add : Combiner::Opaque_AddAlpha;
        break;
    case Op::Mod2x:
        shader.combiner = firstMod ? Combiner::Mod_Mod2x : Combiner::Opaque_Mod2x;
        break;
    case Op::Mod2xNA:
        shader.combiner = firstMod ? Combiner::Mod_Mod2xNA : Combiner::Opaque_Mod2xNA;
        break;
    case Op::AddNA:
        shader.combiner = firstMod ? Combiner::Mod_AddNA : Combiner::Opaque_AddAlpha;
        break;
    default:
        shader.combiner = firstMod ? Combiner::Mod_Mod : Combiner::Opaque_Mod;
        break;
    }
    return shader;
}

} // namespace

std::uint16_t simpleShaderId(const Root &root, const Batch &batch)
{
    const std::int32_t material = rowIn(root.materials, batch.material);
    const bool opaque = material < 0 || root.materials[std::size_t(material)].blendMode == 0;
    const auto coordinates = [&](std::size_t texture) {
        return entry(root.coordCombos, batch.coordCombo + texture, 0);
    };
    // Taken as unsigned numbers, all above 2 are environments.
    const auto withEnvironment = [&](std::uint16_t op, std::int32_t uv) {
        return std::uint16_t(uv < 0 || uv > 2 ? op | Op::Environment : op);
    };
    if (!(root.flags & HeaderFlag::CombinerCombos)) {
        const std::int32_t uv = coordinates(0);
        return std::uint16_t(withEnvironment(opaque ? Op::Opaque : Op::Mod, uv) << 4 | (uv == 1 ? secondUvSet : 0));
    }
    const std::size_t textures = std::min<std::size_t>(batch.textureCount, 2);
    std::uint16_t ops[2] = {Op::Opaque, Op::Opaque}, id = 0;
    for (std::size_t i = 0; i < textures; ++i) {
        const std::int32_t uv = coordinates(i);
        const auto op = std::uint16_t(
            i == 0 && opaque ? Op::Opaque
                             : entry(root.combinerCombos, std::size_t(batch.shaderId) + i, Op::Mod) & Op::Mask);
        ops[i] = withEnvironment(op, uv);
        if (uv == 1 && i + 1 == textures)
            id |= secondUvSet;
    }
    return std::uint16_t(id | ops[0] << 4 | ops[1]);
}

Shader shaderOf(const Root &root, const Batch &batch)
{
    const bool wrath = root.version <= Version::SubTracks;
    std::uint16_t id = batch.shaderId;
    if (id & special) {
        const std::size_t row = id & ~special;
        if (row < std::size(specialShaders))
            return specialShaders[row];
        id = 0;
    }
    return simpleShader(wrath ? simpleShaderId(root, batch) : id, batch.textureCount);
}

} // namespace sinew::m2
