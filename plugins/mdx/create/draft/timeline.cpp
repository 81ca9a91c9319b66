// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/create/draft/timeline.h"

#include <algorithm>

namespace sinew::mdx {

namespace {

/// Between sequences; the game's own files have up to 3,333.
constexpr std::int32_t gap = 1000;
/// Of poses: the game wants an end behind the start. A frame of its own files.
constexpr std::int32_t shortest = 33;
constexpr std::int32_t held = 1000;
constexpr std::uint32_t constantLength = 1000;

/// The next multiple of the gap that leaves one.
std::int64_t nextStart(std::int64_t end)
{
    return (end + 2 * gap - 1) / gap * gap;
}

} // namespace

Timeline::Timeline(const RenderScene &scene, const std::vector<CreatedSequence> &sequences) : m_scene(scene)
{
    constexpr std::int64_t latest = 0x7fffffff;
    std::int64_t start = gap;
    for (const CreatedSequence &sequence : sequences) {
        Span whole{sequence.row, std::int32_t(start), std::int32_t(start), sequence.holds};
        const auto add = [&](std::int32_t row, std::int64_t length) {
            const bool goesOn = whole.end > whole.start;
            const std::int32_t from = whole.end;
            whole.end = std::int32_t(std::min(from + length, latest));
            m_parts.push_back({{row, from, whole.end, sequence.holds}, goesOn});
        };
        const auto lengthOf = [&](std::int32_t row) {
            const SceneSequence &own = scene.sequences[std::size_t(row)];
            return std::max<std::int64_t>(std::int64_t(own.end) - own.start, shortest);
        };
        add(sequence.row, sequence.holds ? held : lengthOf(sequence.row));
        for (const std::int32_t row : sequence.then)
            add(row, lengthOf(row));
        m_spans.push_back(whole);
        start = std::min<std::int64_t>(nextStart(whole.end), latest - shortest);
    }
}

std::int32_t Timeline::added(std::uint32_t length)
{
    m_globals.push_back(length);
    return std::int32_t(m_globals.size() - 1);
}

std::int32_t Timeline::globalOf(std::int32_t sceneRow)
{
    const auto [at, isNew] = m_ofScene.try_emplace(sceneRow);
    if (isNew)
        at->second = added(std::uint32_t(std::max(0, m_scene.globalSequences[std::size_t(sceneRow)])));
    return at->second;
}

std::int32_t Timeline::alwaysOf(std::int32_t sequence)
{
    const auto [at, isNew] = m_ofAlways.try_emplace(sequence);
    const SceneSequence &from = m_scene.sequences[std::size_t(sequence)];
    if (isNew)
        at->second = added(std::uint32_t(std::max<std::int64_t>(1, std::int64_t(from.end) - from.start)));
    return at->second;
}

std::int32_t Timeline::constants()
{
    if (m_constants < 0)
        m_constants = added(constantLength);
    return m_constants;
}

} // namespace sinew::mdx
