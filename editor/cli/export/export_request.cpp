// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/export/export_request.h"

#include "editor/cli/shared/asset_option.h"
#include "viewport/options/player_colours.h"

#include <QFileInfo>

namespace sinew {

namespace {

/// True for the second of two words, false for the first one, which is the default.
Result<bool> choice(const Arguments &arguments, const char *name, const char *first, const char *second)
{
    const QString word = arguments.value(QString::fromLatin1(name));
    if (arguments.has(QString::fromLatin1(name)) && word != QLatin1String(first) && word != QLatin1String(second))
        return Error{"--" + std::string(name) + " must be " + first + " or " + second};
    return word == QLatin1String(second);
}

Status setTeamColour(const Arguments &arguments, ExportOptions &options)
{
    const auto number = arguments.number(QStringLiteral("team-colour"));
    if (!number)
        return number.error();
    const auto colours = playerColours();
    const double row = number->value_or(0);
    if (row < 0 || row >= double(colours.size()) || row != double(std::size_t(row)))
        return Error{"--team-colour must be from 0 to " + std::to_string(colours.size() - 1)};
    const QColor colour(colours[std::size_t(row)].rgb);
    options.teamColour[0] = float(colour.redF());
    options.teamColour[1] = float(colour.greenF());
    options.teamColour[2] = float(colour.blueF());
    return Done{};
}

/// The form of the files, and whether `out` is a folder.
Status setForm(const Arguments &arguments, const FormatRegistry &formats, ExportRequest &request)
{
    const QString suffix = QFileInfo(request.out).suffix().toLower(), to = arguments.value(QStringLiteral("to"));
    const bool isFile = formats.exporterOf(suffix) && !QFileInfo(request.out).isDir();
    request.options.suffix = !to.isEmpty() ? to.toLower() : isFile ? suffix : QStringLiteral("glb");
    request.exporter = formats.exporterOf(request.options.suffix);
    if (!request.exporter) {
        QStringList known;
        for (const auto &exporter : formats.exporters())
            known += exporter->info().suffixes;
        return Error{"--to must be one of " + known.join(QStringLiteral(", ")).toStdString()};
    }
    const QStringList &paths = arguments.rest();
    request.intoFolder = !isFile || paths.size() > 1 || QFileInfo(paths.front()).isDir();
    if (isFile && request.intoFolder)
        return Error{"--out must be a folder for several models"};
    if (isFile && suffix != request.options.suffix)
        return Error{"--out has another suffix than --to says"};
    return Done{};
}

} // namespace

QStringList exportFlagNames()
{
    return {QStringLiteral("for-blender"), QStringLiteral("no-textures"), QStringLiteral("no-extras"),
            QStringLiteral("json"), QStringLiteral("overwrite")};
}

QStringList exportValueNames()
{
    return {QStringLiteral("to"),         QStringLiteral("out"),     QStringLiteral("axes"),
            QStringLiteral("scale"),      QStringLiteral("globals"), QStringLiteral("sequences"),
            QStringLiteral("team-colour")};
}

Result<ExportRequest> exportRequestOf(const Arguments &arguments, const FormatRegistry &formats)
{
    ExportRequest request;
    request.out = arguments.value(QStringLiteral("out"));
    if (arguments.rest().isEmpty())
        return Error{"export needs at least one model or folder"};
    if (request.out.isEmpty())
        return Error{"export needs --out FILE or --out DIR"};
    if (const Status form = setForm(arguments, formats, request); !form)
        return form.error();
    const auto axes = choice(arguments, "axes", "facing", "kept");
    const auto globals = choice(arguments, "globals", "baked", "separate");
    const auto scale = arguments.number(QStringLiteral("scale"));
    for (const Error *error :
         {axes ? nullptr : &axes.error(), globals ? nullptr : &globals.error(), scale ? nullptr : &scale.error()})
        if (error)
            return *error;
    if (*scale && **scale <= 0)
        return Error{"--scale must be above 0"};
    request.options.keepsAxes = *axes;
    request.options.separatesGlobals = *globals;
    request.options.scale = *scale;
    request.options.plainCurves = arguments.has(QStringLiteral("for-blender"));
    request.options.allMeshes = !request.options.plainCurves;
    request.options.extras = !arguments.has(QStringLiteral("no-extras"));
    request.options.textures = !arguments.has(QStringLiteral("no-textures"));
    request.sequences = arguments.value(QStringLiteral("sequences")).split(u',', Qt::SkipEmptyParts);
    request.json = arguments.has(QStringLiteral("json"));
    request.overwrite = arguments.has(QStringLiteral("overwrite"));
    if (const Status colour = setTeamColour(arguments, request.options); !colour)
        return colour.error();
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
