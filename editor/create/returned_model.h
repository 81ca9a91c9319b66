// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "editor/create/imported_file.h"

namespace sinew {

/// Whether a file has everything that our own exporter kept of a model of the format.
bool isReturned(const ImportedScene &scene, const Format &format);

/// That model, with the vertices, places and keys that the file has now, and its new meshes; everything else as it was.
/// `file`: read with the axes and the scale that it suggests. `suffix`: of the files that the model is for (mdx, mdl).
/// `target`: ConversionTarget::id of the form that it becomes; empty: its own.
Result<CreatedModel> returnedModel(const ImportedFile &file, const Format &format, const QString &suffix,
                                   const std::string &target, const FormatRegistry &formats);

} // namespace sinew
