// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "tests/plugins/gltf/gltf_file.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <map>
#include <optional>

namespace sinew::test {

/// Poses a glTF file by the specification, in double precision.
class GltfPose
{
public:
    explicit GltfPose(const GltfFile &file)
        : m_accessors(file.list("accessors")), m_views(file.list("bufferViews")), m_file(file)
    {
        for (const QJsonValue &value : file.list("nodes")) {
            const QJsonObject json = value.toObject();
            Node node;
            node.rest.translation = vector(json[QStringLiteral("translation")], {0, 0, 0});
            node.rest.scale = vector(json[QStringLiteral("scale")], {1, 1, 1});
            if (const QJsonArray q = json[QStringLiteral("rotation")].toArray(); q.size() == 4)
                node.rest.rotation = {q[3].toDouble(), q[0].toDouble(), q[1].toDouble(), q[2].toDouble()};
            for (const QJsonValue &child : json[QStringLiteral("children")].toArray())
                node.children.push_back(child.toInt());
            node.mesh = json[QStringLiteral("mesh")].toInt(-1);
            node.skin = json[QStringLiteral("skin")].toInt(-1);
            m_nodes.push_back(node);
        }
        for (const Node &node : m_nodes)
            for (const int child : node.children)
                m_nodes[std::size_t(child)].isRoot = false;
        for (const QJsonValue &skin : file.list("skins"))
            readSkin(skin.toObject());
        for (const QJsonValue &animation : file.list("animations"))
            readAnimation(animation.toObject());
    }

    std::size_t nodeCount() const { return m_nodes.size(); }
    std::size_t animationCount() const { return m_animations.size(); }
    /// Rows of the nodes with meshes.
    std::vector<int> meshNodes() const
    {
        std::vector<int> rows;
        for (std::size_t row = 0; row < m_nodes.size(); ++row)
            if (m_nodes[row].mesh >= 0)
                rows.push_back(int(row));
        return rows;
    }
    double end(std::size_t animation) const
    {
        double last = 0;
        for (const Channel &channel : m_animations[animation])
            last = std::max(last, channel.times.back());
        return last;
    }

    /// -1: while nothing plays.
    void pose(int animation, double seconds)
    {
        for (Node &node : m_nodes)
            node.now = node.rest;
        if (animation >= 0)
            for (const Channel &channel : m_animations[std::size_t(animation)])
                apply(channel, seconds);
        for (std::size_t row = 0; row < m_nodes.size(); ++row)
            if (m_nodes[row].isRoot)
                place(int(row), Eigen::Affine3d::Identity());
    }

    const Eigen::Affine3d &world(int node) const { return m_nodes[std::size_t(node)].world; }

    /// The posed vertices of a node's mesh.
    std::vector<Eigen::Vector3d> vertices(int node)
    {
        const Node &from = m_nodes[std::size_t(node)];
        const Mesh &mesh = meshOf(from.mesh);
        std::vector<Eigen::Affine3d> joints;
        if (from.skin >= 0)
            for (const auto &[joint, bind] : m_skins[std::size_t(from.skin)])
                joints.push_back(m_nodes[std::size_t(joint)].world * bind);
        std::vector<Eigen::Vector3d> result;
        for (std::size_t i = 0; i < mesh.positions.size() / 3; ++i) {
            const Eigen::Vector3d at = Eigen::Vector3d::Map(mesh.positions.data() + 3 * i);
            if (joints.empty()) {
                result.push_back(from.world * at);
                continue;
            }
            Eigen::Vector3d sum = Eigen::Vector3d::Zero();
            for (std::size_t set = 0; set < mesh.joints.size(); ++set)
                for (std::size_t k = 4 * i; k < 4 * i + 4; ++k)
                    if (const double weight = mesh.weights[set][k]; weight > 0)
                        sum += weight * (joints[std::size_t(mesh.joints[set][k])] * at);
            result.push_back(sum);
        }
        return result;
    }

private:
    struct Transform
    {
        Eigen::Vector3d translation = Eigen::Vector3d::Zero(), scale = Eigen::Vector3d::Ones();
        Eigen::Quaterniond rotation = Eigen::Quaterniond::Identity();
    };
    struct Node
    {
        Transform rest, now;
        std::vector<int> children;
        int mesh = -1, skin = -1;
        bool isRoot = true;
        Eigen::Affine3d world = Eigen::Affine3d::Identity();
    };
    struct Channel
    {
        int node = -1;
        QString path, interpolation;
        std::vector<double> times, values;
    };
    struct Mesh
    {
        std::vector<double> positions;
        std::vector<std::vector<double>> joints, weights;
    };

    static Eigen::Vector3d vector(const QJsonValue &value, const Eigen::Vector3d &otherwise)
    {
        const QJsonArray v = value.toArray();
        return v.size() == 3 ? Eigen::Vector3d(v[0].toDouble(), v[1].toDouble(), v[2].toDouble()) : otherwise;
    }
    std::vector<double> numbers(const QJsonValue &row) const
    {
        return m_file.numbers(m_accessors, m_views, row.toInt(-1));
    }

