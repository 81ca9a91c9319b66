// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// core/recovery writes the unsaved steps of documents into the state folder and brings them back after a crash. It may
// use core/document and what that stands on, and core/async.

#include "core/io/byte_writer.h"
#include "core/schema/type_info.h"

namespace sinew {

class LoggedObjects;

/// Appends a value as it is in memory, member by member: numbers as their bytes, arrays and curves with their counts,
/// lists with the ids of their objects.
void encodeValue(ByteWriter &out, const TypeInfo &type, const void *data);

/// Reads such a value into `data`, a default-constructed one of the type. Objects of lists get the ids that
/// `objects` has for those in the bytes. False for bytes that are no such value; `data` is then some value of the
/// type. Never allocates more than a small multiple of the bytes that are there.
bool decodeValue(ByteReader &in, const TypeInfo &type, void *data, LoggedObjects &objects);

} // namespace sinew
