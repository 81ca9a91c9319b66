// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/export/export_models.h"

#include "core/document/open_document.h"
#include "core/files/file_transaction.h"
#include "core/files/output_folder.h"
#include "core/schema/json.h"
#include "editor/assets/asset_textures.h"
#include "editor/cli/export/loss_lines.h"
#include "editor/cli/shared/model_files.h"
#include "editor/cli/shared/moment.h"
#include "editor/cli/shared/output.h"
#include "editor/convert/convert_batch.h"

#include <QDir>
#include <QFileInfo>

#include <cstdio>

namespace sinew {

namespace {

/// The result of one model.
struct ExportReport
{
    enum State { Written, Exists, Failed } state = Failed;
    QString source, target;
    std::vector<ConversionLoss> losses;
    qint64 bytes = 0;
    Error error;
};
constexpr const char *exportStateNames[] = {"done", "exists", "failed"};

Status chooseSequences(const QStringList &wanted, const RenderScene &scene, ExportOptions &options)
{
    for (const QString &name : wanted) {
        const Result<std::int32_t> row = sequenceNamed(scene, name);
        if (!row)
            return row.error();
        options.sequences.push_back(*row);
    }
    return Done{};
}

Result<ExportedModel> exported(const ExportRequest &request, const QString &path, const QString &target,
                               const FormatRegistry &formats)
{
    const auto document = openDocument(formats, path);
    if (!document)
        return document.error();
    const Format &format = *(*document)->format();
    if (!format.scene())
        return Error{"this format has nothing to show"};
    const RenderScene scene = format.scene()->build((*document)->model());
    ExportOptions options = request.options;
    options.name = QFileInfo(target).completeBaseName();
    if (const Status chosen = chooseSequences(request.sequences, scene, options); !chosen)
        return chosen.error();
    AssetTextures textures(assetSearchFor((*document)->path(), request.assets, formats.modelSuffixes()),
                           formats.images(), AssetTextures::Mode::Wait);
    textures.setIdNames(formats.idNames());
    textures.setHdSlots(scene);
    textures.setSlotFiles(
        slotFiles(request.slotFiles, guessedSlotFiles(scene, (*document)->path(), formats.images().suffixes())));
    const auto picture = [&](const SceneTexture &texture) { return textures.texture(texture).image; };
    return request.exporter->write({format, (*document)->model(), scene, picture, formats.images()}, options);
}

ExportReport exportModel(const ConvertJob &job, const ExportRequest &request, const FormatRegistry &formats)
{
    ExportReport report{ExportReport::Failed, job.source.path, job.target, {}, 0, {}};
    const auto failed = [&](Error error) {
        report.error = std::move(error);
        return report;
    };
    if (job.targetTaken)
        return failed({"two of the models would become " + job.target.toStdString()});
    if (!request.overwrite && QFileInfo::exists(job.target)) {
        report.state = ExportReport::Exists;
        return report;
    }
    const auto result = exported(request, job.source.path, job.target, formats);
    if (!result)
        return failed(result.error());
    QString target = job.target;
    if (request.intoFolder) {
        const auto place = placeBelow(job.folder, nameIn(job));
        if (!place)
            return failed(place.error());
        target = *place;
    }
    SaveOptions safety;
    safety.checksTarget = !request.overwrite;
    std::vector<FileToSave> files;
    for (const OutputFile &file : result->files) {
        const QString path = file.path.isEmpty() ? target : QFileInfo(target).dir().filePath(file.path);
        files.push_back({path, viewOf(file.bytes), safety});
        report.bytes += file.bytes.size();
    }
    if (const Status saved = saveFiles(files); !saved)
        return failed(saved.error());
    report.losses = result->losses;
    report.state = ExportReport::Written;
    return report;
}

std::string lineOf(const ExportReport &report)
{
    std::string line = exportStateNames[report.state] + ("\t" + report.source.toStdString()) + '\t';
    if (report.state == ExportReport::Failed)
        return line + oneLine(report.error.text()) + '\n';
    line += report.target.toStdString();
    if (report.state == ExportReport::Exists)
        return line + '\n';
    line += '\t' + std::to_string(report.bytes) + " bytes\t" +
            lossCounts(report.losses, {ConversionLoss::Lost, ConversionLoss::Changed, ConversionLoss::Kept});
    return line + '\n';
}

std::string jsonOf(const ExportReport &report)
{
    const auto text = [](const char *key, const std::string &value) {
        return std::string(", \"") + key + "\": " + jsonString(value);
    };
    std::string json = std::string("{\"state\": \"") + exportStateNames[report.state] + '"' +
                       text("source", report.source.toStdString()) + text("target", report.target.toStdString());
    if (report.state == ExportReport::Failed)
        json += text("error", report.error.text());
    if (report.state == ExportReport::Written)
        json += ", \"bytes\": " + std::to_string(report.bytes) + ", \"losses\": " + lossJson(report.losses);
    return json + "}";
}

int exportSingle(const QString &path, const ExportRequest &request, const FormatRegistry &formats)
{
    if (!QFileInfo(QFileInfo(request.out).path()).isDir())
        return fail({"the file can't be written: there is no such folder", request.out.toStdString()});
    ExportReport report = exportModel({{QFileInfo(path).fileName(), path}, request.out}, request, formats);
    if (request.json)
        print("[" + jsonOf(report) + "]\n");
    else
        print(lossLines(report.losses));
    if (report.state == ExportReport::Exists)
        return fail({"the file exists; --overwrite replaces it", request.out.toStdString()});
    if (report.state == ExportReport::Failed) {
        if (report.error.file.empty())
            report.error.file = path.toStdString();
        return fail(report.error);
    }
    return Success;
}

Result<std::vector<ConvertSource>> modelsAt(const QStringList &paths, const FormatRegistry &formats)
{
    std::vector<ConvertSource> sources;
    for (const QString &path : paths) {
        if (!QFileInfo(path).isDir()) {
            sources.push_back({QFileInfo(path).fileName(), path});
            continue;
        }
        const QStringList models = modelsIn(path, formats);
        for (const QString &model : models)
            sources.push_back({QDir(path).relativeFilePath(QFileInfo(model).absoluteFilePath()), model});
        if (models.isEmpty())
            return Error{"no models were found in this folder", path.toStdString()};
    }
    return sources;
}

} // namespace

Result<int> exportModels(const QStringList &paths, const ExportRequest &request, const FormatRegistry &formats)
{
    if (!request.intoFolder)
        return exportSingle(paths.front(), request, formats);
    const auto sources = modelsAt(paths, formats);
    if (!sources)
        return sources.error();
    bool allDone = true;
    std::string separator = "[";
    for (const ConvertJob &job : convertJobs(*sources, request.out, request.options.suffix)) {
        const ExportReport report = exportModel(job, request, formats);
        allDone = allDone && report.state == ExportReport::Written;
        print(request.json ? std::exchange(separator, ",\n ") + jsonOf(report) : lineOf(report));
        std::fflush(stdout);
    }
    if (request.json)
        print("]\n");
    return int(allDone ? Success : Failed);
}

} // namespace sinew
