// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/pose_command.h"

#include "editor/cli/command.h"

#include "core/document/open_document.h"
#include "core/scene/pose/pose.h"
#include "core/schema/json.h"
#include "core/schema/text.h"
#include "editor/cli/shared/moment.h"
#include "editor/cli/shared/output.h"

#include <cmath>

namespace sinew {

namespace {

/// JSON has no NaN and no infinity; they appear as strings, as in dump.
std::string numberJson(float value)
{
    const std::string text = floatText(value);
    return std::isfinite(value) ? text : '"' + text + '"';
}

std::string matrixJson(const Eigen::Affine3f &matrix)
{
    std::string text = "[";
    for (int row = 0; row < 3; ++row) {
        for (int column = 0; column < 4; ++column)
            text += (row + column ? ", " : "") + numberJson(matrix(row, column));
    }
    return text + "]";
}

std::string poseJson(const RenderScene &scene, const Pose &pose, double time)
{
    std::string text = "{\"time\": " + numberText(time) + ", \"nodes\": [";
    for (std::size_t i = 0; i < scene.nodes.size(); ++i) {
        text += std::string(i ? ",\n" : "\n") + "{\"name\": " + jsonString(scene.nodes[i].name) +
                ", \"objectId\": " + std::to_string(scene.nodes[i].key) + ", \"matrix\": " + matrixJson(pose.nodes[i]) +
                "}";
    }
    text += "], \"geosets\": [";
    for (std::size_t i = 0; i < scene.meshes.size(); ++i) {
        const Colour &colour = pose.meshColour[i];
        text += std::string(i ? ",\n" : "\n") + "{\"index\": " + std::to_string(i) +
                ", \"alpha\": " + numberJson(pose.meshAlpha[i]) + ", \"color\": [" + numberJson(colour.r) + ", " +
                numberJson(colour.g) + ", " + numberJson(colour.b) + "]}";
    }
    return text + "]}\n";
}

} // namespace

int runPose(const QStringList &words, const FormatRegistry &formats)
{
    const auto arguments = Arguments::parse(
        words, {}, {QStringLiteral("sequence"), QStringLiteral("time"), QStringLiteral("global-time")});
    if (!arguments)
        return failUsage("pose", arguments.error());
    if (arguments->rest().size() != 1)
        return failUsage("pose", Error{"pose needs exactly one file"});
    if (const Status numbers = checkTimes(*arguments); !numbers)
        return failUsage("pose", numbers.error());
    const QString path = arguments->rest().first();

    const auto document = openDocument(formats, path);
    if (!document)
        return fail(document.error());
    const SceneFacet *facet = (*document)->format()->scene();
    if (!facet)
        return fail(Error{"this format has no skeleton to evaluate", path.toStdString()});
    const RenderScene scene = facet->build((*document)->model());
    const Result<Moment> moment = momentOf(*arguments, scene, *(*document)->format());
    if (!moment) {
        Error error = moment.error();
        error.file = path.toStdString();
        return fail(error);
    }
    Pose pose;
    evaluatePose(scene, {.sequence = moment->sequence, .time = moment->time, .globalTime = moment->globalTime}, pose);
    print(poseJson(scene, pose, moment->time - moment->zero));
    return Success;
}

} // namespace sinew
