// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/scene/parts/material_passes.h"

#include "plugins/m3/scene/parts/tracks.h"
#include "plugins/m3/scene/parts/typed_materials.h"

#include <algorithm>
#include <map>

namespace sinew::m3 {

MaterialPasses::MaterialPasses(const Root &root, const TextureRows &textures) : m_rows(root.materialReferences.size())
{
    // Copies share their curves, even those that are converted for the scene.
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::size_t> first; // what is named → row
    const List<MaterialReference> &references = root.materialReferences;
    const auto isComposite = [&](std::size_t row) { return references[row].type == MaterialType::Composite; };
    const auto sameBefore = [&](std::size_t row) {
        return first.try_emplace({references[row].type, references[row].index}, row).first->second;
    };
    for (std::size_t row = 0; row < m_rows.size() && m_left > 0; ++row) {
        if (isComposite(row))
            continue;
        if (const std::size_t same = sameBefore(row); same != row) {
            addCopies(std::int64_t(same), m_rows[row]);
            continue;
        }
        m_rows[row] = ownPasses(root, std::int64_t(row), textures);
        m_left -= m_rows[row].size();
    }
    for (std::size_t row = 0; row < m_rows.size() && m_left > 0; ++row) {
        const std::size_t composite = references[row].index;
        if (!isComposite(row) || composite >= root.compositeMaterials.size())
            continue;
        if (const std::size_t same = sameBefore(row); same != row) {
            addCopies(std::int64_t(same), m_rows[row]);
            continue;
        }
        for (const CompositeSection &section : root.compositeMaterials[composite].sections) {
            if (section.material >= m_rows.size() || isComposite(section.material))
                continue;
            const std::size_t known = m_rows[row].size();
            addCopies(section.material, m_rows[row]);
            for (std::size_t i = known; i < m_rows[row].size(); ++i)
                m_rows[row][i].alpha = track(section.alpha);
        }
    }
}

void MaterialPasses::addCopies(std::int64_t reference, std::vector<SceneLayer> &passes)
{
    if (reference < 0 || std::size_t(reference) >= m_rows.size())
        return;
    const std::vector<SceneLayer> &own = m_rows[std::size_t(reference)];
    const std::size_t count = std::min(own.size(), m_left);
    passes.insert(passes.end(), own.begin(), own.begin() + std::ptrdiff_t(count));
    m_left -= count;
}

} // namespace sinew::m3
