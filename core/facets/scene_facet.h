// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/change.h"

namespace sinew {

struct RenderScene;

class SceneFacet
{
public:
    virtual ~SceneFacet() = default;
    virtual RenderScene build(const Model &model) const = 0;
    /// Brings `scene`, which shows the model before `changes`, up to date: equal to build(model) except for revisions.
    virtual void update(const Model &model, const ChangeSet &changes, RenderScene &scene) const = 0;
};

} // namespace sinew
