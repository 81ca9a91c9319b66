// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"
#include "core/model/change.h"

namespace sinew {

class Format;

/// Why changes don't fit a model, one after the other; empty when they do. The model is as before afterwards.
Message stepProblem(Model &model, ChangeSet &changes);

/// Makes of what an edit gave all that its step consists of: sets that change nothing are dropped, what follows is
/// added (Format::complete()), new objects get their ids. Fails for what does not fit the model, or what the format's
/// files can't hold. `format` may be null. The model is as before afterwards.
Status makeWholeStep(Model &model, const Format *format, ChangeSet &changes);

} // namespace sinew
