// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/gltf/write/lights.h"

#include "core/exchange/look/look_factor.h"
#include "plugins/gltf/write/skeleton.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sinew::gltf {

namespace {

double usable(double number, double otherwise)
{
    return std::isfinite(number) && number >= 0 ? number : otherwise;
}

/// What a light does in a clip.
class LightCourse
{
public:
    LightCourse(const Job &job, const SceneLight &light, const ClipRange &range)
        : m_kind(light.kind), m_scale(double(job.axes.scale())), m_colour(clipKeys(light.colour, job.scene, range)),
          m_intensity(clipKeys(light.intensity, job.scene, range)),
          m_visibility(clipKeys(job.scene.nodes[std::size_t(light.node)].visibility, job.scene, range)),
          m_end(clipKeys(light.attenuationEnd, job.scene, range)),
          m_inner(clipKeys(light.innerAngle, job.scene, range)), m_outer(clipKeys(light.outerAngle, job.scene, range))
    {
    }

    /// At most 1 each: what is brighter is in the intensity.
    CurvePoint colour(double seconds) const
    {
        CurvePoint colour = brightness(seconds);
        const double most = std::max({colour[0], colour[1], colour[2], 1.});
        return {colour[0] / most, colour[1] / most, colour[2] / most};
    }
    CurvePoint intensity(double seconds) const
    {
        const CurvePoint colour = brightness(seconds);
        const bool isOn = m_visibility.at(seconds)[0] > 0;
        return {isOn ? usable(m_intensity.at(seconds)[0], 1) * std::max({colour[0], colour[1], colour[2], 1.}) : 0};
    }
    bool hasRange() const { return m_kind != LightKind::Directional && range(0)[0] > 0; }
    CurvePoint range(double seconds) const { return {usable(m_end.at(seconds)[0] * m_scale, 0)}; }
    bool hasCone() const { return m_kind == LightKind::Spot; }
    CurvePoint outer(double seconds) const
    {
        return {std::clamp(usable(m_outer.at(seconds)[0], 1.5) / 2, 0.01, std::numbers::pi / 2)};
    }
    CurvePoint inner(double seconds) const
    {
        return {std::clamp(usable(m_inner.at(seconds)[0], 0) / 2, 0., outer(seconds)[0] * 0.99)};
    }

    std::vector<float> brightnessTimes() const { return timesOf({&m_colour, &m_intensity, &m_visibility}); }
    std::vector<float> rangeTimes() const { return timesOf({&m_end}); }
    std::vector<float> coneTimes() const { return timesOf({&m_inner, &m_outer}); }

private:
    CurvePoint brightness(double seconds) const
    {
        CurvePoint colour = m_colour.at(seconds);
        for (std::size_t i = 0; i < 3; ++i)
            colour[i] = usable(colour[i], 1);
        return colour;
    }

    LightKind m_kind;
    double m_scale;
    ClipKeys m_colour, m_intensity, m_visibility, m_end, m_inner, m_outer;
};

std::string lightOf(const LightCourse &course, LightKind kind, const std::string &name)
{
    const auto first = [](const CurvePoint &point) { return float(point[0]); };
    const CurvePoint colour = course.colour(0);
    JsonText json;
    json.open('{').key("name").string(name);
    json.key("color").numbers(std::array{float(colour[0]), float(colour[1]), float(colour[2])});
    json.key("intensity").number(first(course.intensity(0)));
    json.key("type").string(kind == LightKind::Directional ? "directional"
                            : kind == LightKind::Spot      ? "spot"
                                                           : "point");
    if (course.hasRange())
        json.key("range").number(first(course.range(0)));
    if (course.hasCone()) {
        json.key("spot").open('{').key("innerConeAngle").number(first(course.inner(0)));
        json.key("outerConeAngle").number(first(course.outer(0))).close('}');
    }
    return json.close('}').take();
}

} // namespace

Lights::Lights(Job &job) : m_job(job)
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
        const LightCourse course(job, light, firstRange(scene));
        const int definition = job.file.add(File::Lights, lightOf(course, light.kind, name));
        m_lights.push_back({&light, definition});
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

void Lights::addChannels(const ClipRange &range, AnimationDraft &animation) const
{
    for (const Written &written : m_lights) {
        const LightCourse course(m_job, *written.light, range), rest(m_job, *written.light, firstRange(m_job.scene));
        const std::string pointer =
            "/extensions/KHR_lights_punctual/lights/" + std::to_string(written.definition) + '/';
        const auto add = [&](const char *name, std::vector<float> times, int components, double bound,
                             CurvePoint (LightCourse::*value)(double) const) {
            if (times.empty())
                times = {0};
            animation.addPointer(pointer + name,
                                 sampledKeys(std::move(times), components, false, bound,
                                             [&](double seconds) { return (course.*value)(seconds); }),
                                 (rest.*value)(0));
        };
        constexpr double share = 1. / 1020;
        add("color", course.brightnessTimes(), 3, share, &LightCourse::colour);
        add("intensity", course.brightnessTimes(), 1, share, &LightCourse::intensity);
        // The extension has no lights without a range once they have one.
        if (rest.hasRange())
            add("range", course.rangeTimes(), 1, share * rest.range(0)[0], &LightCourse::range);
        if (rest.hasCone()) {
            add("spot/innerConeAngle", course.coneTimes(), 1, share, &LightCourse::inner);
            add("spot/outerConeAngle", course.coneTimes(), 1, share, &LightCourse::outer);
        }
    }
}

} // namespace sinew::gltf
