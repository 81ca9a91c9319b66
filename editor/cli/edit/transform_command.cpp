// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/edit/transform_command.h"

#include "core/document/open_document.h"
#include "core/scene/render_scene.h"
#include "core/transform/placement.h"
#include "editor/cli/shared/arguments.h"
#include "editor/cli/shared/moment.h"
#include "editor/cli/shared/out_file.h"
#include "editor/cli/shared/output.h"

#include <algorithm>
#include <cstdio>
#include <iterator>

namespace sinew {

namespace {

constexpr const char *operations[] = {"scale", "turn", "mirror", "move", "on-ground", "centred"};

/// "1,-2.5,3"
Result<Eigen::Vector3d> vectorOf(const QString &option, const QString &text)
{
    const QStringList parts = text.split(QLatin1Char(','));
    Eigen::Vector3d vector;
    bool isNumber = parts.size() == 3;
    for (int i = 0; i < 3 && isNumber; ++i)
        vector[i] = parts[i].trimmed().toDouble(&isNumber);
    if (!isNumber)
        return Error{"--" + option.toStdString() + " needs three numbers with commas between them, x,y,z"};
    return vector;
}

Result<PlacementRequest> placementOf(const Arguments &arguments)
{
    PlacementRequest request;
    const Result<std::optional<double>> scale = arguments.number(QStringLiteral("scale"));
    if (!scale)
        return scale.error();
    request.scale = scale->value_or(1);
    for (const auto &[name, target] : {std::pair("turn", &request.degrees), {"move", &request.move}}) {
        const QString option = QString::fromLatin1(name);
        if (!arguments.has(option))
            continue;
        const Result<Eigen::Vector3d> vector = vectorOf(option, arguments.value(option));
        if (!vector)
            return vector.error();
        *target = *vector;
    }
    if (const QString axis = arguments.value(QStringLiteral("mirror")); !axis.isEmpty()) {
        request.mirrored = int(QStringLiteral("xyz").indexOf(axis));
        if (axis.size() != 1 || request.mirrored < 0)
            return Error{"--mirror needs an axis: x, y or z"};
    }
    if (const QString about = arguments.value(QStringLiteral("about")); !about.isEmpty()) {
        const auto row =
            QStringList{QStringLiteral("origin"), QStringLiteral("ground"), QStringLiteral("centre")}.indexOf(about);
        if (row < 0)
            return Error{"--about needs origin, ground or centre"};
        request.about = PlacementRequest::About(row);
    }
    request.onGround = arguments.has(QStringLiteral("on-ground"));
    request.centred = arguments.has(QStringLiteral("centred"));
    return request;
}

} // namespace

int runTransform(const QStringList &words, const FormatRegistry &formats)
{
    const auto arguments = Arguments::parse(
        words, {QStringLiteral("overwrite"), QStringLiteral("on-ground"), QStringLiteral("centred")},
        {QStringLiteral("out"), QStringLiteral("scale"), QStringLiteral("turn"), QStringLiteral("mirror"),
         QStringLiteral("move"), QStringLiteral("about"), QStringLiteral("sequence")});
    if (!arguments)
        return failUsage("transform", arguments.error());
    if (arguments->rest().size() != 1)
        return failUsage("transform", Error{"transform needs one file"});
    const QString out = arguments->value(QStringLiteral("out"));
    if (out.isEmpty())
        return failUsage("transform", Error{"transform needs --out FILE"});
    const auto asks = [&](const char *option) { return arguments->has(QLatin1String(option)); };
    if (std::none_of(std::begin(operations), std::end(operations), asks))
        return failUsage("transform", Error{"transform needs --scale, --turn, --mirror, --move, --on-ground or "
                                            "--centred"});
    Result<PlacementRequest> request = placementOf(*arguments);
    if (!request)
        return failUsage("transform", request.error());

    const QString file = arguments->rest()[0];
    const auto opened = openDocument(formats, file, OpenFor::Editing);
    if (!opened)
        return fail(opened.error());
    Document &document = **opened;
    const auto failHere = [&](Error error) {
        error.file = file.toStdString();
        return fail(error);
    };
    if (const QString wanted = arguments->value(QStringLiteral("sequence")); !wanted.isEmpty()) {
        const RenderScene scene = document.format()->scene()->build(document.model());
        const Result<std::int32_t> sequence = sequenceNamed(scene, wanted);
        if (!sequence)
            return failHere(sequence.error());
        request->sequence = *sequence;
    }
    Result<PlacedModel> placed = placedModel(document.model(), *document.format(), *request);
    if (!placed)
        return failHere(placed.error());
    if (const Status pushed = document.push(std::move(placed->changes), QStringLiteral("transform")); !pushed)
        return failHere(pushed.error());
    if (const Status fits = checkSuffix(document, formats, out); !fits)
        return fail(fits.error());
    if (const Status saved = saveTo(document, out, arguments->has(QStringLiteral("overwrite"))); !saved)
        return fail(saved.error());
    for (const Message &note : placed->notes)
        std::fprintf(stderr, "sinew: note: %s: %s\n", qPrintable(out), note.text().c_str());
    return Success;
}

} // namespace sinew
