// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/scene_facet.h"
#include "core/scene/render_scene.h"

namespace sinew::m2 {

/// World of Warcraft models as the viewport shows them.
class M2Scene final : public SceneFacet
{
public:
    RenderScene build(const Model &model) const override;
    void update(const Model &model, const ChangeSet &changes, RenderScene &scene) const override;
    Result<NewObject> addCamera(const Model &model, const CameraPlacement &view) const override;
};

} // namespace sinew::m2
