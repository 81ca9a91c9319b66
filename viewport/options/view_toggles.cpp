// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/options/view_toggles.h"

namespace sinew {

std::span<const ViewToggle> viewToggles()
{
    static constexpr ViewToggle all[] = {
        {"lit", &ViewOptions::lit},
        {"model", &ViewOptions::model},
        {"wireframe", &ViewOptions::wireframe, true},
        {"grid", &ViewOptions::grid, true},
        {"groundPlane", &ViewOptions::groundPlane},
        {"modelLights", &ViewOptions::modelLights},
        {"fog", &ViewOptions::fog},
        {"effects", &ViewOptions::effects},
        {"childModels", &ViewOptions::childModels},
        {"skeleton", &ViewOptions::skeleton, true},
        {"nodeNames", &ViewOptions::nodeNames, true},
        {"extents", &ViewOptions::extents, true},
        {"collisionShapes", &ViewOptions::collisionShapes, true},
        {"cameras", &ViewOptions::cameras, true},
        {"events", &ViewOptions::events, true},
        {"popcorn", &ViewOptions::popcorn, true},
        {"missingModels", &ViewOptions::missingModels, true},
        {"lights", &ViewOptions::lights, true},
        {"attachments", &ViewOptions::attachments, true},
        {"projections", &ViewOptions::projections, true},
        {"emitters", &ViewOptions::emitters, true},
        {"billboards", &ViewOptions::billboards, true},
        {"normals", &ViewOptions::normals, true},
        {"weights", &ViewOptions::weights, true},
        {"trails", &ViewOptions::trails, true},
        {"ghosts", &ViewOptions::ghosts, true},
        {"statistics", &ViewOptions::statistics, true},
        {"orientationCube", &ViewOptions::orientationCube, true},
    };
    return all;
}

ViewOptions withoutOverlays(ViewOptions options)
{
    for (const ViewToggle &toggle : viewToggles())
        if (toggle.overlay)
            options.*toggle.option = false;
    return options;
}

} // namespace sinew
