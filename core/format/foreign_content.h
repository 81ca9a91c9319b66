// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/byte_reader.h"
#include "core/io/message.h"

namespace sinew {

/// What a file that is no model is, as its first bytes say: "this is a PNG picture, not a model", "the file is empty".
/// For bytes that say nothing: that no format is known.
Message foreignContent(Bytes bytes);

} // namespace sinew
