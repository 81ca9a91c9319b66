// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "sample_files.h"

namespace sinew::samples {

/// The pictures of m2showcase/shrine.m2.
SampleFiles shrineTextures();

} // namespace sinew::samples
