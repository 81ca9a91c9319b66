// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

class QFontMetrics;

namespace sinew {

class CurveSession;

/// Times of grid lines: labelled ones every `step`, fine ones every `fine` time units.
struct TimeGrid
{
    double step = 100, fine = 20;
    /// Round in the unit that the options show, labels at least `distance` pixels apart.
    static TimeGrid of(const CurveSession &session, double pixelsPerUnit, double distance);
    /// Room for the widest label at either end of a view, in pixels.
    static double labelDistance(const CurveSession &session, const QFontMetrics &metrics, double first, double last);
};

} // namespace sinew
