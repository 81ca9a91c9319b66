// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/files/file_set.h"
#include "core/format/format.h"

namespace sinew {

/// Writes a model in memory and reads the files again: a copy of the model with the values that they hold, under the
/// same ids. `others`: where files lie that belong to it and are not written, such as another model's skeleton; empty:
/// nowhere. Fails where the files can't be written or read, or hold other objects.
Result<std::unique_ptr<Model>> writtenAgain(const Model &model, const Format &format, WriteOptions options,
                                            const FileSet::CompanionSource &others);

} // namespace sinew
