// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "editor/cli/export/export_request.h"

namespace sinew {

/// Writes models and folders of models, and prints what becomes of each; returns an exit code. An Error is wrong usage.
Result<int> exportModels(const QStringList &paths, const ExportRequest &request, const FormatRegistry &formats);

} // namespace sinew
