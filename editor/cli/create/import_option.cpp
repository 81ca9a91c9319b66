// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/create/import_option.h"

namespace sinew {

Result<ImportOptions> importOptionsOf(const Arguments &arguments)
{
    ImportOptions options;
    const auto scale = arguments.number(QStringLiteral("scale"));
    if (!scale)
        return scale.error();
    if (*scale && **scale <= 0)
        return Error{"--scale must be above 0"};
    options.scale = *scale;
    const QString axes = arguments.value(QStringLiteral("axes"));
    if (arguments.has(QStringLiteral("axes"))) {
        if (axes != QLatin1String("facing") && axes != QLatin1String("kept"))
            return Error{"--axes must be facing or kept"};
        options.keepsAxes = axes == QLatin1String("kept");
    }
    return options;
}

} // namespace sinew
