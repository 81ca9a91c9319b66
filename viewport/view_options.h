// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>

namespace sinew {

/// What the viewport shows beside the model, and how.
struct ViewOptions
{
    QColor background{0x3a, 0x3d, 0x42}; ///< the grid's lines are lighter or darker than it, whatever it is
    QColor teamColour{0xff, 0x03, 0x03};
    bool model = true; ///< the textured meshes themselves
    bool lit = true;   ///< false: every layer as if unshaded
    bool wireframe = false;
    bool grid = true; ///< ground plane lines and the x and y axes
    bool skeleton = false;
    bool nodeNames = false;
    bool extents = false; ///< of the sequence that is shown, or of the model
    bool collisionShapes = false;
    bool cameras = false;

    bool operator==(const ViewOptions &) const = default;
};

} // namespace sinew
