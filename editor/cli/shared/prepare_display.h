// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/system/process/virtual_display.h"

namespace sinew {

/// Which display is used for drawing.
enum class WantedDisplay {
    Real,        ///< the user's
    AlsoVirtual, ///< the user's; without one, an X server that is started for it
    Virtual      ///< such an X server, never the user's
};

/// Sets up how Qt draws; to be called before any QGuiApplication exists. The result owns what was started, null for the
/// user's display. An Error says what is missing.
Result<std::unique_ptr<VirtualDisplay>> prepareDisplay(WantedDisplay wanted);

/// For one of several processes that draw small pictures at once: Mesa's software renderer, which starts a thread for
/// each processor, draws in the calling thread. To be called before the first use of OpenGL.
void drawWithoutThreads();

} // namespace sinew
