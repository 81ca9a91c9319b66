// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/convert/steps/wow_motion.h"

#include "plugins/mdx/model/packed_rotation.h"

#include "core/facets/materials/material_edits.h"
#include "core/model/walk.h"

#include <QtGlobal>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sinew::mdx {

namespace {

using Loss = ConversionLoss;

constexpr float halfTurn = std::numbers::pi_v<float>;

Curve<float> scaled(Curve<float> curve, double factor)
{
    const auto scale = [factor](std::span<float> values) {
        for (float &value : values)
            value = float(value * factor);
    };
    scale(curve.editValues());
    scale(curve.editInTangents());
    scale(curve.editOutTangents());
    return curve;
}

/// Degrees in Warcraft III, radians in World of Warcraft.
void convertLatitude(Draft &draft, EditBuilder &edit, NodeId id, const ParticleEmitter2 &emitter)
{
    if (emitter.latitude == 0 && !emitter.latitudeKeys.isPresent())
        return;
    const bool isWow = draft.now().data.dialect == WowAlpha;
    const double factor = isWow ? 180 / std::numbers::pi : std::numbers::pi / 180;
    const Address at = fieldOf<&ParticleEmitter2::latitude>(id);
    draft.note(
        Loss::Changed, at,
        QT_TRANSLATE_NOOP("Message", "Warcraft III stores the latitude in degrees, World of Warcraft in radians"));
    edit.set(at, float(emitter.latitude * factor));
    if (emitter.latitudeKeys.isPresent())
        edit.set(fieldOf<&ParticleEmitter2::latitudeKeys>(id), scaled(emitter.latitudeKeys, factor));
}

/// Warcraft III has no longitude: particles spread all around the vertical unless the emitter is a line.
void convertLongitude(Draft &draft, EditBuilder &edit, NodeId id, const ParticleEmitter2 &emitter)
{
    const Address at = fieldOf<&ParticleEmitter2::longitude>(id);
    constexpr float near = 1e-3f;
    const bool isLine = emitterOptions(emitter.node.flags, Warcraft3).lineEmitter; // both games use the same bit
    const char *const message = QT_TRANSLATE_NOOP(
        "Message", "Warcraft III has no longitude; particles are assumed to spread all around the vertical axis");
    if (draft.now().data.dialect != WowAlpha) {
        if (isLine)
            return;
        if (emitter.latitude != 0 || emitter.latitudeKeys.isPresent())
            draft.note(Loss::Guessed, {id}, message);
        edit.set(at, halfTurn);
    } else if (!isLine && emitter.longitude >= halfTurn - near) {
        draft.note(Loss::Guessed, at, message);
        edit.set(at, 0.f);
    }
}

struct Rounding
{
    bool turnsSign = false, changes = false, breaks = false;
};

void roundRotations(std::span<Quat> values, Rounding &rounding)
{
    for (Quat &value : values) {
        const Quat stored = unpackRotation(packRotation(value));
        if (std::memcmp(&stored, &value, sizeof value) == 0)
            continue;
        const double length = std::sqrt(double(value.x) * value.x + double(value.y) * value.y +
                                        double(value.z) * value.z + double(value.w) * value.w);
        const double dot = (double(value.x) * stored.x + double(value.y) * stored.y + double(value.z) * stored.z +
                            double(value.w) * stored.w) /
                           length;
        constexpr double most = 1e-5; // of 1 - cos(half the angle): half a degree
        rounding.breaks = rounding.breaks || !(1 - std::abs(dot) < most);
        rounding.turnsSign = rounding.turnsSign || dot < 0;
        rounding.changes = true;
        value = stored;
    }
}

} // namespace

Status convertEmitters(Draft &draft)
{
    EditBuilder edit = draft.edit();
    const List<ParticleEmitter2> &emitters = draft.root().particleEmitters2;
    for (std::size_t row = 0; row < emitters.size(); ++row) {
        const ParticleEmitter2 &emitter = emitters[row];
        const NodeId id = emitters.ids[row];
        convertLatitude(draft, edit, id, emitter);
        convertLongitude(draft, edit, id, emitter);
        if (emitter.replaceableId == 0)
            continue;
        const Address at = fieldOf<&ParticleEmitter2::replaceableId>(id);
        draft.note(
            Loss::Guessed, at,
            QT_TRANSLATE_NOOP("Message", "this game supplies the texture; the other one uses the specified file"));
        edit.set(at, std::uint32_t(0));
    }
    return draft.take(edit);
}

Status packRotations(Draft &draft)
{
    EditBuilder edit = draft.edit();
    walkFields(draft.now(), [&](const Address &at, const FieldInfo &field, const void *data, const void *) {
        if (field.storage != CompressedRotation)
            return;
        Curve<Quat> curve = *static_cast<const Curve<Quat> *>(data);
        if (!curve.isPresent())
            return;
        Rounding rounding;
        roundRotations(curve.editValues(), rounding);
        roundRotations(curve.editInTangents(), rounding);
        roundRotations(curve.editOutTangents(), rounding);
        if (!rounding.changes)
            return;
        if (rounding.breaks)
            draft.note(Loss::Lost, at, QT_TRANSLATE_NOOP("Message", "some keys are not rotations and are normalised"));
        else
            draft.note(Loss::Changed, at, QT_TRANSLATE_NOOP("Message", "the rotations are rounded to eight bytes"));
        if (rounding.turnsSign && curve.hasTangents())
            draft.note(Loss::Guessed, at,
                       QT_TRANSLATE_NOOP("Message", "keys and tangents with a negative w are negated; whether the game "
                                                    "interpolates as before is unknown"));
        edit.set(at, curve);
    });
    return draft.take(edit);
}

} // namespace sinew::mdx
