// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/curve_edit.h"
#include "core/facets/curve_facet.h"

namespace sinew {

class EditBuilder;

/// Edits of all keys of time ranges, for formats whose sequences are intervals of one common timeline (MDX). Several
/// edits may follow one another; the model is not touched. Events and visibility move with the rest, curves on a global
/// sequence run on a separate timeline and are never touched. Keys of a curve in chronological order stay in order;
/// others keep their rows.
class TimelineEdits
{
public:
    /// `curves` tells which ones are steps whatever they store, and which run on a separate timeline; both must outlive
    /// this object.
    explicit TimelineEdits(const Model &model, const CurveFacet *curves = nullptr);

    /// True if any curve has a key in the span.
    bool hasKeys(const TimeSpan &span) const;
    /// The latest key in the span; `none` if there is none.
    std::int32_t lastKey(const TimeSpan &span, std::int32_t none) const;

    /// Moves keys of `from` to `to`, scaled; other keys in `to` are removed. Keys in one of the `shared` spans are read
    /// by others: they stay and copies move. Where scaling makes several times equal, the key nearest to its exact time
    /// wins.
    void move(const TimeSpan &from, const TimeSpan &to, std::span<const TimeSpan> shared = {});
    void copy(const TimeSpan &from, const TimeSpan &to);
    /// Replaces the keys in `to` with those of `from`, trimmed to the length of `to`.
    void copyTrimmed(const TimeSpan &from, const TimeSpan &to);
    /// A curve that loses its last key is removed, except for events.
    void remove(const TimeSpan &span, std::span<const TimeSpan> shared = {});
    /// Deletes keys of `from` outside of `to`; where a curve loses keys on one side, it gets an evaluated one at that
    /// end of `to`.
    void trim(const TimeSpan &from, const TimeSpan &to, std::span<const TimeSpan> shared = {});
    /// Moves keys from `at` on `length` later; refused if one would leave the range of times.
    Status insertTime(std::int32_t at, std::int32_t length);
    /// Removes keys in `at` … `at + length − 1` and moves later ones `length` earlier.
    void removeTime(std::int32_t at, std::int32_t length);

    /// Returns the curves that have changed.
    void addTo(EditBuilder &edit) const;
    ChangeSet changes() const;

private:
    struct EditedTrack
    {
        Address address;
        const TypeInfo *type; ///< of the curve
        CurveBase curve;
        bool isSorted, isChanged = false;
    };
    /// One key of the curve as it will be: a row of the present curve, at a time.
    struct Key
    {
        std::size_t row;
        std::int32_t time;
    };
    static void place(EditedTrack &track, const TimeSpan &from, const TimeSpan &to, std::span<const TimeSpan> shared);
    void trim(EditedTrack &track, const TimeSpan &from, const TimeSpan &to, std::span<const TimeSpan> shared) const;
    static void cut(EditedTrack &track, const TimeSpan &from, const TimeSpan &to, std::span<const TimeSpan> shared);
    static void assign(EditedTrack &track, std::vector<Key> keys);
    bool isStep(const EditedTrack &track) const;

    const Model &m_model;
    const CurveFacet *m_curves;
    std::vector<EditedTrack> m_tracks;
};

/// Keys in each clip: of all curves on the common timeline between start and end, or of all curves that run on a global
/// one. `curves` tells further timelines besides global sequences.
std::vector<std::size_t> keyCounts(const Model &model, std::span<const Clip> clips, const CurveFacet *curves = nullptr);

} // namespace sinew
