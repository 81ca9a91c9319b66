// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/format/exporter.h"
#include "core/format/format_registry.h"
#include "editor/assets/texture_slots.h"
#include "editor/cli/shared/arguments.h"

namespace sinew {

/// What `sinew export` was asked to do.
struct ExportRequest
{
    std::shared_ptr<const Exporter> exporter;
    ExportOptions options; ///< without the name and the sequences, which depend on the model
    QStringList sequences; ///< names or rows; empty: all
    QString out;
    bool intoFolder = false, json = false, overwrite = false;
    std::vector<std::shared_ptr<AssetSource>> assets;
    SlotFiles slotFiles;
};

/// The names of the options, for Arguments::parse().
QStringList exportFlagNames();
QStringList exportValueNames();

/// Every Error is wrong usage.
Result<ExportRequest> exportRequestOf(const Arguments &arguments, const FormatRegistry &formats);

} // namespace sinew
