// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/convert_models.h"

#include "core/document/document_save.h"
#include "core/document/open_document.h"
#include "core/facets/conversion_facet.h"
#include "core/files/file_transaction.h"
#include "core/files/output_folder.h"
#include "core/files/read_file.h"
#include "core/schema/json.h"
#include "editor/cli/command.h"
#include "editor/cli/convert_report.h"
#include "editor/cli/create/create_model.h"
#include "editor/cli/export/loss_lines.h"
#include "editor/cli/shared/asset_option.h"
#include "editor/cli/shared/model_files.h"
#include "editor/cli/shared/output.h"
#include "editor/convert/convert_batch.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>

#include <cstdio>

namespace sinew {

namespace {

struct ModelRequest
{
    QString to;                           ///< "mdx1100" or "mdl"; empty: the target's suffix
    std::optional<std::uint32_t> version; ///< of the forms with the suffix; empty: the model's
    bool intoFolder = false, json = false, overwrite = false, acceptLoss = false;
    CreateRequest create; ///< for models of other formats
};

/// Removes a number after the letters of a form's name, which makes it one version: "mdx800".
QString suffixOf(const QString &form)
{
    qsizetype end = form.size();
    while (end > 0 && form[end - 1].isDigit())
        --end;
    return form.left(end);
}

/// Whether models of a format can become other forms, and whether those can be written.
bool canConvert(const Format &format)
{
    return format.info().canWrite && format.conversions();
}

bool isModelSuffix(const QString &suffix, const FormatRegistry &formats)
{
    return std::any_of(formats.formats().begin(), formats.formats().end(), [&](const auto &format) {
        return canConvert(*format) && format->info().suffixes.contains(suffix.toLower());
    });
}

/// The file suffix of a form by its name, with or without a version; empty if no form has the name.
QString fileSuffixOf(const QString &form, const FormatRegistry &formats)
{
    for (const auto &format : formats.formats()) {
        if (!canConvert(*format))
            continue;
        if (const std::string suffix = format->conversions()->suffix(suffixOf(form).toStdString()); !suffix.empty())
            return QString::fromStdString(suffix);
    }
    return {};
}

Result<ModelRequest> requestOf(const Arguments &arguments, const FormatRegistry &formats)
{
    ModelRequest request{arguments.value(QStringLiteral("to")).toLower()};
    request.intoFolder = arguments.has(QStringLiteral("out"));
    request.json = arguments.has(QStringLiteral("json"));
    request.overwrite = arguments.has(QStringLiteral("overwrite"));
    request.acceptLoss = arguments.has(QStringLiteral("accept-loss"));
    auto create = createRequestOf(arguments, formats);
    if (!create)
        return create.error();
    request.create = std::move(*create);
    if (arguments.has(QStringLiteral("version"))) {
        bool isNumber = false;
        request.version = arguments.value(QStringLiteral("version")).toUInt(&isNumber);
        if (!isNumber)
            return Error{"--version: “" + arguments.value(QStringLiteral("version")).toStdString() +
                         "” is not a whole number"};
        if (suffixOf(request.to) != request.to)
            return Error{"--to already specifies a version; --version goes with --to mdx, --to mdl or --to wow"};
    }
    if (arguments.has(QStringLiteral("to")) && request.to.isEmpty())
        return Error{"--to needs a form, such as mdx1100"};
    if (request.intoFolder && arguments.value(QStringLiteral("out")).isEmpty())
        return Error{"--out needs a folder"};
    if (request.intoFolder ? arguments.rest().isEmpty() : arguments.rest().size() != 2)
        return Error{request.intoFolder ? "convert needs at least one model or folder"
                                        : "convert needs a model and the file to write, or models and --out DIR"};
    return request;
}

Result<ConversionTarget> chosenTarget(const std::vector<ConversionTarget> &targets, const ModelRequest &request,
                                      const QString &file)
{
    // The model's own game comes first if two games have the same number.
    const std::string form = (request.to.isEmpty() ? QFileInfo(file).suffix().toLower() : request.to).toStdString();
    std::string possible;
    for (const ConversionTarget &target : targets) {
        const bool isNamed =
            target.id == form || (request.version && target.id == form + std::to_string(*request.version));
        if (isNamed ||
            (target.suffix == form && (request.version ? target.version == *request.version : target.sameVersion)))
            return target;
        possible += (possible.empty() ? "" : ", ") + target.id;
    }
    return Error{"the model can't be converted to " + form +
                 (request.version ? " of version " + std::to_string(*request.version) : std::string()) +
                 "; possible values: " + possible};
}

/// Writes a model that was made of another one, with its pictures. What its game does not have is always lost, so that
/// nobody is asked.
void writeCreated(const ConvertJob &job, const ModelRequest &request, Result<CreatedFiles> created, ModelReport &report)
{
    QString target = job.target;
    if (created && request.intoFolder) {
        const auto place = placeBelow(job.folder, nameIn(job));
        if (!place)
            created = place.error();
        else
            target = *place;
    }
    if (!created) {
        report.error = created.error();
        return;
    }
    report.losses = std::move(created->losses);
    SaveOptions safety;
    safety.checksTarget = !request.overwrite;
    std::vector<FileToSave> files;
    const QDir folder = QFileInfo(target).dir();
    for (const OutputFile &file : created->files) {
        const QString path = file.path.isEmpty() ? target : folder.filePath(file.path);
        // A picture that other models of the batch share is there already.
        if (!file.path.isEmpty() && !request.overwrite && QFileInfo::exists(path))
            continue;
        if (!QDir().mkpath(QFileInfo(path).path())) {
            report.error = {"the folder can't be created"};
            return;
        }
        files.push_back({path, viewOf(file.bytes), safety});
    }
    if (const Status saved = saveFiles(files); !saved)
        report.error = saved.error();
    else
        report.state = ModelReport::Written;
}

ModelReport convertModel(const ConvertJob &job, const ModelRequest &request, const FormatRegistry &formats)
{
    ModelReport report{ModelReport::Failed, job.source.path, job.target};
    const auto failed = [&](Error error) {
        error.file.clear();
        report.error = std::move(error);
        return report;
    };
    if (job.targetTaken)
        return failed({"two of the models would become " + job.target.toStdString()});
    if (!request.overwrite && QFileInfo::exists(job.target) && request.intoFolder) {
        report.state = ModelReport::Exists;
        return report;
    }
    const QString form = request.to.isEmpty() ? QFileInfo(job.target).suffix().toLower() : request.to;
    if (const auto importer = importerFor(job.source.path, formats)) {
        const ModelMaker maker = modelMaker(form, request.version, nullptr, formats);
        if (!maker.format)
            return failed({"models can't be made in the form " + form.toStdString()});
        report.from = importer->info().id.toStdString();
        report.to = maker.target;
        writeCreated(job, request,
                     importedModel(job.source.path, *importer, maker, request.version || !request.to.isEmpty(),
                                   job.target, request.create, formats),
                     report);
        return report;
    }
    const auto opened = openDocument(formats, job.source.path);
    if (!opened)
        return failed(opened.error());
    Document &document = **opened;
    report.remarks = document.loadDiagnostics().entries();
    if (const Status writable = checkWritable(document); !writable)
        return failed(writable.error());
    if (const ModelMaker maker = modelMaker(form, request.version, document.format(), formats); maker.format) {
        report.from = document.format()->info().id.toStdString();
        report.to = maker.target;
        writeCreated(job, request, createdModel(document, maker, job.target, request.create, formats), report);
        return report;
    }
    const ConversionFacet *facet = document.format()->conversions();
    const std::vector<ConversionTarget> targets =
        facet ? facet->targets(document.model()) : std::vector<ConversionTarget>();
    if (targets.empty())
        return failed({"this model has no other forms"});
    for (const ConversionTarget &target : targets)
        if (target.current)
            report.from = target.id;
    const auto target = chosenTarget(targets, request, job.target);
    if (!target)
        return failed(target.error());
    report.to = target->id;
    auto conversion = facet->convert(document.model(), target->id);
    if (!conversion)
        return failed(conversion.error());
    const bool loses = conversion->loses();
    report.losses = std::move(conversion->losses);
    if (loses && !request.acceptLoss) {
        report.state = ModelReport::Refused;
        return report;
    }
    if (const Status pushed = document.push(std::move(conversion->changes), QStringLiteral("convert")); !pushed)
        return failed(pushed.error());
    if (request.intoFolder) {
        if (const auto place = placeBelow(job.folder, nameIn(job)); !place)
            return failed(place.error());
    } else if (!QDir().mkpath(QFileInfo(job.target).path())) {
        return failed({"the folder can't be created"});
    }
    auto unknown = unknownFiles(document, job.target);
    if (!unknown)
        return failed(unknown.error());
    const auto saved = saveDocument(document, job.target, request.overwrite ? *unknown : std::vector<UnknownFile>());
    if (!saved)
        return failed(saved.error());
    noteSaved(*saved);
    report.state = ModelReport::Written;
    return report;
}

int convertSingle(const QStringList &paths, const ModelRequest &request, const FormatRegistry &formats)
{
    const QFileInfo in(paths[0]), out(paths[1]);
    if (!request.overwrite && out.exists() && in.canonicalFilePath() == out.canonicalFilePath())
        return fail({"the model would overwrite its source; --overwrite allows that", paths[0].toStdString()});
    if (!QFileInfo(out.path()).isDir())
        return fail({"the model can't be written: there is no such folder", paths[1].toStdString()});
    ModelReport report = convertModel({{in.fileName(), paths[0]}, paths[1]}, request, formats);
    if (request.json)
        print("[" + jsonOf(report) + "]\n");
    else
        print(lossLines(report.losses));
    if (report.state == ModelReport::Failed) {
        report.error.file = paths[0].toStdString();
        return fail(report.error);
    }
    if (report.state == ModelReport::Refused)
        return fail({std::to_string(countOf(report, ConversionLoss::Lost)) +
                         " things would be lost, so nothing was written; --accept-loss allows that",
                     paths[0].toStdString()});
    return Success;
}

/// Models of other formats as well if new ones can be made of them.
Result<std::vector<ConvertSource>> sourcesOf(const QStringList &paths, const ModelRequest &request,
                                             const FormatRegistry &formats)
{
    const auto isSource = [&](const QString &suffix) {
        const auto format = std::find_if(formats.formats().begin(), formats.formats().end(), [&](const auto &each) {
            return each->info().suffixes.contains(suffix.toLower());
        });
        return isModelSuffix(suffix, formats) ||
               (format != formats.formats().end() && (*format)->scene() &&
                modelMaker(request.to, request.version, format->get(), formats).format);
    };
    std::vector<ConvertSource> sources;
    for (const QString &path : paths) {
        if (!QFileInfo(path).isDir()) {
            sources.push_back({QFileInfo(path).fileName(), path});
            continue;
        }
        const std::size_t before = sources.size();
        for (const QString &model : modelsIn(path, formats))
            if (isSource(QFileInfo(model).suffix()))
                sources.push_back({QDir(path).relativeFilePath(QFileInfo(model).absoluteFilePath()), model});
        QDirIterator others(path, QDir::Files, QDirIterator::Subdirectories);
        while (others.hasNext())
            if (const QString file = others.next(); importerFor(file, formats))
                sources.push_back({QDir(path).relativeFilePath(QFileInfo(file).absoluteFilePath()), file});
        std::sort(sources.begin() + std::ptrdiff_t(before), sources.end(),
                  [](const ConvertSource &a, const ConvertSource &b) { return a.name < b.name; });
        if (sources.size() == before)
            return Error{"no models that can be converted to other forms were found in this folder",
                         path.toStdString()};
    }
    return sources;
}

int convertMany(const Arguments &arguments, const ModelRequest &request, const FormatRegistry &formats)
{
    const auto sources = sourcesOf(arguments.rest(), request, formats);
    if (!sources)
        return failUsage("convert", sources.error());
    const QString known = fileSuffixOf(request.to, formats);
    const QString suffix = request.to.isEmpty() ? QFileInfo(sources->front().path).suffix()
                           : known.isEmpty()    ? suffixOf(request.to)
                                                : known;
    bool allDone = true;
    std::string separator = "[";
    for (const ConvertJob &job : convertJobs(*sources, arguments.value(QStringLiteral("out")), suffix)) {
        const ModelReport report = convertModel(job, request, formats);
        allDone = allDone && report.state == ModelReport::Written;
        print(request.json ? std::exchange(separator, ",\n ") + jsonOf(report) : lineOf(report));
        std::fflush(stdout);
    }
    if (request.json)
        print("]\n");
    return allDone ? Success : Failed;
}

} // namespace

QStringList modelConvertFlagNames()
{
    return QStringList{QStringLiteral("overwrite"), QStringLiteral("json"), QStringLiteral("accept-loss")} +
           createFlagNames();
}

QStringList modelConvertValueNames()
{
    return QStringList{QStringLiteral("out"), QStringLiteral("to"), QStringLiteral("version")} + createValueNames();
}

bool convertsModels(const Arguments &arguments, const FormatRegistry &formats)
{
    if (arguments.has(QStringLiteral("version")) || arguments.has(QStringLiteral("accept-loss")) ||
        !fileSuffixOf(arguments.value(QStringLiteral("to")).toLower(), formats).isEmpty())
        return true;
    if (arguments.rest().isEmpty())
        return false;
    const QString path = arguments.rest().front();
    const QByteArray head = readHead(path, 4096);
    if (head.isEmpty())
        return isModelSuffix(QFileInfo(path).suffix(), formats);
    const QString suffix = QFileInfo(path).suffix().toLower();
    return formats.find(viewOf(head), suffix) || formats.importerOf(viewOf(head), suffix);
}

int runConvertModels(const QStringList &words, const FormatRegistry &formats)
{
    const auto arguments =
        Arguments::parse(words, modelConvertFlagNames(), modelConvertValueNames(), assetOptionNames());
    if (!arguments)
        return failUsage("convert", arguments.error());
    const auto request = requestOf(*arguments, formats);
    if (!request)
        return failUsage("convert", request.error());
    return request->intoFolder ? convertMany(*arguments, *request, formats)
                               : convertSingle(arguments->rest(), *request, formats);
}

} // namespace sinew
