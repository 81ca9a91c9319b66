// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/support/paths.h"

#include <QDir>
#include <QFileInfo>

namespace sinew::test {
namespace {

QDir programFolder()
{
    return QFileInfo(QFileInfo(QStringLiteral("/proc/self/exe")).canonicalFilePath()).dir();
}

QString sourceTree()
{
    const QString given = qEnvironmentVariable("SINEW_SOURCE_DIR");
    if (!given.isEmpty())
        return given;
    QDir folder = programFolder();
    while (!folder.exists(QStringLiteral("CMakePresets.json"))) {
        if (!folder.cdUp())
            qFatal("no source tree above the test program; set SINEW_SOURCE_DIR");
    }
    return folder.path();
}

QString below(const QString &folder, const char *path)
{
    return *path ? folder + u'/' + QLatin1String(path) : folder;
}

} // namespace

QString sourcePath(const char *path)
{
    static const QString tree = sourceTree();
    return below(tree, path);
}

QString sharedPath(const char *path)
{
    // Without "..", as the program names what it finds there.
    static const QString shared = QDir::cleanPath(qEnvironmentVariable("SINEW_SHARED", sourcePath("../shared")));
    return below(shared, path);
}

bool isUnreadableSample(const QString &path)
{
    return path.endsWith(QLatin1String("m2odd/no-model.m2"));
}

QString programPath()
{
    return qEnvironmentVariable("SINEW_PROGRAM", programFolder().filePath(QStringLiteral("sinew")));
}

} // namespace sinew::test
