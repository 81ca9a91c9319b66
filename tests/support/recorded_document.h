// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// Recording documents in tests: waiting until all is on the disk, and copies of a log as a crash would leave it.

#include "core/format/format.h"
#include "core/recovery/recovery.h"
#include "core/recovery/recovery_folder.h"
#include "core/recovery/recovery_recorder.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTest>

namespace sinew::test {
inline namespace recorded_document_helpers {

/// Writes everything pending; false if that comes to no end.
inline bool settle(RecoveryRecorder &recorder)
{
    return QTest::qWaitFor(
        [&] {
            recorder.flush();
            return recorder.isIdle();
        },
        60000);
}

inline QByteArray contentOfFile(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline void writeFile(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::Truncate) || file.write(bytes) != bytes.size())
        qFatal("%s can't be written", qPrintable(path));
}

/// Copies the log with its snapshot to an empty folder, where nothing holds it; returns the copy's path.
inline QString copyOfLog(const QString &log, const QString &folder)
{
    QDir(folder).removeRecursively();
    QDir().mkpath(folder);
    const QFileInfo info(log);
    for (const QString &name : info.dir().entryList({info.completeBaseName() + QStringLiteral(".*")}, QDir::Files))
        writeFile(folder + u'/' + name, contentOfFile(info.dir().filePath(name)));
    return folder + u'/' + info.fileName();
}

/// Every file that a model is saved to, by name; empty if it can't be saved.
inline QMap<QString, QByteArray> everyFile(const Document &document)
{
    QMap<QString, QByteArray> files;
    if (const auto written = document.format()->write(document.model(), {.everyFile = true}))
        for (const OutputFile &file : *written)
            files[file.path] = file.bytes;
    return files;
}

inline QStringList historyOf(const Document &document)
{
    QStringList texts;
    for (int i = 0; i < document.historyCount(); ++i)
        texts.append(document.historyText(i));
    return texts;
}

} // namespace recorded_document_helpers
} // namespace sinew::test
