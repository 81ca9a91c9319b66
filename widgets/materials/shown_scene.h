// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/explain/mesh_diagnosis.h"

namespace sinew {

/// What is drawn of a document at present.
struct ShownScene
{
    const RenderScene *scene = nullptr;
    Pose pose;
    DiagnosisContext view;
};

} // namespace sinew
