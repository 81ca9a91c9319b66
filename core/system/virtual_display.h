// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"

#include <QProcess>

#include <memory>

namespace sinew {

/// Whether a window system is there that Qt could use.
bool hasDisplay();

/// An X server without a screen, for pictures on machines that have no display: OpenGL needs one (Mesa draws in
/// software).
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