    void readSkin(const QJsonObject &json)
    {
        const QJsonArray joints = json[QStringLiteral("joints")].toArray();
        const std::vector<double> binds = numbers(json[QStringLiteral("inverseBindMatrices")]);
        auto &skin = m_skins.emplace_back();
        for (qsizetype i = 0; i < joints.size(); ++i)
            skin.emplace_back(joints[i].toInt(),
                              Eigen::Affine3d(Eigen::Matrix4d(Eigen::Matrix4d::Map(binds.data() + 16 * i))));
    }

    void readAnimation(const QJsonObject &json)
    {
        const QJsonArray samplers = json[QStringLiteral("samplers")].toArray();
        auto &animation = m_animations.emplace_back();
        for (const QJsonValue &value : json[QStringLiteral("channels")].toArray()) {
            const QJsonObject target = value[QStringLiteral("target")].toObject(),
                              sampler = samplers[value[QStringLiteral("sampler")].toInt()].toObject();
            animation.push_back({target[QStringLiteral("node")].toInt(-1), target[QStringLiteral("path")].toString(),
                                 sampler[QStringLiteral("interpolation")].toString(QStringLiteral("LINEAR")),
                                 numbers(sampler[QStringLiteral("input")]),
                                 numbers(sampler[QStringLiteral("output")])});
        }
    }

    const Mesh &meshOf(int row)
    {
        const auto [known, isNew] = m_meshes.try_emplace(row);
        if (isNew) {
            const QJsonObject attributes = m_file.item("meshes", row)[QStringLiteral("primitives")]
                                               .toArray()[0][QStringLiteral("attributes")]
                                               .toObject();
            known->second.positions = numbers(attributes[QStringLiteral("POSITION")]);
            for (int set = 0; attributes.contains(QStringLiteral("JOINTS_%1").arg(set)); ++set) {
                known->second.joints.push_back(numbers(attributes[QStringLiteral("JOINTS_%1").arg(set)]));
                known->second.weights.push_back(numbers(attributes[QStringLiteral("WEIGHTS_%1").arg(set)]));
            }
        }
        return known->second;
    }

    /// The value at a moment, as appendix C of the specification says.
    static std::vector<double> sample(const Channel &channel, double seconds)
    {
        const std::size_t n = channel.path == u"rotation" ? 4 : 3;
        const bool isCubic = channel.interpolation == u"CUBICSPLINE";
        const auto part = [&](std::size_t key, std::size_t which) {
            const auto at = channel.values.begin() + std::ptrdiff_t((isCubic ? key * 3 + which : key) * n);
            return std::vector<double>(at, at + std::ptrdiff_t(n));
        };
        const auto &times = channel.times;
        if (seconds <= times.front())
            return part(0, 1);
        if (seconds >= times.back())
            return part(times.size() - 1, 1);
        const std::size_t right = std::size_t(std::upper_bound(times.begin(), times.end(), seconds) - times.begin()),
                          left = right - 1;
        if (channel.interpolation == u"STEP")
            return part(left, 1);
        const double length = times[right] - times[left], t = (seconds - times[left]) / length;
        std::vector<double> a = part(left, 1), b = part(right, 1), result(n);
        if (isCubic) {
            const std::vector<double> out = part(left, 2), in = part(right, 0);
            const double t2 = t * t, t3 = t2 * t;
            for (std::size_t i = 0; i < n; ++i)
                result[i] = (2 * t3 - 3 * t2 + 1) * a[i] + length * (t3 - 2 * t2 + t) * out[i] +
                            (-2 * t3 + 3 * t2) * b[i] + length * (t3 - t2) * in[i];
            return result;
        }
        if (n == 3) {
            for (std::size_t i = 0; i < n; ++i)
                result[i] = (1 - t) * a[i] + t * b[i];
            return result;
        }
        const Eigen::Quaterniond q = Eigen::Quaterniond(a[3], a[0], a[1], a[2])
                                         .normalized()
                                         .slerp(t, Eigen::Quaterniond(b[3], b[0], b[1], b[2]).normalized());
        return {q.x(), q.y(), q.z(), q.w()};
    }

    void apply(const Channel &channel, double seconds)
    {
        if (channel.node < 0)
            return;
        const std::vector<double> v = sample(channel, seconds);
        Transform &now = m_nodes[std::size_t(channel.node)].now;
        if (channel.path == u"translation")
            now.translation = {v[0], v[1], v[2]};
        else if (channel.path == u"scale")
            now.scale = {v[0], v[1], v[2]};
        else
            now.rotation = Eigen::Quaterniond(v[3], v[0], v[1], v[2]);
    }

    void place(int row, const Eigen::Affine3d &parent)
    {
        Node &node = m_nodes[std::size_t(row)];
        node.world = parent * Eigen::Translation3d(node.now.translation) * node.now.rotation.normalized() *
                     Eigen::Scaling(node.now.scale);
        for (const int child : node.children)
            place(child, node.world);
    }

    const QJsonArray m_accessors, m_views;
    const GltfFile &m_file;
    std::vector<Node> m_nodes;
    std::vector<std::vector<std::pair<int, Eigen::Affine3d>>> m_skins;
    std::vector<std::vector<Channel>> m_animations;
    std::map<int, Mesh> m_meshes;
};

} // namespace sinew::test
