// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/pose/posed_bounds.h"

#include "core/scene/pose/skinning.h"

#include <algorithm>

namespace sinew {

namespace {

constexpr double stepMilliseconds = 33;
constexpr int maxPosesPerSequence = 300; ///< a longer sequence is posed less often

PosedBounds::Box together(const std::vector<PosedBounds::Box> &boxes)
{
    PosedBounds::Box all;
    for (const PosedBounds::Box &box : boxes)
        all.extend(box);
    return all;
}

} // namespace

const std::vector<PosedBounds::Box> &PosedBounds::during(std::size_t sequence)
{
    std::vector<Box> &boxes = m_sequences[sequence];
    if (boxes.empty() && !m_scene.meshes.empty()) {
        boxes.resize(m_scene.meshes.size());
        const SceneSequence &s = m_scene.sequences[sequence];
        add(sequence, s.start, std::max(s.start, s.end), boxes);
    }
    return boxes;
}

PosedBounds::Box PosedBounds::sequence(std::size_t sequence)
{
    return together(during(sequence));
}

PosedBounds::Box PosedBounds::allSequences()
{
    Box all;
    for (std::size_t i = 0; i < m_sequences.size(); ++i)
        all.extend(sequence(i));
    return all;
}

PosedBounds::Box PosedBounds::between(std::size_t sequence, double from, double to)
{
    std::vector<Box> boxes(m_scene.meshes.size());
    add(sequence, from, to, boxes);
    return together(boxes);
}

void PosedBounds::add(std::size_t sequence, double from, double to, std::vector<Box> &boxes)
{
    const int steps = to > from ? std::clamp(int((to - from) / stepMilliseconds), 1, maxPosesPerSequence) : 0;
    for (int step = 0; step <= steps; ++step) {
        const double time = steps ? from + (to - from) * step / steps : from;
        evaluatePose(m_scene, {.sequence = std::int32_t(sequence), .time = time, .globalTime = time}, m_pose);
        for (std::size_t i = 0; i < m_scene.meshes.size(); ++i) {
            if (m_pose.meshAlpha[i] < 0.01f)
                continue;
            skinnedPositions(m_scene.meshes[i], m_pose, m_positions);
            for (const Eigen::Vector3f &position : m_positions)
                boxes[i].extend(position);
        }
    }
}

} // namespace sinew
