// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/export/loss_lines.h"

#include "core/schema/json.h"
#include "editor/cli/shared/model_files.h"

#include <algorithm>
#include <utility>

namespace sinew {

const char *lossKindName(ConversionLoss::Kind kind)
{
    static constexpr const char *names[] = {"lost", "changed", "guessed", "kept"};
    return names[kind];
}

std::string lossLines(const std::vector<ConversionLoss> &losses)
{
    std::string lines;
    for (const ConversionLoss &loss : losses)
        lines += lossKindName(loss.kind) + ("\t" + loss.path) + '\t' + oneLine(loss.message.text()) + '\n';
    return lines;
}

std::string lossJson(const std::vector<ConversionLoss> &losses)
{
    std::string json = "[", separator;
    for (const ConversionLoss &loss : losses)
        json += std::exchange(separator, ",\n  ") + "{\"kind\": \"" + lossKindName(loss.kind) +
                "\", \"path\": " + jsonString(loss.path) + ", \"message\": " + jsonString(loss.message.text()) + "}";
    return json + "]";
}

std::string lossCounts(const std::vector<ConversionLoss> &losses, std::initializer_list<ConversionLoss::Kind> kinds)
{
    std::string text;
    for (const ConversionLoss::Kind kind : kinds)
        text += (text.empty() ? "" : ", ") +
                std::to_string(std::count_if(losses.begin(), losses.end(),
                                             [kind](const ConversionLoss &loss) { return loss.kind == kind; })) +
                ' ' + lossKindName(kind);
    return text;
}

} // namespace sinew
