// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/gltf/build/vertex_binding.h"

#include <QString>

#include <algorithm>
#include <cmath>

namespace sinew::gltf {

namespace {

/// Shares are equal that bytes can't tell apart.
constexpr double equalWithin = 1. / 255;
constexpr std::size_t mostEntries = 65535;

/// Equal shares; those that are whole bytes only if they are the same.
template<class Shares>
bool isMean(const Shares &shares)
{
    const double differ = shares.front().weight - shares.back().weight;
    const bool areBytes = shares.size() <= 4 && std::all_of(shares.begin(), shares.end(), [](const auto &share) {
                              return std::abs(share.weight * 255 - std::round(share.weight * 255)) < 1e-4;
                          });
    return differ < (areBytes ? 1e-5 : equalWithin);
}

} // namespace

VertexBinding::VertexBinding(ReadJob &job, const NodeTable &nodes, const Skins &skins, int skin)
    : m_job(job), m_nodes(nodes), m_skin(skins[skin]), m_usePivots(skins.usePivots())
{
}

std::vector<VertexBinding::Share> VertexBinding::sharesOf(const ReadPrimitive &primitive, std::size_t vertex)
{
    std::vector<Share> shares;
    double sum = 0;
    for (std::size_t set = 0; set < primitive.joints.size(); ++set)
        for (std::size_t i = 4 * vertex; i < 4 * vertex + 4; ++i) {
            const double weight = double(primitive.weights[set][i]);
            const std::uint32_t joint = primitive.joints[set][i];
            if (weight < 0)
                m_job.report.fail(primitive.path, "ACCESSOR_WEIGHTS_NEGATIVE",
                                  Message(QT_TRANSLATE_NOOP("Message", "vertex %1 has a weight below 0"),
                                          {Message(std::to_string(vertex))}));
            if (joint >= m_skin.joints.size())
                m_job.report.fail(primitive.path, "ACCESSOR_JOINTS_INDEX_OOB",
                                  Message(QT_TRANSLATE_NOOP("Message", "vertex %1 names joint %2 of %3"),
                                          {Message(std::to_string(vertex)), Message(std::to_string(joint)),
                                           Message(m_skin.joints.size())}));
            if (!(weight > 0) || joint >= m_skin.joints.size())
                continue;
            sum += weight;
            const auto known =
                std::find_if(shares.begin(), shares.end(), [&](const Share &other) { return other.joint == joint; });
            if (known != shares.end())
                known->weight += weight;
            else
                shares.push_back({joint, weight});
        }
    if (shares.empty()) {
        ++m_unbound;
        return {{0, 1}};
    }
    m_unequal += std::abs(sum - 1) > 0.01;
    for (Share &share : shares)
        share.weight /= sum;
    std::stable_sort(shares.begin(), shares.end(), [](const Share &a, const Share &b) { return a.weight > b.weight; });
    return shares;
}

std::uint16_t VertexBinding::entryOf(std::vector<std::int32_t> joints, SceneMesh &mesh)
{
    const auto [known, isNew] = m_entries.try_emplace(joints, std::uint16_t(mesh.palette.size()));
    if (!isNew)
        return known->second;
    if (mesh.palette.size() >= mostEntries) {
        m_job.report.fail(mesh.name, "", QT_TRANSLATE_NOOP("Message", "follows too many different groups of joints"));
        return 0;
    }
    if (!m_job.asset.charge(96 + 8 * joints.size(), mesh.name))
        return 0;
    if (!m_usePivots) {
        Matrix44 rest;
        std::copy(m_skin.rests[std::size_t(joints.front())].begin(), m_skin.rests[std::size_t(joints.front())].end(),
                  rest.m);
        mesh.restInverses.push_back(rest);
    }
    std::vector<std::int32_t> rows;
    for (const std::int32_t joint : joints)
        if (const int row = m_nodes[m_skin.joints[std::size_t(joint)]].row; row >= 0)
            rows.push_back(row);
    mesh.palette.push_back(std::move(rows));
    return known->second;
}

void VertexBinding::setMean(const std::vector<Share> &shares, std::size_t vertex, SceneMesh &mesh)
{
    std::vector<std::int32_t> joints;
    for (const Share &share : shares)
        joints.push_back(std::int32_t(share.joint));
    std::sort(joints.begin(), joints.end());
    m_influences[4 * vertex] = entryOf(std::move(joints), mesh);
    m_weights[4 * vertex] = 255;
}

void VertexBinding::setWeights(std::vector<Share> shares, std::size_t vertex, SceneMesh &mesh)
{
    if (shares.size() > 4) {
        double kept = 0;
        for (std::size_t i = 0; i < 4; ++i)
            kept += shares[i].weight;
        shares.resize(4);
        for (Share &share : shares)
            share.weight /= kept;
        m_left = std::max(m_left, 1 - kept);
        ++m_lost;
    }
    // Rounded down, the rest goes to those that lost most of theirs.
    int left = 255;
    std::array<int, 4> bytes{};
    for (std::size_t i = 0; i < shares.size(); ++i) {
        bytes[i] = int(shares[i].weight * 255 + 1e-4);
        left -= bytes[i];
    }
    for (; left > 0; --left) {
        std::size_t most = 0;
        for (std::size_t i = 1; i < shares.size(); ++i)
            if (shares[i].weight * 255 - bytes[i] > shares[most].weight * 255 - bytes[most])
                most = i;
        ++bytes[most];
    }
    double rounded = 0;
    for (std::size_t i = 0; i < shares.size(); ++i)
        rounded = std::max(rounded, std::abs(shares[i].weight - bytes[i] / 255.));
    m_roundedCount += rounded > 1e-4;
    m_rounded = std::max(m_rounded, rounded);
    for (std::size_t i = 0; i < shares.size(); ++i) {
        if (bytes[i] <= 0)
            continue;
        m_influences[4 * vertex + i] = entryOf({std::int32_t(shares[i].joint)}, mesh);
        m_weights[4 * vertex + i] = std::uint8_t(bytes[i]);
    }
}

void VertexBinding::bind(const ReadPrimitive &primitive, SceneMesh &mesh)
{
    const std::size_t count = primitive.count;
    m_influences = mesh.influences.reset(4 * count);
    m_weights = mesh.weights.reset(4 * count);
    std::fill_n(m_influences, 4 * count, std::uint16_t(0));
    std::fill_n(m_weights, 4 * count, std::uint8_t(0));
    for (std::size_t vertex = 0; vertex < count && !m_job.isBroken(); ++vertex) {
        std::vector<Share> shares = sharesOf(primitive, vertex);
        if (shares.size() == 1 || (m_usePivots && isMean(shares)))
            setMean(shares, vertex, mesh);
        else
            setWeights(std::move(shares), vertex, mesh);
    }
    if (m_unequal)
        m_job.report.warn(primitive.path, "ACCESSOR_WEIGHTS_NON_NORMALIZED",
                          Message(QT_TRANSLATE_NOOP("Message", "the weights of %1 vertices are not 1 together"),
                                  {Message(m_unequal)}));
    if (m_unbound)
        m_job.report.warn(
            primitive.path, "",
            Message(QT_TRANSLATE_NOOP("Message", "%1 vertices follow no joint, and are bound to the first"),
                    {Message(m_unbound)}));
    if (m_lost) {
        m_job.report.lose(ConversionLoss::Lost, primitive.path,
                          QT_TRANSLATE_NOOP("Message", "Joints of vertices that follow more than four (%1)"), m_lost);
        m_job.report.note(primitive.path,
                          Message(QT_TRANSLATE_NOOP("Message", "joints beyond the fourth had up to %1 % of a vertex"),
                                  {Message(std::to_string(int(std::ceil(m_left * 100))))}));
    }
    if (m_roundedCount) {
        m_job.report.lose(ConversionLoss::Changed, primitive.path,
                          QT_TRANSLATE_NOOP("Message", "Weights of vertices, which are bytes here (%1)"),
                          m_roundedCount);
        // Half a byte can't be avoided, nor seen.
        constexpr double half = 0.5 / 255 + 1e-6;
        if (double(m_rounded) > half)
            m_job.report.note(primitive.path,
                              Message(QT_TRANSLATE_NOOP("Message", "weights were rounded by up to %1 % of a vertex"),
                                      {Message(QString::number(m_rounded * 100, 'f', 2).toStdString())}));
    }
}

} // namespace sinew::gltf
