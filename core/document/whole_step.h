// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"
#include "core/model/change.h"

namespace sinew {

class Format;

/// Why changes don't fit a model, applied one after the other; empty if they do. The model is unchanged afterwards.
Message stepProblem(Model &model, ChangeSet &changes);

/// Completes an edit into a whole step: sets that change nothing are dropped, follow-up changes are added
/// (Format::complete()), new objects get their ids. Fails for changes that do not fit the model, or that the format's
/// files can't hold. `format` may be null. The model is unchanged afterwards.
Status makeWholeStep(Model &model, const Format *format, ChangeSet &changes);

} // namespace sinew
