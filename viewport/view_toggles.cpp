// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/view_toggles.h"

namespace sinew {

std::span<const ViewToggle> viewToggles()
{
    static constexpr ViewToggle all[] = {
        {"lit", &ViewOptions::lit},
        {"model", &ViewOptions::model},
        {"wireframe", &ViewOptions::wireframe},
        {"grid", &ViewOptions::grid},
        {"groundPlane", &ViewOptions::groundPlane},
        {"modelLights", &ViewOptions::modelLights},
        {"fog", &ViewOptions::fog},
        {"effects", &ViewOptions::effects},
        {"childModels", &ViewOptions::childModels},
        {"skeleton", &ViewOptions::skeleton},
        {"nodeNames", &ViewOptions::nodeNames},
        {"extents", &ViewOptions::extents},
        {"collisionShapes", &ViewOptions::collisionShapes},
        {"cameras", &ViewOptions::cameras},
        {"events", &ViewOptions::events},
        {"popcorn", &ViewOptions::popcorn},
        {"missingModels", &ViewOptions::missingModels},
        {"lights", &ViewOptions::lights},
        {"attachments", &ViewOptions::attachments},
        {"emitters", &ViewOptions::emitters},
        {"billboards", &ViewOptions::billboards},
        {"normals", &ViewOptions::normals},
        {"weights", &ViewOptions::weights},
        {"statistics", &ViewOptions::statistics},
    };
    return all;
}

} // namespace sinew
