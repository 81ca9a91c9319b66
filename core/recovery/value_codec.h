// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// core/recovery writes the unsaved steps of documents to the state folder and restores them after a crash. It may use
// core/document and what that depends on, and core/async.

#include "core/io/byte_writer.h"
#include "core/schema/type_info.h"

namespace sinew {

class LoggedObjects;

/// Appends a value as it is in memory, member by member: numbers as their bytes, arrays and curves with their counts,
/// lists with the ids of their objects.
void encodeValue(ByteWriter &out, const TypeInfo &type, const void *data);

/// Reads such a value into `data`, a default-constructed one of the type. Objects of lists get the ids that `objects`
/// has for the stored ones. False if the bytes are not such a value; `data` is then any value of the type. Never
/// allocates more than a small multiple of the available bytes.
bool decodeValue(ByteReader &in, const TypeInfo &type, void *data, LoggedObjects &objects);

} // namespace sinew
