// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/gltf/write/animation_draft.h"

#include "plugins/gltf/write/skeleton.h"

#include <algorithm>
#include <cmath>

namespace sinew::gltf {

namespace {

std::string interpolationOf(ClipKeys::Shape shape)
{
    return shape == ClipKeys::Step ? "STEP" : shape == ClipKeys::Cubic ? "CUBICSPLINE" : "LINEAR";
}

} // namespace

void AnimationDraft::addPointer(std::string pointer, ClipKeys keys, const CurvePoint &rest)
{
    bool isRest = keys.isConstant();
    for (std::size_t i = 0; isRest && i < std::size_t(keys.components); ++i)
        isRest = std::abs(double(keys.values[i]) - rest[i]) < 1e-6;
    if (!isRest)
        m_channels.push_back({-1, std::move(pointer), std::move(keys)});
}

void AnimationDraft::write(File &file)
{
    if (m_channels.empty()) {
        ClipKeys still;
        still.components = 3;
        still.times = {0};
        still.values = {0, 0, 0};
        addNode(armatureRow, "translation", std::move(still));
    }
    float last = 0;
    for (const Channel &channel : m_channels)
        last = std::max(last, channel.keys.times.back());
    if (last < m_seconds) {
        ClipKeys &keys = m_channels.front().keys;
        keys.times.push_back(m_seconds);
        const std::vector<float> end(keys.values.end() - keys.components, keys.values.end());
        keys.values.insert(keys.values.end(), end.begin(), end.end());
        if (keys.shape == ClipKeys::Cubic) {
            keys.ins.resize(keys.values.size());
            keys.outs.resize(keys.values.size());
        }
    }
    JsonText channels, samplers;
    channels.open('[');
    samplers.open('[');
    for (std::size_t row = 0; row < m_channels.size(); ++row) {
        const Channel &channel = m_channels[row];
        const ClipKeys &keys = channel.keys;
        channels.open('{').key("sampler").integer(std::int64_t(row)).key("target").open('{');
        if (channel.node >= 0) {
            channels.key("node").integer(channel.node).key("path").string(channel.path);
        } else {
            channels.key("path").string("pointer").key("extensions").open('{').key("KHR_animation_pointer");
            channels.open('{').key("pointer").string(channel.path).close('}').close('}');
            file.use("KHR_animation_pointer");
        }
        channels.close('}').close('}');
        std::vector<float> values = keys.values;
        if (keys.shape == ClipKeys::Cubic) {
            values.clear();
            for (std::size_t i = 0; i < keys.values.size(); i += std::size_t(keys.components))
                for (const auto *part : {&keys.ins, &keys.values, &keys.outs})
                    values.insert(values.end(), part->begin() + std::ptrdiff_t(i),
                                  part->begin() + std::ptrdiff_t(i) + keys.components);
        }
        samplers.open('{').key("input").integer(file.addKeys(keys.times, 1, true));
        samplers.key("output").integer(file.addKeys(values, keys.components, false));
        if (keys.shape != ClipKeys::Linear)
            samplers.key("interpolation").string(interpolationOf(keys.shape));
        samplers.close('}');
    }
    JsonText json;
    json.open('{').key("name").string(m_name).key("channels").raw(channels.close(']').text());
    file.add(File::Animations, json.key("samplers").raw(samplers.close(']').text()).close('}').take());
}

} // namespace sinew::gltf
