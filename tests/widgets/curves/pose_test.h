// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// Poses made by hand, and where they put the bones of CurveFixture.

#include "core/curves/keys/copied_keys.h"
#include "core/curves/playhead/auto_key.h"
#include "curve_fixture.h"

namespace sinew::test {
inline namespace pose_test_helpers {

/// Of one object: its translation.
inline CopiedKeys poseWith(const char *object, const Vec3 &place)
{
    CopiedKeys pose;
    CopiedTrack track{object, "node.translation", &typeInfo<Curve<Vec3>>(), {}, anyValueBit, SpaceKind::Position};
    Curve<Vec3> curve(Interpolation::Linear, 1);
    curve.editValues()[0] = place;
    track.curve = curve;
    pose.tracks.push_back(track);
    return pose;
}

/// The translation of a bone, by its row, at the playhead.
inline Vec3 place(const CurveFixture &f, std::size_t bone)
{
    const Address track = f.format->transforms()->tracks(f.document->model(), f.data().bones.ids[bone]).translation;
    return *valueAtPlayhead(*f.document, track).as<Vec3>();
}

} // namespace pose_test_helpers
} // namespace sinew::test
