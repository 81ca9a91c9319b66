// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/qt3d/batch_parameters.h"

#include "viewport/qt3d/layer_parameters.h"

#include <QVector3D>

namespace sinew {

namespace {

struct StageNames
{
    const char *texture, *uvRowU, *uvRowV;
};
/// The first stage's are every layer's.
constexpr StageNames stageNames[maximumStages - 1] = {{"stageTexture1", "uvRowU1", "uvRowV1"},
                                                      {"stageTexture2", "uvRowU2", "uvRowV2"},
                                                      {"stageTexture3", "uvRowU3", "uvRowV3"}};
constexpr const char *parameterNames[] = {"parameter0", "parameter1", "parameter2"};

} // namespace

void setBatch(DrawCall &call, const SceneBatch &batch)
{
    call.setParameter("batchState", QVector3D(float(batch.combiner), float(stagesOf(batch.combiner)), batch.edgeFade ? 1.f : 0.f));
    QVector4D sources;
    for (std::size_t i = 0; i < std::min(batch.stages.size(), maximumStages); ++i)
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
    for (std::size_t i = 0; i < maximumStages; ++i)
        weights[int(i)] = state.stages[i].weight;
    call.setParameter("stageWeight", weights);
    const std::size_t used = std::min(batch.stages.size(), stagesOf(batch.combiner));
    for (std::size_t i = 1; i < maximumStages; ++i) {
        // Samplers that nothing reads must have a texture all the same.
        const StageState stage = i < used ? state.stages[i] : StageState();
        call.setParameter(stageNames[i - 1].texture, QVariant::fromValue(textures.texture(stage.texture)));
        setUvRows(call, stage.uv, stageNames[i - 1].uvRowU, stageNames[i - 1].uvRowV);
    }
}

} // namespace sinew
