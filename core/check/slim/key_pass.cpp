// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/check/slim/key_pass.h"

#include "core/check/slim/present_tracks.h"
#include "core/curves/tools/error_kind.h"
#include "core/curves/tools/simplify.h"
#include "core/model/edit_builder.h"

#include <QtGlobal>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sinew {

namespace {

/// How far a track may deviate from the original, in the units of simplify().
double toleranceOf(const SlimInput &input, const CurveEdit &edit, double part)
{
    const ProofBounds &bounds = input.bounds;
    const double asShare = bounds.distance / input.reach; // a point one unit away moves as far for this change of size
    switch (errorKindOf(input.model, edit.address)) {
    case ErrorKind::Turn:
        return std::min(bounds.degrees, std::atan(asShare) * 180 / std::numbers::pi) * part *
               errorUnit(input.model, edit);
    case ErrorKind::Distance:
        return bounds.distance * part;
    case ErrorKind::Share:
        return (edit.value().kind == Kind::Vec3 ? std::min(bounds.share, asShare) : bounds.share) * part;
    case ErrorKind::Range:
        break;
    }
    return bounds.share * part * errorUnit(input.model, edit);
}

} // namespace

const char *KeyPass::title() const
{
    return QT_TRANSLATE_NOOP("Message", "Keys that the curve doesn't need");
}

std::vector<SlimStep> KeyPass::steps(const SlimInput &input, int way) const
{
    constexpr double parts[] = {1. / 2, 1. / 8, 0};
    std::vector<SlimStep> steps;
    for (CurveEdit &edit : presentTracks(input)) {
        if (edit.size() < 3)
            continue;
        const std::size_t before = edit.size();
        const double tolerance = toleranceOf(input, edit, parts[way]);
        if (tolerance > 0)
            simplify(edit, tolerance, {});
        else
            clean(edit, {});
        if (edit.size() < before)
            steps.push_back({edit.address, SlimStep::Edit([value = edit.change().other,
                                                           at = edit.address](EditBuilder &builder, const Model &) {
                                 builder.set(at, value);
                                 return Status(Done{});
                             })});
    }
    return steps;
}

} // namespace sinew
