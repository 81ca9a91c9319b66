// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/window/sample_files.h"

#include "editor/documents/sample_copies.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMap>
#include <QRegularExpression>

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

struct Sample
{
    const char *title; ///< in English: also the name of the copy
    const char *file;  ///< below sampleFolder()
};
constexpr Sample knownSamples[] = {
    {QT_TRANSLATE_NOOP("Samples", "Knight"), "showcase/showcase.mdx"},
    {QT_TRANSLATE_NOOP("Samples", "Spell"), "spell/portal.mdx"},
    {QT_TRANSLATE_NOOP("Samples", "Building"), "m2showcase/shrine.m2"},
    {QT_TRANSLATE_NOOP("Samples", "Creature"), "hd1100/wyrm.mdx"},
    {QT_TRANSLATE_NOOP("Samples", "Machine"), "machine/engine.mdx"},
};

/// The names of the copies of a sample's files by the files' own.
QMap<QString, QString> namesOfCopies(const QFileInfo &model)
{
    const auto sample = std::find_if(std::begin(knownSamples), std::end(knownSamples), [&](const Sample &each) {
        return model.filePath().endsWith(u'/' + QLatin1String(each.file));
    });
    QMap<QString, QString> names;
    const QString own = model.completeBaseName();
    const QString title = sample != std::end(knownSamples) ? QString::fromLatin1(sample->title).toLower() : own;
    // The model and its companions, such as shrine0060-00.anim, but no texture, which the model names.
    const QRegularExpression named(u'^' + QRegularExpression::escape(own) + QStringLiteral("[0-9-]*\\.[^.]+$"));
    for (const QString &file : model.dir().entryList(QDir::Files))
        names.insert(file, named.match(file).hasMatch() ? title + file.mid(own.size()) : file);
    return names;
}

/// Whether a folder contains nothing that differs from the sample.
bool isUnchanged(const QDir &copy, const QDir &sample, const QMap<QString, QString> &names)
{
    const QStringList files = copy.entryList(QDir::Files | QDir::Hidden);
    return std::all_of(files.begin(), files.end(), [&](const QString &file) {
        const QString original = names.key(file);
        return !original.isEmpty() && contentOf(copy.filePath(file)) == contentOf(sample.filePath(original));
    });
}

} // namespace

QList<StartPage::Entry> sampleModels()
{
    const QString folder = sampleFolder();
    QList<StartPage::Entry> samples;
    for (const auto &[title, file] : knownSamples)
        if (const QString path = folder + u'/' + QLatin1String(file); !folder.isEmpty() && QFile::exists(path))
            samples.append({QApplication::translate("Samples", title), path});
    return samples;
}

QString copyOfSample(const QString &path)
{
    const QFileInfo model(path);
    const QDir sample = model.dir();
    const QMap<QString, QString> names = namesOfCopies(model);
    const QString base = sampleCopyFolder() + u'/' + QFileInfo(names[model.fileName()]).completeBaseName();
    QString folder = base;
    for (int number = 2; QFileInfo::exists(folder) && !isUnchanged(QDir(folder), sample, names); ++number)
        folder = base + QStringLiteral(" %1").arg(number);
    if (!QDir().mkpath(folder))
        return {};
    for (auto name = names.begin(); name != names.end(); ++name) {
        const QString to = folder + u'/' + name.value();
        if (!QFile::exists(to) && !QFile::copy(sample.filePath(name.key()), to))
            return {};
        QFile::setPermissions(to, QFile::permissions(to) | QFile::WriteOwner);
    }
    return folder + u'/' + names[model.fileName()];
}

} // namespace sinew
