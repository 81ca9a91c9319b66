// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "showcase/showcase_clips.h"

#include "animation.h"

namespace sinew::samples {

namespace {

/// Milliseconds between keys, at most.
double keyStep(ShowcaseSequence sequence)
{
    switch (sequence) {
    case Stand:
    case Portrait:
        return 267;
    case StandReady:
    case StandLook:
        return 200;
    case Walk:
        return 63;
    default:
        return 75;
    }
}

/// Legs move linearly between close keys, so that feet stay put; swinging parts move smoothly.
Interpolation interpolationOf(const std::string &bone)
{
    const auto has = [&](const char *text) { return bone.find(text) != std::string::npos; };
    if (has("Thigh") || has("Shin") || has("Foot") || bone == "Root")
        return Interpolation::Linear;
    if (has("Cape") || has("Tabard") || has("Plume") || bone == "Head")
        return Interpolation::Bezier;
    return Interpolation::Hermite;
}

bool isAtRest(const std::vector<Keys<Q4>::Key> &run)
{
    return std::all_of(run.begin(), run.end(), [](const auto &key) { return std::abs(key.value.w()) > 1 - 1e-9; });
}

/// All keys, or only the first one if nothing changes.
template<class T, class Same>
void addRun(const std::vector<typename Keys<T>::Key> &run, Keys<T> &keys, const Same &same)
{
    const bool held =
        std::all_of(run.begin(), run.end(), [&](const auto &key) { return same(key.value, run[0].value); });
    for (std::size_t i = 0; i < (held ? 1 : run.size()); ++i)
        keys.add(run[i].time, run[i].value);
}

} // namespace

void addShowcaseMotion(Showcase &showcase)
{
    std::map<std::string, Keys<Q4>> turns;
    std::map<std::string, Keys<V3>> offsets;
    const auto &clips = showcaseClips();
    for (int index = 0; index < int(clips.size()); ++index) {
        const ShowcaseClip &clip = clips[std::size_t(index)];
        const auto which = ShowcaseSequence(index);
        mdx::Sequence &sequence = showcase.model.data.sequences.append();
        sequence.name.set(clip.name);
        sequence.start = clip.start;
        sequence.end = clip.end;
        sequence.flags = clip.loops ? 0 : 1;
        sequence.moveSpeed = float(clip.moveSpeed);
        sequence.rarity = float(clip.rarity);

        const double length = clip.end - clip.start;
        const int steps = int(std::ceil(length / keyStep(which)));
        std::map<std::string, std::vector<Keys<Q4>::Key>> clipTurns;
        std::map<std::string, std::vector<Keys<V3>::Key>> clipOffsets;
        for (int i = 0; i <= steps; ++i) {
            const double part = double(i) / steps;
            const auto time = std::int32_t(std::lround(clip.start + length * part));
            // The last key of a loop equals its first one.
            const double at = clip.loops && i == steps ? 0 : length * part;
            const BoneKeys keys =
                bonesFor(showcase, knightAt(which, at), clip.loops && i == steps ? 0 : part * capeWaves(which));
            for (const auto &[bone, turn] : keys.turns)
                clipTurns[bone].push_back({time, turn});
            for (const auto &[bone, offset] : keys.offsets)
                clipOffsets[bone].push_back({time, offset});
        }
        for (const auto &[bone, run] : clipTurns) {
            turns[bone].nextSequence();
            if (!isAtRest(run))
                addRun(run, turns[bone], [](const Q4 &a, const Q4 &b) { return std::abs(a.dot(b)) > 1 - 1e-9; });
        }
        for (const auto &[bone, run] : clipOffsets) {
            offsets[bone].nextSequence();
            addRun(run, offsets[bone], [](const V3 &a, const V3 &b) { return (a - b).norm() < 1e-9; });
        }
    }
    for (const auto &[bone, keys] : turns)
        if (!keys.isEmpty())
            showcase.boneNode(bone).rotation = rotationCurve(interpolationOf(bone), keys);
    for (const auto &[bone, keys] : offsets)
        showcase.boneNode(bone).translation = vectorCurve(interpolationOf(bone), keys);
}

} // namespace sinew::samples
