// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/curves/session/key_picks.h"

#include <unordered_map>

namespace sinew {

/// Finds tracks by their address; they must outlive it.
class TracksByAddress
{
public:
    explicit TracksByAddress(PickTracks &tracks)
    {
        for (PickTrack &track : tracks)
            m_tracks.emplace(track.address, &track);
    }
    /// Null if it is not among them.
    PickTrack *find(const Address &address) const
    {
        const auto found = m_tracks.find(address);
        return found == m_tracks.end() ? nullptr : found->second;
    }

private:
    std::unordered_map<Address, PickTrack *> m_tracks;
};

} // namespace sinew
