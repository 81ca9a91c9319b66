// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/mdx/create/looks/textures.h"
#include "plugins/mdx/model/model.h"

#include <array>
#include <deque>
#include <map>

namespace sinew::mdx {

/// How one geoset shows a mesh: a mesh whose batches have different colours becomes several.
struct Look
{
    std::int32_t material = -1;
    GeosetAnimation animation; ///< its geosetId follows
    bool isAnimated = false;   ///< has more than the values of a new one
};

/// Materials of the new model.
class Looks
{
public:
    Looks(CreationJob &job, Textures &textures) : m_job(job), m_textures(textures) {}

    std::vector<Look> looksOf(std::size_t mesh);
    /// The material of a strip; -1 if it has none.
    std::int32_t ribbonMaterial(const SceneEffect &from);

private:
    struct Draft
    {
        Material material;
        Track<float> alpha{{}, 1.f};
        Track<Colour> colour{{}, {1, 1, 1}};
    };

    std::vector<Draft> ofBatches(const SceneMaterial &material);
    void addBatch(const SceneLayer &from, Draft &draft);
    void addFirst(const SceneLayer &from, Draft &draft);
    void addSecond(const SceneLayer &from, Draft &draft);
    void layOn(const SceneLayer &from, Layer &layer, const SceneStage &stage);
    std::vector<Draft> ofSurfaces(const SceneMesh &mesh, const SceneMaterial &material);
    struct Pass;
    void addSurface(const SceneLayer &from, Draft &draft);
    void addDiffuse(Pass &pass);
    void addGlow(Pass &pass, SurfaceSlot slot, SurfaceBlend blend);
    void addWhite(Pass &pass);
    void layOn(const Pass &pass, Layer &layer, const SurfaceLayer &which);
    void noteTone(const Pass &pass, const SurfaceLayer &layer);
    void setMasks(const Pass &pass, const SurfaceLayer &base, CreatedTexture &recipe, std::string &tag);
    void setBrightness(Layer &made, const SurfaceLayer &layer, float factor, NodeId source);
    Draft ofLayers(const SceneMaterial &material);
    using HdTextures = std::array<std::int32_t, hdSlots>; ///< rows by HdSlot, -1: the usual one
    Draft hdDraft(const SceneLayer &from, std::uint32_t filter, const HdTextures &textures);
    Draft ofHd(const SceneLayer &from);
    Draft ofHdSurface(const SceneMesh &mesh, const SceneLayer &from);
    std::int32_t hdDiffuseTexture(const Pass &pass);
    std::int32_t hdGlow(const Pass &pass, const SurfaceLayer *&shown);
    void noteHdLosses(const Pass &pass);
    Look look(const Draft &draft);
    std::int32_t materialRow(const Material &material);

    Layer plainLayer(const SceneLayer &from, std::uint32_t filter) const;
    void setAlpha(Layer &layer, const Track<float> &alpha);
    std::int32_t uvAnimation(std::int32_t row);
    std::int32_t surfaceAnimation(const SurfaceLayer &layer);

    CreationJob &m_job;
    Textures &m_textures;
    std::map<std::int32_t, std::int32_t> m_uvAnimations;
    std::map<const SurfaceLayer *, std::int32_t> m_surfaceAnimations;
    std::deque<SceneMaterial> m_ofSprites; ///< kept: animations are known by the addresses of layers
};

} // namespace sinew::mdx
