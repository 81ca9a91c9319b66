// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"

#include <QProcess>

#include <memory>

namespace sinew {

/// True if there is a window system that Qt could use. Windows always has one.
bool hasDisplay();
/// From then on there is none for this program. Does nothing on Windows.
void forgetDisplay();

/// Where windows can be virtual, an X server without a screen, for rendering on machines that have no display: OpenGL
/// needs one (Mesa renders in software). If the kernel has Landlock, the server can't open files in users' folders: an
/// attacker who takes over a rendering program can take over its server next.
class VirtualDisplay
{
public:
    /// Starts Xvfb on a free display number and puts that into DISPLAY. Ends with this object, at the latest with the
    /// program, and when the program has closed its last connection to it: it should only open one. Fails if Xvfb is
    /// not installed or does not start. On Windows the user's display is used, and no window shown on it.
    static Result<std::unique_ptr<VirtualDisplay>> start();
    ~VirtualDisplay();

private:
    VirtualDisplay() = default;
    QProcess m_server;
};

} // namespace sinew
