// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/system/virtual_display.h"

#include "core/system/child_process.h"

#include <QStandardPaths>

namespace sinew {

bool hasDisplay()
{
    return !qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY");
}

Result<std::unique_ptr<VirtualDisplay>> VirtualDisplay::start()
{
    const QString program = QStandardPaths::findExecutable(QStringLiteral("Xvfb"));
    if (program.isEmpty())
        return Error{"there is no display, and Xvfb, which could replace one, is not installed (package xvfb)"};
    std::unique_ptr<VirtualDisplay> display(new VirtualDisplay);
    QProcess &server = display->m_server;
    server.setStandardErrorFile(QProcess::nullDevice());
    tieToProgram(server, ChildEnd::Terminate);
    // The server itself finds a free number and writes it to descriptor 1 when it is ready.
    server.start(program,
                 {QStringLiteral("-displayfd"), QStringLiteral("1"), QStringLiteral("-screen"), QStringLiteral("0"),
                  QStringLiteral("1600x1000x24"), QStringLiteral("-nolisten"), QStringLiteral("tcp")});
    QByteArray number;
    while (!number.endsWith('\n') && server.waitForReadyRead(20000))
        number += server.readAll();
    if (!number.endsWith('\n'))
        return Error{"there is no display, and Xvfb did not start"};
    qputenv("DISPLAY", ':' + number.trimmed());
    return display;
}

VirtualDisplay::~VirtualDisplay()
{
    m_server.terminate();
    m_server.waitForFinished(5000);
}

} // namespace sinew
