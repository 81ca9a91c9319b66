// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "tiny.h"

// The parts of the small model.

namespace sinew::samples::m2 {

void addMaterials(Model &m);
void addBatches(const Model &m, Skin &skin, bool boxOnly);
void addAttachments(Model &m);
void addLightsAndCameras(Model &m);
void addRibbon(Model &m);
void addParticles(Model &m);

} // namespace sinew::samples::m2
