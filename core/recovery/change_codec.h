// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/byte_writer.h"
#include "core/model/change.h"

#include <optional>

namespace sinew {

class LoggedObjects;

/// Appends the changes of a step: they must hold what goes into the model, and every object must have its id.
void encodeChanges(ByteWriter &out, const ChangeSet &changes);

/// Reads such a set up to the end of the bytes; values have the types of the addressed fields. Document::pushAgain()
/// decides whether the changes fit a model. Nothing if the bytes are not such a set.
std::optional<ChangeSet> decodeChanges(ByteReader &in, LoggedObjects &objects);

/// Adds a later set to an earlier one, so that both at once do the same as one after the other. Values that a gesture
/// sets repeatedly are kept once.
void appendChanges(ChangeSet &changes, ChangeSet later);

} // namespace sinew
