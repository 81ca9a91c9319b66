// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/edit_builder.h"
#include "plugins/m2/mesh/profile_draft.h"
#include "plugins/m2/mesh/vertex_store.h"

namespace sinew::m2 {

/// The bone look-up while submeshes get other bones: each has a window of it, in which its vertices number their bones.
class BoneWindows
{
public:
    explicit BoneWindows(const M2Model &model);

    /// Bones by their place in the window of a submesh.
    std::vector<std::uint16_t> of(const Submesh &submesh) const;
    /// A window with more bones than the submesh had gets a new place at the end of the look-up. Refuses more bones
    /// than a byte can number.
    Status set(ProfileDraft &draft, Submesh &submesh, const std::vector<std::uint16_t> &window);
    /// Numbers the bones of a profile's vertices anew where the model's vertices got others.
    Status follow(ProfileDraft &draft, const VertexStore &vertices);

    void apply(EditBuilder &edit) const;

private:
    const M2Model &m_model;
    std::vector<std::uint16_t> m_combos;
};

/// The place of a bone in a window; added at the end if it has none.
std::size_t entryOf(std::vector<std::uint16_t> &window, std::uint16_t bone);

} // namespace sinew::m2
