// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/gltf/write/places.h"

#include "plugins/gltf/write/node_extras.h"
#include "plugins/gltf/write/skeleton.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sinew::gltf {

namespace {

template<class T>
T firstValue(const Track<T> &track)
{
    return track.curve.size() > 0 ? track.curve.values()[0] : track.fallback;
}

float usable(float number, float otherwise)
{
    return std::isfinite(number) && number >= 0 ? number : otherwise;
}

std::string lightOf(const SceneLight &light, const std::string &name, float scale)
{
    const Colour colour = firstValue(light.colour);
    const float r = usable(colour.r, 1), g = usable(colour.g, 1), b = usable(colour.b, 1),
                most = std::max({r, g, b, 1.f});
    JsonText json;
    json.open('{').key("name").string(name);
    json.key("color").numbers(std::array{r / most, g / most, b / most});
    json.key("intensity").number(usable(firstValue(light.intensity), 1) * most);
    if (light.kind == LightKind::Directional) {
        json.key("type").string("directional");
        return json.close('}').take();
    }
    json.key("type").string(light.kind == LightKind::Spot ? "spot" : "point");
    if (const float range = firstValue(light.attenuationEnd) * scale; std::isfinite(range) && range > 0)
        json.key("range").number(range);
    if (light.kind == LightKind::Spot) {
        const float right = std::numbers::pi_v<float> / 2;
        const float outer = std::clamp(usable(firstValue(light.outerAngle), 1.5f) / 2, 0.01f, right);
        const float inner = std::clamp(usable(firstValue(light.innerAngle), 0) / 2, 0.f, outer * 0.99f);
        json.key("spot").open('{').key("innerConeAngle").number(inner);
        json.key("outerConeAngle").number(outer).close('}');
    }
    return json.close('}').take();
}

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

void addLights(Job &job)
{
    const RenderScene &scene = job.scene;
    for (const SceneLight &light : scene.lights) {
        if (light.node < 0 || std::size_t(light.node) >= scene.nodes.size())
            continue;
        if (light.kind == LightKind::Ambient) {
            job.losses.add(ConversionLoss::Kept, QT_TRANSLATE_NOOP("Message", "Ambient lights (%1)"), light.source);
            continue;
        }
        const int row = nodeRow(light.node);
        const std::string name = job.file.nodes[std::size_t(row)].name;
        const int definition = job.file.add(File::Lights, lightOf(light, name, job.axes.scale()));
        job.file.use("KHR_lights_punctual");
        if (light.kind == LightKind::Omni && job.file.nodes[std::size_t(row)].light < 0) {
            job.file.nodes[std::size_t(row)].light = definition;
            continue;
        }
        // Lights shine along −z, those of the games along what has become −y.
        NodeDraft turned;
        turned.name = job.nodeNames.take(name + " direction");
        turned.rotation = {-std::numbers::sqrt2_v<float> / 2, 0, 0, std::numbers::sqrt2_v<float> / 2};
        turned.light = definition;
        job.file.nodes[std::size_t(row)].children.push_back(int(job.file.nodes.size()));
        job.file.nodes.push_back(std::move(turned));
    }
}

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
