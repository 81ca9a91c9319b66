// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/curves/graph/graph_scene.h"
#include "widgets/curves/session/key_picks.h"

#include <QPointF>
#include <QPolygonF>

namespace sinew {

/// What is under the pointer.
struct GraphHit
{
    enum Kind : std::uint8_t { Nothing, Key, Curve };
    Kind kind = Nothing;
    int lane = -1;                 ///< row in GraphScene::lanes()
    std::size_t row = 0;           ///< of a Key
    KeyPart part = KeyPart::Value; ///< Key: the value or a handle that is shown
};

/// The nearest key or shown handle within `reach` logical pixels, else the nearest curve. Of keys at the same place
/// that of an active track, then a selected one. Locked tracks are hit by their curves only.
GraphHit hitAt(GraphScene &scene, const QPointF &at, double reach);

/// Picks the drawn keys inside an outline; if there are none, the shown handles inside. `mode` Replace deselects the
/// rest.
void pickInside(GraphScene &scene, PickTracks &tracks, const QRectF &box, PickMode mode);
void pickInside(GraphScene &scene, PickTracks &tracks, const QPolygonF &lasso, PickMode mode);

} // namespace sinew
