// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/thumbnail_command.h"

#include "core/document/open_document.h"
#include "core/files/output_folder.h"
#include "editor/cli/command.h"
#include "editor/cli/shared/asset_option.h"
#include "editor/cli/shared/drawing_session.h"
#include "editor/cli/shared/model_files.h"
#include "editor/cli/shared/output.h"
#include "editor/cli/shared/render_request.h"
#include "editor/thumbnails/model_drawer.h"
#include "editor/thumbnails/model_picture.h"

#include <QDir>
#include <QFileInfo>
#include <QSet>

namespace sinew {

namespace {

struct Job
{
    QString file;
    QString out; ///< relative to the folder
};

std::string nothingToDraw(const Diagnostics &diagnostics)
{
    const Diagnostic *trouble = firstProblem(diagnostics);
    return trouble ? "nothing to draw: " + oneLine(trouble->where.message.text()) : "nothing to draw";
}

class ThumbnailFiles
{
public:
    ThumbnailFiles(const Arguments &arguments, const RenderRequest &request, const FormatRegistry &formats,
                   std::vector<std::shared_ptr<AssetSource>> sources, SlotFiles chosen)
        : m_arguments(arguments), m_request(request), m_formats(formats), m_sources(std::move(sources)),
          m_chosen(std::move(chosen)), m_out(arguments.value(QStringLiteral("out")))
    {
    }

    Status begin()
    {
        auto drawer = ModelDrawer::create(m_formats, m_request.size);
        if (!drawer)
            return drawer.error();
        m_drawer = std::move(*drawer);
        return Done{};
    }

    /// The picture's path.
    Result<QString> draw(const Job &job)
    {
        const auto document = openDocument(m_formats, job.file);
        if (!document)
            return document.error();
        const SceneFacet *facet = (*document)->format()->scene();
        if (!facet)
            return Error{"this format has nothing to draw"};
        const RenderScene scene = facet->build((*document)->model());
        ViewContent content{.scene = &scene, .options = m_request.optionsFor(scene)};
        content.when = restingPose(scene, *(*document)->format());
        const float aspect = float(m_request.size.width()) / float(m_request.size.height());
        const Result<ViewCamera> camera = cameraOf(m_arguments, content, aspect);
        if (!camera)
            return camera.error();
        content.camera = *camera;
        if (const auto own = portraitCamera(content, job.file, aspect);
            own && !m_arguments.has(QStringLiteral("camera")))
            content.camera = *own;
        const QString modelPath = (*document)->path();
        const SlotFiles guessed = guessedSlotFiles(scene, modelPath, m_formats.images().suffixes());
        const Result<QImage> picture = m_drawer->draw(
            content, {assetSearchFor(modelPath, m_sources, m_formats.modelSuffixes()), slotFiles(m_chosen, guessed)},
            m_request.transparent);
        if (!picture)
            return picture.error();
        const Result<QString> path = placeBelow(m_out.path(), job.out);
        if (!path)
            return path.error();
        if (!picture->save(*path, "PNG"))
            return Error{"the image can't be written", path->toStdString()};
        m_remark.clear();
        if (const std::size_t missing = m_drawer->missingTextures())
            m_remark = std::to_string(missing) + " textures missing";
        if (hasNothingToDraw(scene))
            m_remark = nothingToDraw((*document)->loadDiagnostics());
        return path;
    }
    /// Why the last picture shows less than the model has; empty if it shows everything.
    const std::string &remark() const { return m_remark; }

private:
    const Arguments &m_arguments;
    const RenderRequest &m_request;
    const FormatRegistry &m_formats;
    std::vector<std::shared_ptr<AssetSource>> m_sources;
    SlotFiles m_chosen;
    QDir m_out;
    std::unique_ptr<ModelDrawer> m_drawer;
    std::string m_remark;
};

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

} // namespace

int runThumbnail(const QStringList &words, const FormatRegistry &formats)
{
    const auto arguments =
        Arguments::parse(words, {}, QStringList{QStringLiteral("out")} + renderOptionNames(), assetOptionNames());
    if (!arguments)
        return failUsage("thumbnail", arguments.error());
    if (arguments->rest().isEmpty())
        return failUsage("thumbnail", Error{"thumbnail needs at least one file or folder"});
    if (!arguments->has(QStringLiteral("out")))
        return failUsage("thumbnail", Error{"thumbnail needs --out DIR"});
    const auto request = renderRequestOf(*arguments, "thumbnail", QSize(256, 256));
    if (!request)
        return failUsage("thumbnail", request.error());

    std::vector<Job> jobs;
    QSet<QString> taken;
    bool emptyFolder = false;
    for (const QString &path : arguments->rest()) {
        if (!QFileInfo(path).isDir()) {
            jobs.push_back({path, pictureName(QFileInfo(path).fileName(), taken)});
            continue;
        }
        const QStringList files = modelsIn(path, formats);
        for (const QString &file : files)
            jobs.push_back({file, pictureName(QDir(path).relativeFilePath(QFileInfo(file).absoluteFilePath()), taken)});
        if (files.isEmpty()) {
            fail(Error{"no model files were found in this folder", path.toStdString()});
            emptyFolder = true;
        }
    }
    if (jobs.empty())
        return WrongUsage;

    const auto sources = assetSourcesOf(*arguments, formats.archives());
    if (!sources)
        return failUsage("thumbnail", sources.error());
    const Result<SlotFiles> chosen = slotFilesOf(*arguments);
    if (!chosen)
        return failUsage("thumbnail", chosen.error());
    const auto session = DrawingSession::start();
    if (!session)
        return fail(session.error());
    ThumbnailFiles thumbnails(*arguments, *request, formats, *sources, *chosen);
    if (const Status ready = thumbnails.begin(); !ready)
        return fail(ready.error());
    bool allDone = true;
    for (const Job &job : jobs) {
        Result<QString> picture = thumbnails.draw(job);
        std::string line = picture ? "done\t" : "failed\t";
        line += job.file.toStdString() + '\t';
        if (picture) {
            line += picture->toStdString();
            if (!thumbnails.remark().empty())
                line += '\t' + thumbnails.remark();
        } else {
            picture.error().file.clear(); // already on the line
            line += oneLine(picture.error().text());
            allDone = false;
        }
        print(line + '\n');
        std::fflush(stdout);
    }
    return !allDone ? Failed : emptyFolder ? WrongUsage : Success;
}

} // namespace sinew
