// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/convert_report.h"

#include "core/schema/json.h"
#include "editor/cli/export/loss_lines.h"
#include "editor/cli/shared/model_files.h"
#include "editor/cli/shared/output.h"

#include <algorithm>

namespace sinew {

namespace {

constexpr const char *modelStateNames[] = {"done", "exists", "refused", "failed"};

} // namespace

std::size_t countOf(const ModelReport &report, ConversionLoss::Kind kind)
{
    return std::size_t(std::count_if(report.losses.begin(), report.losses.end(),
                                     [kind](const ConversionLoss &loss) { return loss.kind == kind; }));
}

std::string lineOf(const ModelReport &report)
{
    std::string line = modelStateNames[report.state] + ("\t" + report.source.toStdString()) + '\t';
    if (report.state == ModelReport::Failed)
        return line + oneLine(report.error.text()) + '\n';
    line += report.target.toStdString();
    if (report.state == ModelReport::Exists)
        return line + '\n';
    return line + '\t' +
           lossCounts(report.losses, {ConversionLoss::Lost, ConversionLoss::Changed, ConversionLoss::Guessed}) + '\n';
}

std::string jsonOf(const ModelReport &report)
{
    const auto text = [](const char *key, const std::string &value) {
        return std::string(", \"") + key + "\": " + jsonString(value);
    };
    std::string json = std::string("{\"state\": \"") + modelStateNames[report.state] + '"' +
                       text("source", report.source.toStdString()) + text("target", report.target.toStdString());
    if (report.state == ModelReport::Failed)
        json += text("error", report.error.text());
    if (!report.to.empty())
        json += text("from", report.from) + text("to", report.to);
    if (report.state == ModelReport::Written || report.state == ModelReport::Refused) {
        json += ", \"losses\": " + lossJson(report.losses) + ", \"remarks\": [";
        std::string separator;
        for (const Diagnostic &remark : report.remarks)
            json += std::exchange(separator, ",\n  ") + "{\"severity\": \"" + severityName(remark.severity) + '"' +
                    text("message", remark.where.text()) + "}";
        json += "]";
    }
    return json + "}";
}

} // namespace sinew
