// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/thumbnail_worker_command.h"

#include "core/facets/scene_facet.h"
#include "core/system/standard_streams.h"
#include "core/text/translated.h"
#include "editor/assets/asset_file_set.h"
#include "editor/cli/command.h"
#include "editor/cli/shared/drawing_session.h"
#include "editor/cli/shared/output.h"
#include "editor/documents/document_opener.h"
#include "editor/settings/language.h"
#include "editor/settings/settings.h"
#include "editor/thumbnails/model_drawer.h"
#include "editor/thumbnails/model_picture.h"
#include "editor/thumbnails/thumbnails.h"

#include <QFile>
#include <QHash>

namespace sinew {

namespace {

ThumbnailReply lasting(const Error &error)
{
    return {.picture = {}, .problem = translated(error), .isLasting = true};
}

class Worker
{
public:
    Worker(ModelDrawer &drawer, const FormatRegistry &formats) : m_drawer(drawer), m_formats(formats) {}

    ThumbnailReply answer(const ThumbnailRequest &request)
    {
        const auto own = source(request.source);
        const auto asset = own->read(request.path);
        if (!asset)
            return {.problem = Thumbnails::tr("The file can't be read.")};
        const Result<FormatRegistry::Source> files =
            m_formats.source(fileSetOf(*own, *asset, pathInArchive(*own, asset->path)));
        if (!files)
            return lasting(files.error());
        const SceneFacet *facet = files->format->scene();
        if (!facet)
            return {.problem = Thumbnails::tr("This format has nothing to draw."), .isLasting = true};
        Diagnostics diagnostics;
        const auto model = files->format->read(files->files, diagnostics);
        if (!model)
            return lasting(model.error());
        const RenderScene scene = facet->build(**model);
        if (hasNothingToDraw(scene)) {
            // What is missing may come.
            if (const Diagnostic *trouble = firstProblem(diagnostics))
                return {.problem =
                            Thumbnails::tr("There is nothing to draw: %1").arg(translated(trouble->where.message))};
            return {.problem = Thumbnails::tr("There is nothing to draw in this model."), .isLasting = true};
        }
        ViewContent content{.scene = &scene, .when = restingPose(scene, *files->format)};
        content.options.grid = content.options.popcorn = content.options.missingModels = false;
        content.camera = portraitCamera(content, request.path, 1).value_or(overviewCamera(content, 1));
        // A file of a folder has others around it; one of an archive has that archive.
        const QString disk = own->diskPath(request.path);
        ModelDrawer::Surroundings around{.modelPath = disk == own->name() ? QString() : disk, .sources = {own}};
        for (const QString &name : request.sources)
            around.sources.push_back(source(name));
        Result<QImage> picture = m_drawer.draw(content, around);
        if (!picture)
            return {.problem = translated(picture.error())};
        return {.picture = std::move(*picture)};
    }

private:
    std::shared_ptr<AssetSource> source(const QString &name)
    {
        auto &known = m_sources[name];
        if (!known)
            known = m_formats.archives().source(name);
        return known;
    }

    ModelDrawer &m_drawer;
    const FormatRegistry &m_formats;
    QHash<QString, std::shared_ptr<AssetSource>> m_sources; ///< by name: opened once
};

} // namespace

int runThumbnailWorker(const QStringList &words, const FormatRegistry &formats)
{
    if (!words.isEmpty())
        return failUsage("thumbnail-worker", Error{"thumbnail-worker takes no arguments"});
    QFile answers, requests;
    if (!takeStandardStreams(requests, answers))
        return fail(Error{"thumbnail-worker needs its standard input and output"});
    const auto refuse = [&](const Error &error) {
        answers.write(encoded(ThumbnailReply{.problem = translated(error)}));
        return fail(error);
    };
    const auto session = DrawingSession::start(DrawingSession::Display::Real);
    if (!session)
        return refuse(session.error());
    installLanguage(Settings().language());
    const auto drawer = ModelDrawer::create(formats, {assetThumbnailSide, assetThumbnailSide});
    if (!drawer)
        return refuse(drawer.error());
    Worker worker(**drawer, formats);
    answers.write(readyLine);
    for (QByteArray line; !(line = requests.readLine(longestThumbnailLine)).isEmpty();) {
        const Result<ThumbnailRequest> request = thumbnailRequestOf(line);
        if (answers.write(encoded(request ? worker.answer(*request)
                                          : ThumbnailReply{.problem = translated(request.error())})) < 0)
            return Failed;
    }
    return Success;
}

} // namespace sinew
