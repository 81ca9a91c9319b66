// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/mesh/bone_windows.h"

#include <QtGlobal>

#include <algorithm>

namespace sinew::m2 {

namespace {

constexpr std::size_t mostWindowBones = 0x100;

} // namespace

std::size_t entryOf(std::vector<std::uint16_t> &window, std::uint16_t bone)
{
    const auto found = std::find(window.begin(), window.end(), bone);
    const auto entry = std::size_t(found - window.begin());
    if (found == window.end())
        window.push_back(bone);
    return entry;
}

BoneWindows::BoneWindows(const M2Model &model)
    : m_model(model), m_combos(model.data.boneCombos.begin(), model.data.boneCombos.end())
{
}

std::vector<std::uint16_t> BoneWindows::of(const Submesh &submesh) const
{
    const std::size_t start = std::min<std::size_t>(submesh.boneComboStart, m_combos.size()),
                      count = std::min<std::size_t>(submesh.boneCount, m_combos.size() - start);
    const auto first = m_combos.begin() + std::ptrdiff_t(start);
    return {first, first + std::ptrdiff_t(count)};
}

Status BoneWindows::set(ProfileDraft &draft, Submesh &submesh, const std::vector<std::uint16_t> &window)
{
    const bool isLarger = window.size() > of(submesh).size();
    if (window.size() > mostWindowBones || (isLarger && m_combos.size() + window.size() > mostProfileRows))
        return Error{Message(QT_TRANSLATE_NOOP("Message", "the submesh would follow %1 bones; it can follow %2. Divide "
                                                          "it into several parts"),
                             {window.size(), mostWindowBones})};
    if (!isLarger)
        return Done{};
    submesh.boneComboStart = std::uint16_t(m_combos.size());
    submesh.boneCount = std::uint16_t(window.size());
    m_combos.insert(m_combos.end(), window.begin(), window.end());
    if (draft.boneCountMax != 0) // 0: no limit
        draft.boneCountMax = std::max<std::uint32_t>(draft.boneCountMax, submesh.boneCount);
    return Done{};
}

Status BoneWindows::follow(ProfileDraft &draft, const VertexStore &vertices)
{
    const Skin &skin = *m_model.get<Skin>(draft.profile());
    for (std::size_t row = 0; row < skin.submeshes.size(); ++row) {
        Submesh &submesh = draft.submesh(row);
        std::vector<std::uint16_t> window = of(submesh);
        std::size_t most = submesh.boneInfluences;
        const std::size_t first = std::min<std::size_t>(submesh.vertexStart, draft.vertices.size()),
                          end = std::min(first + submesh.vertexCount, draft.vertices.size());
        for (std::size_t v = first; v < end; ++v) {
            const std::size_t vertex = draft.vertices[v];
            if (!vertices.hasNewBones(vertex))
                continue;
            std::size_t used = 0;
            for (std::size_t i = 0; i < 4; ++i) {
                const bool isUsed = vertices.weight(vertex, i) != 0;
                used += isUsed;
                draft.bones[v * 4 + i] = std::uint8_t(isUsed ? entryOf(window, vertices.bone(vertex, i)) : 0);
            }
            most = std::max(most, used);
        }
        submesh.boneInfluences = std::uint16_t(most);
        if (Status status = set(draft, submesh, window); !status)
            return status;
    }
    return Done{};
}

void BoneWindows::apply(EditBuilder &edit) const
{
    if (m_combos.size() != m_model.data.boneCombos.size())
        edit.set(fieldOf<&Root::boneCombos>(RootNode), Array<std::uint16_t>(std::span<const std::uint16_t>(m_combos)));
}

} // namespace sinew::m2
