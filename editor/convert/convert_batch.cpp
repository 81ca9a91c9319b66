// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/convert/convert_batch.h"

#include "core/async/parallel_for.h"
#include "core/files/output_folder.h"
#include "core/files/read_file.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QSet>

#include <algorithm>
#include <map>
#include <mutex>

namespace sinew {

namespace {

QString withoutSuffix(const QString &path)
{
    const qsizetype dot = path.lastIndexOf(u'.');
    return dot > path.lastIndexOf(u'/') + 1 ? path.left(dot) : path;
}

Message oneError(Error error)
{
    error.file.clear();
    // A message on its own keeps its translation.
    return error.offset < 0 && error.path.empty() ? error.message : Message(error.text());
}

} // namespace

std::vector<ConvertSource> convertSourcesIn(const QString &folder, const QStringList &suffixes)
{
    std::vector<ConvertSource> found;
    QDirIterator entries(folder, QDir::Files, QDirIterator::Subdirectories);
    while (entries.hasNext()) {
        const QString path = entries.next();
        if (suffixes.contains(QFileInfo(path).suffix().toLower()))
            found.push_back({QDir(folder).relativeFilePath(QFileInfo(path).absoluteFilePath()), path});
    }
    std::sort(found.begin(), found.end(),
              [](const ConvertSource &a, const ConvertSource &b) { return a.name < b.name; });
    return found;
}

std::vector<ConvertJob> convertJobs(const std::vector<ConvertSource> &sources, const QString &folder,
                                    const QString &suffix)
{
    std::vector<ConvertJob> jobs;
    QSet<QString> taken;
    for (const ConvertSource &source : sources) {
        const QString name = withoutSuffix(nameBelow(source.name)) + u'.' + suffix;
        const bool isTaken = taken.contains(name.toLower());
        taken.insert(name.toLower());
        jobs.push_back({source, QDir(folder).filePath(name), isTaken, folder});
    }
    return jobs;
}

Result<DecodedImage> loadConvertSource(const ConvertSource &source, const ImageRegistry &images,
                                       Diagnostics &diagnostics)
{
    if (source.path.isEmpty())
        return images.decode(FileSet(source.name, source.bytes), diagnostics);
    Result<ReadFile> file = readFile(source.path, maxAssetFileBytes);
    if (!file)
        return file.error();
    return images.decode(FileSet(source.path, std::move(file->bytes)), diagnostics);
}

Result<DecodedImage> chosenPicture(const DecodedImage &image, const ConvertSettings &settings)
{
    if (settings.level < 0 && settings.face == 0 && settings.channel < 0 && !settings.opaque)
        return image;
    return onePicture(image, std::max(0, settings.level), settings.face, settings.channel, settings.opaque);
}

ConversionOptions conversionOptionsFor(const ConvertSettings &settings, const QString &name, const DecodedImage &image)
{
    ConversionOptions options = settings.conversion;
    if (settings.meaningByName)
        options.scaling.meaning = usageOfName(name, image.hasAlpha);
    options.encode.grey = settings.channel >= 0;
    return options;
}

QString nameIn(const ConvertJob &job)
{
    return QDir(job.folder).relativeFilePath(QFileInfo(job.target).absoluteFilePath());
}

ConvertReport convertOne(const ConvertJob &job, const ConvertSettings &settings, const ImageRegistry &images)
{
    ConvertReport report;
    report.source = job.source.path.isEmpty() ? job.source.name : job.source.path;
    report.target = job.target;
    const auto failed = [&](Error error) {
        report.error = oneError(std::move(error));
        return report;
    };
    if (job.targetTaken)
        return failed(
            {Message(QT_TRANSLATE_NOOP("Message", "two of the images would become %1"), {job.target.toStdString()})});
    if (!settings.overwrite && QFileInfo::exists(job.target)) {
        report.state = ConvertReport::Exists;
        return report;
    }
    Diagnostics diagnostics;
    const auto image = loadConvertSource(job.source, images, diagnostics);
    if (!image)
        return failed(image.error());
    report.sourceBytes = job.source.path.isEmpty() ? job.source.bytes.size() : QFileInfo(job.source.path).size();
    report.sourceSize = {image->width(), image->height()};
    report.description = image->description;
    for (const Diagnostic &entry : diagnostics.entries())
        if (entry.severity != Severity::Info)
            report.damage.push_back(oneError(entry.where));
    const auto chosen = chosenPicture(*image, settings);
    if (!chosen)
        return failed(chosen.error());
    const auto conversion = convertImage(*chosen, images.writer(settings.conversion.encode.variant),
                                         conversionOptionsFor(settings, job.source.name, *chosen));
    if (!conversion)
        return failed(conversion.error());
    if (!job.folder.isEmpty())
        if (const auto place = placeBelow(job.folder, nameIn(job)); !place)
            return failed(place.error());
    if (Status status =
            writeFile(job.target, conversion->file, settings.overwrite ? Existing::Replace : Existing::Keep);
        !status)
        return failed(status.error());
    report.state = ConvertReport::Written;
    report.bytes = conversion->file.size();
    report.size = {conversion->ideal.width(), conversion->ideal.height()};
    report.levels = conversion->levels;
    report.levelCount = int(conversion->ideal.levels.size());
    report.warnings = conversion->warnings;
    return report;
}

void convertAll(const std::vector<ConvertJob> &jobs, const ConvertSettings &settings, const ImageRegistry &images,
                const std::function<void(std::size_t, const ConvertReport &)> &report)
{
    std::mutex mutex;
    std::map<std::size_t, ConvertReport> waiting; // finished, but waiting for earlier ones
    std::size_t reported = 0;
    parallelFor(jobs.size(), [&](std::size_t row) {
        if (settings.conversion.encode.isCancelled())
            return;
        ConvertReport result = convertOne(jobs[row], settings, images);
        const std::lock_guard lock(mutex);
        waiting.emplace(row, std::move(result));
        for (auto it = waiting.find(reported); it != waiting.end(); it = waiting.find(++reported)) {
            report(reported, it->second);
            waiting.erase(it);
        }
    });
}

} // namespace sinew
