// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/gltf/paint/uv_motion.h"

#include "plugins/gltf/build/timeline.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>
#include <deque>

namespace sinew::gltf {

namespace {

using Eigen::Vector2d;

/// uv' = offset + R·(scale ∘ uv), as R·S·(uv + t − ½) + ½; R as at gltf::UvTransform.
struct UvPlace
{
    CurvePoint offset{}, angle{}, scale{1, 1};

    Eigen::Matrix2d turned() const
    {
        return Eigen::Rotation2Dd(-angle[0]).toRotationMatrix() * Vector2d(scale[0], scale[1]).asDiagonal();
    }
    bool isFlat() const { return std::abs(scale[0] * scale[1]) < 1e-12; }
    CurvePoint translation(const CurvePoint &at, bool isPlace) const
    {
        if (isFlat())
            return {};
        const Vector2d half(isPlace ? .5 : 0, isPlace ? .5 : 0);
        const Vector2d moved = half + turned().inverse() * (Vector2d(at[0], at[1]) - half);
        return {moved.x(), moved.y()};
    }
    CurvePoint rotation() const { return {0, 0, std::sin(-angle[0] / 2), std::cos(angle[0] / 2)}; }
};

/// Where turns or sizes move the three depend on one another: keys of all of them at all times of each.
class JointMotion
{
public:
    JointMotion(const Clips &clips, const ClipUses &offsets, const ClipUses &angles, const ClipUses &scales,
                const UvPlace &rest)
    {
        for (std::size_t clip = 0; clip < clips.all().size(); ++clip) {
            const ClipKeys *offset = keysIn(offsets, clip), *angle = keysIn(angles, clip),
                           *scale = keysIn(scales, clip);
            static const ClipKeys none;
            const std::vector<float> times =
                timesOf({offset ? offset : &none, angle ? angle : &none, scale ? scale : &none});
            if (times.empty())
                continue;
            ClipKeys moved, turned, sized;
            moved.components = sized.components = 3;
            turned.components = 4;
            turned.isRotation = true;
            moved.times = turned.times = sized.times = times;
            for (const float time : times) {
                UvPlace place = rest;
                place.offset = offset ? offset->at(double(time)) : rest.offset;
                place.angle = angle ? angle->at(double(time)) : rest.angle;
                place.scale = scale ? scale->at(double(time)) : rest.scale;
                add(moved, place.translation(place.offset, true));
                add(turned, place.rotation());
                add(sized, {place.scale[0], place.scale[1], 1});
            }
            use(clip, std::move(moved), translations);
            use(clip, std::move(turned), rotations);
            use(clip, std::move(sized), sizes);
        }
    }

    ClipUses translations, rotations, sizes;

private:
    static void add(ClipKeys &keys, const CurvePoint &point)
    {
        for (std::size_t i = 0; i < std::size_t(keys.components); ++i)
            keys.values.push_back(float(point[i]));
    }
    void use(std::size_t clip, ClipKeys keys, ClipUses &uses)
    {
        m_made.push_back(std::move(keys));
        uses.push_back({clip, &m_made.back()});
    }

    std::deque<ClipKeys> m_made;
};

} // namespace

int uvMotion(ReadJob &job, const Clips &clips, const JsonItem &texture, const std::string &pointer)
{
    const JsonItem json = texture.extension("KHR_texture_transform");
    const std::string base = pointer + "/extensions/KHR_texture_transform/";
    const ClipUses &offsets = clips.of(base + "offset"), &angles = clips.of(base + "rotation"),
                   &scales = clips.of(base + "scale");
    UvPlace rest;
    if (const std::vector<double> offset = json.numbers("offset", 2); !offset.empty())
        rest.offset = {offset[0], offset[1]};
    if (const std::vector<double> scale = json.numbers("scale", 2); !scale.empty())
        rest.scale = {scale[0], scale[1]};
    rest.angle = {json.number("rotation", 0)};
    const bool isPlain = rest.offset == CurvePoint{} && rest.angle[0] == 0 && rest.scale == CurvePoint{1, 1};
    if (isPlain && offsets.empty() && angles.empty() && scales.empty())
        return -1;
    if (rest.isFlat()) {
        job.report.lose(ConversionLoss::Lost, json.path(),
                        QT_TRANSLATE_NOOP("Message", "Textures that are drawn out to a line (%1)"));
        return -1;
    }
    SceneTextureAnimation result;
    // Without turns the order is the same, and then as Warcraft III has it.
    const bool isUneven = rest.scale[0] != rest.scale[1] || !scales.empty();
    const bool turns = rest.angle[0] != 0 || !angles.empty();
    result.order = turns && isUneven ? UvOrder::MoveScaleTurn : UvOrder::MoveTurnScale;
    const auto same = [](CurvePoint &, bool) {};
    if (angles.empty() && scales.empty()) {
        const auto place = [&](CurvePoint &v, bool isPlace) { v = rest.translation(v, isPlace); };
        result.translation = timelineTrack<Vec3>(job, clips.all(), offsets, rest.offset, place);
        result.rotation = timelineTrack<Quat>(job, clips.all(), {}, rest.rotation(), same);
        result.scale = timelineTrack<Vec3>(job, clips.all(), {}, {rest.scale[0], rest.scale[1], 1}, same);
    } else {
        const JointMotion moving(clips, offsets, angles, scales, rest);
        result.translation =
            timelineTrack<Vec3>(job, clips.all(), moving.translations, rest.translation(rest.offset, true), same);
        result.rotation = timelineTrack<Quat>(job, clips.all(), moving.rotations, rest.rotation(), same);
        result.scale = timelineTrack<Vec3>(job, clips.all(), moving.sizes, {rest.scale[0], rest.scale[1], 1}, same);
    }
    job.scene().textureAnimations.push_back(std::move(result));
    return int(job.scene().textureAnimations.size()) - 1;
}

} // namespace sinew::gltf
