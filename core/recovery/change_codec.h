// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/byte_writer.h"
#include "core/model/change.h"

#include <optional>

namespace sinew {

class LoggedObjects;

/// Appends what a step changes: the changes hold what goes into the model, and every object has its id.
void encodeChanges(ByteWriter &out, const ChangeSet &changes);

/// Reads such a set to the end of the bytes; the types of values are those that the addressed fields have. Whether the
/// changes fit a model is for Document::pushAgain() to say. Nothing for bytes that are no such set.
std::optional<ChangeSet> decodeChanges(ByteReader &in, LoggedObjects &objects);

/// Adds a later set to an earlier one, so that both at once do what they did one after the other. What a gesture sets
/// again and again is kept once.
void appendChanges(ChangeSet &changes, ChangeSet later);

} // namespace sinew
