// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "editor/cli/shared/arguments.h"
#include "editor/convert/convert_batch.h"

namespace sinew {

/// What a call of `sinew convert` asks for.
struct ConvertRequest
{
    std::vector<ConvertJob> jobs;
    ConvertSettings settings;
    bool intoFolder = false; ///< a report on every file is wanted
    bool json = false;
};

QStringList convertFlagNames();
QStringList convertValueNames();

/// Fails on wrong usage: unknown formats, values outside their ranges, folders without images.
Result<ConvertRequest> convertRequestOf(const Arguments &arguments, const ImageRegistry &images);

} // namespace sinew
