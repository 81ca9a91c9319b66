// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/key_selection.h"

#include <set>
#include <span>
#include <utility>

namespace sinew {

/// The user's settings for single tracks of one document. Session data, never in a file.
///
/// Muted: the preview is evaluated as if the track did not exist. Locked: no tool changes its keys. Pinned: always
/// shown, whatever is selected. Hidden: a set of components (bit 0 = x …) that the graph leaves out. Solo: if any track
/// is, only those are shown.
class TrackStates : public QObject
{
    Q_OBJECT

public:
    enum State : std::uint8_t { Muted, Locked, Pinned, Solo };
    using Tracks = std::set<Address>;

    using QObject::QObject;

    bool is(State state, const Address &curve) const { return m_tracks[state].contains(curve); }
    const Tracks &tracks(State state) const { return m_tracks[state]; }
    void set(State state, const Address &curve, bool on);
    void set(State state, Tracks curves);
    std::uint8_t hiddenComponents(const Address &curve) const;
    void setHiddenComponents(const Address &curve, std::uint8_t bits);
    /// The same for many; emits one signal.
    void setHiddenComponents(std::span<const std::pair<Address, std::uint8_t>> all);

Q_SIGNALS:
    void changed();
    /// The preview must be evaluated again.
    void mutedChanged();

private:
    Tracks m_tracks[4];
    std::map<Address, std::uint8_t> m_hidden;
};

} // namespace sinew
