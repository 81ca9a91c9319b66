// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "sample_files.h"

namespace sinew::samples {

// Two of the models that the start page offers, beside the showcase, the wyrm and the shrine.

/// tests/samples/spell: a portal that opens, turns and closes; particles, a ribbon and animated textures.
SampleFiles spellFiles();
/// tests/samples/machine: a steam engine with a flywheel, a piston and smoke.
SampleFiles machineFiles();

} // namespace sinew::samples
