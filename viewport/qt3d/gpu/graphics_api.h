// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"

#include "viewport/draw/upload_image.h"

#include <QSurfaceFormat>

namespace sinew {

/// OpenGL 3.3 core with depth.
QSurfaceFormat openGlFormat();

/// Tests once whether such a context can be created, and selects Qt 3D's OpenGL renderer (its RHI renderer draws
/// nothing with plain GLSL). To be called before any Qt 3D engine exists; needs a QGuiApplication.
Status checkOpenGl();

/// The processor draws (llvmpipe or similar): anisotropic filtering makes it up to six times slower. False before
/// checkOpenGl().
bool isSoftwareOpenGl();

/// What checkOpenGl() found; nothing before it.
CompressedSupport compressedSupport();

} // namespace sinew
