// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QPalette>

class QPainter;

namespace sinew {

class CurveSession;
struct DopeLane;

/// Keys of a lane: diamonds, flags of events, a bar where a visibility track shows; a violet playhead on a global
/// sequence; faint where a sequence shows keys of another range.
void paintLane(QPainter &painter, int width, const DopeLane &lane, CurveSession &session, const QPalette &palette);

} // namespace sinew
