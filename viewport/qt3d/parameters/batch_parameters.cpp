// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/qt3d/parameters/batch_parameters.h"

#include "viewport/qt3d/parameters/layer_parameters.h"

#include <QVector3D>

namespace sinew {

namespace {

struct StageNames
{
    const char *texture, *uvRowU, *uvRowV;
};
/// The first stage uses the names of every layer.
constexpr StageNames stageNames[maxStages - 1] = {{"stageTexture1", "uvRowU1", "uvRowV1"},
                                                  {"stageTexture2", "uvRowU2", "uvRowV2"},
                                                  {"stageTexture3", "uvRowU3", "uvRowV3"}};
constexpr const char *parameterNames[] = {"parameter0", "parameter1", "parameter2"};

/// What a stage after the first shows while its file is missing, so that the first looks as it does alone. None: there
/// is no such colour, or all stages are equal.
std::optional<QColor> neutralTexel(Combiner combiner, std::size_t stage)
{
    const QColor half(128, 128, 128, 128), nothing(0, 0, 0, 0);
    using enum Combiner;
    switch (combiner) {
    case Opaque_Mod2x:
    case Opaque_Mod2xNA:
    case Opaque_Mod2xNA_Alpha:
    case Opaque_Mod2xNA_Alpha_Add:
    case Opaque_Mod2xNA_Alpha_3s:
    case Opaque_Mod2xNA_Alpha_Alpha:
    case Opaque_Mod2xNA_Alpha_UnshAlpha:
    case Mod_Mod2x:
    case Mod_Mod2xNA:
        return stage == 1 ? half : nothing;
    case Opaque_Opaque:
    case Opaque_Mod:
    case Opaque_ModNA_Alpha:
    case Mod_Opaque:
    case Mod_Mod:
    case Mod_Mod_Depth:
    case Mod_Mod_Mod_Const:
        return Qt::white;
    case Mod_Dual_Crossfade:
        return std::nullopt;
    case Mod_Masked_Dual_Crossfade:
        return stage == 3 ? std::optional<QColor>(Qt::white) : std::nullopt;
    default:
        return nothing; // what is added to, or laid over, the first
    }
}

} // namespace

void setBatch(DrawCall &call, const SceneBatch &batch)
{
    call.setParameter("fadesAtEdges", batch.edgeFade ? 1.f : 0.f);
    QVector4D sources;
    for (std::size_t i = 0; i < std::min(batch.stages.size(), maxStages); ++i)
        sources[int(i)] = float(batch.stages[i].uv);
    call.setParameter("uvSource", sources);
    for (std::size_t i = 0; i < batch.parameters.size(); ++i) {
        const Colour &colour = batch.parameters[i];
        call.setParameter(parameterNames[i], QVector3D(colour.r, colour.g, colour.b));
    }
}

void setStages(DrawCall &call, const SceneBatch &batch, const LayerState &state, TextureSet &textures)
{
    QVector4D weights;
    for (std::size_t i = 0; i < maxStages; ++i)
        weights[int(i)] = state.stages[i].weight;
    call.setParameter("stageWeight", weights);
    const std::size_t used = std::min(batch.stages.size(), stagesOf(batch.combiner));
    for (std::size_t i = 1; i < maxStages; ++i) {
        // Samplers must have a texture even if nothing reads them.
        const StageState stage = i < used ? state.stages[i] : StageState();
        const std::optional<QColor> neutral = stage.texture < 0 ? std::nullopt : neutralTexel(batch.combiner, i);
        call.setParameter(stageNames[i - 1].texture,
                          QVariant::fromValue(neutral ? textures.slot(stage.texture, *neutral).texture
                                                      : textures.texture(stage.texture)));
        setUvRows(call, stage.uv, stageNames[i - 1].uvRowU, stageNames[i - 1].uvRowV);
    }
}

} // namespace sinew
