// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/angle_path.h"
#include "core/curves/key_numbers.h"
#include "core/scene/pose/sample_span.h"

#include <optional>

namespace sinew {

/// The Euler angles of a segment, as they continue from both of its keys. If an edit left the keys on different turns,
/// the angles jump once: where gimbal lock is nearest, or at the right key if it is far.
class SegmentAngles
{
public:
    /// `keys`: the curve's numbers as Euler angles.
    SegmentAngles(const Curve<Quat> &curve, const KeyNumbers &keys, std::uint32_t left, std::uint32_t right);

    /// Lets them jump at another place (0…1): the segment from a loop's last key to its first is cut at the loop's end.
    void jumpAt(double place) { m_jump = place; }
    /// The place of the jump; above 1: none.
    double jump() const { return m_jump; }
    /// Up to the jump, and from there on.
    EulerAngles before(double place) { return m_ahead.to(place); }
    EulerAngles after(double place) { return m_back.to(place); }
    EulerAngles at(double place) { return place < m_jump ? before(place) : after(place); }

private:
    AnglePath m_ahead, m_back;
    double m_jump = 2;
};

/// The angles of a rotation curve at a moment; nothing if no key counts then.
std::optional<EulerAngles> anglesAt(const KeyNumbers &keys, const SampleSpan &moment);

} // namespace sinew
