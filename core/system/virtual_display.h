// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"

#include <QProcess>

#include <memory>

namespace sinew {

/// Whether a window system is there that Qt could use.
bool hasDisplay();
/// From then on there is none for this program.
void forgetDisplay();

/// An X server without a screen, for pictures on machines that have no display: OpenGL needs one (Mesa draws in
/// software). Where the kernel has Landlock, it can't open what is in the folders of users: whoever takes over a
/// program that draws has taken over its server next.
class VirtualDisplay
{
public:
    /// Starts Xvfb on a free display number and puts it into DISPLAY. Ends with this object, at the latest with the
    /// program. Fails where it is not installed or does not start.
    static Result<std::unique_ptr<VirtualDisplay>> start();
    ~VirtualDisplay();

private:
    VirtualDisplay() = default;
    QProcess m_server;
};

} // namespace sinew
