// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// Digests of what all effects of a model show, to tell whether two programs simulate alike.

#include "core/scene/effects/effect_simulation.h"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace sinew::test {
inline namespace effect_digest_helpers {

/// FNV-1a, 64 bits.
class Digest
{
public:
    void add(const void *data, std::size_t size)
    {
        for (const char byte : std::string_view(static_cast<const char *>(data), size))
            m_value = (m_value ^ std::uint8_t(byte)) * 0x100000001b3u;
    }
    template<class T>
    void addValue(const T &value)
    {
        add(&value, sizeof(T));
    }
    std::uint64_t value() const { return m_value; }

private:
    std::uint64_t m_value = 0xcbf29ce484222325u;
};

/// It matters which effects show something; the rows of those that show nothing don't.
inline void addFrame(const EffectFrame &frame, Digest &digest)
{
    for (const auto which :
         {&EffectFrame::Ranges::particles, &EffectFrame::Ranges::ribbonVertices, &EffectFrame::Ranges::models})
        for (const EffectFrame::Ranges &ranges : frame.ranges)
            if (const EffectFrame::Range &range = ranges.*which; range.count > 0)
                digest.addValue(range);
    digest.add(frame.particles.data(), frame.particles.size() * sizeof(ParticleInstance));
    digest.add(frame.ribbonVertices.data(), frame.ribbonVertices.size() * sizeof(RibbonVertex));
    for (const ModelInstance &model : frame.models) {
        digest.add(model.world.data(), 16 * sizeof(float));
        digest.addValue(model.age);
        digest.addValue(model.identity);
    }
}

/// How much the frames of a model show, and a digest of all of it.
struct EffectDigest
{
    std::size_t particles = 0, ribbonVertices = 0, models = 0;
    std::uint64_t value = 0;
};

/// Eight moments of each of the first `sequences` sequences and of no sequence, each with and without a view.
inline EffectDigest effectDigest(const RenderScene &scene, std::size_t sequences)
{
    Digest digest;
    EffectDigest result;
    EffectSimulation simulation;
    const auto count = std::int32_t(std::min(sequences, scene.sequences.size()));
    for (std::int32_t row = -1; row < count; ++row) {
        double start = 0, length = 4000;
        if (row >= 0) {
            start = scene.sequences[std::size_t(row)].start;
            length = double(scene.sequences[std::size_t(row)].end) - start;
        }
        for (const double share : {0.0, 0.01, 0.2, 0.21, 0.5, 0.75, 0.98, 1.0}) {
            PoseTime when;
            when.sequence = row;
            when.time = start + std::floor(length * share);
            when.globalTime = 100 + std::floor(length * share);
            for (const bool seen : {false, true}) {
                if (seen) {
                    when.view = Eigen::Quaternionf(0.5f, -0.5f, -0.5f, -0.5f);
                    when.eye = {200, 30, 80};
                }
                simulation.update(scene, when);
                const EffectFrame &frame = simulation.frame();
                addFrame(frame, digest);
                result.particles += frame.particles.size();
                result.ribbonVertices += frame.ribbonVertices.size();
                result.models += frame.models.size();
            }
        }
    }
    result.value = digest.value();
    return result;
}

} // namespace effect_digest_helpers
} // namespace sinew::test
