// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"

#include <QProcess>

#include <memory>

namespace sinew {

/// An X server without a screen, for pictures on machines that have no display: OpenGL needs one (Mesa draws in
/// software).
class VirtualDisplay
{
public:
    /// Starts Xvfb on a free display number and puts it into DISPLAY. Ends with this object, at the latest with the
    /// program.
    static Result<std::unique_ptr<VirtualDisplay>> start();
    ~VirtualDisplay();

private:
    VirtualDisplay() = default;
    QProcess m_server;
};

/// Whether a window system is there that Qt could use.
bool hasDisplay();

/// Settles how Qt draws; before any QGuiApplication. Starts a virtual display when there is none and `mayStart` allows
/// it: then the result owns it. An Error says what is missing.
Result<std::unique_ptr<VirtualDisplay>> prepareDisplay(bool mayStart);

} // namespace sinew
