// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/thumbnail_command.h"

#include "core/async/worker_threads.h"
#include "editor/cli/command.h"
#include "editor/cli/shared/asset_option.h"
#include "editor/cli/shared/drawing_session.h"
#include "editor/cli/shared/model_files.h"
#include "editor/cli/shared/output.h"
#include "editor/cli/shared/render_request.h"
#include "editor/cli/thumbnails/confined_thumbnail.h"
#include "editor/cli/thumbnails/own_words.h"
#include "editor/cli/thumbnails/thumbnail_files.h"
#include "editor/cli/thumbnails/thumbnail_processes.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSet>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <iostream>

namespace sinew {

namespace {

/// Where a model's picture goes: in the same place below the output folder as the model below the folder given, with
/// ".png" after its whole name, so that "a.mdx" and "a.mdl" don't share one.
QString pictureName(const QString &relative, QSet<QString> &taken)
{
    QString name = relative + QStringLiteral(".png");
    for (int n = 2; taken.contains(name.toLower()); ++n)
        name = QStringLiteral("%1-%2.png").arg(relative).arg(n);
    taken.insert(name.toLower());
    return name;
}

/// The pictures that the arguments ask for; nothing, with a message on standard error, for a folder without models.
struct Wanted
{
    std::vector<ThumbnailJob> jobs;
    bool hasEmptyFolder = false;
};

Wanted wantedBy(const Arguments &arguments, const FormatRegistry &formats)
{
    Wanted wanted;
    QSet<QString> taken;
    for (const QString &path : arguments.rest()) {
        if (!QFileInfo(path).isDir()) {
            wanted.jobs.push_back({path, pictureName(QFileInfo(path).fileName(), taken)});
            continue;
        }
        const QStringList files = modelsIn(path, formats);
        for (const QString &file : files) {
            const QString relative = QDir(path).relativeFilePath(QFileInfo(file).absoluteFilePath());
            wanted.jobs.push_back({file, pictureName(relative, taken)});
        }
        if (files.isEmpty()) {
            fail(Error{"no model files were found in this folder", path.toStdString()});
            wanted.hasEmptyFolder = true;
        }
    }
    return wanted;
}

/// For a process that shares the work of another: the jobs come through standard input.
int drawJobsOfInput(ThumbnailFiles &thumbnails)
{
    if (const Status ready = thumbnails.begin(); !ready) {
        print(lineOfFailure(oneLine(ready.error().text())).toStdString());
        std::fflush(stdout);
        return Failed;
    }
    std::string line;
    while (std::getline(std::cin, line)) {
        if (const auto job = thumbnailJobOf(QByteArray::fromStdString(line)))
            print(lineOf(thumbnails.draw(*job)).toStdString());
        std::fflush(stdout);
    }
    return Success;
}

/// The number given to --processes; without it one per processor, or one for models so few that more are not worth
/// their start.
Result<int> processesFor(const Arguments &arguments, std::size_t jobs)
{
    constexpr std::size_t worthIt = 12;
    const Result<std::optional<double>> given = arguments.number(QStringLiteral("processes"));
    if (!given)
        return given.error();
    if (!*given)
        return jobs < worthIt ? 1 : std::min(processorCount(), 16);
    if (**given < 1 || **given > 64 || std::floor(**given) != **given)
        return Error{"--processes takes a whole number from 1 to 64"};
    return int(**given);
}

/// The time that --seconds gives to each model.
Result<std::chrono::milliseconds> limitOf(const Arguments &arguments)
{
    constexpr double usual = 30, most = 86400;
    const Result<std::optional<double>> given = arguments.number(QStringLiteral("seconds"));
    if (!given)
        return given.error();
    const double seconds = given->value_or(usual);
    if (!(seconds > 0) || seconds > most)
        return Error{"--seconds takes a number above 0, at most 86400"};
    return std::chrono::milliseconds(std::max<std::int64_t>(1, std::llround(seconds * 1000)));
}

QString pngOption()
{
    return QStringLiteral("png");
}

/// What file managers ask for with --png.
Result<ConfinedThumbnail> confinedThumbnailOf(const Arguments &arguments, const ArchiveRegistry &archives)
{
    constexpr int usualSide = 256;
    if (arguments.rest().size() != 1)
        return Error{"thumbnail with --png needs one file"};
    const Result<std::optional<double>> side = arguments.number(QStringLiteral("side"));
    if (!side)
        return side.error();
    const double pixels = side->value_or(usualSide);
    if (pixels < 1 || pixels > maxThumbnailSide || std::floor(pixels) != pixels)
        return Error{"--side takes a whole number from 1 to " + std::to_string(maxThumbnailSide)};
    const auto limit = limitOf(arguments);
    if (!limit)
        return limit.error();
    const auto sources = assetSourcesOf(arguments, archives);
    if (!sources)
        return sources.error();
    return ConfinedThumbnail{arguments.rest().front(), int(pixels), *limit, *sources};
}

/// `thumbnail FILE --png PNG`.
int makePng(const QStringList &words, const FormatRegistry &formats)
{
    const auto arguments = Arguments::parse(words, {}, {pngOption(), QStringLiteral("side"), QStringLiteral("seconds")},
                                            {QStringLiteral("assets")});
    if (!arguments)
        return failUsage("thumbnail", arguments.error());
    const auto wanted = confinedThumbnailOf(*arguments, formats.archives());
    if (!wanted)
        return failUsage("thumbnail", wanted.error());
    int count = 1;
    char name[] = "sinew";
    char *programWords[] = {name, nullptr};
    const QCoreApplication application(count, programWords);
    const Result<QImage> picture = drawConfined(*wanted, formats);
    if (!picture)
        return fail(picture.error());
    const QString out = arguments->value(pngOption());
    if (!picture->save(out, "PNG"))
        return fail(Error{"the image can't be written", out.toStdString()});
    return Success;
}

bool isForPng(const QStringList &words)
{
    const QString option = QStringLiteral("--") + pngOption();
    return std::any_of(words.begin(), words.end(),
                       [&](const QString &word) { return word == option || word.startsWith(option + u'='); });
}

} // namespace

int runThumbnail(const QStringList &words, const FormatRegistry &formats)
{
    if (isForPng(words))
        return makePng(words, formats);
    const QString ofInput = QStringLiteral("jobs-of-input");
    const auto arguments =
        Arguments::parse(words, {ofInput},
                         QStringList{QStringLiteral("out"), QStringLiteral("processes"), QStringLiteral("seconds")} +
                             renderOptionNames(),
                         assetOptionNames());
    if (!arguments)
        return failUsage("thumbnail", arguments.error());
    if (arguments->rest().isEmpty())
        return failUsage("thumbnail", Error{"thumbnail needs at least one file or folder"});
    if (!arguments->has(QStringLiteral("out")))
        return failUsage("thumbnail", Error{"thumbnail needs --out DIR"});
    const auto request = renderRequestOf(*arguments, "thumbnail", QSize(256, 256));
    if (!request)
        return failUsage("thumbnail", request.error());
    const bool isHelper = arguments->has(ofInput);
    const Wanted wanted = isHelper ? Wanted() : wantedBy(*arguments, formats);
    if (!isHelper && wanted.jobs.empty())
        return WrongUsage;
    const Result<int> count = processesFor(*arguments, wanted.jobs.size());
    if (!count)
        return failUsage("thumbnail", count.error());
    const auto limit = limitOf(*arguments);
    if (!limit)
        return failUsage("thumbnail", limit.error());

    const auto sources = assetSourcesOf(*arguments, formats.archives());
    if (!sources)
        return failUsage("thumbnail", sources.error());
    const Result<SlotFiles> chosen = slotFilesOf(*arguments);
    if (!chosen)
        return failUsage("thumbnail", chosen.error());
    if (isHelper)
        drawWithoutThreads();
    const auto session = DrawingSession::start();
    if (!session)
        return fail(session.error());
    if (isHelper) {
        ThumbnailFiles thumbnails(*arguments, *request, formats, *sources, *chosen);
        return drawJobsOfInput(thumbnails);
    }

    bool allDone = true;
    const auto report = [&allDone](const ThumbnailJob &job, const ThumbnailOutcome &outcome) {
        const bool isDone = outcome.problem.empty();
        std::string line = (isDone ? "done\t" : "failed\t") + job.file.toStdString() + '\t' +
                           (isDone ? outcome.picture.toStdString() : outcome.problem);
        if (!outcome.remark.empty())
            line += '\t' + outcome.remark;
        print(line + '\n');
        std::fflush(stdout);
        allDone = allDone && isDone;
    };
    QStringList ofHelpers = ownWords();
    ofHelpers.insert(1, QStringLiteral("--") + ofInput);
    if (const Status drawn = ThumbnailProcesses(ofHelpers, *count, *limit).draw(wanted.jobs, report); !drawn)
        return fail(drawn.error());
    return !allDone ? Failed : wanted.hasEmptyFolder ? WrongUsage : Success;
}

} // namespace sinew
