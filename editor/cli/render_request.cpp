// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/render_request.h"

#include "core/scene/ray_cast.h"
#include "viewport/player_colours.h"

#include <QRegularExpression>

#include <cmath>
#include <numbers>

namespace sinew {

namespace {

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

} // namespace

QStringList renderOptionNames()
{
    return {QStringLiteral("size"), QStringLiteral("background"), QStringLiteral("team-colour"),
            QStringLiteral("camera")};
}

Result<RenderRequest> renderRequestOf(const Arguments &arguments, const std::string &command, QSize defaultSize)
{
    RenderRequest request;
    request.size = defaultSize;
    if (defaultSize.isEmpty() || arguments.has(QStringLiteral("size"))) {
        static const QRegularExpression sizeForm(QStringLiteral("^(\\d{1,5})x(\\d{1,5})$"));
        const QRegularExpressionMatch match = sizeForm.match(arguments.value(QStringLiteral("size")));
        if (!match.hasMatch())
            return Error{command + " needs --size WxH, for example 800x600"};
        request.size = {match.captured(1).toInt(), match.captured(2).toInt()};
        if (request.size.isEmpty() || request.size.width() > 8192 || request.size.height() > 8192)
            return Error{"--size: 1x1 to 8192x8192 are possible"};
    }
    if (const QString colour = arguments.value(QStringLiteral("background")); colour == u"none") {
        request.transparent = true;
    } else if (arguments.has(QStringLiteral("background"))) {
        static const QRegularExpression colourForm(QStringLiteral("^[0-9a-fA-F]{6}$"));
        if (!colourForm.match(colour).hasMatch())
            return Error{"--background: “" + colour.toStdString() + "” is neither RRGGBB nor none"};
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

} // namespace sinew
