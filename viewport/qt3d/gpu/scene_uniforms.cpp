// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/qt3d/gpu/scene_uniforms.h"

#include "viewport/qt3d/gpu/make_node.h"

#include <QVariant>

namespace sinew {

namespace {

/// std140: vec4 only.
struct Block
{
    using Row = std::array<float, 4>;
    struct Light
    {
        Row place;   ///< position, or the direction to a directional light; kind
        Row colour;  ///< last component: attenuation start
        Row ambient; ///< last component: attenuation end
        Row beam;    ///< spot lights let through this · (direction to it, 1), 0…1; others: 0, 0, 0, 1
    };
    Row toSun, sun, ambient;
    Row fogColour;
    Row fogRange; ///< start, end, 1 if there is fog
    Row counts;   ///< number of lights
    Light lights[SceneUniforms::maxLights];
};

Block::Row row(const QColor &colour, float last = 0)
{
    return {colour.redF(), colour.greenF(), colour.blueF(), last};
}

Block::Row row(const Colour &colour, float last)
{
    return {colour.r, colour.g, colour.b, last};
}

Block::Row row(const Eigen::Vector3f &vector, float last = 0)
{
    return {vector.x(), vector.y(), vector.z(), last};
}

Block::Row beamOf(const LightState &light)
{
    if (light.kind != LightKind::Spot)
        return {0, 0, 0, 1};
    const float steepness = 1 / (light.innerCosine - light.outerCosine);
    return row(light.direction * steepness, -light.outerCosine * steepness);
}

QByteArray bytesOf(const Block &block)
{
    return QByteArray(reinterpret_cast<const char *>(&block), sizeof(block));
}

} // namespace

SceneUniforms::SceneUniforms(Qt3DCore::QNode *owner)
    : m_buffer(makeNode<Qt3DCore::QBuffer>(owner)),
      m_parameter(makeNode<Qt3DRender::QParameter>(owner, QStringLiteral("Surroundings"), QVariant()))
{
    set(ViewOptions(), {});
    m_parameter->setValue(QVariant::fromValue(m_buffer));
}

void SceneUniforms::set(const ViewOptions &options, const std::vector<LightState> &lights)
{
    const Daylight &light = options.daylight;
    Block block{};
    block.toSun = row(light.toSun());
    block.sun = row(light.sun);
    block.ambient = row(light.ambient);
    block.fogColour = row(options.fogColour);
    block.fogRange = {options.fogStart, std::max(options.fogEnd, options.fogStart + 1e-3f), options.fog ? 1.f : 0.f, 0};
    const std::size_t count = options.modelLights ? std::min(lights.size(), maxLights) : 0;
    block.counts[0] = float(count);
    for (std::size_t i = 0; i < count; ++i) {
        const LightState &state = lights[i];
        block.lights[i] = {
            row(state.kind == LightKind::Directional ? state.direction : state.position, float(state.kind)),
            row(state.colour, state.attenuationStart), row(state.ambient, state.attenuationEnd), beamOf(state)};
    }
    QByteArray bytes = bytesOf(block);
    if (bytes == m_bytes)
        return;
    m_bytes = std::move(bytes);
    m_buffer->setData(m_bytes);
}

} // namespace sinew
