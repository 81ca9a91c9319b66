// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/gltf/build/skins.h"

#include <QJsonObject>

#include <algorithm>
#include <cmath>

namespace sinew::gltf {

namespace {

constexpr std::array<float, 16> unmoved{1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};

/// Apart from where it leads.
bool onlyMoves(const std::array<float, 16> &matrix)
{
    for (std::size_t i = 0; i < 12; ++i)
        if (std::abs(matrix[i] - unmoved[i]) > 1e-6f)
            return false;
    return true;
}

} // namespace

Skins::Skins(ReadJob &job, NodeTable &nodes)
{
    for (const JsonItem &json : job.asset.list("skins")) {
        ReadSkin skin;
        skin.joints = json.rows("joints", nodes.size());
        if (skin.joints.empty())
            job.report.fail(json.path() + ".joints",
                            json.value().toObject().contains(QStringLiteral("joints")) ? "EMPTY_ENTITY"
                                                                                       : "UNDEFINED_PROPERTY",
                            QT_TRANSLATE_NOOP("Message", "there are no joints"));
        std::vector<int> sorted = skin.joints;
        std::sort(sorted.begin(), sorted.end());
        if (std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end())
            job.report.fail(json.path() + ".joints", "DUPLICATE_ELEMENTS",
                            QT_TRANSLATE_NOOP("Message", "names a joint twice"));
        if (job.isBroken() || !job.asset.charge(skin.joints.size() * sizeof unmoved, json.path()))
            return;
        readRests(job, json, skin);
        for (std::size_t i = 0; i < skin.joints.size(); ++i)
            nodes[skin.joints[i]].isJoint = true;
        m_all.push_back(std::move(skin));
    }
    choosePivots(job, nodes);
}

void Skins::readRests(ReadJob &job, const JsonItem &json, ReadSkin &skin)
{
    skin.rests.assign(skin.joints.size(), unmoved);
    const int row = json.row("inverseBindMatrices", job.asset.count("accessors"));
    const AccessorShape *shape = row < 0 ? nullptr : job.accessors.shape(row);
    if (!shape)
        return;
    if (shape->components != 16 || shape->type != AccessorShape::Float) {
        job.report.fail(shape->path, "SKIN_IBM_INVALID_FORMAT",
                        QT_TRANSLATE_NOOP("Message", "must be 4 by 4 matrices of floats"));
        return;
    }
    if (shape->count < skin.joints.size()) {
        job.report.fail(shape->path, "INVALID_IBM_ACCESSOR_COUNT",
                        Message(QT_TRANSLATE_NOOP("Message", "has %1 matrices for %2 joints"),
                                {Message(shape->count), Message(skin.joints.size())}));
        return;
    }
    if (shape->isEmpty())
        return;
    const std::vector<float> numbers = job.accessors.numbers(row);
    for (std::size_t i = 0; i < skin.joints.size() && !numbers.empty(); ++i) {
        const float *m = numbers.data() + 16 * i;
        if (m[3] != 0 || m[7] != 0 || m[11] != 0 || m[15] != 1) {
            job.report.fail(shape->path, "ACCESSOR_INVALID_IBM",
                            Message(QT_TRANSLATE_NOOP("Message", "the last row of matrix %1 is not 0 0 0 1"),
                                    {Message(std::to_string(i))}));
            return;
        }
        skin.rests[i] = job.axes.matrix(m);
        m_rests.try_emplace(skin.joints[i], Eigen::Matrix4f::Map(m).cast<double>().eval());
    }
}

void Skins::choosePivots(const ReadJob &job, const NodeTable &nodes)
{
    m_pivots.resize(nodes.size());
    std::vector<bool> isKnown(nodes.size());
    for (const ReadSkin &skin : m_all) {
        for (std::size_t i = 0; i < skin.joints.size(); ++i) {
            const auto joint = std::size_t(skin.joints[i]);
            const std::array<float, 16> &rest = skin.rests[i];
            const std::array<float, 3> place{0 - rest[12], 0 - rest[13], 0 - rest[14]};
            m_usePivots = m_usePivots && onlyMoves(rest) && (!isKnown[joint] || m_pivots[joint] == place);
            m_pivots[joint] = place;
            isKnown[joint] = true;
        }
    }
    for (std::size_t row = 0; row < nodes.size(); ++row) {
        if (isKnown[row] && m_usePivots)
            continue;
        const Eigen::Vector3d at = nodes.all[row].world.translation();
        const auto place = job.axes.point(at.data());
        m_pivots[row] = {float(place[0]), float(place[1]), float(place[2])};
        if (!m_usePivots)
            m_pivots[row] = {};
    }
}

std::optional<Eigen::Affine3d> Skins::restOf(const NodeTable &nodes, int node) const
{
    const auto known = m_rests.find(node);
    if (known == m_rests.end() && std::abs(nodes[node].world.linear().determinant()) < 1e-18)
        return std::nullopt;
    const Eigen::Affine3d rest = known != m_rests.end() ? known->second : nodes[node].world.inverse();
    return std::abs(rest.linear().determinant()) < 1e-18 ? std::nullopt : std::optional(rest);
}

} // namespace sinew::gltf
