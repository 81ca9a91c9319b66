// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/qt3d/gpu/graphics_api.h"

#include "core/system/crash/crash_handler.h"

#include <QGuiApplication>
#include <QHashFunctions>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLFunctions>

#include <cstring>

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

namespace {

bool softwareOpenGl = false;
CompressedSupport compressed;

Status tryOpenGl()
{
    qputenv("QT3D_RENDERER", "opengl");
    // Qt 3D creates its own context from the default format, whatever format its surface has.
    QSurfaceFormat::setDefaultFormat(openGlFormat());
    QOpenGLContext context;
    context.setFormat(openGlFormat());
    QOffscreenSurface surface;
    surface.setFormat(openGlFormat());
    surface.create();
    if (!context.create() || !surface.isValid() || !context.makeCurrent(&surface)) {
        return Error{
            Message(QT_TRANSLATE_NOOP(
                        "Message", "platform “%1” doesn't provide OpenGL 3.3; an X server is required (Xvfb will do)"),
                    {QGuiApplication::platformName().toStdString()})};
    }
    const std::pair<int, int> version = context.format().version();
    const auto *renderer = reinterpret_cast<const char *>(context.functions()->glGetString(GL_RENDERER));
    if (renderer)
        addCrashFact("OpenGL", renderer);
    for (const char *name : {"llvmpipe", "softpipe", "SWR", "Microsoft Basic", "GDI Generic"})
        softwareOpenGl = softwareOpenGl || (renderer && std::strstr(renderer, name));
    // In software, Mesa compiles a separate shader for each kind of texture in each unit, and blocks are decoded for
    // every texel that is read.
    compressed.s3tc = !softwareOpenGl && context.hasExtension("GL_EXT_texture_compression_s3tc");
    compressed.bptc =
        !softwareOpenGl && (version >= std::pair(4, 2) || context.hasExtension("GL_ARB_texture_compression_bptc"));
    // Qt 3D assigns texture units in the order of a hash: only with a fixed seed does Mesa find the shaders that it has
    // compiled before.
    if (softwareOpenGl)
        QHashSeed::setDeterministicGlobalSeed();
    context.doneCurrent();
    if (version < std::pair(3, 3)) {
        return Error{Message(QT_TRANSLATE_NOOP("Message", "OpenGL 3.3 is required, found %1.%2"),
                             {version.first, version.second})};
    }
    return Done{};
}

} // namespace

Status checkOpenGl()
{
    static const Status status = tryOpenGl();
    return status;
}

bool isSoftwareOpenGl()
{
    return softwareOpenGl;
}

CompressedSupport compressedSupport()
{
    return compressed;
}

} // namespace sinew
