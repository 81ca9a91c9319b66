// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tiny_parts.h"

namespace sinew::samples::m2 {

void addAttachments(Model &m)
{
    m.attachments = {{0, 1, 0, {0, 0.5f, 1}, constant<std::uint8_t>(1)},
                     {11, 2, 0, {0, 0, 2}, {0, -1, {{{0, 1}, {400, 0}, {800, 1}}, {{0, 1}}}}},
                     {19, 0, 0x1234, {0, 0, 0}, {}}};
    m.attachmentLookup = QList<std::int16_t>(20, -1);
    m.attachmentLookup[0] = 0;
    m.attachmentLookup[11] = 1;
    m.attachmentLookup[19] = 2;

    const qsizetype death = m.singleTimeLine() ? 3 : 5;
    Event steps{"$FL0", 0, 1, {0.25f, 0, 0}, {0, -1, {{}, {{100, {}}, {300, {}}, {500, {}}}}}};
    Event dies{"$DTH", 0, 0, {0, 0, 0.5f}, {}};
    for (qsizetype s = 0; s < m.sequences.size(); ++s)
        dies.fired.rows.append(s == death ? Keys<Moment>{{900, {}}} : Keys<Moment>());
    Event sound{"$DSL", 1234, 0, {}, {0, 0, {{{0, {}}, {999, {}}}}}};
    Event never{"$HIT", 0, 2, {0, 0, 1}, {}};
    m.events = {steps, dies, sound, never};
    if (!m.singleTimeLine()) // a sound in the sequence whose keys are in a file of its own
        m.events[0].fired.rows += {{}, {}, {{50, {}}, {450, {}}}};
}

void addLightsAndCameras(Model &m)
{
    Light lamp;
    lamp.bone = 1;
    lamp.position = {0, 0, 2.5f};
    lamp.ambient = constant<V3>({0.25f, 0.25f, 0.5f});
    lamp.ambientIntensity = constant(1.f);
    lamp.diffuse = {1, -1, {{{0, {1, 1, 0.5f}}, {500, {1, 0.5f, 0}}}}};
    lamp.diffuseIntensity = {1, 1, {{{0, 1}, {350, 2}, {700, 1}}}};
    lamp.attenuationStart = constant(1.5f);
    lamp.attenuationEnd = constant(6.f);
    lamp.visible = {0, -1, {{{0, 1}, {700, 0}}, {{0, 1}}}};
    Light sun;
    sun.type = 0;
    sun.diffuse = constant<V3>({1, 1, 1});
    sun.diffuseIntensity = constant(0.75f);
    m.lights = {lamp, sun};

    // One camera per interpolation.
    for (int interpolation = 0; interpolation < 4; ++interpolation) {
        Camera c;
        c.type = interpolation < 2 ? interpolation : -1;
        c.fov = 0.6f + 0.1f * float(interpolation);
        c.positionBase = {4, 0.5f * float(interpolation), 1.5f};
        c.targetBase = {0, 0, 1};
        Keys<Spline<V3>> path;
        Keys<Spline<float>> roll, fov;
        for (int k = 0; k < 3; ++k) {
            const auto f = float(k);
            const auto time = std::uint32_t(400 * k);
            path.append(
                Key<Spline<V3>>{time, {{f, f * f, 0}, {f - 0.25f, f * f, 0.125f}, {f + 0.25f, f * f, -0.125f}}});
            roll.append(Key<Spline<float>>{time, {f / 4, f / 4 - 0.125f, f / 4 + 0.125f}});
            fov.append(Key<Spline<float>>{time, {0.75f + f / 8, 0.5f, 1}});
        }
        c.position = {interpolation, -1, {path}};
        c.target = {interpolation, interpolation == 3 ? 0 : -1, {{path.first()}}};
        c.roll = {interpolation, -1, {roll}};
        c.fovKeys = {interpolation, -1, {interpolation == 0 ? Keys<Spline<float>>{fov.first()} : fov}};
        m.cameras.append(c);
    }
    m.cameraLookup = {0, 1};
}

} // namespace sinew::samples::m2
