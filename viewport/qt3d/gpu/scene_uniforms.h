// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/pose/pose.h"
#include "viewport/options/view_options.h"

#include <Qt3DCore/QBuffer>
#include <Qt3DRender/QParameter>

namespace sinew {

/// What all draw calls of a scene share: daylight, fog and the model's lights, as the uniform block “Surroundings” of
/// shaders/surroundings.glsl.
class SceneUniforms
{
public:
    static constexpr std::size_t maxLights = 8; ///< later ones of a model stay dark

    explicit SceneUniforms(Qt3DCore::QNode *owner);
    void set(const ViewOptions &options, const std::vector<LightState> &lights);
    /// Must be added to effects whose shaders have the block.
    Qt3DRender::QParameter *parameter() const { return m_parameter; }

private:
    Qt3DCore::QBuffer *m_buffer;
    Qt3DRender::QParameter *m_parameter;
    QByteArray m_bytes;
};

} // namespace sinew
