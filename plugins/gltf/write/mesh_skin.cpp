// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/gltf/write/mesh_skin.h"

#include <algorithm>
#include <cmath>

namespace sinew::gltf {

MeshSkin::MeshSkin(const SceneMesh &mesh, const Skeleton &skeleton)
{
    const std::size_t count = mesh.positions.size();
    if (mesh.influences.size() / 4 < count || mesh.weights.size() / 4 < count)
        return;
    m_still = std::uint16_t(std::max(0, skeleton.joint(-1)));
    for (const std::vector<std::int32_t> &nodes : mesh.palette) {
        std::vector<Influence> &entry = m_entries.emplace_back();
        for (const std::int32_t row : nodes)
            if (const int joint = skeleton.joint(row); row >= 0 && joint >= 0)
                entry.push_back({std::uint16_t(joint), 0});
        for (Influence &each : entry)
            each.weight = 1 / double(entry.size());
        if (entry.empty())
            entry.push_back({m_still, 1});
    }
    m_first.reserve(count + 1);
    m_all.reserve(count * 2);
    for (std::size_t vertex = 0; vertex < count; ++vertex)
        addVertex(mesh, vertex);
    m_first.push_back(std::uint32_t(m_all.size()));
}

void MeshSkin::addVertex(const SceneMesh &mesh, std::size_t vertex)
{
    const std::size_t first = m_all.size();
    m_first.push_back(std::uint32_t(first));
    const std::uint16_t *influences = mesh.influences.data() + 4 * vertex;
    const std::uint8_t *weights = mesh.weights.data() + 4 * vertex;
    int total = 0;
    for (int i = 0; i < 4; ++i)
        total += influences[i] < m_entries.size() ? weights[i] : 0;
    for (int i = 0; i < 4; ++i) {
        if (weights[i] == 0 || influences[i] >= m_entries.size())
            continue;
        for (const Influence &each : m_entries[influences[i]]) {
            const double weight = each.weight * weights[i] / total;
            const auto known = std::find_if(m_all.begin() + std::ptrdiff_t(first), m_all.end(),
                                            [&](const Influence &other) { return other.joint == each.joint; });
            if (known != m_all.end())
                known->weight += weight;
            else
                m_all.push_back({each.joint, weight});
        }
    }
    if (total == 0)
        m_all.push_back({m_still, 1});
    m_perVertex = std::max(m_perVertex, m_all.size() - first);
    for (std::size_t i = first; i < m_all.size() && m_fitsBytes; ++i) {
        const double byte = m_all[i].weight * 255;
        m_fitsBytes = std::abs(byte - std::round(byte)) < 1e-6 && byte > 0.5;
    }
}

void MeshSkin::write(File &file, int jointCount, JsonText &attributes) const
{
    const std::size_t count = m_first.size() - 1;
    for (std::size_t set = 0; set * 4 < m_perVertex; ++set) {
        std::vector<std::uint16_t> joints(count * 4);
        std::vector<float> weights(count * 4);
        for (std::size_t vertex = 0; vertex < count; ++vertex) {
            const std::size_t first = m_first[vertex] + set * 4;
            for (std::size_t i = first; i < std::min<std::size_t>(first + 4, m_first[vertex + 1]); ++i) {
                joints[vertex * 4 + i - first] = m_all[i].joint;
                weights[vertex * 4 + i - first] = float(m_all[i].weight);
            }
        }
        const std::string number = std::to_string(set);
        if (jointCount <= 256) {
            const std::vector<std::uint8_t> narrow(joints.begin(), joints.end());
            attributes.key("JOINTS_" + number).integer(file.addIntegers<std::uint8_t>(narrow, 4, Target::Vertices));
        } else {
            attributes.key("JOINTS_" + number).integer(file.addIntegers<std::uint16_t>(joints, 4, Target::Vertices));
        }
        attributes.key("WEIGHTS_" + number);
        if (m_fitsBytes) {
            std::vector<std::uint8_t> bytes(weights.size());
            std::transform(weights.begin(), weights.end(), bytes.begin(),
                           [](float weight) { return std::uint8_t(std::lround(weight * 255)); });
            attributes.integer(file.addIntegers<std::uint8_t>(bytes, 4, Target::Vertices, true));
        } else {
            attributes.integer(file.addFloats(weights, 4, Target::Vertices));
        }
    }
}

} // namespace sinew::gltf
