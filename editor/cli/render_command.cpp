// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/command.h"

#include "core/scene/ray_cast.h"
#include "editor/asset_textures.h"
#include "editor/virtual_display.h"
#include "viewport/offscreen.h"
#include "viewport/player_colours.h"

#include <QGuiApplication>
#include <QRegularExpression>

#include <cmath>
#include <numbers>

namespace sinew {

namespace {

struct Request
{
    QString file, out;
    QSize size;
    ViewOptions options;
};

Result<Request> requestOf(const Arguments &arguments)
{
    Request request;
    if (arguments.rest().size() != 1)
        return Error{"render needs exactly one file"};
    request.file = arguments.rest().first();
    request.out = arguments.value(QStringLiteral("out"));
    if (request.out.isEmpty())
        return Error{"render needs --out PNG"};

    const QString size = arguments.value(QStringLiteral("size"));
    static const QRegularExpression sizeForm(QStringLiteral("^(\\d{1,5})x(\\d{1,5})$"));
    const QRegularExpressionMatch match = sizeForm.match(size);
    if (!match.hasMatch())
        return Error{"render needs --size WxH, for example 800x600"};
    request.size = {match.captured(1).toInt(), match.captured(2).toInt()};
    if (request.size.isEmpty() || request.size.width() > 8192 || request.size.height() > 8192)
        return Error{"--size: 1x1 to 8192x8192 are possible"};

    if (arguments.has(QStringLiteral("background"))) {
        static const QRegularExpression colourForm(QStringLiteral("^[0-9a-fA-F]{6}$"));
        const QString colour = arguments.value(QStringLiteral("background"));
        if (!colourForm.match(colour).hasMatch())
            return Error{"--background: “" + colour.toStdString() + "” is not of the form RRGGBB"};
        request.options.background = QColor(QLatin1Char('#') + colour);
    }
    if (arguments.has(QStringLiteral("team-colour"))) {
        bool isNumber = false;
        const int player = arguments.value(QStringLiteral("team-colour")).toInt(&isNumber);
        if (!isNumber || player < 0 || std::size_t(player) >= playerColours().size())
            return Error{"--team-colour: 0 to " + std::to_string(playerColours().size() - 1) + " are possible"};
        request.options.teamColour = QColor(playerColours()[std::size_t(player)].rgb);
    }
    request.options.grid = false;
    return request;
}

const SceneCamera *cameraNamed(const RenderScene &scene, const QString &name)
{
    for (const SceneCamera &camera : scene.cameras) {
        if (QString::fromStdString(camera.name).compare(name, Qt::CaseInsensitive) == 0)
            return &camera;
    }
    return nullptr;
}

/// "yaw,pitch,distance" with angles in degrees, looking at the middle of `box`.
std::optional<ViewCamera> orbitCamera(const QString &text, const Eigen::AlignedBox3f &box)
{
    const QStringList parts = text.split(u',');
    if (parts.size() != 3)
        return std::nullopt;
    float numbers[3];
    for (int i = 0; i < 3; ++i) {
        bool isNumber = false;
        numbers[i] = parts[i].toFloat(&isNumber);
        if (!isNumber || !std::isfinite(numbers[i]))
            return std::nullopt;
    }
    if (std::abs(numbers[1]) > 90 || numbers[2] <= 0)
        return std::nullopt;
    constexpr float degree = std::numbers::pi_v<float> / 180;
    ViewCamera camera;
    if (!box.isEmpty())
        camera.target = box.center();
    camera.yaw = numbers[0] * degree;
    camera.pitch = numbers[1] * degree;
    camera.distance = numbers[2];
    camera.fitClip(box);
    return camera;
}

Result<ViewCamera> cameraOf(const Arguments &arguments, const RenderScene &scene, const PoseTime &when, float aspect)
{
    Pose pose;
    evaluatePose(scene, when, pose);
    const Eigen::AlignedBox3f box = posedBounds(scene, pose);
    if (!arguments.has(QStringLiteral("camera"))) {
        ViewCamera camera;
        camera.yaw = 0.6f;
        camera.pitch = 0.3f;
        camera.frame(box, aspect);
        camera.fitClip(box);
        return camera;
    }
    const QString wanted = arguments.value(QStringLiteral("camera"));
    if (const SceneCamera *camera = cameraNamed(scene, wanted))
        return ViewCamera::fromModelCamera(*camera, evaluateCamera(scene, *camera, when), aspect);
    if (const auto camera = orbitCamera(wanted, box))
        return *camera;
    std::string known;
    for (const SceneCamera &camera : scene.cameras)
        known += (known.empty() ? "" : ", ") + camera.name;
    return Error{"--camera: “" + wanted.toStdString() +
                 "” is neither yaw,pitch,distance nor a camera of the model, which has " +
                 (known.empty() ? "none" : known)};
}

} // namespace

int runRender(const QStringList &words, const FormatRegistry &formats)
{
    const auto arguments =
        Arguments::parse(words, {},
                         {QStringLiteral("out"), QStringLiteral("size"), QStringLiteral("sequence"),
                          QStringLiteral("time"), QStringLiteral("global-time"), QStringLiteral("camera"),
                          QStringLiteral("background"), QStringLiteral("team-colour")});
    if (!arguments)
        return failUsage("render", arguments.error());
    const Result<Request> request = requestOf(*arguments);
    if (!request)
        return failUsage("render", request.error());
    if (const Status numbers = checkTimes(*arguments); !numbers)
        return failUsage("render", numbers.error());
    const auto display = prepareDisplay(true);
    if (!display)
        return fail(display.error());
    static int argumentCount = 1;
    static char programName[] = "sinew", *programNames[] = {programName, nullptr};
    const QGuiApplication application(argumentCount, programNames);
    const auto failHere = [&](Error error) {
        error.file = request->file.toStdString();
        return fail(error);
    };

    const auto document = formats.open(request->file);
    if (!document)
        return fail(document.error());
    const SceneFacet *facet = (*document)->format()->scene();
    if (!facet)
        return failHere(Error{"this format has nothing to draw"});
    const RenderScene scene = facet->build((*document)->model());
    const Result<Moment> moment = momentOf(*arguments, scene);
    if (!moment)
        return failHere(moment.error());
    ViewContent content{.scene = &scene, .options = request->options};
    content.when = {.sequence = moment->sequence, .time = moment->time, .globalTime = moment->globalTime};
    const float aspect = float(request->size.width()) / float(request->size.height());
    const Result<ViewCamera> camera = cameraOf(*arguments, scene, content.when, aspect);
    if (!camera)
        return failHere(camera.error());
    content.camera = *camera;

    AssetTextures textures(assetSearchFor(request->file, {}), formats.images(), AssetTextures::Mode::Wait);
    auto renderer = OffscreenRenderer::create(request->size);
    if (!renderer)
        return fail(renderer.error());
    (*renderer)->setProvider(textures);
    const Result<QImage> picture = (*renderer)->render(content);
    if (!picture)
        return failHere(picture.error());
    for (const Problem &problem : textures.problems())
        std::fprintf(stderr, "sinew: %s\n", problem.message.text().c_str());
    if (!picture->save(request->out, "PNG"))
        return fail(Error{"the picture can't be written", request->out.toStdString()});
    return Success;
}

} // namespace sinew
