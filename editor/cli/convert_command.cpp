// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/command.h"

#include "editor/cli/picture_file.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QSet>

#include <cstdio>
#include <optional>

namespace sinew {

namespace {

constexpr qint64 maxImageFileBytes = qint64(1) << 30;

/// What to take of each image.
struct Selected
{
    int level = 0, face = 0;
    QString channel; ///< "r", "g", "b", "a", "rgb"; empty: colour, and alpha where the image has it
};

struct Job
{
    QString in, out;
};

Result<int> numberOf(const Arguments &arguments, const QString &name)
{
    if (!arguments.has(name))
        return 0;
    bool isNumber = false;
    const int number = arguments.value(name).toInt(&isNumber);
    if (!isNumber || number < 0)
        return Error{"--" + name.toStdString() + ": “" + arguments.value(name).toStdString() +
                     "” is not a whole number from 0"};
    return number;
}

Result<Selected> selectedBy(const Arguments &arguments)
{
    const auto level = numberOf(arguments, QStringLiteral("level"));
    if (!level)
        return level.error();
    const auto face = numberOf(arguments, QStringLiteral("face"));
    if (!face)
        return face.error();
    const QString channel = arguments.value(QStringLiteral("channel"));
    static const QStringList channels{QStringLiteral("r"), QStringLiteral("g"), QStringLiteral("b"),
                                      QStringLiteral("a"), QStringLiteral("rgb")};
    if (arguments.has(QStringLiteral("channel")) && !channels.contains(channel))
        return Error{"--channel: “" + channel.toStdString() + "” is none of r, g, b, a, rgb"};
    return Selected{*level, *face, channel};
}

Status checkWritable(const QString &suffix)
{
    const QStringList known = writablePictureSuffixes();
    if (known.contains(suffix.toLower()))
        return Done{};
    return Error{"pictures can't be written as “" + suffix.toStdString() + "”; possible are " +
                 known.join(QStringLiteral(", ")).toStdString()};
}

/// The images below a folder by their names, relative to it, sorted.
QStringList imagesIn(const QString &folder, const QStringList &suffixes)
{
    QStringList found;
    QDirIterator entries(folder, QDir::Files, QDirIterator::Subdirectories);
    while (entries.hasNext()) {
        const QString path = entries.next();
        if (suffixes.contains(QFileInfo(path).suffix().toLower()))
            found += QDir(folder).relativeFilePath(path);
    }
    found.sort();
    return found;
}

QString withSuffix(const QString &path, const QString &suffix)
{
    const QFileInfo info(path);
    return QDir(info.path()).filePath(info.completeBaseName() + u'.' + suffix);
}

Result<std::vector<Job>> jobsOf(const Arguments &arguments, const QStringList &imageSuffixes)
{
    const QStringList &paths = arguments.rest();
    if (!arguments.has(QStringLiteral("out"))) {
        if (arguments.has(QStringLiteral("format")))
            return Error{"--format goes with --out DIR"};
        if (paths.size() != 2)
            return Error{"convert needs an image and the picture to write, or images and --out DIR"};
        if (Status status = checkWritable(QFileInfo(paths[1]).suffix()); !status)
            return status.error();
        return std::vector<Job>{{paths[0], paths[1]}};
    }
    if (paths.isEmpty())
        return Error{"convert needs at least one image or folder"};
    if (arguments.value(QStringLiteral("out")).isEmpty())
        return Error{"--out needs a folder"};
    const QDir target(arguments.value(QStringLiteral("out")));
    const QString suffix =
        arguments.has(QStringLiteral("format")) ? arguments.value(QStringLiteral("format")) : QStringLiteral("png");
    if (Status status = checkWritable(suffix); !status)
        return status.error();
    std::vector<Job> jobs;
    for (const QString &path : paths) {
        if (!QFileInfo(path).isDir()) {
            jobs.push_back({path, target.filePath(withSuffix(QFileInfo(path).fileName(), suffix))});
            continue;
        }
        const QStringList inside = imagesIn(path, imageSuffixes);
        if (inside.isEmpty())
            return Error{"no images were found in this folder", path.toStdString()};
        for (const QString &name : inside)
            jobs.push_back({QDir(path).filePath(name), target.filePath(withSuffix(name, suffix))});
    }
    return jobs;
}

Result<DecodedImage> load(const QString &path, const ImageRegistry &images)
{
    const QFileInfo info(path);
    if (!info.isFile())
        return Error{info.exists() ? "not a regular file" : "there is no such file", path.toStdString()};
    if (info.size() > maxImageFileBytes)
        return Error{"the file is larger than 1 GiB", path.toStdString()};
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{"the file can't be opened: " + file.errorString().toStdString(), path.toStdString()};
    Diagnostics diagnostics;
    const auto image = images.decode(FileSet(path, file.readAll()), diagnostics);
    for (const Diagnostic &entry : diagnostics.entries())
        if (entry.severity != Severity::Info)
            std::fprintf(stderr, "sinew: warning: %s\n", entry.where.text().c_str());
    return image;
}

QImage channelOf(const QImage &rgba, int channel)
{
    QImage grey(rgba.size(), QImage::Format_Grayscale8);
    if (grey.isNull())
        return grey;
    for (int y = 0; y < rgba.height(); ++y) {
        const uchar *from = rgba.constScanLine(y) + channel;
        uchar *to = grey.scanLine(y);
        for (int x = 0; x < rgba.width(); ++x)
            to[x] = from[x * 4];
    }
    return grey;
}

Result<QImage> pictureOf(const DecodedImage &image, const Selected &wanted)
{
    const auto countOf = [](const char *what, int number, std::size_t count) {
        return Error{std::string("there is no ") + what + " " + std::to_string(number) + ", the image has " +
                     (count == 1 ? "only 0" : "0 to " + std::to_string(count - 1))};
    };
    if (wanted.face >= image.faceCount())
        return countOf("face", wanted.face, std::size_t(image.faceCount()));
    if (std::size_t(wanted.level) >= image.levels.size())
        return countOf("level", wanted.level, image.levels.size());
    QImage picture = toQImage(image, wanted.level, wanted.face);
    if (!picture.isNull() && wanted.channel.size() == 1)
        picture = channelOf(picture, int(QStringLiteral("rgba").indexOf(wanted.channel)));
    else if (!image.hasAlpha || wanted.channel == QStringLiteral("rgb"))
        picture.convertTo(QImage::Format_RGB888);
    if (picture.isNull())
        return Error{"there is not enough memory for the picture"};
    return picture;
}

Status convert(const Job &job, const Selected &wanted, const ImageRegistry &images)
{
    const QFileInfo in(job.in), out(job.out);
    if (out.exists() && in.canonicalFilePath() == out.canonicalFilePath())
        return Error{"the picture would overwrite its source", job.in.toStdString()};
    const auto image = load(job.in, images);
    if (!image)
        return image.error();
    auto picture = pictureOf(*image, wanted);
    if (!picture) {
        picture.error().file = job.in.toStdString();
        return picture.error();
    }
    return savePicture(*picture, job.out);
}

} // namespace

int runConvert(const QStringList &words, const FormatRegistry &formats)
{
    const auto arguments = Arguments::parse(words, {},
                                            {QStringLiteral("out"), QStringLiteral("format"), QStringLiteral("level"),
                                             QStringLiteral("face"), QStringLiteral("channel")});
    if (!arguments)
        return failUsage("convert", arguments.error());
    const auto wanted = selectedBy(*arguments);
    if (!wanted)
        return failUsage("convert", wanted.error());
    const auto jobs = jobsOf(*arguments, formats.images().suffixes());
    if (!jobs)
        return failUsage("convert", jobs.error());

    const bool intoFolder = arguments->has(QStringLiteral("out"));
    int code = Success;
    QSet<QString> written;
    for (const Job &job : *jobs) {
        if (written.contains(job.out)) {
            code = fail(Error{"two of the images would become " + job.out.toStdString(), job.in.toStdString()});
            continue;
        }
        const QString folder = QFileInfo(job.out).path();
        if (intoFolder && !QDir().mkpath(folder)) {
            code = fail(Error{"the folder can't be made", folder.toStdString()});
            continue;
        }
        if (const Status done = convert(job, *wanted, formats.images()); !done)
            code = fail(done.error());
        else
            written.insert(job.out);
    }
    return code;
}

} // namespace sinew
