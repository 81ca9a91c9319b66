// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/timeline/sequence_match.h"
#include "core/retarget/retarget.h"

#include <map>

namespace sinew {

class Format;

/// How far the target's joints are from where they should be.
struct AdaptedError
{
    double distance = 0; ///< largest, in the model's units
    double share = 0;    ///< of the height of its skeleton
    std::size_t keys = 0;
};

/// Puts motions of a donor's sequences into curves of the target: as its skeleton makes them, with no more keys than
/// it takes to stay close to them.
class AdaptedMotion
{
public:
    /// `nodes`: of the donor, and what stands for them in the target. All must outlive this object; the target may
    /// have got sequences since.
    AdaptedMotion(const Format &format, const Model &donor, const Model &target, const ObjectMap &nodes,
                  const RetargetOptions &options);

    /// Keys can be copied as they are.
    bool areAlike() const { return m_retarget.areAlike(); }
    /// Whether a track of the donor is one of those that move nodes with a counterpart.
    bool moves(const Address &track) const { return m_tracks.count(track) != 0; }
    /// Adds keys to `edits`, by curve; `editOf` makes those that are not there yet.
    template<class EditOf>
    void take(const SpanMatch &match, std::map<Address, CurveEdit> &edits, const EditOf &editOf)
    {
        for (const RetargetedTrack &track : tracksOf(match)) {
            const auto [edit, isNew] = edits.try_emplace(track.address);
            if (isNew)
                edit->second = editOf(track.address);
            put(track, match, edit->second);
        }
    }
    /// Of the present target, in the sequences taken.
    AdaptedError error() const;

private:
    std::vector<RetargetedTrack> tracksOf(const SpanMatch &match);
    void put(const RetargetedTrack &track, const SpanMatch &match, CurveEdit &edit);

    const Format &m_format;
    const Model &m_target;
    const RenderScene m_donorScene, m_targetScene; ///< as they were
    mutable Retarget m_retarget;
    std::map<Address, NodeId> m_tracks;
    std::vector<SpanMatch> m_taken;
    std::size_t m_keys = 0;
    double m_height = 1;
};

} // namespace sinew
