// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/render_command.h"

#include "core/document/open_document.h"
#include "editor/assets/asset_scenes.h"
#include "editor/assets/asset_textures.h"
#include "editor/cli/command.h"
#include "editor/cli/shared/asset_option.h"
#include "editor/cli/shared/drawing_session.h"
#include "editor/cli/shared/moment.h"
#include "editor/cli/shared/output.h"
#include "editor/cli/shared/render_request.h"
#include "editor/export/animation_export.h"

namespace sinew {

namespace {

struct PictureRequest
{
    QString file, out;
    RenderRequest render;
    std::optional<AnimationPlan> animation;
    WebpQuality quality;
    Existing existing = Existing::Keep; ///< for frames
};

QStringList animationOptionNames()
{
    return {QStringLiteral("fps"), QStringLiteral("speed"), QStringLiteral("seconds"), QStringLiteral("turns"),
            QStringLiteral("quality")};
}

/// Changes `value` if the option was given.
Status readNumber(const Arguments &arguments, const char *name, double least, double most, double &value)
{
    const auto number = arguments.number(QString::fromLatin1(name));
    if (!number)
        return number.error();
    if (*number && (**number < least || **number > most)) {
        return Error{"--" + std::string(name) + " must be from " + numberText(least) + " to " + numberText(most)};
    }
    value = number->value_or(value);
    return Done{};
}

Result<AnimationPlan> animationOf(const Arguments &arguments)
{
    const QString kind = arguments.value(QStringLiteral("animate"));
    const bool turntable = kind == u"turntable";
    if (!turntable && kind != u"sequence")
        return Error{"--animate must be sequence or turntable"};
    AnimationPlan plan;
    plan.turns = turntable ? 1 : 0;
    const Status read[] = {readNumber(arguments, "fps", 1, 120, plan.framesPerSecond),
                           readNumber(arguments, "speed", turntable ? 0 : 0.01, 100, plan.speed),
                           readNumber(arguments, "seconds", 0.01, 600, plan.seconds),
                           readNumber(arguments, "turns", -100, 100, plan.turns)};
    for (const Status &status : read)
        if (!status)
            return status.error();
    return plan;
}

Result<PictureRequest> pictureRequestOf(const Arguments &arguments)
{
    PictureRequest request;
    if (arguments.rest().size() != 1)
        return Error{"render needs exactly one file"};
    request.file = arguments.rest().first();
    request.out = arguments.value(QStringLiteral("out"));
    if (request.out.isEmpty())
        return Error{"render needs --out PNG"};
    const auto render = renderRequestOf(arguments, "render");
    if (!render)
        return render.error();
    request.render = *render;
    // A single file was named by the user and may be replaced; the files of a series were not.
    const bool isSeries = request.out.endsWith(QLatin1String(".png"), Qt::CaseInsensitive);
    request.existing = arguments.has(QStringLiteral("overwrite")) || !isSeries ? Existing::Replace : Existing::Keep;
    if (arguments.has(QStringLiteral("animate"))) {
        const auto plan = animationOf(arguments);
        if (!plan)
            return plan.error();
        request.animation = *plan;
    } else {
        for (const QString &name : animationOptionNames())
            if (arguments.has(name))
                return Error{"--" + name.toStdString() + " needs --animate"};
    }
    double quality = -1;
    if (const Status read = readNumber(arguments, "quality", 0, 100, quality); !read)
        return read.error();
    if (quality >= 0)
        request.quality = int(quality);
    return request;
}

/// Selects nodes and meshes by name, separated by commas.
Status select(const QString &names, ViewContent &content)
{
    for (const QString &name : names.split(u',', Qt::SkipEmptyParts)) {
        const auto add = [&](const auto &list, std::set<std::int32_t> &selected) {
            const std::size_t before = selected.size();
            for (std::size_t row = 0; row < list.size(); ++row)
                if (QString::fromStdString(list[row].name).compare(name, Qt::CaseInsensitive) == 0)
                    selected.insert(std::int32_t(row));
            return selected.size() > before;
        };
        const bool node = add(content.scene->nodes, content.selectedNodes);
        if (!add(content.scene->meshes, content.selectedMeshes) && !node)
            return Error{"--select: the model has no “" + name.toStdString() + "”"};
    }
    return Done{};
}

Status drawAnimation(OffscreenRenderer &renderer, const ViewContent &content, const PictureRequest &request)
{
    const std::size_t frames = animationFrames(*content.scene, content.when, *request.animation).size();
    if (frames == 0)
        return Error{"the animation would have more than " + std::to_string(maxAnimationFrames) + " frames"};
    const auto writer = makeFrameWriter(request.out, int(frames), request.existing, request.quality);
    if (!writer)
        return writer.error();
    AnimationExport animation(renderer, **writer, content, *request.animation, request.render.transparent);
    while (!animation.isFinished())
        if (const Status step = animation.step(); !step)
            return step;
    return Done{};
}

Status drawPicture(OffscreenRenderer &renderer, const ViewContent &content, const PictureRequest &request)
{
    const Result<QImage> picture =
        request.render.transparent ? renderTransparent(renderer, content) : renderer.render(content);
    if (!picture)
        return picture.error();
    if (!picture->save(request.out, "PNG"))
        return Error{"the image can't be written", request.out.toStdString()};
    return Done{};
}

} // namespace

int runRender(const QStringList &words, const FormatRegistry &formats)
{
    const auto arguments = Arguments::parse(words, {QStringLiteral("overwrite")},
                                            QStringList{QStringLiteral("out"), QStringLiteral("sequence"),
                                                        QStringLiteral("time"), QStringLiteral("global-time"),
                                                        QStringLiteral("animate"), QStringLiteral("select")} +
                                                renderOptionNames() + animationOptionNames(),
                                            assetOptionNames());
    if (!arguments)
        return failUsage("render", arguments.error());
    const Result<PictureRequest> request = pictureRequestOf(*arguments);
    if (!request)
        return failUsage("render", request.error());
    if (const Status numbers = checkTimes(*arguments); !numbers)
        return failUsage("render", numbers.error());
    const auto sources = assetSourcesOf(*arguments, formats.archives());
    if (!sources)
        return failUsage("render", sources.error());
    const Result<SlotFiles> chosen = slotFilesOf(*arguments);
    if (!chosen)
        return failUsage("render", chosen.error());
    const auto session = DrawingSession::start();
    if (!session)
        return fail(session.error());
    const auto failHere = [&](Error error) {
        if (error.file.empty())
            error.file = request->file.toStdString();
        return fail(error);
    };

    const auto document = openDocument(formats, request->file);
    if (!document)
        return fail(document.error());
    const SceneFacet *facet = (*document)->format()->scene();
    if (!facet)
        return failHere(Error{"this format has nothing to draw"});
    const RenderScene scene = facet->build((*document)->model());
    const Result<Moment> moment = momentOf(*arguments, scene, *(*document)->format());
    if (!moment)
        return failHere(moment.error());
    ViewContent content{.scene = &scene, .options = request->render.optionsFor(scene)};
    content.when = {.sequence = moment->sequence, .time = moment->time, .globalTime = moment->globalTime};
    const QSize size = request->render.size;
    const Result<ViewCamera> camera = cameraOf(*arguments, content, float(size.width()) / float(size.height()));
    if (!camera)
        return failHere(camera.error());
    content.camera = *camera;
    if (const Status selected = select(arguments->value(QStringLiteral("select")), content); !selected)
        return failHere(selected.error());

    const QString modelPath = (*document)->path();
    AssetTextures textures(assetSearchFor(modelPath, *sources, formats.modelSuffixes()), formats.images(),
                           AssetTextures::Mode::Wait);
    textures.setIdNames(formats.idNames());
    textures.setHdSlots(scene);
    textures.setSlotFiles(slotFiles(*chosen, guessedSlotFiles(scene, modelPath, formats.images().suffixes())));
    auto renderer = OffscreenRenderer::create(size);
    if (!renderer)
        return fail(renderer.error());
    AssetScenes scenes(assetSearchFor(modelPath, *sources, formats.modelSuffixes()), formats, AssetScenes::Mode::Wait);
    (*renderer)->setProvider(textures, &scenes);
    const Status drawn =
        request->animation ? drawAnimation(**renderer, content, *request) : drawPicture(**renderer, content, *request);
    for (const Finding &problem : textures.problems())
        std::fprintf(stderr, "sinew: %s\n", problem.message.text().c_str());
    return drawn ? Success : failHere(drawn.error());
}

} // namespace sinew
