// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/gltf/material/materials.h"

#include "core/exchange/look/look_factor.h"
#include "core/scene/scene_util.h"
#include "plugins/gltf/write/node_extras.h"

#include <algorithm>
#include <cmath>

namespace sinew::gltf {

namespace {

/// The games multiply colours as they are stored, others in linear light.
double linear(double colour)
{
    return std::pow(colour, 2.2);
}

/// A colour and an opacity from the products of their factors' keys.
CurvePoint factorAt(const std::vector<ClipKeys> &colours, const std::vector<ClipKeys> &opacities, double seconds)
{
    CurvePoint factor = lookFactor(colours, opacities, seconds);
    for (std::size_t i = 0; i < 3; ++i)
        factor[i] = linear(factor[i]);
    return factor;
}

/// Opaque things that fade are blended; those that are only there or not are cut out.
void fitAlpha(Look &look, double opacity)
{
    bool fades = opacity > 0.01 && opacity < 0.99, hides = opacity <= 0.01;
    for (const NumberTrack &track : look.opacities) {
        for (std::size_t key = 0; key < track.curve.size(); ++key) {
            const double value = track.part(KeyPart::Value, key)[0];
            fades |= value > 0.01 && value < 0.99;
            hides |= value <= 0.01;
        }
        fades |= track.curve.size() > 1 && hides && !track.step && track.curve.interpolation() != Interpolation::None;
    }
    if (look.alpha == Look::Opaque && fades)
        look.alpha = Look::Blend;
    else if (look.alpha == Look::Opaque && hides)
        look.alpha = Look::Mask;
}

} // namespace

void Materials::addTexture(JsonText &json, const char *name, const LookTexture &texture, const SceneMesh &mesh,
                           std::vector<Use> &uses, const char *pointer)
{
    const std::size_t set = texture.uvSet;
    if (texture.texture < 0 || set >= mesh.uvSets.size() || mesh.uvSets[set].size() != mesh.positions.size())
        return;
    const int row = m_pictures.texture(texture.texture, texture.treatment);
    if (row < 0)
        return;
    json.key(name).open('{').key("index").integer(row);
    if (set > 0)
        json.key("texCoord").integer(std::int64_t(set));
    const UvCourse course(m_job.scene, texture, firstRange(m_job.scene), m_job.bounds());
    UvTransform transform;
    if (!decompose(course.at(0), transform))
        m_job.losses.add(ConversionLoss::Kept,
                         QT_TRANSLATE_NOOP("Message", "Textures that are sheared on the mesh (%1)"), mesh.source);
    const bool moves = texture.surface ? texture.surface->offset.curve.size() + texture.surface->angle.curve.size() +
                                                 texture.surface->tiling.curve.size() >
                                             0
                                       : texture.animation >= 0;
    if (moves || !transform.isIdentity()) {
        writeTransform(transform, json);
        m_job.file.use("KHR_texture_transform");
    }
    if (moves)
        uses.push_back({pointer, texture});
    json.close('}');
}

std::string Materials::json(const SceneMesh &mesh, Look &look, const CurvePoint &factor, std::vector<Use> &uses)
{
    fitAlpha(look, factor[3]);
    JsonText json;
    json.open('{').key("name").string("Material " + std::to_string(std::max(0, mesh.material)));
    json.key("pbrMetallicRoughness").open('{').key("baseColorFactor").open('[');
    for (const double number : std::span(factor).first(4))
        json.number(float(number));
    json.close(']');
    addTexture(json, "baseColorTexture", look.base, mesh, uses, "/pbrMetallicRoughness/baseColorTexture");
    const std::size_t before = json.text().size();
    addTexture(json, "metallicRoughnessTexture", look.orm, mesh, uses,
               "/pbrMetallicRoughness/metallicRoughnessTexture");
    if (json.text().size() == before)
        json.key("metallicFactor").number(0.f).key("roughnessFactor").number(1.f);
    json.close('}');
    if (mesh.tangents.size() == mesh.positions.size())
        addTexture(json, "normalTexture", look.normal, mesh, uses, "/normalTexture");
    addTexture(json, "occlusionTexture", look.orm, mesh, uses, "/occlusionTexture");
    const std::size_t dark = json.text().size();
    addTexture(json, "emissiveTexture", look.emissive, mesh, uses, "/emissiveTexture");
    if (json.text().size() != dark) {
        const float gain = std::isfinite(look.emissiveGain) ? std::clamp(look.emissiveGain, 0.f, 1.f) : 1;
        json.key("emissiveFactor").numbers(std::array{gain, gain, gain});
    }
    if (look.alpha != Look::Opaque)
        json.key("alphaMode").string(look.alpha == Look::Mask ? "MASK" : "BLEND");
    if (look.alpha == Look::Mask)
        json.key("alphaCutoff").number(look.cutoff);
    if (look.isTwoSided)
        json.key("doubleSided").boolean(true);
    if (look.isUnlit) {
        json.key("extensions").open('{').key("KHR_materials_unlit").open('{').close('}').close('}');
        m_job.file.use("KHR_materials_unlit");
    }
    return json.take();
}

int Materials::materialOf(std::int32_t meshRow)
{
    const SceneMesh &mesh = m_job.scene.meshes[std::size_t(meshRow)];
    Look look = lookOf(m_job.scene, mesh, m_job.losses);
    const ClipRange range = firstRange(m_job.scene);
    const CurvePoint factor = factorAt(keysOf(look.colours, m_job.scene, range, m_job.bounds()),
                                       keysOf(look.opacities, m_job.scene, range, m_job.bounds()), 0);
    std::vector<Use> uses;
    std::string text = json(mesh, look, factor, uses);
    const bool isOwn = isAnimated(look.colours) || isAnimated(look.opacities);
    const std::pair key(mesh.material, text);
    if (const auto known = m_known.find(key); !isOwn && known != m_known.end())
        return known->second;
    const SceneMaterial *material = materialAt(m_job.scene, mesh.material);
    const NodeId source = material ? material->source : NoNode;
    if (source != NoNode && source != mesh.source)
        text += ",\"extras\":{\"sinew\":" + objectExtras(m_job, "material", source) + "}";
    const int row = m_job.file.add(File::Materials, text + "}");
    if (!isOwn)
        m_known.emplace(key, row);
    if (isOwn || !uses.empty())
        m_moving.push_back({row, factor, std::move(look), std::move(uses)});
    return row;
}

void Materials::addChannels(const ClipRange &range, AnimationDraft &animation)
{
    for (const Moving &moving : m_moving) {
        addUvChannels(moving, range, animation);
        const std::vector<ClipKeys> colours = keysOf(moving.look.colours, m_job.scene, range, m_job.bounds()),
                                    opacities = keysOf(moving.look.opacities, m_job.scene, range, m_job.bounds());
        const auto constant = [](const std::vector<ClipKeys> &all) {
            return std::all_of(all.begin(), all.end(), [](const ClipKeys &keys) { return keys.isConstant(); });
        };
        const bool isAnimatedAtAll = isAnimated(moving.look.colours) || isAnimated(moving.look.opacities);
        if (!isAnimatedAtAll)
            continue;
        const std::string pointer =
            "/materials/" + std::to_string(moving.material) + "/pbrMetallicRoughness/baseColorFactor";
        std::vector<float> times;
        const ClipKeys *only = nullptr;
        std::size_t movingTracks = 0;
        for (const auto *all : {&colours, &opacities})
            for (const ClipKeys &keys : *all) {
                times.insert(times.end(), keys.times.begin(), keys.times.end());
                if (!keys.isConstant()) {
                    ++movingTracks;
                    only = &keys;
                }
            }
        std::sort(times.begin(), times.end());
        times.erase(std::unique(times.begin(), times.end()), times.end());
        const auto value = [&](double seconds) { return factorAt(colours, opacities, seconds); };
        ClipKeys keys;
        if (movingTracks == 1 && only->shape == ClipKeys::Step) {
            // Steps stay steps, whatever is made of their values.
            keys.shape = ClipKeys::Step;
            keys.components = 4;
            keys.times = only->times;
            for (const float time : keys.times)
                for (const CurvePoint factor = value(double(time)); const double number : std::span(factor).first(4))
                    keys.values.push_back(float(number));
        } else if (constant(colours) && constant(opacities)) {
            keys = sampledKeys({0}, 4, false, 1, value);
        } else {
            keys = sampledKeys(times, 4, false, 1. / 1020, value);
        }
        animation.addPointer(pointer, std::move(keys), moving.factor);
    }
}

void Materials::addUvChannels(const Moving &moving, const ClipRange &range, AnimationDraft &animation)
{
    for (const Use &use : moving.textures) {
        const UvCourse course(m_job.scene, use.texture, range, m_job.bounds());
        UvTransform rest;
        decompose(UvCourse(m_job.scene, use.texture, firstRange(m_job.scene), m_job.bounds()).at(0), rest);
        const std::string pointer =
            "/materials/" + std::to_string(moving.material) + use.pointer + "/extensions/KHR_texture_transform/";
        if (std::optional<ClipKeys> offsets = course.offsets()) {
            animation.addPointer(pointer + "offset", std::move(*offsets), {rest.offset[0], rest.offset[1]});
            continue;
        }
        const auto part = [&](int component) {
            return [&course, component](double seconds) {
                UvTransform transform;
                decompose(course.at(seconds), transform);
                return component == 0   ? CurvePoint{transform.offset[0], transform.offset[1]}
                       : component == 1 ? CurvePoint{transform.rotation}
                                        : CurvePoint{transform.scale[0], transform.scale[1]};
            };
        };
        animation.addPointer(pointer + "offset", sampledKeys(course.times(), 2, false, 1e-4, part(0)),
                             {rest.offset[0], rest.offset[1]});
        animation.addPointer(pointer + "rotation", sampledKeys(course.times(), 1, false, 1e-4, part(1)),
                             {rest.rotation});
        animation.addPointer(pointer + "scale", sampledKeys(course.times(), 2, false, 1e-4, part(2)),
                             {rest.scale[0], rest.scale[1]});
    }
}

} // namespace sinew::gltf
