// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/warcraft/effects/farthest_first.h"

#include "core/scene/pose/node_transform.h"

#include <algorithm>

namespace sinew::warcraft {

void FarthestFirst::sort(const Eigen::Quaternionf &view, std::vector<ParticleInstance> &instances, std::size_t first)
{
    const Eigen::Vector3f toViewer = view.conjugate() * Eigen::Vector3f::UnitZ();
    m_order.clear();
    for (std::size_t i = first; i < instances.size(); ++i)
        m_order.emplace_back(toViewer.dot(toEigen(instances[i].position)), std::uint32_t(i));
    std::sort(m_order.begin(), m_order.end());
    m_sorted.clear();
    for (const auto &[depth, index] : m_order)
        m_sorted.push_back(instances[index]);
    std::copy(m_sorted.begin(), m_sorted.end(), instances.begin() + std::ptrdiff_t(first));
}

} // namespace sinew::warcraft
