// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/shared/prepare_display.h"

namespace sinew {

Result<std::unique_ptr<VirtualDisplay>> prepareDisplay(WantedDisplay wanted)
{
    // Qt 3D's other renderer (RHI) draws nothing with plain GLSL.
    qputenv("QT3D_RENDERER", "opengl");
    if (wanted == WantedDisplay::Virtual)
        forgetDisplay();
    else if (hasDisplay())
        return std::unique_ptr<VirtualDisplay>();
    if (wanted == WantedDisplay::Real)
        return Error{"there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set)"};
    return VirtualDisplay::start();
}

void drawWithoutThreads()
{
    if (!qEnvironmentVariableIsSet("LP_NUM_THREADS"))
        qputenv("LP_NUM_THREADS", "0");
}

} // namespace sinew
