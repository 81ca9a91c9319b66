// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/qt3d/graphics_api.h"

#include <QGuiApplication>
#include <QOffscreenSurface>
#include <QOpenGLContext>

namespace sinew {

QSurfaceFormat openGlFormat()
{
    QSurfaceFormat format;
    format.setRenderableType(QSurfaceFormat::OpenGL);
    format.setVersion(3, 3);
    format.setProfile(QSurfaceFormat::CoreProfile);
    format.setDepthBufferSize(24);
    format.setStencilBufferSize(8);
    return format;
}

static Status tryOpenGl()
{
    qputenv("QT3D_RENDERER", "opengl");
    // Qt 3D makes its own context from the default format, whatever its surface asks for.
    QSurfaceFormat::setDefaultFormat(openGlFormat());
    QOpenGLContext context;
    context.setFormat(openGlFormat());
    QOffscreenSurface surface;
    surface.setFormat(openGlFormat());
    surface.create();
    if (!context.create() || !surface.isValid() || !context.makeCurrent(&surface)) {
        return Error{"no OpenGL 3.3 context on platform \"" + QGuiApplication::platformName().toStdString()
                     + "\"; an X server is needed (Xvfb will do)"};
    }
    const std::pair<int, int> version = context.format().version();
    context.doneCurrent();
    if (version < std::pair(3, 3)) {
        return Error{"OpenGL 3.3 is needed, here is " + std::to_string(version.first) + "."
                     + std::to_string(version.second)};
    }
    return Done{};
}

Status checkOpenGl()
{
    static const Status status = tryOpenGl();
    return status;
}

} // namespace sinew
