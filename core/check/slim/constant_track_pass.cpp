// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/check/slim/constant_track_pass.h"

#include "core/check/slim/present_tracks.h"
#include "core/model/edit_builder.h"
#include "core/schema/struct_info.h"

#include <QtGlobal>

#include <algorithm>
#include <cstring>
#include <optional>

namespace sinew {

namespace {

/// True if nothing moves: all values are equal, and tangents are flat.
bool isConstant(const CurveBase &curve, const TypeInfo &value)
{
    const std::size_t width = value.valueSize();
    const std::byte *values = curve.rawPart(0, width);
    for (int part = 0; part < (curve.hasTangents() ? 3 : 1); ++part) {
        const std::byte *numbers = curve.rawPart(part, width);
        for (std::size_t i = 0; i < curve.size() * width; i += width) {
            const bool isZero =
                std::all_of(numbers + i, numbers + i + width, [](std::byte b) { return b == std::byte{}; });
            // Slopes of 0 (hermite), or handles at the key itself (bezier).
            const bool isFlat = part > 0 && curve.interpolation() == Interpolation::Hermite
                                    ? isZero
                                    : std::memcmp(numbers + i, values, width) == 0;
            if (!isFlat)
                return false;
        }
    }
    return true;
}

/// The field that a track animates, if it has the same type; nothing if there is none.
std::optional<Address> baseOf(const Model &model, const Address &track)
{
    const FieldRef curve = model.field(track);
    if (!curve.field->base)
        return std::nullopt;
    const int row = curve.owner->rowAt(*curve.field->base, model.ctx(), curve.object);
    if (row < 0)
        return std::nullopt;
    Address base = track;
    (track.hasLeaf() ? base.leaf : base.field) = std::uint16_t(row);
    const FieldRef field = model.field(base);
    if (!field || field.type != curve.type->element || field.field->bgrOrder != curve.field->bgrOrder)
        return std::nullopt;
    return base;
}

/// True if some time is played in which the track has no key, so that its object shows its value without keys.
bool leavesSpans(const CurveEdit &edit)
{
    std::vector<std::int32_t> times(edit.curve.times().begin(), edit.curve.times().end());
    std::sort(times.begin(), times.end());
    return std::any_of(edit.spans.begin(), edit.spans.end(), [&](const TimeSpan &span) {
        const auto first = std::lower_bound(times.begin(), times.end(), span.start);
        return !span.usesOuterKeys && (first == times.end() || *first > span.end);
    });
}

/// True if no playback ever reads a key.
bool isUnplayed(const CurveEdit &edit)
{
    return std::none_of(edit.spans.begin(), edit.spans.end(), [&](const TimeSpan &span) {
        return span.usesOuterKeys ||
               std::any_of(edit.curve.times().begin(), edit.curve.times().end(),
                           [&](std::int32_t time) { return time >= span.start && time <= span.end; });
    });
}

/// True if a value is what the track's object shows without keys.
bool isRest(const FieldInfo &track, const TypeInfo &type, const std::byte *value)
{
    if (type.size % sizeof(float) || type.kind == Kind::Integer)
        return false;
    std::vector<float> numbers(type.size / sizeof(float)), rest(numbers.size(), float(track.rest));
    std::memcpy(numbers.data(), value, type.size);
    if (type.kind == Kind::Quat)
        rest = {0, 0, 0, 1};
    return numbers == rest;
}

} // namespace

const char *ConstantTrackPass::title() const
{
    return QT_TRANSLATE_NOOP("Message", "Tracks that never change");
}

std::vector<SlimStep> ConstantTrackPass::steps(const SlimInput &input, int) const
{
    std::vector<SlimStep> steps;
    for (const CurveEdit &edit : presentTracks(input)) {
        if (isUnplayed(edit)) {
            steps.push_back({edit.address, SlimStep::Edit([none = Value(*edit.type),
                                                           at = edit.address](EditBuilder &builder, const Model &) {
                                 builder.set(at, none);
                                 return Status(Done{});
                             })});
            continue;
        }
        if (!isConstant(edit.curve, edit.value()))
            continue;
        const std::byte *value = edit.curve.rawPart(0, edit.value().valueSize());
        const std::optional<Address> base = baseOf(input.model, edit.address);
        if (base && leavesSpans(edit) &&
            std::memcmp(input.model.field(*base).data, value, edit.value().valueSize()) != 0)
            continue;
        if (!base && !isRest(*input.model.field(edit.address).field, edit.value(), value))
            continue;
        const Value kept(edit.value(), value), none(*edit.type);
        steps.push_back({edit.address, SlimStep::Edit([=, at = edit.address](EditBuilder &builder, const Model &) {
                             if (base)
                                 builder.set(*base, kept);
                             builder.set(at, none);
                             return Status(Done{});
                         })});
    }
    return steps;
}

} // namespace sinew
