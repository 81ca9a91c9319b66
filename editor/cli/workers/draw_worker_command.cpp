// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/workers/draw_worker_command.h"

#include "core/facets/scene_facet.h"
#include "core/text/translated.h"
#include "editor/assets/asset_file_set.h"
#include "editor/assets/texture_slots.h"
#include "editor/cli/shared/drawing_session.h"
#include "editor/cli/shared/output.h"
#include "editor/cli/shared/word_option.h"
#include "editor/cli/workers/worker_limits.h"
#include "editor/documents/document_opener.h"
#include "editor/settings/language.h"
#include "editor/settings/settings.h"
#include "editor/thumbnails/model_drawer.h"
#include "editor/thumbnails/model_picture.h"
#include "editor/thumbnails/served_source.h"
#include "editor/workers/worker_protocol.h"
#include "editor/workers/worker_session.h"
#include "viewport/draw/quad_mesh.h"

#include <algorithm>

namespace sinew {

namespace {

/// Software drivers keep compiling shaders while they draw.
constexpr Confinement drawConfinement{
    .memory = std::int64_t(2) << 30, .processorSeconds = 3600, .code = Confinement::Code::Generated};

/// A square with a texture: drawing it makes the driver load and start everything it needs.
RenderScene warmUpScene()
{
    RenderScene scene;
    scene.nodes.emplace_back();
    scene.evaluationOrder = {0};
    scene.meshes.push_back(quadMesh(50));
    scene.textures.emplace_back().replaceableId = 1; // the team colour, which needs no file
    SceneLayer layer;
    layer.texture.fallback = 0;
    scene.materials.emplace_back().layers.push_back(std::move(layer));
    return scene;
}

class ModelService
{
    Q_DECLARE_TR_FUNCTIONS(sinew::ModelService)

public:
    ModelService(ModelDrawer &drawer, const FormatRegistry &formats, WorkerSession &session)
        : m_drawer(drawer), m_formats(formats), m_session(session)
    {
    }

    ThumbnailReply drawn(const ThumbnailRequest &request)
    {
        AssetSearch search(m_formats.modelSuffixes());
        for (const ThumbnailRequest::Source &source : request.sources)
            search.addSource(std::make_shared<ServedSource>(m_session, int(search.sources().size()), source));
        const auto own =
            std::ranges::find_if(search.sources(), [&](const auto &each) { return each->name() == request.source; });
        const auto asset = own != search.sources().end() ? (*own)->read(request.path) : std::nullopt;
        if (!asset)
            return {.problem = tr("The file can't be read.")};
        const Result<FormatRegistry::Source> files =
            m_formats.source(fileSetOf(**own, *asset, pathInArchive(**own, asset->path)));
        if (!files)
            return lasting(files.error());
        const SceneFacet *facet = files->format->scene();
        if (!facet)
            return {.problem = tr("This format has nothing to draw."), .isLasting = true};
        Diagnostics diagnostics;
        const auto model = files->format->read(files->files, diagnostics);
        if (!model)
            return lasting(model.error());
        const RenderScene scene = facet->build(**model);
        if (hasNothingToDraw(scene)) {
            // Missing files may still appear.
            if (const Diagnostic *trouble = firstProblem(diagnostics))
                return {.problem = tr("There is nothing to draw: %1").arg(translated(trouble->where.message))};
            return {.problem = tr("There is nothing to draw in this model."), .isLasting = true};
        }
        ViewContent content = contentOf(scene);
        content.when = restingPose(scene, *files->format);
        content.camera = portraitCamera(content, request.path, 1).value_or(overviewCamera(content, 1));
        Result<QImage> picture = m_drawer.draw(content, {search, guessedSlotFiles(scene, request.images)});
        if (!picture)
            return {.problem = translated(picture.error())};
        return {.picture = std::move(*picture)};
    }
    Status warmUp()
    {
        const RenderScene scene = warmUpScene();
        ViewContent content = contentOf(scene);
        content.when.sequence = -1;
        content.camera = overviewCamera(content, 1);
        const Result<QImage> picture = m_drawer.draw(content, {});
        return picture ? Status(Done{}) : picture.error();
    }

private:
    static ThumbnailReply lasting(const Error &error) { return {.problem = translated(error), .isLasting = true}; }
    static ViewContent contentOf(const RenderScene &scene)
    {
        ViewContent content{.scene = &scene};
        content.options.grid = content.options.popcorn = content.options.missingModels = false;
        return content;
    }

    ModelDrawer &m_drawer;
    const FormatRegistry &m_formats;
    WorkerSession &m_session;
};

/// Takes --side out of the words.
Result<int> takeSide(QStringList &words)
{
    const auto text = takeOption(words, QStringLiteral("side"));
    if (!text)
        return text.error();
    const int side = *text ? (*text)->toInt() : assetThumbnailSide;
    if (side < 1 || side > maxThumbnailSide)
        return Error{"--side takes 1 to " + std::to_string(maxThumbnailSide)};
    return side;
}

} // namespace

int runDrawWorker(const QStringList &words, const FormatRegistry &formats)
{
    QStringList rest = words;
    const Result<int> side = takeSide(rest);
    const Result<Confinement> confinement = side ? workerLimits(rest, drawConfinement) : side.error();
    if (!confinement) {
        fail(confinement.error());
        return WrongUsage;
    }
    WorkerSession session;
    // The index of the cache is a file of the user's that would stay open for writing.
    qputenv("MESA_SHADER_CACHE_DISABLE", "true");
    drawWithoutThreads();
    const auto drawing = DrawingSession::start(WantedDisplay::Virtual);
    if (!drawing)
        return session.refuse(drawing.error());
    installLanguage(Settings().language());
    loadPlugins(formats);
    // The list file stays with the window, too.
    FormatRegistry names = formats;
    names.setIdNames([&session](std::uint32_t id) {
        const WorkerParcel answer = session.ask(messageOf(SourceQuestion{.kind = SourceQuestion::NameOfId, .id = id}));
        return answer.message.head[worker_protocol::path].toString();
    });
    const auto drawer = ModelDrawer::create(names, {*side, *side});
    if (!drawer)
        return session.refuse(drawer.error());
    ModelService service(**drawer, names, session);
    if (const Status ready = service.warmUp(); !ready)
        return session.refuse(ready.error());
    session.serve(*confinement, [&](const WorkerParcel &request) {
        const Result<ThumbnailRequest> wanted = thumbnailRequestOf(request.message);
        return messageOf(wanted ? service.drawn(*wanted) : ThumbnailReply{.problem = translated(wanted.error())});
    });
}

} // namespace sinew
