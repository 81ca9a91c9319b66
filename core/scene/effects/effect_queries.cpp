// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/effects/effect_queries.h"

#include "core/scene/effects/node_chain.h"
#include "core/scene/pose/node_transform.h"

#include <algorithm>
#include <cmath>

namespace sinew {

namespace {

bool equalNames(std::string_view a, std::string_view b)
{
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; };
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [&](char x, char y) { return lower(x) == lower(y); });
}

} // namespace

bool isPopcornOn(const ScenePopcorn &popcorn, std::string_view sequence)
{
    bool on = popcorn.guide.empty();
    for (const PopcornGuide &entry : popcorn.guide) {
        if (equalNames(entry.sequence, sequence))
            return entry.on;
        if (equalNames(entry.sequence, "Always"))
            on = entry.on;
    }
    return on;
}

PopcornState evaluatePopcorn(const RenderScene &scene, const ScenePopcorn &popcorn, const PoseTime &when)
{
    const auto sample = [&](const auto &track) {
        KeyWindow window;
        return sampleTrack(track, scene, when, window);
    };
    PopcornState state{false,
                       sample(popcorn.lifeSpan),
                       sample(popcorn.emissionRate),
                       sample(popcorn.speed),
                       sample(popcorn.alpha),
                       sample(popcorn.colour)};
    const bool inSequence = when.sequence >= 0 && std::size_t(when.sequence) < scene.sequences.size();
    state.on =
        isPopcornOn(popcorn, inSequence ? std::string_view(scene.sequences[std::size_t(when.sequence)].name) : "");
    if (popcorn.node >= 0 && std::size_t(popcorn.node) < scene.nodes.size())
        state.on = state.on && sample(scene.nodes[std::size_t(popcorn.node)].visibility) > 0;
    return state;
}

std::optional<double> sinceEvent(const RenderScene &scene, const SceneEvent &event, const PoseTime &when)
{
    const SampleSpan span = sampleSpan(event.times, scene, when);
    std::optional<double> since;
    for (const std::int32_t time : event.times.times())
        if (time >= span.start && time <= span.end && time <= span.time && (!since || span.time - time < *since))
            since = span.time - time;
    return since;
}

} // namespace sinew
