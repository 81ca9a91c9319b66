// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/options/daylight.h"
#include "viewport/options/ghost_choice.h"
#include "viewport/options/mesh_choice.h"

namespace sinew {

/// What the viewport shows besides the model, and how.
struct ViewOptions
{
    QColor background{0x3a, 0x3d, 0x42}; ///< the grid's lines are lighter or darker than it
    QColor teamColour{0xff, 0x03, 0x03};
    bool model = true; ///< the textured meshes themselves
    bool lit = true;   ///< false: every layer as if unshaded
    bool wireframe = false;
    std::optional<QColor> wireColour; ///< not set: light or dark, depending on the background
    bool grid = true;                 ///< ground plane lines and the x and y axes
    bool skeleton = false;
    bool nodeNames = false;
    bool extents = false; ///< of the shown sequence, or of the model
    bool collisionShapes = false;
    bool cameras = false;
    bool groundPlane = false; ///< a plain floor at z = 0
    bool modelLights = true;  ///< the model's own lights shine
    Daylight daylight;
    bool fog = false; ///< layers flagged unfogged stay clear
    QColor fogColour{0x8c, 0x96, 0xa5};
    float fogStart = 500, fogEnd = 3000; ///< distances from the eye, along its axis; thicker in a straight line
    MeshChoice meshes;
    bool effects = true;       ///< particles and ribbons
    bool childModels = true;   ///< models on attachments and from emitters
    bool events = false;       ///< markers of event objects
    bool popcorn = true;       ///< markers of effects whose runtime is closed
    bool missingModels = true; ///< markers of child models that were not found
    bool lights = false;       ///< markers of the model's lights
    bool attachments = false;
    bool projections = false; ///< markers of the volumes that projections fill
    bool emitters = true;     ///< where selected emitters emit
    bool billboards = false;  ///< axes of billboarded nodes
    bool normals = false;
    bool weights = false; ///< geosets coloured by how strongly each vertex follows the selected nodes
    bool trails = false;  ///< paths of the selected nodes through the shown sequence
    bool ghosts = false;  ///< neighbouring frames of the shown sequence
    GhostChoice ghostChoice;
    bool statistics = false;
    bool orientationCube = true; ///< only in the view of a window

    bool operator==(const ViewOptions &) const = default;
};

} // namespace sinew
