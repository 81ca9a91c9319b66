// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/format/format_registry.h"
#include "editor/cli/shared/arguments.h"

namespace sinew {

// The half of `sinew convert` that converts models to other versions of their format.

QStringList modelConvertFlagNames();
QStringList modelConvertValueNames();

/// Whether a call is about models: it names a version or a form of models, or its first file is a model by its content
/// or, if there is no such file, by its name.
bool convertsModels(const Arguments &arguments, const FormatRegistry &formats);

/// `words`: everything after "convert".
int runConvertModels(const QStringList &words, const FormatRegistry &formats);

} // namespace sinew
