// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/uv/session/uv_session.h"

#include <QCoreApplication>

class QKeyEvent;

namespace sinew {

/// Snapping of moved coordinates: to multiples of these; 0: anywhere.
struct UvSnap
{
    double u = 0, v = 0;
    bool isOn() const { return u > 0 && v > 0; }
};

/// Moves, scales or rotates the selected vertices by pointer and by typed numbers. Every state is computed from the
/// coordinates as they were at the start and pushed at once, so that the viewport follows; together they are one undo
/// step.
///
/// Keys while it runs: X along u only, Y along v only (again: both), digits, minus and point enter a number, Backspace
/// deletes, Tab goes from u to v. Enter or a click finishes, Escape or a right click cancels: both are left to the
/// caller.
class UvGesture
{
    Q_DECLARE_TR_FUNCTIONS(sinew::UvGesture)

public:
    enum class Kind : std::uint8_t { Move, Scale, Rotate };
    enum class Axes : std::uint8_t { Both, U, V };

    /// `anchor`: the coordinate that is snapped to a multiple.
    UvGesture(UvSession &session, Kind kind, const UvPoint &pivot, const UvPoint &anchor, Axes axes = Axes::Both);

    Kind kind() const { return m_kind; }
    const UvPoint &pivot() const { return m_transform.pivot; }
    const UvRows &rows() const { return m_rows; }

    /// How far the pointer has moved since the start.
    void move(const UvPoint &distance, const UvSnap &snap, bool lockAxis);
    /// Factors along u and v.
    void scale(const UvPoint &factors);
    /// Degrees clockwise; in steps of `step` unless that is 0.
    void rotate(double degrees, double step);
    /// True if the gesture uses the key.
    bool handleKey(const QKeyEvent &event);
    /// Reverts everything; no undo step remains.
    void cancel();
    /// "Move 5 vertices: 0.25, 0", or why the last state was refused.
    QString text() const;
    bool isRefused() const { return !m_refusal.isEmpty(); }

private:
    void apply();

    UvSession &m_session;
    Kind m_kind;
    Axes m_axes;
    UvRows m_rows;
    std::vector<UvPoint> m_start; ///< by row of the shape
    UvPoint m_anchor;
    UvTransform m_transform;
    MergeKey m_key = MergeKey::next();
    UvPoint m_amount; ///< as dragged: a distance, factors, or degrees in u
    UvSnap m_snap;
    double m_angleStep = 0;
    bool m_lockAxis = false;
    QString m_typed[2]; ///< u, v
    int m_typing = 0;
    QString m_refusal;
};

} // namespace sinew
