// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/clip_pieces.h"
#include "plugins/mdx/create/draft/timeline.h"

#include <functional>
#include <optional>

namespace sinew::mdx {

/// What the game shows without keys.
namespace Standard {
inline constexpr CurvePoint zero{}, one{1, 0, 0, 0}, ones{1, 1, 1, 0}, noTurn{0, 0, 0, 1};
}

/// How values of the source become the new model's: affine for numbers, products by constants for rotations.
struct ValueMap
{
    using Map = std::function<CurvePoint(const CurvePoint &)>;
    Map value;
    Map slope; ///< its linear part, for slopes; unused for rotations
};

/// Keys of a value in all sequences of the new model. Keys stay keys, with the kind of their curve; what the source
/// holds before the first and after the last one gets keys at the borders of the sequence, because the game would turn
/// from the last key to the first there.
class CurveMaker
{
public:
    CurveMaker(const RenderScene &scene, Timeline &timeline) : m_scene(scene), m_timeline(timeline) {}

    /// A standard that no value equals: all sequences get keys.
    static CurvePoint never();

    /// `standard`: what the game shows without keys. Absent if the value is never anything else.
    template<class T>
    Curve<T> curve(const NumberTrack &track, const CurvePoint &standard, const ValueMap &map = {});
    /// One that never changes; absent if it is the standard.
    template<class T>
    Curve<T> constant(const CurvePoint &value, const CurvePoint &standard);

    /// A value that fields hold with keys beside it: the value if it is the same in all sequences, else keys in each.
    template<class T>
    void animate(const Track<T> &track, T &value, Curve<T> &keys, const ValueMap &map = {},
                 const CurvePoint &standard = never());

    /// Bursts of particles: keys at the moments of the source's with what is emitted there, and one of 0 at the start
    /// of each sequence, because the game emits there what a curve shows. Absent if nothing is emitted.
    Curve<float> bursts(const Track<float> &track);

    /// The value, if it is the same in all sequences.
    std::optional<CurvePoint> still(const NumberTrack &track) const { return coursesOf(track).still; }

    /// More keys would have been made than a model should have; the curves since then are absent.
    bool isOverBudget() const { return m_keys > mostKeys; }
    static constexpr std::size_t mostKeys = 8000000;
    /// Of one curve, in all sequences; each takes more than a hundred bytes.
    static constexpr std::size_t mostPieces = 300000;

    /// In how many parts of the timeline a number lies between nothing and all at some time.
    std::size_t fadingParts(const NumberTrack &track) const;

    /// Curves that had to be followed by straight pieces, within 0.02°.
    std::size_t sampled() const { return m_sampled; }

private:
    struct Key
    {
        std::int32_t time = 0;
        CurvePoint value{}, in{}, out{};
    };
    struct Made
    {
        Interpolation interpolation = Interpolation::None;
        std::int32_t globalSequence = -1;
        bool isRotation = false;
        std::vector<Key> keys;
    };

    /// What a value does in the new model.
    struct Courses
    {
        std::optional<CurvePoint> still; ///< the value, if it is the same in all sequences
        std::vector<ClipCourse> each;    ///< by part of the timeline; of curves on a global sequence its own one
        bool isOverBudget = false;       ///< more pieces than a curve should have
    };
    Courses coursesOf(const NumberTrack &track) const;
    Made make(const NumberTrack &track, const Courses &courses, const CurvePoint &standard, const ValueMap &map);
    Made makeMoving(const NumberTrack &track, const std::vector<ClipCourse> &courses, const CurvePoint &standard,
                    const ValueMap &map);
    static CurvePoint mapped(const ValueMap::Map &map, const CurvePoint &point) { return map ? map(point) : point; }
    void append(Made &made, const NumberTrack &track, const ClipCourse &course, double length, std::int32_t start,
                std::int32_t end, std::size_t first, const ValueMap &map) const;
    void appendLoop(Made &made, const NumberTrack &track, ClipCourse course, double length, const ValueMap &map);
    void add(Made &made, std::size_t first, Key key) const;
    ClipCourse courseIn(const NumberTrack &track, const Timeline::Span &span) const;
    std::int32_t alwaysRow(const CurveBase &curve) const;
    template<class T>
    static Curve<T> stored(const Made &made);

    const RenderScene &m_scene;
    Timeline &m_timeline;
    std::size_t m_sampled = 0, m_keys = 0;
};

template<class T>
Curve<T> CurveMaker::stored(const Made &made)
{
    Curve<T> curve;
    if (made.keys.empty())
        return curve;
    curve.reset({std::uint32_t(made.interpolation), made.globalSequence}, made.keys.size());
    const auto put = [&](std::span<T> to, CurvePoint Key::*part) {
        for (std::size_t i = 0; i < to.size(); ++i) {
            auto *numbers = reinterpret_cast<float *>(&to[i]);
            for (std::size_t c = 0; c < sizeof(T) / sizeof(float); ++c)
                numbers[c] = float((made.keys[i].*part)[c]);
        }
    };
    for (std::size_t i = 0; i < made.keys.size(); ++i)
        curve.editTimes()[i] = made.keys[i].time;
    put(curve.editValues(), &Key::value);
    put(curve.editInTangents(), &Key::in);
    put(curve.editOutTangents(), &Key::out);
    return curve;
}

template<class T>
Curve<T> CurveMaker::curve(const NumberTrack &track, const CurvePoint &standard, const ValueMap &map)
{
    return stored<T>(make(track, coursesOf(track), standard, map));
}

template<class T>
void CurveMaker::animate(const Track<T> &track, T &value, Curve<T> &keys, const ValueMap &map,
                         const CurvePoint &standard)
{
    const NumberTrack numbers(track);
    const Courses courses = coursesOf(numbers);
    if (!courses.still) {
        keys = stored<T>(make(numbers, courses, standard, map));
        return;
    }
    const CurvePoint result = mapped(map.value, *courses.still);
    auto *floats = reinterpret_cast<float *>(&value);
    for (std::size_t i = 0; i < sizeof(T) / sizeof(float); ++i)
        floats[i] = float(result[i]);
}

template<class T>
Curve<T> CurveMaker::constant(const CurvePoint &value, const CurvePoint &standard)
{
    if (value == standard)
        return {};
    return stored<T>({Interpolation::None, m_timeline.constants(), false, {{0, value, {}, {}}}});
}

} // namespace sinew::mdx
