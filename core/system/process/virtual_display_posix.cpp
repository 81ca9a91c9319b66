// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/system/process/virtual_display.h"

#include "core/system/process/child_process.h"
#include "core/system/process/landlock_rules.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace sinew {

bool hasDisplay()
{
    return !qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY");
}

namespace {

/// Top-level folders with files of users, and of programs that run for them.
QStringList foldersOfUsers()
{
    QStringList names{QStringLiteral("home"), QStringLiteral("root"),  QStringLiteral("run"),
                      QStringLiteral("mnt"),  QStringLiteral("media"), QStringLiteral("srv")};
    names.append(QDir::homePath().section(u'/', 1, 1));
    return names;
}

/// The server's requirements: programs and fonts wherever the system has them, folders for sockets, locks and key maps.
std::shared_ptr<const LandlockRules> serverRules(const QString &program)
{
    const QStringList writable{QDir::tempPath(), QStringLiteral("/tmp"), QStringLiteral("/dev"),
                               QStringLiteral("/var/lib/xkb")};
    const QStringList excluded = foldersOfUsers();
    QStringList readable{QFileInfo(program).canonicalPath()};
    for (const QString &name :
         QDir(QStringLiteral("/")).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot))
        if (!excluded.contains(name))
            readable.append(u'/' + name);
    return std::make_shared<const LandlockRules>(readable, writable);
}

} // namespace

void forgetDisplay()
{
    for (const char *name : {"DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY"})
        qunsetenv(name);
}

Result<std::unique_ptr<VirtualDisplay>> VirtualDisplay::start()
{
    qputenv("QT_QPA_PLATFORM", "xcb");
    const QString program = QStandardPaths::findExecutable(QStringLiteral("Xvfb"));
    if (program.isEmpty())
        return Error{"there is no display, and Xvfb, which could replace one, is not installed (package xvfb)"};
    std::unique_ptr<VirtualDisplay> display(new VirtualDisplay);
    QProcess &server = display->m_server;
    server.setStandardErrorFile(QProcess::nullDevice());
    tieToProgram(server, [rules = serverRules(program)] { rules->apply(); });
    // The server itself finds a free number and writes it to descriptor 1 when ready. It ends with its last client:
    // Landlock keeps a confined program from sending it any signal, also the one that would tell of the program's end.
    server.start(program, {QStringLiteral("-displayfd"), QStringLiteral("1"), QStringLiteral("-screen"),
                           QStringLiteral("0"), QStringLiteral("1600x1000x24"), QStringLiteral("-terminate"),
                           QStringLiteral("-nolisten"), QStringLiteral("tcp")});
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
