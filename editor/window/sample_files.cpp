// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/window/sample_files.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>

namespace sinew {

namespace {

/// Beside an installed program, else in the source tree above build/<preset>/bin.
QString sampleFolder()
{
    for (const char *folder : {"/../share/sinew/samples", "/../../../tests/samples"}) {
        const QString path = QDir::cleanPath(QApplication::applicationDirPath() + QLatin1String(folder));
        if (QFileInfo(path).isDir())
            return path;
    }
    return {};
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Whether a folder contains nothing that differs from the sample.
bool isUnchanged(const QDir &copy, const QDir &sample)
{
    const QStringList files = copy.entryList(QDir::Files | QDir::Hidden);
    return std::all_of(files.begin(), files.end(), [&](const QString &file) {
        return contentOf(copy.filePath(file)) == contentOf(sample.filePath(file));
    });
}

} // namespace

QList<StartPage::Entry> sampleModels()
{
    const std::pair<QString, const char *> known[] = {
        {QApplication::translate("Samples", "Knight"), "showcase/showcase.mdx"},
        {QApplication::translate("Samples", "Spell"), "spell/portal.mdx"},
        {QApplication::translate("Samples", "Building"), "m2showcase/shrine.m2"},
        {QApplication::translate("Samples", "Creature"), "hd1100/wyrm.mdx"},
        {QApplication::translate("Samples", "Machine"), "machine/engine.mdx"},
    };
    const QString folder = sampleFolder();
    QList<StartPage::Entry> samples;
    for (const auto &[title, file] : known)
        if (const QString path = folder + u'/' + QLatin1String(file); !folder.isEmpty() && QFile::exists(path))
            samples.append({title, path});
    return samples;
}

QString copyOfSample(const QString &path)
{
    const QDir sample = QFileInfo(path).dir();
    const QString base = QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) +
                         QStringLiteral("/samples/") + sample.dirName();
    QString folder = base;
    for (int number = 2; QFileInfo::exists(folder) && !isUnchanged(QDir(folder), sample); ++number)
        folder = base + QStringLiteral(" %1").arg(number);
    if (!QDir().mkpath(folder))
        return {};
    for (const QString &file : sample.entryList(QDir::Files)) {
        const QString to = folder + u'/' + file;
        if (!QFile::exists(to) && !QFile::copy(sample.filePath(file), to))
            return {};
        QFile::setPermissions(to, QFile::permissions(to) | QFile::WriteOwner);
    }
    return folder + u'/' + QFileInfo(path).fileName();
}

} // namespace sinew
