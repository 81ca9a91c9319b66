// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/pose/pose.h"
#include "viewport/qt3d/gpu/draw_call.h"

#include <QColor>
#include <QVector4D>

namespace Qt3DRender {
class QAbstractTexture;
}

namespace sinew {

// Shader parameters of a material's layer. No layer means that there is no material: grey, opaque.

EffectKey layerEffect(const SceneLayer *layer, bool lit);
/// The parameters that do not change with the pose.
void setLayerState(DrawCall &call, const SceneLayer *layer, bool lit = false);
/// The parameters that do.
void setPicture(DrawCall &call, const LayerState &state, const QVector4D &tint, Qt3DRender::QAbstractTexture *texture);

/// The two rows of a texture animation's matrix. The names must stay valid, as literals do.
void setUvRows(DrawCall &call, const Eigen::Matrix<float, 2, 3> &uv, const char *nameU, const char *nameV);

QVector4D rgba(QRgb colour, float alphaFactor = 1);

} // namespace sinew
