// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/files/file_set.h"
#include "core/format/format.h"

namespace sinew {

/// Writes a model to memory and reads the files again. Returns a copy of the model with the values that they hold,
/// under the same ids. `others`: source of files that belong to it and are not written, such as another model's
/// skeleton; empty: none. Fails if the files can't be written or read, or hold other objects.
Result<std::unique_ptr<Model>> writtenAgain(const Model &model, const Format &format, WriteOptions options,
                                            const FileSet::CompanionSource &others);

} // namespace sinew
