// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/qt3d/parameters/layer_parameters.h"

#include "viewport/qt3d/parameters/surface_parameters.h"

#include <QVector2D>
#include <QVector3D>

namespace sinew {

namespace {

QVector2D alphaTest(const SceneLayer *layer)
{
    FilterState state = filterState(layer ? layer->filterMode : FilterMode::None);
    if (layer && layer->surface)
        return QVector2D(layer->surface->alphaThreshold, state.alphaThreshold);
    if (layer && layer->batch && layer->filterMode == FilterMode::AlphaKey)
        state.alphaThreshold = layer->batch->alphaReference;
    // Layers that fade keep their holes: for them only the texel is tested.
    return state.testsTexel ? QVector2D(state.alphaThreshold, -1) : QVector2D(-1, state.alphaThreshold);
}

} // namespace

void setUvRows(DrawCall &call, const Eigen::Matrix<float, 2, 3> &uv, const char *nameU, const char *nameV)
{
    call.setParameter(nameU, QVector3D(uv(0, 0), uv(0, 1), uv(0, 2)));
    call.setParameter(nameV, QVector3D(uv(1, 0), uv(1, 1), uv(1, 2)));
}

EffectKey layerEffect(const SceneLayer *layer, bool lit)
{
    if (!layer)
        return {.layer = {.lit = lit}};
    EffectKey key = EffectKey::forFilter(layer->filterMode, layer->surface ? EffectKey::Surface
                                                            : layer->batch ? EffectKey::BatchLayer
                                                            : layer->hd    ? EffectKey::HdLayer
                                                                           : EffectKey::Layer);
    if (layer->surface)
        key.surface = surfaceVariant(*layer->surface);
    else if (layer->batch)
        key.layer = {.lit = lit, .combiner = layer->batch->combiner};
    else if (!layer->hd)
        key.layer = {.lit = lit, .sphere = layer->sphereEnvironment};
    key.cullBack = !layer->twoSided;
    key.depthTest = !layer->noDepthTest;
    key.depthWrite = key.depthWrite && !layer->noDepthSet;
    return key;
}

void setLayerState(DrawCall &call, const SceneLayer *layer, bool lit)
{
    const FilterMode mode = layer ? layer->filterMode : FilterMode::None;
    const float fog = layer && layer->unfogged ? -1.f : float(filterState(mode).fog);
    call.setParameter("layerState", QVector4D(lit ? 1.f : 0.f, 0, fog, filterState(mode).blends ? 0.f : 1.f));
    call.setParameter("alphaTest", alphaTest(layer));
}

void setPicture(DrawCall &call, const LayerState &state, const QVector4D &tint, Qt3DRender::QAbstractTexture *texture)
{
    call.setParameter("tint", tint);
    setUvRows(call, state.uv, "uvRowU", "uvRowV");
    call.setParameter("colourTexture", QVariant::fromValue(texture));
}

QVector4D rgba(QRgb colour, float alphaFactor)
{
    const QColor c = QColor::fromRgba(colour);
    return QVector4D(c.redF(), c.greenF(), c.blueF(), c.alphaF() * alphaFactor);
}

} // namespace sinew
