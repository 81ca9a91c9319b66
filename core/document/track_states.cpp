// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/document/track_states.h"

namespace sinew {

void TrackStates::set(State state, const Address &curve, bool on)
{
    Tracks tracks = m_tracks[state];
    if (on)
        tracks.insert(curve);
    else
        tracks.erase(curve);
    set(state, std::move(tracks));
}

void TrackStates::set(State state, Tracks curves)
{
    if (m_tracks[state] == curves)
        return;
    m_tracks[state] = std::move(curves);
    Q_EMIT changed();
    if (state == Muted)
        Q_EMIT mutedChanged();
}

std::uint8_t TrackStates::hiddenComponents(const Address &curve) const
{
    const auto found = m_hidden.find(curve);
    return found == m_hidden.end() ? 0 : found->second;
}

void TrackStates::setHiddenComponents(const Address &curve, std::uint8_t bits)
{
    const std::pair one(curve, bits);
    setHiddenComponents(std::span(&one, 1));
}

void TrackStates::setHiddenComponents(std::span<const std::pair<Address, std::uint8_t>> all)
{
    bool isOther = false;
    for (const auto &[curve, bits] : all) {
        if (hiddenComponents(curve) == bits)
            continue;
        isOther = true;
        if (bits)
            m_hidden[curve] = bits;
        else
            m_hidden.erase(curve);
    }
    if (isOther)
        Q_EMIT changed();
}

} // namespace sinew

#include "moc_track_states.cpp"
