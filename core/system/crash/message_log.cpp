// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/system/crash/message_log.h"

#include "core/system/crash/impersonal_text.h"

#include <QString>
#include <QtMessageHandler>

#include <atomic>

namespace sinew {

namespace {

std::atomic<QtMessageHandler> handlerBefore = nullptr; ///< other threads may log messages while it is set

std::string_view nameOf(QtMsgType type)
{
    switch (type) {
    case QtDebugMsg:
        return "debug";
    case QtInfoMsg:
        return "note";
    case QtWarningMsg:
        return "warning";
    case QtCriticalMsg:
        return "error";
    case QtFatalMsg:
        break;
    }
    return "fatal";
}

void keepMessage(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    char text[RecentLines::maxBytes];
    std::string line(nameOf(type));
    if (context.category && qstrcmp(context.category, "default") != 0)
        line.append(" ").append(context.category);
    line.append(": ").append(text, writeImpersonal(message.toStdString(), text));
    messageLog().add(line);
    if (const QtMessageHandler before = handlerBefore)
        before(type, context, message);
}

} // namespace

RecentLines &messageLog()
{
    static RecentLines lines;
    return lines;
}

void keepMessages()
{
    static_cast<void>(messageLog());
    static const bool isInstalled = [] {
        handlerBefore = qInstallMessageHandler(keepMessage);
        return true;
    }();
    static_cast<void>(isInstalled);
}

} // namespace sinew
