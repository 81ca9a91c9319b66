// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/edit_builder.h"
#include "plugins/m2/model/model.h"

namespace sinew::m2 {

/// Vertices and indices of a profile are numbered by two bytes.
inline constexpr std::size_t mostProfileRows = 0x10000;

/// What a submesh consists of, apart from its own numbers.
struct SubmeshContent
{
    std::vector<std::uint16_t> vertices;  ///< rows in the model
    std::vector<std::uint8_t> windows;    ///< four per vertex
    std::vector<std::uint32_t> triangles; ///< three of `vertices` each
};

/// A skin profile while its submeshes get other content. Ranges that no other submesh uses are replaced where they are,
/// and those behind them move; shared ones stay, and the new content goes to the end.
class ProfileDraft
{
public:
    ProfileDraft(NodeId profile, const Skin &skin);

    NodeId profile() const { return m_profile; }
    Submesh &submesh(std::size_t row) { return m_submeshes[row]; }
    std::vector<std::uint16_t> vertices, indices;
    std::vector<std::uint8_t> bones;
    std::uint32_t boneCountMax;

    /// Refuses more vertices or triangles than a profile can number.
    Status replace(std::size_t row, const SubmeshContent &content);
    /// A submesh at the end that is like one of the others.
    std::size_t append(const Submesh &like);
    /// Those of append(), with their content.
    List<Submesh> added() const;

    /// Sets what changed in the profile and its present submeshes.
    void apply(EditBuilder &edit) const;

private:
    void replaceVertices(std::size_t row, const SubmeshContent &content);
    void replaceTriangles(std::size_t row, const SubmeshContent &content);
    /// True if no other submesh has elements between two rows; `start` and `count` tell those of one.
    template<class Start, class Count>
    bool isAlone(std::size_t row, const Start &start, const Count &count) const;

    const NodeId m_profile;
    const Skin &m_before;
    std::vector<Submesh> m_submeshes;
};

} // namespace sinew::m2
