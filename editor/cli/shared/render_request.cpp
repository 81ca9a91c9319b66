// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/shared/render_request.h"

#include "editor/thumbnails/model_picture.h"
#include "viewport/options/player_colours.h"
#include "viewport/options/view_toggles.h"

#include <QRegularExpression>

#include <algorithm>
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

/// "RRGGBB,start,end".
bool readFog(const QString &text, ViewOptions &options)
{
    static const QRegularExpression form(QStringLiteral("^([0-9a-fA-F]{6}),([^,]+),([^,]+)$"));
    const QRegularExpressionMatch match = form.match(text);
    bool isStart = false, isEnd = false;
    options.fog = true;
    options.fogColour = QColor(QLatin1Char('#') + match.captured(1));
    options.fogStart = match.captured(2).toFloat(&isStart);
    options.fogEnd = match.captured(3).toFloat(&isEnd);
    return match.hasMatch() && isStart && isEnd && options.fogStart >= 0 && options.fogEnd >= options.fogStart &&
           std::isfinite(options.fogEnd);
}

/// --light, --fog, --lod, --meshes.
Status readDisplayOptions(const Arguments &arguments, ViewOptions &options)
{
    if (arguments.has(QStringLiteral("light"))) {
        const QString wanted = arguments.value(QStringLiteral("light"));
        const auto presets = daylightPresets();
        const auto found = std::find_if(presets.begin(), presets.end(), [&](const DaylightPreset &preset) {
            return wanted.compare(QLatin1String(preset.id), Qt::CaseInsensitive) == 0;
        });
        if (found == presets.end())
            return Error{"--light must be day, dusk, night or neutral"};
        options.daylight = found->light;
    }
    if (arguments.has(QStringLiteral("fog")) && !readFog(arguments.value(QStringLiteral("fog")), options))
        return Error{"--fog needs RRGGBB,START,END, for example 8090a0,500,3000"};
    if (arguments.has(QStringLiteral("lod"))) {
        bool isNumber = false;
        options.meshes.level = arguments.value(QStringLiteral("lod")).toUInt(&isNumber);
        if (!isNumber)
            return Error{"--lod needs a level of detail, 0 or above"};
    }
    if (arguments.has(QStringLiteral("meshes"))) {
        const qsizetype kind = QStringList{QStringLiteral("all"), QStringLiteral("sd"), QStringLiteral("hd")}.indexOf(
            arguments.value(QStringLiteral("meshes")));
        if (kind < 0)
            return Error{"--meshes must be all, sd or hd"};
        options.meshes.kind = MeshChoice::Kind(kind);
    }
    return Done{};
}

/// --geosets all, or numbers separated by commas.
Status readGeosets(const QString &text, RenderRequest &request)
{
    if (text == u"all") {
        request.options.meshes.hiddenGeosets.emplace();
        return Done{};
    }
    request.geosets.emplace();
    for (const QString &part : text.split(u',')) {
        bool isNumber = false;
        request.geosets->insert(std::int32_t(part.trimmed().toUShort(&isNumber)));
        if (!isNumber)
            return Error{"--geosets needs all or numbers, for example 0,101,702"};
    }
    return Done{};
}

/// Names of options separated by commas.
Status readToggles(const QString &names, bool on, ViewOptions &options)
{
    for (const QString &name : names.split(u',', Qt::SkipEmptyParts)) {
        const auto toggles = viewToggles();
        const auto found = std::find_if(toggles.begin(), toggles.end(), [&](const ViewToggle &toggle) {
            return name.trimmed().compare(QLatin1String(toggle.name), Qt::CaseInsensitive) == 0;
        });
        if (found == toggles.end()) {
            std::string known;
            for (const ViewToggle &toggle : toggles)
                known += (known.empty() ? "" : ", ") + std::string(toggle.name);
            return Error{"“" + name.toStdString() + "” is not one of " + known};
        }
        options.*found->option = on;
    }
    return Done{};
}

} // namespace

QStringList renderOptionNames()
{
    return {QStringLiteral("size"),   QStringLiteral("background"), QStringLiteral("team-colour"),
            QStringLiteral("camera"), QStringLiteral("light"),      QStringLiteral("fog"),
            QStringLiteral("lod"),    QStringLiteral("meshes"),     QStringLiteral("geosets"),
            QStringLiteral("show"),   QStringLiteral("hide")};
}

ViewOptions RenderRequest::optionsFor(const RenderScene &scene) const
{
    ViewOptions own = options;
    if (!geosets)
        return own;
    own.meshes.hiddenGeosets.emplace();
    for (const SceneMesh &mesh : scene.meshes) {
        if (mesh.geosetId >= 0 && !geosets->contains(mesh.geosetId))
            own.meshes.hiddenGeosets->insert(mesh.geosetId);
    }
    return own;
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
            return Error{"--size must be between 1x1 and 8192x8192"};
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
            return Error{"--team-colour must be from 0 to " + std::to_string(playerColours().size() - 1)};
        request.options.teamColour = QColor(playerColours()[std::size_t(player)].rgb);
    }
    // Pictures show the model alone unless --show asks for more.
    request.options.grid = request.options.popcorn = request.options.missingModels = false;
    if (const Status displayOptions = readDisplayOptions(arguments, request.options); !displayOptions)
        return displayOptions.error();
    if (arguments.has(QStringLiteral("geosets"))) {
        if (const Status read = readGeosets(arguments.value(QStringLiteral("geosets")), request); !read)
            return read.error();
    }
    for (const bool on : {true, false}) {
        const QString option = on ? QStringLiteral("show") : QStringLiteral("hide");
        const Status read = readToggles(arguments.value(option), on, request.options);
        if (!read)
            return Error{"--" + option.toStdString() + ": " + read.error().text()};
    }
    return request;
}

Result<ViewCamera> cameraOf(const Arguments &arguments, const ViewContent &content, float aspect)
{
    const RenderScene &scene = *content.scene;
    if (!arguments.has(QStringLiteral("camera")))
        return overviewCamera(content, aspect);
    const QString wanted = arguments.value(QStringLiteral("camera"));
    if (const SceneCamera *camera = cameraNamed(scene, wanted))
        return ViewCamera::fromModelCamera(*camera, evaluateCamera(scene, *camera, content.when), aspect);
    if (const auto camera = orbitCamera(wanted, shownBox(content)))
        return *camera;
    std::string known;
    for (const SceneCamera &camera : scene.cameras)
        known += (known.empty() ? "" : ", ") + camera.name;
    return Error{"--camera: “" + wanted.toStdString() +
                 "” is neither yaw,pitch,distance nor a camera of the model, which has " +
                 (known.empty() ? "none" : known)};
}

} // namespace sinew
