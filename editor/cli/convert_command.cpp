// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/convert_command.h"

#include "editor/cli/command.h"

#include "core/schema/json.h"
#include "editor/cli/convert_models.h"
#include "editor/cli/export/export_models.h"
#include "editor/cli/shared/asset_option.h"
#include "editor/cli/shared/convert_request.h"
#include "editor/cli/shared/model_files.h"
#include "editor/cli/shared/output.h"

#include <QFileInfo>

#include <cmath>
#include <cstdio>

namespace sinew {

namespace {

constexpr const char *stateNames[] = {"done", "exists", "failed"};

std::string decibels(double value)
{
    if (std::isinf(value))
        return "equal";
    char text[32];
    std::snprintf(text, sizeof text, "%.2f dB", value);
    return text;
}

std::string decibelsJson(double value)
{
    return std::isinf(value) ? "null" : numberText(std::round(value * 100) / 100);
}

std::vector<Message> allWarnings(const ConvertReport &report)
{
    std::vector<Message> all = report.damage;
    all.insert(all.end(), report.warnings.begin(), report.warnings.end());
    return all;
}

/// "done", source, target, size, levels, bytes, likeness of the first level, the worst of the others, separated by
/// tabs.
std::string lineOf(const ConvertReport &report)
{
    std::string line = stateNames[report.state] + ("\t" + report.source.toStdString()) + '\t';
    if (report.state != ConvertReport::Written)
        return line +
               oneLine(report.state == ConvertReport::Exists ? report.target.toStdString() : report.error.text()) +
               '\n';
    line += report.target.toStdString() + '\t' + std::to_string(report.size.width()) + "x" +
            std::to_string(report.size.height()) + '\t' + std::to_string(report.levelCount) +
            (report.levelCount == 1 ? " level\t" : " levels\t") + std::to_string(report.bytes) + " bytes";
    if (!report.levels.empty())
        line += "\trgb " + decibels(report.levels.front().rgb) + "\talpha " + decibels(report.levels.front().alpha);
    if (report.levels.size() > 1) {
        double worst = report.levels[1].rgb;
        for (std::size_t i = 2; i < report.levels.size(); ++i)
            worst = std::min(worst, report.levels[i].rgb);
        line += "\tmips from " + decibels(worst);
    }
    for (const Message &warning : allWarnings(report))
        line += "\t" + oneLine(warning.text());
    return line + '\n';
}

std::string jsonOf(const ConvertReport &report, const QString &format)
{
    const auto text = [](const char *key, const std::string &value) {
        return std::string(", \"") + key + "\": " + jsonString(value);
    };
    const auto number = [](const char *key, qint64 value) {
        return std::string(", \"") + key + "\": " + std::to_string(value);
    };
    std::string json = std::string("{\"state\": \"") + stateNames[report.state] + '"' +
                       text("source", report.source.toStdString()) + text("target", report.target.toStdString());
    if (report.state == ConvertReport::Failed)
        json += text("error", report.error.text());
    if (report.state == ConvertReport::Written) {
        json += text("format", format.toStdString()) + text("from", report.description) +
                number("sourceBytes", report.sourceBytes) + number("bytes", report.bytes) +
                number("width", report.size.width()) + number("height", report.size.height()) + ", \"levels\": [";
        for (int i = 0; i < report.levelCount; ++i) {
            json += std::string(i ? ", " : "") +
                    "{\"width\": " + std::to_string(std::max(1, report.size.width() >> i)) +
                    number("height", std::max(1, report.size.height() >> i));
            if (std::size_t(i) < report.levels.size())
                json += ", \"rgb\": " + decibelsJson(report.levels[std::size_t(i)].rgb) +
                        ", \"alpha\": " + decibelsJson(report.levels[std::size_t(i)].alpha);
            json += "}";
        }
        json += "], \"warnings\": [";
        std::string separator;
        for (const Message &warning : allWarnings(report))
            json += std::exchange(separator, ", ") + jsonString(warning.text());
        json += "]";
    }
    return json + "}";
}

/// `sinew convert IMAGE PICTURE`: the picture was named, so it may be replaced; the image must not be.
Status checkSingle(const ConvertJob &job, bool overwrite)
{
    const QFileInfo in(job.source.path), out(job.target);
    if (!overwrite && out.exists() && in.canonicalFilePath() == out.canonicalFilePath())
        return Error{"the image would overwrite its source", job.source.path.toStdString()};
    if (!QFileInfo(out.path()).isDir())
        return Error{"the image can't be written: there is no such folder", job.target.toStdString()};
    return Done{};
}

int convertSingle(const ConvertRequest &request, const ImageRegistry &images)
{
    const ConvertJob &job = request.jobs.front();
    if (Status status = checkSingle(job, request.settings.overwrite); !status)
        return fail(status.error());
    ConvertSettings settings = request.settings;
    settings.overwrite = true;
    const ConvertReport report = convertOne(job, settings, images);
    if (report.state == ConvertReport::Failed)
        return fail({report.error, job.source.path.toStdString()});
    // Whoever chooses the suffix of an ordinary picture knows that it has no mips, faces or alpha.
    const bool texture = images.writer(settings.conversion.encode.variant).variant.texture;
    for (const Message &warning : texture ? allWarnings(report) : report.damage)
        std::fprintf(stderr, "sinew: warning: %s: %s\n", qPrintable(job.source.path), warning.text().c_str());
    if (request.json)
        print("[" + jsonOf(report, settings.conversion.encode.variant) + "]\n");
    return Success;
}

} // namespace

int runConvert(const QStringList &words, const FormatRegistry &formats)
{
    const auto either = Arguments::parse(words, convertFlagNames() + modelConvertFlagNames(),
                                         convertValueNames() + modelConvertValueNames(), assetOptionNames());
    if (!either)
        return failUsage("convert", either.error());
    if (convertsModels(*either, formats))
        return runConvertModels(words, formats);
    const auto arguments = Arguments::parse(words, convertFlagNames(), convertValueNames());
    if (!arguments)
        return failUsage("convert", arguments.error());
    const auto request = convertRequestOf(*arguments, formats.images());
    if (!request)
        return failUsage("convert", request.error());
    if (!request->intoFolder)
        return convertSingle(*request, formats.images());

    bool allDone = true;
    if (request->json)
        print("[");
    convertAll(request->jobs, request->settings, formats.images(), [&](std::size_t row, const ConvertReport &report) {
        allDone = allDone && report.state == ConvertReport::Written;
        if (request->json)
            print((row ? ",\n " : "") + jsonOf(report, request->settings.conversion.encode.variant));
        else
            print(lineOf(report));
        std::fflush(stdout);
    });
    if (request->json)
        print("]\n");
    return allDone ? Success : Failed;
}

int runExport(const QStringList &words, const FormatRegistry &formats)
{
    const auto arguments = Arguments::parse(words, exportFlagNames(), exportValueNames(), assetOptionNames());
    if (!arguments)
        return failUsage("export", arguments.error());
    const auto request = exportRequestOf(*arguments, formats);
    if (!request)
        return failUsage("export", request.error());
    const Result<int> code = exportModels(arguments->rest(), *request, formats);
    return code ? *code : failUsage("export", code.error());
}

} // namespace sinew
