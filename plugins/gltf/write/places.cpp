// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/gltf/write/places.h"

#include "plugins/gltf/write/node_extras.h"
#include "plugins/gltf/write/skeleton.h"

#include <algorithm>
#include <cmath>

namespace sinew::gltf {

namespace {

std::array<float, 3> relative(const Job &job, const Vec3 &place, std::int32_t node)
{
    const bool exists = node >= 0 && std::size_t(node) < job.scene.nodes.size();
    const Vec3 pivot = exists ? job.scene.nodes[std::size_t(node)].pivot : Vec3();
    std::array<float, 3> point = job.axes.point({place.x - pivot.x, place.y - pivot.y, place.z - pivot.z});
    std::replace_if(
        point.begin(), point.end(), [](float number) { return !std::isfinite(number); }, 0.f);
    return point;
}

std::string shapeOf(const Job &job, const SceneCollision &shape)
{
    static constexpr const char *names[] = {"box", "plane", "sphere", "cylinder", "mesh"};
    JsonText json;
    json.open('{').key("shape").string(names[shape.shape]);
    if (shape.shape != SceneCollision::Mesh) {
        json.key("from").numbers(relative(job, shape.vertices[0], shape.node));
        json.key("to").numbers(relative(job, shape.vertices[1], shape.node));
        json.key("radius").number(shape.radius * job.axes.scale());
    }
    return json.close('}').take();
}

} // namespace

void addCollisions(Job &job)
{
    const RenderScene &scene = job.scene;
    const auto isOwnNode = [&](const SceneCollision &shape) {
        return shape.node >= 0 && std::size_t(shape.node) < scene.nodes.size() &&
               scene.nodes[std::size_t(shape.node)].source == shape.source;
    };
    for (const SceneCollision &shape : scene.collisions) {
        if (isOwnNode(shape))
            continue;
        const bool isBound = shape.node >= 0 && std::size_t(shape.node) < scene.nodes.size();
        NodeDraft node;
        node.name = job.nodeNames.take("Collision");
        JsonText json;
        json.open('{').key("kind").string("collision").key("volume").raw(shapeOf(job, shape));
        if (const std::string object = shape.source == RootNode ? std::string() : job.kept.json(shape.source);
            !object.empty())
            json.key("object").raw(object);
        node.extras = json.close('}').take();
        job.file.nodes[std::size_t(isBound ? nodeRow(shape.node) : armatureRow)].children.push_back(
            int(job.file.nodes.size()));
        job.file.nodes.push_back(std::move(node));
    }
}

} // namespace sinew::gltf
