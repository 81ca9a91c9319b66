// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/create/create_request.h"

#include "editor/cli/create/import_option.h"
#include "editor/cli/shared/asset_option.h"

namespace sinew {

QStringList createFlagNames()
{
    return {QStringLiteral("all-sequences"), QStringLiteral("all-meshes"),    QStringLiteral("no-textures"),
            QStringLiteral("nothing-added"), QStringLiteral("ignore-extras"), QStringLiteral("ground"),
            QStringLiteral("helper-bones")};
}

QStringList createValueNames()
{
    return {QStringLiteral("axes"),
            QStringLiteral("scale"),
            QStringLiteral("height"),
            QStringLiteral("sequences"),
            QStringLiteral("texture-folder"),
            QStringLiteral("texture-suffix"),
            QStringLiteral("cut"),
            QStringLiteral("fps"),
            QStringLiteral("facing"),
            QStringLiteral("weapons")};
}

namespace {

/// --cut NAME=FIRST-LAST,…|FILE|markers and --fps N.
Status setCuts(const Arguments &arguments, CreateRequest &request)
{
    const auto rate = arguments.number(QStringLiteral("fps"));
    if (!rate)
        return rate.error();
    if (*rate && **rate <= 0)
        return Error{"--fps must be above 0"};
    request.framesPerSecond = *rate;
    if (!arguments.has(QStringLiteral("cut")))
        return Done{};
    const QString text = arguments.value(QStringLiteral("cut"));
    request.cutsAtMarkers = text == QLatin1String("markers");
    if (request.cutsAtMarkers)
        return Done{};
    auto cuts = text.contains(u'=') ? sequenceCutsOf(text) : sequenceCutsIn(text);
    if (!cuts)
        return cuts.error();
    request.cuts = std::move(*cuts);
    return Done{};
}

} // namespace

Result<CreateRequest> createRequestOf(const Arguments &arguments, const FormatRegistry &formats)
{
    CreateRequest request;
    const Result<ImportOptions> import = importOptionsOf(arguments);
    if (!import)
        return import.error();
    request.scale = import->scale;
    request.keepsAxes = import->keepsAxes;
    const auto height = arguments.number(QStringLiteral("height"));
    if (!height)
        return height.error();
    if (*height && (**height <= 0 || request.scale))
        return Error{"--height must be above 0, and goes without --scale"};
    request.height = *height;
    if (const Status cut = setCuts(arguments, request); !cut)
        return cut.error();
    // Counter-clockwise, in quarters of a turn.
    const QStringList facings{QStringLiteral("forward"), QStringLiteral("left"), QStringLiteral("back"),
                              QStringLiteral("right")};
    if (arguments.has(QStringLiteral("facing"))) {
        request.placement.quarterTurns = int(facings.indexOf(arguments.value(QStringLiteral("facing"))));
        if (request.placement.quarterTurns < 0)
            return Error{"--facing must be one of " + facings.join(QStringLiteral(", ")).toStdString()};
    }
    request.placement.onGround = arguments.has(QStringLiteral("ground"));
    request.weapons = arguments.value(QStringLiteral("weapons")).toStdString();
    request.sequences = arguments.value(QStringLiteral("sequences")).split(u',', Qt::SkipEmptyParts);
    request.allSequences = arguments.has(QStringLiteral("all-sequences"));
    request.allMeshes = arguments.has(QStringLiteral("all-meshes"));
    request.textures = !arguments.has(QStringLiteral("no-textures"));
    request.addsMissing = !arguments.has(QStringLiteral("nothing-added"));
    request.helperBones = arguments.has(QStringLiteral("helper-bones"));
    request.ignoresExtras = arguments.has(QStringLiteral("ignore-extras"));
    QString folder = arguments.value(QStringLiteral("texture-folder"));
    folder.replace(u'/', u'\\');
    if (folder.startsWith(u'\\') || folder.contains(u':') || folder.split(u'\\').contains(QStringLiteral("..")))
        return Error{"--texture-folder must be a folder below the model's"};
    if (!folder.isEmpty() && !folder.endsWith(u'\\'))
        folder += u'\\';
    request.textureFolder = folder.toStdString();
    const QString suffix = arguments.value(QStringLiteral("texture-suffix")).toLower();
    const QStringList known{QStringLiteral("blp"), QStringLiteral("dds"), QStringLiteral("tga")};
    if (!suffix.isEmpty() && !known.contains(suffix))
        return Error{"--texture-suffix must be one of " + known.join(QStringLiteral(", ")).toStdString()};
    request.textureSuffix = suffix.toStdString();
    auto assets = assetSourcesOf(arguments, formats.archives());
    if (!assets)
        return assets.error();
    request.assets = std::move(*assets);
    auto chosen = slotFilesOf(arguments);
    if (!chosen)
        return chosen.error();
    request.slotFiles = std::move(*chosen);
    return request;
}

} // namespace sinew
