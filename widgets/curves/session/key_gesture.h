// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/keys/key_bounds.h"
#include "core/curves/keys/key_transform.h"

#include <QCoreApplication>
#include <QString>

class QKeyEvent;

namespace sinew {

class CurveSession;

/// Moves or scales the selected keys, by pointer and by typed numbers, in the graph and in the dope sheet. Every state
/// is computed from the keys as they were at the start and pushed at once, so that all views follow; together they are
/// one undo step.
///
/// Keys while it runs: X time only, Y value only (again: both), digits, minus and point enter a number, Backspace
/// deletes, Tab goes from time to value, Enter or a click finishes, Escape or a right click cancels.
class KeyGesture
{
    Q_DECLARE_TR_FUNCTIONS(sinew::KeyGesture)

public:
    enum class Kind : std::uint8_t { Move, Scale };
    enum class Axes : std::uint8_t { Both, Time, Value };

    /// `anchor`: the time that is snapped (that of the key under the pointer); if NaN, the first selected key's.
    KeyGesture(CurveSession &session, Kind kind, Axes axes, double anchorTime, double anchorValue);

    /// The keys stay where they are and copies of them move. While the copies lie on the keys, there are none.
    void moveCopies() { m_copies = true; }
    /// False if no editable key is selected.
    bool canStart() const { return !m_start.empty(); }
    /// Why it can't start.
    QString obstacle() const;
    Kind kind() const { return m_kind; }
    Axes axes() const { return m_axes; }
    /// The curves as they were before (the ghost).
    const std::vector<CurveEdit> &start() const { return m_start; }
    /// The total effect of the gesture so far, for the ripple of the status line.
    const KeyTransform &transform() const { return m_transform; }

    /// How far the pointer has moved since the start: time units and shown numbers for Move, factors for Scale.
    /// `invertSnap`: the opposite of what the options say. Typed numbers take precedence.
    void drag(double time, double value, bool invertSnap);
    void setAxes(Axes axes);
    void setFalloff(double timeUnits);
    /// The times in which other keys follow by the falloff: disjoint, ascending, within the sequences that keys must
    /// not leave.
    std::vector<TimeSpan> reach() const;
    /// Scales about this pivot instead of that of the options.
    void setPivot(double time, double value);
    /// True if the gesture uses the key. Enter and Escape are left to the caller.
    bool handleKey(const QKeyEvent &event);

    /// Reverts everything; no undo step remains.
    void cancel();
    /// "Move 5 keys: 120 ms, 0.5", or why the last state was refused.
    QString text() const;

private:
    void apply();
    int selectedKeys() const;

    CurveSession &m_session;
    Kind m_kind;
    Axes m_axes;
    std::vector<CurveEdit> m_start;
    KeyTransform m_transform;
    std::vector<double> m_playheads; ///< by track, if they are the pivot
    KeyBounds m_bounds;
    MergeKey m_key = MergeKey::next();
    double m_anchorTime, m_anchorValue;
    double m_time, m_value; ///< as dragged
    QString m_typed[2];     ///< time, value
    int m_typing = 0;
    bool m_invertSnap = false, m_changed = false, m_copies = false;
    QString m_refusal;
    bool m_isHeld = false;     ///< moved less far than asked for, because of a sequence's borders
    bool m_isStill = false;    ///< held so much that nothing moves
    std::size_t m_leftOut = 0; ///< copies that would be beyond the borders
};

} // namespace sinew
