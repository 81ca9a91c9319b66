// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/playhead/pose.h"

#include "core/curves/playhead/auto_key.h"
#include "core/curves/playhead/playhead_keys.h"
#include "core/curves/shape/curve_segment.h"
#include "core/curves/tools/key_blend.h"
#include "core/format/format.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace sinew {

namespace {

constexpr std::size_t maxPoseTracks = 20000;
/// Largest difference, in numbers or degrees, that counts as equal.
constexpr double sameWithin = 1e-5;

bool isPoseType(const TypeInfo *curve)
{
    return curve == &typeInfo<Curve<Vec3>>() || curve == &typeInfo<Curve<Quat>>();
}

bool isFinite(const TypeInfo &type, const void *data)
{
    const auto *numbers = static_cast<const float *>(data);
    return std::all_of(numbers, numbers + type.valueSize() / sizeof(float), [](float n) { return std::isfinite(n); });
}

Value valueOf(const TypeInfo &type, const CurvePoint &point)
{
    Value value(type);
    auto *numbers = static_cast<float *>(value.data());
    for (std::size_t i = 0; i < type.valueSize() / sizeof(float); ++i)
        numbers[i] = float(point[i]);
    return value;
}

} // namespace

CopiedKeys copyPose(const Document &document, std::span<const NodeId> objects)
{
    const TransformFacet *facet = document.format() ? document.format()->transforms() : nullptr;
    std::vector<CurveEdit> keys;
    for (const NodeId object : facet ? objects : std::span<const NodeId>()) {
        const TransformTracks tracks = facet->tracks(document.model(), object);
        for (const Address &address : {tracks.translation, tracks.rotation, tracks.scale}) {
            const FieldRef field = address.node == NoNode ? FieldRef() : document.model().field(address);
            if (!field || !isPoseType(field.type))
                continue;
            const Value now = valueAtPlayhead(document, address);
            const TypeInfo &type = *field.type->element;
            if (!isFinite(type, now.data()))
                continue;
            CurveEdit key{address, field.type};
            key.curve.resetRaw({std::uint32_t(Interpolation::Linear), -1}, 1, type.valueSize());
            std::memcpy(key.curve.editRawPart(0, type.valueSize()), now.data(), type.valueSize());
            key.marks.push_back(KeyMark{anyValueBit});
            key.rotation = RotationOrder::Raw;
            keys.push_back(std::move(key));
        }
    }
    return copySelected(document, keys);
}

Status checkPose(const CopiedKeys &pose)
{
    if (pose.tracks.empty() || pose.tracks.size() > maxPoseTracks)
        return Error{QT_TRANSLATE_NOOP("Message", "the file has no pose")};
    for (const CopiedTrack &track : pose.tracks)
        if (!isPoseType(track.type) || track.curve.size() != 1 ||
            !isFinite(*track.type->element, track.curve.rawPart(0, track.type->element->valueSize())))
            return Error{QT_TRANSLATE_NOOP("Message", "the file has no pose")};
    return Done{};
}

void blendPose(const Document &document, CurveEdit &edit, const CopiedTrack &track, const PoseMix &blend)
{
    if (edit.type != track.type || !isPoseType(track.type) || track.curve.size() == 0 || !std::isfinite(blend.share))
        return;
    const TypeInfo &type = edit.value();
    Value wanted(type, track.curve.rawPart(0, type.valueSize()));
    if (blend.mirror && track.space == SpaceKind::Position)
        *wanted.as<Vec3>() = blend.mirror->place(*wanted.as<Vec3>());
    else if (blend.mirror && track.space == SpaceKind::Rotation)
        *wanted.as<Quat>() = blend.mirror->rotation(*wanted.as<Quat>());
    const CurveSpace space(type);
    const CurvePoint now = pointOf(type, valueAtPlayhead(document, edit.address)), goal = pointOf(type, wanted);
    const CurvePoint result = space.moved(now, blend.share * space.between(now, goal));
    const Value value = valueOf(type, result);
    if (space.distance(now, result) <= sameWithin &&
        !hasKeysInSequence(document, edit.curve, ownTimelineOf(document, edit.address)))
        return;
    keyValueAtPlayhead(document, edit, value, restValue(document.model(), edit.address), blend.reach);
}

} // namespace sinew
