// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/creation_facet.h"
#include "plugins/mdx/model/model.h"

#include <map>

namespace sinew::mdx {

/// Where the new model's sequences lie on its one line of milliseconds, and its global sequences.
class Timeline
{
public:
    struct Span
    {
        std::int32_t row = -1; ///< in RenderScene::sequences
        std::int32_t start = 0, end = 0;
        bool holds = false; ///< see CreatedSequence
    };

    /// What one sequence of the source fills. Parts of the same new sequence follow one another without a gap.
    struct Part : Span
    {
        bool goesOn = false; ///< in the sequence of the part before
    };

    Timeline(const RenderScene &scene, const std::vector<CreatedSequence> &sequences);

    /// By sequence of the new model; `row` is that of its first part.
    const std::vector<Span> &spans() const { return m_spans; }
    const std::vector<Part> &parts() const { return m_parts; }
    /// Row of the new global sequence; it is made when it is first asked for.
    std::int32_t globalOf(std::int32_t sceneRow);
    /// A loop as long as a sequence of the source that plays all the time.
    std::int32_t alwaysOf(std::int32_t sequence);
    /// For values that never change: the game ignores keys outside of the running sequence, except those of global
    /// ones.
    std::int32_t constants();
    /// -1 if no value needed it so far.
    std::int32_t constantsIfAny() const { return m_constants; }
    /// Lengths, milliseconds.
    const std::vector<std::uint32_t> &globals() const { return m_globals; }

private:
    std::int32_t added(std::uint32_t length);

    const RenderScene &m_scene;
    std::vector<Span> m_spans;
    std::vector<Part> m_parts;
    std::vector<std::uint32_t> m_globals;
    std::map<std::int32_t, std::int32_t> m_ofScene, m_ofAlways;
    std::int32_t m_constants = -1;
};

} // namespace sinew::mdx
