// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/curves/graph/graph_scene.h"

namespace sinew {

/// The box around selected keys and handles, in logical pixels, with the times and plotted numbers of its sides.
struct SelectedBox
{
    double firstTime = 0, lastTime = 0, low = 0, high = 0;
    bool isEmpty = true;
};

SelectedBox selectionBox(GraphScene &scene);

} // namespace sinew
