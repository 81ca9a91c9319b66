// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/gltf/build/node_table.h"

#include <QJsonObject>

#include <algorithm>
#include <charconv>
#include <cmath>

namespace sinew::gltf {

namespace {

using Eigen::Matrix3d, Eigen::Quaterniond, Eigen::Vector3d;

/// Ways up through the nodes take time; ropes and tails have some hundreds.
constexpr int deepest = 2000;

/// Into lengths along its own axes and a turn. False if the axes are oblique.
bool splitMatrix(const std::vector<double> &m, NodePlace &place)
{
    Matrix3d axes;
    for (int column = 0; column < 3; ++column)
        axes.col(column) = Vector3d::Map(m.data() + 4 * column);
    if (m[3] != 0 || m[7] != 0 || m[11] != 0 || m[15] != 1)
        return false;
    for (int column = 0; column < 3; ++column) {
        const double length = axes.col(column).norm();
        place.scale[std::size_t(column)] = length;
        if (length < 1e-12)
            return false;
        axes.col(column) /= length;
    }
    if ((axes.transpose() * axes - Matrix3d::Identity()).cwiseAbs().maxCoeff() > 1e-3)
        return false;
    if (axes.determinant() < 0) {
        axes.col(0) = -axes.col(0);
        place.scale[0] = -place.scale[0];
    }
    const Quaterniond turn(axes);
    place.rotation = {turn.x(), turn.y(), turn.z(), turn.w()};
    place.translation = {m[12], m[13], m[14]};
    return true;
}

/// As our own exporter names the scenes of coarser levels of detail; 0 for others.
std::uint32_t levelOf(const std::string &scene)
{
    constexpr std::string_view before = "Level of detail ";
    std::uint32_t level = 0;
    if (scene.starts_with(before))
        std::from_chars(scene.data() + before.size(), scene.data() + scene.size(), level);
    return level;
}

/// Its row among `count` lights, or -1.
int lightOf(ReadJob &job, const JsonItem &node, std::size_t count)
{
    constexpr const char *extension = "KHR_lights_punctual";
    const JsonItem light = node.extension(extension);
    const bool isNamed = light.value().toObject().contains(QStringLiteral("light"));
    if (isNamed && !job.asset.root().extension(extension).exists())
        job.report.fail(std::string("extensions.") + extension, "UNSATISFIED_DEPENDENCY",
                        QT_TRANSLATE_NOOP("Message", "is missing"));
    return light.row("light", count);
}

} // namespace

Eigen::Affine3d NodePlace::matrix() const
{
    Eigen::Affine3d matrix = Eigen::Affine3d::Identity();
    matrix.translate(Vector3d::Map(translation.data()));
    matrix.rotate(Quaterniond(rotation[3], rotation[0], rotation[1], rotation[2]));
    matrix.scale(Vector3d::Map(scale.data()));
    return matrix;
}

void NodeTable::readPlace(ReadJob &job, ReadNode &node)
{
    const JsonItem &json = node.json;
    const std::vector<double> matrix = json.numbers("matrix", 16), translation = json.numbers("translation", 3),
                              rotation = json.numbers("rotation", 4), scale = json.numbers("scale", 3);
    if (!matrix.empty()) {
        if (!splitMatrix(matrix, node.rest))
            job.report.fail(json.path() + ".matrix", "NODE_MATRIX_NON_TRS",
                            QT_TRANSLATE_NOOP("Message", "its axes are oblique or have no length"));
        return;
    }
    if (!translation.empty())
        std::copy(translation.begin(), translation.end(), node.rest.translation.begin());
    if (!scale.empty())
        std::copy(scale.begin(), scale.end(), node.rest.scale.begin());
    if (rotation.empty())
        return;
    const double length = std::sqrt(rotation[0] * rotation[0] + rotation[1] * rotation[1] + rotation[2] * rotation[2] +
                                    rotation[3] * rotation[3]);
    if (std::abs(length - 1) > 0.00769)
        job.report.warn(json.path() + ".rotation", "ROTATION_NON_UNIT",
                        QT_TRANSLATE_NOOP("Message", "is not of unit length"));
    for (std::size_t i = 0; i < 4 && length > 1e-9; ++i)
        node.rest.rotation[i] = std::abs(length - 1) < 1e-6 ? rotation[i] : rotation[i] / length;
}

void NodeTable::link(ReadJob &job)
{
    for (std::size_t row = 0; row < all.size(); ++row) {
        for (const int child : all[row].json.rows("children", all.size())) {
            ReadNode &node = (*this)[child];
            if (node.parent >= 0)
                job.report.fail(all[row].json.path() + ".children", "NODE_PARENT_OVERRIDE",
                                Message(QT_TRANSLATE_NOOP("Message", "node %1 has another parent already"),
                                        {Message(std::to_string(child))}));
            node.parent = int(row);
            all[row].children.push_back(child);
        }
    }
    for (std::size_t row = 0; row < all.size(); ++row)
        if (all[row].parent < 0)
            order.push_back(int(row));
    std::vector<int> depth(all.size());
    for (std::size_t i = 0; i < order.size() && !job.isBroken(); ++i) {
        ReadNode &node = (*this)[order[i]];
        if (node.parent >= 0 && (depth[std::size_t(order[i])] = depth[std::size_t(node.parent)] + 1) > deepest)
            job.report.fail(node.json.path(), "", QT_TRANSLATE_NOOP("Message", "has too many nodes above it"));
        node.world = node.parent < 0 ? node.rest.matrix() : (*this)[node.parent].world * node.rest.matrix();
        order.insert(order.end(), node.children.begin(), node.children.end());
    }
    if (order.size() >= all.size() || job.isBroken())
        return;
    std::vector<bool> isReached(all.size());
    for (const int row : order)
        isReached[std::size_t(row)] = true;
    const auto lost = std::find(isReached.begin(), isReached.end(), false) - isReached.begin();
    job.report.fail(all[std::size_t(lost)].json.path(), "NODE_LOOP", QT_TRANSLATE_NOOP("Message", "is below itself"));
}

void NodeTable::showScenes(ReadJob &job)
{
    const std::vector<JsonItem> &scenes = job.asset.list("scenes");
    const int first = std::max(0, job.asset.root().row("scene", scenes.size()));
    // Our own files have coarser levels of detail and variants in further scenes.
    const bool isOurs = job.sceneExtras().exists();
    std::size_t others = 0;
    for (std::size_t row = 0; row < scenes.size(); ++row) {
        const std::vector<int> roots = scenes[row].rows("nodes", all.size());
        const std::uint32_t level = isOurs && int(row) != first ? levelOf(scenes[row].text("name")) : 0;
        for (const int root : roots) {
            if ((*this)[root].parent >= 0)
                job.report.fail(scenes[row].path() + ".nodes", "SCENE_NON_ROOT_NODE",
                                Message(QT_TRANSLATE_NOOP("Message", "node %1 is below another one"),
                                        {Message(std::to_string(root))}));
            if (isOurs || int(row) == first)
                (*this)[root].isShown = true;
            (*this)[root].lod = std::max((*this)[root].lod, level);
        }
        others += !isOurs && int(row) != first;
    }
    if (others)
        job.report.lose(ConversionLoss::Lost, scenes.front().path(),
                        QT_TRANSLATE_NOOP("Message", "Scenes besides the one that is shown first (%1)"), others);
    for (const int row : order) {
        ReadNode &node = (*this)[row];
        node.isShown = scenes.empty() || node.isShown || (node.parent >= 0 && (*this)[node.parent].isShown);
    }
}

NodeTable::NodeTable(ReadJob &job)
{
    Asset &asset = job.asset;
    if (!asset.charge(asset.count("nodes") * (sizeof(ReadNode) + 64), "nodes"))
        return;
    lights = asset.root().extension("KHR_lights_punctual").list("lights");
    for (const JsonItem &json : asset.list("nodes")) {
        ReadNode node{json, json.text("name")};
        node.mesh = json.row("mesh", asset.count("meshes"));
        node.skin = json.row("skin", asset.count("skins"));
        node.camera = json.row("camera", asset.count("cameras"));
        node.light = lightOf(job, json, lights.size());
        node.kind = job.sinewOf(json).text("kind");
        readPlace(job, node);
        all.push_back(std::move(node));
    }
    link(job);
    if (!job.isBroken())
        showScenes(job);
}

bool NodeTable::moves(int row) const
{
    for (; row >= 0; row = (*this)[row].parent)
        if ((*this)[row].isAnimated)
            return true;
    return false;
}

} // namespace sinew::gltf
